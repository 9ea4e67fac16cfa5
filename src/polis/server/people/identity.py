"""Identify requests: a device key in a signed cookie, and the person that the device belongs to.

There are no accounts. Secrets travel in link fragments and in this cookie, never in an address that
reaches a log. The cookie is `HttpOnly` and `SameSite=Lax`. Changes must come from our own pages
(see `http.security`), so another site cannot act for a person.
"""

import secrets
from collections.abc import Callable
from typing import Final

from itsdangerous import BadSignature, Signer
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from polis.server.errors import NoIdentity
from polis.server.store import people, schema
from polis.server.store.database import Database
from polis.server.store.rows import PersonRow

COOKIE: Final = "polis"
COOKIE_SECONDS: Final = 400 * 86_400  # browsers keep no cookie for longer
LINK_SECONDS: Final = 15 * 60


def new_id() -> str:
    """A random id for a table or person.

    It has almost 72 bits, and does not look like an option in a terminal.
    """
    while (name := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return name


def new_secret() -> str:
    return secrets.token_urlsafe(32)


async def server_secret(database: Database, given: str) -> str:
    """The key that signs cookies: the operator's, or one that is made once and stored."""
    return given or await kept_secret(database, "secret", new_secret)


async def kept_secret(database: Database, name: str, make: Callable[[], str]) -> str:
    """A secret of this server: made once, and stored for all processes."""
    meta = schema.meta
    query = select(meta.c.value).where(meta.c.key == name)
    async with database.reading() as connection:
        found = (await connection.execute(query)).scalar()
    if found is None:
        try:
            async with database.writing() as connection:
                values = {"key": name, "value": make()}
                await connection.execute(insert(meta).values(values))
        except IntegrityError:
            pass  # another process was faster
        return await kept_secret(database, name, make)
    return str(found)


class Identity:
    """Sign device keys, and find the persons of devices."""

    def __init__(self, database: Database, secret: str) -> None:
        self._database = database
        self._signer = Signer(secret, salt="polis.device")

    def seal(self, key: str) -> str:
        """The value of the cookie."""
        return self._signer.sign(key.encode()).decode()

    def key_of(self, cookie: str | None) -> str | None:
        """The device key of a cookie, if this server signed it."""
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

    async def create(self, name: str, language: str, device: str = "") -> tuple[PersonRow, str]:
        """Create a person, and the cookie of their first device, which has a name."""
        person = PersonRow(new_id(), name, "", "", language)
        key = new_secret()
        await people.create(self._database, person, key, device)
        return person, self.seal(key)
