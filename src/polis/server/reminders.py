"""Reminders outside the page: a webhook per person, and mail where the operator has set SMTP.

A webhook goes to an address that a stranger names: only http and https, no redirects, and not into
the operator's own network unless that is allowed.
"""

import asyncio
import ipaddress
import json
import smtplib
import socket
from collections.abc import Callable, Collection, Sequence
from email.message import EmailMessage
from http.client import HTTPConnection, HTTPSConnection
from typing import Literal
from urllib.parse import unquote, urlsplit

import structlog

from polis.server.errors import BadMessage
from polis.server.settings import Settings
from polis.server.store.rows import JobRow, PersonRow, SeatRow, TableRow
from polis.text.catalogue import UnknownLanguage
from polis.text.voice import Voice

SECONDS = 10
Reason = Literal["your-turn", "invited"]
log = structlog.get_logger()


class Reminders:
    """Tells persons who are not looking that they are waited for."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def tell(self, person: PersonRow, what: Reason, tables: Sequence[TableRow]) -> None:
        """A call of the webhook for every table, and one letter for all of them."""
        for table in tables if person.webhook else ():
            data = {"what": what, "table": table.id, "title": table.title}
            more = {"link": self._link(table), "game": table.game}
            await self._try(self._post, person.webhook, data | more)
        if person.email and self._settings.smtp and tables:
            await self._try(self._mail, person, what, tables)

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

    def _mail(self, person: PersonRow, what: Reason, tables: Sequence[TableRow]) -> None:
        voice = _voice(person.language)
        titles = [table.title or table.game for table in tables]
        subject = _subject(voice, what, voice.join(titles))
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


def _subject(voice: Voice, what: Reason, title: str) -> str:
    if what == "invited":
        return voice.tell("mail-invited", title=title)
    return voice.tell("mail-your-turn", title=title)


def _voice(language: str) -> Voice:
    try:
        return Voice(language)
    except UnknownLanguage:
        return Voice("en")


# -- when -----------------------------------------------------------------------------------------


def turn_jobs(
    table: TableRow, seats: Sequence[SeatRow], reachable: Collection[str], waiting: int, due: int
) -> tuple[list[JobRow], list[str]]:
    """Whom to remind once a table waits for others than before, and whom no longer."""
    set_anew: list[JobRow] = []
    dropped: list[str] = []
    for seat in seats:
        if seat.person not in reachable:
            continue
        is_asked, was_asked = waiting >> seat.seat & 1, table.waiting >> seat.seat & 1
        key = f"notify:{table.id}:{seat.seat}"
        if is_asked and not was_asked and seat.replaced_by is None:
            set_anew.append(JobRow(key, "notify", table.id, seat.seat, {}, due))
        elif was_asked and not is_asked:
            dropped.append(key)
    return set_anew, dropped


def invitation_job(table: TableRow, person: str, due: int) -> JobRow:
    return JobRow(f"invited:{table.id}:{person}", "invited", table.id, 0, {"person": person}, due)


# -- where ----------------------------------------------------------------------------------------


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
