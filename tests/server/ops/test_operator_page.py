"""The operator's page: locked by default, unlocked by a secret, every action in the audit log."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import structlog

from polis.cli.app import run
from polis.client import Client
from polis.server.ops import commands
from polis.server.ops.logs import set_up_logs
from polis.server.people.bans import BanList
from polis.wire.admin import BanInfo
from tests.server.fake_clock import FakeClock
from tests.server.lobby.test_lobby import refusal_of
from tests.server.serving import Serving, in_loop, persons, seated, serving, settings_for
from tests.waiting import until

READS = ("overview", "tables", "people", "reports", "bans", "audit")
POSTS = ("lock", "mute", "ban", "dismiss", "retention", "limit", "backup", "tables/aaaaaaaa/delete")
BODIES: dict[str, dict[str, Any]] = {
    "mute": {"player": "x", "hours": 1},
    "ban": {"target": "x", "hours": 1},
    "dismiss": {"line": 1},
    "retention": {"abandoned": 1, "finished": 1},
    "limit": {"name": "burst", "value": 1},
}


class Page:
    """An operator's browser."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    async def get(self, path: str, **query: str) -> Any:
        answer = await self.http.get(f"/api/admin/{path}", params=query)
        return answer.json()

    async def post(self, path: str, **body: Any) -> Any:
        return (await self.http.post(f"/api/admin/{path}", json=body)).json()


@asynccontextmanager
async def unlocked(server: Serving, database: str) -> AsyncIterator[Page]:
    """A page that a secret of the command line has unlocked."""
    link = await asyncio.to_thread(commands.open_page, 5, database)
    async with httpx.AsyncClient(base_url=server.url) as http:
        page = Page(http)
        assert (await page.post("unlock", secret=link.rpartition("/")[2]))["until"]
        yield page


