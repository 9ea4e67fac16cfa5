"""Players removed from a table, reported lines of chat, and muted players."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    op.create_index("ix_link_table_id", "link", ["table_id"])
    op.create_table(
        "sent_away",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True),
    )
    op.create_table(
        "report",
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("report_latest", "report", ["at"])
    op.create_table(
        "silence",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
