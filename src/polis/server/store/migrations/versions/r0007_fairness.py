"""When a player left, how often their proposals were refused, and whether a match is void."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"


def upgrade() -> None:
    op.add_column("seat", sa.Column("left_at", sa.Integer))
    op.add_column("seat", sa.Column("num_refused", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("may_propose", sa.BigInteger))
    op.add_column(
        "game_table", sa.Column("is_void", sa.Boolean, nullable=False, server_default=sa.false())
    )
