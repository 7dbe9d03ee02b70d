"""Settlement of pai gow hands, against the dealer's bank or a player's (bclc-poker/2, 8.4, 8.5)."""

from __future__ import annotations

from collections.abc import Collection

from houseway.games.bclc.pai_gow_progressive import PROGRESSIVE, progressive_hand, settling_steps
from houseway.games.bclc.pai_gow_verdict import SetHand, ranked, verdict
from houseway.hands import Hand
from houseway.play import BankedFelt, Place, Seat
from houseway.play.banked.set_game import SetGame
from houseway.rulebook import section
from houseway.wagers import Commission, Result, Verdict

rule = section("bclc-poker/2")

Results = Collection[Result]

# What the dealer minds, by whether any hand came out like that
DEALER_BANKS = {
    rule("8.4.8"): {Result.LOSES},
    rule("8.4.9"): {Result.LOSES, Result.PUSHES},
    rule("8.4.10"): {Result.WINS},
}
PLAYER_BANKS = {
    rule("8.5.7"): {Result.LOSES},
    rule("8.5.8"): {Result.PUSHES},
    rule("8.5.9"): {Result.WINS},
}
DEALER_AGAINST_BANK = {
    Result.WINS: rule("8.5.2"),
    Result.LOSES: rule("8.5.3"),
    Result.PUSHES: rule("8.5.4"),
}


class PaiGowSettlement(SetGame):
    """Two hands against the bank's two, and the side bets after them."""

    commission: Commission | None

    def settle(self, t: BankedFelt) -> None:
        """Each hand meets the bank's, and is settled whole: its wager, then its side bets.

        Those that win wait until all are known (8.4.10, 8.5.9).
        """
        bank = self.set_hand(t, t.banker.number if t.banker else "dealer")
        assert bank  # 2.1.12: never fouled
        if t.banker:
            self.settle_dealer(t, bank)
        t.prompts(rule("8.5.6" if t.banker else "8.3.9"))
        order = self.turning_order(t)
        self.reveal_hands(t, (seat.number for seat in order))
        verdicts = [(seat, self.verdict(t, seat.number, bank)) for seat in order]
        results = {found.result for _, found in verdicts}
        steps = PLAYER_BANKS if t.banker else DEALER_BANKS
        t.prompts(*(step for step, when in steps.items() if when & results))
        self.head_bonuses(t, results)
        for seat, found in verdicts:
            t.says(f"Seat {seat.number} {found.result}", rule("8.4.7"))
            if found.result is not Result.WINS:
                self.settle_hand(t, seat, found)
        for seat, found in verdicts:
            if found.result is Result.WINS:
                self.settle_hand(t, seat, found)
        if t.banker:
            t.closes_bank("over all wagers against the bank", rule("8.5.12"))
        self.pay_last(t)
        if t.tip_won:
            t.prompts(rule("5.2"), rule("5.2.1"))

    def settle_hand(self, t: BankedFelt, seat: Seat, found: Verdict) -> None:
        """The basic wager of one hand, then its bonuses (3/8.2.1, 4/7.2.1)."""
        t.comes_out(seat, "base", found, self.commission)
        self.pay_bonuses(t, seat)

    def settle_dealer(self, t: BankedFelt, bank: SetHand) -> None:
        """The dealer's own stake against a banking player comes first, free of commission."""
        assert t.dealer
        found = verdict(self.set_hand(t, "dealer"), bank)
        t.says(f"Dealer {found.result}", rule("8.5.1"))
        t.comes_out(t.dealer, "base", found)
        t.prompts(DEALER_AGAINST_BANK[found.result], rule("8.5.5"))

    def turning_order(self, t: BankedFelt) -> list[Seat]:
        """From the dealer's right (8.3.9), or from the seat beside a banking player (8.5.6)."""
        return [t.seats[place] for place in self.positions(t) if place in t.seats]

    def set_hand(self, t: BankedFelt, place: Place) -> SetHand | None:
        """What a place has set; None if it is fouled."""
        high, low = self.hands_of(t, place)
        return ranked(high, low)

    def verdict(self, t: BankedFelt, place: Place, bank: SetHand) -> Verdict:
        return verdict(self.set_hand(t, place), bank)

    def head_bonuses(self, t: BankedFelt, results: Results) -> None:
        """What the dealer minds before he settles the side bets."""
        if staked := list(t.clockwise(holding="progressive")):
            hands = [self.progressive_hand(t, seat) for seat in staked]
            heading, *steps = settling_steps(t, hands, racked=results != {Result.WINS})
            t.heads("Settle each hand in this order", heading)
            t.prompts(*steps)

    def pay_bonuses(self, t: BankedFelt, seat: Seat) -> None:
        """The side bets of one hand, whatever became of its wager."""
        if "progressive" in seat.bets:
            PROGRESSIVE.settles(t, seat, self.progressive_hand(t, seat))

    def pay_last(self, t: BankedFelt) -> None:
        """What waits until every other wager is settled: the meter's awards."""
        hands = ((seat, self.progressive_hand(t, seat)) for seat in t.right_to_left())
        PROGRESSIVE.ends(t, hands)

    def progressive_hand(self, t: BankedFelt, seat: Seat) -> Hand:
        return progressive_hand(self.dealt_to(t, seat.number), t.settings)
