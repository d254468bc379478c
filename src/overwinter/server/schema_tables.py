"""The tables of the database, as the statements in :mod:`overwinter.server.storage` see them.

They are made and changed by :mod:`overwinter.server.migrations`, never from here.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", sa.String(24), primary_key=True),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("clock", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("set_aside", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("worker", sa.Integer),
    sa.Column("fence", sa.BigInteger, nullable=False),
)

workers = sa.Table(
    "workers",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(32), nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("code", sa.String(24), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
)

journal = sa.Table(
    "journal",
    metadata,
    sa.Column("code", sa.String(24), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("row", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("code", sa.String(24), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("row", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("code", sa.String(24), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("channel", sa.String(16), nullable=False),
)

pulse = sa.Table(
    "pulse",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("digest", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

games = sa.Table(
    "games",
    metadata,
    sa.Column("code", sa.String(24), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

sittings = sa.Table(
    "sittings",
    metadata,
    sa.Column("person", sa.String(24), primary_key=True),
    sa.Column("code", sa.String(24), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("live", sa.Boolean, nullable=False),
    sa.Column("beside", sa.Boolean, nullable=False),
    sa.Column("calls", sa.String(64)),
    sa.Column("at", sa.BigInteger, nullable=False),
)

channels = sa.Table(
    "channels",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("person", sa.String(24), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("proof", sa.String(64), nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("person", sa.String(24), primary_key=True),
    sa.Column("code", sa.String(24), primary_key=True),
    sa.Column("sender", sa.String(24), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("person", sa.String(24), primary_key=True),
    sa.Column("other", sa.String(24), primary_key=True),
)

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("person", sa.String(24), primary_key=True),
    sa.Column("code", sa.String(24), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("done", sa.Text, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)
