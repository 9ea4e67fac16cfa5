"""Passkeys of persons."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision: str | None = "0008"


def upgrade() -> None:
    op.create_table(
        "passkey",
        sa.Column("id_hash", sa.String(64), primary_key=True),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passkey_person", "passkey", ["person"])
