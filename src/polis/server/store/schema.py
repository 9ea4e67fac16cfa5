"""The tables of the database in their newest form; `migrations` holds the earlier ones.

Moments are milliseconds since 1970. Structured values are JSON text, so that both databases store
the same. Secrets (device keys, link tokens) are stored only as hashes.
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
    false,
    func,
)

metadata = MetaData()

Moment = BigInteger

table = Table(
    "game_table",  # "table" is an SQL keyword
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
    Column("revision", Integer, nullable=False),  # increased with every change beside the journal
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
    Column("is_void", Boolean, nullable=False, server_default=false()),  # it changes no rating
    Column("is_known_deal", Boolean, nullable=False, server_default=false()),  # imported, forked
    # No index contains a column that every move changes, and pages have spare room. So PostgreSQL
    # writes the new row beside the old one and updates no index.
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
    Column("replaced_by", String(40)),  # the bot that plays for a person who left
    Column("bank", BigInteger),  # milliseconds left while the clock stands
    Column("ends", Moment),  # when the time ends, while the clock runs
    Column("left_at", Integer),  # the last entry before a bot took over, while it plays
    Column("num_refused", Integer, nullable=False, server_default="0"),  # proposals in a row
    Column("may_propose", Moment),  # when the player may propose again
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

command = Table(  # commands that are not steps: they too run only once
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
    Column("email_ok", Boolean, nullable=False, server_default=false()),  # confirmed by its owner
)

device = Table(
    "device",
    metadata,
    Column("key_hash", String(64), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("created", Moment, nullable=False),
    Column("name", Text, nullable=False, server_default=""),  # of the browser; empty: unknown
    Column("seen", Moment, nullable=False, server_default="0"),  # its last visit, to the hour
)

passkey = Table(
    "passkey",
    metadata,
    Column("id_hash", String(64), primary_key=True),  # an id may be longer than a key
    Column("credential", Text, nullable=False),  # its id, in base64url
    Column("person", String(24), nullable=False, index=True),
    Column("public_key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as the authenticator counts
    Column("name", Text, nullable=False),  # of the browser that made it
    Column("created", Moment, nullable=False),
    Column("seen", Moment, nullable=False),  # its last use
)

push = Table(  # subscriptions to push messages
    "push",
    metadata,
    Column("endpoint_hash", String(64), primary_key=True),  # an address may be longer than a key
    Column("endpoint", Text, nullable=False),
    Column("person", String(24), nullable=False, index=True),
    Column("p256dh", String(120), nullable=False),  # the device's public key
    Column("auth", String(120), nullable=False),
    Column("created", Moment, nullable=False),
)

link = Table(
    "link",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),  # device, table, register, login, admin
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

sent_away = Table(  # players whom the host removed before the start
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

report = Table(  # reported lines of chat
    "report",
    metadata,
    Column("line", Integer, primary_key=True, autoincrement=False),  # of chat
    Column("person", String(24), primary_key=True),  # who reports it
    Column("at", Moment, nullable=False),
    Index("report_latest", "at"),
)

silence = Table(  # players whom the operator has muted
    "silence",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("ends", Moment, nullable=False),
)

ban = Table(  # persons and addresses that the operator keeps out
    "ban",
    metadata,
    Column("target", String(60), primary_key=True),  # a person, or a network such as 10.0.0.0/8
    Column("kind", String(10), nullable=False),  # person, address
    Column("ends", Moment, nullable=False),
    Column("reason", Text, nullable=False),  # for the operator alone
    Column("at", Moment, nullable=False),
)

audit = Table(  # what operators have done
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Moment, nullable=False),
    Column("by", String(20), nullable=False),  # "command", or the start of a page's key
    Column("action", String(20), nullable=False),
    Column("target", Text, nullable=False),
    Column("details", Text, nullable=False),
)

job = Table(  # scheduled jobs: clocks, reminders, results
    "job",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("due", Moment, nullable=False),
    Column("claimed", Moment, nullable=False),  # until then a process works on it
    Index("job_due", "due"),
)

note = Table(  # private notes of a person
    "note",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("text", Text, nullable=False),
)

result = Table(  # of matches that count, for statistics; the journal is authoritative
    "result",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),  # the first number of the result
    Column("ended", Moment, nullable=False),
)

rating = Table(  # ratings (see `people.skill`); a row exists after the first match
    "rating",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("shown", Integer, nullable=False),  # the number that players see
    Column("matches", Integer, nullable=False),
    Index("rating_leaders", "game", "shown"),
)

quota = Table(  # rate limits that outlive a process: counts per key and window of time
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
