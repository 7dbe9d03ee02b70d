"""Flushes Gone Wild: BCLC poker, section 12."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card, Cards
from houseway.games.bclc.alike import bonus_cap, close_bets, pay_tips
from houseway.games.bclc.multi_game_progressive import PROGRESSIVE, MultiGame
from houseway.hands import FLUSH_RUSH as RUSH
from houseway.hands import LONGEST_FLUSH, Hand
from houseway.play import BankedFelt, BankedGame, Place, Round, Script, Seat
from houseway.rulebook import section
from houseway.wagers import Result, Spot, Verdict, pay_table, side_bet

rule = section("bclc-poker/12")

BLIND = pay_table(rule("5.3.table"), [f"margin of {cards}" for cards in range(6)], """
    margin of 5   200 to 1
    margin of 4    25 to 1
    margin of 3     5 to 1
    margin of 2     3 to 1
    margin of 1   push
    margin of 0   push
""")  # fmt: skip

FLUSH_RUSH = pay_table(rule("5.4.table"), RUSH, """
    seven-card natural flush   250 to 1
    seven-card wild flush      100 to 1
    six-card natural flush      50 to 1
    six-card wild flush         10 to 1
    five-card natural flush      6 to 1
    five-card wild flush         3 to 1
    four-card natural flush      1 to 1
