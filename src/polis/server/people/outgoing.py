"""Requests to addresses that players chose.

Only http and https are allowed, no redirects, and no address in the operator's own network unless
the settings allow it.
"""

import asyncio
import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from polis.server.errors import BadMessage

PORTS = {"http": 80, "https": 443}
NAT64 = IPv6Network("64:ff9b::/96")
NOT_PUBLIC = (IPv6Network("fec0::/10"), IPv6Network("64:ff9b:1::/48"))  # site-local, local NAT64
FIRST_LINE = b"HTTP/1."  # then a digit, a space and the status


async def post(url: str, headers: Mapping[str, str], body: bytes, private_allowed: bool) -> int:
    """Post to an address, at the IP address that was checked; return the status.

    Only the first line of the answer is read. Raises BadMessage.
    """
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
    address = await asyncio.to_thread(checked_address, host, port, private_allowed)
    is_secure = parts.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address, port, ssl=is_secure or None, server_hostname=host if is_secure else None
    )
    try:
        writer.write(_request(parts, headers, body))
        return _status(await reader.readuntil(b"\n"))
    finally:
        writer.transport.abort()


def _status(line: bytes) -> int:
    words = line.split()
    is_answer = line.startswith(FIRST_LINE) and len(words) > 1 and words[1].isdigit()
    return int(words[1]) if is_answer else 0


def _request(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = [
        f"POST {target} HTTP/1.1",
        f"Host: {parts.netloc.rpartition('@')[2]}",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode() + body


def check_webhook(url: str) -> str:
    """Check a webhook. Raises BadMessage."""
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


def checked_address(host: str, port: int, private_allowed: bool) -> str:
    """The address of a host, if requests may go there. Raises BadMessage."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(item[4][0]) for item in found]
    for address in addresses:
        if not private_allowed and not _is_public(address):
            raise BadMessage("that address is inside the server's own network")
    return addresses[0]


def _is_public(address: str) -> bool:
    """Whether an address is public, including behind a gateway between IPv6 and IPv4."""
    found = ip_address(address.partition("%")[0])
    behind = None
    if isinstance(found, IPv6Address):
        is_gateway = found in NAT64
        behind = IPv4Address(int(found) % 2**32) if is_gateway else found.sixtofour
    is_odd = found.is_multicast or any(found in network for network in NOT_PUBLIC)
    return found.is_global and not is_odd and (behind is None or behind.is_global)
