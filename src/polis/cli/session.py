"""A match at one terminal: ask people, let bots answer, show the result."""

from collections.abc import Callable
from typing import Any, Final

from polis.bots.asking import table_answer
from polis.bots.turn import turn_in
from polis.cli import prompt
from polis.cli.players import Player
from polis.cli.prompt import Choice
from polis.cli.record import Record
from polis.cli.scores import show_final, show_so_far
from polis.cli.screen import Screen, ink
from polis.cli.table import Board, changed_blocks
from polis.kernel.errors import Refused
from polis.kernel.game import Seat
from polis.kernel.journal import Entry, Step, Takeback
from polis.kernel.match import Match
from polis.kernel.message import message
from polis.kernel.preview import DONE
from polis.kernel.state import seats_waiting
from polis.text.voice import Voice

FEW: Final = 2  # changed lines of a drawing that are shown alone
FINISHED: Final = "finished"
LEFT: Final = "left"


class Session:
    """Play a match to the end, or until the person leaves. Bots and people get only views."""

    def __init__(
        self,
        match: Match,
        players: list[Player],
        screen: Screen,
        voice: Voice,
        record: Record | None,
    ) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.voice = voice
        self.board = Board(screen, voice, match.game)
        self._record = record
        self._people = [seat for seat, player in enumerate(players) if player.bot is None]
        self._told = {seat: self._last_answer(seat) for seat in self._people}
        self._in_front: Seat | None = None  # the person who last looked at the screen
        self._answered: Seat | None = None  # the person who answered last
        self._drawn: list[str] = []  # the drawing that is still on the screen
        self._selected: list[Choice] = []  # the members of a set that is not played yet
        self._names = {part.name.casefold() for part in match.game.parts(match.config)}

    def run(self) -> str:
        """Play; return FINISHED or LEFT. Raises EOFError at the end of the input."""
        while not self.match.is_over:
            seat = self._next_seat()
            if self.players[seat].bot is not None:
                self._let_bot_answer(seat)
            elif not self._ask_person(seat):
                return LEFT
        self._show_end()
        return FINISHED

    # -- turns ------------------------------------------------------------------------------------

    def _next_seat(self) -> Seat:
        """Ask people before bots, so that they can withdraw a sealed choice for longer."""
        waiting = seats_waiting(self.match.state)
        return next((seat for seat in waiting if seat in self._people), waiting[0])

    def _let_bot_answer(self, seat: Seat) -> None:
        bot = self.players[seat].bot
        assert bot is not None
        action, failure = table_answer(bot, turn_in(self.match, seat))
        if failure is not None:
            name = self.players[seat].name
            self.screen.line(self.voice.tell("bot-failed", player=name, reason=str(failure)), "dim")
        self.match.play(seat, action, self.match.decision(seat))
        self._save()

    def _ask_person(self, seat: Seat) -> bool:
        """Ask until the person has answered; return False if they want to leave."""
        if not self._draw_curtain(seat):
            return True
        view = self._view(seat)
        self._selected = []
        self._show_news(seat, view)
        self._show_table(seat, view)
        choices = self.board.choices(view, self.match.legal_actions(seat))
        self._show_question(seat, view, choices)
        while True:
            line = self.screen.ask(self.voice.tell("prompt", count=len(choices)))
            command = prompt.COMMANDS.get(line)
            if command == prompt.QUIT:
                return False
            if command is None:
                moved = self._choose(seat, view, choices, line)
            else:
                moved = self._obey(command, seat, view, choices)
            if moved:
                return True

    def _obey(self, command: str, seat: Seat, view: Any, choices: list[Choice]) -> bool:
        """Execute a command; return whether the match has changed."""
        if command == prompt.UNDO:
            return self._go_back(seat)
        if command == prompt.REDO:
            return self._try(self.match.redo, seat)
        self._show(command, seat, view, choices)
        return False

    def _choose(self, seat: Seat, view: Any, choices: list[Choice], line: str) -> bool:
        """Play the choice that the line means, if there is exactly one."""
        if prompt.is_set(choices):
            return self._choose_set(seat, view, choices, line)
        found = prompt.fitting(line, choices, self._names)
        if len(found) == 1:
            self._play(seat, found[0])
            return True
        if found:
            self.screen.show(self.voice.tell("several-fit", count=len(found)))
            self.board.show_choices(view, found)
        elif line:
            self.screen.show(self.voice.tell("none-fits"))
        return False

    def _choose_set(self, seat: Seat, view: Any, choices: list[Choice], line: str) -> bool:
        """Add to a set, remove from it, or play it: its members in order, then its end."""
        done = next(choice for choice in choices if choice.step == DONE)
        if prompt.fitting(line, [done]):
            members, self._selected = self._selected, []
            for choice in [*members, done]:
                if choice.action in self.match.legal_actions(seat):
                    self._play(seat, choice)
            return True
        try:
            self._selected = prompt.toggled(line, self._selected, choices)
        except ValueError:
            self.screen.show(self.voice.tell("none-fits"))
            return False
        parts = [part for choice in self._selected for part in choice.spec.parts]
        items = tuple(self.voice.name(part, view) for part in parts)
        end = (
            message("set-done", count=len(parts)) if parts else self.match.game.say(done.spec, view)
        )
        self.screen.show(
            self.voice.tell(
                "selected", items=self.voice.join(items), done=self.voice.render(end, view)
            )
        )
        return False

    def _play(self, seat: Seat, choice: Choice) -> None:
        self.match.play(seat, choice.action, self.match.decision(seat))
        self._told[seat] = self.match.seq - 1
        self._answered = seat
        self._save()

    def _go_back(self, seat: Seat) -> bool:
        """Take back the seat's last step, or else the step of the person who answered before."""
        before = self._answered
        if before is not None and not self.match.can_take_back(seat):
            seat = before
        return self._try(self.match.take_back, seat)

    def _try(self, change: Callable[[Seat], Entry], seat: Seat) -> bool:
        try:
            change(seat)
        except Refused as refusal:
            self.screen.show(self.voice.refuse(refusal))
            return False
        self._save()
        return True

    def _save(self) -> None:
        if self._record is not None:
            self._record.append(self.match.journal.entries[-1])

    # -- showing ----------------------------------------------------------------------------------

    def _view(self, seat: Seat | None) -> Any:
        return self.match.game.view(self.match.state, seat)

    def _draw_curtain(self, seat: Seat) -> bool:
        """Hide the screen until the next person is ready; False if the previous one took back."""
        before, self._in_front = self._in_front, seat
        if len(self._people) == 1 or before == seat:
            return True
        name = self.players[seat].name
        self._drawn = []
        if not (self.screen.is_live and self._has_secrets()):
            self.screen.gap()
            self.screen.show(ink(f"── {name} ──", f"seat{seat}"))
            return True
        return self._pass_device(before, seat)

    def _pass_device(self, before: Seat | None, seat: Seat) -> bool:
        """Wait behind the curtain. The previous person may still take back."""
        name = self.players[seat].name
        text = self.voice.tell("curtain", player=name)
        undo = before is not None and self.match.can_take_back(before)
        if before is not None and undo:
            previous = self.players[before].name
            text = self.voice.tell("curtain-undo", player=name, previous=previous)
        self.screen.clear()
        line = self.screen.ask(text)
        self.screen.clear()
        if before is None or not undo or prompt.COMMANDS.get(line) != prompt.UNDO:
            return True
        self._in_front = before
        return not self._try(self.match.take_back, before)

    def _has_secrets(self) -> bool:
        """Whether a person at this screen sees more than a spectator."""
        parts = self.match.game.visible_parts
        return any(parts(self._view(seat)) != parts(self._view(None)) for seat in self._people)

    def _show_news(self, seat: Seat, view: Any) -> None:
        """Show what happened since the seat last answered."""
        news = self.board.log(self.match.journal.entries[self._told[seat] :], view, seat)
        self._told[seat] = self.match.seq
        if news:
            self.screen.gap()
            self.board.show_log(news)

    def _show_table(self, seat: Seat, view: Any) -> None:
        """Show the table, or only what changed if the seat has just answered."""
        lines = self.board.lines(view)
        before, self._drawn = self._drawn, [line.plain for line in lines]
        if before and self._answered_last(seat):
            changed = [line for line in lines if line.plain not in before]
            if len(changed) > FEW or not self._only_chose():
                changed = changed_blocks(before, lines)
            if 2 * len(changed) <= len(lines):
                self.screen.draw(changed)
                return
        self.screen.gap()
        self.screen.draw(lines)

    def _answered_last(self, seat: Seat) -> bool:
        """Whether no other seat has acted since the seat did."""
        last = self.match.journal.entries[-1:]
        return bool(last) and last[0].seat == seat

    def _only_chose(self) -> bool:
        """Whether the last entry is a sealed choice, or takes one back."""
        last = self.match.journal.entries[-1]
        return isinstance(last, Takeback) or self.match.game.is_sealed(last.action)

    def _show_question(self, seat: Seat, view: Any, choices: list[Choice]) -> None:
        self.screen.gap()
        self.screen.show(ink(self.board.question(view), "bold"))
        self.board.show_choices(view, choices)

    def _show(self, command: str, seat: Seat, view: Any, choices: list[Choice]) -> None:
        if command == prompt.LOG:
            self.board.show_log(self.board.log(self.match.journal.entries, view, seat))
        elif command == prompt.SCORES:
            show_so_far(self.board, view)
        elif command == prompt.TABLE:
            self._drawn = []
            self._show_table(seat, view)
            self._show_question(seat, view, choices)
        else:
            self.screen.show(self.voice.tell("help"))

    def _show_end(self) -> None:
        """Show the last events, the table and the scores, as the only person or a guest sees."""
        seat = self._people[0] if len(self._people) == 1 else None
        view = self._view(seat)
        told = min(self._told.values(), default=0)
        self.screen.gap()
        self.board.show_log(self.board.log(self.match.journal.entries[told:], view, seat))
        self.screen.gap()
        self.screen.draw(self.board.lines(view))
        self.screen.gap()
        show_final(self.board, self.match.state, view, seat)
        self.screen.show(self.voice.tell("seed", seed=str(self.match.journal.header.seed)))

    def _last_answer(self, seat: Seat) -> int:
        """How much of a resumed journal the seat has seen: everything up to its last answer."""
        entries = self.match.journal.entries
        answers = [e.seq for e in entries if isinstance(e, Step) and e.seat == seat]
        return answers[-1] - 1 if answers else 0