""")  # fmt: skip


class FlushesGoneWild(MultiGame):
    """Make a longer flush than the dealer; deuces are wild."""

    slug, house, name, cite = "flushes-gone-wild", "bclc", "Flushes Gone Wild", rule("1.1")
    idea = (
        "Only the longest flush counts: how many cards of one suit you hold in your five with "
        "the two of the board, which lie face down till the end. Deuces are wild. Fold, or play "
        "for twice the ante; then a longer flush wins, and among equally long ones the higher. "
        "The blind pays by how many cards longer yours is. Flush Rush pays for length alone."
    )
    aliases = ("fgw",)
    family = "Poker against the house"
    table_places = ("board", "dealer")
    seats, seats_cite = 6, rule("3.1")
    positions_each, positions_cite = 1, rule("3.2")
    no_back_cite = rule("3.3")
    closed_cite = rule("6.1")
    tips_cite, beside_cite = rule("4.2"), rule("4.3.2")
    spots = (
        Spot("ante", rule("2.1.1")),
        Spot("blind", rule("2.1.1"), equals="ante", equals_cite=rule("6.2")),
        Spot("play", rule("2.1.2"), later=True),
        side_bet("flush_rush", rule("2.2.1"), beside="ante", by=rule("6.3.2"), closed=rule("6.3")),
        PROGRESSIVE.spot,
    )
    opens_with, opens_cite = ("ante",), rule("6.1")
    pay_tables = {"blind": BLIND, "flush_rush": FLUSH_RUSH, **PROGRESSIVE.pay_tables}
    cap = bonus_cap(
        "blind", "flush_rush", cite=rule("5.5"), share=rule("5.5.1"), tip=rule("4.5.2.a")
    )

    def play(self, t: BankedFelt) -> Script:
        self.deal(t)
        for seat in t.clockwise():  # 6.8
            answer = yield seat.asks(
                seat.may_fold(rule("6.8.1")),
                seat.may_stake("play", 2 * seat.bets["ante"], rule("6.8.2")),
                cite=rule("6.8"),
            )
            if not t.stake(seat, answer):
                self.fold(t, seat)
        if t.anything_live:
            self.settle_hands(t, self.show_dealer(t))
            pay_tips(t, rule)
            t.prompts(rule("6.11"))

    def deal(self, t: BankedFelt) -> None:
        """Bets are closed; of the first packet two cards make the board, then five to everybody."""
        close_bets(t, rule, "6.4")
        PROGRESSIVE.starts(t)
        t.places("board", *t.seats, "dealer")
        t.burn(1)  # 6.5: the packet of 6.4.3 lies untouched until all have their cards
        t.deal(2, to="board")
        t.burn(2)  # 6.6
        for seat in t.clockwise():
            t.deal(5, to=seat.number)  # 6.4.4
        t.prompts(rule("6.4.4.a"))
        t.deal(5, to="dealer")  # 6.4.5
        for number in t.seats:
            t.prompts(rule("6.7"), to=number)

    def fold(self, t: BankedFelt, seat: Seat) -> None:
        """Ante and blind are taken; Flush Rush stays in play (6.9.2.a)."""
        seat.folded = True
        t.says(f"Folding, seat {seat.number}", rule("6.9.1"))
        t.loses(seat, "ante", "folded", rule("6.9.2"))
        t.loses(seat, "blind", "folded", rule("6.9.2"))
        kept = PROGRESSIVE.keeps(t, seat)
        if "flush_rush" in seat.bets:
            t.prompts(rule("6.9.2.b"))
        elif not kept:
            t.prompts(rule("6.9.3"), rule("6.9.4"))

    def show_dealer(self, t: BankedFelt) -> Hand:
        """Board and dealer's cards are turned, and his longest flush called."""
        t.heads("The folded hands are cleared", rule("6.10"))
        t.turn("board", 2)  # 6.10.1
        t.arrange("dealer", sorted(t.cards("dealer"), key=lambda card: -card.rank))
        t.reveal("dealer")
        t.prompts(rule("6.10.2"), rule("6.10.4"))
        dealer = self.hand(t, "dealer")  # 6.10.3
        t.says(f"Dealer has {dealer}", rule("6.10.5"))
        return dealer

    def settle_hands(self, t: BankedFelt, dealer: Hand) -> None:
        """From the right each hand is opened: play, blind, ante, Flush Rush."""
        t.prompts(rule("6.10.6"))
        t.heads("Settle each hand in this order", rule("6.10.8"))
        t.prompts(*(rule(f"6.10.8.{step}") for step in "abcd"))
        PROGRESSIVE.reminds(t)
        for seat in t.right_to_left():
            if seat.bets:
                t.reveal(seat.number)
                if not seat.folded:
                    self.compare(t, seat, self.hand(t, seat.number), dealer)
                self.settle_rush(t, seat)
                self.settle_progressive(t, seat)
        self.end_progressive(t)

    def compare(self, t: BankedFelt, seat: Seat, hand: Hand, dealer: Hand) -> None:
        """The better flush takes play, blind and ante; equal flushes push all three."""
        cites = {"wins": rule("2.1.4"), "loses": rule("2.1.5"), "ties": rule("2.1.7")}
        found = Verdict.between(hand, dealer, "dealer", **cites)
        for spot in ("play", "blind", "ante"):
            if spot != "blind" or found.result is not Result.WINS:
                t.comes_out(seat, spot, found)
            else:
                self.settle_blind(t, seat, hand, dealer)

    def settle_blind(self, t: BankedFelt, seat: Seat, hand: Hand, dealer: Hand) -> None:
        """A won blind is paid by how many cards longer the flush is (2.1.4.a.1)."""
        margin = LONGEST_FLUSH.length(hand) - LONGEST_FLUSH.length(dealer)
        row, pushes = f"margin of {margin}", rule("2.1.4.a.2")
        if not t.pays_for(seat, "blind", row, f"won by a {row}", push_cite=pushes):
            t.pushes(seat, "blind", f"won by a {row}", pushes)

    def settle_rush(self, t: BankedFelt, seat: Seat) -> None:
        """Flush Rush is paid on the seat's own flush, folded or not, whatever the dealer holds."""
        cards = t.cards(seat.number) + t.cards("board")
        rush = RUSH.rank(cards)
        if not t.pays_for(seat, "flush_rush", rush):
            t.loses(seat, "flush_rush", str(LONGEST_FLUSH.rank(cards)), rule("2.2.3"))

    def progressive_cards(self, t: BankedFelt, seat: Seat) -> Cards:
        return t.cards(seat.number)  # 15/2.1.4.a: no card is wild

    def hand(self, t: BankedFelt, place: Place) -> Hand:
        """The longest flush of five own cards and the board (5.2.4)."""
        return LONGEST_FLUSH.rank(t.cards(place) + t.cards("board"))

    def describe(self, round: Round[BankedGame], place: Place, cards: Sequence[Card]) -> str | None:
        board = round.holdings["board"]
        if place == "board" or not board.turned:
            return None
        return str(LONGEST_FLUSH.rank((*cards, *board.cards)))


GAME = FlushesGoneWild()
