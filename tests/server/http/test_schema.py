"""The OpenAPI document is true: schemathesis tries every route with good and with odd input."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from polis.server.http.app import create_app
from tests.server.serving import in_loop, persons, server_process, settings_for


@pytest.mark.slow
@in_loop
async def test_schemathesis_finds_nothing(database: str, tmp_path: Path) -> None:
    pytest.importorskip("schemathesis")
    async with (
        server_process(database) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        table = (await ana.create("peaks", ["me", "open"], visibility="public")).table
        (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.table" = "{table.id}"\n')
        cookie = "; ".join(f"{name}={value}" for name, value in ana.http.cookies.items())
        command = [
            *(sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()"),
            *("run", f"{server.url}/api/openapi.json"),
            *("--header", f"Cookie: {cookie}", "--max-examples", "15", "--seed", "1"),
            *("--checks", "not_a_server_error,status_code_conformance,content_type_conformance"),
            *("--checks", "response_schema_conformance"),
            *("--phases", "examples,coverage,fuzzing", "--no-color"),
        ]
        done = await asyncio.to_thread(
            subprocess.run, command, capture_output=True, check=False, cwd=tmp_path
        )
        report = done.stdout.decode()
        assert done.returncode == 0, report[-4000:] + done.stderr.decode()[-2000:]
        assert "Test cases:" in report


def test_the_document_names_every_type_once_and_leaves_no_reference_open() -> None:
    document = create_app(settings_for("sqlite:///unused.db")).openapi()
    schemas = document["components"]["schemas"]
    text = json.dumps(document)
    for reference in {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert reference in schemas
    assert "x-body" not in text
