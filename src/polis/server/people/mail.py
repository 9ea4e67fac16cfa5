"""Letters: a link to confirm a mailbox, and reminders to mailboxes that are confirmed.

A letter contains no text of other players: no titles, no names. Every letter has a link that ends
all further ones.
"""

import asyncio
import re
import smtplib
import ssl
from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Literal
from urllib.parse import SplitResult, unquote, urlsplit

from itsdangerous import BadData, URLSafeTimedSerializer

from polis.server.errors import BadLink, BadMessage
from polis.server.ops.settings import Settings
from polis.server.store.rows import PersonRow
from polis.table.records import TableRecord
from polis.text.catalogue import UnknownLanguage
from polis.text.voice import Voice

SECONDS = 20  # for a letter
CONFIRM_SECONDS = 7 * 86_400
LONGEST = 254  # letters of a mailbox (RFC 5321)
Reason = Literal["your-turn", "invited"]
Purpose = Literal["confirm", "end"]
# One plain mailbox: no names, comments, quotes, lists or hosts without a dot.
MAILBOX = re.compile(r"[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}")


def plain_mailbox(text: str) -> str:
    """A mailbox in its one form, or nothing. Raises BadMessage."""
    mailbox = text.strip().lower()
    if mailbox and (len(mailbox) > LONGEST or not MAILBOX.fullmatch(mailbox)):
        raise BadMessage("that is not an e-mail address")
    return mailbox


class Mail:
    """Write letters, and read the links in them."""

    def __init__(self, settings: Settings, secret: str) -> None:
        self._settings = settings
        self._secret = secret

    # -- links ------------------------------------------------------------------------------------

    def token(self, purpose: Purpose, person: PersonRow) -> str:
        return str(self._signer(purpose).dumps([person.id, person.email]))

    def read(self, purpose: Purpose, token: str) -> tuple[str, str]:
        """The person and the mailbox of a link. Raises BadLink."""
        seconds = CONFIRM_SECONDS if purpose == "confirm" else None
        try:
            player, mailbox = self._signer(purpose).loads(token, max_age=seconds)
        except (BadData, ValueError, TypeError) as error:
            raise BadLink("the link is unknown or expired") from error
        return str(player), str(mailbox)

    def _signer(self, purpose: Purpose) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self._secret, salt=f"polis.mail.{purpose}")

    def _link(self, path: str) -> str:
        return f"{self._settings.public_url.rstrip('/')}{path}"

    # -- letters ----------------------------------------------------------------------------------

    async def confirm(self, person: PersonRow) -> None:
        """Ask the owner of a mailbox whether they want letters there."""
        voice = voice_of(person.language)
        link = self._link(f"/#/mail/confirm/{self.token('confirm', person)}")
        lines = [voice.tell("mail-confirm-text"), link]
        await self._send(person, voice.tell("mail-confirm"), lines)

    async def remind(self, person: PersonRow, what: Reason, tables: Sequence[TableRecord]) -> None:
        """One letter about all these tables."""
        voice = voice_of(person.language)
        named = "mail-invitation" if what == "invited" else "mail-turn"
        subject = _subject(voice, named, len(tables))
        links = [self._link(f"/#/table/{table.id}") for table in tables]
        await self._send(person, subject, [subject, *links])

    async def _send(self, person: PersonRow, subject: str, lines: list[str]) -> None:
        letter = EmailMessage()
        letter["From"] = self._settings.mail_from
        letter["To"] = person.email
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self._settings.mail_from.rpartition("@")[2])
        token = self.token("end", person)
        letter["List-Unsubscribe"] = f"<{self._link(f'/api/mail/end/{token}')}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        end = voice_of(person.language).tell("mail-end")
        farewell = f"{end}\n{self._link(f'/#/mail/end/{token}')}"
        letter.set_content("\n\n".join([*lines, farewell]) + "\n")
        await asyncio.to_thread(self._post, letter)

    def _post(self, letter: EmailMessage) -> None:
        server = urlsplit(self._settings.smtp)
        proof = ssl.create_default_context()
        with _post_office(server, proof) as smtp:
            if server.username:
                if server.scheme == "smtp":
                    smtp.starttls(context=proof)
                smtp.login(unquote(server.username), unquote(server.password or ""))
            smtp.send_message(letter)


def _post_office(server: SplitResult, proof: ssl.SSLContext) -> smtplib.SMTP:
    """Log in only to a mail server that has proved its name."""
    host = server.hostname or "localhost"
    if server.scheme == "smtps":
        return smtplib.SMTP_SSL(host, server.port or 465, timeout=SECONDS, context=proof)
    return smtplib.SMTP(host, server.port or 25, timeout=SECONDS)


def _subject(voice: Voice, named: str, count: int) -> str:
    if named == "mail-invitation":
        return voice.tell("mail-invitation")
    return voice.tell("mail-turn", count=count)


def voice_of(language: str) -> Voice:
    """The words of a person's language."""
    try:
        return Voice(language)
    except UnknownLanguage:
        return Voice("en")
