"""Texas Hold'em Bonus: BCLC poker, section 10."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card, Cards, Rank
from houseway.games.bclc.alike import bonus_cap, close_bets, pay_tips
from houseway.games.bclc.multi_game_progressive import PROGRESSIVE, MultiGame
from houseway.hands import FIVE_CARD, TWO_CARD, Hand
from houseway.hands.category import STRAIGHT
from houseway.play import BankedFelt, BankedGame, Check, Place, Round, Script, Seat
from houseway.rulebook import Clause, section
from houseway.wagers import Result, Spot, Verdict, pay_table, side_bet

rule = section("bclc-poker/10")

PAID_ANTE = "winning straight or better"
ANTE = pay_table(rule("5.5.table"), (PAID_ANTE,), """
    winning straight or better   1 to 1
""")  # fmt: skip
STRAIGHT_OR_BETTER = FIVE_CARD.least(STRAIGHT)

IN_HAND = (
    "two aces, and two in the dealer's hand",
    "two aces",
    "ace-king suited",
    "ace-queen or ace-jack suited",
    "ace-king unsuited",
    "two kings, queens or jacks",
    "ace-queen or ace-jack unsuited",
    "two tens down to two twos",
)
BONUS_JACKPOT = pay_table(rule("5.6.table"), IN_HAND, """
    two aces, and two in the dealer's hand   1,000 to 1
    two aces                                    30 to 1
    ace-king suited                             25 to 1
    ace-queen or ace-jack suited                20 to 1
    ace-king unsuited                           15 to 1
    two kings, queens or jacks                  10 to 1
    ace-queen or ace-jack unsuited               5 to 1
    two tens down to two twos                    3 to 1
