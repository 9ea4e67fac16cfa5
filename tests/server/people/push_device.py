"""A device with a push service of its own: it subscribes, and decrypts what it is sent.

The decryption follows RFC 8291 and RFC 8188 step by step, so it does not share code with the
library that encrypts.
"""

import asyncio
import hashlib
import hmac
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.streams import stream_server

CURVE = ec.SECP256R1()
Queue = asyncio.Queue["Received"]


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with one block, as the RFCs write it."""
    key = hmac.digest(salt, secret, "sha256")
    return hmac.digest(key, info + b"\x01", "sha256")[:length]


@dataclass(frozen=True)
class Received:
    """A request at the push service."""

    headers: dict[str, str]
    body: bytes


@dataclass
class Device:
    """The keys of a browser, and the address of its push service."""

    endpoint: str
    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(CURVE)
    )
    secret: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def point(self) -> bytes:
        public = self.private.public_key()
        return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self) -> dict[str, str]:
        keys = {"p256dh": packed(self.point), "auth": packed(self.secret)}
        return {"endpoint": self.endpoint, **keys}

    def decrypted(self, body: bytes) -> dict[str, Any]:
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        shared = self.private.exchange(ec.ECDH(), public)
        info = b"WebPush: info\x00" + self.point + theirs
        secret = derived(self.secret, shared, info, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        found: dict[str, Any] = json.loads(plain.rstrip(b"\x00").removesuffix(b"\x02"))
        return found


def claims_of(authorization: str, server_key: str) -> dict[str, Any]:
    """The claims of a VAPID token, if the server's key has signed them."""
    fields = dict(
        part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(",")
    )
    assert fields["k"] == server_key
    signed, _, signature = fields["t"].rpartition(".")
    raw = unpacked(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(server_key))
    digest = hashlib.sha256(signed.encode()).digest()
    algorithm = ec.ECDSA(utils.Prehashed(SHA256()))
    public.verify(utils.encode_dss_signature(*numbers), digest, algorithm)
    found: dict[str, Any] = json.loads(unpacked(signed.split(".")[1]))
    return found


@asynccontextmanager
async def push_service(status: str = "201 Created") -> AsyncIterator[tuple[Device, Queue]]:
    """A device whose push service answers every message with the same status."""
    heard: Queue = asyncio.Queue()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        pairs = [line.split(": ", 1) for line in head.split("\r\n")[1:] if line]
        headers = {name.lower(): value for name, value in pairs}
        body = await reader.readexactly(int(headers["content-length"]))
        heard.put_nowait(Received(headers, body))
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n".encode())

    async with stream_server(serve) as port:
        yield Device(f"http://127.0.0.1:{port}/send/abc?x=1"), heard
