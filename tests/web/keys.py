"""Somebody with a keyboard and a screen reader: nothing is known but what is said."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tests.web.hands import is_over, open_home, wait_until

# Everything that live regions say, in order, as a screen reader hears it.
LISTEN: Final = """() => {
    window.heard = [];
    const texts = new WeakMap();
    const textOf = (said) => {
        const copy = said.cloneNode(true);
        copy.querySelectorAll("[aria-hidden=true]").forEach((silent) => silent.remove());
        return copy.textContent.trim();
    };
    const hear = (region) => {
        const isLog = region.getAttribute("role") === "log";
        for (const said of isLog ? region.children : [region]) {
            const text = textOf(said);
            if (text && texts.get(said) !== text) window.heard.push(text);
            texts.set(said, text);
        }
    };
    const regions = () => document.querySelectorAll("[role=log], [role=status], [aria-live]");
    const all = {subtree: true, childList: true, characterData: true};
    new MutationObserver(() => regions().forEach(hear)).observe(document.body, all);
}"""
HEARD: Final = "() => window.heard.splice(0)"

# Whether the focus can be seen: an outline, or the ring that the drawing gives its places.
IS_SHOWN: Final = """() => {
    const at = document.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    if (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) return true;
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--focus)";
    const colour = getComputedStyle(probe).color;
    probe.remove();
    const rings = [...at.querySelectorAll(".ring")];
    return rings.some((ring) => getComputedStyle(ring).stroke === colour);
}"""
IS_IN: Final = "(place) => document.activeElement.closest(place) !== null"
REMEMBER: Final = "() => { window.before = document.activeElement; }"
HAS_MOVED: Final = "() => document.activeElement !== window.before"
IS_LOST: Final = "() => document.activeElement === document.body"
SENDING: Final = ".frame > .status .sending"  # the last answer is still on its way
# Controls and pictures: what has to say what it is.
NAMED: Final = {"button", "link", "image", "textbox", "combobox", "radio", "tab", "dialog"}
BARE: Final = re.compile(r"\W*\w?\d*\W*")  # "A1", "3", nothing: a name that says nothing


@dataclass(frozen=True)
class Spoken:
    """What a screen reader has of an element."""

    role: str
    name: str


class Keyboard:
    def __init__(self, page: Any) -> None:
        self.page = page
        self.reader = page.context.new_cdp_session(page)

    def here(self) -> Spoken:
        """What has the focus: it is somewhere, it can be seen, and it has a name."""
        assert not self.page.evaluate(IS_LOST), "the focus is lost"
        asked = {"objectId": self._object("document.activeElement"), "fetchRelatives": False}
        found = _spoken(self.reader.send("Accessibility.getPartialAXTree", asked)["nodes"][0])
        assert found.name, f"a {found.role} without a name has the focus"
        assert self.page.evaluate(IS_SHOWN), f"nobody sees that the focus is at {found}"
        return found

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_until(self, is_there: Callable[[], bool]) -> None:
        for _ in range(80):
            # Past the last stop of the page the browser itself has the focus; then it comes round.
            if not self.page.evaluate(IS_LOST) and is_there():
                return
            self.press("Tab")
        raise AssertionError(f"no key leads there; the focus is at {self.here()}")

    def go(self, role: str, name: str) -> None:
        """To the next thing of a role, by the beginning of its name."""

        def is_there() -> bool:
            found = self.here()
            return found.role == role and found.name.startswith(name)

        self.press("Tab")
        self.tab_until(is_there)

    def answer(self) -> list[str]:
        """Say yes to what has the focus, until something is heard or the focus goes on."""
        self.heard()
        self.page.evaluate(REMEMBER)
        self.press("Enter")
        for _ in range(300):
            is_done = self.page.evaluate(HAS_MOVED) or is_over(self.page)
            if (said := self.heard()) or is_done:
                return said
            self.page.wait_for_timeout(30)
        raise AssertionError(f"nothing is heard, and the focus is still at {self.here()}")

    def is_in(self, place: str) -> bool:
        return bool(self.page.evaluate(IS_IN, place))

    def heard(self) -> list[str]:
        said: list[str] = self.page.evaluate(HEARD)
        return said

    def position(self) -> list[Spoken]:
        """All that a screen reader can read out."""
        nodes = self.reader.send("Accessibility.getFullAXTree")["nodes"]
        return [_spoken(node) for node in nodes if not node["ignored"]]

    def buttons(self, place: str) -> list[str]:
        """The names of all that can be chosen in a place."""
        thing = self._object(f"document.querySelector('{place}')")
        asked = {"objectId": thing, "role": "button"}
        nodes = self.reader.send("Accessibility.queryAXTree", asked)["nodes"]
        return [_spoken(node).name for node in nodes if not node["ignored"]]

    def _object(self, expression: str) -> str:
        found = self.reader.send("Runtime.evaluate", {"expression": expression})
        name: str = found["result"]["objectId"]
        return name


def _spoken(node: Any) -> Spoken:
    return Spoken(node["role"]["value"], node.get("name", {}).get("value", "").strip())


def sit_down(page: Any, game: str, way: str) -> Keyboard:
    """From home to a table without a pointer; against a bot that does not think."""
    open_home(page)
    page.evaluate(LISTEN)
    keys = Keyboard(page)
    tile = f'article[data-game="{game}"]'
    keys.tab_until(lambda: keys.is_in(tile) and keys.here().name == way)
    keys.press("Enter")
    if way == "More ways":
        wait_until(page, IS_IN, "dialog")
        fill_in(keys)
    page.wait_for_selector(".choices li")
    wait_until(page, IS_IN, "main")
    return keys


def fill_in(keys: Keyboard) -> None:
    """The dialog of a new table: two seats, the other one for the simplest bot."""
    keys.go("radio", "")
    while keys.here().name != "2":
        keys.press("ArrowLeft")
    keys.go("combobox", "Player 2")
    keys.page.keyboard.type("Beginner")
    keys.go("button", "Start")
    keys.press("Enter")


def wait_for_turn(keys: Keyboard, place: str) -> bool:
    """Until the focus is where the next answer is given, by itself; False: the match is over."""
    page = keys.page
    for _ in range(300):
        if is_over(page):
            return False
        if keys.is_in(place) and not page.locator(SENDING).count():
            return True
        page.wait_for_timeout(50)
    question = page.locator(".frame > .status").inner_text()
    raise AssertionError(f"{question}: the focus did not go on, it is at {keys.here()}")


def is_silent(one: Spoken) -> bool:
    return one.role in NAMED and BARE.fullmatch(one.name) is not None


def twins(names: list[str]) -> list[str]:
    """Names that more than one thing has."""
    return [name for name, number in Counter(names).items() if number > 1]
