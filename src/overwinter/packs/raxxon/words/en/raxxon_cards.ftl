### Raxxon cards: when they are triggered, what happens, and what each option does.

rx-card-raxxons-offer = Raxxon’s Offer
    .trigger = Always.
    .story = White vans pull up at the cordon. The men in them have beds, locks and a form to sign.
    .option1 = Sign the form
    .effect1 = Move up to 3 face-up infected cards from the crowd to the contained quarantine. Raxxon’s power rises by 1. Shuffle the untriggered cards into the Raxxon draw pile.

rx-card-raxxons-observers = Raxxon’s Observers
    .trigger = Always.
    .story = They stand on the roofs with long lenses and give every face a number. They share what they see, for now.
    .option1 = Take their notes
    .effect1 = Look at up to 3 face-down cards of the crowd. They stay face-down. Raxxon’s power rises by 1. Shuffle the untriggered cards into the Raxxon draw pile.

rx-card-raxxons-broadcast = Raxxon’s Broadcast
    .trigger = Always.
    .story = Every screen in the square lights up. A calm voice promises food, and the shouting stops.
    .option1 = Let it run
    .effect1 = Turn any number of face-up hostile cards face-down. Raxxon’s power rises by 1. Shuffle the untriggered cards into the Raxxon draw pile.

rx-card-raxxons-samples = Raxxon’s Samples
    .trigger = Always.
    .story = A truck with its own generator backs up to the ward. Nobody says where the stretchers go.
    .option1 = Open the ward
    .effect1 = Remove up to 2 cards of either quarantine from the game. Raxxon’s power rises by 1. Shuffle the untriggered cards into the Raxxon draw pile.

rx-card-raxxons-convoy = Raxxon’s Convoy
    .trigger = Always.
    .story = There are two seats left in the last car. The driver does not ask who deserves them.
    .option1 = Fill the seats
    .effect1 = Evacuate up to 2 face-up healthy cards of the crowd. Raxxon’s power rises by 1. Shuffle the untriggered cards into the Raxxon draw pile.

rx-card-raxxons-blackout = Raxxon’s Blackout
    .trigger = Always.
    .story = The street lamps go out, block after block. The company calls it maintenance.
    .option1 = In the dark
    .effect1 = Choose a row or column with a face-up card. Turn all its face-up cards face-down. Raxxon’s power rises by 1. Shuffle the untriggered cards into the Raxxon draw pile.

rx-card-raxxons-leak = Raxxon’s Leak
    .trigger = Always.
    .story = Somebody has told the suburbs that there are pills in the square. There are none.
    .option1 = They come anyway
    .effect1 = Add 1 card to the crowd. Raxxon’s power rises by 1. Shuffle the untriggered cards into the Raxxon draw pile.

rx-card-raxxons-escort = Raxxon’s Escort
    .trigger = Always.
    .story = Four armed men walk beside you all day and clear the way. They write down whom you talk to.
    .option1 = Walk with them
    .effect1 = The active player may remove up to 2 action tokens from their sheet. Raxxon’s power rises by 1. Shuffle the untriggered cards into the Raxxon draw pile.

rx-card-susceptibility = Susceptibility
    .trigger = At least 1 face-up susceptible card is in the crowd.
    .story = She has not been bitten. Her blood says that she will not need to be.
    .option1 = Do not wait for it
    .effect1 = Kill 1 face-up susceptible card. This card goes to the untriggered pile.
    .option2 = Let Raxxon watch her
    .effect2 = Raxxon’s power rises by 1. This card goes to the untriggered pile.

rx-card-spokesperson = Spokesperson
    .trigger = At least 1 face-up celebrity card is in the crowd.
    .story = Everybody knows the face. The company would like to rent it.
    .option1 = Accept the car
    .effect1 = Evacuate 1 face-up celebrity card. Raxxon’s power rises by 1.
    .option2 = Hide the face
    .effect2 = Turn 1 face-up celebrity card face-down. Add 1 card to the crowd. This card goes to the untriggered pile.

rx-card-spokesperson-2 = Spokesperson on Air
    .trigger = The card “Spokesperson” is in the triggered pile.
    .story = The face you sent out smiles from every wall. It reads what it is given, and people listen.
    .option1 = Let them listen
    .effect1 = Turn up to 3 face-up hostile cards face-down. Raxxon’s power rises by 1.
    .option2 = Pull the plug
    .effect2 = 1 evacuated hostile card, if there is one, goes to the discard pile. Add 1 card to the crowd.

