"""The score sheet line by line, with where each point comes from. Rules G11, G12, G13.18."""

from polis.games.ginkgopolis.components import POINTS_PER_TOKEN, colour_of
from polis.games.ginkgopolis.events import card_part
from polis.games.ginkgopolis.messages import COLOUR_NAMES, cell_part
from polis.games.ginkgopolis.rules.hal import HAL
from polis.games.ginkgopolis.scoring import (
    card_points,
    district_points,
    district_standing,
    districts,
    end_cards,
    ranked,
)
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.message import ScoreLine, message


def sheet(state: GinkgoState, seat: int) -> list[ScoreLine]:
    """The lines of a seat; in the solo game Hal's follow, and count against you (G13.19)."""
    lines = side_sheet(state, seat)
    if state.config.is_solo:
        lines += [
            ScoreLine(message("score-hal", line=line.label), -line.points, line.parts)
            for line in side_sheet(state, HAL)
        ]
    return lines


def side_sheet(state: GinkgoState, side: int) -> list[ScoreLine]:
    tokens = state.tokens[side]
    return [
        ScoreLine(message("score-points"), state.points[side]),
        *_card_lines(state, side),
        ScoreLine(message("score-tokens", count=tokens), tokens * POINTS_PER_TOKEN),
        *_district_lines(state, side),
    ]


def _card_lines(state: GinkgoState, side: int) -> list[ScoreLine]:
    return [
        ScoreLine(
            message("score-card", card=card_part(card)),
            card_points(state, side, card),
            (card_part(card),),
        )
        for card in end_cards(state, side)
    ]


def _district_lines(state: GinkgoState, side: int) -> list[ScoreLine]:
    """A line for each district in which the side has resources, with its place there."""
    lines: list[ScoreLine] = []
    for district in districts(state):
        resources, strength = district_standing(state, district)
        if resources[side]:
            label = message(
                "score-district",
                colour=COLOUR_NAMES[colour_of(state.tops[district[0]])],
                own=resources[side],
                all=sum(resources),
                place=ranked(strength).index(side) + 1,
                rivals=len(ranked(strength)) - 1,
            )
            parts = tuple(cell_part(state.cells[building]) for building in district)
            lines.append(ScoreLine(label, district_points(state, district)[side], parts))
    return lines
