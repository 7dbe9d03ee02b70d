"""How the pot is shared: who shows, whose hand is best on which board, and the odd chips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from houseway.hands.top_card import top_card
from houseway.money import ZERO, Cents
from houseway.play.actions import Bet, Choice, RaiseTo
from houseway.play.happenings import Dealt, Did, Happening
from houseway.play.pot.boards import Run
from houseway.play.pot.chips import Chips
from houseway.play.pot.dealer import Dealer
from houseway.play.pot.declaring import Declared
from houseway.play.pot.extras import JackpotDrop
from houseway.play.pot.pot_game import PotGame
from houseway.play.pot.pots import Pot, split, take_rake
from houseway.play.pot.shares import Won, winners
from houseway.play.pot.stakes import Stakes
from houseway.rulebook import Clause
from houseway.wagers import Rake, Result


class Award:
    """The end of a hand: the house's part, then each pot to its winners."""

    # What most hands never change is not set anew for each of them.
    pots: Sequence[Pot] = ()
    won_by: Clause | None = None  # in place of the share's own, where the board was run twice
    on_board: str = ""  # which of several that divide the pot
    best: Sequence[
        tuple[int, Won]
    ] = ()  # of each run that was shown: its number, who won with what
    declared: Declared  # by the dealer, of hands that nobody has seen

    def __init__(self, game: PotGame, stakes: Stakes, chips: Chips, dealer: Dealer) -> None:
        self.rake: Cents = ZERO  # for the house
        self.dropped: Cents = ZERO  # for the jackpots
        self.game = game
        self.stakes = stakes
        self.chips = chips
        self.dealer = dealer

    def divide(self, opener: int, *, chopped: bool) -> None:
        """The last live seat takes everything; else all cards are shown and the best hand wins.

        Blinds that were chopped go back.
        """
        if chopped:
            cite = self.game.acts.chop
            assert cite  # nobody is offered a chop without it
            for seat in self.chips.live:
                self.chips.hands_back(seat, self.chips.paid[seat], "the blinds chop", cite)
            return
        pots = self.chips.gathered()
        rake = self.stakes.fees.rake
        if (
            rake
            and (rake.percent or self.stakes.fees.jackpot_drop)
            and (self._flop() or not self.stakes.fees.no_flop_no_drop)
        ):
            self._take_from(sum(pot.amount for pot in pots), rake)
        taken = self.rake + self.dropped
        self.pots = take_rake(pots, Cents(taken)) if taken else pots
        self._pay_bets()
        if len(self.chips.live) == 1:
            self._unopposed()
        else:
            self._showdown(opener)

    def _take_from(self, called: int, rake: Rake) -> None:
        """The house's rake, and beside it the drop for the jackpots."""
        self.rake = rake.of(called)
        self.dropped = Cents(min(self.stakes.fees.jackpot_drop, called - self.rake))

    def _flop(self) -> bool:
        """Whether the hand has come to a board, where the game has one."""
        return not self.game.has_board or bool(self.dealer.common())

    def _unopposed(self) -> None:
        seat = self.chips.live[0]
        for pot in self.pots:
            self.chips.wins(
                seat, pot, pot.amount, "everybody else folded", self.game.showdown.unopposed
            )

    def _showdown(self, opener: int) -> None:
        """All live hands are shown; each pot goes to the best hands that paid into it."""
        dealer, order = self.dealer, self.chips.order
        for seat in self._showing(opener) if self.game.shows_from_last_bet else self.chips.live:
            if not dealer.holdings[seat].up:
                dealer.reveal(seat)
        twice = self.game.run_twice if dealer.run_from >= 0 else None
        dealer.prompts(twice.read if twice else self.game.showdown.read)
        runs = dealer.runs()
        valued = [self.values_of(run) for run in runs]
        if twice:
            self.won_by = twice.both if self._wins_all(valued) else twice.each
        best: list[tuple[int, Won]] = []
        for pot in self.pots:
            seats = pot.seats
            inside = [seat for seat in order if seat in seats]
            for at, part in enumerate(self._parts(pot.amount, len(runs))):
                if len(runs) > 1:
                    self.on_board = f" on board {at + 1}"
                won = self._won(pot, at, inside, valued[at])
                best += [(at, each) for each in won]
                self._award_run(pot, part, won)
        self.best = best

    def _wins_all(self, valued: Sequence[Mapping[int, Sequence[int]]]) -> bool:
        """Whether one player alone is best on every board."""
        main, live = self.pots[0], self.chips.live
        best = [self._won(main, at, live, values) for at, values in enumerate(valued)]
        return len({tuple(each[0].seats) for each in best}) == 1 == len(best[0][0].seats)

    def values_of(self, run: Run) -> dict[int, list[int]]:
        """What each live hand is worth for each share, as far as hands were seen."""
        shares, held = self.stakes.shares, self.dealer.holdings
        seats = self.dealer.seen_seats() if self.dealer.shoe.keyed else self.chips.live
        if len(run) == 1 and len(shares) == 1:
            value, board = shares[0].ranking.value, run[0]
            return {seat: [value(held[seat].cards, board)] for seat in seats}
        return {seat: [share.best(held[seat].cards, run) for share in shares] for seat in seats}

    def _won(
        self, pot: Pot, run: int, inside: list[int], values: Mapping[int, Sequence[int]]
    ) -> list[Won]:
        """Who takes each share of a pot: by the cards, or by what the dealer declared."""
        told = self.declared.get((pot.name, run)) if self.dealer.shoe.keyed else None
        return told or winners(self.stakes.shares, values, inside)

    def _award_run(self, pot: Pot, amount: int, won: list[Won]) -> None:
        """A pot, or a board's part of it, to the winners of each share."""
        if len(won) == 1:
            self._share_out(pot, amount, won[0], alone=True)
            return
        once = self.game.odd_chips.splits_once
        if once and len(won[0].seats) > 1 and all(e.seats == won[0].seats for e in won):
            self._split_once(pot, amount, won, once)
            return
        odd = amount % (len(won) * self.stakes.chip) if self.game.odd_chips.by_seat else 0
        for part, each in zip(self._parts(amount - odd, len(won)), won, strict=True):
            self._share_out(pot, part, each)
        if odd:  # to a player, not to a part: the nearest of all who won one
            nearest = min((seat for each in won for seat in each.seats), key=self.chips.order.index)
            cite = self.game.odd_chips.cite
            assert cite
            self.chips.wins(nearest, pot, Cents(odd), "the odd chip", cite)

    def _split_once(self, pot: Pot, amount: int, won: list[Won], cite: Clause) -> None:
        """The same players have won every part: they divide the whole pot, odd chips and all."""
        seats = won[0].seats
        words = " and ".join(each.words for each in won)
        for seat, part in split(amount, seats, self.stakes.chip).items():
            self.chips.wins(seat, pot, part, f"splits with {words}", cite)
        who = " and ".join(f"Seat {seat}" for seat in seats)
        self.dealer.says(f"{who} share the {pot.name} with {words}", self.game.showdown.read)

    def _parts(self, amount: int, count: int) -> list[int]:
        """A pot in equal parts; odd chips to the first."""
        if count == 1:
            return [amount]
        parts = split(amount, range(count), self.stakes.chip)
        return [parts[at] for at in range(count)]

    def _showing(self, opener: int) -> list[int]:
        """The live seats in the order they show: in stud from the last to bet, or the opener."""
        first = last_to_bet(self.dealer.happenings) or opener
        if first not in self.chips.live:
            return self.chips.live
        at = self.chips.live.index(first)
        return self.chips.live[at:] + self.chips.live[:at]

    def _share_out(self, pot: Pot, amount: int, won: Won, *, alone: bool = False) -> None:
        share, seats, rules = won.share, won.seats, self.game.odd_chips
        words = won.words + self.on_board
        what = f"the {share.name} half of the {pot.name}" if share.name else f"the {pot.name}"
        if alone and share.name:  # there is no other half to be won
            what = f"the whole {pot.name}"
        elif self.on_board and not share.name:  # two boards, a half for each
            what = f"half of the {pot.name}"
        if len(seats) == 1:
            cite = self.won_by or share.won_by(tied=False, odd=None, alone=alone)
            self.chips.wins(seats[0], pot, Cents(amount), words, cite)
            said = f"Seat {seats[0]} takes {what} with {words}"
        else:
            first = self._for_odd_chips(won, amount)
            taken = split(amount, first, self.stakes.chip, together=rules.together)
            least = min(taken.values())
            for seat, part in taken.items():
                odd = rules.cite if part > least else None
                cite = self.won_by or share.won_by(tied=True, odd=odd, alone=alone)
                self.chips.wins(seat, pot, part, f"splits with {words}", cite)
            who = " and ".join([f"Seat {seat}" for seat in seats])
            said = f"{who} share {what} with {words}"
        self.dealer.says(said, self.game.showdown.read)

    def _for_odd_chips(self, won: Won, amount: int) -> list[int]:
        """The winners in the order that odd chips go to them."""
        odd = amount % (len(won.seats) * self.stakes.chip)
        if not self.game.odd_chips.by_card or (self.dealer.shoe.keyed and not odd):
            return won.seats
        ranking, board = won.share.ranking, self.dealer.common()

        def highest(seat: int) -> tuple[int, int]:
            return top_card(ranking, (*self.dealer.holdings[seat].cards, *board), won.value)

        return sorted(won.seats, key=highest, reverse=True)

    def _pay_bets(self) -> None:
        acts, line = self.game.acts, self.chips.line
        self.chips.pays_bets(acts.paid or acts.bet)
        rake = self.stakes.fees.rake
        if self.rake and rake:
            reason = f"{rake.percent}% of the called money"
            line(None, "rake", 0, Result.PAYS, self.rake, reason, rake.cite)
        if self.dropped:
            drop = self.game.adds(JackpotDrop)
            assert drop
            line(None, "jackpot", 0, Result.PAYS, self.dropped, "for the jackpots", drop.cite)


def last_to_bet(happenings: Sequence[Happening]) -> int:
    """Who bet or raised last on this street; nobody is 0."""
    for each in reversed(happenings):
        if isinstance(each, Dealt):
            break
        if isinstance(each, Did):
            if isinstance(each.action, Bet | RaiseTo):
                return each.seat
            if isinstance(each.action, Choice):
                break  # a draw, of no card perhaps
    return 0
