"""Bodies and answers about a person's devices and data."""

from dataclasses import dataclass
from typing import Annotated, Any

from polis.wire.fields import Limit, Moment, PlayerId
from polis.wire.resources import Person

ItemId = Annotated[str, Limit(pattern=r"^[0-9a-f]{16}$")]


@dataclass(slots=True, kw_only=True)
class DeviceInfo:
    """A browser that is the person."""

    id: str
    name: str  # such as "Firefox, Linux"; empty: unknown
    created: Moment
    seen: Moment  # its last visit, to the hour
    here: bool  # whether it is the asking one


@dataclass(slots=True, kw_only=True)
class PasskeyInfo:
    """A passkey of the person."""

    id: str
    name: str  # of the browser that made it
    created: Moment
    seen: Moment  # its last use


@dataclass(slots=True, kw_only=True)
class Account:
    """The devices and passkeys of a person, the latest used first."""

    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]


@dataclass(slots=True, kw_only=True)
class PasskeyOptions:
    """What the browser's `parse...OptionsFromJSON` reads (WebAuthn)."""

    options: dict[str, Any]


@dataclass(slots=True, kw_only=True)
class PasskeyBody:
    """The answer of the browser's `navigator.credentials`, as its `toJSON` writes it."""

    credential: dict[str, Any]


@dataclass(slots=True, kw_only=True)
class ItemBody:
    """The device or passkey to end."""

    id: ItemId


@dataclass(slots=True, kw_only=True)
class MailBody:
    """The token of a link in a letter."""

    token: Annotated[str, Limit(pattern=r"^[A-Za-z0-9._-]{1,600}$")]


@dataclass(slots=True, kw_only=True)
class MailState:
    """Whether letters go to a mailbox now."""

    confirmed: bool


@dataclass(slots=True, kw_only=True)
class DeleteBody:
    """The person's own id, so that no stray request deletes a person."""

    player: PlayerId


@dataclass(slots=True, kw_only=True)
class Deleted:
    """The person is deleted; the cookie is ended."""

    deleted: bool


@dataclass(slots=True, kw_only=True)
class PersonalData:
    """Everything that the server stores about a person."""

    person: Person
    devices: list[DeviceInfo]
    data: dict[str, list[dict[str, Any]]]  # rows by kind: tables, seats, notes, chat and so on
