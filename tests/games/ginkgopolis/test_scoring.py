"""The final score: cards, tokens, districts. Rules G11, G12, G14.12."""

import pytest

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.state import GinkgoState
from tests.games.ginkgopolis.positions import city, position
from tests.rules import rule

TWO = "ginkgopolis seats=2"
THREE = "ginkgopolis seats=3"
NO_TOKENS = [f"side {seat} tokens=0 hand=A" for seat in range(3)]
# No two neighbours of the start city have the same colour here, so it has no district.
MIXED = [
    "0,1:B1",
    "1,1:Y1",
    "-1,1:R1",
    "-1,0:B2",
    "0,0:Y2",
    "1,0:R2",
    "-1,-1:Y3",
    "0,-1:R3",
    "1,-1:B3",
]


def totals(state: GinkgoState) -> list[int]:
    return [points for (points,) in GAME.result(state)]


def score(*buildings: str, seats: int = 3) -> list[int]:
    """The scores of a city of which only the buildings and their districts count."""
    return totals(
        position(f"ginkgopolis seats={seats}", city(*MIXED, *buildings), *NO_TOKENS[:seats])
    )


@rule("G12.1", "G12.3", "G12.4", "G12.6", "G12.7")
def test_three_districts_of_three_players() -> None:
    """T-40: Miley is 0, Faye 1, Nell 2."""
    yellow = ["2,1:Y10^2@0", "3,1:Y11@0"]  # beside yellow 1, which has no owner
    assert score(*yellow) == [6, 0, 0]
    blue = ["-2,-1:B10^3@1", "-3,-1:B12^2@0", "-4,-1:B11^2@2"]
    assert score(*blue) == [2, 7, 0]
    assert score("0,2:R20^2@0") == [0, 0, 0]


@rule("G12.1", "G12.2", "G12.6", "G1.4")
def test_an_unowned_building_links_a_district() -> None:
    """T-41: red in a line, A's height 2, red 1, B's height 1."""
    ends = ["-2,2:R10^2@0", "0,2:R11@1"]
    assert score(*ends, "-1,2:R1", "-1,1:Y4") == [3, 1, 0]
    assert score(*ends, "-1,2:B4", "-1,1:Y4") == [0, 0, 0]


@rule("G12.2", "G12.7")
def test_one_owned_and_one_unowned_building_are_a_district() -> None:
    """T-42, E-39: height 3 beside an unowned building."""
    assert score("-2,1:R10^3@0") == [6, 0, 0]


@rule("G12.8")
def test_a_district_without_resources_pays_no_points() -> None:
    """T-43: the start city has three such districts."""
    assert totals(position(TWO, *NO_TOKENS[:2])) == [0, 0]


@rule("G12.4", "G12.5", "G12.6")
def test_the_number_breaks_the_tie_of_equally_high_buildings() -> None:
    """T-45, E-41, E-42: numbers 6, 14, 9."""
    assert score("-2,1:R6^2@0", "-2,2:R14^2@1", "-2,3:R9^2@2") == [0, 6, 2]


@rule("G12.4", "G12.6")
@pytest.mark.parametrize(
    "buildings, points",
    [
        pytest.param(["-2,1:R6^2@0", "-2,2:R14@1", "-2,3:R15@1"], [4, 2], id="the taller building"),
        pytest.param(
            ["-2,1:R6^2@0", "-2,2:R14^2@1", "-2,3:R5@0", "-2,4:R4@1"],
            [3, 6],
            id="equally tall: the number on the tallest, not on another",
        ),
        pytest.param(
            ["-2,1:R6^2@0", "-2,2:R14^2@1", "-2,3:R15^2@0", "-2,4:R4^2@1"],
            [8, 4],
            id="of several tallest ones the highest number",
        ),
        pytest.param(["-2,1:R4^3@0", "-2,2:R14^2@1"], [5, 2], id="resources come first"),
        pytest.param(
            ["-2,1:R4@0", "-2,2:R5@0", "-2,3:R6@0", "-2,4:R14^2@1"],
            [5, 2],
            id="three small ones beat a higher one",
        ),
    ],
)
def test_how_a_district_is_ranked(buildings: list[str], points: list[int]) -> None:
    """E-40: the loser of a tie-break is second."""
    assert score(*buildings, seats=2) == points


@rule("G12.1", "G1.4")
def test_corners_do_not_connect_a_district() -> None:
    assert score("-2,2:R10^3@0") == [0, 0, 0]  # touches red 1 only at a corner


@rule("G12.1", "G1.2")
def test_only_the_top_tile_gives_the_colour() -> None:
    assert score("-2,1:B10^3@0", "-3,1:R10@1") == [0, 0, 0]


@rule("G12.3", "G12.6")
def test_districts_are_paid_one_by_one() -> None:
    both = ["-2,1:R10^2@0", "-2,2:R11@1", "2,0:R12@1", "2,1:R13@0", "3,0:R14@1"]
    assert score(*both) == [3 + 1, 1 + 3, 0]


# -- cards ----------------------------------------------------------------------------------------

# Own: red 3 + 4, blue 2, yellow 1 + 1 + 5; heights 3, 4, 2, 1, 1, 5. A rival has others.
OWN = ["-2,2:R17^3@0", "2,2:R18^4@0", "-2,-2:B17^2@0", "2,-2:Y17@0", "4,4:Y18@0", "6,6:Y19^5@0"]
RIVAL = ["8,8:R16^2@1", "10,10:B16^3@1", "12,12:Y16^2@1"]
RED, BLUE, YELLOW = 7, 2, 7

