### What a planner says to a person: a hint in a game, and a look back after it.

advice-best = I would: { $option }
advice-compared = Played on in my head that ends well { $mine } times of 100; “{ $other }” { $theirs } times.
advice-weighed = By rules of thumb that is worth { $gain } morale more than “{ $other }”. I did not play it on in my head.
advice-alike = By rules of thumb it hardly matters: “{ $other }” would do as well.
advice-drawn = Both sides choose in secret here. I draw, so that nobody can foresee it.
advice-usual = A small question. This is what I usually do.
advice-only = There is nothing else to do.
advice-late = That was settled while I was thinking.

review-round =
    { $n ->
        [0] Before the first round
       *[other] Round { $n }
    }
review-day =
    { $n ->
        [0] Before the first day
       *[other] Day { $n }
    }
review-given = You chose: { $option }
review-better = Better: { $option }
review-chance = That would have ended well { $best } times of 100 instead of { $chance }.
review-loss = By rules of thumb that cost { $loss } morale.
review-title = Looking back: { $name }
review-none = Nothing stands out. From what you could know you chose well.
review-thinking = Thinking it over: { $done } of { $of }
