"""What searching bots ask about Sealed Bids: a plan is one card."""

from collections.abc import Mapping

from polis.kernel.config import Value
from polis.kernel.mind import Mind, Plan
from polis.kernel.rng import Rng
from tests.toys.sealed_bids import flow
from tests.toys.sealed_bids.actions import BID_CARD, card_of, is_sealed
from tests.toys.sealed_bids.components import CARDS, NOTHING
from tests.toys.sealed_bids.config import BidsConfig
from tests.toys.sealed_bids.state import BID, BidsState


class BidsMind(Mind[BidsConfig, BidsState]):
    def courses(self) -> dict[str, tuple[Mapping[str, Value], ...]]:
        return {f"seats{seats}": ({"seats": seats},) for seats in (2, 3, 4)}

    def course(self, config: BidsConfig) -> str:
        return f"seats{config.seats}"

    def plan_width(self) -> int:
        return 3

    def plans(self, state: BidsState, seat: int) -> list[Plan]:
        return [[action] for action in flow.legal_actions(state, seat)]

    def plan_features(
        self, state: BidsState, seat: int, plans: list[Plan], out: list[float]
    ) -> None:
        for plan in plans:
            card = card_of(plan[0]) / CARDS
            out += [1.0 if is_sealed(plan[0]) else 0.0, card, card * state.lot / CARDS]

    def answer(self, state: BidsState, seat: int, rng: Rng) -> int:
        return flow.legal_actions(state, seat)[0]

    def rests(self, state: BidsState, seat: int) -> bool:
        return state.question == BID and not any(card != NOTHING for card in state.bids)

    def prospects(self, state: BidsState, seat: int) -> float:
        return float(sum(state.won[seat]))

    def value_width(self, config: BidsConfig) -> int:
        return 2 + config.seats

    def value_features(self, state: BidsState, seat: int, out: list[float]) -> None:
        out += [state.lots_left / 3, sum(state.hands[seat]) / CARDS]
        for offset in range(state.config.seats):
            out.append(sum(state.won[(seat + offset) % state.config.seats]) / CARDS)

    def sealed_plans(self, state: BidsState, seat: int) -> list[Plan]:
        if state.bids[seat] == NOTHING:
            return []
        return [[BID_CARD + card - 1] for card in [state.bids[seat], *state.hands[seat]]]

    def reseal(self, state: BidsState, seat: int, plan: Plan) -> None:
        card = card_of(plan[0])
        hand = sorted([*state.hands[seat], state.bids[seat]])
        hand.remove(card)
        state.hands[seat] = hand
        state.bids[seat] = card
