"""The routes of a server as methods. A refusal raises `Refused`."""

from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx

from polis.client.codec import decode, encode
from polis.client.errors import Refused
from polis.client.live import Live
from polis.wire.fields import WireMessage
from polis.wire.protocol import Ack, Command, Sync
from polis.wire.resources import (
    Catalogue,
    Companion,
    Companions,
    GameStatistics,
    Leaders,
    Link,
    LogAnswer,
    Names,
    Note,
    Person,
    ReplayAnswer,
    Report,
    Statistics,
    TableAnswer,
    TableList,
)
from polis.wire.table_info import TableInfo

T = TypeVar("T")


def wish(text: str) -> dict[str, Any]:
    """The body for a seat in short form: `me`, `open`, `here:Bo`, `bot:greedy:2`."""
    kind, _, rest = text.partition(":")
    names = {"here": {"name": rest}, "bot": {"bot": rest}}
    return {"kind": kind} | names.get(kind, {})


class Client:
    """One person on one device."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.url, timeout=30)
        self.person: Person | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    # -- persons ----------------------------------------------------------------------------------

    async def be(self, name: str, **more: str) -> Person:
        """Create the person, or change their name, webhook, e-mail or language."""
        self.person = await self.post("/api/me", Person, {"name": name, **more})
        return self.person

    async def device_link(self) -> Link:
        return await self.post("/api/me/links", Link)

    async def claim(self, token: str) -> Person:
        self.person = await self.post("/api/me/claim", Person, {"token": token})
        return self.person

    async def mute(self, player: str, muted: bool = True) -> Person:
        return await self.post("/api/me/mute", Person, {"player": player, "muted": muted})

    async def companions(self) -> list[Companion]:
        """The people this person has played with."""
        return (await self.get("/api/me/players", Companions)).players

    async def statistics(self) -> list[GameStatistics]:
        return (await self.get("/api/me/statistics", Statistics)).games

    async def my_tables(self, finished: bool = False, **wanted: Any) -> TableList:
        return await self.get("/api/me/tables", TableList, finished=finished, **wanted)

    # -- tables -----------------------------------------------------------------------------------

    async def catalogue(self) -> Catalogue:
        return await self.get("/api/catalogue", Catalogue)

    async def words(self, game: str, language: str) -> str:
        """The texts of a game, as a Fluent catalogue."""
        answer = await self.http.get(f"/api/games/{game}/words/{language}")
        _check(answer)
        return answer.text

    async def leaders(self, game: str) -> Leaders:
        """The best players of a game, and this person's own place."""
        return await self.get(f"/api/games/{game}/leaders", Leaders)

    async def create(self, game: str, seats: Sequence[str], **more: Any) -> TableAnswer:
        """Create a table; seats in short form (see `wish`)."""
        body = {"game": game, "seats": [wish(seat) for seat in seats], **more}
        return await self.post("/api/tables", TableAnswer, body)

    async def tables(self, **wanted: Any) -> TableList:
        return await self.get("/api/tables", TableList, **wanted)

    async def table(self, table_id: str) -> TableInfo:
        return (await self.get(f"/api/tables/{table_id}", TableAnswer)).table

    async def invitation(self, table_id: str, token: str) -> TableAnswer:
        """The table that a link invites to, before the person sits down."""
        return await self._do(table_id, "invitation", TableAnswer, {"token": token})

    async def join(
        self, table_id: str, token: str | None = None, seat: int | None = None
    ) -> TableAnswer:
        return await self._do(table_id, "join", TableAnswer, {"seat": seat, "token": token})

    async def watch(self, table_id: str, token: str) -> TableAnswer:
        """Become a guest of a private table, with an invitation."""
        return await self._do(table_id, "watch", TableAnswer, {"token": token})

    async def leave(self, table_id: str, seat: int | None = None) -> TableAnswer:
        return await self._do(table_id, "leave", TableAnswer, {"seat": seat})

    async def start(self, table_id: str) -> TableAnswer:
        return await self._do(table_id, "start", TableAnswer, {})

    async def set_seat(self, table_id: str, seat: int, what: str) -> TableAnswer:
        """As the host, fill a seat before the start (see `wish`)."""
        return await self._do(table_id, f"seats/{seat}", TableAnswer, wish(what))

    async def invite(
        self,
        table_id: str,
        seat: int | None = None,
        player: str | None = None,
        renew: bool = False,
    ) -> Link:
        """Make an invitation link; `renew` ends all earlier links. A `player` this person has
        played with is notified at once."""
        body = {"seat": seat, "player": player, "renew": renew}
        return await self._do(table_id, "invitations", Link, body)

    async def note(self, table_id: str) -> str:
        return (await self.get(f"/api/tables/{table_id}/note", Note)).text

    async def set_note(self, table_id: str, text: str) -> str:
        return (await self._do(table_id, "note", Note, {"text": text})).text

    async def report(self, table_id: str, line: int) -> Report:
        """Report a line of chat to the operator."""
        return await self._do(table_id, "reports", Report, {"line": line})

    async def rematch(self, table_id: str, rotate: bool = False) -> TableAnswer:
        return await self._do(table_id, "rematch", TableAnswer, {"rotate": rotate})

    async def fork(
        self,
        table_id: str,
        seats: Sequence[str],
        number: int = 0,
        seat: int | None = None,
        open: bool = False,
    ) -> TableAnswer:
        """Make a new table from a step of a finished one, by its number in the stream of a seat,
        or as an open replay counts."""
        wishes = [wish(seat) for seat in seats]
        body = {"seats": wishes, "number": number, "seat": seat, "open": open}
        return await self._do(table_id, "fork", TableAnswer, body)

    async def _do(self, table_id: str, what: str, kind: type[T], body: dict[str, Any]) -> T:
        return await self.post(f"/api/tables/{table_id}/{what}", kind, body)

    # -- playing ----------------------------------------------------------------------------------

    def live(
        self, table_id: str, seat: int | None = None, watch: bool = False, since: int | None = 0
    ) -> Live:
        """The socket of a table; use it with `async with`."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return Live(self.url, cookies, table_id, seat, watch, since)

    async def command(self, table_id: str, command: Command) -> Ack:
        """Send a command without a socket."""
        return await self.post(f"/api/tables/{table_id}/commands", Ack, command)

    async def sync(self, table_id: str, seat: int | None = None, since: int | None = None) -> Sync:
        return await self.get(f"/api/tables/{table_id}/sync", Sync, seat=seat, since=since)

    async def log(self, table_id: str, **wanted: Any) -> LogAnswer:
        return await self.get(f"/api/tables/{table_id}/log", LogAnswer, **wanted)

    async def names(self, table_id: str, seat: int | None = None) -> dict[str, WireMessage]:
        """The names of the components that the seat has been told of."""
        return (await self.get(f"/api/tables/{table_id}/names", Names, seat=seat)).names

    async def replay(self, table_id: str, **wanted: Any) -> ReplayAnswer:
        return await self.get(f"/api/tables/{table_id}/replay", ReplayAnswer, **wanted)

    async def export(self, table_id: str) -> str:
        answer = await self.http.get(f"/api/tables/{table_id}/export")
        _check(answer)
        return answer.text

    async def import_journal(self, journal: str) -> TableAnswer:
        return await self.post("/api/import", TableAnswer, {"journal": journal})

    # -- the wire ---------------------------------------------------------------------------------

    async def get(self, path: str, kind: type[T], **query: Any) -> T:
        named = {name: value for name, value in query.items() if value is not None}
        answer = await self.http.get(path, params=named)
        _check(answer)
        return decode(answer.content, kind)

    async def post(self, path: str, kind: type[T], body: object | None = None) -> T:
        data = encode({} if body is None else body)
        headers = {"content-type": "application/json"}
        answer = await self.http.post(path, content=data, headers=headers)
        _check(answer)
        return decode(answer.content, kind)


def _check(answer: httpx.Response) -> None:
    if answer.is_success:
        return
    try:
        data = answer.json()
    except ValueError:
        raise Refused("error", {"reason": answer.text[:200]}, answer.status_code) from None
    raise Refused(data["code"], data["args"], answer.status_code)
