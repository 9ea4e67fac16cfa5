"""`docs/protocol.md` is true: its examples are played, its tables compared with the code."""

import json
import re
from pathlib import Path

import httpx
import pytest

from polis.kernel import errors as kernel_errors
from polis.kernel.errors import PolisError
from polis.server import codec, errors
from polis.server.errors import BadMessage
from polis.server.http.app import create_app
from polis.wire import protocol, resources
from polis.wire.position import Choice, Entry
from polis.wire.resources import CreateBody, Leaders
from tests.server.serving import in_loop, persons, serving, settings_for

TEXT = (Path(__file__).resolve().parents[3] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)]


def kind_of(example: dict[str, object]) -> type[object]:
    if "leaders" in example:
        return Leaders
    return {"game": CreateBody, "number": Entry, "action": Choice}[next(iter(example))]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: next(iter(example)))
def test_an_example_is_what_it_says(example: dict[str, object]) -> None:
    text = json.dumps(example).replace("TABLE", "T" * 12)
    decoded = (
        codec.read_message(text) if "type" in example else codec.decode(text, kind_of(example))
    )
    assert (
        json.loads(codec.encode(decoded)).items()
        >= {
            name: value
            for name, value in example.items()
            if name not in ("table", "clock", "seats")
        }.items()
    )


@in_loop
async def test_the_examples_can_be_played(sqlite: str) -> None:
    create = next(example for example in EXAMPLES if "game" in example)
    act = next(example for example in EXAMPLES if example.get("type") == "act")
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        made = await ana.post("/api/tables", resources.TableAnswer, create)
        assert made.invitation is not None
        await bo.join(made.table.id, made.invitation.token)
        async with ana.live(made.table.id) as live:
            assert live.position is not None
            assert live.position.decision == act["decision"]
            command = {**act, "action": live.position.choices[0].action}
            ack = await ana.post(f"/api/tables/{made.table.id}/commands", protocol.Ack, command)
            assert ack.cmd == act["cmd"]


def test_every_route_is_documented() -> None:
    app = create_app(settings_for("sqlite:///unused.db"))
    for path in app.openapi()["paths"]:
        assert path in TEXT or path == "/api/openapi.json", path


def test_every_refusal_is_documented() -> None:
    found = {
        kind.code
        for module in (errors, kernel_errors)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, PolisError)
    }
    undocumented = found - {"error", "refused", "bad-notation"}
    assert sorted(code for code in undocumented if f"`{code}`" not in TEXT) == []


def test_every_message_is_documented() -> None:
    schema = create_app(settings_for("sqlite:///unused.db")).openapi()["components"]["schemas"]
    for union in ("FromClient", "ToClient"):
        tags = schema[union]["discriminator"]["mapping"]
        assert [tag for tag in tags if f"`{tag}" not in TEXT and f" {tag} " not in TEXT] == []


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"act","cmd":"a","decision":1,"action":2,"more":1}',
        '{"cmd":"a","decision":1,"action":2}',
        '{"type":"act","cmd":"a b","decision":1,"action":2}',
        '{"type":"act","cmd":"a","decision":-1,"action":2}',
        '{"type":"act","cmd":"a","decision":1,"action":"2"}',
        '{"type":"ack","cmd":"a","number":1}',
        "[]",
        "null",
        '{"type":"chat","cmd":"a","text":""}',
    ],
)
def test_a_message_with_anything_odd_is_refused(text: str) -> None:
    with pytest.raises(BadMessage):
        codec.read_message(text)


@in_loop
async def test_a_client_of_another_version_is_told_to_reload(sqlite: str) -> None:
    from websockets.asyncio.client import connect

    async with serving(settings_for(sqlite)) as server:
        async with connect("ws" + server.url.removeprefix("http") + "/api/live") as socket:
            await socket.send('{"type":"hello","protocol":99,"table":null}')
            answer = json.loads(await socket.recv())
            assert (answer["code"], answer["args"]["protocol"]) == ("wrong-protocol", 1)
        async with httpx.AsyncClient() as http:
            assert (await http.get(f"{server.url}/api/openapi.json")).status_code == 200
