"""Toy games with one fault each, for the laws to find."""

from dataclasses import dataclass, fields, replace

from polis.kernel.event import Event, PrivateEvent, PublicEvent, event
from polis.kernel.game import Action, Limits, Seat
from polis.kernel.message import ActionSpec, Line, Message, Part, message
from polis.kernel.preview import Preview
from polis.kernel.recorder import Recorder
from polis.kernel.rng import Rng, seeded
from polis.kernel.score import ScoreLine, Standing
from tests.toys.peaks.config import PeaksConfig
from tests.toys.peaks.game import Peaks
from tests.toys.peaks.state import PeaksState
from tests.toys.peaks.view import PeaksView
from tests.toys.sealed_bids.components import NOTHING
from tests.toys.sealed_bids.config import BidsConfig
from tests.toys.sealed_bids.events import BidSealed, LotWon
from tests.toys.sealed_bids.game import SealedBids
from tests.toys.sealed_bids.state import BidsState
from tests.toys.sealed_bids.view import BidsView

# -- playing --------------------------------------------------------------------------------------


class ListsActionsBackwards(Peaks):
    def legal_actions(self, state: PeaksState, seat: Seat) -> list[Action]:
        return super().legal_actions(state, seat)[::-1]


class ListsActionsTwice(Peaks):
    def legal_actions(self, state: PeaksState, seat: Seat) -> list[Action]:
        return sorted(super().legal_actions(state, seat) * 2)


class LetsOthersAct(Peaks):
    def legal_actions(self, state: PeaksState, seat: Seat) -> list[Action]:
        return super().legal_actions(state, state.waiting.bit_length() - 1) if state.waiting else []


class PicksTheFirst(Peaks):
    def pick(self, state: PeaksState, seat: Seat, rng: Rng) -> Action:
        return self.legal_actions(state, seat)[0]


class DrawsTwiceToPick(Peaks):
    def pick(self, state: PeaksState, seat: Seat, rng: Rng) -> Action:
        action = super().pick(state, seat, rng)
        rng.next32()
        return action


class HasASmallCatalogue(Peaks):
    def limits(self, config: PeaksConfig) -> Limits:
        return Limits(num_actions=3, max_steps=99, num_features=2 * config.spaces)


class PromisesAShortMatch(Peaks):
    def limits(self, config: PeaksConfig) -> Limits:
        return Limits(num_actions=99, max_steps=config.spaces - 1, num_features=2 * config.spaces)


class ForgetsALoser(Peaks):
    def result(self, state: PeaksState) -> list[tuple[int, ...]]:
        return super().result(state)[1:]


class SharesHands(SealedBids):
    def clone(self, state: BidsState) -> BidsState:
        other = super().clone(state)
        other.hands = state.hands
        return other


class ForgetsTheAgenda(SealedBids):
    """Neither cloned nor written: only later steps show the fault."""

    def clone(self, state: BidsState) -> BidsState:
        other = super().clone(state)
        other.agenda = []
        return other

    def write(self, state: BidsState) -> str:
        lines = super().write(state).splitlines(keepends=True)
        return "".join(line for line in lines if not line.startswith("agenda"))

    def read(self, text: str) -> BidsState:
        return super().read(text + "agenda \n" if text else text)


class DrawsWhenAsked(SealedBids):
    def view(self, state: BidsState, seat: Seat | None) -> BidsView:
        state.rng.next32()
        return super().view(state, seat)


class DealsByTheDay(SealedBids):
    """Keeps its own state, so the same seed deals different cards the next time."""

    day = 0

    def start(self, config: BidsConfig, seed: int) -> BidsState:
        self.day += 1
        return super().start(config, seed + self.day)


class WritesNoGenerator(SealedBids):
    def write(self, state: BidsState) -> str:
        other = self.clone(state)
        other.rng = seeded(0)
        return super().write(other)


class CrashesOnNonsense(Peaks):
    def read(self, text: str) -> PeaksState:
        assert text, "an unexpected text"
        return super().read(text)


class LosesDiscards(SealedBids):
    def apply(self, state: BidsState, seat: Seat, action: Action, out: Recorder | None) -> None:
        super().apply(state, seat, action, out)
        del state.discards[3:]


