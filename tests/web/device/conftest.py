"""The whole app as a folder of files, served under a path by Python's plain file server."""

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import HANG_SECONDS
from tests.web import house
from tests.web.conftest import LISTED

PATH = "clubs/polis"


class QuietFiles(SimpleHTTPRequestHandler):
    """The plain file server without its log."""

    def log_message(self, *_given: object) -> None:
        pass


class Site:
    """A folder of files and its server, whose network can be cut."""

    def __init__(self, root: Path) -> None:
        self.folder = root / PATH
        self._server = ThreadingHTTPServer(
            ("127.0.0.1", 0), partial(QuietFiles, directory=str(root))
        )
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/{PATH}/"

    def cut(self) -> None:
        """No request is answered from now on."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
            self._server.server_close()


@pytest.fixture(scope="session")
def site_root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that contains what `make site` writes."""
    if (reason := house.missing()) is not None:
        pytest.skip(f"the browser tests did not run: {reason}")
    if not (house.static_folder() / "engine.json").is_file():
        pytest.skip("the engine is not built (make static)")
    root = tmp_path_factory.mktemp("site")
    script = str(house.ROOT / "web/site.py")
    subprocess.run(
        [sys.executable, script, str(house.static_folder()), str(root / PATH)], check=True
    )
    return root


@pytest.fixture
def site(site_root: Path) -> Iterator[Site]:
    found = Site(site_root)
    yield found
    found.cut()


NewDevice = Callable[..., Any]


@pytest.fixture
def new_device(browser: Any) -> Iterator[NewDevice]:
    """Create browser profiles that visit an address. No page may log an error."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def make(address: str, **options: Any) -> Any:
        usual = {"reduced_motion": "reduce", "locale": "en", "accept_downloads": True}
        viewport = {"width": 1366, "height": 768}
        context = browser.new_context(viewport=viewport, base_url=address, **(usual | options))
        contexts.append(context)
        context.add_init_script(LISTED)
        context.set_default_timeout(HANG_SECONDS * 1000)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        context.on(
            "console", lambda line: complaints.append(line.text) if line.type == "error" else None
        )
        return context

    yield make
    for context in contexts:
        context.close()
    assert [line for line in complaints if "Failed to load resource" not in line] == []


@pytest.fixture
def device(new_device: NewDevice, site: Site) -> Any:
    """A browser profile for the folder of files."""
    return new_device(site.address)
