"""The files of the web client: encodings, caching, and what is not there."""

import gzip
from pathlib import Path

import httpx
import pytest

from tests.server.serving import in_loop, serving, settings_for

SCRIPT = b"export const answer = 42;\n" * 40


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small client, with the files that a build writes."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>polis</title>")
    script = static / "assets/main-Ab3_x.js"
    script.write_bytes(SCRIPT)
    script.with_suffix(".js.gz").write_bytes(gzip.compress(SCRIPT))
    script.with_suffix(".js.br").write_bytes(b"packed with brotli")
    return static


async def fetched(url: str, accepts: str = "identity", **headers: str) -> httpx.Response:
    """An answer as it is sent: httpx unpacks only what it is asked to."""
    async with httpx.AsyncClient() as client:
        request = client.build_request("GET", url, headers={"accept-encoding": accepts, **headers})
        answer = await client.send(request, stream=True)
        raw = b"".join([part async for part in answer.aiter_raw()])
        await answer.aclose()
        return httpx.Response(
            answer.status_code,
            headers={k: v for k, v in answer.headers.items() if k != "content-encoding"},
            content=raw,
            extensions={"encoding": answer.headers.get("content-encoding", "")},
        )


@in_loop
async def test_a_file_is_sent_in_the_best_encoding_that_the_browser_accepts(
    database: str, folder: Path
) -> None:
    async with serving(settings_for(database, static=str(folder))) as server:
        url = f"{server.url}/assets/main-Ab3_x.js"
        packed = await fetched(url, "gzip, deflate, br")
        assert packed.extensions["encoding"] == "br"
        assert packed.content == b"packed with brotli"
        zipped = await fetched(url, "gzip")
        assert zipped.extensions["encoding"] == "gzip"
        assert gzip.decompress(zipped.content) == SCRIPT
        plain = await fetched(url)
        assert (plain.extensions["encoding"], plain.content) == ("", SCRIPT)
        for answer in (packed, zipped, plain):
            assert "accept-encoding" in answer.headers["vary"].lower()
            assert "javascript" in answer.headers["content-type"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "content-security-policy" not in answer.headers  # it is no page


@in_loop
async def test_hashed_files_are_kept_and_the_page_is_asked_for_again(
    database: str, folder: Path
) -> None:
    async with serving(settings_for(database, static=str(folder))) as server:
        script = await fetched(f"{server.url}/assets/main-Ab3_x.js")
        assert "immutable" in script.headers["cache-control"]
        page = await fetched(f"{server.url}/")
        assert "default-src 'self'" in page.headers["content-security-policy"]
        assert page.headers["cache-control"] == "max-age=0, public"
        since = {"if-modified-since": page.headers["last-modified"]}
        same = await fetched(f"{server.url}/", **since)
        assert (same.status_code, same.content) == (304, b"")


@in_loop
@pytest.mark.parametrize(
    "path", ["/nothing.js", "/assets/", "/assets/%2e%2e/%2e%2e/secret", "/%00"]
)
async def test_other_paths_are_not_found(database: str, folder: Path, path: str) -> None:
    (folder.parent / "secret").write_text("not for browsers")
    async with serving(settings_for(database, static=str(folder))) as server:
        assert (await fetched(server.url + path)).status_code == 404
