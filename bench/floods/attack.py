"""Attack a server from one address with everything it has: `python -m bench.floods.attack`.

It runs as a process of its own, on a core of its own if there are several, so that it does not slow
the honest players down by itself.
"""

import asyncio
import json
import os
import re
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from polis.wire.protocol import PROTOCOL
from tests.server.floods.raw import (
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    Raw,
    frame,
    raw_connection,
    raw_socket,
)

ADDRESS = "127.0.0.2"
Attack = Callable[[str], Awaitable[None]]


def on_socket(data: bytes) -> Attack:
    """Open a socket and send as much as the server takes."""

    async def attack(url: str) -> None:
        async with raw_socket(url, ADDRESS) as raw:
            while True:
                await raw.send(data)

    return attack


def hello(table: str | None = None) -> bytes:
    text = json.dumps({"type": "hello", "protocol": PROTOCOL, "table": table})
    return frame(TEXT, text.encode())


async def headers(url: str) -> None:
    async with raw_connection(url, ADDRESS) as raw:
        await raw.send(b"GET / HTTP/1.1\r\nhost: x\r\n")
        while True:
            await raw.send(b"x: y\r\n" * 10_000)


async def silence(url: str) -> None:
    async with raw_connection(url, ADDRESS) as raw:
        await raw.receive()


async def reconnect(url: str) -> None:
    async with raw_socket(url, ADDRESS):
        pass


async def requests(url: str, path: str = "/api/tables") -> None:
    async with raw_connection(url, ADDRESS) as raw:
        while True:
            await raw.send(f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n".encode())
            await _answer(raw)


async def _answer(raw: Raw) -> None:
    if not await raw.receive():
        raise ConnectionError


async def deaf(url: str) -> None:
    """Ask for much and read nothing."""
    async with raw_connection(url, ADDRESS) as raw:
        for _ in range(50):
            await raw.send(b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n")
        await asyncio.Event().wait()


def post(path: str, body: object, cookie: str = "") -> bytes:
    data = json.dumps(body).encode()
    lines = (
        f"POST {path} HTTP/1.1",
        "host: x",
        "content-type: application/json",
        f"content-length: {len(data)}",
        f"cookie: polis={cookie}",
    )
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + data


async def person(url: str) -> str:
    """Become a person at the attacker's address, and return the cookie."""
    async with raw_connection(url, ADDRESS) as raw:
        await raw.send(post("/api/me", {"name": "Mal"}))
        found = re.search(rb"set-cookie: polis=([^;]+)", await raw.receive())
    if found is None:
        raise ConnectionError("the server makes no more persons")
    return found[1].decode()


async def imports(url: str) -> None:
    """Import journals that are long and wrong."""
    cookie = await person(url)
    header = '{"game":"peaks","version":1,"options":{"seats":2},"seed":7}'
    journal = "\n".join([header, *['{"seq":1,"seat":0,"action":0}'] * 20_000])
    async with raw_connection(url, ADDRESS) as raw:
        while True:
            await raw.send(post("/api/import", {"journal": journal}, cookie))
            await _answer(raw)


async def replays(url: str) -> None:
    """Make a table, and ask for its replay without end."""
    cookie = await person(url)
    wanted = {"game": "peaks", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random:1"}]}
    async with raw_connection(url, ADDRESS) as raw:
        await raw.send(post("/api/tables", wanted, cookie))
        found = re.search(rb'"id":"([\w-]+)"', await raw.receive())
        if found is None:
            raise ConnectionError
        path = f"/api/tables/{found[1].decode()}/replay?number=1"
        while True:
            await raw.send(
                f"GET {path} HTTP/1.1\r\nhost: x\r\ncookie: polis={cookie}\r\n\r\n".encode()
            )
            await _answer(raw)


async def crowd(url: str) -> None:
    """One of many persons at the same address, who sends hellos without end."""
    cookie = await person(url)
    while True:
        async with raw_socket(url, ADDRESS, cookie) as raw:
            with suppress(ConnectionError):
                await raw.send(hello() * 1_000)
            await raw.until_closed()


ATTACKS: dict[str, tuple[Attack, int]] = {  # with how many at the same time
    "pings": (on_socket(frame(PING) * 10_000), 2),
    "pongs": (on_socket(frame(PONG, b"x" * 100) * 2_000), 2),
    "fragments": (
        on_socket(frame(TEXT, is_final=False) + frame(CONTINUATION, is_final=False) * 10_000),
        2,
    ),
    "large frames": (on_socket(frame(TEXT, b'{"type":"ping"}'.ljust(8_000)) * 30), 2),
    "hellos": (on_socket(hello() * 1_000), 10),
    "headers": (headers, 4),
    "silence": (silence, 1_500),
    "reconnecting": (reconnect, 20),
    "requests": (requests, 50),
    "slow readers": (deaf, 50),
    "replays": (replays, 10),
    "imports": (imports, 5),
    "a crowd": (crowd, 100),
}


async def attack(url: str, kind: str, seconds: float) -> int:
    """Repeat an attack for some seconds; return how often it had to begin."""
    work, number = ATTACKS[kind]
    end, times = time.monotonic() + seconds, 0

    async def repeat() -> None:
        nonlocal times
        while time.monotonic() < end:
            times += 1
            with suppress(OSError, AssertionError):
                await work(url)
            await asyncio.sleep(0)

    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(repeat() for _ in range(number)))
    return times


def take_a_core() -> None:
    """Use the last core alone; the server and the players mostly have the others."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


if __name__ == "__main__":
    take_a_core()
    print(asyncio.run(attack(sys.argv[1], sys.argv[2], float(sys.argv[3]))))
