"""A player with a keyboard and a screen reader, who knows only what is spoken."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tests.waiting import patiently, pause
from tests.web.hands import SELECTED, is_over, open_home, wait_until

# Everything that live regions announce, in order, as a screen reader reads it.
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
# Controls and pictures, which need an accessible name.
NAMED: Final = {"button", "link", "image", "textbox", "combobox", "radio", "tab", "dialog"}
BARE: Final = re.compile(r"\W*\w?\d*\W*")  # "A1", "3", empty: a name without meaning
SET_BUTTON: Final = "Give back 1 tile ("


@dataclass(frozen=True)
class Spoken:
    """The role and name of an element, as a screen reader reads them."""

    role: str
    name: str


class Keyboard:
    def __init__(self, page: Any) -> None:
        self.page = page
        self.reader = page.context.new_cdp_session(page)

    def here(self) -> Spoken:
        """The focused element: there is one, it is visible, and it has a name."""
        assert not self.page.evaluate(IS_LOST), "the focus is lost"
        asked = {"objectId": self._object("document.activeElement"), "fetchRelatives": False}
        found = _spoken(self.reader.send("Accessibility.getPartialAXTree", asked)["nodes"][0])
        assert found.name, f"a {found.role} without a name has the focus"
        assert self.page.evaluate(IS_SHOWN), f"the focus on {found} is not visible"
        return found

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_until(self, is_there: Callable[[], bool]) -> None:
        for _ in range(80):
            # After the last element, the browser itself has the focus, then the first element.
            if not self.page.evaluate(IS_LOST) and is_there():
                return
            self.press("Tab")
        raise AssertionError(f"no key leads there; the focus is at {self.here()}")

    def go(self, role: str, name: str) -> None:
        """Move to the next element of a role whose name starts with a text."""

        def is_there() -> bool:
            found = self.here()
            return found.role == role and found.name.startswith(name)

        self.press("Tab")
        self.tab_until(is_there)

    def answer(self) -> list[str]:
        """Confirm the focused element until something is announced or the focus moves."""
        said = self.heard()
        self.page.evaluate(REMEMBER)
        self.press("Enter")
        for _ in patiently("something is heard, or the focus moves"):
            is_done = self.page.evaluate(HAS_MOVED) or is_over(self.page)
            said = self.heard()
            if said or is_done:
                break
            pause(self.page)
        return said

    def is_in(self, place: str) -> bool:
        return bool(self.page.evaluate(IS_IN, place))

    def heard(self) -> list[str]:
        said: list[str] = self.page.evaluate(HEARD)
        return said

    def position(self) -> list[Spoken]:
        """Everything that a screen reader can read."""
        nodes = self.reader.send("Accessibility.getFullAXTree")["nodes"]
        return [_spoken(node) for node in nodes if not node["ignored"]]

    def buttons(self, place: str) -> list[str]:
        """The names of all choices in a place."""
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
    """Go from home to a table without a pointer, against the gentlest bot."""
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
    """Fill in the dialog of a new table: two seats, the second for the gentlest bot."""
    keys.go("radio", "")
    while keys.here().name != "2":
        keys.press("ArrowLeft")
    keys.go("combobox", "Player 2")
    keys.page.keyboard.type("Beginner")
    keys.go("button", "Start")
    keys.press("Enter")


def wait_for_turn(keys: Keyboard, place: str) -> bool:
    """Wait until the focus moves to the next question; return False if the match is over."""
    page = keys.page
    for _ in patiently(f"the focus goes on to {place}"):
        if is_over(page) or (keys.is_in(place) and not page.locator(SENDING).count()):
            break
        pause(page)
    return not is_over(page)


def commit_set(keys: Keyboard, *way: str) -> None:
    """Commit the set that the last answer began, if it did: keys lead to its button."""
    if not keys.page.locator(SELECTED).count():
        return
    if way:
        keys.press(*way)
        assert keys.here().name.startswith(SET_BUTTON)
    else:
        keys.go("button", SET_BUTTON)
    keys.answer()


def is_silent(one: Spoken) -> bool:
    return one.role in NAMED and BARE.fullmatch(one.name) is not None


def twins(names: list[str]) -> list[str]:
    """The names of more than one element."""
    return [name for name, number in Counter(names).items() if number > 1]
