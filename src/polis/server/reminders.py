"""Reminders outside the page: a webhook per person, and mail where the operator has set SMTP.

A webhook goes to an address that a stranger names: only http and https, no redirects, and not into
the operator's own network unless that is allowed.
"""

import asyncio
import json
import smtplib
import socket
import ssl
from collections.abc import Awaitable, Collection, Sequence
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Literal
from urllib.parse import SplitResult, unquote, urlsplit

import structlog

from polis.server.errors import BadMessage
from polis.server.settings import Settings
from polis.server.store.rows import JobRow, PersonRow, SeatRow, TableRow
from polis.text.catalogue import UnknownLanguage
from polis.text.voice import Voice

SECONDS = 20  # for all of a reminder; its job is claimed for longer
PORTS = {"http": 80, "https": 443}
NAT64 = IPv6Network("64:ff9b::/96")
Reason = Literal["your-turn", "invited"]
log = structlog.get_logger()


class Reminders:
    """Tells persons who are not looking that they are waited for."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def tell(self, person: PersonRow, what: Reason, tables: Sequence[TableRow]) -> None:
        """A call of the webhook for every table, and one letter for all of them."""
        calls = [self._call(person.webhook, what, table) for table in tables if person.webhook]
        await asyncio.gather(*map(self._try, calls))
        if person.email and self._settings.smtp and tables:
            await self._try(asyncio.to_thread(self._mail, person, what, tables))

    def _link(self, table: TableRow) -> str:
        return f"{self._settings.public_url.rstrip('/')}/#/table/{table.id}"

    async def _try(self, work: Awaitable[None]) -> None:
        """Whoever answers late, or with nonsense, keeps nobody else waiting."""
        try:
            async with asyncio.timeout(SECONDS):
                await work
        except Exception as error:  # noqa: BLE001 - the others are reminded, whatever one's server does
            log.warning("a reminder failed", error=type(error).__name__)

    async def _call(self, url: str, what: Reason, table: TableRow) -> None:
        """Post to a webhook, at the very address that was checked; of the answer only the first
        line is read."""
        data = {"what": what, "table": table.id, "title": table.title}
        more = {"link": self._link(table), "game": table.game}
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        is_private_allowed = self._settings.private_webhooks
        address = await asyncio.to_thread(checked_address, host, port, is_private_allowed)
        proof: Any = {"ssl": True, "server_hostname": host} if parts.scheme == "https" else {}
        reader, writer = await asyncio.open_connection(address, port, **proof)
        try:
            writer.write(_request(parts, json.dumps(data | more, ensure_ascii=False).encode()))
            await reader.readuntil(b"\n")
        finally:
            writer.transport.abort()

    def _mail(self, person: PersonRow, what: Reason, tables: Sequence[TableRow]) -> None:
        voice = _voice(person.language)
        titles = [table.title or table.game for table in tables]
        subject = _subject(voice, what, voice.join(titles))
        links = [f"{title}\n{self._link(table)}" for title, table in zip(titles, tables)]
        letter = EmailMessage()
        letter["From"] = self._settings.mail_from
        letter["To"] = person.email
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self._settings.mail_from.rpartition("@")[2])
        letter.set_content("\n\n".join([subject, *links]) + "\n")
        server = urlsplit(self._settings.smtp)
        proof = ssl.create_default_context()
        with _post_office(server, proof) as smtp:
            if server.username:
                if server.scheme == "smtp":
                    smtp.starttls(context=proof)
                smtp.login(unquote(server.username), unquote(server.password or ""))
            smtp.send_message(letter)


def _post_office(server: SplitResult, proof: ssl.SSLContext) -> smtplib.SMTP:
    """A password is sent only to whom it is meant for: the server must prove its name."""
    host = server.hostname or "localhost"
    if server.scheme == "smtps":
        return smtplib.SMTP_SSL(host, server.port or 465, timeout=SECONDS, context=proof)
    return smtplib.SMTP(host, server.port or 25, timeout=SECONDS)


def _request(parts: SplitResult, body: bytes) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = [
        f"POST {target} HTTP/1.1",
        f"Host: {parts.netloc.rpartition('@')[2]}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode() + body


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
    try:
        parts = urlsplit(url)
        is_address = parts.scheme in PORTS and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_address = False
    if not is_address or not (url.isascii() and url.isprintable()) or " " in url:
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
        if not private_allowed and not _is_public(address):
            raise BadMessage("that address is inside the server's own network")
    return addresses[0]


def _is_public(address: str) -> bool:
    """Whether an address is everybody's; also the one to which a gateway between IPv6 and IPv4 may
    take what is sent there."""
    found = ip_address(address.partition("%")[0])
    behind = None
    if isinstance(found, IPv6Address):
        is_gateway = found in NAT64
        behind = IPv4Address(int(found) % 2**32) if is_gateway else found.sixtofour
    return found.is_global and (behind is None or behind.is_global)
