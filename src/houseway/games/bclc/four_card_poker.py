"""Four Card Poker: BCLC poker, section 7."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card, Cards, Rank
from houseway.games.bclc.alike import bonus_cap, close_bets, pay_tips
from houseway.games.bclc.multi_game_progressive import PROGRESSIVE, MultiGame
from houseway.hands import FOUR_CARD, Hand
from houseway.hands.category import PAIR
from houseway.money import EVEN
from houseway.play import BankedFelt, Place, Script, Seat
from houseway.rulebook import section
from houseway.wagers import Spot, pay_table

rule = section("bclc-poker/7")

ANTE_BONUS = pay_table(rule("5.7.table"), FOUR_CARD, """
    four of a kind    25 x ante
    straight flush    20 x ante
    three of a kind    2 x ante
""")  # fmt: skip

ACES_UP = pay_table(rule("5.8.table"), FOUR_CARD, """
    four of a kind    50 to 1
    straight flush    30 to 1
    three of a kind    7 to 1
    flush              6 to 1
    straight           5 to 1
    two pair           2 to 1
    pair of aces       1 to 1
""", least={"pair of aces": FOUR_CARD.least(PAIR, Rank.ACE)})  # fmt: skip

MOST_PLAY = 3  # antes: 2.1.2


class FourCardPoker(MultiGame):
    """Your best four of five cards against the dealer's best four of six; ties are yours."""

    rule = staticmethod(rule)  # a sibling section prints the same numbers
    slug, house, name, cite = "four-card-poker", "bclc", "Four Card Poker", rule("1.1")
    idea = (
        "You make the best four of five cards, the dealer the best four of six, one of which "
        "lies open. After looking at yours you fold or play for one to three times the ante. "
        "The dealer always qualifies, but a tie is yours. Good hands earn a bonus on the ante "
        "even when they lose, and Aces Up pays for your own cards alone."
    )
    aliases = ("4cp",)
    family = "Poker against the house"
    seats, seats_cite = 6, rule("3.1")
    positions_each, positions_cite = 2, rule("3.2")
    waiting_cite = rule("3.2.1")
    no_back_cite, closed_cite = rule("3.3"), rule("6.1")
    tips_cite, beside_cite = rule("4.2"), rule("4.3.2")
    spots: tuple[Spot, ...] = (
        Spot("ante", rule("2.1.1")),
        Spot("play", rule("2.1.2"), later=True),
        Spot("aces_up", rule("2.2.1")),
        PROGRESSIVE.spot,
    )
    opens_with, opens_cite = ("ante", "aces_up"), rule("6.1")
    pay_tables = {"ante_bonus": ANTE_BONUS, "aces_up": ACES_UP, **PROGRESSIVE.pay_tables}
    settled: tuple[str, ...] = (
        "6.6.7.a",
        "6.6.7.b",
        "6.6.7.c",
        "6.6.7.d",
    )  # play, ante bonus, ante, aces up
    cap = bonus_cap(
        "ante_bonus", "aces_up", cite=rule("5.9"), share=rule("5.9.1"), tip=rule("4.5.2.a")
    )

    def play(self, t: BankedFelt) -> Script:
        rule = self.rule
        close_bets(t, rule, "6.2")
        PROGRESSIVE.starts(t)
        t.places(*t.seats, "dealer")
        for seat in t.clockwise():
            t.deal(5, to=seat.number)  # 6.2.3
        t.prompts(rule("6.2.3.a"))
        t.deal(5, to="dealer")  # 6.2.4
        t.deal(1, to="dealer")
        *down, up = t.cards("dealer")
        t.arrange("dealer", (up, *down))  # 6.2.5: the sixth on top, face up
        t.turn("dealer")
        for number in t.seats:
            t.prompts(rule("6.3"), to=number)

        for seat in t.clockwise(holding="ante"):  # 6.4; without an ante there is nothing to decide
            ante = seat.bets["ante"]
            answer = yield seat.asks(
                seat.may_fold(rule("6.4.1")),
                seat.may_stake("play", ante, rule("6.4.2"), most=MOST_PLAY * ante),
                cite=rule("6.4"),
            )
            if not t.stake(seat, answer):
                self.fold(t, seat)
        if t.anything_live:
            self.show_dealer(t)

    def fold(self, t: BankedFelt, seat: Seat) -> None:
        """The ante is taken, and with it every side bet but the progressive."""
        seat.folded = True
        t.says(f"Folding, seat {seat.number}", self.rule("6.5.1"))
        for spot in tuple(seat.bets):
            if spot != "progressive":
                t.loses(seat, spot, "folded", self.rule("6.5.2"))
        if not PROGRESSIVE.keeps(t, seat):
            t.prompts(self.rule("6.5.3"), self.rule("6.5.4"))

    def show_dealer(self, t: BankedFelt) -> None:
        """The dealer's best four are laid out, and every hand is settled from the right."""
        rule = self.rule
        dealer = FOUR_CARD.rank(t.cards("dealer"))
        t.heads("The dealer's hand is opened", rule("6.6"))
        t.prompts(rule("6.6.1"), rule("6.6.3"))
        t.arrange("dealer", laid_out(dealer))  # 6.6.2
        t.reveal("dealer")
        t.says(f"Dealer has {dealer}", rule("6.6.4"))
        t.prompts(rule("6.6.5"))
        t.heads("Settle each hand in this order", rule("6.6.7"))
        t.prompts(*map(rule, self.settled))
        PROGRESSIVE.reminds(t)
        for seat in t.right_to_left():
            if seat.bets:
                t.reveal(seat.number)
                hand = FOUR_CARD.rank(t.cards(seat.number))  # 6.6.6
                self.compare(t, seat, hand, dealer)
                self.settle_side_bets(t, seat, hand, dealer)
                self.settle_progressive(t, seat)
        self.end_progressive(t)
        pay_tips(t, rule)
        t.prompts(rule("6.7"))

    def compare(self, t: BankedFelt, seat: Seat, hand: Hand, dealer: Hand) -> None:
        """Play, ante bonus, ante: a hand that beats or equals the dealer's wins (2.1.3)."""
        if "play" not in seat.bets:
            return
        ante = seat.bets["ante"]
        reason = f"{hand.beside(dealer)}; dealer has {dealer.beside(hand)}"
        if hand == dealer:
            reason = f"{hand}, as the dealer has: equal hands win"
        for spot in ("play", "ante"):
            if hand >= dealer:
                t.wins(seat, spot, EVEN, reason, self.rule("2.1.3"))
            else:
                t.loses(seat, spot, reason, self.rule("2.1.3"))
            if spot == "play":
                t.awards(seat, "ante_bonus", hand, of=ante)  # whatever the dealer holds: 2.1.4

    def settle_side_bets(self, t: BankedFelt, seat: Seat, hand: Hand, dealer: Hand) -> None:
        """Aces Up is paid for the player's own hand, whatever the dealer holds (2.2.3)."""
        if not t.pays_for(seat, "aces_up", hand):
            why = f"{hand}{t.pay_tables['aces_up'].missed_by(hand)}"
            t.loses(seat, "aces_up", why, self.rule("2.2.2"))

    def progressive_cards(self, t: BankedFelt, seat: Seat) -> Cards:
        return t.cards(seat.number)  # 15/2.1.1.a

    def describe(self, round: object, place: Place, cards: Sequence[Card]) -> str | None:
        return str(FOUR_CARD.rank(cards)) if len(cards) >= FOUR_CARD.fewest else None


def laid_out(hand: Hand) -> Cards:
    """The four cards that play, what is paired first, and then the others from the highest down."""
    playing = hand.made_of
    spare = [card for card in hand.cards if card not in playing]
    return (*FOUR_CARD.rank(playing).laid_out, *sorted(spare, key=lambda card: -card.rank))


GAME = FourCardPoker()
