"""Moments of real games as the server would send them, for looking at the table without a server.

    .venv/bin/python web/dev/fixtures.py [language]

writes ``web/dev/fixtures/<name>.json``, each with the messages ``table`` and ``view``. The moments come from
games of bots, so they change when the rules or the bots do.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from overwinter.colony.bots import Sight, make_bot
from overwinter.colony.game import ColonyGame
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.explain import Foresight, exposure_odds, forecast, foresee, why_not
from overwinter.colony.sight.view import to_json, view
from overwinter.colony.speaking import (
    event_line,
    foresight_line,
    odds_line,
    option_line,
    prompt_line,
    reason_line,
)
from overwinter.colony.state import Setup
from overwinter.kernel.options import Option
from overwinter.words import Words

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ["Ines", "Tom", "Yara", "Bo"]
KINDS = ["person", "person", "person", "bot"]


def odds_of(words: Words, game: ColonyGame, option: Option) -> dict[str, Any] | None:
    """The odds of the exposure roll that an option brings with it."""
    found = None
    if option.verb == "move":
        found = exposure_odds(game, option["survivor"], "move", to=option["to"], fuel=bool(option.get("card")))
    elif option.verb == "attack":
        found = exposure_odds(game, option["survivor"], "attack", entrance=option["target"])
    elif option.verb == "roll-bitten":
        return None
    if found is None:
        return None
    words_of = odds_line(words, found.counts)
    return {
        "counts": found.counts,
        "rolls": found.rolls,
        "dies": float(found.dies),
        "avoidable": found.avoidable,
        "text": words_of,
    }


def view_message(words: Words, game: ColonyGame, seat: int | None, since: int) -> dict[str, Any]:
    """What the server sends to a seat (None: to a spectator)."""
    decision = game.decision(seat) if seat is not None else None
    asked = None
    if decision is not None and seat is not None:
        asked = {
            "id": decision.id,
            "kind": decision.kind,
            "about": decision.about,
            "prompt": prompt_line(words, game, decision, NAMES),
            "options": [
                {
                    "id": option.id,
                    "verb": option.verb,
                    "args": option.args,
                    "text": option_line(words, game, option, seat, NAMES),
                    "group": option.verb,
                    "odds": odds_of(words, game, option),
                }
                for option in game.options(seat)
            ],
        }
    lines = forecast(game, seat).lines
    return {
        "type": "view",
        "serial": len(game.answers),
        "view": to_json(view(game, seat)),
        "decision": asked,
        "waiting": [
            {"seat": d.seat, "kind": d.kind, "text": prompt_line(words, game, d, NAMES)}
            for d in game.state.flow.decisions
            if d.answer is None and d.seat != seat
        ],
        "forecast": [
            {"key": x.key, "args": x.args, "text": foresight_line(words, game.content, x, seat, NAMES)}
            for x in lines
        ],
        "why_not": {}
        if seat is None
        else {
            survivor: {
                action: {"key": reason.key, "args": reason.args, "text": reason_line(words, reason)}
                for action, reason in mine.items()
            }
            for survivor, mine in why_not(game, seat).items()
        },
        "undo": "",
        "events": [
            {
                "n": n,
                "kind": event.kind,
                "facts": to_json(dict(event.seen_by(seat))),
                "text": event_line(words, game, event, seat, NAMES),
            }
            for n, event in enumerate(game.log)
            if n >= since
        ],
    }


def line_args(line: Foresight) -> dict[str, Any]:
    """The arguments of a line, as the server sends them."""
    return {**line.args, "counts": line.odds.counts} if line.odds is not None else dict(line.args)


def explanations(words: Words, game: ColonyGame, seat: int) -> dict[str, list[dict[str, Any]]]:
    """What every option would surely do."""
    found = {}
    for option in game.options(seat)[:60]:
        lines = foresee(game, seat, option)
        found[option.id] = [
            {"key": x.key, "args": line_args(x), "text": foresight_line(words, game.content, x, seat, NAMES)}
            for x in lines
        ]
    return found


def save(words: Words, game: ColonyGame, name: str, seat: int | None, since: int) -> None:
    """Write one moment."""
    table = {
        "type": "table",
        "table": {
            "code": "WOLF-7431",
            "name": "",
            "status": "over" if game.over else "playing",
            "seats": [
                {
                    "seat": n,
                    "kind": KINDS[n % 4],
                    "name": NAMES[n],
                    "bot": "greedy" if n == 3 else "",
                    "connected": True,
                    "person": n != 3,
                }
                for n in range(game.setup.players)
            ],
        },
        "you": {"seat": seat, "host": seat == 0},
    }
    message = view_message(words, game, seat, since)
    explained = explanations(words, game, seat) if seat is not None and game.decision(seat) else {}
    FOLDER.mkdir(exist_ok=True)
    text = json.dumps({"table": table, "view": message, "explained": explained}, ensure_ascii=False)
    (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
    print(name, len(text))


def interesting(game: ColonyGame, seat: int) -> str:
    """The name of the moment, or nothing."""
    decision = game.decision(seat)
    if decision is None:
        return ""
    kind = decision.kind
    if kind == "turn":
        player = game.player(seat)
        used = len(player.used)
        outside = [s for s in game.own(seat) if s.place != game.home]
        if player.exiled:
            return "exiled"
        attack = any(option.verb == "attack" for option in game.options(seat))
        if game.state.round >= 2 and used >= 1 and len(player.unused) >= 2 and outside and player.hand and attack:
            return "turn"
        return "turn-early" if game.state.round == 1 else "turn-late" if game.state.rounds_left <= 2 else ""
    if kind == "search" and len(decision.about["cards"]) < 2:
        return "search-one"
    return kind


def play(words: Words, seed: int, wanted: dict[str, str]) -> None:
    """Play one game of bots and write the moments that are still wanted."""
    game = new_game(Setup(players=4, mode="standard"), seed=seed)
    rng = random.Random(seed)
    kinds = ("greedy", "random", "random") if seed % 3 == 0 else ("greedy", "greedy", "greedy")
    bots = [make_bot("random" if seed % 2 else "greedy"), *(make_bot(kind) for kind in kinds)]
    since = 0
    while not game.over:
        decision = next(d for d in game.state.flow.decisions if d.answer is None)
        if any(d.seat == 0 and d.answer is None for d in game.state.flow.decisions):
            name = interesting(game, 0)
            if name and name not in wanted:
                wanted[name] = str(seed)
                save(words, game, name, 0, max(0, len(game.log) - 30))
                if name == "turn":
                    save(words, game, "spectator", None, max(0, len(game.log) - 30))
            if "after-night" not in wanted and sum(e.kind == "contribution" for e in game.log[since:]) > 2:
                wanted["after-night"] = str(seed)
                save(words, game, "after-night", 0, since)
            since = len(game.log)
        elif game.state.phase == "player" and game.state.round == 2 and "waiting" not in wanted:
            wanted["waiting"] = str(seed)
            save(words, game, "waiting", 0, since)
        game.answer(decision.seat, bots[decision.seat].choose(Sight(game, decision, rng)))
    if "over" not in wanted:
        wanted["over"] = str(seed)
        save(words, game, "over", 0, max(0, len(game.log) - 40))


def main() -> None:
    """Collect moments from a number of games."""
    words = Words(sys.argv[1] if len(sys.argv) > 1 else "en")
    wanted: dict[str, str] = {}
    for seed in range(1, int(sys.argv[2]) if len(sys.argv) > 2 else 40):
        play(words, seed, wanted)
    print(wanted)


if __name__ == "__main__":
    main()
