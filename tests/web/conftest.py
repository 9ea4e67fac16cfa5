"""A browser and a server. What is missing is said plainly, and those tests do not run.

Only what asks for the browser is skipped without one: other tests of the web part still run.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web import house


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if (reason := house.missing()) is not None:
        pytest.skip(f"the browser tests did not run: {reason}")
    pytest.importorskip("uvicorn", reason="the browser tests did not run: no server installed")
    with house.serving(tmp_path_factory.mktemp("server")) as found:
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
    """What a page wrote to the console or threw."""


NewPage = Callable[..., Any]


@pytest.fixture
def new_page(browser: Any, address: str) -> Iterator[NewPage]:
    """Makes pages of people who do not know each other; nothing may complain by itself."""
    contexts: list[Any] = []
    complaints = Complaints()

    def make(width: int = 1366, height: int = 768, **options: Any) -> Any:
        settings = {"reduced_motion": "reduce", "locale": "en"} | options
        viewport = {"width": width, "height": height}
        context = browser.new_context(viewport=viewport, base_url=address, **settings)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
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
