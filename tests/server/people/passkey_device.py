"""An authenticator in Python: makes passkeys and signs challenges as a phone does."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as b64

PRESENT, ATTESTED = 0x05, 0x40  # the user is there and verified; a new key follows
UNCOUNTED = bytes(4)  # synchronised passkeys do not count their uses


class PasskeyDevice:
    """Holds one passkey. `origin` is the site that its browser shows."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.host = origin.partition("://")[2].partition(":")[0]
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(16)

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer of `navigator.credentials.create`."""
        public = self._key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32), -3: public.y.to_bytes(32)}
        made = bytes(16) + len(self._id).to_bytes(2) + self._id + cbor2.dumps(cose)
        data = self._data(PRESENT | ATTESTED) + made
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client_data("webauthn.create", options)
        return self._answer({"clientDataJSON": b64(client), "attestationObject": b64(attestation)})

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer of `navigator.credentials.get`."""
        client, data = self._client_data("webauthn.get", options), self._data(PRESENT)
        signed = data + hashlib.sha256(client).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {
                "clientDataJSON": b64(client),
                "authenticatorData": b64(data),
                "signature": b64(signature),
            }
        )

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + UNCOUNTED

    def _client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        name = b64(self._id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