class CountsOneTooMany(Peaks):
    def sheet(self, state: PeaksState, seat: Seat) -> list[ScoreLine]:
        first, *rest = super().sheet(state, seat)
        return [replace(first, points=first.points + 1), *rest]


class GuessesTheScore(SealedBids):
    def standings(self, view: BidsView) -> list[Standing]:
        first, *rest = super().standings(view)
        return [replace(first, lines=first.lines[:1] * 2), *rest]


class HidesWhatLiesOpen(SealedBids):
    def standings(self, view: BidsView) -> list[Standing]:
        first, *rest = super().standings(view)
        return [replace(first, hidden=(message("line-secret"),)), *rest]


# -- beats ----------------------------------------------------------------------------------------


class EndsABeatTooSoon(SealedBids):
    """Shows the last beat before the round is over."""

    def apply(self, state: BidsState, seat: Seat, action: Action, out: Recorder | None) -> None:
        super().apply(state, seat, action, out)
        if out is not None:
            out.end_beat(state)
            state.lots_left += 1


class HintsAtSealedBids(SealedBids):
    """Shows how high the bids are when the last one is in, one beat before they are revealed."""

    def view(self, state: BidsState, seat: Seat | None) -> BidsView:
        seen = super().view(state, seat)
        is_sealed = state.waiting == 0 and all(bid != NOTHING for bid in state.bids)
        return replace(seen, lots_left=seen.lots_left + max(state.bids)) if is_sealed else seen


class TurnsUpTheLotEarly(SealedBids):
    """Draws the next lot in the beat that reveals the bids, and reports it only later."""

    def apply(self, state: BidsState, seat: Seat, action: Action, out: Recorder | None) -> None:
        super().apply(state, seat, action, out)
        if out is not None and out.states:
            out.end_beat(state)
            out.states[0] = self.clone(state)


class SaysEventsBySeat(SealedBids):
    def say(self, item: ActionSpec | Event | Part, view: BidsView) -> Message:
        said = super().say(item, view)
        return message("mine") if isinstance(item, LotWon) and item.seat == view.seat else said


class DrawsNothingWithoutALot(SealedBids):
    """Between two beats no lot lies on the table."""

    def draw(self, view: BidsView) -> list[Line]:
        return super().draw(view) if view.lot else []


# -- sealed ---------------------------------------------------------------------------------------


class DrawsAtEveryBid(SealedBids):
    def apply(self, state: BidsState, seat: Seat, action: Action, out: Recorder | None) -> None:
        if self.is_sealed(action):
            state.rng.next32()
        super().apply(state, seat, action, out)


class StirsTheDeckAtEveryBid(SealedBids):
    """Half of the bidders turn the deck over, the others move its top card to the bottom."""

    def apply(self, state: BidsState, seat: Seat, action: Action, out: Recorder | None) -> None:
        if self.is_sealed(action):
            state.deck = state.deck[::-1] if seat % 2 else state.deck[1:] + state.deck[:1]
        super().apply(state, seat, action, out)


@event
class BidWhispered(PublicEvent):
    seat: int
    card: int  # must stay secret


@event
class LeakyBid(PrivateEvent):
    card: int

    def public(self) -> PublicEvent:
        return BidWhispered(self.owner, self.card)


class WhispersBids(SealedBids):
    def apply(self, state: BidsState, seat: Seat, action: Action, out: Recorder | None) -> None:
        super().apply(state, seat, action, out)
        if out and isinstance(first := out.events[0], BidSealed):
            out.events[0] = LeakyBid(first.owner, first.card)


# -- knowing --------------------------------------------------------------------------------------


class ForgetsGifts(SealedBids):
    def imagine(self, view: BidsView, rng: Rng) -> BidsState:
        return super().imagine(replace(view, remembered=()), rng)


class ImaginesOtherTurns(SealedBids):
    def imagine(self, view: BidsView, rng: Rng) -> BidsState:
        state = super().imagine(view, rng)
        state.waiting ^= 0 if view.seat is None else 1 << (view.seat + 1) % view.config.seats
        return state

    def view(self, state: BidsState, seat: Seat | None) -> BidsView:
        return replace(super().view(state, seat), waiting=0)


class ImaginesTwins(SealedBids):
    """Puts a card into the deck that also lies elsewhere; no view shows the deck."""

    def imagine(self, view: BidsView, rng: Rng) -> BidsState:
        state = super().imagine(view, rng)
        state.deck[0] = state.deck[-1]
        return state


