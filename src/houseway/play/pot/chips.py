"""The chips of a hand: what lies before and behind each seat, in the pot, and who is still in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from houseway.money import ZERO, Cents
from houseway.play.happenings import Posted, Said
from houseway.play.pot.pots import Pot, build_pots
from houseway.rulebook import Clause
from houseway.wagers import Line, Result
from houseway.wagers.party import POT

if TYPE_CHECKING:
    from houseway.play.happenings import Happening

_new = tuple.__new__  # half the cost of calling a NamedTuple, many times a hand


class Chips:
    """Who is live with what, and what has gone into the pot.

    Whatever moves is written into the round's `lines` and `happenings`.
    """

    __slots__ = (
        "all_in",
        "collected",
        "dead",
        "happenings",
        "lines",
        "live",
        "order",
        "paid",
        "put",
        "returned",
        "stack",
        "with_chips",
    )

    def __init__(
        self,
        stacks: Mapping[int, Cents],
        button: int,
        all_in: Clause | None,
        happenings: list[Happening],
        lines: list[Line],
    ) -> None:
        self.stack: dict[int, int] = dict(stacks)
        self.order: list[int] = from_left(sorted(self.stack), button)
        self.live: list[int] = list(self.order)
        self.with_chips: int = len(self.order)  # live seats that are not all in
        self.put: dict[int, int]
        self.put = put = dict.fromkeys(self.order, 0)  # on this street
        self.paid: dict[int, int] = put.copy()  # in the whole hand, dead money apart
        self.dead: dict[int, int] = put.copy()
        self.returned: dict[int, int] = {}
        self.collected: Cents = ZERO  # the house's flat fee, where it takes one
        self.all_in: Clause | None = all_in
        self.happenings: list[Happening] = happenings
        self.lines: list[Line] = lines

    # Money in and out

    def pay_in(self, seat: int, amount: int) -> None:
        """Chips from a stack into the betting."""
        stack = self.stack[seat] - amount
        self.stack[seat] = stack
        self.put[seat] += amount
        self.paid[seat] += amount
        if not stack and amount:
            self.with_chips -= 1
            words = self.all_in.gist if self.all_in else "You are all in"
            self.happenings.append(_new(Said, (words, self.all_in, seat)))

    def post(self, seat: int, what: str, amount: int) -> None:
        """Put chips in before the cards, or as many of them as there are."""
        if amount > self.stack[seat]:
            amount = self.stack[seat]
        self.happenings.append(_new(Posted, (seat, what, amount)))
        self.pay_in(seat, amount)

    def antes(self, seat: int, amount: int) -> None:
        """An ante: in the pot, and not towards a call."""
        self.paid[seat] += self._leaves(seat, amount, "ante")

    def pays_dead(self, seat: int, amount: int, what: str = "dead blind") -> None:
        """Dead money: in the main pot, and for whoever wins that."""
        self.dead[seat] += self._leaves(seat, amount, what)

    def _leaves(self, seat: int, amount: int, what: str) -> int:
        """Chips leave a stack before the cards, as many as there are."""
        amount = min(amount, self.stack[seat])
        self.happenings.append(Posted(seat, what, Cents(amount)))
        self.stack[seat] -= amount
        if amount and not self.stack[seat]:
            self.with_chips -= 1
        return amount

    def pays_collection(self, seat: int, amount: int, cite: Clause) -> None:
        """The house's flat fee for the hand; it never enters the pot."""
        self.happenings.append(Posted(seat, "collection", Cents(amount)))
        self.stack[seat] -= amount  # and something is left of it, or nothing had been dealt
        self.collected = Cents(amount)
        self.line(seat, "collection", amount, Result.PAYS, -amount, "for the hand", cite)
        self.line(None, "collection", 0, Result.PAYS, amount, "for the hand", cite)

    def hands_back(self, seat: int, amount: int, reason: str, cite: Clause) -> None:
        """Return chips that were bet."""
        if not self.stack[seat]:
            self.with_chips += 1
        self.stack[seat] += amount
        self.paid[seat] -= amount
        self.returned[seat] = self.returned.get(seat, 0) + amount
        self.line(seat, "bets", amount, Result.RETURNED, 0, reason, cite)

    def wins(self, seat: int, pot: Pot, amount: Cents, reason: str, cite: Clause) -> None:
        """Chips out of a pot."""
        self.stack[seat] += amount
        self.line(seat, pot.name, 0, Result.WINS, amount, reason, cite)

    def pays_bets(self, cite: Clause) -> None:
        """What each seat has in the pot, a line each."""
        dead, pays = self.dead, Result.PAYS
        rest = ("in the pot", cite, None, False, "", POT, None, "", "")
        self.lines += [
            _new(Line, (seat, "bets", bet, pays, -bet) + rest)  # noqa: RUF005 (half the time)
            for seat, paid in self.paid.items()
            if (bet := paid + dead[seat])
        ]

    def close_street(self, excess: Clause) -> bool:
        """What nobody called goes back, unless the hand is dead; the rest is in the pot.

        Whether anybody had bet at all.
        """
        put = self.put
        *_, second, most = sorted(put.values())
        if not most:
            return False
        for seat, amount in put.items():
            if amount == most:
                top = seat
            put[seat] = 0
        if most > second and top in self.live:
            self.hands_back(top, most - second, "nobody called it", excess)
        return True

    def line(
        self,
        seat: int | None,
        spot: str,
        stake: int,
        result: Result,
        net: int,
        reason: str,
        cite: Clause,
    ) -> None:
        """Note money that moves between a seat, or the house, and the pot."""
        told = (seat, spot, stake, result, net, reason, cite, None, False, "", POT, None, "", "")
        self.lines.append(_new(Line, told))

    # What is in the pot, and who may act

    def in_pot(self) -> int:
        """Everything wagered so far."""
        return sum(self.paid.values()) + sum(self.dead.values())

    def gathered(self) -> list[Pot]:
        """The pots with every bet in them, before any rake."""
        return build_pots(self.paid, self.live, sum(self.dead.values()))

    def lying(self) -> list[Pot]:
        """The pots as they lie; bets of this street are not yet in them."""
        in_the_middle = {seat: self.paid[seat] - self.put[seat] for seat in self.order}
        pots = build_pots(in_the_middle, self.live, sum(self.dead.values()))
        return [pot for pot in pots if pot.amount]

    def folds(self, seat: int) -> None:
        """A seat gives up its hand."""
        self.live.remove(seat)
        if self.stack[seat]:
            self.with_chips -= 1

    def to_answer(self, seat: int) -> list[int]:
        """The other live seats with chips, from the left of one of them on."""
        live, stack = self.live, self.stack
        at = live.index(seat)
        return [other for other in live[at + 1 :] + live[:at] if stack[other]]


def from_left(seats: list[int], of: int) -> list[int]:
    """The seats clockwise, beginning on the left of a seat and ending with it."""
    if of in seats:
        at = seats.index(of) + 1
        return seats[at:] + seats[:at]
    return [seat for seat in seats if seat > of] + [seat for seat in seats if seat < of]
