"""The score sheet line by line, with where each point comes from. Rules G11, G12, G13.18."""

from polis.games.ginkgopolis.components import CARD_NAMES, NOTHING, POINTS_PER_TOKEN, colour_of
from polis.games.ginkgopolis.events import card_part
from polis.games.ginkgopolis.messages import COLOUR_NAMES, cell_part
from polis.games.ginkgopolis.rules.hal import HAL
from polis.games.ginkgopolis.scoring import (
    card_points,
    district_standing,
    districts,
    end_cards,
    ranked,
    shares,
)
from polis.games.ginkgopolis.state import TRIO, GinkgoState
from polis.kernel.message import Message, Part, message, part
from polis.kernel.score import Progress, ScoreLine


def sheet(state: GinkgoState, seat: int) -> list[ScoreLine]:
    """The lines of a seat; in the solo game Hal's follow, and count against you (G13.19)."""
    lines, _ = sheets(state)
    if not state.config.is_solo:
        return lines[seat]
    against = [
        ScoreLine(message("score-hal", line=line.label), -line.points, line.parts)
        for line in lines[HAL]
    ]
    return lines[seat] + against


def traits(state: GinkgoState, seat: int) -> tuple[Part, ...]:
    """The seat's place in the first round, and its characters."""
    cards = state.characters[TRIO * seat : TRIO * seat + TRIO]
    known = tuple([card_part(card) for card in cards if card != NOTHING])
    if state.round != 1:
        return known
    return (part("order", (seat - state.first) % state.config.seats + 1), *known)


def sheets(state: GinkgoState) -> tuple[list[list[ScoreLine]], list[Progress]]:
    """The lines of every side, and the districts that no side has entered yet."""
    lines = [_side_lines(state, side) for side in range(state.config.sides)]
    free: list[Progress] = []
    for district in districts(state):
        parts = tuple([cell_part(state.cells[building]) for building in district])
        colour = COLOUR_NAMES[colour_of(state.tops[district[0]])]
        if not _add_district(state, district, colour, parts, lines):
            free.append(Progress(message("score-free-district", colour=colour), 0, 0, parts))
    return lines, free


def _side_lines(state: GinkgoState, side: int) -> list[ScoreLine]:
    """Everything but the districts."""
    return [
        ScoreLine(message("score-points"), state.sides[side].points),
        *[_card_line(state, side, card) for card in end_cards(state, side)],
        *_token_lines(state, side),
    ]


def _token_lines(state: GinkgoState, side: int) -> list[ScoreLine]:
    """The solo game has no New Hand tokens (G13.1)."""
    if state.config.is_solo:
        return []
    tokens = state.sides[side].tokens
    return [ScoreLine(message("score-tokens", count=tokens), tokens * POINTS_PER_TOKEN)]


def _card_line(state: GinkgoState, side: int, card: int) -> ScoreLine:
    name = card_part(card)
    label = message("score-card", card=name, power=part("power", CARD_NAMES[card]))
    return ScoreLine(label, card_points(state, side, card), (name,))


def _add_district(
    state: GinkgoState,
    district: list[int],
    colour: str,
    parts: tuple[Part, ...],
    lines: list[list[ScoreLine]],
) -> bool:
    """Add a line to every side that has resources there; whether any has."""
    resources, strength = district_standing(state, district)
    ranking = ranked(strength)
    points = shares(resources, strength)
    for place, side in enumerate(ranking, start=1):
        label = _district_label(colour, resources, side, place, len(ranking) - 1)
        lines[side].append(ScoreLine(label, points[side], parts))
    return bool(ranking)


def _district_label(
    colour: str, resources: list[int], side: int, place: int, rivals: int
) -> Message:
    """`lead` compares with the strongest rival; at 0 height and number decide (G12.4)."""
    own = resources[side]
    best = max([amount for other, amount in enumerate(resources) if other != side])
    return message(
        "score-district",
        colour=colour,
        own=own,
        all=sum(resources),
        place=place,
        rivals=rivals,
        lead=own - best,
    )
