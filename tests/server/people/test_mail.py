"""Letters: to one plain mailbox that its owner has confirmed, without text of other players."""

import pytest

from polis.client import Client, Refused
from polis.server.errors import BadMessage
from polis.server.ops.settings import Settings
from polis.server.people.mail import Mail, plain_mailbox
from polis.server.people.reminders import Reminders
from polis.server.store.rows import PersonRow
from polis.wire.account import MailState
from tests.server.fake_clock import FakeClock
from tests.server.people.test_reminders import listening, until_nothing_is_due
from tests.server.serving import (
    Serving,
    in_loop,
    persons,
    serving,
    settings_for,
    table_of,
    with_limits,
)


async def confirmed(server: Serving, client: Client, mailbox: str) -> None:
    """Answer the letter to a mailbox that the client has named."""
    assert client.person is not None
    row = PersonRow(client.person.player, "", "", mailbox, "en")
    token = server.services.mail.token("confirm", row)
    await client.post("/api/mail/confirm", MailState, {"token": token})


@in_loop
@pytest.mark.usefixtures("clock")
async def test_an_address_gets_so_many_letters_a_day(sqlite: str) -> None:
    async with listening(POST_OFFICE) as (port, heard):
        settings = with_limits(
            settings_for(
                sqlite, notify_seconds=0, smtp=f"smtp://127.0.0.1:{port}", mail_from="p@x.org"
            ),
            letters_per_day=2,
        )
        async with (
            serving(settings) as server,
            persons(server.url, "Ana", "Bo") as (ana, bo),
        ):
            await ana.be("x", email="eve@x.org")  # the first letter: to confirm it
            await confirmed(server, ana, "eve@x.org")
            for _ in range(2):
                await ana.create("sealed_bids", ["me", "bot:random"])
                await until_nothing_is_due(server)
            with pytest.raises(Refused, match="too-many"):
                await bo.be("x", email="Eve@X.org")
    said = b"".join([heard.get_nowait() for _ in range(heard.qsize())])
    assert said.count(b"\r\n.\r\n") == 2


POST_OFFICE = [b"220 x\r\n", *[b"250 x\r\n"] * 3, b"354 x\r\n", b"250 x\r\n", b"221 x\r\n"]


@in_loop
async def test_one_letter_tells_of_all_tables_that_wait(database: str, clock: FakeClock) -> None:
    async with listening(POST_OFFICE) as (port, heard):
        settings = settings_for(
            database,
            notify_seconds=60,
            smtp=f"smtp://127.0.0.1:{port}",
            mail_from="polis@example.org",
            public_url="https://x",
        )
        async with serving(settings) as server, persons(server.url, "Ana", "Bo") as clients:
            await clients[1].be("Bo", email="bo@example.org", language="es")
            await confirmed(server, clients[1], "bo@example.org")
            while b"\r\n.\r\n" not in await heard.get():
                pass  # the letter to confirm it
            tables = [
                await table_of(clients, "peaks", title=title) for title in ("Sunday", "Monday")
            ]
            for table_id in tables:
                async with clients[0].live(table_id) as ana:
                    await ana.act((await ana.until_asked()).choices[0].action)
                clock.advance(40)  # only the first reminder is due after both moves
            server.services.hub.jobs_changed.set()
            said = b""
            while b"\r\n.\r\n" not in said:
                said += await heard.get()
    assert b"To: bo@example.org" in said
    assert b"Subject: Te toca jugar en 2 mesas" in said
    assert b"Sunday" not in said  # the title is the text of another player
    for table_id in tables:
        assert f"https://x/#/table/{table_id}".encode() in said


@in_loop
async def test_mail_is_sent_where_the_operator_has_set_it_up(sqlite: str) -> None:
    async with listening(POST_OFFICE) as (port, heard):
        settings = Settings(
            smtp=f"smtp://127.0.0.1:{port}", mail_from="polis@example.org", public_url="https://x"
        )
        async with (
            serving(settings_for(sqlite)) as server,
            persons(server.url, "Ana") as (ana,),
        ):
            made = await ana.create("peaks", ["me", "open"], title="Sunday")
            row = server.services.hub.tables[made.table.id].row
            person = PersonRow("p", "Ana", "", "ana@example.org", "en", email_ok=True)
            mail = Mail(settings, "secret")
            await Reminders(settings, None, mail).tell(person, "your-turn", [row])
            with pytest.raises(Refused, match="bad-message"):
                await ana.be("Ana", email="ana@a@b")
    said = b"".join([heard.get_nowait() for _ in range(heard.qsize())])
    assert b"ana@example.org" in said
    assert b"\r\nDate: " in said
    assert b"@example.org>" in said  # the letter's own name
    assert b"List-Unsubscribe-Post: List-Unsubscribe=One-Click" in said
    assert b"https://x/#/mail/end/" in said.replace(b"=\r\n", b"")
    assert f"https://x/#/table/{row.id}".encode() in said


@pytest.mark.parametrize(
    "text",
    [
        *("a<v@x.org>", "v(1)@x.org", "v@x.org,", "root,v@x.org", "v@x.org w@x.org", "v@localhost"),
        *(
            '"v w"@x.org',
            "v@x..org",
            "v@[127.0.0.1]",
            "v@x.org\r\nBcc: w@x.org",
            "v" * 300 + "@x.org",
        ),
    ],
)
def test_a_mailbox_is_one_plain_address(text: str) -> None:
    with pytest.raises(BadMessage, match="e-mail address"):
        plain_mailbox(text)


def test_a_mailbox_has_one_spelling() -> None:
    assert plain_mailbox(" Ana.B+c@Example.ORG ") == "ana.b+c@example.org"
    assert plain_mailbox("") == ""


@in_loop
async def test_no_reminder_goes_to_a_mailbox_that_its_owner_has_not_confirmed(
    database: str,
) -> None:
    async with listening(POST_OFFICE) as (port, heard):
        settings = settings_for(
            database, notify_seconds=0, smtp=f"smtp://127.0.0.1:{port}", mail_from="p@x.org"
        )
        async with serving(settings) as server, persons(server.url, "Ana") as (ana,):
            assert not (await ana.be("Ana", email="eve@x.org")).email_ok
            await ana.create("sealed_bids", ["me", "bot:random"], title="Free money")
            await until_nothing_is_due(server)
            said = b""
            while b"\r\n.\r\n" not in said:
                said += await heard.get()
            assert b"Subject: Confirm your e-mail address" in said
            assert b"Free money" not in said
            assert heard.empty() or b"It is your turn" not in await heard.get()
            await confirmed(server, ana, "eve@x.org")
            assert (await ana.be("Ana")).email_ok


@in_loop
async def test_a_link_ends_all_letters_and_is_worth_nothing_for_another_mailbox(
    sqlite: str,
) -> None:
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        assert ana.person is not None
        mail = server.services.mail
        row = PersonRow(ana.person.player, "", "", "ana@x.org", "en")
        await ana.be("Ana", email="ana@x.org")
        await confirmed(server, ana, "ana@x.org")
        form = {"List-Unsubscribe": "One-Click"}  # as a mail program sends it
        end = f"/api/mail/end/{mail.token('end', row)}"
        assert (await ana.http.post(end, data=form)).json() == {"confirmed": False}
        person = await ana.be("Ana")
        assert (person.email, person.email_ok) == ("", False)
        await ana.be("Ana", email="other@x.org")
        for token in (mail.token("confirm", row), mail.token("end", row), "nonsense"):
            with pytest.raises(Refused, match="bad-link"):
                await ana.post("/api/mail/confirm", MailState, {"token": token})
        assert not (await ana.be("Ana")).email_ok
