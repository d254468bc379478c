"""Tables that are played with a scenario."""

from __future__ import annotations

import functools

from tests.server.harness import Client, Server

WAR, CODE = "ln-scenario-bandit-war", "ln-scenario-chimpanzee-code"
NIGHT = {"players": 4, "box": "longnight"}


def test_a_table_plays_a_scenario(server: Server) -> None:
    """Everybody sees which stage of which scenario it is, and what is not in force yet."""
    (client,) = server.started(people=1, bots=3, setup={**NIGHT, "scenario": CODE, "modules": ["bandits"]})
    assert client.view is not None
    seen = client.view["view"]
    assert (seen["setup"]["scenario"], seen["setup"]["modules"]) == (CODE, ["bandits", "laboratory"])
    assert seen["parts"]["scenario"]["stages"] == ["ln-special-r1", "ln-special-r2", "ln-special-r3"]
    assert seen["parts"]["scenario"]["off"] == ["pills", "containment"]
    assert seen["parts"]["scenario"]["closed"] == ["raxxon"]
    assert seen["colonies"][0]["objective"] == "ln-special-r1"
    page = server.http.get(f"/plain/s/{client.token}").text
    assert "The Chimpanzee Code: stage 1 of 3." in page


def blocked(told: str, client: Client) -> bool:
    """Whether the lobby says so."""
    return client.table is not None and told in client.table["blocked"]


def test_a_lobby_says_why_a_scenario_cannot_begin(server: Server) -> None:
    made = server.create(people=1, bots=3, setup=NIGHT)
    client = server.client(token=made["token"])
    client.until(lambda c: c.table)
    for setup, told in (
        ({"scenario": WAR, "mode": "cooperative"}, "“The Bandit War” is played with secret objectives"),
        ({"scenario": WAR, "hardcore": True}, "“The Bandit War” has no hardcore side."),
        ({"scenario": CODE, "hardcore": True}, "“The Chimpanzee Code” has no hardcore side."),
    ):
        client.send(type="configure", setup={**NIGHT, **setup})
        client.until(functools.partial(blocked, told))
    client.send(type="configure", setup={"players": 4, "box": "base", "scenario": WAR})
    assert client.error() == "error-setup-scenario-pack"
    client.send(type="configure", setup={**NIGHT, "scenario": "ln-scenario-picnic"})
    assert client.error() == "error-setup-scenario"
    assert client.table is not None
    assert client.table["setup"]["scenario"] == CODE


def test_clients_are_told_which_scenarios_there_are(server: Server) -> None:
    """With what they need and what they bring, in the language of the reader."""
    games = server.http.get("/api/games", params={"language": "de"}).json()
    told = str(games)
    assert "Banditenkrieg" in told
    assert "Der Schimpansen-Code" in told


def test_a_box_is_played_by_its_own_habits_unless_somebody_chose_otherwise(server: Server) -> None:
    """What nobody chose follows the sets of the table (P-15, P-16): noise by flip and a vote on call by night."""
    made = server.create(people=1, bots=3, setup=NIGHT)
    client = server.client(token=made["token"])
    client.until(lambda c: c.table)

    def agreed(setup: dict[str, object]) -> tuple[object, object]:
        client.send(type="configure", setup=setup)
        client.settle()
        assert client.table is not None
        policies = client.table["setup"]["policies"]
        return policies["noise_test"], policies["first_player_vote"]

    assert agreed({}) == ("flip", "on-call")
    assert agreed({"box": "base"}) == ("die", False)
    chosen = {**client.table["setup"]["policies"], "first_player_vote": True}
    assert agreed({"policies": chosen}) == ("die", True)
    assert agreed({"box": "longnight"}) == ("flip", True)
    assert agreed({"policies": {**chosen, "noise_test": "die"}}) == ("die", True)
    assert agreed({"hardcore": True}) == ("die", True)
