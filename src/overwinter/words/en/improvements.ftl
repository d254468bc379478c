### Improvements of the colony (a module of The Long Night).

event-improvement-laid = { $card } can be built: { $n } pieces of work.
event-advanced = { $n-sign ->
    [down] { $n ->
        [0] There is no work on { $card } to lose.
       *[other] { $card } loses { $n } of its work: { $tokens } of { $need }.
    }
   *[up] { $seat-you ->
        [yes] You work on { $card }: { $tokens } of { $need }.
       *[no] { $seat } works on { $card }: { $tokens } of { $need }.
    }
}
event-improvement-finished = { $card } is finished. It serves everybody now.
event-improvement-lost = { $card } is in ruins. The work begins again.
event-improvement-off = { $card } is out of order up to the end of round { $round }.
event-improvement-on = { $card } works again.
event-improvement-away = { $card } is given up.
event-work-lost = All the work on { $card } is lost.
event-kept-calm = { $card }: somebody calms down in time.
ask-improvement-card = { $card }: which improvement?
ask-improvement-advance = Which improvement is worked on?
ask-improvement-set-back = Which improvement loses its work?
ask-improvement-unfinish = Which finished improvement is lost?
ask-improvement-improvement-off = Which improvement is out of order?
ask-improvement-replace-improvement = Which improvement is given up for another?
option-choose-improvement = { $improvement }.
policy-refill-improvements = A new improvement for a finished one
    .no = no, four are all there will be
    .yes = yes, the next one is laid out
cli-improvement = { $state ->
    [done] { $card }: in use.
    [off] { $card }: out of order up to the end of round { $round }.
   *[open] { $card }: { $n } of { $need } pieces of work.
}
