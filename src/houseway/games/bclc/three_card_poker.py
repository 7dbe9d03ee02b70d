"""Three Card Poker with the 6 Card Bonus: BCLC poker, section 6."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card, Cards, Rank
from houseway.games.bclc.alike import bonus_cap, close_bets, pay_tips
from houseway.games.bclc.multi_game_progressive import PROGRESSIVE, MultiGame
from houseway.hands import FIVE_CARD, THREE_CARD, Hand
from houseway.hands.category import HIGH_CARD
from houseway.money import EVEN, Cents
from houseway.play import BankedFelt, Place, Script, Seat
from houseway.rulebook import section
from houseway.wagers import Spot, Verdict, pay_table

rule = section("bclc-poker/6")

ANTE_BONUS = pay_table(rule("5.8.table"), THREE_CARD, """
    straight flush    5 x ante
    three of a kind   4 x ante
    straight          1 x ante
""")  # fmt: skip

PAIR_PLUS = pay_table(rule("5.9.table"), THREE_CARD, """
    straight flush    40 to 1
    three of a kind   30 to 1
    straight           5 to 1
    flush              4 to 1
    pair               1 to 1
""")  # fmt: skip

SIX_CARD_BONUS = pay_table(rule("5.10.table"), FIVE_CARD, """
    royal flush       1,000 to 1
    straight flush      200 to 1
    four of a kind       50 to 1
    full house           25 to 1
    flush                15 to 1
    straight             10 to 1
    three of a kind       5 to 1
