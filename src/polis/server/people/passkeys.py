"""Passkeys (WebAuthn): a person comes back on any device that holds one of theirs.

The server stores the public key only. A challenge is answered once, within five minutes, on the
site that asked. The id of the person is in the passkey, so no name is asked for.
"""

import json
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy.exc import IntegrityError
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from polis.server.errors import BadLink, BadPasskey
from polis.server.people.identity import new_secret
from polis.server.store import passkeys
from polis.server.store.database import Database
from polis.server.store.passkeys import PasskeyRow
from polis.server.store.rows import PersonRow

REGISTER: Final = "register"
LOGIN: Final = "login"
WRONG: Final = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, BadLink)
JsonObject = dict[str, Any]  # as the browser reads and writes it with `toJSON`
Credential = JsonObject


@dataclass(frozen=True, slots=True)
class Site:
    """The site that passkeys belong to."""

    host: str
    origin: str


async def registration(database: Database, person: PersonRow, site: Site) -> JsonObject:
    """Options for `navigator.credentials.create`."""
    known = await passkeys.credentials_of(database, person.id)
    challenge = new_secret()
    await passkeys.add_challenge(database, challenge, REGISTER, person.id)
    options = generate_registration_options(
        rp_id=site.host,
        rp_name="polis",
        user_id=person.id.encode(),
        user_name=person.name,
        challenge=base64url_to_bytes(challenge),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known
        ],
    )
    return _written(options_to_json(options))


async def register(
    database: Database, person: PersonRow, site: Site, credential: Credential, name: str
) -> None:
    """Store the passkey that a browser has made. Raises BadPasskey, TooMany."""
    try:
        challenge = await _answered(database, credential, REGISTER, person.id)
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
        row = PasskeyRow(
            bytes_to_base64url(made.credential_id),
            person.id,
            bytes_to_base64url(made.credential_public_key),
            made.sign_count,
        )
        await passkeys.add(database, row, name)
    except (*WRONG, IntegrityError) as error:
        raise BadPasskey(type(error).__name__) from error


async def login(database: Database, site: Site) -> JsonObject:
    """Options for `navigator.credentials.get`."""
    challenge = new_secret()
    await passkeys.add_challenge(database, challenge, LOGIN, None)
    options = generate_authentication_options(
        rp_id=site.host,
        challenge=base64url_to_bytes(challenge),
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return _written(options_to_json(options))


async def log_in(
    database: Database, site: Site, credential: Credential, device: str
) -> tuple[str, str]:
    """The person of a passkey, and the key of their new device. Raises BadPasskey."""
    try:
        challenge = await _answered(database, credential, LOGIN, None)
        known = await passkeys.find(database, str(credential["id"]))
        used = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(known.public_key),
            credential_current_sign_count=known.uses,
        )
    except WRONG as error:
        raise BadPasskey(type(error).__name__) from error
    key = new_secret()
    row = PasskeyRow(known.credential, known.person, known.public_key, used.new_sign_count)
    await passkeys.log_in(database, row, key, device)
    return known.person, key


async def _answered(
    database: Database, credential: Credential, kind: str, person: str | None
) -> bytes:
    """The challenge that a browser has answered; it is used up."""
    data = base64url_to_bytes(credential["response"]["clientDataJSON"])
    challenge = parse_client_data_json(data).challenge
    await passkeys.use_challenge(database, bytes_to_base64url(challenge), kind, person)
    return challenge


def _written(text: str) -> JsonObject:
    options: JsonObject = json.loads(text)
    return options
