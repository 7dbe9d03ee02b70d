"""Caribbean Stud: the rulebook of the Harbour House, section caribbean-stud."""

from __future__ import annotations

from collections.abc import Sequence

from harbour_house.book import BOOK
from houseway.cards import Card, Rank
from houseway.hands import FIVE_CARD
from houseway.hands.category import HIGH_CARD
from houseway.money import EVEN
from houseway.play import BankedFelt, BankedGame, Fold, Script
from houseway.play.banked.seat import Seat
from houseway.play.happenings import Place
from houseway.wagers import Spot, pay_table

rule = BOOK.section("caribbean-stud")

BET = pay_table(rule("9.table"), FIVE_CARD, """
    royal flush       100 to 1
    straight flush     50 to 1
    four of a kind     20 to 1
    full house          7 to 1
    flush               5 to 1
    straight            4 to 1
    three of a kind     3 to 1
    two pair            2 to 1
    pair                1 to 1
    high card           1 to 1
""")  # fmt: skip

QUALIFIES = FIVE_CARD.least(HIGH_CARD, Rank.ACE, Rank.KING)


class CaribbeanStud(BankedGame):
    """Five cards against the dealer's, one of which you see before you bet."""

    slug, house, name, cite = "caribbean-stud", "harbour", "Caribbean Stud", rule("1")
    family = "Poker against the house"
    seats, seats_cite = 7, rule("2")
    positions_each, positions_cite = 1, rule("2")
    spots = (Spot("ante", rule("3")), Spot("bet", rule("6"), later=True))
    opens_with, opens_cite = ("ante",), rule("3")
    pay_tables = {"bet": BET}

    def play(self, t: BankedFelt) -> Script:
        t.says("No more bets", rule("3"))
        t.places(*t.seats, "dealer")
        for seat in t.clockwise():
            t.deal(5, to=seat.number)
        t.deal(5, to="dealer")
        t.turn("dealer")  # 4

        for seat in t.clockwise():
            answer = yield seat.asks(
                seat.may_fold(rule("5")),
                seat.may_stake("bet", 2 * seat.bets["ante"], rule("6")),
            )
            if isinstance(answer, Fold):
                seat.folded = True
                t.loses(seat, "ante", "folded", rule("5"))
            else:
                t.stake(seat, answer)

        t.reveal(*(seat.number for seat in t.clockwise() if seat.bets), "dealer")
        for seat in t.right_to_left():
            self.settle(t, seat)

    def settle(self, t: BankedFelt, seat: Seat) -> None:
        own = FIVE_CARD.rank(t.cards(seat.number))
        dealer = FIVE_CARD.rank(t.cards("dealer"))
        if dealer.value < QUALIFIES:
            reason = f"dealer's {dealer.words} does not qualify"
            t.wins(seat, "ante", EVEN, reason, rule("7.1"))
            t.pushes(seat, "bet", reason, rule("7.2"))
            return
        reason = f"{own.words}; dealer has {dealer.words}"
        if own.value > dealer.value:
            t.wins(seat, "ante", EVEN, reason, rule("8"))
            t.wins(seat, "bet", BET.pays(own) or EVEN, reason, rule("9"))
        elif own.value < dealer.value:
            for spot in ("ante", "bet"):
                t.loses(seat, spot, reason, rule("10"))
        else:
            for spot in ("ante", "bet"):
                t.pushes(seat, spot, reason, rule("11"))

    def describe(self, round: object, place: Place, cards: Sequence[Card]) -> str | None:
        return FIVE_CARD.rank(tuple(cards)).words if len(cards) == 5 else None


GAME = CaribbeanStud()
