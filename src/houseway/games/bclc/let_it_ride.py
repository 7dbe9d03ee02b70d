"""Let It Ride with its $1 bonus: BCLC poker, section 1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from houseway.cards import Card, Rank
from houseway.games.bclc.alike import bonus_cap
from houseway.hands import FIVE_CARD, Hand
from houseway.hands.category import PAIR
from houseway.money import dollars
from houseway.play import BankedFelt, BankedGame, Place, Round, Script, Seat
from houseway.play.actions import TakeBack
from houseway.play.settings import Settings, choice
from houseway.rulebook import Clause, section
from houseway.wagers import AggregateCap, Spot, pay_table

rule = section("bclc-poker/1")

TENS_OR_BETTER = "pair of tens or better"

BASIC_GAME = pay_table(rule("5.3.table"), FIVE_CARD, """
    royal flush             1000 to 1
    straight flush           200 to 1
    four of a kind            50 to 1
    full house                11 to 1
    flush                      8 to 1
    straight                   5 to 1
    three of a kind            3 to 1
    two pair                   2 to 1
    pair of tens or better     1 to 1
""", least={TENS_OR_BETTER: FIVE_CARD.least(PAIR, Rank.TEN)})  # fmt: skip

# The dollar is taken in before the deal and does not come back (6.2.3).
BONUS = pay_table(rule("5.3.table"), FIVE_CARD, """
    royal flush       $20,000
    straight flush     $2,000
    four of a kind       $100
    full house            $75
    flush                 $50
    straight              $25
    three of a kind        $8
    two pair               $4
