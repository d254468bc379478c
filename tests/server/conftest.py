"""One server for all tests that need nothing special, and empty databases of each kind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.databases import postgres_url, shared_url, url
from tests.server.harness import Server, serving

__all__ = ["postgres_url", "server", "shared_url", "url"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server with quick bots and wide limits."""
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, messages_per_second=10000, message_burst=100000) as running:
        yield running