""")  # fmt: skip

QUALIFIES = THREE_CARD.least(HIGH_CARD, Rank.QUEEN)  # 2.1.4


class ThreeCardPoker(MultiGame):
    """Beat the dealer's three cards, or be paid for your own."""

    slug, house, name, cite = "three-card-poker", "bclc", "Three Card Poker", rule("1.1")
    idea = (
        "Three cards to you and three to the dealer. Look at yours and either give up the ante "
        "or play for as much again. A dealer without queen high or better does not qualify: the "
        "ante is paid and the play bet comes back. Otherwise the better hand wins, and with "
        "three cards a straight beats a flush. Pair Plus and the other side bets pay for cards "
        "alone, whatever the dealer has."
    )
    aliases = ("3cp", "tcp")
    family = "Poker against the house"
    seats, seats_cite = 7, rule("3.1")
    positions_each, positions_cite = 1, rule("3.2")
    no_back_cite, closed_cite = rule("3.3"), rule("6.2")
    tips_cite, beside_cite = rule("4.2"), rule("4.3.2")
    spots = (
        Spot("ante", rule("2.1.1")),
        Spot("play", rule("2.1.2"), later=True),
        Spot("pair_plus", rule("2.2.1")),
        Spot(
            "six_card_bonus",
            rule("2.3.1"),
            needs=("ante", "pair_plus"),
            needs_cite=rule("6.1.1"),
        ),
        PROGRESSIVE.spot,
    )
    opens_with, opens_cite = ("ante", "pair_plus"), rule("6.1")
    pay_tables = {
        "ante_bonus": ANTE_BONUS,
        "pair_plus": PAIR_PLUS,
        "six_card_bonus": SIX_CARD_BONUS,
        **PROGRESSIVE.pay_tables,
    }
    cap = bonus_cap(
        "ante_bonus",
        "pair_plus",
        "six_card_bonus",
        cite=rule("5.11"),
        share=rule("5.11.1"),
        tip=rule("4.5.2.a"),
    )

    def play(self, t: BankedFelt) -> Script:
        close_bets(t, rule, "6.3")
        PROGRESSIVE.starts(t)
        t.places(*t.seats, "dealer")
        for seat in t.clockwise():
            t.deal(3, to=seat.number)  # 6.3.3
        t.deal(3, to="dealer")  # 6.3.4
        t.prompts(rule("6.3.4.a"))
        if t.staked("progressive"):
            t.places("progressive")
            t.deal(2, to="progressive")  # 15/2.1.5.b
        for number in t.seats:
            t.prompts(rule("6.4"), to=number)

        for seat in t.clockwise(holding="ante"):  # 6.5; without an ante there is nothing to decide
            answer = yield seat.asks(
                seat.may_fold(rule("6.5.1")),
                seat.may_stake("play", seat.bets["ante"], rule("6.5.2")),
                cite=rule("6.5"),
            )
            if not t.stake(seat, answer):
                self.fold(t, seat)
        if t.anything_live:
            self.show_dealer(t)

    def fold(self, t: BankedFelt, seat: Seat) -> None:
        """The ante is taken; Pair Plus and 6 Card Bonus stay in play."""
        seat.folded = True
        t.says(f"Folding, seat {seat.number}", rule("6.6.1"))
        t.loses(seat, "ante", "folded", rule("6.6.2"))
        if "pair_plus" in seat.bets:
            hand, table = self.hand(t, seat), t.pay_tables["pair_plus"]
            if not table.pays(hand):
                t.loses(seat, "pair_plus", f"folded{table.missed_by(hand)}", rule("6.6.2.a.1"))
        kept = PROGRESSIVE.keeps(t, seat)
        if "six_card_bonus" in seat.bets:
            t.prompts(rule("6.6.2.b"), rule("6.6.3.a"))
        elif not kept:
            t.prompts(rule("6.6.3"), rule("6.6.4"))

    def show_dealer(self, t: BankedFelt) -> None:
        """The dealer's hand is turned up, and every wager still there is settled."""
        dealer = THREE_CARD.rank(t.cards("dealer"))
        t.arrange("dealer", dealer.laid_out)  # 6.7.1
        t.reveal("dealer")
        t.says(f"Dealer has {dealer}", rule("6.7.2"))
        t.heads("The folded hands are cleared", rule("6.7"))
        t.prompts(rule("6.7.3"))
        lit = PROGRESSIVE.lit(t)
        if lit:
            t.reveal("progressive")  # 15/2.1.5.b.1
            PROGRESSIVE.reminds(t)
        qualifies = dealer.value >= QUALIFIES
        if not qualifies:
            t.says("Dealer does not qualify", rule("6.8.1"))
            self.pay_antes(t, f"dealer's {dealer} does not qualify")
            t.prompts(rule("6.8.5"), rule("6.8.6"))
        else:
            t.says(f"Dealer plays with {dealer}", rule("6.9.1"))
            t.prompts(rule("6.9.2"))
            t.heads("Settle each hand in this order", rule("6.9.4"))
            t.prompts(*(rule(f"6.9.4.{step}") for step in "abcde"))
        opened = (s for s in t.right_to_left() if s.bets or (lit and not s.folded))
        t.reveal(*(seat.number for seat in opened))  # 6.9.2
        for seat in t.right_to_left():
            if not seat.bets:  # folded with nothing left: its cards were put away unseen
                continue
            hand = self.hand(t, seat)
            if qualifies:
                self.compare(t, seat, hand, dealer)
            self.pay_bonuses(t, seat, hand)
            self.settle_progressive(t, seat)
        self.end_progressive(t)
        pay_tips(t, rule)
        t.prompts(rule("6.11"))

    def pay_antes(self, t: BankedFelt, reason: str) -> None:
        """The dealer does not qualify: the play bets push and every ante is paid."""
        for seat in t.right_to_left():
            if "play" in seat.bets:
                ante = seat.bets["ante"]
                t.pushes(seat, "play", reason, rule("6.8.2"))
                t.wins(seat, "ante", EVEN, reason, rule("6.8.3"))
                self.pay_ante_bonus(t, seat, ante)

    def compare(self, t: BankedFelt, seat: Seat, hand: Hand, dealer: Hand) -> None:
        """The dealer qualifies: the better hand takes play and ante, equal hands push."""
        if "play" not in seat.bets:
            return
        ante = seat.bets["ante"]
        cites = {"wins": rule("6.9.3"), "loses": rule("6.9.3"), "ties": rule("6.10")}
        found = Verdict.between(hand, dealer, "dealer", **cites)
        t.comes_out(seat, "play", found)
        self.pay_ante_bonus(t, seat, ante)
        t.comes_out(seat, "ante", found)

    def pay_ante_bonus(self, t: BankedFelt, seat: Seat, ante: Cents) -> None:
        """Paid to whoever stayed in, whatever the dealer holds (2.1.5)."""
        t.awards(seat, "ante_bonus", self.hand(t, seat), of=ante)

    def pay_bonuses(self, t: BankedFelt, seat: Seat, hand: Hand) -> None:
        """Pair Plus on the seat's own hand, 6 Card Bonus on the best five of all six cards."""
        t.pays_or_takes(seat, "pair_plus", hand, rule("2.2.2"))
        if "six_card_bonus" not in seat.bets:
            return
        six = FIVE_CARD.rank(t.cards(seat.number) + t.cards("dealer"))
        t.pays_or_takes(seat, "six_card_bonus", six, rule("2.3.2"), f"{six} of six cards")

    def progressive_cards(self, t: BankedFelt, seat: Seat) -> Cards:
        return t.cards(seat.number) + t.cards("progressive")  # 15/2.1.5.a

    def hand(self, t: BankedFelt, seat: Seat) -> Hand:
        return THREE_CARD.rank(t.cards(seat.number))

    def describe(self, round: object, place: Place, cards: Sequence[Card]) -> str | None:
        return str(THREE_CARD.rank(cards)) if len(cards) == 3 else None


GAME = ThreeCardPoker()
