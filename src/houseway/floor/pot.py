"""A table of a pot game: the button, the blinds, and who is dealt in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from houseway.cards import Cards, Shoe
from houseway.errors import IllegalAction, IllegalBet, IllegalSeat
from houseway.floor.button_draw import deal_draw, highest
from houseway.floor.next_hand import NextHand, around
from houseway.floor.posting import PostingTable
from houseway.floor.table import Seated
from houseway.money import ZERO, Cents, text
from houseway.play import Round, Settings
from houseway.play.chance import Thrown
from houseway.play.pot import PotGame
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Post, Seating
from houseway.rulebook import Clause
from houseway.wagers import Result


@dataclass(frozen=True, slots=True)
class Standing:
    """A table as it stood before a deal: the button, the last hand, and what each seat owes."""

    button: int
    hand: NextHand | None
    drawn: bool
    rounds: int
    round: Round[Any] | None
    seats: Mapping[int, Seated]


class PotTable(PostingTable):
    """Players come and go, post their blinds, and play for the pot."""

    seats_each = 1
    round: Round[Any] | None
    rounds: int
    state: int

    def __init__(self, game: PotGame, settings: Settings, button: int = 0) -> None:
        game = game.at(settings)
        super().__init__(game, settings)
        self.seats_each_cite: Clause | None = self.house.table.one_seat
        self.seats_cite: Clause | None = game.seats_cite
        self.shared_cite: Clause | None = game.posted.no_back
        self.button: int = button  # where it lay in the last hand
        self.hand: NextHand | None = None
        self._drawn_for = False  # the button, since the last hand
        self.winners: frozenset[int] = frozenset()  # of the last hand, where one of them deals

    def restake(self, game: PotGame, settings: Settings) -> None:
        super().restake(game.at(settings), settings)

    # Coming and going

    def seated(self, person: str, buy_in: Cents) -> Seated:
        """A newcomer to a running game waits for the blinds."""
        return Seated(person, buy_in, waiting=self.rounds > 0 and self.game.blinds is not None)

    def draw_button(self, cards: Mapping[int, Cards]) -> int:
        """The first button goes to the highest card drawn.

        Suits break ties, spades high, or the first dealt of equal cards wins. A joker or a blank
        is put aside, and the card that is dealt in its place counts.
        """
        if self.rounds:
            raise IllegalSeat("the button is drawn for before the first hand")
        self.button = highest(self.game, cards)
        self._drawn_for = True
        return self.button

    @property
    def seat_count(self) -> int:
        return self.stakes.seats

    def check_buy_in(self, amount: Cents, held: Cents) -> None:
        super().check_buy_in(amount, held)
        least, most = self.settings.get("minimum_buy_in"), self.settings.get("maximum_buy_in")
        if isinstance(least, int) and not held and amount < least:
            raise IllegalSeat(
                f"a buy-in of {text(amount)} is under the posted minimum of {text(least)}",
                clause=self.game.posted.buy_in,
            )
        if isinstance(most, int) and held + amount > most:
            raise IllegalSeat(
                f"{text(held + amount)} would be over the maximum buy-in of {text(most)}",
                clause=self.game.posted.buy_in,
            )

    def buy(self, seat: int, amount: Cents) -> None:
        if self.playing(seat):
            raise IllegalSeat(
                f"seat {seat} is in the hand; chips are bought between hands",
                clause=self.house.table.buying,
            )
        super().buy(seat, amount)

    def take(self, seat: int, amount: Cents) -> None:
        """Nobody takes part of his stack off the table."""
        raise IllegalSeat(
            f"seat {seat} may not take {text(amount)} off the table; it may leave with all it has",
            clause=self.house.table.table_stakes,
        )

    def back(self, seat: int) -> None:
        who = self._at(seat)
        super().back(seat)
        who.waiting = who.waiting or bool(who.missed)

    def away(self, seat: int) -> None:
        super().away(seat)
        self.seats[seat].posting = False  # what he owes then he is asked for when he is back

    def post(self, seat: int) -> None:
        if self.game.blinds is None:
            super().post(seat)  # which refuses it
        if not self._at(seat).waiting:
            raise IllegalBet(f"seat {seat} has nothing to post: it waits for no blind")
        self.seats[seat].posting = True

    def breaks(self, seat: int) -> None:
        """A player who has gone broke owes no blinds."""
        who = self._at(seat)
        who.stack = ZERO
        who.missed.clear()
        who.waiting = False

    # The next hand

    def bet(
        self, seat: int, bets: Mapping[str, Cents], tips: Mapping[str, Cents] | None = None
    ) -> None:
        """Nobody bets before the cards, for himself or for the dealer."""
        self.game.refuse_side_bets(tips=bool(tips), back=False)
        super().bet(seat, bets, tips)

    def can_deal(self) -> str | None:
        present = sum(1 for who in self.seats.values() if who.stack and not who.away)
        if present < 2:
            return "a hand needs two players with chips"
        if self.stakes.fees.rates and len(self._with_button()[1]) < 2:
            return "a hand needs two players, and a button who can pay the collection"
        return None

    def open_round(self, shoe: Shoe, thrown: Thrown = ()) -> Round[Any]:
        if self.game.button.drawn and not self.button:
            self.draw_button(deal_draw(self.game, self._in_game(), shoe))
        hand = self.next_hand()
        seating = Seating(
            {seat: self.seats[seat].stack for seat in hand.dealt},
            hand.button,
            (*hand.posts, *self._posts(hand)),
            small=hand.small if self.game.blinds else None,
            big=hand.big if self.game.blinds else None,
            absent=frozenset(seat for seat in hand.dealt if self.seats[seat].away),
            kill=self.kill.mark() if self.kill else None,
            fee=hand.fee,
            fee_cite=self.stakes.fees.fee_cite,
            thrown=thrown,
            drawn=self._drawn_for,
        )
        opened = self.game.round(seating, shoe, self.next_stakes())
        self.hand, self.button, self._drawn_for = hand, hand.button, False
        for seat, blind in hand.missed.items():
            self.seats[seat].missed.add(blind)
        for seat in hand.dealt:
            who = self.seats[seat]
            who.waiting = who.posting = False
            who.missed.clear()
        return opened

    def standing(self) -> Standing:
        """The table as it stands, to come back to if the next deal has to be taken back."""
        seats = {seat: replace(who, missed=set(who.missed)) for seat, who in self.seats.items()}
        return Standing(self.button, self.hand, self._drawn_for, self.rounds, self.round, seats)

    def void(self, before: Standing) -> None:
        """The hand is no hand: everybody has his chips again, and the button lies where it lay."""
        if not self.in_round:
            raise IllegalAction("no hand is being played")
        self.button, self.hand, self._drawn_for = before.button, before.hand, before.drawn
        self.rounds, self.round = before.rounds, before.round
        for seat, was in before.seats.items():
            if who := self.seats.get(seat):
                who.waiting, who.posting, who.missed = was.waiting, was.posting, set(was.missed)
        self._settled = True
        self.state += 1

    def next_hand(self) -> NextHand:
        """Where the button goes, who posts, and who is dealt in."""
        button, playing, short = self._with_button()
        hand = NextHand(button, short=short)
        if self.game.blinds is None:
            others = around(playing, button)
            hand.dealt = [button, *others[:-1]] if self.game.button.first_card else others
        else:
            self._walk(hand, playing)
            if len(hand.dealt) == 2:
                other = next(seat for seat in hand.dealt if seat != button)
                hand.small, hand.big = self.stakes.forced.blinds_of_two(button, other)
            if self.kill:
                hand.posts.extend(self.kill.posts(hand.dealt))
        hand.fee = self.stakes.fees.fee(len(hand.dealt))
        return hand

    def _with_button(self) -> tuple[int, list[int], frozenset[int]]:
        """The button, who plays, and who is left out.

        Where the button pays the collection, whoever has no more than that cannot have it; he
        sits out until he has bought chips.
        """
        playing, rates = self._in_game(), self.stakes.fees.rates
        if self.button and self.rounds:
            button = self._dealer_by_win(playing) or around(playing, self.button)[0]
        else:
            button = self.button or max(playing)
        short: set[int] = set()
        fee = self.stakes.fees.fee(len(self.seats))
        while rates and len(playing) > 1 and self.seats[button].stack <= fee:
            short.add(button)
            playing = [seat for seat in playing if seat != button]
            button = around(playing, button)[0]
        return button, playing, frozenset(short)

    def _dealer_by_win(self, playing: list[int]) -> int | None:
        """Where the winner deals: the last pot's, of several the nearest to the old button."""
        return next((seat for seat in around(playing, self.button) if seat in self.winners), None)

    def _walk(self, hand: NextHand, playing: list[int]) -> None:
        """Round the table from the button: first the small blind, then the big, then the rest."""
        for seat in around(sorted(self.seats), hand.button):
            who = self.seats[seat]
            there = self.takes_part(seat)
            if not there and who.stack and not hand.big:
                hand.missed[seat] = "big" if hand.small else "small"
            if not there or seat in hand.short or (seat not in playing and self.kept_out(seat)):
                continue
            if seat in playing:
                if not hand.small:
                    hand.small = seat
                elif not hand.big:
                    hand.big = seat
                hand.dealt.append(seat)
            elif hand.small and not hand.big:  # he waited for the big blind, and here it is
                hand.big = seat
                hand.dealt.append(seat)
            elif hand.big and (who.posting or not self._must_post(who)):
                hand.posts.extend(self._owed(seat, who))
                hand.dealt.append(seat)

    def _in_game(self) -> list[int]:
        present = [seat for seat in sorted(self.seats) if self.takes_part(seat)]
        playing = [seat for seat in present if not self.seats[seat].waiting]
        return playing if len(playing) > 1 else present

    def _must_post(self, who: Seated) -> bool:
        return bool(who.missed) or bool(self.settings.get("new_player_must_post"))

    def _owed(self, seat: int, who: Seated) -> list[Post]:
        """A missed big blind or a newcomer's is live, a missed small blind dead.

        Who missed the big blind owes the small one with it; who missed only the small blind owes
        that alone.
        """
        small = Post(seat, "dead", Cents(self.stakes.forced.small_blind))
        big = Post(seat, "live", Cents(self.stakes.forced.big_blind))
        if "big" in who.missed:
            return [big, small]
        if who.missed:
            return [small]
        return [big] if self._must_post(who) else []

    def clear(self) -> None:
        if self.kill and isinstance(self.round, PotRound):
            self.kill.ends(self.round)
        if self.game.button.winner_deals and self.round:
            won = (each for each in self.round.settlement.lines if each.result is Result.WINS)
            self.winners = frozenset(line.seat for line in won if line.seat)
        for seat, who in self.seats.items():
            who.straddle = ZERO
            if not who.stack:
                self.breaks(seat)
