"""High Card: a game for the kitchen table, to show what a game file is."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card, Rank
from houseway.money import EVEN
from houseway.play import BankedFelt, BankedGame, Fold, Script
from houseway.play.banked.seat import Seat
from houseway.play.happenings import Place
from houseway.rulebook import Clause, Kind
from houseway.wagers import Spot, pay_table

# A game from one of the rulebooks says `rule = section("bclc-poker/6")` instead.
RULES = {
    "1": "Each player and the dealer get one card; the higher card wins.",
    "2": "Up to four players, one seat each.",
    "3": "The ante is the wager that brings a player into the round.",
    "4": "The ace bet is on the player's own card being an ace.",
    "4.table": "An ace pays 10 to 1.",
    "5": "A player who does not like his card folds and loses the ante.",
    "6": "A player who likes it plays, with a second wager as large as the ante.",
    "7": "The higher card takes ante and play, at even money; equal cards push.",
}


def rule(number: str) -> Clause:
    return Clause(f"kitchen/1/{number}", Kind.ENGINE, RULES[number])


ACE = pay_table(rule("4.table"), ("ace",), """
    ace   10 to 1
""")  # fmt: skip


class HighCard(BankedGame):
    """Beat the dealer's card with yours."""

    slug, house, name, cite = "high-card", "kitchen", "High Card", rule("1")
    family = "Kitchen table"
    seats, seats_cite = 4, rule("2")
    positions_each, positions_cite = 1, rule("2")
    spots = (
        Spot("ante", rule("3")),
        Spot("ace", rule("4"), needs=("ante",), needs_cite=rule("3")),
        Spot("play", rule("6"), later=True),
    )
    opens_with, opens_cite = ("ante",), rule("3")
    pay_tables = {"ace": ACE}

    def play(self, t: BankedFelt) -> Script:
        t.says("No more bets", rule("1"))
        t.places(*t.seats, "dealer")
        for seat in t.clockwise():
            t.deal(1, to=seat.number)
        t.deal(1, to="dealer")

        for seat in t.clockwise():
            answer = yield seat.asks(
                seat.may_fold(rule("5")),
                seat.may_stake("play", seat.bets["ante"], rule("6")),
            )
            if isinstance(answer, Fold):
                seat.folded = True
                t.loses(seat, "ante", "folded", rule("5"))
            else:
                t.stake(seat, answer)

        # A line's reason is heard by all, so whatever it names is turned up first.
        t.reveal(*(seat.number for seat in t.clockwise() if seat.bets), "dealer")
        for seat in t.right_to_left():
            self.compare(t, seat)
            self.pay_ace(t, seat)

    def compare(self, t: BankedFelt, seat: Seat) -> None:
        """Rule 7, for whoever did not fold: his ante lies there no more if he did."""
        (own,), (dealer,) = t.cards(seat.number), t.cards("dealer")
        reason = f"{own.words} against dealer's {dealer.words}"
        for spot in ("play", "ante"):
            if own.rank > dealer.rank:
                t.wins(seat, spot, EVEN, reason, rule("7"))
            elif own.rank < dealer.rank:
                t.loses(seat, spot, reason, rule("7"))
            else:
                t.pushes(seat, spot, reason, rule("7"))

    def pay_ace(self, t: BankedFelt, seat: Seat) -> None:
        """Rule 4: the ace bet stands whether its player folded or not."""
        (own,) = t.cards(seat.number)
        if not t.pays_for(seat, "ace", "ace" if own.rank is Rank.ACE else own.words, own.words):
            t.loses(seat, "ace", own.words, rule("4"))

    def describe(self, round: object, place: Place, cards: Sequence[Card]) -> str | None:
        return cards[0].words if cards else None


GAME = HighCard()
