"""The laws that every game must obey. They ship with the kernel, so any game can be checked.

A law is checked on a random match: `law(game, options, seed, choices)`. The seed is that of the
match. `choices` decides who acts and how: an int (the seed of a generator) or a list of ints
(used one by one, so that a property-based tester can shrink it). Every failure, including an
exception of the game, becomes a `LawBroken` that says how to reproduce it. Expensive checks run
only at some steps, depending on the choices.

    for law in LAWS:
        law(GAME, {"seats": 3}, 2024, 7)
"""

from polis.kernel.laws.beats import (
    law_beats_add_up_to_the_step,
    law_beats_reveal_nothing_early,
    law_every_beat_can_be_shown,
)
from polis.kernel.laws.knowing import (
    law_events_name_only_what_is_seen,
    law_imagined_states_fit_the_view,
    law_news_is_announced,
    law_views_can_be_sent,
    law_views_show_only_what_was_told,
)
from polis.kernel.laws.naming import law_every_part_is_listed
from polis.kernel.laws.playing import (
    law_a_pick_is_a_choice_from_the_list,
    law_clones_are_independent,
    law_components_are_conserved,
    law_every_match_ends,
    law_legal_actions_are_in_order,
    law_notation_reads_back,
)
from polis.kernel.laws.recording import law_journals_replay, law_takebacks_can_be_redone
from polis.kernel.laws.scoring import (
    law_score_sheets_add_up,
    law_standings_tell_the_score_sheets,
)
from polis.kernel.laws.sealed import law_sealed_actions_commute, law_sealed_actions_stay_secret
from polis.kernel.laws.showing import (
    law_every_moment_can_be_shown,
    law_specs_tell_actions_apart,
    law_why_speaks_only_against_what_cannot_be_chosen,
)
from polis.kernel.laws.thinking import (
    law_numbers_describe_positions_and_plans,
    law_plans_can_be_played,
    law_quick_answers_lead_to_rest,
    law_resealed_choices_look_the_same,
)
from polis.kernel.laws.trial import Choices, Law, LawBroken, Options

LAWS: tuple[Law, ...] = (
    law_legal_actions_are_in_order,
    law_a_pick_is_a_choice_from_the_list,
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
    law_standings_tell_the_score_sheets,
    law_beats_add_up_to_the_step,
    law_beats_reveal_nothing_early,
    law_every_beat_can_be_shown,
    law_news_is_announced,
    law_takebacks_can_be_redone,
    law_specs_tell_actions_apart,
    law_every_moment_can_be_shown,
    law_why_speaks_only_against_what_cannot_be_chosen,
    law_every_part_is_listed,
    law_plans_can_be_played,
    law_numbers_describe_positions_and_plans,
    law_quick_answers_lead_to_rest,
    law_resealed_choices_look_the_same,
)

__all__ = [
    "LAWS",
    "Choices",
    "Law",
    "LawBroken",
    "Options",
    "law_a_pick_is_a_choice_from_the_list",
    "law_beats_add_up_to_the_step",
    "law_beats_reveal_nothing_early",
    "law_clones_are_independent",
    "law_components_are_conserved",
    "law_events_name_only_what_is_seen",
    "law_every_beat_can_be_shown",
    "law_every_match_ends",
    "law_every_moment_can_be_shown",
    "law_every_part_is_listed",
    "law_imagined_states_fit_the_view",
    "law_journals_replay",
    "law_legal_actions_are_in_order",
    "law_news_is_announced",
    "law_notation_reads_back",
    "law_numbers_describe_positions_and_plans",
    "law_plans_can_be_played",
    "law_quick_answers_lead_to_rest",
    "law_resealed_choices_look_the_same",
    "law_score_sheets_add_up",
    "law_sealed_actions_commute",
    "law_sealed_actions_stay_secret",
    "law_specs_tell_actions_apart",
    "law_standings_tell_the_score_sheets",
    "law_takebacks_can_be_redone",
    "law_views_can_be_sent",
    "law_views_show_only_what_was_told",
    "law_why_speaks_only_against_what_cannot_be_chosen",
]
