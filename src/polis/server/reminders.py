"""Reminders outside the page: a webhook per person, and mail where the operator has set SMTP.

A webhook goes to an address that a stranger names: only http and https, no redirects, and not into
the operator's own network unless that is allowed.
"""

import asyncio
import ipaddress
import json
import smtplib
import socket
from collections.abc import Callable, Sequence
from email.message import EmailMessage
from http.client import HTTPConnection, HTTPSConnection
from urllib.parse import unquote, urlsplit

import structlog

from polis.server.errors import BadMessage
from polis.server.settings import Settings
from polis.server.store.rows import PersonRow, TableRow
from polis.text.catalogue import UnknownLanguage
from polis.text.voice import Voice

SECONDS = 10
log = structlog.get_logger()


class Reminders:
    """Tells persons who are not looking that it is their turn."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def your_turn(self, person: PersonRow, tables: Sequence[TableRow]) -> None:
        """A call of the webhook for every table, and one letter for all of them."""
        for table in tables if person.webhook else ():
            data = {"what": "your-turn", "table": table.id, "title": table.title}
            more = {"link": self._link(table), "game": table.game}
            await self._try(self._post, person.webhook, data | more)
        if person.email and self._settings.smtp and tables:
            await self._try(self._mail, person, tables)

    def _link(self, table: TableRow) -> str:
        return f"{self._settings.public_url}/#/table/{table.id}"

    async def _try(self, work: Callable[..., None], *args: object) -> None:
        try:
            await asyncio.to_thread(work, *args)
        except (OSError, ValueError, smtplib.SMTPException, BadMessage) as error:
            log.warning("a reminder failed", error=type(error).__name__)

    def _post(self, url: str, data: dict[str, str]) -> None:
        parts = urlsplit(url)
        host = parts.hostname or ""
        address = checked_address(host, parts.port or 443, self._settings.private_webhooks)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        connection = kind(host, parts.port, timeout=SECONDS)
        if parts.scheme != "https":  # keep to the address that was checked
            connection.host = address
        path = parts.path or "/"
        body = json.dumps(data, ensure_ascii=False).encode()
        headers = {"Content-Type": "application/json", "Host": parts.netloc.rpartition("@")[2]}
        try:
            connection.request(
                "POST", f"{path}?{parts.query}" if parts.query else path, body, headers
            )
            connection.getresponse().read(1024)
        finally:
            connection.close()

    def _mail(self, person: PersonRow, tables: Sequence[TableRow]) -> None:
        voice = _voice(person.language)
        titles = [table.title or table.game for table in tables]
        subject = voice.tell("mail-your-turn", title=voice.join(titles))
        links = [f"{title}\n{self._link(table)}" for title, table in zip(titles, tables)]
        letter = EmailMessage()
        letter["From"] = self._settings.mail_from
        letter["To"] = person.email
        letter["Subject"] = subject
        letter.set_content("\n\n".join([subject, *links]) + "\n")
        server = urlsplit(self._settings.smtp)
        with smtplib.SMTP(
            server.hostname or "localhost", server.port or 25, timeout=SECONDS
        ) as smtp:
            if server.username:
                smtp.starttls()
                smtp.login(unquote(server.username), unquote(server.password or ""))
            smtp.send_message(letter)


def _voice(language: str) -> Voice:
    try:
        return Voice(language)
    except UnknownLanguage:
        return Voice("en")


def check_webhook(url: str) -> str:
    """A webhook that a person names. Raises BadMessage."""
    if not url:
        return ""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or not url.isascii():
        raise BadMessage("a webhook needs an http or https address")
    return url


def check_email(text: str) -> str:
    if text and (text.count("@") != 1 or not text.isprintable() or " " in text):
        raise BadMessage("that is not an e-mail address")
    return text


def checked_address(host: str, port: int, private_allowed: bool) -> str:
    """The address of a host, if we may send there. Raises BadMessage."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(item[4][0]) for item in found]
    for address in addresses:
        if not private_allowed and not ipaddress.ip_address(address.partition("%")[0]).is_global:
            raise BadMessage("that address is inside the server's own network")
    return addresses[0]
