"""What every move changes stands in no index any more."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    op.drop_index("game_table_listed", "game_table")
    op.drop_index("game_table_bots", "game_table")
    since = sa.text("coalesce(ended, started, created)")
    op.create_index("game_table_listed", "game_table", ["visibility", "phase", since])
    op.create_index("game_table_hosted", "game_table", ["phase", "host"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE game_table SET (fillfactor = 50)")
