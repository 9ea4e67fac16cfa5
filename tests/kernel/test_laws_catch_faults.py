"""A law that cannot fail proves nothing: here are games with one fault each, and who finds it."""

from dataclasses import dataclass, fields, replace

import pytest

from polis.kernel import laws
from polis.kernel.event import Event, PrivateEvent, PublicEvent
from polis.kernel.game import Action, AnyGame, Limits, Seat
from polis.kernel.laws import LAWS, Law, LawBroken
from polis.kernel.message import ActionSpec, Part, ScoreLine
from polis.kernel.rng import Rng, seeded
from tests.toys import TOYS
from tests.toys.peaks.config import PeaksConfig
from tests.toys.peaks.game import Peaks
from tests.toys.peaks.state import PeaksState
from tests.toys.peaks.view import PeaksView
from tests.toys.sealed_bids.config import BidsConfig
from tests.toys.sealed_bids.events import BidSealed, LotWon
from tests.toys.sealed_bids.game import SealedBids
from tests.toys.sealed_bids.state import BidsState
from tests.toys.sealed_bids.view import BidsView

TRIES = 40

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
    """Neither cloned nor written: only the future shows it."""

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
    """Has a state of its own, so the same seed deals other cards the next time."""

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
        assert text, "nobody would do that"
        return super().read(text)


class LosesDiscards(SealedBids):
    def apply(self, state: BidsState, seat: Seat, action: Action, out: list[Event] | None) -> None:
        super().apply(state, seat, action, out)
        del state.discards[3:]


class CountsOneTooMany(Peaks):
    def sheet(self, state: PeaksState, seat: Seat) -> list[ScoreLine]:
        first, *rest = super().sheet(state, seat)
        return [replace(first, points=first.points + 1), *rest]


# -- sealed ---------------------------------------------------------------------------------------


class DrawsAtEveryBid(SealedBids):
    def apply(self, state: BidsState, seat: Seat, action: Action, out: list[Event] | None) -> None:
        if self.is_sealed(action):
            state.rng.next32()
        super().apply(state, seat, action, out)


class StirsTheDeckAtEveryBid(SealedBids):
    """Half of the bidders turn the deck over, the others put its top card below."""

    def apply(self, state: BidsState, seat: Seat, action: Action, out: list[Event] | None) -> None:
        if self.is_sealed(action):
            state.deck = state.deck[::-1] if seat % 2 else state.deck[1:] + state.deck[:1]
        super().apply(state, seat, action, out)


@dataclass(frozen=True, slots=True)
class BidWhispered(PublicEvent):
    seat: int
    card: int  # nobody should be told


@dataclass(frozen=True, slots=True)
class LeakyBid(PrivateEvent):
    card: int

    def public(self) -> PublicEvent:
        return BidWhispered(self.owner, self.card)


class WhispersBids(SealedBids):
    def apply(self, state: BidsState, seat: Seat, action: Action, out: list[Event] | None) -> None:
        super().apply(state, seat, action, out)
        if out and isinstance(out[0], BidSealed):
            out[0] = LeakyBid(out[0].owner, out[0].card)


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
    """Puts a card into the deck that lies elsewhere as well; no view shows the deck."""

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
    def apply(self, state: BidsState, seat: Seat, action: Action, out: list[Event] | None) -> None:
        super().apply(state, seat, action, out)
        if out and isinstance(out[0], BidSealed):
            out[0] = LotWon(seat, out[0].card)


class ShowsSpectatorsAHand(SealedBids):
    def view(self, state: BidsState, seat: Seat | None) -> BidsView:
        return super().view(state, 0 if seat is None else seat)


class ShowsSealedBids(SealedBids):
    """Hides what the others have bid in a number that looks harmless."""

    def view(self, state: BidsState, seat: Seat | None) -> BidsView:
        seen = super().view(state, seat)
        return replace(seen, lots_left=seen.lots_left + 100 * max(state.bids))


class RevealsInSilence(SealedBids):
    def apply(self, state: BidsState, seat: Seat, action: Action, out: list[Event] | None) -> None:
        super().apply(state, seat, action, out)
        if out:
            out[:] = [event for event in out if not event.reveals]


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