@in_loop
async def test_the_page_is_locked_without_a_secret(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        page = Page(ana.http)
        assert (await page.get("state")) == {"until": None}
        for path in READS:
            assert (await page.get(path))["code"] == "locked", path
        for path in POSTS:
            assert (await page.post(path, **BODIES.get(path, {})))["code"] == "locked", path
        assert (await page.post("unlock", secret="guessed" * 6))["code"] == "bad-link"
        assert (await ana.http.get("/admin")).headers["location"] == "/#/admin"


@in_loop
async def test_a_secret_unlocks_one_page_once_and_for_a_while(
    database: str, clock: FakeClock
) -> None:
    async with serving(settings_for(database)) as server:
        link = await asyncio.to_thread(commands.open_page, 2, database)
        secret = link.rpartition("/")[2]
        async with httpx.AsyncClient(base_url=server.url) as http:
            page = Page(http)
            assert (await page.post("unlock", secret=secret))["until"] == clock.now() + 7_200_000
            assert (await page.get("overview"))["database"] in ("sqlite", "postgresql")
            cookie = http.cookies["polis_operator"]
            assert cookie not in str((await page.get("audit"))["entries"])
            async with httpx.AsyncClient(base_url=server.url) as other:
                assert (await Page(other).post("unlock", secret=secret))["code"] == "bad-link"
            clock.advance(7_201)
            assert (await page.get("overview"))["code"] == "locked"
        async with unlocked(server, database) as page:
            assert await asyncio.to_thread(commands.close_pages, database) == 1 + 1  # the old one
            assert (await page.get("overview"))["code"] == "locked"


@in_loop
async def test_another_site_cannot_use_an_unlocked_page(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, unlocked(server, sqlite) as page:
        foreign = {"origin": "https://example.org"}
        answer = await page.http.post("/api/admin/backup", headers=foreign)
        assert answer.json()["code"] == "bad-origin"
        cookie = next(iter(page.http.cookies.jar))
        assert (cookie.path, cookie.get_nonstandard_attr("SameSite")) == ("/api/admin", "strict")
        assert cookie.has_nonstandard_attr("HttpOnly")


@in_loop
async def test_the_operator_finds_tables_and_people(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Béla") as clients,
        seated(clients, title="Tea 100%") as (table_id, _),
        unlocked(server, database) as page,
    ):
        for words in (table_id, "tea 100%", "béla", "sealed_bids", "running", ""):
            (found,) = (await page.get("tables", words=words))["tables"]
            assert (found["id"], found["players"]) == (table_id, ["Ana", "Béla"]), words
        assert (await page.get("tables", words="tea_100"))["tables"] == []
        (bela,) = (await page.get("people", words="BÉLA" if "post" in database else "Béla"))[
            "people"
        ]
        assert (bela["name"], bela["tables"], bela["reported"]) == ("Béla", 1, 0)
        assert len((await page.get("people"))["people"]) == 2
        seen = await page.get("overview")
        assert (seen["people"], seen["tables"], seen["sockets"]) == (2, {"running": 1}, 2)
        assert seen["trouble"] == ""
        assert "seed" not in str(seen)


@in_loop
async def test_a_report_is_shown_in_context_until_it_is_dealt_with(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (table_id, (anas, bos)),
        unlocked(server, database) as page,
    ):
        for number in range(8):
            await (bos if number % 2 else anas).say(f"line {number}")
        await bos.until(lambda: len(bos.chat) == 8)
        await bo.report(table_id, bos.chat[6].id)
        (report,) = (await page.get("reports"))["reports"]
        assert [said["text"] for said in report["context"]] == [f"line {n}" for n in range(1, 8)]
        assert (report["line"], report["times"], report["name"]) == (bos.chat[6].id, 1, "Ana")
        await page.post("mute", player=report["player"], hours=1)
        assert await refusal_of(anas.say("again")) == "silenced"
        (report,) = (await page.get("reports"))["reports"]
        assert report["muted"] > 0
        assert (await page.post("dismiss", line=report["line"]))["reports"] == []
        entries = (await page.get("audit"))["entries"]
        assert [row["action"] for row in entries] == ["dismiss", "mute", "unlock", "open"]
        assert entries[0]["by"] == entries[2]["by"] != entries[3]["by"] == "command"


@in_loop
async def test_a_banned_player_can_only_read(database: str, clock: FakeClock) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (_, (_, bos)),
        unlocked(server, database) as page,
    ):
        assert ana.person is not None
        player = ana.person.player
        body = {"target": player, "hours": 1, "reason": "spam"}
        (ban,) = (await page.post("ban", **body))["bans"]
        assert (ban["kind"], ban["name"], ban["reason"]) == ("person", "Ana", "spam")
        assert await refusal_of(ana.create("peaks", ["me", "open"])) == "banned"
        assert await refusal_of(ana.be("Other")) == "banned"
        assert (await ana.http.get("/api/me/export")).status_code == 200
        await until(lambda: len(server.services.hub.connections) == 1)  # theirs is closed
        await bos.say("hello")
        clock.advance(3_601)
        await ana.create("peaks", ["me", "open"])
        await page.post("ban", **body)
        assert (await page.post("ban", **(body | {"hours": 0})))["bans"] == []
        await ana.create("peaks", ["me", "open"])


@in_loop
async def test_a_banned_range_of_addresses_is_kept_out(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]),
        unlocked(server, sqlite) as page,
    ):
        (ban,) = (await page.post("ban", target="127.0.0.9/8", hours=1))["bans"]
        assert (ban["target"], ban["kind"]) == ("127.0.0.0/8", "address")
        await until(lambda: not server.services.hub.connections)
        for path in ("/api/catalogue", "/api/me"):
            assert (await ana.http.get(path)).json()["code"] == "banned"
        async with Client(server.url) as new:
            assert await refusal_of(new.be("New")) == "banned"
        assert (await ana.http.get("/api/ready")).status_code == 200
        assert (await page.post("ban", target="0.0.0.0/0", hours=1))["code"] == "bad-message"
        assert (await page.post("ban", target="nonsense", hours=1))["code"] == "no-such"
        await page.post("ban", target="127.0.0.0/8", hours=0)
        assert (await ana.http.get("/api/catalogue")).status_code == 200


