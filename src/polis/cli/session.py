"""A match at one terminal: whose turn it is, what the person wants, what the bots answer."""

from collections.abc import Callable
from typing import Any, Final

from polis.bots.bot import Turn, turn_seed
from polis.cli import prompt
from polis.cli.players import Player
from polis.cli.prompt import Choice
from polis.cli.record import Record
from polis.cli.scores import show_final, show_so_far
from polis.cli.screen import Screen, ink
from polis.cli.table import Board
from polis.kernel.errors import Refused
from polis.kernel.game import Seat, seats_waiting
from polis.kernel.journal import Entry, Step, Takeback
from polis.kernel.match import Match
from polis.text.voice import Voice

FEW: Final = 2  # lines of a drawing that can be shown again without the rest
FINISHED: Final = "finished"
LEFT: Final = "left"


class Session:
    """Plays a match to its end, or until the person leaves. Bots and people get views only."""

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

    def run(self) -> str:
        """FINISHED or LEFT. Raises EOFError at the end of the input."""
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
        """People are asked before bots: what they chose in secret can be withdrawn for longer."""
        waiting = seats_waiting(self.match.state)
        return next((seat for seat in waiting if seat in self._people), waiting[0])

    def _let_bot_answer(self, seat: Seat) -> None:
        bot = self.players[seat].bot
        assert bot is not None
        seed = turn_seed(self.match.journal.header.seed, seat, self.match.seq)
        legal = tuple(self.match.legal_actions(seat))
        action = bot.choose(Turn(self.match.game, seat, self._view(seat), legal, seed))
        self.match.play(seat, action, self.match.decision(seat))
        self._save()

    def _ask_person(self, seat: Seat) -> bool:
        """Ask until the person has answered; False if they want to leave."""
        if not self._draw_curtain(seat):
            return True
        view = self._view(seat)
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
        """Do what a command says; whether the match has moved."""
        if command == prompt.UNDO:
            return self._go_back(seat)
        if command == prompt.REDO:
            return self._try(self.match.redo, seat)
        self._show(command, seat, view, choices)
        return False

    def _choose(self, seat: Seat, view: Any, choices: list[Choice], line: str) -> bool:
        """Play what the line means, if that is clear."""
        found = prompt.fitting(line, choices)
        if len(found) == 1:
            self.match.play(seat, found[0].action, self.match.decision(seat))
            self._told[seat] = self.match.seq - 1
            self._answered = seat
            self._save()
            return True
        if found:
            self.screen.show(self.voice.tell("several-fit", count=len(found)))
            self.board.show_choices(view, found)
        elif line:
            self.screen.show(self.voice.tell("none-fits"))
        return False

    def _go_back(self, seat: Seat) -> bool:
        """Take back the seat's last step, or else that of the person who answered before."""
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
        """Hide the screen until the next person sits there; False if the last one took back."""
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
        """Wait behind the curtain. Whoever sat there before may still take back."""
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
        """Whether anybody at this screen sees what a spectator does not."""
        parts = self.match.game.visible_parts
        return any(parts(self._view(seat)) != parts(self._view(None)) for seat in self._people)

    def _show_news(self, seat: Seat, view: Any) -> None:
        """What happened since the seat last answered."""
        lines = self.board.log(self.match.journal.entries[self._told[seat] :], view, seat)
        self._told[seat] = self.match.seq
        if lines:
            self.screen.gap()
            self.board.show_log(lines)

    def _show_table(self, seat: Seat, view: Any) -> None:
        """The table, or what has changed of it if the seat has only chosen in secret since."""
        lines = self.board.lines(view)
        before, self._drawn = self._drawn, [line.plain for line in lines]
        changed = [line for line in lines if line.plain not in before]
        if before and len(changed) <= FEW and self._only_chose(seat):
            self.screen.draw(changed)
            return
        self.screen.gap()
        self.screen.draw(lines)

    def _only_chose(self, seat: Seat) -> bool:
        """Whether the last entry is a secret choice of the seat, or takes one back."""
        last = self.match.journal.entries[-1:]
        if not last or last[0].seat != seat:
            return False
        return isinstance(last[0], Takeback) or self.match.game.is_sealed(last[0].action)

    def _show_question(self, seat: Seat, view: Any, choices: list[Choice]) -> None:
        self.screen.gap()
        self.screen.show(ink(self.board.question(view), "bold"))
        self.board.show_choices(view, choices)

    def _show(self, command: str, seat: Seat, view: Any, choices: list[Choice]) -> None:
        if command == prompt.LOG:
            self.board.show_log(self.board.log(self.match.journal.entries, view, seat))
        elif command == prompt.SCORES:
            show_so_far(self.board, view, seat, turn_seed(0, seat, self.match.seq))
        elif command == prompt.TABLE:
            self._drawn = []
            self._show_table(seat, view)
            self._show_question(seat, view, choices)
        else:
            self.screen.show(self.voice.tell("help"))

    def _show_end(self) -> None:
        """What happened last, the table and the scores, as the only person or a guest sees them."""
        seat = self._people[0] if len(self._people) == 1 else None
        view = self._view(seat)
        told = min(self._told.values(), default=0)
        self.screen.gap()
        self.board.show_log(self.board.log(self.match.journal.entries[told:], view, seat))
        self.screen.gap()
        self.screen.draw(self.board.lines(view))
        self.screen.gap()
        show_final(self.board, self.match.state, view)
        self.screen.show(self.voice.tell("seed", seed=str(self.match.journal.header.seed)))

    def _last_answer(self, seat: Seat) -> int:
        """How much of a resumed journal the seat has seen: all until its last answer."""
        entries = self.match.journal.entries
        answers = [e.seq for e in entries if isinstance(e, Step) and e.seat == seat]
        return answers[-1] - 1 if answers else 0