FAULTS: list[tuple[Law, AnyGame, str]] = [
    (laws.law_legal_actions_are_in_order, ListsActionsBackwards(), "not in order"),
    (laws.law_legal_actions_are_in_order, ListsActionsTwice(), "not in order"),
    (laws.law_legal_actions_are_in_order, LetsOthersAct(), "asked False"),
    (laws.law_legal_actions_are_in_order, HasASmallCatalogue(), "outside of the 3 actions"),
    (laws.law_every_match_ends, PromisesAShortMatch(), "longer than max_steps"),
    (laws.law_every_match_ends, ForgetsALoser(), "not one result per seat"),
    (laws.law_clones_are_independent, SharesHands(), "has changed the clone"),
    (laws.law_clones_are_independent, ForgetsTheAgenda(), "the copy differs"),
    (laws.law_clones_are_independent, DrawsWhenAsked(), "asking has changed"),
    (laws.law_clones_are_independent, DealsByTheDay(), "copy differs|led elsewhere"),
    (laws.law_notation_reads_back, ForgetsTheAgenda(), "the copy differs"),
    (laws.law_notation_reads_back, WritesNoGenerator(), "the generator"),
    (laws.law_notation_reads_back, CrashesOnNonsense(), "nobody would do that"),
    (laws.law_components_are_conserved, LosesDiscards(), "came or went"),
    (laws.law_score_sheets_add_up, CountsOneTooMany(), "the sheet says"),
    (laws.law_sealed_actions_commute, DrawsAtEveryBid(), "uses chance"),
    (laws.law_sealed_actions_commute, StirsTheDeckAtEveryBid(), "the order of sealed actions"),
    (laws.law_sealed_actions_stay_secret, WhispersBids(), "sees no difference"),
    (laws.law_imagined_states_fit_the_view, ForgetsGifts(), "but in the imagined state"),
    (laws.law_imagined_states_fit_the_view, ImaginesOtherTurns(), "waits for other seats"),
    (laws.law_imagined_states_fit_the_view, ImaginesTwins(), "imagined other components"),
    (laws.law_imagined_states_fit_the_view, ImaginesByTheDay(), "gave two states"),
    (laws.law_views_can_be_sent, SendsForgetfulViews(), "arrived"),
    (laws.law_events_name_only_what_is_seen, NamesBids(), "hears of"),
    (laws.law_events_name_only_what_is_seen, WhispersBids(), "hears of"),
    (laws.law_events_name_only_what_is_seen, ShowsSpectatorsAHand(), "spectators see"),
    (laws.law_views_show_only_what_was_told, ShowsSealedBids(), "is told the same, but sees"),
    (laws.law_news_is_announced, RevealsInSilence(), "suddenly sees"),
    (laws.law_journals_replay, DealsByTheDay(), "RulesDiffer"),
    (laws.law_journals_replay, WhispersBids(), "DamagedJournal"),
    (laws.law_takebacks_can_be_redone, StirsTheDeckAtEveryBid(), "led elsewhere"),
    (laws.law_specs_tell_actions_apart, SpellsWithoutSpaces(), "are both spelled"),
    (laws.law_every_moment_can_be_shown, HasTooFewFeatures(), "features, not"),
    (laws.law_every_moment_can_be_shown, HasNoNameForItsParts(), "ValueError"),
    (laws.law_every_moment_can_be_shown, WhispersBids(), "not among the event types"),
]


def try_often(law: Law, game: AnyGame) -> None:
    for seed in range(TRIES):
        law(game, {}, seed, seed)


@pytest.mark.parametrize(
    "law, game, complaint", FAULTS, ids=[f"{type(row[1]).__name__}-{row[2]}" for row in FAULTS]
)
def test_a_fault_is_found(law: Law, game: AnyGame, complaint: str) -> None:
    with pytest.raises(LawBroken, match=complaint):
        try_often(law, game)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_every_law_can_fail_and_holds_for_faultless_games(law: Law) -> None:
    assert law in [row[0] for row in FAULTS]
    for game in TOYS:
        try_often(law, game)


def test_a_broken_law_tells_how_to_see_it_again() -> None:
    with pytest.raises(LawBroken) as broken:
        laws.law_score_sheets_add_up(CountsOneTooMany(), {"seats": 3}, 12, [5, 6])
    assert "law_score_sheets_add_up(peaks, {'seats': 3}, 12, [5, 6])" in str(broken.value)
    assert "at step " in str(broken.value)
    assert "add up to the first number of its result" in str(broken.value)


def test_listed_choices_are_taken_one_by_one() -> None:
    for choices in ([], [0] * 50, [7, 1, 2], 3):
        laws.law_every_match_ends(TOYS[1], {"seats": 2}, 1, choices)