""")  # fmt: skip

BETS = ("bet_1", "bet_2", "bet_3")
CONVERTS_FROM = 3  # to 1: such a win may be paid in larger chips (7.1)


class LetItRide(BankedGame):
    """Three bets on your three cards and two on the board; take two of them back as you go."""

    slug, house, name, cite = "let-it-ride", "bclc", "Let It Ride", rule("1.1")
    idea = (
        "You do not play against the dealer: five cards, your three and two of the board, are "
        "paid by a table from a pair of tens up. You begin with three equal bets. After seeing "
        "your own cards you may take one back, and after the first board card another; the last "
        "stays. So the art is to leave money out only when the hand is made or likely. A bonus "
        "bet of a dollar pays for the same five cards from two pair up."
    )
    aliases = ("lir",)
    family = "Poker against the house"
    table_places, packet = ("board",), ("board", "board", "burn")
    seats, seats_cite = 7, rule("3.1")
    positions_each, positions_cite = 1, rule("3.2")
    shared_cite, no_back_cite = rule("3.3"), rule("3.4")
    closed_cite, tips_cite = rule("3.6"), rule("4.1")
    spots = (
        # A bet for the dealer rides on bet 3, the one that always stays.
        Spot("bet_1", rule("1.2"), no_tip=rule("4.1")),
        Spot("bet_2", rule("1.2"), equals="bet_1", equals_cite=rule("3.5"), no_tip=rule("4.1")),
        Spot("bet_3", rule("2.3"), equals="bet_1", equals_cite=rule("3.5")),
        Spot(
            "bonus",
            rule("2.4.1"),
            needs=("bet_1",),
            needs_cite=rule("2.4.3"),
            exactly=dollars(1),
            no_tip=rule("4.4"),
            closed_cite=rule("6.2.1.a"),
        ),
    )
    opens_with, opens_cite = ("bet_1",), rule("6.1")
    pay_tables = {**dict.fromkeys(BETS, BASIC_GAME), "bonus": BONUS}
    own_settings = (
        choice(
            "lir_tip_when_capped",
            "what winning bets for the dealer are paid when the aggregate cap is enforced",
            rule("4.1"),
            "full",
            "even",
        ),
    )
    cap = bonus_cap(*BETS, cite=rule("5.2"), share=rule("5.2.1"), tip=rule("5.2"))

    def caps_for(self, settings: Settings) -> tuple[AggregateCap, ...]:
        return (replace(self.cap, tips_even=settings["lir_tip_when_capped"] == "even"),)

    def play(self, t: BankedFelt) -> Script:
        self.lock_bonus(t)
        t.places(*t.seats, "board")
        for seat in t.clockwise():
            t.deal(3, to=seat.number)  # 6.2.4
        t.deal(2, to="board")  # 6.2.5, 6.2.6.a: the first two of the dealer's three
        t.burn()  # 6.2.6
        self.tell_all(t, rule("6.3"))

        for spot, cite in (("bet_1", rule("6.4")), ("bet_2", rule("6.6"))):
            for seat in t.clockwise():
                t.prompts(rule("6.4.1"), rule("6.4.2"), to=seat.number)
                answer = yield seat.asks(seat.may_ride(cite), seat.may_take_back(cite))
                if isinstance(answer, TakeBack):
                    t.gives_back(seat, spot, "taken back", rule("2.2"))
            if spot == "bet_2":
                self.tell_all(t, rule("6.7"))
            t.turn("board")  # 6.5, and the last one
        self.tell_all(t, rule("6.7.1"))
        self.settle_hands(t)

    def lock_bonus(self, t: BankedFelt) -> None:
        """Bets are closed; the dealer takes in every bonus bet whose light is on."""
        for seat in t.seats.values():
            if seat.tips:
                t.prompts(rule("4.2"), to=seat.number)
        t.heads("After the hand sweep", rule("6.2"))
        t.says("No more bets; the bonus is locked", rule("6.2.1"))
        for seat in t.clockwise(holding="bonus"):
            seat.marks = ("bonus light",)  # 6.2.2
        if t.staked("bonus"):
            t.prompts(rule("6.2.2"), rule("6.2.3"))

    def tell_all(self, t: BankedFelt, cite: Clause) -> None:
        for number in t.seats:
            t.prompts(cite, to=number)

    def settle_hands(self, t: BankedFelt) -> None:
        """From the dealer's left each hand is spread, called and settled."""
        t.prompts(rule("6.8"), rule("6.10"))
        bonuses = 0
        converts = False
        for seat in t.clockwise():
            hand = self.hand(t, seat)
            paid = (t.pay_tables[spot].pays(hand) for spot in BETS)
            bonuses += "bonus" in seat.bets and t.pay_tables["bonus"].pays(hand) is not None
            converts |= any(odds and odds.pays >= CONVERTS_FROM for odds in paid)
            t.reveal(seat.number)
            t.says(f"Seat {seat.number} has {hand}", rule("6.9"))
            self.settle_hand(t, seat, hand)
        if converts:
            t.prompts(rule("7.1"), rule("7.1.1"))
        if bonuses > 1:
            t.prompts(rule("8.1"))
        if t.tip_won:
            t.prompts(rule("4.3"), rule("4.3.1"))

    def settle_hand(self, t: BankedFelt, seat: Seat, hand: Hand) -> None:
        """Each bet that is still there is paid for the hand, and so is the bonus."""
        for spot in (*BETS, "bonus"):
            if not t.pays_for(seat, spot, hand):
                why = f"{hand}{t.pay_tables[spot].missed_by(hand)}"
                t.loses(seat, spot, why, BONUS.cite if spot == "bonus" else rule("1.3"))

    def hand(self, t: BankedFelt, seat: Seat) -> Hand:
        return FIVE_CARD.rank(t.cards(seat.number) + t.cards("board"))

    def describe(self, round: Round[Any], place: Place, cards: Sequence[Card]) -> str | None:
        """A player's hand, once the whole board lies open."""
        board = round.holdings["board"]
        if place == "board" or board.turned < 2:
            return None
        return str(FIVE_CARD.rank((*cards, *board.cards)))


GAME = LetItRide()