rx-card-separated = Separated
    .trigger = At least 1 face-up family card is in the crowd.
    .story = They held hands up to the barrier. On this side of it there is one coat too many.
    .option1 = Search around them
    .effect1 = Choose 1 face-up family card. Flip all face-down cards adjacent to it, one after the other.
    .option2 = Take those who are here
    .effect2 = Evacuate 1 face-up family card. Raxxon’s power rises by 1.

rx-card-old-friend = Old Friend
    .trigger = At least 1 face-up familiar card is in the crowd.
    .story = You went to school together. He calls your name across the fence, and everybody turns around.
    .option1 = Walk him out yourself
    .effect1 = Evacuate 1 face-up familiar card. You must pass on your next turn today.
    .option2 = Look away
    .effect2 = Add 1 card to the crowd. This card goes to the untriggered pile.

rx-card-eyewitness = Eyewitness
    .trigger = At least 1 face-up innocent card is in the crowd.
    .story = He saw who fell and who got up again. He would rather not say it aloud here.
    .option1 = Let him point
    .effect1 = Swap 1 face-up innocent card with another card of the crowd. Then flip 1 card.
    .option2 = Let Raxxon question him
    .effect2 = Look at up to 3 face-down cards of the crowd. They stay face-down. Raxxon’s power rises by 1.

rx-card-ringleader = Ringleader
    .trigger = At least 2 face-up hostile cards are in the crowd.
    .story = One of them talks and the rest repeat it. The bottles are already filled.
    .option1 = Give the order
    .effect1 = Kill 1 face-up hostile card. Add 1 card to the crowd.
    .option2 = Let Raxxon pay them
    .effect2 = Turn all face-up hostile cards face-down. Raxxon’s power rises by 1.

rx-card-looters = Looters
    .trigger = At least 3 face-up hostile cards are in the crowd.
    .story = The pharmacy window breaks first. Then people who had left come back for their share.
    .option1 = Let them take it
    .effect1 = 1 evacuated hostile card, if there is one, goes to the discard pile. Add 1 card to the crowd.
    .option2 = Buy one of them off
    .effect2 = Evacuate 1 face-up hostile card. Raxxon’s power rises by 1.

rx-card-patient-interviews = Patient Interviews
    .trigger = At least 1 face-up carrier is in the crowd.
    .story = Where did you sleep, whom did you kiss, who drank from the cup. They answer politely and cough.
    .option1 = Hand them over
    .effect1 = Move up to 2 face-up carriers from the crowd to the contained quarantine. Raxxon’s power rises by 1.
    .option2 = Ask the questions here
    .effect2 = Add 1 card to the crowd.

rx-card-asymptomatic = Asymptomatic
    .trigger = At least 2 face-up carriers are in the crowd.
    .story = No fever, no cough, a good night’s sleep. The test says otherwise, and the test is right.
    .option1 = Send one home
    .effect1 = Move 1 face-up carrier from the crowd to the discard pile. Add 1 card to the crowd.
    .option2 = Let one disappear
    .effect2 = Remove 1 face-up carrier of the crowd from the game. Raxxon’s power rises by 1.

rx-card-outburst = Outburst
    .trigger = At least 1 face-up volatile card is in the crowd.
    .story = He stands very still. Then he does not.
    .option1 = Too late
    .effect1 = Kill 1 face-up healthy card adjacent to a face-up volatile card. If there is none, add 1 card to the crowd.
    .option2 = Call the handlers
    .effect2 = Move up to 2 face-up volatile cards from the crowd to the contained quarantine. Raxxon’s power rises by 1.

rx-card-bite-marks = Bite Marks
    .trigger = At least 1 face-up volatile card and at least 1 face-up healthy card are in the crowd.
    .story = Somebody keeps a sleeve pulled down in the heat. The one who did it is still standing here.
    .option1 = Shoot the one who bit
    .effect1 = Kill 1 face-up volatile card. Add 1 card to the crowd.
    .option2 = Turn the bitten away
    .effect2 = Move 1 face-up healthy card from the crowd to the discard pile; it is not killed. You may remove 1 action token from your sheet.

