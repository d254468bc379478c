### What a planner says to a person: a hint in a game, and a look back after it.

advice-best = I would: { $option }
advice-compared = Played on in my head that ends well in { $mine } of 100 games, “{ $other }” in { $theirs }.
advice-close = Too close to call: played on in my head that ends well in { $mine } of 100 games, “{ $other }” in { $theirs }. Then I do what is usual.
advice-weighed = By rules of thumb that is worth { $gain } morale more than “{ $other }”. I did not play it on in my head.
advice-alike = By rules of thumb it hardly matters: “{ $other }” would do as well.
advice-drawn = Both sides choose in secret here. I draw, so that nobody can foresee it.
advice-usual = I did not think long about this: it is what I usually do.
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
review-chance = That would have ended well in { $best } of 100 games instead of { $chance }.
review-loss = By rules of thumb that cost { $loss } morale.
review-title = Looking back: { $name }
review-none = Nothing stands out. From what you could know you chose well.
review-thinking = Thinking it over: { $done } of { $of }
