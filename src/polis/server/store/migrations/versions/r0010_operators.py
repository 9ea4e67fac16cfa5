"""Bans and the audit log of operators, and tables whose deal was known before."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision: str | None = "0009"


def upgrade() -> None:
    op.create_table(
        "ban",
        sa.Column("target", sa.String(60), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(20), nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("details", sa.Text, nullable=False),
    )
    op.add_column(
        "game_table",
        sa.Column("is_known_deal", sa.Boolean, nullable=False, server_default=sa.false()),
    )
