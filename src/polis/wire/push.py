"""Bodies and answers about push messages to a device."""

from dataclasses import dataclass
from typing import Annotated

from polis.wire.fields import Limit

Endpoint = Annotated[
    str,
    Limit(min_length=1, max_length=1000, description="The address of the device's push service."),
]
Base64 = Annotated[str, Limit(pattern=r"^[A-Za-z0-9_-]{16,120}=*$")]


@dataclass(slots=True, kw_only=True)
class PushKey:
    """The server's public key (VAPID), which a browser needs for a subscription."""

    key: str


@dataclass(slots=True, kw_only=True)
class PushBody:
    """A subscription of this device, as the browser made it."""

    endpoint: Endpoint
    p256dh: Base64
    auth: Base64


@dataclass(slots=True, kw_only=True)
class EndpointBody:
    """The subscription to end."""

    endpoint: Endpoint


@dataclass(slots=True, kw_only=True)
class PushState:
    """Whether this device gets push messages now."""

    subscribed: bool
