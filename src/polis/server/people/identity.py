"""Who asks: a device key in a signed cookie, and the person that the device belongs to.

No account is needed. Secrets travel in link fragments and in this cookie, never in an address that
reaches a log. The cookie is `HttpOnly` and `SameSite=Lax`; what changes something must come from
our own pages (see `guard`), so another site cannot act for anybody.
"""

import secrets
from typing import Final

from itsdangerous import BadSignature, Signer
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from polis.server.errors import NoIdentity
from polis.server.store import people, schema
from polis.server.store.database import Database
from polis.server.store.rows import PersonRow

COOKIE: Final = "polis"
COOKIE_SECONDS: Final = 400 * 86_400  # the longest that browsers keep one
LINK_SECONDS: Final = 15 * 60


def new_id() -> str:
    """A name for a table or person: almost 72 bits, so that guessing is hopeless; in a terminal it
    must not look like an option."""
    while (name := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return name


def new_secret() -> str:
    return secrets.token_urlsafe(32)


async def server_secret(database: Database, given: str) -> str:
    """What signs the cookies: the operator's, or one that is made once and kept."""
    if given:
        return given
    meta = schema.meta
    query = select(meta.c.value).where(meta.c.key == "secret")
    async with database.reading() as connection:
        found = (await connection.execute(query)).scalar()
    if found is None:
        try:
            async with database.writing() as connection:
                values = {"key": "secret", "value": new_secret()}
                await connection.execute(insert(meta).values(values))
        except IntegrityError:
            pass  # another process was quicker
        return await server_secret(database, given)
    return str(found)


class Identity:
    """Signs device keys, and knows whose they are."""

    def __init__(self, database: Database, secret: str) -> None:
        self._database = database
        self._signer = Signer(secret, salt="polis.device")

    def seal(self, key: str) -> str:
        """The value of the cookie."""
        return self._signer.sign(key.encode()).decode()

    def key_of(self, cookie: str | None) -> str | None:
        """The device key of a cookie, if we signed it."""
        if not cookie:
            return None
        try:
            return self._signer.unsign(cookie.encode("utf-8", "replace")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    async def find(self, cookie: str | None) -> PersonRow | None:
        key = self.key_of(cookie)
        return None if key is None else await people.of_device(self._database, key)

    async def require(self, cookie: str | None) -> PersonRow:
        person = await self.find(cookie)
        if person is None:
            raise NoIdentity("say who you are first")
        return person

    async def create(self, name: str, language: str) -> tuple[PersonRow, str]:
        """A new person, and the cookie of its first device."""
        person = PersonRow(new_id(), name, "", "", language)
        key = new_secret()
        await people.create(self._database, person, key)
        return person, self.seal(key)
