"""Render the terminal pictures of README and docs: `make pictures`."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from polis.bots.bot import Turn
from polis.bots.registry import find_bot
from polis.cli.screen import ink
from polis.kernel.game import AnyGame
from polis.kernel.journal import Header
from polis.kernel.match import Match
from polis.kernel.registry import find_game, game_names
from polis.kernel.state import seats_waiting
from polis.text.voice import Voice

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
NAMES = ("Ana", "Bo", "Chen", "Dora", "Emil")
STEPS = 70  # far enough into a match for an interesting table
WIDTH = 100


def main() -> None:
    for name in game_names():
        game = find_game(name)
        path = PICTURES / f"{name}.svg"
        path.write_text(terminal_picture(game), encoding="utf-8")
        print(f"{path.name}: rendered")


def terminal_picture(game: AnyGame) -> str:
    """The terminal in the middle of a match between greedy bots, as seat 0 sees it."""
    match = play_some(game)
    view = game.view(match.state, 0)
    voice = Voice("en", game, NAMES[: match.config.seats])
    console = Console(
        record=True, width=WIDTH, file=StringIO(), highlight=False, color_system="truecolor"
    )
    for line in game.draw(view):
        console.print(Text.assemble(*(ink(voice.render(s.content, view), s.ink) for s in line)))
    console.print(Text(voice.render(game.ask(view), view), style="bold"))
    return without_addresses(console.export_svg(title=f"polis play {game.id}", unique_id=game.id))


def without_addresses(svg: str) -> str:
    """The picture without links to web fonts: any monospaced font will do."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)


def play_some(game: AnyGame) -> Match:
    """Play a match between greedy bots until seat 0 has a decision after some steps."""
    match = Match(game, Header(game.id, game.version, {"seats": 3}, 7, NAMES[:3]))
    bot = find_bot("greedy:1")
    while not match.is_over:
        seat = seats_waiting(match.state)[0]
        if match.seq >= STEPS and seat == 0:
            break
        view = game.view(match.state, seat)
        legal = match.legal_actions(seat)
        match.play(seat, bot.choose(Turn(game, seat, view, tuple(legal), match.seq)))
    return match


if __name__ == "__main__":
    main()
