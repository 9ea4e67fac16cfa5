"""A browser and a server for the tests of the web client.

Without a browser only the tests that need one are skipped, and they say why.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.waiting import HANG_SECONDS
from tests.web import house

# Most tests play with the list of choices, which a player has once turned on.
LISTED: Final = """if (location.protocol.startsWith("http")) {
    localStorage.getItem("polis.sidebar")
        ?? localStorage.setItem("polis.sidebar", JSON.stringify({ tab: "choices" }));
}"""


@pytest.fixture(scope="session")
def server_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture
def database(server_folder: Path) -> str:
    """The database of the server, for the operator's commands."""
    return house.database_in(server_folder)


@pytest.fixture(scope="session")
def address(server_folder: Path) -> Iterator[str]:
    if (reason := house.missing()) is not None:
        pytest.skip(f"the browser tests did not run: {reason}")
    pytest.importorskip("uvicorn", reason="the browser tests did not run: no server installed")
    with house.serving(server_folder) as found:
        yield found


@pytest.fixture(scope="session")
def browser(address: str) -> Iterator[Any]:
    playwright = pytest.importorskip(
        "playwright.sync_api", reason="the browser tests did not run: playwright is not installed"
    )
    with playwright.sync_playwright() as driver:
        shown = driver.chromium.launch(executable_path=house.CHROMIUM)
        yield shown
        shown.close()


class Complaints(list[str]):
    """Errors that a page wrote to its console or threw."""


NewPage = Callable[..., Any]


@pytest.fixture
def new_page(browser: Any, address: str) -> Iterator[NewPage]:
    """Create pages, each in a browser profile of its own. No page may log an error."""
    contexts: list[Any] = []
    complaints = Complaints()

    def make(width: int = 1366, height: int = 768, *, listed: bool = True, **options: Any) -> Any:
        # Most tests look at one page: keeping the whole app for later would only cost time.
        usual = {
            "reduced_motion": "reduce",
            "locale": "en",
            "base_url": address,
            "service_workers": "block",
        }
        viewport = {"width": width, "height": height}
        context = browser.new_context(viewport=viewport, **(usual | options))
        contexts.append(context)
        page = context.new_page()
        if listed:
            page.add_init_script(LISTED)
        page.set_default_timeout(HANG_SECONDS * 1000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda line: complaints.append(line.text) if line.type == "error" else None,
        )
        return page

    yield make
    for context in contexts:
        context.close()
    unexpected = [line for line in complaints if "Failed to load resource" not in line]
    unexpected = [line for line in unexpected if "WebSocket connection" not in line]
    assert unexpected == []


@pytest.fixture(scope="session")
def axe() -> str:
    if not house.AXE.is_file():
        pytest.skip("accessibility was not tested: web/node_modules is missing (make static)")
    return house.AXE.read_text("utf-8")