rx-card-stampede = Stampede
    .trigger = At least 1 face-up chaotic card is in the crowd.
    .story = Nobody knows what they are running from. They run because the others do.
    .option1 = Let them run
    .effect1 = Choose a row or column with at least 2 cards. Shuffle its cards face-down and lay them out again in the same places. Roadblocks on them are lost.
    .option2 = Borrow barriers
    .effect2 = The next 2 cards that would be added to the crowd today stay out. Raxxon’s power rises by 1.

rx-card-herd = Herd
    .trigger = At least 2 face-up chaotic cards are in the crowd.
    .story = They move as one now, slowly, toward the noise. There are people between them and it.
    .option1 = Strike the street
    .effect1 = Kill all cards of a row or column that has a face-up chaotic card.
    .option2 = Keep quiet
    .effect2 = Add 2 cards to the crowd.

rx-card-campaign-promise = Campaign Promise
    .trigger = Somebody plays Brian Lee.
    .story = He once promised to leave nobody behind. Somebody still has the poster.
    .option1 = Keep it once
    .effect1 = You may evacuate 1 face-up healthy card of the crowd. Brian Lee’s player puts 1 action token on a free space of the sheet, without an action.
    .option2 = Break it
    .effect2 = 1 evacuated hostile card, if there is one, goes to the discard pile.

rx-card-front-page = Front Page
    .trigger = Somebody plays Meryl Wolfe.
    .story = The presses still run in the cellar. She has room for one story.
    .option1 = Print the memo
    .effect1 = Look at the top 3 Raxxon cards. Put 1 of them into the untriggered pile and the others back on top in any order. Add 1 card to the crowd.
    .option2 = Trade it for names
    .effect2 = Look at up to 4 face-down cards of the crowd. They stay face-down. Raxxon’s power rises by 1.

rx-card-direct-orders = Direct Orders
    .trigger = Somebody plays Thomas Heart.
    .story = The radio gives a street and a time. It does not give a reason.
    .option1 = Obey
    .effect1 = Kill all cards of a row or column, if possible of one with at least 2 cards.
    .option2 = Switch off the radio
    .effect2 = Thomas Heart must pass on his next turn today. If he has already passed, add 1 card to the crowd. This card goes to the untriggered pile.

rx-card-house-fire = House Fire
    .trigger = Somebody plays Gabriel Diaz.
    .story = Third floor, two at the window. He already has his gloves on.
    .option1 = Let him go in
    .effect1 = Evacuate up to 2 face-up healthy cards that are adjacent to each other. Gabriel Diaz must pass on his next turn today.
    .option2 = Hold him back
    .effect2 = Kill 1 card of the crowd at random.

rx-card-conflict-of-interest = Conflict of Interest
    .trigger = Somebody plays KD James.
    .story = Her office was paid for by the company. So was the lock on the ward.
    .option1 = Use their locks
    .effect1 = Move up to 3 cards from the uncontained to the contained quarantine. Raxxon’s power rises by 1.
    .option2 = Send the money back
    .effect2 = KD James’s player may remove up to 2 action tokens from the sheet. Infect: the top card of the infection supply goes to the discard pile. If there is none, the city is overrun.

rx-card-company-loyalty = Company Loyalty
    .trigger = Somebody plays Vivian Cross.
    .story = She knows the names behind the reports. They know hers too.
    .option1 = Make the call
    .effect1 = Look at the top 3 Raxxon cards. Put them back on top in any order. Raxxon’s power rises by 1.
    .option2 = Let it ring
    .effect2 = Vivian Cross’s player puts 1 action token on a free space of the sheet, without an action. This card goes to the untriggered pile.

rx-card-overcrowded-wards = Overcrowded Wards
    .trigger = At least 3 cards are in the uncontained quarantine.
    .story = Two to a bed, then three to a room, then the corridor. The doors no longer close.
    .option1 = Open the doors
    .effect1 = Move 2 cards from the uncontained quarantine to the discard pile.
    .option2 = Sign one over
    .effect2 = Remove 1 card of the uncontained quarantine from the game. Raxxon’s power rises by 1.

rx-card-containment-breach = Containment Breach
    .trigger = At least 2 cards are in the contained quarantine.
    .story = A red lamp turns over the inner door. Something has been leaning on it for hours.
    .option1 = Clear the corridor
    .effect1 = Move 1 card from the contained to the uncontained quarantine.
    .option2 = Call the company
    .effect2 = Raxxon’s power rises by 1.

