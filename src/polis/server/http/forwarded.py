"""Find out who the client is when the request comes through a trusted proxy.

Each proxy appends the address of its own client to `X-Forwarded-For`. So the list is read from the
right: the first address that is not a trusted proxy is the client. Everything left of it may be
invented by the client.
"""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send

ANYONE = "*"
SCHEMES = {"http", "https", "ws", "wss"}


class TrustedProxies:
    """The proxies that may name the client. `*` trusts any peer, but only as the last proxy."""

    def __init__(self, names: Iterable[str]) -> None:
        """Raises ValueError for a name that is neither an address nor a network nor `*`."""
        wanted = [name.strip() for name in names if name.strip()]
        self._is_anyone = ANYONE in wanted
        self._networks: list[IPv4Network | IPv6Network] = [
            ip_network(name) for name in wanted if name != ANYONE
        ]
        self._is_listed = lru_cache(4096)(self._look_up)

    def trusts(self, peer: str) -> bool:
        """Whether to believe what this peer forwards."""
        return self._is_anyone or self._is_listed(peer[:64])

    def client_of(self, forwarded: str) -> str | None:
        """The client among the forwarded addresses; None if there is no address."""
        addresses = [_without_port(part.strip()) for part in forwarded.split(",")]
        known = [address for address in addresses if _is_address(address)]
        for address in reversed(known):
            if not self._is_listed(address):
                return address
        return known[0] if known else None

    def _look_up(self, address: str) -> bool:
        try:
            parsed = ip_address(address)
        except ValueError:
            return False
        mapped = getattr(parsed, "ipv4_mapped", None) or parsed
        return any(mapped in network for network in self._networks)


def _without_port(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    host, colon, _ = text.partition(":")
    return host if colon and text.count(":") == 1 else text


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


class Forwarded:
    """Put the client and the scheme that a trusted proxy names into the scope of a request."""

    def __init__(self, app: ASGIApp, proxies: TrustedProxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client and self._proxies.trusts(client[0]):
            self._believe(scope)
        await self._app(scope, receive, send)

    def _believe(self, scope: Scope) -> None:
        named = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        found = self._proxies.client_of(b",".join(named).decode("latin-1")) if named else None
        if found is not None:
            scope["client"] = (found, 0)
        for name, value in scope["headers"]:
            scheme = value.decode("latin-1").strip()
            if name == b"x-forwarded-proto" and scheme in SCHEMES:
                is_socket = scope["type"] == "websocket"
                scope["scheme"] = scheme.replace("http", "ws") if is_socket else scheme