# Table 2: number, then what the red, the blue and the yellow card pay for OWN and CARDS.
CARDS = "characters=RX1,YU1,BC1"  # one of each colour and of each action
TABLE_2 = [
    (10, RED, BLUE, YELLOW),
    (11, YELLOW, RED, RED),
    (12, BLUE, YELLOW, BLUE),
    (13, RED, BLUE, YELLOW),
    (14, 3, 3, 3),
    (15, 9, 9, 9),
    (16, 2, 2, 2),
    (17, 2, 2, 2),
    (18, 2, 2, 2),
    (19, 4, 4, 4),  # a character, and the card itself
    (20, 9, 9, 9),
]


def card_score(cards: str) -> int:
    """What a tableau pays in the city of OWN and RIVAL, which has no district."""
    state = position(
        TWO, city(*MIXED, *OWN, *RIVAL), f"side 0 tokens=0 {cards} hand=A", NO_TOKENS[1]
    )
    mine, rivals = totals(state)
    assert rivals == 0
    return mine


@rule("G1.18", "G11.3", "G11.4", "G11.5", "G11.6", "G11.7")
@pytest.mark.parametrize(
    "card, points",
    [
        pytest.param(f"{colour}{number}", row[i], id=f"{colour}{number}")
        for number, *row in TABLE_2
        for i, colour in enumerate("RBY")
    ],
)
def test_the_points_of_an_end_of_game_card(card: str, points: int) -> None:
    assert card_score(f"tableau={card} {CARDS}") == points


@rule("G11.3")
def test_cards_that_say_the_same_each_pay_in_full() -> None:
    """T-46: red 10 and red 13, seven resources on red."""
    assert card_score("tableau=R10,R13") == 14


@rule("G11.3")
def test_resources_on_a_colour_count_in_and_out_of_districts() -> None:
    state = position(
        TWO, city(*MIXED, "-2,1:R14^2@0", "2,2:R15^3@0"), "side 0 tokens=0 tableau=R10 hand=A",
        NO_TOKENS[1],
    )  # fmt: skip
    assert totals(state)[0] == 5 + 4  # and twice two for the district


@rule("G11.4")
def test_low_and_high_buildings() -> None:
    """T-47: heights 1, 2, 2, 3, 5."""
    buildings = ["-2,2:R4@0", "2,2:B4^2@0", "4,4:Y4^2@0", "6,6:R5^3@0", "8,8:B5^5@0"]
    for card, points in (("R14", 3), ("B15", 6)):
        state = position(
            TWO, city(*MIXED, *buildings), f"side 0 tokens=0 tableau={card} hand=A", NO_TOKENS[1]
        )
        assert totals(state)[0] == points


@rule("G11.5")
@pytest.mark.parametrize(
    "tableau, points",
    [
        pytest.param("tableau=R16,R7", 2, id="a 7 counts once"),
        pytest.param("tableau=R16,R17,R18", 0, id="16 to 18 have no arrow"),
        pytest.param("tableau=R16,R1,B4,Y7 characters=RX1,YX1,BC1", 10, id="characters count"),
        pytest.param("tableau=B17,R2,B5,Y8,R1 characters=RU1", 8, id="17 counts Urbanize"),
        pytest.param("tableau=Y18,R3,B6,Y9,R2 characters=BC1", 8, id="18 counts Construct"),
    ],
)
def test_cards_16_to_18_count_cards(tableau: str, points: int) -> None:
    assert card_score(tableau) == points


@rule("G11.6")
def test_card_19_counts_all_cards_of_its_colour_and_itself() -> None:
    """T-49: BC, BX, RC, blue 4, blue 12, blue 19; blue 12 pays for yellow."""
    assert card_score("tableau=B4,B12,B19 characters=BC1,BX1,RC1") == 10 + YELLOW


# -- the sum --------------------------------------------------------------------------------------


@rule("G11.1")
def test_the_score_is_the_sum_of_points_cards_tokens_and_districts() -> None:
    state = position(
        TWO,
        city(*MIXED, "-2,1:R10^3@0"),
        "side 0 points=11 tokens=2 tableau=Y20 hand=A",
        "side 1 points=5 tokens=1 hand=B",
    )
    assert totals(state) == [11 + 9 + 4 + 6, 5 + 2]
    assert [line.points for line in GAME.sheet(state, 0)] == [11, 9, 4, 6]


@rule("G11.2")
def test_resources_and_tiles_left_over_are_worth_nothing() -> None:
    state = position(TWO, "side 0 resources=9 tiles=R4,R5 tokens=0 hand=A", NO_TOKENS[1])
    assert totals(state) == [0, 0]


@rule("G11.8", "G14.12")
def test_equal_scores_share_their_place() -> None:
    """E-43: nothing else is compared, whatever the players have left."""
    state = position(
        THREE,
        "side 0 points=7 tokens=0 resources=5 hand=A",
        "side 1 points=3 tokens=2 hand=B",
        "side 2 points=6 tokens=0 hand=C",
    )
    assert GAME.result(state) == [(7,), (7,), (6,)]
