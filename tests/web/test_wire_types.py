"""The hand-written types of the client have the fields of the server's messages."""

import re

import pytest

from tests.web.house import ROOT

msgspec = pytest.importorskip("msgspec", reason="the wire types were not compared: no server here")
WIRE = (ROOT / "web/src/core/wire.ts").read_text("utf-8")
CLIENT_ONLY = {"Message", "GameEvent"}


def interfaces() -> dict[str, set[str]]:
    found = {}
    for name, body in re.findall(
        r"^export interface (\w+)(?:<[^{]*>)? \{\n(.*?)^\}", WIRE, re.MULTILINE | re.DOTALL
    ):
        fields = re.findall(r"^  (\w+)\??:", body, re.MULTILINE)
        found[name] = set(fields) - {"type"}
    return found


def test_every_interface_is_a_type_of_the_server_with_the_same_fields() -> None:
    from polis.server import protocol, resources

    differing = {}
    for name, fields in interfaces().items():
        if name in CLIENT_ONLY:
            continue
        kind = getattr(protocol, name, None) or getattr(resources, name, None)
        assert kind is not None, f"the server has no {name}"
        known = {field.encode_name for field in msgspec.structs.fields(kind)}
        if fields != known:
            differing[name] = sorted(fields ^ known)
    assert differing == {}


def test_the_versions_are_the_same() -> None:
    from polis.server.protocol import PROTOCOL

    assert f"export const PROTOCOL = {PROTOCOL};" in WIRE


def test_the_types_were_found() -> None:
    assert len(interfaces()) > 25
