"""Play with friends: tables, seats, invite links, WebSocket, storage. See docs/server.md, docs/protocol.md."""
