"""The progressive side bet: a dollar on a jackpot that grows until somebody wins it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from houseway.hands import Hand
from houseway.money import WHOLE, ZERO, Cents, Odds
from houseway.play.banked.banked_felt import ENVY
from houseway.play.banked.envy import pay_envy
from houseway.rulebook import Clause
from houseway.wagers import Line, PayTable, Result, Spot
from houseway.wagers.line import won

if TYPE_CHECKING:
    from houseway.play.banked.banked_felt import BankedFelt
    from houseway.play.banked.seat import Seat

LIGHT = "progressive"  # the lamp of a spot with a stake
FOLD_MARKER = "fold marker"  # caps a folded hand whose stake is not settled yet


@dataclass(frozen=True, slots=True)
class Progressive:
    """How the bet is started, paid and ended, with the clause for each.

    Rows that pay so much for one are settled with the hand they belong to. Rows that pay a part
    of the meter wait until everything else is settled, and are then paid from the dealer's
    right, each from the meter as the one before left it.
    """

    spot: Spot
    table: PayTable
    start: tuple[Clause, ...]  # what the dealer does when bets are closed
    award: Clause
    reseed: Clause
    end: tuple[Clause, ...]  # what he does when all is settled
    envy: PayTable | None = None
    fold: Clause | None = None  # a folded hand with a stake stays on the table
    settle: tuple[Clause, ...] = ()  # how the bet is settled among the others
    stays: Clause | None = None  # a hand that waits for a part of the meter
    swipe: tuple[Clause, ...] = ()  # what he does before the meter is paid from
    share: tuple[Clause, ...] = ()  # what he does before envy is paid

    @property
    def pay_tables(self) -> dict[str, PayTable]:
        """What the display at the table shows."""
        envy = {ENVY: self.envy} if self.envy else {}
        return {self.spot.name: self.table, **envy}

    def starts(self, t: BankedFelt) -> None:
        """The stakes are collected, and their part of them goes into the meter."""
        staked = list(t.clockwise(holding=self.spot.name))
        if not staked:
            return
        for seat in staked:
            t.marks(seat, LIGHT)
        t.prompts(*self.start)
        meter = t.reads_meter()
        if part := meter.takes(Cents(sum(seat.bets[self.spot.name] for seat in staked))):
            self._moves(t, part, f"{meter.increment}% of the progressive stakes", self.start[0])

    def lit(self, t: BankedFelt) -> list[Seat]:
        """The seats that staked, until the dealer ends the game."""
        return [seat for seat in t.seats.values() if LIGHT in seat.marks]

    def keeps(self, t: BankedFelt, seat: Seat) -> bool:
        """Cap a folded hand with a marker if its stake is live, instead of clearing it away."""
        if self.spot.name not in seat.bets:
            return False
        t.marks(seat, FOLD_MARKER)
        if self.fold:
            t.prompts(self.fold)
        return True

    def reminds(self, t: BankedFelt) -> None:
        """Show the dealer where the bet stands among the others, before he settles them."""
        if self.lit(t):
            t.prompts(*self.settle)

    def settles(self, t: BankedFelt, seat: Seat, hand: Hand) -> None:
        """One hand's stake is lost or paid, unless it waits for a part of the meter."""
        if not self.waits(t, hand):
            if not t.pays_for(seat, self.spot.name, hand):
                t.loses(seat, self.spot.name, str(hand), self.table.cite)
        elif self.stays and self.spot.name in seat.bets:
            t.prompts(self.stays)

    def waits(self, t: BankedFelt, hand: Hand) -> bool:
        """Whether a hand is paid a part of the meter."""
        odds = t.pay_tables[self.spot.name].pays(hand)
        return odds is not None and odds.manner == "%"

    def ends(self, t: BankedFelt, hands: Iterable[tuple[Seat, Hand]]) -> None:
        """The meter's awards, from the dealer's right; then envy; then the lamps go out.

        `hands` are those of the players whose cards are known, from the dealer's right.
        """
        lit = self.lit(t)
        if not lit:
            return
        known = list(hands)
        waiting = [(seat, hand) for seat, hand in known if self.spot.name in seat.bets]
        if waiting:
            t.prompts(*self.swipe)
        for seat, hand in waiting:
            self._awards(t, seat, hand)
        if self.envy:
            if any(t.pay_tables[ENVY].pays(hand) for _, hand in known):
                t.prompts(*self.share)
            pay_envy(t, {seat.number: 1 for seat in lit}, known, of=self.spot.name)
        for seat in lit:
            t.unmarks(seat, LIGHT)
            t.unmarks(seat, FOLD_MARKER)
        t.prompts(*self.end)

    def _awards(self, t: BankedFelt, seat: Seat, hand: Hand) -> None:
        table = t.pay_tables[self.spot.name]
        odds = table.pays(hand)
        assert odds
        meter = t.reads_meter()
        award = meter.pays(odds.pays)
        reason = f"{hand}: {odds} of the meter"
        paid = Odds(award, manner="$")
        line = won(seat.number, self.spot.name, ZERO, reason, self.award, paid)
        t.settles(seat, line._replace(row=table.row(hand)))
        self._moves(t, Cents(-award), f"seat {seat.number} was paid {odds}", self.award)
        if odds.pays == WHOLE and (added := meter.starts_again()):
            self._moves(t, added, "the meter starts again", self.reseed)

    def _moves(self, t: BankedFelt, amount: Cents, reason: str, cite: Clause) -> None:
        """The meter's own line: what goes into it from the house's tray, or comes out."""
        t.pay([Line(None, "meter", ZERO, Result.PAYS, amount, reason, cite)])
