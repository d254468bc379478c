"""Empty databases of each kind for tests that want one."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.postgres import NotHereError, postgres


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A database of a PostgreSQL server for this test run."""
    pytest.importorskip("psycopg", reason="psycopg is not installed: pip install overwinter[postgres]")
    opened = postgres()
    try:
        url = opened.__enter__()
    except NotHereError as reason:
        pytest.skip(f"no PostgreSQL: {reason}")
    try:
        yield url
    finally:
        opened.__exit__(None, None, None)


@pytest.fixture
def shared_url(postgres_url: str) -> str:
    """An empty database that several processes can serve."""
    name = f"t{uuid.uuid4().hex}"
    base = sa.make_url(postgres_url).set(drivername="postgresql+psycopg")
    engine = sa.create_engine(base, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return postgres_url.rsplit("/", 1)[0] + f"/{name}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/db/test.db"
    made: str = request.getfixturevalue("shared_url")
    return made
