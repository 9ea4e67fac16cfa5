"""Write the web client as a folder that any static host serves, under any path.

    python web/site.py FROM TO

Such a host sends no headers of ours, so the content policy becomes an element of the page. Another
element says that no server answers: everything is played on the visitor's device.
"""

import shutil
import sys
from pathlib import Path
from typing import Final

import offline

POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'"
)
ELEMENTS: Final = f"""
    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />
    <meta name="polis-server" content="none" />"""
HEAD: Final = '<meta charset="utf-8" />'


def page(text: str) -> str:
    """The index page of a folder without a server."""
    if text.count(HEAD) != 1:
        raise ValueError(f"the index page has no {HEAD}")
    return text.replace(HEAD, HEAD + ELEMENTS)


def write(source: Path, target: Path) -> None:
    """Copy the client. Compressed copies are left out: static hosts compress by themselves."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.gz", "*.br"))
    index = target / "index.html"
    index.write_text(page(index.read_text("utf-8")), "utf-8")
    offline.write(target)  # the page is another one


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))
