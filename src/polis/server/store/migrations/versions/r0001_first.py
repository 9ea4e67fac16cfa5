"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    _tables()
    _around_tables()
    _people()


def _tables() -> None:
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("visibility", sa.String(10), nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("host", sa.String(24)),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("autostart", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("waiting", sa.BigInteger, nullable=False),
        sa.Column("bots_waiting", sa.Boolean, nullable=False),
        sa.Column("proposal", sa.Text),
        sa.Column("num_proposals", sa.Integer, nullable=False),
        sa.Column("parent", sa.String(24)),
        sa.Column("successor", sa.String(24)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("moved", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("game_table_listed", "game_table", ["visibility", "phase", "moved"])
    op.create_index("game_table_bots", "game_table", ["bots_waiting", "moved"])
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("replaced_by", sa.String(40)),
        sa.Column("bank", sa.BigInteger),
        sa.Column("ends", sa.BigInteger),
    )
    op.create_index("ix_seat_person", "seat", ["person"])
    op.create_table(
        "step",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("cmd", sa.String(64)),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "cmd", name="step_once"),
    )


def _around_tables() -> None:
    op.create_table(
        "command",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("cmd", sa.String(96), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("chat_of_table", "chat", ["table_id", "id"])
    op.create_table(
        "job",
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("claimed", sa.BigInteger, nullable=False),
    )
    op.create_index("job_due", "job", ["due"])


def _people() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("webhook", sa.Text, nullable=False),
        sa.Column("email", sa.Text, nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "device",
        sa.Column("key_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_device_person", "device", ["person"])
    op.create_table(
        "link",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("table_id", sa.String(24)),
        sa.Column("seat", sa.Integer),
        sa.Column("expires", sa.BigInteger),
    )
    op.create_table(
        "guest",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True),
    )
    op.create_table(
        "mute",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("muted", sa.String(24), primary_key=True),
    )
    op.create_table(
        "quota",
        sa.Column("key", sa.String(120), primary_key=True),
        sa.Column("begins", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("count", sa.Integer, nullable=False),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
