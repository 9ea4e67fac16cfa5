"""Attack a server from one address with everything it has: `python -m bench.floods.attack`.

It runs as a process of its own, on a core of its own if there are several, so that it does not slow
the honest players down by itself. The attackers are one client without an identity, or a hundred
people behind the same address.
"""

import asyncio
import json
import os
import re
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass
from functools import cache

from polis.kernel.journal import Header, dump
from polis.kernel.match import Match
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
from tests.toys import peaks

LENGTH = re.compile(rb"content-length: (\d+)")


@dataclass(frozen=True, slots=True)
class Attacker:
    """A client, with a cookie if it is a person."""

    url: str
    address: str
    cookie: str = ""

    def connection(self) -> AbstractAsyncContextManager[Raw]:
        return raw_connection(self.url, self.address)

    def socket(self) -> AbstractAsyncContextManager[Raw]:
        return raw_socket(self.url, self.address, self.cookie)

    def get(self, path: str) -> bytes:
        return f"GET {path} HTTP/1.1\r\nhost: x\r\ncookie: polis={self.cookie}\r\n\r\n".encode()

    def post(self, path: str, body: object) -> bytes:
        data = json.dumps(body).encode()
        lines = (
            f"POST {path} HTTP/1.1",
            "host: x",
            "content-type: application/json",
            f"content-length: {len(data)}",
            f"cookie: polis={self.cookie}",
        )
        return "\r\n".join(lines).encode() + b"\r\n\r\n" + data


Attack = Callable[[Attacker], Awaitable[None]]


async def ask(raw: Raw, request: bytes) -> bytes:
    """Send a request and read its whole answer. Raises ConnectionError."""
    await raw.send(request)
    answer = b""
    while True:
        more = await raw.receive()
        if not more:
            raise ConnectionError("the server has closed the connection")
        answer += more
        head, end, body = answer.partition(b"\r\n\r\n")
        length = LENGTH.search(head)
        if end and (length is None or len(body) >= int(length[1])):
            return answer


def on_socket(data: bytes) -> Attack:
    """Open a socket and send as much as the server takes."""

    async def attack(attacker: Attacker) -> None:
        async with attacker.socket() as raw:
            while True:
                await raw.send(data)

    return attack


def hello(table: str | None = None) -> bytes:
    text = json.dumps({"type": "hello", "protocol": PROTOCOL, "table": table})
    return frame(TEXT, text.encode())


async def headers(attacker: Attacker) -> None:
    async with attacker.connection() as raw:
        await raw.send(b"GET / HTTP/1.1\r\nhost: x\r\n")
        while True:
            await raw.send(b"x: y\r\n" * 10_000)


async def garbage(attacker: Attacker) -> None:
    async with attacker.connection() as raw:
        await raw.send(b"\x16\x03\x01 no request\r\n\r\n")
        await raw.until_closed()


async def silence(attacker: Attacker) -> None:
    async with attacker.connection() as raw:
        await raw.receive()


async def reconnect(attacker: Attacker) -> None:
    async with attacker.socket():
        pass


async def requests(attacker: Attacker) -> None:
    async with attacker.connection() as raw:
        while True:
            await ask(raw, attacker.get("/api/tables"))


async def deaf(attacker: Attacker) -> None:
    """Ask for much and read nothing."""
    async with attacker.connection() as raw:
        for _ in range(8):
            await raw.send(attacker.get("/api/openapi.json"))
        await asyncio.Event().wait()


async def person(attacker: Attacker) -> Attacker:
    """Become a person at the attacker's address."""
    if attacker.cookie:
        return attacker
    async with attacker.connection() as raw:
        answer = await ask(raw, attacker.post("/api/me", {"name": "Mal"}))
    found = re.search(rb"set-cookie: polis=([^;]+)", answer)
    if found is None:
        raise ConnectionError("the server makes no more persons")
    return Attacker(attacker.url, attacker.address, found[1].decode())


@cache
def long_journal() -> str:
    """A valid journal of many takebacks, which must be played again."""
    match = Match(peaks.GAME, Header("peaks", peaks.GAME.version, {"seats": 2}, 7))
    for _ in range(1_400):
        seat = next(seat for seat in range(2) if match.legal_actions(seat))
        match.play(seat, match.legal_actions(seat)[0])
        match.take_back(seat)
    return dump(match.journal)


async def imports(attacker: Attacker) -> None:
    """Import long journals."""
    attacker = await person(attacker)
    request = attacker.post("/api/import", {"journal": long_journal()})
    async with attacker.connection() as raw:
        while True:
            await ask(raw, request)


async def replays(attacker: Attacker) -> None:
    """Make a table from a long journal, and ask for its replay without end."""
    attacker = await person(attacker)
    async with attacker.connection() as raw:
        made = await ask(raw, attacker.post("/api/import", {"journal": long_journal()}))
        found = re.search(rb'"id":"([\w-]+)"', made)
        path = f"/api/tables/{found[1].decode() if found else 'x' * 12}/replay?number=1"
        while True:
            await ask(raw, attacker.get(path))


ATTACKS: dict[str, tuple[Attack, int]] = {  # with how many clients at the same time
    "pings": (on_socket(frame(PING) * 10_000), 20),
    "pongs": (on_socket(frame(PONG, b"x" * 100) * 2_000), 20),
    "fragments": (
        on_socket(frame(TEXT, is_final=False) + frame(CONTINUATION, is_final=False) * 10_000),
        20,
    ),
    "large frames": (on_socket(frame(TEXT, b'{"type":"ping"}'.ljust(8_000)) * 30), 20),
    "hellos": (on_socket(hello() * 1_000), 20),
    "headers": (headers, 20),
    "garbage": (garbage, 50),
    "silence": (silence, 1_500),
    "reconnecting": (reconnect, 50),
    "requests": (requests, 50),
    "slow readers": (deaf, 500),
    "replays": (replays, 10),
    "imports": (imports, 5),
}
CROWD = "crowd: "  # before the kind of an attack by many people
PEOPLE = 100
READY = "ready"  # said by the process before it attacks
KINDS = [kind for name in ATTACKS for kind in (name, CROWD + name)]


def attackers(url: str, address: str, kind: str, cookies: Sequence[str]) -> list[Attacker]:
    """Who attacks: a hundred people with several connections each, or clients without a cookie."""
    number = ATTACKS[kind.removeprefix(CROWD)][1]
    if not kind.startswith(CROWD):
        return [Attacker(url, address)] * number
    people = [Attacker(url, address, cookie) for cookie in cookies]
    return people * max(1, number // len(people))


async def attack(kind: str, crowd: Sequence[Attacker], seconds: float) -> int:
    """Repeat an attack for some seconds; return how often it had to begin."""
    work = ATTACKS[kind.removeprefix(CROWD)][0]
    end, times = time.monotonic() + seconds, 0

    async def repeat(attacker: Attacker) -> None:
        nonlocal times
        while time.monotonic() < end:
            times += 1
            with suppress(OSError, AssertionError):
                await work(attacker)
            await asyncio.sleep(0)

    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*map(repeat, crowd))
    return times


def main(url: str, address: str, kind: str, seconds: str, core: str, *cookies: str) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(core)})
    long_journal()  # before the time runs
    crowd = attackers(url, address, kind, cookies)
    print(READY, flush=True)
    print(asyncio.run(attack(kind, crowd, float(seconds))))


if __name__ == "__main__":
    main(*sys.argv[1:])
