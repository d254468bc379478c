"""Players that behave as the page does: they answer, and when the line breaks they come back, wherever their table
is by then. Each remembers every word that it was told, and complains if any of it is gone."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from storm.report import Report

PAUSE = 0.2
"""Before the next try, when nobody answers."""
SETTLED = ("error-server-storage", "error-server-moved", "error-server-stopping", "error-server-unreadable")
"""Refusals that are no fault: nothing happened, and whoever was refused may try again."""


@dataclass
class Player:
    """One seat."""

    port: int
    code: str
    token: str
    report: Report
    rng: random.Random
    view: dict[str, Any] | None = None
    table: dict[str, Any] | None = None
    events: dict[int, dict[str, Any]] = field(default_factory=dict)
    lost_at: float = 0.0
    """When the line broke; 0: it stands."""
    breaks: int = 0
    """How often the line broke."""
    at: str = ""
    stopping: bool = False
    on_view: Callable[[Player], None] = lambda _: None
    _fresh: bool = True
    _answered: int = -1

    @property
    def answers(self) -> int:
        """How many answers of its game it was told of."""
        return self.view["answers"] if self.view else 0

    async def play(self) -> None:
        """Connect, answer, connect again, until told to stop."""
        while not self.stopping:
            try:
                path = f"ws://127.0.0.1:{self.port}{self.at}/ws/{self.code}"
                async with connect(path, compression=None, max_size=None, ping_interval=None) as line:
                    await self._speak(line)
            except (OSError, TimeoutError, InvalidHandshake, WebSocketException):
                self.at = ""
            if self.view is not None and not self.lost_at:
                self.lost_at = time.monotonic()
                self.breaks += 1
            self._fresh = True
            if not self.at:
                await asyncio.sleep(PAUSE)

    async def _speak(self, line: ClientConnection) -> None:
        await _send(line, type="hello", token=self.token, language="en", since=0)
        where, self.at = self.at, ""
        async for data in line:
            message = json.loads(data)
            if message["type"] == "bye":
                self.at = message["at"] if message["reason"] == "elsewhere" and message["at"] != where else ""
            elif message["type"] == "table":
                self.table = message["table"]
            elif message["type"] == "view":
                self._take(message)
                await self._answer(line)
            elif message["type"] == "error":
                self._answered = -1
                if message["key"] in SETTLED:
                    self.report.add("answers refused, and given again")
            if self.stopping:
                return

    def _take(self, view: dict[str, Any]) -> None:
        """A view; the first one after a break has to hold everything that was told before it."""
        told, new = self.events, {event["n"]: event for event in view["events"]}
        if self._fresh:
            self._fresh = False
            missing = [n for n, event in told.items() if new.get(n) != event]
            self.report.check(not missing, f"{self.code}: {len(missing)} events that were told are gone")
            self.report.check(
                view["answers"] >= self.answers,
                f"{self.code}: {self.answers} answers told, {view['answers']} left",
            )
            if self.lost_at:
                self.report.add("returns checked")
            self._answered = -1
        self.lost_at = 0.0
        self.view = view
        self.events = {**told, **new}
        self.on_view(self)

    async def _answer(self, line: ClientConnection) -> None:
        decision = self.view["decision"] if self.view else None
        if decision is None or decision["id"] == self._answered or not decision["options"]:
            return
        self._answered = decision["id"]
        option = self.rng.choice(decision["options"])["id"]
        await _send(line, type="answer", decision=decision["id"], option=option)


async def _send(line: ClientConnection, **message: Any) -> None:
    await line.send(json.dumps(message))


async def seated(
    port: int, wish: dict[str, Any], people: int, bots: int, report: Report, rng: random.Random
) -> list[Player]:
    """A table whose game has begun; its players are not connected yet."""
    seats = [{"kind": "person"}, *[{}] * (people - 1), *[{"kind": "bot", "bot": ""}] * bots]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", follow_redirects=True, timeout=60) as http:
        made = (
            (await http.post("/api/tables", json={"name": "A", "seats": seats, **wish})).raise_for_status().json()
        )
        tokens = [made["token"]]
        for number in range(1, people):
            joined = await http.post(f"/api/tables/{made['code']}/join", json={"name": f"P{number}"})
            tokens.append(joined.raise_for_status().json()["token"])
    await _begin(port, made["code"], tokens)
    return [Player(port, made["code"], token, report, random.Random(rng.random())) for token in tokens]


async def _begin(port: int, code: str, tokens: list[str]) -> None:
    """Everybody is ready; the host begins."""
    for ready, token in [*[(True, token) for token in tokens[1:]], (False, tokens[0])]:
        at = ""
        while True:
            async with connect(f"ws://127.0.0.1:{port}{at}/ws/{code}", compression=None, max_size=None) as line:
                await _send(line, type="hello", token=token, language="en", since=0)
                message = json.loads(await line.recv())
                if message["type"] == "bye":
                    at = message["at"]
                    continue
                await _send(line, **({"type": "ready", "ready": True} if ready else {"type": "start"}))
                await _send(line, type="ping")
                while json.loads(await line.recv())["type"] != "pong":
                    pass
                break


async def replayed(player: Player) -> None:
    """The position that a player was told last is that of the replay, seen through the same eyes."""
    assert player.view is not None
    told, number = player.view["view"], player.answers
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{player.port}", follow_redirects=True, timeout=60
    ) as http:
        found = await http.get(f"/api/replay/{player.code}/{number}", params={"token": player.token})
    same = found.status_code == 200 and _comparable(found.json()["view"]) == _comparable(told)
    player.report.check(same, f"{player.code}: the replay of answer {number} is not what was told")
    player.report.add("positions replayed")


def _comparable(view: dict[str, Any]) -> dict[str, Any]:
    """Without what only a player who is asked just now sees."""
    me = view.get("me") or {}
    return {**view, "me": {name: value for name, value in me.items() if name != "decision"}}
