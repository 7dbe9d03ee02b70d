"""How the pot is shared: who shows, whose hand is best on which board, and the odd chips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from houseway.hands import Hand
from houseway.money import Cents
from houseway.play.actions import Bet, RaiseTo
from houseway.play.boards import Run
from houseway.play.pot_posting import PotPosting
from houseway.play.pots import Pot, split, take_rake
from houseway.play.round import Dealt, Did
from houseway.play.shares import Won, winners
from houseway.rulebook import Clause
from houseway.wagers import Result


class PotSharing(PotPosting):
    """The end of a hand."""

    opener = 0  # who opens the street by what he shows

    def award(self) -> None:
        """The last live seat takes everything; else all cards are shown and the best hand wins."""
        if self.chopped:
            for seat in self.live:
                cite = self.game.acts.chop or self.game.unopposed
                self.hands_back(seat, self.paid[seat], "the blinds chop", cite)
            return
        pots = self.gathered()
        if self.stakes.rake.percent and (self._flop() or not self.stakes.no_flop_no_drop):
            self.rake = self.stakes.rake.of(sum(pot.amount for pot in pots))
        self.pots = take_rake(pots, self.rake) if self.rake else pots
        self._pay_bets()
        if len(self.live) == 1:
            self._unopposed()
        else:
            self._showdown()

    def _flop(self) -> bool:
        """Whether the hand has come to a board, where the game has one."""
        return not self.game.has_board or any(self.holdings[place].cards for place in self.middle)

    def _unopposed(self) -> None:
        seat = self.live[0]
        for pot in self.pots:
            self._win(seat, pot, pot.amount, "everybody else folded", self.game.unopposed)

    def _showdown(self) -> None:
        """All live hands are shown; each pot goes to the best hands that paid into it."""
        for seat in self._showing() if self.game.shows_from_last_bet else self.live:
            self.reveal(seat)
        self.prompts(self.game.read)
        runs = self.runs()
        valued = [self._values(run) for run in runs]
        for pot in self.pots:
            inside = [seat for seat in self.order if seat in pot.seats]
            parts = self._parts(pot.amount, len(runs))
            for part, values in zip(parts, valued, strict=True):
                self._award_run(pot, part, inside, values)

    def _values(self, run: Run) -> dict[int, list[int]]:
        """What each live hand is worth for each share."""
        shares, held = self.stakes.shares, self.holdings
        if len(run) == 1 and len(shares) == 1:
            value, board = shares[0].ranking.value, run[0]
            return {seat: [value(held[seat].cards, board)] for seat in self.live}
        return {seat: [share.best(held[seat].cards, run) for share in shares] for seat in self.live}

    def _award_run(
        self, pot: Pot, amount: int, inside: list[int], values: Mapping[int, Sequence[int]]
    ) -> None:
        """A pot, or a board's part of it, to the winners of each share."""
        won = winners(self.stakes.shares, values, inside)
        if len(won) == 1:
            self._share_out(pot, amount, won[0])
            return
        order = range(len(won))
        if self.game.odd_by_seat:
            nearest = self.order.index
            order = sorted(order, key=lambda at: min(map(nearest, won[at].seats)))  # type: ignore[assignment]
        parts = split(amount, order, self.stakes.chip)
        for at, each in enumerate(won):
            self._share_out(pot, parts[at], each)

    def _parts(self, amount: int, count: int) -> list[int]:
        """A pot in equal parts; odd chips to the first."""
        if count == 1:
            return [amount]
        parts = split(amount, range(count), self.stakes.chip)
        return [parts[at] for at in range(count)]

    def last_to_bet(self) -> int:
        """Who bet or raised last on this street; nobody is 0."""
        for each in reversed(self.happenings):
            if isinstance(each, Dealt):
                break
            if isinstance(each, Did) and isinstance(each.action, Bet | RaiseTo):
                return each.seat
        return 0

    def _showing(self) -> list[int]:
        """The live seats in the order they show: in stud from the last to bet, or the opener."""
        first = self.last_to_bet() or self.opener
        if first not in self.live:
            return self.live
        at = self.live.index(first)
        return self.live[at:] + self.live[:at]

    def _share_out(self, pot: Pot, amount: int, won: Won) -> None:
        share, read = won.share, self.game.read
        words = share.ranking.words(won.value)
        seats = won.seats if len(won.seats) == 1 else self._for_odd_chips(won)
        taken = split(amount, seats, self.stakes.chip)
        for seat, part in taken.items():
            reason = f"splits with {words}" if len(won.seats) > 1 else words
            self._win(seat, pot, part, reason, share.cite)
        who = " and ".join([f"Seat {seat}" for seat in won.seats])
        takes = "takes" if len(won.seats) == 1 else "share"
        what = f"the {share.name} half of the {pot.name}" if share.name else f"the {pot.name}"
        self.says(f"{who} {takes} {what} with {words}", read)

    def _for_odd_chips(self, won: Won) -> list[int]:
        """The winners in the order that odd chips go to them."""
        if not self.game.odd_by_card:
            return won.seats
        ranking, board = won.share.ranking, self.common()

        def highest(seat: int) -> tuple[int, int]:
            held = (*self.holdings[seat].cards, *board)
            fives = combinations(held, ranking.size)
            won_with = (five for five in fives if ranking.value(five) == won.value)
            return max((card.rank, card.suit or 0) for five in won_with for card in five)

        return sorted(won.seats, key=highest, reverse=True)

    def _win(self, seat: int, pot: Pot, amount: Cents, reason: str, cite: Clause) -> None:
        self.stack[seat] += amount
        self.line(seat, pot.name, 0, Result.WINS, amount, reason, cite)

    def _pay_bets(self) -> None:
        cite = self.game.acts.bet
        for seat in self.order:
            if amount := self.paid[seat] + self.dead[seat]:
                self.line(seat, "bets", amount, Result.PAYS, -amount, "in the pot", cite)
        if self.rake:
            reason = f"{self.stakes.rake.percent}% of the called money"
            self.line(None, "rake", 0, Result.PAYS, self.rake, reason, self.game.rake_cite)

    def hand(self, seat: int) -> Hand:
        """A live seat's best hand, once the board is out."""
        return self.stakes.shares[0].ranking.rank(self.holdings[seat].cards, self.common())
