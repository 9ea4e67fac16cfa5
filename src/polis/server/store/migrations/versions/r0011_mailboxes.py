"""Whether the owner of a mailbox has confirmed it. Earlier addresses are not confirmed."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision: str | None = "0010"


def upgrade() -> None:
    op.add_column(
        "person", sa.Column("email_ok", sa.Boolean, nullable=False, server_default=sa.false())
    )
