"""The audit of dependencies: it knows all packages, names every hole, and says when it could not look."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from tests.programs import program


@pytest.fixture
def audit() -> Any:
    return program("tools/audit.py")


def answering(monkeypatch: pytest.MonkeyPatch, audit: Any, holes: dict[str, list[str]]) -> list[str]:
    """A list of known holes; returns the names that were looked up."""
    asked: list[str] = []

    def answer(request: Any, timeout: float) -> Any:
        names = [query["package"]["name"] for query in json.loads(request.data)["queries"]]
        asked.extend(names)
        found = [{"vulns": [{"id": each} for each in holes[name]]} if name in holes else {} for name in names]
        return io.BytesIO(json.dumps({"results": found}).encode())

    monkeypatch.setattr(audit.urllib.request, "urlopen", answer)
    return asked


def test_every_package_is_looked_up(
    audit: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = answering(monkeypatch, audit, {})
    assert audit.main() == 0
    assert {"starlette", "SQLAlchemy", "svelte", "vite"} <= set(asked)
    assert "0 with known holes" in capsys.readouterr().out


def test_a_hole_is_a_failure(
    audit: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answering(monkeypatch, audit, {"starlette": ["GHSA-1", "PYSEC-2"]})
    assert audit.main() == 1
    assert "GHSA-1, PYSEC-2" in capsys.readouterr().out


def test_no_network_is_none(
    audit: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nobody(*_: Any, **__: Any) -> Any:
        raise OSError("no route")

    monkeypatch.setattr(audit.urllib.request, "urlopen", nobody)
    assert audit.main() == 0
    assert "NOT DONE" in capsys.readouterr().out
