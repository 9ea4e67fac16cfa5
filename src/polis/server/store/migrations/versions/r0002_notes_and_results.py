"""Private notes at a table, and the results of finished matches for statistics."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    op.create_table(
        "note",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "result",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_result_person", "result", ["person"])