class ImaginesByTheDay(SealedBids):
    day = 0

    def imagine(self, view: BidsView, rng: Rng) -> BidsState:
        self.day += 1
        return super().imagine(view, seeded(self.day))


@dataclass(frozen=True, slots=True)
class ViewThatForgetsItsSeat(BidsView):
    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple(
            None if field.name == "seat" else getattr(self, field.name) for field in fields(self)
        )


class SendsForgetfulViews(SealedBids):
    def view(self, state: BidsState, seat: Seat | None) -> BidsView:
        seen = super().view(state, seat)
        return ViewThatForgetsItsSeat(*(getattr(seen, field.name) for field in fields(seen)))


class NamesBids(SealedBids):
    def apply(self, state: BidsState, seat: Seat, action: Action, out: Recorder | None) -> None:
        super().apply(state, seat, action, out)
        if out and isinstance(first := out.events[0], BidSealed):
            out.events[0] = LotWon(seat, first.card)


class ShowsSpectatorsAHand(SealedBids):
    def view(self, state: BidsState, seat: Seat | None) -> BidsView:
        return super().view(state, 0 if seat is None else seat)


class ShowsSealedBids(SealedBids):
    """Leaks the other seats' bids in a number that looks harmless."""

    def view(self, state: BidsState, seat: Seat | None) -> BidsView:
        seen = super().view(state, seat)
        return replace(seen, lots_left=seen.lots_left + 100 * max(state.bids))


class RevealsInSilence(SealedBids):
    def apply(self, state: BidsState, seat: Seat, action: Action, out: Recorder | None) -> None:
        super().apply(state, seat, action, out)
        if out:
            out.events[:] = [event for event in out.events if not event.reveals]


# -- recording and showing ------------------------------------------------------------------------


class SpellsWithoutSpaces(Peaks):
    def spell(self, view: PeaksView, action: Action) -> ActionSpec:
        spec = super().spell(view, action)
        return ActionSpec(spec.kind, spec.parts[:1] * 2)


class HasTooFewFeatures(Peaks):
    def features(self, view: PeaksView) -> list[float]:
        return super().features(view)[1:]


class HasNoNameForItsParts(Peaks):
    def visible_parts(self, view: PeaksView) -> frozenset[Part]:
        return super().visible_parts(view) | {Part("nameless")}


class ForgetsItsSpaces(Peaks):
    def parts(self, config: PeaksConfig) -> tuple[Part, ...]:
        return tuple(part for part in super().parts(config) if part.kind != "space")


class SpeaksAgainstEveryCard(SealedBids):
    def why(self, view: BidsView, part: Part) -> Message | None:
        return message("why-not-yours", card=part)


class MentionsWhatHasNoName(SealedBids):
    def why(self, view: BidsView, part: Part) -> Message | None:
        reason = super().why(view, part)
        return reason and message("why-not-yours", card=Part("card:none"))


def _spoil(view: PeaksView) -> None:
    """Change a view, as code without the type checker can."""
    object.__setattr__(view, "waiting", view.waiting + 1)


class SpoilsViewsToSay(Peaks):
    def say(self, item: ActionSpec | Event | Part, view: PeaksView) -> Message:
        said = super().say(item, view)
        if isinstance(item, ActionSpec):
            _spoil(view)
        return said


class SpoilsViewsToPreview(Peaks):
    def preview(self, view: PeaksView, action: Action) -> Preview:
        _spoil(view)
        return super().preview(view, action)


class SpoilsViewsToDraw(Peaks):
    def draw(self, view: PeaksView) -> list[Line]:
        _spoil(view)
        return super().draw(view)


class SpoilsViewsToScore(Peaks):
    def standings(self, view: PeaksView) -> list[Standing]:
        _spoil(view)
        return super().standings(view)


class SpoilsViewsToGiveReasons(Peaks):
    def why(self, view: PeaksView, part: Part) -> Message | None:
        _spoil(view)
        return super().why(view, part)


class NamesPartsByMood(Peaks):
    def say(self, item: ActionSpec | Event | Part, view: PeaksView) -> Message:
        said = super().say(item, view)
        return said if isinstance(item, Event) or view.waiting else message("over", said=said)
