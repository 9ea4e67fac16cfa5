"""Push messages to a device that has no page open (RFC 8030), encrypted for it (RFC 8291).

The server's keys (VAPID, RFC 8292) are made once and stored in the database. A message says what
the notice shows and which table it opens, and nothing else.
"""

import json
from base64 import urlsafe_b64decode
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from webpush import VAPID, WebPush, WebPushSubscription

from polis.server.errors import BadMessage
from polis.server.ops.settings import Settings
from polis.server.people.identity import kept_secret
from polis.server.people.outgoing import check_webhook, post
from polis.server.store import push as subscriptions
from polis.server.store.database import Database
from polis.server.store.push import PushRow

DAY: Final = 86_400
GONE: Final = (404, 410)  # the push service does not know the device any more
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Note:
    """What a notice shows, the page that it opens, and its topic: a newer one replaces it."""

    text: str
    path: str
    topic: str


class Push:
    """Send messages to devices."""

    def __init__(self, settings: Settings, database: Database, private_key: bytes) -> None:
        self._settings = settings
        self._database = database
        self._private = private_key
        self._public = _public_key(private_key)
        self.key: str = VAPID.get_application_server_key(
            serialization.load_pem_public_key(self._public)
        )

    async def devices(self, person: str) -> list[PushRow]:
        return await subscriptions.devices_of(self._database, person)

    async def send(self, device: PushRow, note: Note) -> None:
        """Send a note. A subscription that has ended is removed."""
        packed = self._packed(device, note)
        headers = {**packed.headers, "topic": note.topic, "urgency": "high"}
        headers["content-type"] = "application/octet-stream"
        status = await post(
            device.endpoint, headers, packed.encrypted, self._settings.private_webhooks
        )
        if status in GONE:
            await subscriptions.unsubscribe(self._database, device.endpoint)
        elif not 200 <= status < 300:
            log.warning("a push message was refused", status=status)

    def _packed(self, device: PushRow, note: Note) -> Any:
        sender = WebPush(self._private, self._public, subscriber=self._contact(), ttl=DAY)
        keys = {"p256dh": device.p256dh, "auth": device.auth}
        data = {"text": note.text, "path": note.path}
        subscription = WebPushSubscription.model_validate(
            {"endpoint": device.endpoint, "keys": keys}
        )
        return sender.get(json.dumps(data, ensure_ascii=False).encode(), subscription)

    def _contact(self) -> str:
        """The mail address that a push service may write to about this server."""
        host = urlsplit(self._settings.public_url).hostname or "localhost"
        return self._settings.mail_from or f"polis@{host}"


async def push_key(database: Database) -> bytes:
    """The private key of this server, made once."""
    return (await kept_secret(database, "vapid", _new_key)).encode()


def _new_key() -> str:
    private, _, _ = VAPID.generate_keys()
    return str(private.decode())


def _public_key(private_key: bytes) -> bytes:
    private = serialization.load_pem_private_key(private_key, password=None)
    return private.public_key().public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
    )


def check_subscription(row: PushRow, private_allowed: bool) -> PushRow:
    """Check a subscription that a device sends. Raises BadMessage."""
    check_webhook(row.endpoint)
    if urlsplit(row.endpoint).scheme != "https" and not private_allowed:
        raise BadMessage("a push service needs an https address")
    try:
        point = _unpacked(row.p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        is_key = len(_unpacked(row.auth)) == 16
    except (ValueError, UnsupportedAlgorithm):
        is_key = False
    if not is_key:
        raise BadMessage("the keys of the subscription are not valid")
    return row


def _unpacked(text: str) -> bytes:
    bare = text.rstrip("=")
    return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
