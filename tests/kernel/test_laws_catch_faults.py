"""Every law can fail: games with one fault each, and the law that finds it."""

import pytest

from polis.kernel import laws
from polis.kernel.game import AnyGame
from polis.kernel.laws import LAWS, Law, LawBroken
from tests.kernel.faulty_games import (
    CountsOneTooMany,
    CrashesOnNonsense,
    DealsByTheDay,
    DrawsAtEveryBid,
    DrawsNothingWithoutALot,
    DrawsTwiceToPick,
    DrawsWhenAsked,
    EndsABeatTooSoon,
    ForgetsALoser,
    ForgetsGifts,
    ForgetsItsSpaces,
    ForgetsTheAgenda,
    GuessesTheScore,
    HasASmallCatalogue,
    HasNoNameForItsParts,
    HasTooFewFeatures,
    HidesWhatLiesOpen,
    HintsAtSealedBids,
    ImaginesByTheDay,
    ImaginesOtherTurns,
    ImaginesTwins,
    LetsOthersAct,
    ListsActionsBackwards,
    ListsActionsTwice,
    LosesDiscards,
    MentionsWhatHasNoName,
    NamesBids,
    NamesPartsByMood,
    PicksTheFirst,
    PromisesAShortMatch,
    RevealsInSilence,
    SaysEventsBySeat,
    SendsForgetfulViews,
    SharesHands,
    ShowsSealedBids,
    ShowsSpectatorsAHand,
    SpeaksAgainstEveryCard,
    SpellsWithoutSpaces,
    SpoilsViewsToDraw,
    SpoilsViewsToGiveReasons,
    SpoilsViewsToPreview,
    SpoilsViewsToSay,
    SpoilsViewsToScore,
    StirsTheDeckAtEveryBid,
    TurnsUpTheLotEarly,
    WhispersBids,
    WritesNoGenerator,
)
from tests.kernel.faulty_minds import (
    AnswersAnything,
    CountsItsCallers,
    DescribesTooLittle,
    PlansByHiddenCards,
    PlansTheImpossible,
    PlansTwice,
    ResealsForAllToSee,
)
from tests.toys import TOYS

TRIES = 40

FAULTS: list[tuple[Law, AnyGame, str]] = [
    (laws.law_legal_actions_are_in_order, ListsActionsBackwards(), "not in order"),
    (laws.law_legal_actions_are_in_order, ListsActionsTwice(), "not in order"),
    (laws.law_legal_actions_are_in_order, LetsOthersAct(), "asked False"),
    (laws.law_legal_actions_are_in_order, HasASmallCatalogue(), "outside of the 3 actions"),
    (laws.law_a_pick_is_a_choice_from_the_list, PicksTheFirst(), "instead of"),
    (laws.law_a_pick_is_a_choice_from_the_list, DrawsTwiceToPick(), "draws other numbers"),
    (laws.law_every_match_ends, PromisesAShortMatch(), "longer than max_steps"),
    (laws.law_every_match_ends, ForgetsALoser(), "not one result per seat"),
    (laws.law_clones_are_independent, SharesHands(), "has changed the clone"),
    (laws.law_clones_are_independent, ForgetsTheAgenda(), "the copy differs"),
    (laws.law_clones_are_independent, DrawsWhenAsked(), "asking has changed"),
    (laws.law_clones_are_independent, DealsByTheDay(), "copy differs|led elsewhere"),
    (laws.law_notation_reads_back, ForgetsTheAgenda(), "the copy differs"),
    (laws.law_notation_reads_back, WritesNoGenerator(), "the generator"),
    (laws.law_notation_reads_back, CrashesOnNonsense(), "an unexpected text"),
    (laws.law_components_are_conserved, LosesDiscards(), "came or went"),
    (laws.law_score_sheets_add_up, CountsOneTooMany(), "the sheet says"),
    (laws.law_standings_tell_the_score_sheets, GuessesTheScore(), "but is told"),
    (laws.law_standings_tell_the_score_sheets, HidesWhatLiesOpen(), "hides"),
    (laws.law_beats_add_up_to_the_step, EndsABeatTooSoon(), "at last, but sees"),
    (laws.law_every_beat_can_be_shown, DrawsNothingWithoutALot(), "is shown nothing"),
    (laws.law_beats_reveal_nothing_early, HintsAtSealedBids(), "is told the same so far"),
    (laws.law_beats_reveal_nothing_early, TurnsUpTheLotEarly(), "before any event names it"),
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
    (laws.law_every_part_is_listed, NamesPartsByMood(), "others call it"),
    (laws.law_every_moment_can_be_shown, HasTooFewFeatures(), "features, not"),
    (laws.law_every_moment_can_be_shown, HasNoNameForItsParts(), "ValueError"),
    (laws.law_every_moment_can_be_shown, WhispersBids(), "not among the event types"),
    (laws.law_every_moment_can_be_shown, SaysEventsBySeat(), "reads other words"),
    (laws.law_specs_tell_actions_apart, SpoilsViewsToSay(), "have changed their view"),
    (laws.law_specs_tell_actions_apart, SpoilsViewsToPreview(), "have changed their view"),
    (laws.law_every_moment_can_be_shown, SpoilsViewsToDraw(), "have changed their view"),
    (laws.law_every_moment_can_be_shown, SpoilsViewsToScore(), "have changed their view"),
    (laws.law_every_part_is_listed, ForgetsItsSpaces(), "lacks .*space"),
    (
        laws.law_why_speaks_only_against_what_cannot_be_chosen,
        SpeaksAgainstEveryCard(),
        "can .* but hears",
    ),
    (laws.law_why_speaks_only_against_what_cannot_be_chosen, MentionsWhatHasNoName(), "ValueError"),
    (
        laws.law_why_speaks_only_against_what_cannot_be_chosen,
        SpoilsViewsToGiveReasons(),
        "have changed their view",
    ),
    (laws.law_plans_can_be_played, PlansTwice(), "plans twice"),
    (laws.law_plans_can_be_played, PlansTheImpossible(), "is not legal"),
    (laws.law_plans_can_be_played, PlansByHiddenCards(), "hidden facts change the plans"),
    (laws.law_numbers_describe_positions_and_plans, CountsItsCallers(), "the second time"),
    (laws.law_numbers_describe_positions_and_plans, DescribesTooLittle(), "position numbers"),
    (laws.law_quick_answers_lead_to_rest, AnswersAnything(), "is not legal"),
    (laws.law_resealed_choices_look_the_same, ResealsForAllToSee(), "can tell the sealed"),
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


def test_a_broken_law_says_how_to_reproduce_it() -> None:
    with pytest.raises(LawBroken) as broken:
        laws.law_score_sheets_add_up(CountsOneTooMany(), {"seats": 3}, 12, [5, 6])
    assert "law_score_sheets_add_up(peaks, {'seats': 3}, 12, [5, 6])" in str(broken.value)
    assert "at step " in str(broken.value)
    assert "add up to the first number of its result" in str(broken.value)


def test_listed_choices_are_used_one_by_one() -> None:
    for choices in ([], [0] * 50, [7, 1, 2], 3):
        laws.law_every_match_ends(TOYS[1], {"seats": 2}, 1, choices)
