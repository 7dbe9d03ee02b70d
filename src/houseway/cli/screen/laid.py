"""The felt as it is drawn: the others above, the middle of the table, and you below."""

from __future__ import annotations

from collections.abc import Mapping

from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from houseway.cli.felt import bets, words_of
from houseway.cli.screen.faces import flat, tall
from houseway.money import Currency, text
from houseway.play import View
from houseway.play.view import HandView, SeatView

SEAT = 22  # columns that a seat should have


class Laid:
    """Draws a round as you see it; who the others are is said beside their seats."""

    def __init__(self, currency: Currency, you: int, others: Mapping[int, str]) -> None:
        self.currency, self.you, self.others = currency, you, others

    def drawn(self, view: View, width: int) -> RenderableType:
        """The whole felt, as wide as there is room."""
        others = [self._seat(view, seat) for seat in view.seats if seat.seat != self.you]
        mine = [self._mine(view, seat) for seat in view.seats if seat.seat == self.you]
        middle = [hand for hand in view.places if hand.cards]
        return Group(
            *([in_rows(others, width)] if others else ()),
            Align.center(Columns([place(hand) for hand in middle], padding=(0, 3))),
            *([Align.center(pots)] if (pots := self._pots(view)) else ()),
            *mine,
        )

    def _pots(self, view: View) -> Text | None:
        amounts = [(pot.name, pot.amount) for pot in view.pots if pot.amount]
        if not amounts:
            return None
        several = len(amounts) > 1
        told = [f"{name if several else 'pot'} {text(amount)}" for name, amount in amounts]
        return Text(self.currency.says(" · ".join(told)), "bold")

    def _seat(self, view: View, seat: SeatView) -> Panel:
        """Another player: his cards as far as one sees them, his chips, what he has bet."""
        folded = seat.status == "folded"
        shown = [flat(hand.cards) for hand in seat.hands if hand.cards and not folded]
        state = Text("folded" if folded else " ") if not shown else Text("\n").join(shown)
        body = Group(state, Text(self._chips(seat)), *_words(seat))
        return Panel(
            body,
            title=self._name(view, seat),
            title_align="left",
            subtitle=self.others.get(seat.seat),
            subtitle_align="right",
            style="dim" if folded else "none",
            border_style=_border(view, seat),
            padding=(0, 1),
        )

    def _mine(self, view: View, seat: SeatView) -> Panel:
        """You: your cards large, what they are, your chips and wagers."""
        hands = [place(hand, named=len(seat.hands) > 1) for hand in seat.hands if hand.cards]
        folded = Text("folded" if seat.status == "folded" else "")
        body = Group(Columns(hands, padding=(0, 3)) if hands else folded, Text(self._chips(seat)))
        return Panel(
            body,
            title=self._name(view, seat),
            title_align="left",
            subtitle="you",
            subtitle_align="right",
            border_style=_border(view, seat),
            padding=(0, 1),
        )

    def _name(self, view: View, seat: SeatView) -> str:
        marks = dict.fromkeys((*seat.marks, *(("button",) if view.button == seat.seat else ())))
        return " · ".join((f"Seat {seat.seat}", *marks))

    def _chips(self, seat: SeatView) -> str:
        said = (
            text(seat.stack) if seat.stack is not None else "",
            "all in" if seat.status == "all in" else "",
            bets(seat.bets),
        )
        return self.currency.says(" · ".join(each for each in said if each)) or " "


def place(hand: HandView, *, named: bool = True) -> RenderableType:
    """Cards that lie at one place, with its name and what they are."""
    words = f"{hand.label if named else ''} {words_of(hand).strip()}".strip()
    return Group(tall(hand.cards), *([Text(words, "italic")] if words else ()))


def in_rows(seats: list[Panel], width: int) -> Table:
    """Seats side by side, as many as there is room for."""
    across = max(1, min(len(seats), width // SEAT))
    rows = -(-len(seats) // across)
    across = -(-len(seats) // rows)  # rows of about one length
    grid = Table.grid(expand=True)
    for _ in range(across):
        grid.add_column(ratio=1)
    for at in range(0, len(seats), across):
        grid.add_row(*seats[at : at + across])
    return grid


def _words(seat: SeatView) -> list[Text]:
    """What the hands of another are, once they are shown."""
    return [Text(words_of(hand), "italic") for hand in seat.hands if hand.cards and hand.words]


def _border(view: View, seat: SeatView) -> str:
    return "bold yellow" if seat.seat in view.waiting_for else "grey50"