def test_bans_of_networks_cover_mapped_and_counted_addresses(clock: FakeClock) -> None:
    bans = BanList()
    targets = ("203.0.113.0/24", "2001:db8::/32")
    bans.take(
        BanInfo(target=t, kind="address", name="", ends=clock.now() + 1, reason="", at=0)
        for t in targets
    )
    for address in ("203.0.113.7", "::ffff:203.0.113.7", "2001:db8:1:2::/64"):
        assert bans.bars(None, address), address
    for address in ("203.0.114.7", "2001:db9::1", "unknown"):
        assert not bans.bars(None, address), address


@in_loop
async def test_a_changed_limit_is_followed_at_once_and_after_a_restart(sqlite: str) -> None:
    for _ in range(2):
        async with (
            serving(settings_for(sqlite)) as server,
            persons(server.url, "Ana") as (ana,),
            unlocked(server, sqlite) as page,
        ):
            seen = await page.post("limit", name="open_tables", value=1)
            (limit,) = [row for row in seen["limits"] if row["name"] == "open_tables"]
            assert (limit["value"], limit["usual"]) == (1, 100_000)
            await ana.create("peaks", ["me", "open"])
            assert await refusal_of(ana.create("peaks", ["me", "open"])) == "too-many"
            await page.post("limit", name="open_tables", value=None)
            await ana.create("peaks", ["me", "open"])
            for name, value in (("burst", 0), ("burst", 1.5), ("nonsense", 1), ("burst", -1)):
                answer = await page.post("limit", name=name, value=value)
                assert answer["code"] == "bad-message", (name, value)
            await page.post("limit", name="open_tables", value=1)


@in_loop
async def test_a_backup_by_page_lies_beside_the_database(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, unlocked(server, sqlite) as page:
        (file,) = (await page.post("backup"))["backups"]
        assert file["bytes"] > 0
        assert (await page.get("audit"))["entries"][0]["target"] == file["name"]


@in_loop
async def test_the_page_shows_recent_errors_without_secrets(sqlite: str) -> None:
    set_up_logs("warning")
    async with serving(settings_for(sqlite)) as server, unlocked(server, sqlite) as page:
        for _ in range(3):
            structlog.get_logger().error("broken", table="t1", exc_info=ValueError("a secret"))
        line = (await page.get("overview"))["errors"][0]
        assert (line["event"], line["times"], line["level"]) == ("broken", 3, "error")
        assert "table=t1" in line["details"]
        assert "a secret" not in str(line)
    structlog.reset_defaults()


@in_loop
async def test_everything_on_the_page_is_a_command(
    sqlite: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")

    async def said(*tokens: str) -> str:
        await asyncio.to_thread(run, ["admin", *tokens, "--database", sqlite])
        captured = capsys.readouterr()
        return captured.out + captured.err

    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (table_id, (anas, bos)),
    ):
        await anas.say("rude")
        await bos.until(lambda: bool(bos.chat))
        await bo.report(table_id, bos.chat[0].id)
        assert ana.person is not None
        player = ana.person.player
        assert "/#/admin/" in await said("open")
        assert "locked" in await said("close")
        assert "people 2  running 1" in await said("status")
        assert table_id in await said("tables", "Ana")
        assert player in await said("people", "Ana")
        assert "Ana: rude" in await said("reports")
        assert "Done" in await said("dismiss", str(bos.chat[0].id))
        assert "Ana is banned for 24 hours." in await said("ban", player, "--reason", "spam")
        assert "spam" in await said("bans")
        await until(lambda: server.services.hub.bans.bars(player, ""))
        assert "Ana is not banned" in await said("ban", player, "--hours", "0")
        assert "203.0.113.0/24 is banned" in await said("ban", "203.0.113.9/24")
        assert "the match is running" in await said("delete", table_id)
        assert "abandoned 30\nfinished 0" in await said("retention", "--abandoned", "30")
        assert "burst 7  (usual 100)" in await said("limits", "burst", "7")
        assert "burst 100\n" in await said("limits", "burst", "usual")
        assert "is not a number" in await said("limits", "burst", "many")
        assert "import_body 2000000\n" in await said("limits")
        audit = await said("audit")
        for action in ("open", "close", "dismiss", "ban", "unban", "retention", "limit"):
            assert f"command  {action}" in audit
