"""``overwinter admin``: tables are looked at, changed, saved and restored while their server runs."""

from __future__ import annotations

import gzip
import io
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from overwinter.cli import main
from overwinter.server import archive
from overwinter.server.schema_tables import journal
from tests.server.harness import Client, Server, play_on, serving

TWO = {"players": 2, "mode": "cooperative"}
Admin = Callable[..., tuple[int, str]]


@pytest.fixture
def admin(url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Admin:
    """The command line, on the database of the test: exit code and everything that was said."""
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setenv("COLUMNS", "200")

    def call(command: str, *arguments: str, database: str = url) -> tuple[int, str]:
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main(["admin", command, *arguments, "--database", database, "-l", "en"])
        said = capsys.readouterr()
        return int(ended.value.code or 0), said.out + said.err

    return call


def fine(answer: tuple[int, str]) -> str:
    assert answer[0] == 0, answer[1]
    return answer[1]


def busy(server: Server, seed: int = 1) -> list[Client]:
    """Two people in a running game, with some answers given."""
    clients = server.started(people=2, bots=0, setup=TWO)
    play_on(clients, random.Random(seed), most=10)
    for client in clients:
        client.settle()
    return clients


def noticed(server: Server) -> None:
    """The server looks whether a table was taken from it, as it does every two seconds."""
    server.waits(server.hall.look_around())


def test_looking(url: str, admin: Admin, tmp_path: Path) -> None:
    with serving(tmp_path, database=url) as server:
        assert fine(admin("list")) == "There are no tables.\n"
        clients = busy(server)
        waiting = server.create(people=2, bots=0)
        listed = fine(admin("list"))
        assert clients[0].code in listed
        assert "playing" in listed
        assert "Host, Guest 1" in listed
        assert "2 tables." in listed
        assert clients[0].code not in fine(admin("list", "--status", "lobby"))
        shown = fine(admin("show", waiting["code"].lower().replace("-", " ")))
        assert "1. Host: person (host)" in shown
        assert "2. -: free" in shown
        everything = listed + shown + fine(admin("show", clients[0].code))
        assert not any(client.token in everything for client in clients)
        assert admin("show", "OWL-0000") == (2, "There is no such table.\n")
        assert admin("show", "nonsense")[0] == 2


def test_closing_and_opening(url: str, admin: Admin, tmp_path: Path) -> None:
    with serving(tmp_path, database=url) as server:
        client = busy(server)[0]
        fine(admin("close", client.code))
        noticed(server)
        client.until(lambda c: c.bye == "stopping")
        assert server.client(token=client.token).error() == "error-server-closed"
        assert server.http.get(f"/api/tables/{client.code}/record").status_code == 410
        fine(admin("open", client.code))
        again = server.client(token=client.token)
        assert again.until(lambda c: c.view)["view"] == client.view["view"]


def test_what_is_said_after_the_keeper_came_counts_nothing(url: str, admin: Admin, tmp_path: Path) -> None:
    with serving(tmp_path, database=url) as server:
        clients = busy(server)
        asked = next(client for client in clients if client.decision)
        fine(admin("close", asked.code))
        assert asked.decision is not None
        asked.send(type="answer", decision=asked.decision["id"], option=asked.decision["options"][0]["id"])
        asked.until(lambda c: c.bye == "stopping")
        assert [error["key"] for error in asked.errors][-1:] in ([], ["error-server-moved"])
        fine(admin("open", asked.code))
        again = server.client(token=asked.token)
        assert again.until(lambda c: c.view)["answers"] == asked.view["answers"]


def test_seats(url: str, admin: Admin, tmp_path: Path) -> None:
    with serving(tmp_path, database=url) as server:
        first, second = busy(server)
        fine(admin("free", first.code, "2"))
        noticed(server)
        assert server.client(token=second.token).error() == "error-server-token"
        again = server.client(token=first.token)
        again.until(lambda c: c.view and c.table)
        assert [seat["kind"] for seat in again.table["seats"]] == ["person", "bot"]
        assert any(event["kind"] == "table-left" for event in again.events.values())
        link = fine(admin("link", first.code, "1")).split()[-1]
        noticed(server)
        token = link.rpartition("/s/")[2]
        assert server.client(token=first.token).error() == "error-server-token"
        assert server.client(token=token).until(lambda c: c.view)
        assert admin("free", first.code, "9")[0] == 2
        assert admin("link", first.code, "2")[0] == 2


def test_deleting(url: str, admin: Admin, tmp_path: Path) -> None:
    with serving(tmp_path, database=url) as server:
        client = busy(server)[0]
        assert admin("delete", client.code)[0] == 130  # nobody is there to say yes
        fine(admin("delete", client.code, "--yes"))
        noticed(server)
        assert server.client(token=client.token).error() == "error-server-token"


def test_a_backup_brings_back_what_was(url: str, admin: Admin, tmp_path: Path) -> None:
    file = tmp_path / "backup" / "tonight.owb"
    with serving(tmp_path, database=url, snapshot_every=5) as server:
        clients = busy(server)
        gone = busy(server, 2)
        before = [client.view for client in (*clients, *gone)]
        said = fine(admin("backup", str(file)))
        assert re.search(r"Proved: 2 tables, 2 games with \d+ answers played again, 2 of them running", said)
        play_on(clients, random.Random(3), most=6)
        for client in clients:
            client.settle()
        assert clients[0].view["answers"] > before[0]["answers"]
        fine(admin("delete", gone[0].code, "--yes"))
        later = server.create(people=1, bots=1)
        assert admin("restore", str(file))[0] == 130
        assert fine(admin("restore", str(file), "--yes")) == "2 tables are as they were.\n"
        noticed(server)
        for client, told in zip((*clients, *gone), before, strict=True):
            again = server.client(token=client.token)
            assert again.until(lambda c: c.view)["view"] == told["view"]
            assert again.view["answers"] == told["answers"]
        assert server.client(token=later["token"]).until(lambda c: c.table)
        again_all = [server.client(token=client.token) for client in clients]
        for client in again_all:
            client.until(lambda c: c.view)
        play_on(again_all, random.Random(4), most=4)


def test_one_table_of_a_backup(url: str, admin: Admin, tmp_path: Path) -> None:
    file = tmp_path / "tonight.owb"
    with serving(tmp_path, database=url) as server:
        first, second = busy(server), busy(server, 2)
        before = second[0].view
        fine(admin("backup", str(file), "--no-check"))
        for clients in (first, second):
            play_on(clients, random.Random(3), most=4)
            clients[0].settle()
        fine(admin("restore", str(file), "--table", second[0].code, "--yes"))
        noticed(server)
        again = server.client(token=second[0].token)
        assert again.until(lambda c: c.view)["view"] == before["view"]
        first[0].settle()
        assert not first[0].closed
        assert admin("restore", str(file), "--table", "OWL-0000", "--yes")[0] == 2


def test_a_table_moves_to_another_server(url: str, admin: Admin, tmp_path: Path) -> None:
    file, other = tmp_path / "table.owb", f"sqlite:///{tmp_path}/other/test.db"
    with serving(tmp_path, database=url) as server:
        client = busy(server)[0]
        told = client.view
        fine(admin("export", client.code, str(file)))
        assert admin("export", "OWL-0000", str(tmp_path / "none.owb"))[0] == 2
        assert not (tmp_path / "none.owb").exists()
        assert "is here already" in admin("import", str(file))[1]
    with serving(tmp_path, database=other) as server:
        fine(admin("import", str(file), database=other))
        again = server.client(token=client.token)
        assert again.until(lambda c: c.view)["view"] == told["view"]


def test_a_code_that_is_taken(tmp_path: Path, admin: Admin, url: str) -> None:
    file, other = tmp_path / "table.owb", f"sqlite:///{tmp_path}/other/test.db"
    with serving(tmp_path, database=url) as server:
        client = busy(server)[0]
        fine(admin("export", client.code, str(file)))
    with serving(tmp_path, database=other) as server:
        server.waits(server.hall._free_code())
        server.hall._free_code = _always(client.code)  # type: ignore[method-assign]
        assert server.create(people=1, bots=1)["code"] == client.code
        said = fine(admin("import", str(file), database=other))
        code = said.split()[-1].rstrip(".")
        assert code != client.code
        again = server.client(token=client.token)
        again.until(lambda c: c.view and c.table)
        assert again.table["code"] == code


def _always(code: str) -> Any:
    async def chosen() -> str:
        return code

    return chosen


def test_files_that_are_no_good(url: str, admin: Admin, tmp_path: Path) -> None:
    good = tmp_path / "good.owb"
    with serving(tmp_path, database=url) as server:
        busy(server)
        fine(admin("backup", str(good)))
    lines = gzip.decompress(good.read_bytes()).splitlines(keepends=True)
    bad = tmp_path / "bad.owb"

    def refused(content: bytes) -> str:
        bad.write_bytes(content)
        code, said = admin("check", str(bad))
        assert code == 2
        restored, _ = admin("restore", str(bad), "--yes")
        assert restored == 2
        return said

    assert "not whole" in refused(good.read_bytes()[:-30])
    assert "not whole" in refused(gzip.compress(b"".join(lines[:-1])))
    assert "not whole" in refused(gzip.compress(b"".join([*lines[:5], *lines[6:]])))
    changed = [line.replace(b'"kind":"answer"', b'"kind":"rewind"', 1) for line in lines]
    assert "not whole" in refused(gzip.compress(b"".join(changed)))
    assert "no backup" in refused(b"nothing of the kind")
    assert "no backup" in refused(gzip.compress(b'{"format": "other"}\n'))
    newer = json.dumps({**json.loads(lines[0]), "schema": 999}).encode() + b"\n"
    assert "newer version" in refused(gzip.compress(b"".join([newer, *lines[1:]])))
    assert "cannot be used" in admin("check", str(tmp_path / "nowhere.owb"))[1]


def test_a_backup_whose_games_do_not_open_is_no_proof(url: str, admin: Admin, tmp_path: Path) -> None:
    with serving(tmp_path, database=url) as server:
        clients = busy(server)
        code = clients[0].code
        holed = sa.delete(journal).where(journal.c.code == code, journal.c.row == 3)
        server.hall.storage.submit(lambda c: c.execute(holed)).result(20)
        ended, said = admin("backup", str(tmp_path / "x.owb"))
        assert ended == 2
        assert f"Games that cannot be opened: {code}, 1" in said


def test_backups_hold_no_token(url: str, admin: Admin, tmp_path: Path) -> None:
    file = tmp_path / "x.owb"
    with serving(tmp_path, database=url) as server:
        clients = busy(server)
        fine(admin("backup", str(file)))
    text = gzip.decompress(file.read_bytes()).decode()
    assert not any(client.token in text for client in clients)
    assert file.stat().st_mode & 0o077 == 0
    assert sum(1 for _ in archive.read_archive(file)) == 1


def test_nothing_is_made_by_looking(tmp_path: Path, admin: Admin) -> None:
    where = tmp_path / "nowhere" / "x.db"
    code, said = admin("list", database=f"sqlite:///{where}")
    assert (code, where.exists()) == (2, False)
    assert str(where) in said
