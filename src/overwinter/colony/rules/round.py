"""A round: player phase and colony phase, step by step (reference 3 and 7)."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..cards.effects import Effect
from ..cards.ops.lasting import expire
from ..game import ColonyGame
from . import questions
from .arrival import Replacement
from .endings import goal_reached
from .turn import Turn, round_starts
from .votes import Vote
from .zombies import AddZombies

OFFER_FUEL = OptionKind("offer-fuel", "card")
NO_FUEL = OptionKind("no-fuel")
PICK_FUEL = OptionKind("pick-fuel", "seat", "card")


@procedure
class Match(Procedure):
    """The whole game: set up, then rounds until it ends."""

    def start(self, game: ColonyGame) -> None:
        """Set up."""
        from .setting_up import SetUp

        game.call(SetUp([]), then=self.next_round)

    def next_round(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """One more round."""
        game.call(Round(), then=self.next_round)


@procedure
class Round(Procedure):
    """One round. The steps follow each other as in the rulebook."""

    order: list[int] | None = None
    starts: list[str] | None = None
    places: list[str] | None = None

    # -- player phase --------------------------------------------------------------------------

    def start(self, game: ColonyGame) -> None:
        """What was used last round is ready again (R-032)."""
        state = game.state
        state.round += 1
        state.phase = "player"
        state.used_items.clear()
        state.locked.clear()
        for survivor in state.survivors.values():
            survivor.used.clear()
        for lasting in state.lasting:
            lasting.used = False
        for place in state.places.values():
            place.noise_placed = 0
        game.emit("round", round=state.round, left=state.rounds_left)
        self.order = [seat for seat in game.clockwise(state.first) if game.player(seat).waiting]
        self.go(self.owed)

    def owed(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Survivors that are owed come if they can."""
        assert self.order is not None
        if self.order:
            game.call(Replacement(self.order.pop(0)), then=self.owed)
        else:
            self.starts = round_starts(game)
            self.go(self.start_effects)

    def start_effects(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Effects at the start of the round."""
        while self.starts:
            seat, name, program, source = self.starts.pop(0).split("|")
            if not name or game.survivor(name):
                effect = Effect(program, int(seat), source, {"user": [name] if name else []})
                game.call(effect, then=self.start_effects)
                return
        self.reveal_crisis(game)

    def reveal_crisis(self, game: ColonyGame) -> None:
        """Step 1. Without cards there is no crisis (R-129)."""
        state = game.state
        state.crisis = ""
        if state.crisis_deck:
            card = state.crisis_deck.pop(0)
            game.forget(zone="crisis", card=card)
            game.reveal()
            if state.cancel_crisis:
                state.cancel_crisis -= 1
                state.crises_past.append(card)
                game.emit("crisis-cancelled", crisis=card)
            else:
                state.crisis = card
                game.emit("crisis", crisis=card)
        self.roll_dice(game)

    def roll_dice(self, game: ColonyGame) -> None:
        """Step 2: everybody rolls (R-021 to R-024)."""
        for seat in game.clockwise(game.state.first):
            player = game.player(seat)
            count = questions.dice_count(game, player)
            player.extra_dice = 0
            player.used.clear()
            player.unused = [game.roll() for _ in range(count)]
            game.emit("dice", seat=seat, dice=sorted(player.unused))
        self.order = game.clockwise(game.state.first)
        self.go(self.turns)

    def turns(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Step 3: turns, clockwise from the first player."""
        while self.order:
            seat = self.order.pop(0)
            if not game.player(seat).eliminated:
                game.call(Turn(seat, []), then=self.turns)
                return
        self.night(game)

    # -- colony phase --------------------------------------------------------------------------

    def night(self, game: ColonyGame) -> None:
        """The colony phase begins; some objectives ask for fuel first."""
        game.state.phase = "colony"
        game.emit("night", round=game.state.round)
        if "fuel-each-round" in game.side.rules:
            game.call(BurnFuel(), then=self.pay_food)
        else:
            self.go(self.pay_food)

    def pay_food(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Step 1: all is paid or nothing is (R-135 to R-138)."""
        colony, need = game.colony, questions.food_need(game)
        if colony.food >= need:
            colony.food -= need
            game.emit("food-paid", n=need, food=colony.food)
        else:
            colony.starvation += 1
            game.emit("starved", need=need, food=colony.food, starvation=colony.starvation)
            game.change_morale(-colony.starvation, "starvation")
        self.check_waste(game)

    def check_waste(self, game: ColonyGame) -> None:
        """Step 2: the pile stinks (R-139)."""
        stink = len(game.colony.waste) // questions.waste_per(game)
        if stink:
            game.change_morale(-stink, "waste")
        game.call(ResolveCrisis(), then=self.zombies)

    def zombies(self, game: ColonyGame, _: Procedure) -> None:
        """Step 4, first part: the colony (R-201, R-202)."""
        game.state.checkpoint = True
        people = sum(1 for s in game.at(game.home) if questions.counted(game, s)) + game.colony.helpless
        game.call(AddZombies(game.home, (people + 1) // 2), then=self.zombies_outside)

    def zombies_outside(self, game: ColonyGame, _: Procedure) -> None:
        """Second part: the other places by number; one per survivor there when its turn comes."""
        self.test_morale(game)
        self.places = game.elsewhere()
        self.go(self.next_place)

    def next_place(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """One place."""
        assert self.places is not None
        while self.places:
            place = self.places.pop(0)
            people = sum(1 for s in game.at(place) if questions.counted(game, s))
            if people:
                game.call(AddZombies(place, people), then=self.next_place)
                return
        self.test_morale(game)
        self.places = game.elsewhere()
        self.go(self.noise)

    def noise(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Third part: noise, token by token (R-203, P-15)."""
        assert self.places is not None
        while self.places:
            place = game.place(self.places[0])
            if not place.noise:
                self.places.pop(0)
                continue
            place.noise -= 1
            loud = game.draw(2, "flip") == 0 if game.setup.rules.noise_test == "flip" else game.roll() <= 3
            game.emit("noise-test", place=place.id, heard=loud)
            if loud:
                game.call(AddZombies(place.id, 1), then=self.noise)
                return
        self.test_morale(game)
        game.state.checkpoint = False
        self.check_objective(game)

    def test_morale(self, game: ColonyGame) -> None:
        """One of the three checkpoints of the step (R-205)."""
        if game.colony.morale == 0:
            game.finish("morale")

    def check_objective(self, game: ColonyGame) -> None:
        """Step 5."""
        if goal_reached(game):
            game.finish("completed")
        self.go(self.end_of_round)

    def end_of_round(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """What was announced for the end of this round; then the round marker moves (step 6)."""
        state = game.state
        for scheduled in state.scheduled:
            if scheduled.round <= state.round:
                state.scheduled.remove(scheduled)
                program = scheduled.do
                if scheduled.searched is not None and set(scheduled.searched) != set(game.elsewhere()):
                    program = scheduled.otherwise
                game.emit("schedule-due", card=scheduled.source)
                effect = Effect(program, scheduled.seat, scheduled.source, {})
                game.call(effect, then=self.end_of_round)
                return
        expire(game, "round")
        state.rounds_left -= 1
        if state.rounds_left <= 0:
            game.finish("rounds")
        self.pass_first_player(game)

    def pass_first_player(self, game: ColonyGame) -> None:
        """Step 7: to the right; with P-16 on a majority may keep it where it is."""
        if game.setup.rules.first_player_vote and game.loyal_seats():
            vote = Vote("keep-first-player", game.loyal_seats(), [1, 2], {"seat": game.state.first})
            game.call(vote, then=self.voted)
        else:
            self.pass_on(game)

    def voted(self, game: ColonyGame, vote: Vote) -> None:
        """Kept or passed on."""
        if vote.result != 1:
            self.pass_on(game)

    def pass_on(self, game: ColonyGame) -> None:
        """The token goes to the right."""
        game.state.first = game.right_of(game.state.first)
        game.emit("first-player", seat=game.state.first)


@procedure
class BurnFuel(Procedure):
    """One fuel card has to be laid on the objective, or the game is lost (Winter Has Come)."""

    offers: dict[str, str] | None = None

    def start(self, game: ColonyGame) -> None:
        """Ask all who hold cards."""
        holders = [seat for seat in game.in_play() if game.player(seat).hand]
        if holders:
            game.ask_each(holders, "burn-fuel", options=self.options, then=self.offered)
        else:
            self.cold(game)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """A fuel card, or none."""
        fuels = dict.fromkeys(game.card_ids(game.hand_with(seat, "fuel", locked=True)))
        return [NO_FUEL.only, *(OFFER_FUEL[name] for name in fuels)]

    def offered(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        """With several offers the first player picks."""
        self.offers = {str(p): o["card"] for p, o in answers.items() if o.verb == "offer-fuel"}
        if not self.offers:
            self.cold(game)
        elif len(self.offers) == 1:
            giver, card = next(iter(self.offers.items()))
            self.burn(game, int(giver), card)
        else:
            game.ask(game.state.first, "pick-fuel", options=self.pick_options, then=self.picked)

    def pick_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Whose."""
        assert self.offers is not None
        return [PICK_FUEL[int(giver), card] for giver, card in self.offers.items()]

    def picked(self, game: ColonyGame, option: Option) -> None:
        """Theirs."""
        self.burn(game, option["seat"], option["card"])

    def burn(self, game: ColonyGame, seat: int, name: str) -> None:
        """It lies on the objective."""
        card = game.in_hand(seat, name)
        game.leaves_hand(seat, card)
        game.colony.objective_cards.append(card)
        game.emit("supplied", seat=seat, card=name)

    def cold(self, game: ColonyGame) -> None:
        """No fuel: the objective has failed; morale stays as it is."""
        game.emit("no-fuel")
        game.finish("failed")


@procedure
class ResolveCrisis(Procedure):
    """Step 3 of the colony phase (R-120 to R-128)."""

    def start(self, game: ColonyGame) -> None:
        """Shuffle, reveal one by one, judge."""
        state = game.state
        if not state.crisis:
            return
        card = game.content.crises[state.crisis]
        cards = [entry.card for entry in state.contributions]
        if cards:
            game.shuffle(cards)
        state.contributions.clear()
        game.forget(zone="contributions")
        total = 0
        for number in cards:
            fits = game.item(number).symbol in card.prevent
            total += 1 if fits else -1
            game.remove_item(number)
            game.emit("contribution", card=game.item(number).id, fits=fits, total=total)
        need = len(game.loyal_seats())
        state.crises_past.append(card.id)
        state.crisis = ""
        if total < need:
            game.emit("crisis-failed", crisis=card.id, total=total, need=need)
            game.call(Effect(card.fail, state.first, card.id, {}))
            return
        game.emit("crisis-averted", crisis=card.id, total=total, need=need)
        if total >= need + card.bonus_extra:
            game.change_morale(card.bonus_morale, card.id)
