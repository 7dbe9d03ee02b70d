"""The Multi Game Progressive: BCLC poker, section 15. One jackpot for tables of several games."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator

from houseway.cards import Cards
from houseway.hands import FIVE_CARD, Hand
from houseway.money import dollars
from houseway.play import BankedFelt, BankedGame, Seat
from houseway.play.banked.progressive import Progressive
from houseway.rulebook import section
from houseway.wagers import Spot, pay_table

rule = section("bclc-poker/15")

PROGRESSIVE = Progressive(
    spot=Spot(
        "progressive",
        rule("3.1.1"),
        needs=("ante",),
        needs_cite=rule("3.1.2"),
        exactly=dollars(1),
        exactly_cite=rule("3.1.4"),
        no_tip=rule("4.1"),
        closed_cite=rule("3.1.3"),
        metered=True,
    ),
    table=pay_table(rule("6.2.table"), FIVE_CARD, """
        royal flush       100%
        straight flush     10%
        four of a kind    300 for 1
        full house         50 for 1
        flush              40 for 1
        straight           30 for 1
        three of a kind     9 for 1
    """),
    envy=pay_table(rule("6.2.table"), FIVE_CARD, """
        royal flush       $1,000
        straight flush    $300
    """),
    start=(rule("7.2"), rule("7.2.1"), rule("7.3")),
    fold=rule("3.1.6"),
    settle=(
        rule("7.5"),
        rule("8.1"),
        rule("8.2"),
        rule("8.2.1"),
        rule("8.2.2"),
        rule("8.3"),
    ),
    stays=rule("8.2.3"),
    swipe=(rule("8.4"), rule("8.4.1")),
    award=rule("8.4.1"),
    reseed=rule("8.4.1.a"),
    share=(rule("9.2"),),
    end=(rule("7.6"), rule("7.6.1")),
)  # fmt: skip


class MultiGame(BankedGame):
    """A game whose tables may be linked to the jackpot."""

    @abstractmethod
    def progressive_cards(self, t: BankedFelt, seat: Seat) -> Cards:
        """The five cards that the progressive bet of a seat is settled on (2.1)."""

    def settle_progressive(self, t: BankedFelt, seat: Seat) -> None:
        """After everything else on the hand (7.5)."""
        if PROGRESSIVE.spot.name in seat.bets:
            PROGRESSIVE.settles(t, seat, self.progressive_hand(t, seat))

    def end_progressive(self, t: BankedFelt) -> None:
        """After everybody's hand (8.4)."""
        PROGRESSIVE.ends(t, self._known(t))

    def progressive_hand(self, t: BankedFelt, seat: Seat) -> Hand:
        return FIVE_CARD.rank(self.progressive_cards(t, seat))

    def _known(self, t: BankedFelt) -> Iterator[tuple[Seat, Hand]]:
        """The hands on the table: one that was folded without a stake has been put away unseen."""
        staked = PROGRESSIVE.lit(t)
        for seat in t.right_to_left():
            if not seat.folded or seat in staked:
                yield seat, self.progressive_hand(t, seat)
