"""What clients fetch by set, and tables that are played with packs of the server's own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from overwinter import records
from overwinter.colony.cards.loader import load_packs
from overwinter.colony.faces.facts import SHELVES
from overwinter.colony.faces.server import ON_THE_PAGE, ColonyAdapter, offered_scenarios
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.kernel import packs
from overwinter.kernel.errors import PackError
from tests.server.harness import Client, Server, serving

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shelf of its own: it belongs to the whole process."""
    monkeypatch.setattr(packs, "_shelf", {})


@pytest.fixture
def stocked(shelf: None, tmp_path: Path) -> Iterator[Server]:
    """A server that offers the example pack."""
    with serving(tmp_path, packs=(str(EXAMPLES),)) as running:
        yield running


# -- words and facts by set ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_words_come_by_set_in_one_piece(server: Server, language: str) -> None:
    sets = server.http.get("/api/sets").json()["sets"]
    assert set(sets) == {
        *("page", "me", "companion", "inspect"),
        *("base", "longnight", "warring", "promos", "raxxon"),
    }
    wanted = {"page": "web-lobby-start =", "base": "base-sparky =", "raxxon": "rx-power ="}
    wanted["warring"] = "condition-colony-count ="
    for name, message in wanted.items():
        found = server.http.get(f"/api/sets/{name}/words/{language}")
        assert message in found.text
        assert found.headers["etag"] == f'"{sets[name]["words"][language]}"'
    # What the server words itself is not sent along.
    assert "help-origin" not in server.http.get(f"/api/sets/page/words/{language}").text


