"""A device with a person's key, as the page uses it."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.harness import Client, Server


class Someone:
    """Somebody who is known to a server by a key."""

    def __init__(self, server: Server, key: str = "") -> None:
        self.server = server
        self.key = key or server.http.post("/api/people", json={}).json()["key"]

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """A request with the key."""
        headers = {"Authorization": f"Bearer {self.key}"}
        given = {} if body is None else {"json": body}
        whole = path if path.startswith("/api/") else f"/api/me{path}"
        return self.server.http.request(method, whole, headers=headers, **given)

    def get(self, path: str = "") -> Any:
        """What is there."""
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def do(self, path: str, method: str = "POST", **body: Any) -> Any:
        """Change something."""
        answer = self.ask(method, path, body)
        assert answer.status_code in (201, 204), answer.text
        return answer.json() if answer.content else None

    def refused(self, path: str, method: str = "POST", **body: Any) -> str:
        """Try something that is refused; the reason."""
        answer = self.ask(method, path, body)
        assert answer.status_code >= 400, answer.text
        key: str = answer.json()["key"]
        return key.removeprefix("error-server-")

    def sit(self, client: Client, *, beside: bool = False) -> None:
        """The seat of a connection is theirs."""
        self.claim(client.code, client.token, beside=beside)

    def claim(self, code: str, token: str, **more: Any) -> None:
        """The seat that a token opens is theirs."""
        self.do(f"/api/tables/{code}/mine", token=token, **more)

    def games(self) -> list[dict[str, Any]]:
        """My games."""
        found: list[dict[str, Any]] = self.get("/games")["games"]
        return found

    def wish(self, **wishes: Any) -> None:
        """What to be called for, and when."""
        self.do("/wishes", "PUT", **{"moments": ["turn", "vote", "over", "invited"], **wishes})
