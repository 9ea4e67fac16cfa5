"""The name of a device, and when it was last used."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision: str | None = "0007"


def upgrade() -> None:
    with op.batch_alter_table("device") as batch:
        batch.add_column(sa.Column("name", sa.Text, nullable=False, server_default=""))
        batch.add_column(sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE device SET seen = created")
