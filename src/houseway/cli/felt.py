"""The table as the terminal draws it: pot, board, seats, cards, chips, and who has folded."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from houseway.money import Cents, Currency, text
from houseway.play import View
from houseway.play.view import HandView, SeatView

RED = "hd"
LABEL, CARDS = 8, 16
HANGING = 4  # how far a line that goes on is set in


class Felt:
    """Where a game is shown: in colour and wrapped by word on a terminal, plain lines elsewhere."""

    def __init__(self, currency: Currency, you: int) -> None:
        self.currency, self.you = currency, you
        self.console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)

    def say(self, words: str | Text, style: str = "") -> None:
        """A sentence, its amounts in the money of the house."""
        told = Text(self.currency.says(words), style) if isinstance(words, str) else words
        if not self.console.is_terminal:
            self.console.print(told, soft_wrap=True)
            return
        for each in told.split("\n", allow_blank=True):
            for at, line in enumerate(each.wrap(self.console, self.console.width - HANGING)):
                self.console.print(Text(" " * HANGING if at else "") + line)

    def settled(self, words: str) -> None:
        """Lines of a settlement: what was won stands out, and so does what was lost."""
        for line in self.currency.says(words).splitlines():
            told = Text(line)
            told.highlight_regex(rf" \+\D?{AMOUNT}", "green")
            told.highlight_regex(rf" -\D?{AMOUNT}", "red")
            told.highlight_regex(r"\S+/\S+$", "dim")
            self.say(told)

    def show(self, view: View) -> None:
        """What lies where, as the player sees it."""
        if pots := {pot.name.removesuffix(" pot"): pot.amount for pot in view.pots if pot.amount}:
            several = ", ".join(f"{name} {text(amount)}" for name, amount in pots.items())
            one = text(next(iter(pots.values())))
            self.say(
                f"  in the pots: {several}" if len(pots) > 1 else f"  in the pot: {one}", "bold"
            )
        wide = max((len(words_of(hand)) for seat in view.seats for hand in seat.hands), default=0)
        for hand in view.places:
            if hand.cards:
                self.say(self._line(hand, "", wide))
        for seat in view.seats:
            beside = self._beside(view, seat)
            shown = [hand for hand in seat.hands if hand.cards]
            if seat.status == "folded" or not shown:
                state = "folded" if seat.status == "folded" else ""
                if state or beside:
                    named = f"  {f'Seat {seat.seat}':<{LABEL}} {state:<{CARDS}}"
                    self.say(f"{named} {'':<{wide}}  {beside}".rstrip(), "dim")
                continue
            for hand in shown:
                self.say(self._line(hand, beside if hand is shown[0] else "", wide))

    def _line(self, hand: HandView, beside: str, wide: int) -> Text:
        line = Text(f"  {hand.label:<{LABEL}} ")
        line.append_text(cards(hand.cards))
        line.append(" " * max(1, CARDS + 1 - line_width(hand.cards)))
        line.append(f"{words_of(hand):<{wide if beside else 0}}")
        line.append(f"  {beside}" if beside else "", "dim")
        line.rstrip()
        return line

    def _beside(self, view: View, seat: SeatView) -> str:
        """What a seat has before it: chips, wagers, buttons."""
        button = ("button",) if view.button == seat.seat else ()
        said = [
            "you" if seat.seat == self.you else "",
            f"has {text(seat.stack)}" if seat.stack is not None else "",
            bets(seat.bets),
            "all in" if seat.status == "all in" else "",
            *dict.fromkeys((*seat.marks, *button)),
        ]
        return self.currency.says(" · ".join(each for each in said if each))


AMOUNT = r"[\d,]+\.\d\d"


def cards(held: Iterable[str | None]) -> Text:
    """Cards in their colours; one that lies face down is ??."""
    shown = [
        Text("??", "dim") if card is None else Text(card, "red" if card[-1] in RED else "bold")
        for card in held
    ]
    return Text(" ").join(shown)


def words_of(hand: HandView) -> str:
    """What a hand is, and which buttons lie there."""
    marks = f" ({', '.join(hand.marks)})" if hand.marks else ""
    return f"{hand.words or ''}{marks}"


def line_width(held: tuple[str | None, ...]) -> int:
    """How wide cards are in print."""
    return sum(len(card or "??") for card in held) + max(0, len(held) - 1)


def bets(staked: dict[str, Cents]) -> str:
    """Wagers that lie before a seat."""
    return ", ".join(
        f"{spot.replace('_', ' ')} {text(amount)}" for spot, amount in staked.items() if amount
    )