""")  # fmt: skip


def in_hand(own: Cards, dealer: Cards) -> str:
    """The row of the Bonus Jackpot table that two cards belong to; none for most of them."""
    low, high = sorted(card.rank for card in own)
    suited = "suited" if own[0].suit == own[1].suit else "unsuited"
    if high == low == Rank.ACE:
        both = all(card.rank == Rank.ACE for card in dealer)
        return IN_HAND[0] if both else IN_HAND[1]
    if high == low:
        return "two kings, queens or jacks" if high >= Rank.JACK else "two tens down to two twos"
    if high == Rank.ACE and low >= Rank.JACK:
        return f"ace-king {suited}" if low == Rank.KING else f"ace-queen or ace-jack {suited}"
    return ""


def called(own: Cards) -> str:
    """Two cards as a dealer calls them: "a pair of tens", "ace-queen suited"."""
    low, high = sorted(card.rank for card in own)
    if high == low:
        return str(TWO_CARD.rank(own))
    suited = "suited" if own[0].suit == own[1].suit else "unsuited"
    return f"{high.word}-{low.word} {suited}"


class TexasHoldemBonus(MultiGame):
    """Two cards of your own and five on the board against the dealer, with bets on the way."""

    slug, house, name, cite = "texas-holdem-bonus", "bclc", "Texas Hold'em Bonus", rule("1.1")
    idea = (
        "Hold'em against the dealer. With two cards in hand you fold the ante or bet twice as "
        "much to see the flop. On the turn and on the river you may check, or bet the ante once "
        "more. The better five of seven cards win; the ante itself is paid from a straight up "
        "and otherwise comes back. A bonus bet pays for the two cards you were dealt first."
    )
    aliases = ("holdem bonus", "thb")
    family = "Poker against the house"
    table_places = ("dealer", "board")
    seats, seats_cite = 7, rule("3.1")
    positions_each, positions_cite = 2, rule("3.2")
    waiting_cite = rule("3.2.1")
    no_back_cite = rule("3.3")
    closed_cite = rule("6.1")
    tips_cite, beside_cite = rule("4.2"), rule("4.3.2")
    spots = (
        Spot("ante", rule("2.1.1")),
        Spot("flop", rule("2.1.2"), later=True),
        Spot("turn", rule("2.1.4"), later=True),
        Spot("river", rule("2.1.4"), later=True),
        side_bet(
            "bonus_jackpot", rule("2.2.1"), beside="ante", by=rule("6.1.1"), closed=rule("6.1.1")
        ),
        PROGRESSIVE.spot,
    )
    opens_with, opens_cite = ("ante",), rule("6.1")
    pay_tables = {"ante": ANTE, "bonus_jackpot": BONUS_JACKPOT, **PROGRESSIVE.pay_tables}
    cap = bonus_cap("bonus_jackpot", cite=rule("5.7"), share=rule("5.7.1"), tip=rule("4.5.2.a"))

    def play(self, t: BankedFelt) -> Script:
        self.deal(t)
        for seat in t.clockwise():
            answer = yield seat.asks(
                seat.may_fold(rule("6.5")),
                seat.may_stake("flop", 2 * seat.bets["ante"], rule("6.4.1")),
                cite=rule("6.4"),
            )
            if not t.stake(seat, answer):
                self.fold(t, seat)
        if not t.anything_live:
            return

        t.heads("All have bet or folded", rule("6.6"))
        self.open_cards(t, 3, rule("6.6.1"))  # 6.6.2, 6.6.3
        yield from self.check_or_bet(t, "turn", rule("6.6.4"), rule("6.7"), rule("6.7.1"))
        t.heads("All have spoken on the turn", rule("6.8"))
        self.open_cards(t, 1, rule("6.8.1"))  # 6.8.2, 6.8.3
        yield from self.check_or_bet(t, "river", rule("6.8.4"), rule("6.9"), rule("6.9.1"))
        t.heads("All have spoken on the river", rule("6.10"))
        self.open_cards(t, 1, rule("6.10.1"))  # 6.10.2, 6.10.4
        t.prompts(rule("6.10.3"))
        for seat in t.seats.values():
            if "flop" in seat.bets:
                t.prompts(rule("6.11"), to=seat.number)

        dealer = self.show_dealer(t)
        t.heads("Compare each hand, from the right", rule("6.13"))
        t.heads("Settle each hand in this order", rule("6.13.3"))
        t.prompts(rule("6.13.3.a"), rule("6.13.3.b"))
        PROGRESSIVE.reminds(t)
        for seat in t.right_to_left():  # 6.13.1
            if seat.bets:
                self.settle_hand(t, seat, dealer)
                self.settle_progressive(t, seat)
        self.end_progressive(t)
        pay_tips(t, rule)
        for seat in t.seats.values():
            seat.marks = ()
        t.prompts(rule("6.17"))

    def deal(self, t: BankedFelt) -> None:
        """Bets are closed and everybody gets two cards face down."""
        close_bets(t, rule, "6.2")
        PROGRESSIVE.starts(t)
        t.places(*t.seats, "dealer", "board")
        for seat in t.clockwise():
            t.deal(2, to=seat.number)  # 6.2.3
        t.deal(2, to="dealer")  # 6.2.4
        t.prompts(rule("6.2.5"))
        for number in t.seats:
            t.prompts(rule("6.3"), to=number)

    def fold(self, t: BankedFelt, seat: Seat) -> None:
        """The ante is taken; a Bonus Jackpot stays in play."""
        seat.folded = True
        t.loses(seat, "ante", "folded", rule("6.5.1"))
        kept = PROGRESSIVE.keeps(t, seat)
        if "bonus_jackpot" in seat.bets:
            t.prompts(rule("6.5.2.a"))
        elif not kept:
            t.prompts(rule("6.5.2"))

    def open_cards(self, t: BankedFelt, count: int, burn: Clause) -> None:
        """A card is burned; the next are dealt to the board face down, then turned."""
        t.prompts(burn)
        t.burn()
        t.deal(count, to="board")
        t.turn("board", count)

    def check_or_bet(
        self, t: BankedFelt, spot: str, offer: Clause, bet: Clause, check: Clause
    ) -> Script:
        """Whoever is still in may bet his ante once more on the next card."""
        for seat in t.clockwise(holding="flop"):
            t.says(f"Seat {seat.number}: check, or bet the {spot}", offer)
            answer = yield seat.asks(
                seat.may_check(check), seat.may_stake(spot, seat.bets["ante"], bet), cite=offer
            )
            if isinstance(answer, Check):
                seat.marks += (f"check {spot}",)
                t.prompts(check)
            else:
                t.stake(seat, answer)

    def show_dealer(self, t: BankedFelt) -> Hand:
        """The dealer's cards are turned and his best five called."""
        t.heads("The dealer's hand", rule("6.12"))
        t.reveal("dealer")  # 6.12.1
        dealer = self.hand(t, "dealer")
        t.says(f"Dealer has {dealer}", rule("6.12.2"))
        if dealer.value == FIVE_CARD.value(t.cards("board")):
            t.says("Playing the board", rule("6.12.2.a"))
        t.prompts(rule("6.12.3"))
        return dealer

    def settle_hand(self, t: BankedFelt, seat: Seat, dealer: Hand) -> None:
        """One player's cards are opened: first the Bonus Jackpot, then the bets on the hand."""
        t.reveal(seat.number)
        own = t.cards(seat.number)
        t.says(f"Seat {seat.number} opens {own[0]} {own[1]}", rule("6.13.2"))
        if seat.folded:
            if "bonus_jackpot" in seat.bets:
                self.settle_jackpot(t, seat, rule("6.5.2.b.1"))
                t.prompts(rule("6.5.2.b.2"))
            return
        hand = self.hand(t, seat.number)
        if hand > dealer:
            self.settle_jackpot(t, seat, rule("6.14.1"))
            t.says(f"Seat {seat.number} wins with {hand.beside(dealer)}", rule("6.14.2"))
        elif hand < dealer:
            self.settle_jackpot(t, seat, rule("6.15.1"))
            t.says(f"Seat {seat.number} has {hand.beside(dealer)}", rule("6.15.2"))
        else:
            self.settle_jackpot(t, seat, rule("6.16.1"))
            t.says(f"Push, seat {seat.number}", rule("6.16.2"))
        self.compare(t, seat, hand, dealer)

    def settle_jackpot(self, t: BankedFelt, seat: Seat, cite: Clause) -> None:
        """The two cards in hand are called, and the Bonus Jackpot is settled on them."""
        own = t.cards(seat.number)
        row, words = in_hand(own, t.cards("dealer")), called(own)
        if row == IN_HAND[0]:
            words = f"{words}, and so has the dealer"
        t.says(f"Seat {seat.number} holds {words}", cite)
        t.pays_or_takes(seat, "bonus_jackpot", row, cite, words)

    def compare(self, t: BankedFelt, seat: Seat, hand: Hand, dealer: Hand) -> None:
        """The better hand takes the bets, equal hands push; the ante pays from a straight up."""
        cites = {"wins": rule("6.14.3"), "loses": rule("6.15.3"), "ties": rule("1.5.2")}
        found = Verdict.between(hand, dealer, "dealer", **cites)
        for spot in ("ante", "flop", "turn", "river"):
            if spot != "ante" or found.result is not Result.WINS:
                t.comes_out(seat, spot, found)
            elif hand.value >= STRAIGHT_OR_BETTER:
                t.pays_for(seat, spot, PAID_ANTE, found.reason)
            else:
                why = f"won with {hand}, less than a straight"
                t.pushes(seat, spot, why, rule("6.14.3.a"))

    def progressive_cards(self, t: BankedFelt, seat: Seat) -> Cards:
        return t.cards(seat.number) + t.cards("board")[:3]  # 15/2.1.2.a

    def hand(self, t: BankedFelt, place: Place) -> Hand:
        """The best five of two own cards and the board (1.3.1)."""
        return FIVE_CARD.rank(t.cards(place) + t.cards("board"))

    def describe(self, round: Round[BankedGame], place: Place, cards: Sequence[Card]) -> str | None:
        if place == "board":
            return None
        board = round.holdings["board"]
        known = (*cards, *board.cards[: board.turned])
        return str(FIVE_CARD.rank(known)) if len(known) >= 5 else called(tuple(cards))


GAME = TexasHoldemBonus()