def test_a_message_that_a_language_lacks_is_there_in_english(shelf: None, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(EXAMPLES / "homebrew", folder)
    shutil.rmtree(folder / "words" / "fr")
    words = folder / "words" / "de" / "cards.ftl"
    words.write_text("homebrew-old-tom = Der alte Tom\n    .trade = Nachtwächter\n", encoding="utf-8")
    with serving(tmp_path, packs=(str(folder),)) as server:
        german = server.http.get("/api/sets/homebrew/words/de").text
        assert "Nachtwächter" in german
        assert "You roll 1 more action die." in german
        assert "Signal flare" in german
        assert "Watchman" in server.http.get("/api/sets/homebrew/words/fr").text


def test_facts_come_by_set(server: Server) -> None:
    base = server.http.get("/api/sets/base/facts").json()
    maria = {"at": "school", "die": 1, "times": 1, "act": True}
    assert base["survivors"]["base-maria-lopez"]["uses"] == [maria]
    assert base["survivors"]["base-sparky"]["influence"] == 10
    assert base["items"]["base-starter-fuel"]["words"] == "item-fuel"
    assert set(base["objectives"]["base-main-find-a-cure"]["sides"]) == {"normal", "hardcore"}
    assert base["crossroads"]["base-crossroads-airplane"] == {"chooser": "vote"}
    assert base["box"]["base-starter-food-1"] == {"copies": 10}
    assert base["box"]["base-crossroads-abandoned"] == {"mature": True}
    night = server.http.get("/api/sets/longnight/facts").json()["box"]
    assert night["ln-xr-toll"] == {"modules": ["bandits"]}
    assert night["ln-rosa-rodriguez"] == {"modules": ["bandits", "warring"]}
    assert night["ln-special-r1"]["modules"] == ["ln-scenario-chimpanzee-code"]
    assert night["ln-special-b1"]["modules"] == ["ln-scenario-bandit-war"]
    assert server.http.get("/api/sets/raxxon/facts").json()["groups"]["carrier"]["health"] == "infected"
    assert server.http.get("/api/sets/atlantis/facts").status_code == 404
    assert server.http.get("/api/sets/page/facts").status_code == 404
    assert server.http.get("/api/sets/base/words/xx").status_code == 400


SCENARIOS = offered_scenarios()
EVERY = [*ON_THE_PAGE, *SCENARIOS]


@pytest.mark.parametrize("missing", EVERY)
def test_a_card_names_the_modules_that_it_is_not_there_without(missing: str) -> None:
    """Told from what the pack says of it; here all cards are read with everything but one scenario, or but one
    module and all scenarios, which would miss it."""
    read = ["base", "longnight", "warring"]
    played = [name for name in (EVERY if missing in SCENARIOS else ON_THE_PAGE) if name != missing]
    every, rest = load_packs(read, EVERY), load_packs(read, played)
    for pack in read:
        told = ColonyAdapter().facts(pack)
        own = {name for shelf in SHELVES for name, card in getattr(every, shelf).items() if card.pack == pack}
        left = {name for shelf in SHELVES for name in getattr(rest, shelf)}
        gone = {name for name, one in told.box.items() if one.modules and not {*one.modules} & {*played}}
        assert gone == own - left
        ways = {(item, way): needs for item, one in told.items.items() for way, needs in one.ways.items()}
        kept = {(item, mode.id) for item, card in rest.cards.items() for mode in card.modes}
        assert {way for way, needs in ways.items() if needs and not {*needs} & {*played}} == {*ways} - kept


def test_what_was_fetched_is_kept_and_compressed(server: Server) -> None:
    address = "/api/sets/base/words/de"
    first = server.http.get(address, headers={"Accept-Encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert int(first.headers["content-length"]) < len(first.content) / 3
    assert first.headers["cache-control"] == "no-cache"
    plain = server.http.get(address, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == first.content
    tag = first.headers["etag"]
    again = server.http.get(address, headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    named = server.http.get(address, params={"v": tag.strip('"')})
    assert "immutable" in named.headers["cache-control"]
    assert server.http.get(address, params={"v": "old"}).headers["cache-control"] == "no-cache"


# -- packs of the server's own ---------------------------------------------------------------------------


def _setting(server: Server, language: str, kind: str) -> dict[str, Any]:
    settings = server.http.get(f"/api/games?language={language}").json()["games"][0]["settings"]
    found: dict[str, Any] = next(one for one in settings if one["kind"] == kind)
    return found


def test_a_table_may_choose_among_the_packs(stocked: Server) -> None:
    offered = _setting(stocked, "de", "packs")
    assert [choice["value"] for choice in offered["choices"]] == ["homebrew"]
    assert offered["choices"][0]["name"] == "Beispiel für eigene Karten"
    made = stocked.create(bots=3)
    host = stocked.client(token=made["token"])
    host.until(lambda c: c.table is not None)
    assert host.table["packs"] == ["base"]
    host.send(type="configure", setup={"packs": ["homebrew"]})
    host.until(lambda c: c.table["packs"] == ["base", "homebrew"])
    assert host.table["setup"]["packs"] == ["homebrew"]
    host.send(type="start")
    host.until(lambda c: c.view is not None)
    host.close()


def _homebrew(server: Server) -> Client:
    """A seat of a running game with the example pack, in French."""
    return server.started(language="fr", setup={"players": 4, "packs": ["homebrew"]})[0]


def test_a_game_with_own_cards_is_worded_recorded_and_goes_on(stocked: Server) -> None:
    host = _homebrew(stocked)
    record = stocked.http.get(f"/api/tables/{host.code}/record", params={"token": host.token})
    assert record.json()["packs"] == {"base": "1.0.0", "homebrew": "1.0.0"}
    replay = stocked.http.get(f"/api/replay/{host.code}/0", params={"language": "de", "token": host.token})
    assert replay.json()["packs"] == ["base", "homebrew"]
    host.close()


def _record(pack: str) -> dict[str, Any]:
    game = new_game(Setup(players=2, mode="cooperative", packs=["base", pack]), seed=5)
    return records.to_record(game)


def test_a_record_with_a_pack_is_taken_where_the_pack_is_offered(stocked: Server) -> None:
    record = _record("homebrew")
    taken = stocked.http.post("/api/import", json={"record": record, "name": "Ada"})
    assert taken.status_code == 201, taken.text
    by_path = _record(str(EXAMPLES / "homebrew"))
    refused = stocked.http.post("/api/import", json={"record": by_path, "name": "Ada"})
    assert refused.json()["key"] == "error-server-record-packs"


def test_a_box_that_is_only_played_beside_others(server: Server) -> None:
    """A record of it is taken, and so is a table that names it."""
    played = Setup(players=4, packs=["base", "longnight", "warring"], modules=["warring"])
    record = records.dumps(new_game(played, seed=1))
    taken = server.http.post("/api/import", json={"record": record, "name": "Ada", "seat": 0})
    assert taken.status_code == 201, taken.text
    named = {"players": 6, "box": "all", "packs": ["warring"], "modules": ["warring"]}
    made = server.http.post("/api/tables", json={"name": "Ada", "setup": named})
    assert made.status_code == 201, made.text


def test_a_table_whose_pack_is_gone_says_so(shelf: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, packs=(str(EXAMPLES),)) as server:
        host = _homebrew(server)
        code = host.code
        host.close()
    monkeypatch.setattr(packs, "_shelf", {})
    with serving(tmp_path) as server:
        answer = server.http.post(
            f"/api/tables/{code}/join", json={"name": "Ben"}, headers={"Accept-Language": "de"}
        )
        assert answer.json()["key"] == "error-server-packs-gone"
        assert "homebrew" in answer.json()["text"]
    with serving(tmp_path, packs=(str(EXAMPLES),)) as server:
        watcher = server.client(code=code)
        watcher.until(lambda c: c.view is not None)
        watcher.close()


def test_a_pack_that_is_not_offered_is_refused_in_words(stocked: Server) -> None:
    for wanted in ("atlantis", "../homebrew", str(EXAMPLES / "homebrew"), "base"):
        body = {"setup": {"packs": [wanted]}, "language": "fr"}
        answer = stocked.http.post("/api/tables", json=body, headers={"Accept-Language": "fr"})
        assert answer.status_code == 400
        assert answer.json()["key"] == "error-setup-pack"
        assert "homebrew" in answer.json()["text"]
    assert stocked.http.post("/api/tables", json={"setup": {"packs": "homebrew"}}).status_code == 400


def test_packs_without_a_good_name_stay_off_the_shelf(shelf: None, tmp_path: Path) -> None:
    for name in ("base", "Home brew", "../x"):
        folder = tmp_path / "pack"
        folder.mkdir(exist_ok=True)
        (folder / "pack.toml").write_text(f'id = "{name}"\nversion = "1"\ngame = "colony"\n', encoding="utf-8")
        with pytest.raises(PackError, match="id"):
            packs.put_on_shelf(folder)
    assert packs.shelf("colony") == []
