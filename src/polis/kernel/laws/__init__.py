"""The laws: what every game must obey. They ship with the kernel, so any game can be held to them.

A law is tried on a random match: `law(game, options, seed, choices)`. The seed is that of the
match; `choices` drive who acts and how, either an int (the seed of a generator) or a list of ints
(taken one by one, so that a property-based tester can shrink it). Whatever goes wrong on the way,
an exception of the game included, is a `LawBroken` that tells how to see it again. Heavy checks are
made at some steps only; which ones depends on the choices.

    for law in LAWS:
        law(GAME, {"seats": 3}, 2024, 7)
"""

from polis.kernel.laws.knowing import (
    law_events_name_only_what_is_seen,
    law_imagined_states_fit_the_view,
    law_news_is_announced,
    law_views_can_be_sent,
    law_views_show_only_what_was_told,
)
from polis.kernel.laws.playing import (
    law_clones_are_independent,
    law_components_are_conserved,
    law_every_match_ends,
    law_legal_actions_are_in_order,
    law_notation_reads_back,
    law_score_sheets_add_up,
)
from polis.kernel.laws.recording import law_journals_replay, law_takebacks_can_be_redone
from polis.kernel.laws.sealed import law_sealed_actions_commute, law_sealed_actions_stay_secret
from polis.kernel.laws.showing import law_every_moment_can_be_shown, law_specs_tell_actions_apart
from polis.kernel.laws.trial import Choices, Law, LawBroken, Options

LAWS: tuple[Law, ...] = (
    law_legal_actions_are_in_order,
    law_every_match_ends,
    law_clones_are_independent,
    law_notation_reads_back,
    law_sealed_actions_commute,
    law_sealed_actions_stay_secret,
    law_imagined_states_fit_the_view,
    law_views_can_be_sent,
    law_events_name_only_what_is_seen,
    law_views_show_only_what_was_told,
    law_components_are_conserved,
    law_journals_replay,
    law_score_sheets_add_up,
    law_news_is_announced,
    law_takebacks_can_be_redone,
    law_specs_tell_actions_apart,
    law_every_moment_can_be_shown,
)

__all__ = [
    "LAWS",
    "Choices",
    "Law",
    "LawBroken",
    "Options",
    "law_clones_are_independent",
    "law_components_are_conserved",
    "law_events_name_only_what_is_seen",
    "law_every_match_ends",
    "law_every_moment_can_be_shown",
    "law_imagined_states_fit_the_view",
    "law_journals_replay",
    "law_legal_actions_are_in_order",
    "law_news_is_announced",
    "law_notation_reads_back",
    "law_score_sheets_add_up",
    "law_sealed_actions_commute",
    "law_sealed_actions_stay_secret",
    "law_specs_tell_actions_apart",
    "law_takebacks_can_be_redone",
    "law_views_can_be_sent",
    "law_views_show_only_what_was_told",
]
