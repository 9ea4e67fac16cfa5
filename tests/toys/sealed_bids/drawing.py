"""The table as lines of text: the lot, then a line per seat, then the viewer's hand."""

from polis.kernel.message import Line, Span, message, seat_part
from tests.toys.sealed_bids.components import NOTHING, card_parts
from tests.toys.sealed_bids.view import BidsView


def draw(view: BidsView) -> list[Line]:
    lines = [_line("drawn-lot", [view.lot] if view.lot else [])]
    lines += [_seat(view, seat) for seat in range(view.config.seats)]
    if view.seat is not None:
        lines.append(_line("drawn-hand", view.hand))
        lines.append(_line("drawn-bid", [view.bid] if view.bid != NOTHING else []))
    return lines


def _seat(view: BidsView, seat: int) -> Line:
    mark = "■" if view.has_bid[seat] else "□"
    backs = "▯" * view.hand_sizes[seat]
    label = Span(seat_part(seat), f"seat{seat}")
    return (label, Span(f" {mark} {backs} "), *map(Span, card_parts(view.won[seat])))


def _line(id_: str, cards: list[int] | tuple[int, ...]) -> Line:
    spans = [span for part in card_parts(cards) for span in (Span(" "), Span(part, "card"))]
    return (Span(message(id_)), *spans)
