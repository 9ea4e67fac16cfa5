"""Checks before every route: size limits, origin, security headers."""

from ipaddress import IPv6Address, IPv6Network
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from polis.server.errors import BadMessage, BadOrigin, TooLarge, Unavailable

HASHED_FILES = ("/assets/", "/engine/")  # the build puts a hash of the content into their paths
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
CONTENT_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
# A script or a style is no page: only these headers have a meaning for it.
FILE_HEADERS = ("x-content-type-options", "cross-origin-resource-policy")
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


class SecurityHeaders:
    """Add the headers to every answer. Browsers must not store answers of the API."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_page = not scope["path"].startswith(HASHED_FILES)
                for name, value in SECURITY_HEADERS.items():
                    if is_page or name in FILE_HEADERS:
                        headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", "max-age=31536000")
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)


def check_origin(headers: Headers, public_url: str) -> None:
    """Refuse requests that another site makes a browser send. Other clients name no origin."""
    origin = headers.get("origin")
    if headers.get("sec-fetch-site") == "cross-site" and origin is not None:
        raise BadOrigin("the request comes from another site")
    if origin is None:
        return
    allowed = {headers.get("host", ""), urlsplit(public_url).netloc}
    if _place(origin) not in allowed - {""}:
        raise BadOrigin("the request comes from another site")


def _place(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # unbalanced brackets
        return ""


def check_request(request: Request, public_url: str) -> None:
    """Refuse changes that do not come from our own pages as JSON."""
    if request.method in SAFE_METHODS:
        return
    check_origin(request.headers, public_url)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    is_empty = request.headers.get("content-length", "0") == "0"
    if kind != "application/json" and not (is_empty and "transfer-encoding" not in request.headers):
        raise BadMessage("the body must be application/json")


async def read_body(request: Request, most: int) -> bytes:
    """The body. Raises TooLarge as soon as it is too long, Unavailable if the client leaves."""
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length) > most:
        raise TooLarge("the body is too long", most=most)
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise TooLarge("the body is too long", most=most)
    except ClientDisconnect as error:
        raise Unavailable("the client is gone") from error
    return bytes(data)


def address_of(scope: Scope) -> str:
    """The client's address, as the server or its trusted proxy reports it."""
    client = scope.get("client")
    return counted_address(str(client[0])) if client else "unknown"


def counted_address(address: str) -> str:
    """The address that rate limits count.

    IPv6 counts by network, since a client can use any address in it.
    """
    try:
        parsed = IPv6Address(address)
    except ValueError:
        return address
    return address if parsed.ipv4_mapped else str(IPv6Network((int(parsed), 64), strict=False))
