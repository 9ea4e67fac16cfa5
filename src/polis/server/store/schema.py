"""The tables of the database, as they are now; `migrations` tells how they became so.

Moments are milliseconds since 1970. Structured values are JSON text, so that both databases hold
the same. Secrets (device keys, tokens of links) are stored as hashes only.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    func,
)

metadata = MetaData()

Moment = BigInteger

table = Table(
    "game_table",  # "table" is a word of SQL
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the game's rules
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),  # secret until the match is over
    Column("phase", String(10), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("title", Text, nullable=False),
    Column("host", String(24)),
    Column("clock", Text, nullable=False),
    Column("autostart", Boolean, nullable=False),
    Column("version", Integer, nullable=False),  # the seq of the last entry of the journal
    Column("revision", Integer, nullable=False),  # raised with every change beside the journal
    Column("waiting", BigInteger, nullable=False),  # as in the state
    Column("bots_waiting", Boolean, nullable=False),
    Column("proposal", Text),
    Column("num_proposals", Integer, nullable=False),
    Column("parent", String(24)),
    Column("successor", String(24)),
    Column("created", Moment, nullable=False),
    Column("started", Moment),
    Column("moved", Moment, nullable=False),
    Column("ended", Moment),
    # No index holds what every move changes, and pages have room: so PostgreSQL writes the new row
    # beside the old one and touches no index.
    Index("game_table_hosted", "phase", "host"),
    postgresql_with={"fillfactor": 50},
)
since = func.coalesce(table.c.ended, table.c.started, table.c.created)  # its phase began
Index("game_table_listed", table.c.visibility, table.c.phase, since)

seat = Table(
    "seat",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # open, person, bot
    Column("person", String(24), index=True),
    Column("name", Text, nullable=False),
    Column("bot", String(40)),
    Column("replaced_by", String(40)),  # the bot that plays for a person who is gone
    Column("bank", BigInteger),  # milliseconds left while the clock stands
    Column("ends", Moment),  # when the time is over, while the clock runs
)

step = Table(
    "step",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("cmd", String(64)),  # "<seat>:<command id>"
    Column("line", Text, nullable=False),  # the entry as a line of the journal
    Column("told", Text, nullable=False),  # the last number of every stream after this entry
    Column("at", Moment, nullable=False),
    UniqueConstraint("table_id", "cmd", name="step_once"),
)

command = Table(  # commands that are no step: they too are carried out once
    "command",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("cmd", String(96), primary_key=True),
    Column("number", Integer, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), nullable=False),
    Column("person", String(24), nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Index("chat_of_table", "table_id", "id"),
)

person = Table(
    "person",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", Text, nullable=False),
    Column("webhook", Text, nullable=False),
    Column("email", Text, nullable=False),
    Column("language", String(16), nullable=False),
    Column("created", Moment, nullable=False),
)

device = Table(
    "device",
    metadata,
    Column("key_hash", String(64), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("created", Moment, nullable=False),
)

link = Table(
    "link",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),  # device, table
    Column("person", String(24)),
    Column("table_id", String(24), index=True),
    Column("seat", Integer),
    Column("expires", Moment),
)

guest = Table(  # who may watch a private table
    "guest",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("person", String(24), primary_key=True),
)

sent_away = Table(  # whom the host does not want at a table, before it starts
    "sent_away",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("person", String(24), primary_key=True),
)

mute = Table(
    "mute",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("muted", String(24), primary_key=True),
)

report = Table(  # lines of chat that somebody wants the operator to see
    "report",
    metadata,
    Column("line", Integer, primary_key=True, autoincrement=False),  # of chat
    Column("person", String(24), primary_key=True),  # who reports it
    Column("at", Moment, nullable=False),
    Index("report_latest", "at"),
)

silence = Table(  # who may not talk, as the operator says
    "silence",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("ends", Moment, nullable=False),
)

job = Table(  # what is due some day: clocks, notices
    "job",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("due", Moment, nullable=False),
    Column("claimed", Moment, nullable=False),  # until then somebody works on it
    Index("job_due", "due"),
)

note = Table(  # what a person writes down for itself
    "note",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("text", Text, nullable=False),
)

result = Table(  # of matches that count; the journal is the truth, this is for statistics
    "result",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),  # what the result compares first
    Column("ended", Moment, nullable=False),
)

rating = Table(  # how well somebody plays a game (see `skill`); begins with the first match
    "rating",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("shown", Integer, nullable=False),  # what people see of the two
    Column("matches", Integer, nullable=False),
    Index("rating_leaders", "game", "shown"),
)

quota = Table(  # how often something was made, by whom, in a window of time
    "quota",
    metadata,
    Column("key", String(120), primary_key=True),
    Column("begins", Moment, primary_key=True),
    Column("count", Integer, nullable=False),
)

meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