rx-card-breakout = Breakout
    .trigger = At least 1 card is in the uncontained quarantine.
    .story = The bed is empty and still warm. In the square nobody looks sick from behind.
    .option1 = Lose the trail
    .effect1 = 1 card of your choice from the uncontained quarantine goes face-down into the crowd.
    .option2 = Stand guard all night
    .effect2 = Put 1 action token on a free space of your sheet, without an action.

rx-card-second-thoughts = Second Thoughts
    .trigger = At least 2 hostile cards are evacuated.
    .story = They were out. Then they counted, and somebody was missing.
    .option1 = Let one go back
    .effect1 = 1 evacuated hostile card goes to the discard pile. This card goes to the untriggered pile.
    .option2 = Let Raxxon hold them
    .effect2 = Raxxon’s power rises by 1.

rx-card-grounded = Grounded
    .trigger = At least 8 cards are evacuated.
    .story = The pilots have seen who got off last time. They are waiting for a test that takes until morning.
    .option1 = Wait
    .effect1 = Nobody may take an evacuation action for the rest of the day.
    .option2 = Fly with the company
    .effect2 = Evacuate up to 2 face-up healthy cards of the crowd. Raxxon’s power rises by 1.

rx-card-supply-drop = Supply Drop
    .trigger = Raxxon’s power is 2 or more.
    .story = Crates hang from parachutes over the square, each with the same logo. People look up and forget to be afraid.
    .option1 = Take the crates
    .effect1 = Each player may remove 1 action token from their sheet. Raxxon’s power rises by 1.
    .option2 = Leave them to the crowd
    .effect2 = Add 1 card to the crowd. This card goes to the untriggered pile.

rx-card-martial-law = Martial Law
    .trigger = Raxxon’s power is 5 or more.
    .story = The soldiers at the corner wear new badges. The curfew now begins when they say so.
    .option1 = Go inside
    .effect1 = The day ends at once.
    .option2 = Ask for a permit
    .effect2 = Raxxon’s power rises by 1.

rx-card-bottleneck = Bottleneck
    .trigger = The crowd has at least 2 cards more than at the start of a day.
    .story = There is one gate and far too many shoulders. Those behind cannot see why nobody moves.
    .option1 = Send the last ones back
    .effect1 = Shuffle up to 3 face-down cards of the crowd and put them on top of the population draw pile. Raxxon’s power rises by 1.
    .option2 = Check faster
    .effect2 = Flip 2 cards, one after the other.

rx-card-failing-fences = Failing Fences
    .trigger = At most 4 cards are left in the infection supply.
    .story = The posts lean inward. Nobody is left to ask what is pushing.
    .option1 = Fire into the dark
    .effect1 = Kill 2 face-down cards of the crowd at random.
    .option2 = Hold fire
    .effect2 = Infect: the top card of the infection supply goes to the discard pile. If there is none, the city is overrun. This card goes to the untriggered pile.

rx-card-zomoxtrin-trial = Zomoxtrin Trial
    .trigger = At least 1 card is in one of the quarantines.
    .story = A pale blue pill, twice a day. The leaflet has no side effects on it, and no results.
    .option1 = Begin the trial
    .effect1 = Remove 2 cards of either quarantine from the game. Raxxon’s power rises by 1.
    .option2 = Refuse
    .effect2 = Nothing happens. This card goes to the untriggered pile.

rx-card-zomoxtrin-trial-2 = Zomoxtrin Trial, Phase Two
    .trigger = The card “Zomoxtrin Trial” is in the triggered pile.
    .story = Those who took it do not sleep any more. They say that they have never felt so awake.
    .option1 = Stop the trial
    .effect1 = Infect: the top card of the infection supply goes to the discard pile. If there is none, the city is overrun. Then each player may remove 1 action token from their sheet.
    .option2 = Let it go on
    .effect2 = Raxxon’s power rises by 1. Shuffle the untriggered cards into the Raxxon draw pile.

rx-card-whistleblower = Whistleblower
    .trigger = At least 3 cards whose title begins with “Raxxon’s” are in the triggered pile.
    .story = She still wears the company badge, turned around. She has a folder, and one night before it is missed.
    .option1 = Read all night
    .effect1 = Look at the top 5 Raxxon cards. You may put 1 of them into the untriggered pile. Put the others back on top in any order. You must pass on your next turn today.
    .option2 = Send her back
    .effect2 = Move up to 2 face-up infected cards from the crowd to the contained quarantine. Raxxon’s power rises by 1.
