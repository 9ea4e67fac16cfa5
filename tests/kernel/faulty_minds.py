"""Sealed Bids with one fault each in what it tells bots, for the laws to find."""

from polis.kernel.mind import AnyMind, Plan
from polis.kernel.rng import Rng
from tests.toys.sealed_bids.actions import EXCHANGE_CARD
from tests.toys.sealed_bids.game import SealedBids
from tests.toys.sealed_bids.mind import BidsMind
from tests.toys.sealed_bids.state import BidsState


class PlansTwice(SealedBids):
    def mind(self) -> AnyMind:
        return _PlansTwice()


class _PlansTwice(BidsMind):
    def plans(self, state: BidsState, seat: int) -> list[Plan]:
        return super().plans(state, seat) * 2


class PlansTheImpossible(SealedBids):
    def mind(self) -> AnyMind:
        return _PlansTheImpossible()


class _PlansTheImpossible(BidsMind):
    def plans(self, state: BidsState, seat: int) -> list[Plan]:
        return [plan + [EXCHANGE_CARD] for plan in super().plans(state, seat)]


class PlansByHiddenCards(SealedBids):
    def mind(self) -> AnyMind:
        return _PlansByHiddenCards()


class _PlansByHiddenCards(BidsMind):
    def plans(self, state: BidsState, seat: int) -> list[Plan]:
        plans = super().plans(state, seat)
        return plans[: 1 + state.hands[state.left_of(seat)][0] % len(plans)]


class CountsItsCallers(SealedBids):
    def mind(self) -> AnyMind:
        return _CountsItsCallers()


class _CountsItsCallers(BidsMind):
    def value_features(self, state: BidsState, seat: int, out: list[float]) -> None:
        super().value_features(state, seat, out)
        out[-1] += id(out)


class DescribesTooLittle(SealedBids):
    def mind(self) -> AnyMind:
        return _DescribesTooLittle()


class _DescribesTooLittle(BidsMind):
    def value_features(self, state: BidsState, seat: int, out: list[float]) -> None:
        out.append(0.0)


class AnswersAnything(SealedBids):
    def mind(self) -> AnyMind:
        return _AnswersAnything()


class _AnswersAnything(BidsMind):
    def answer(self, state: BidsState, seat: int, rng: Rng) -> int:
        return 0


class ResealsForAllToSee(SealedBids):
    def mind(self) -> AnyMind:
        return _ResealsForAllToSee()


class _ResealsForAllToSee(BidsMind):
    def reseal(self, state: BidsState, seat: int, plan: Plan) -> None:
        super().reseal(state, seat, plan)
        state.discards.append(state.hands[seat].pop())
