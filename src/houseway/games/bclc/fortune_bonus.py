"""The Fortune bonus: a bet on all seven cards, and envy for the great hands of others.

Sections 3, 5 and 16 of BCLC poker print the same two columns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from houseway.cards import Cards
from houseway.hands import FORTUNE_BONUS, Hand
from houseway.hands.fortune import FortuneHand
from houseway.money import Cents, dollars
from houseway.play import BankedFelt, Seat
from houseway.play.banked.banked_felt import ENVY
from houseway.play.banked.envy import pay_envy
from houseway.rulebook import Clause
from houseway.wagers import PayTable, pay_table

PAYS = """
    seven-card straight flush              8,000 to 1
    royal flush plus royal match           2,000 to 1
    seven-card straight flush with joker   1,000 to 1
    five aces                                400 to 1
    royal flush                              150 to 1
    straight flush                            50 to 1
    four of a kind                            25 to 1
    full house                                 5 to 1
    flush                                      4 to 1
    three of a kind                            3 to 1
    straight                                   2 to 1
"""

ENVY_PAYS = """
    seven-card straight flush              $5,000
    royal flush plus royal match           $1,000
    seven-card straight flush with joker   $500
    five aces                              $250
    royal flush                            $50
    straight flush                         $20
    four of a kind                         $5
"""

SPOT = "fortune"
ENVY_STAKE = dollars(5)  # 3/2.2.1, 5/2.2.1, 16/2.2.2.a
ENVY_MARK = "envy"


class FortuneBonus(NamedTuple):
    """How the bonus is marked, paid and envied, by the tables that a section prints."""

    table: PayTable
    envy: PayTable
    ranking: FortuneHand = FORTUNE_BONUS
    envy_stake: Cents = ENVY_STAKE
    lost: Clause | None = None  # where a section says by itself that any other hand loses

    def starts(self, t: BankedFelt) -> None:
        """Bets that earn envy are marked; a bet for the dealer earns none."""
        for seat in t.clockwise(holding=SPOT):
            if seat.bets[SPOT] >= self.envy_stake:
                t.marks(seat, ENVY_MARK)

    def hand(self, dealt: Cards) -> Hand:
        """The best-paid hand in all seven cards."""
        return self.ranking.rank(dealt)

    def settles(self, t: BankedFelt, seat: Seat, dealt: Cards) -> None:
        """One hand's bonus, by the best-paid hand in its cards, however they were set."""
        hand = self.hand(dealt)
        t.pays_or_takes(seat, SPOT, hand, self.lost or self.table.cite)

    def ends(
        self,
        t: BankedFelt,
        dealt: Callable[[Seat], Cards],
        *steps: Clause,
        several: Clause | None = None,
    ) -> None:
        """Envy, after everything else: for what other players were dealt, bet on or not.

        The dealer is shown the `steps` where somebody is to be paid, and `several` where more
        than one payment is due.
        """
        earners = [seat for seat in t.seats.values() if ENVY_MARK in seat.marks]
        hands = [(seat, self.hand(dealt(seat))) for seat in t.right_to_left()]
        envied = [seat.person for seat, hand in hands if t.pay_tables[ENVY].pays(hand)]
        payments = sum(person != seat.person for seat in earners for person in envied)
        if payments:
            t.prompts(*steps)
        if several and payments > 1:
            t.prompts(several)
        pay_envy(t, {seat.number: 1 for seat in earners}, hands, of=SPOT)


def fortune_bonus(cite: Clause) -> FortuneBonus:
    """The bonus as the table of a section prints it."""
    return FortuneBonus(
        pay_table(cite, FORTUNE_BONUS, PAYS), pay_table(cite, FORTUNE_BONUS, ENVY_PAYS)
    )
