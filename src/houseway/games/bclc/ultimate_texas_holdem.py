"""Ultimate Texas Hold'em: BCLC poker, section 11."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card, Cards
from houseway.games.bclc.alike import bonus_cap, close_bets, pay_tips
from houseway.games.bclc.multi_game_progressive import PROGRESSIVE, MultiGame
from houseway.hands import FIVE_CARD, TWO_CARD, Hand
from houseway.hands.category import PAIR
from houseway.play import BankedFelt, BankedGame, Place, Round, Script, Seat
from houseway.play.settings import money
from houseway.rulebook import section
from houseway.wagers import Result, Spot, Verdict, pay_table, side_bet

rule = section("bclc-poker/11")

BLIND = pay_table(rule("5.6.table"), FIVE_CARD, """
    royal flush      500 to 1
    straight flush    50 to 1
    four of a kind    10 to 1
    full house         3 to 1
    flush              3 to 2
    straight           1 to 1
""")  # fmt: skip

TRIPS = pay_table(rule("5.7.table"), FIVE_CARD, """
    royal flush       50 to 1
    straight flush    40 to 1
    four of a kind    30 to 1
    full house         8 to 1
    flush              6 to 1
    straight           5 to 1
    three of a kind    3 to 1
""")  # fmt: skip

QUALIFIES = FIVE_CARD.least(PAIR)  # 2.1.10


class UltimateTexasHoldem(MultiGame):
    """Bet once against the dealer: the sooner, the more."""

    slug, house, name = "ultimate-texas-holdem", "bclc", "Ultimate Texas Hold'em"
    idea = (
        "You and the dealer each have two cards, and five come on the board. You bet once on "
        "your hand, and the sooner the more: four times the ante before the flop, twice after "
        "it, once at the end, where you fold otherwise. So big hands are bet at once and "
        "doubtful ones wait. The blind pays extra for great winners; Trips pays for your hand "
        "whoever wins."
    )
    aliases = ("ultimate", "uth")
    cite = rule("1.1")
    family = "Poker against the house"
    table_places = ("board", "dealer")
    seats, seats_cite = 6, rule("3.1")
    positions_each, positions_cite = 2, rule("3.2")
    no_back_cite = rule("3.3")
    closed_cite = rule("6.1")
    tips_cite, beside_cite = rule("4.2"), rule("4.3.2")
    spots = (
        Spot("ante", rule("2.1.1")),
        Spot("blind", rule("2.1.1"), equals="ante", equals_cite=rule("6.1.1")),
        Spot("play", rule("2.1.3"), later=True),
        side_bet("trips", rule("2.2.1"), beside="ante", by=rule("6.1"), closed=rule("6.2")),
        PROGRESSIVE.spot,
    )
    opens_with, opens_cite = ("ante",), rule("6.1")
    pay_tables = {"blind": BLIND, "trips": TRIPS, **PROGRESSIVE.pay_tables}
    own_settings = (
        money("min_unit", "a win is rounded up to this, in the player's favour", BLIND.cite, 1),
    )
    cap = bonus_cap("blind", "trips", cite=rule("5.8"), share=rule("5.8.1"), tip=rule("4.5.2.a"))

    def play(self, t: BankedFelt) -> Script:
        self.deal(t)
        for seat in t.clockwise():  # 6.5
            ante = seat.bets["ante"]
            answer = yield seat.asks(
                seat.may_check(rule("6.5.1")),
                *(seat.may_stake("play", times * ante, rule("6.5.2")) for times in (3, 4)),
                cite=rule("6.5"),
            )
            t.stake(seat, answer)
        t.turn("board", 3)  # 6.6
        for seat in self.undecided(t):  # 6.7
            answer = yield seat.asks(
                seat.may_check(rule("6.7.1")),
                seat.may_stake("play", 2 * seat.bets["ante"], rule("6.7.2")),
                cite=rule("6.7"),
            )
            t.stake(seat, answer)
        t.turn("board", 2)  # 6.8
        for seat in self.undecided(t):  # 6.9
            answer = yield seat.asks(
                seat.may_fold(rule("6.9.1")),
                seat.may_stake("play", seat.bets["ante"], rule("6.9.2")),
                cite=rule("6.9"),
            )
            if not t.stake(seat, answer):
                self.fold(t, seat)
        if t.anything_live:
            self.show_dealer(t)
            pay_tips(t, rule)

    def undecided(self, t: BankedFelt) -> list[Seat]:
        """The seats without a play bet: whoever has one is not asked again (6.5.2.a, 6.7.2.a)."""
        return [seat for seat in t.clockwise() if "play" not in seat.bets]

    def deal(self, t: BankedFelt) -> None:
        """Bets are closed; the board is dealt first, then two cards to everybody."""
        close_bets(t, rule, "6.3")
        PROGRESSIVE.starts(t)
        t.places("board", *t.seats, "dealer")
        t.deal(5, to="board")  # 6.3.3; the first three are the flop, 6.3.3.b
        t.prompts(rule("6.3.3.a"))
        for seat in t.clockwise():
            t.deal(2, to=seat.number)  # 6.3.4
        t.deal(2, to="dealer")  # 6.3.5
        for number in t.seats:
            t.prompts(rule("6.4"), to=number)

    def fold(self, t: BankedFelt, seat: Seat) -> None:
        """Ante and blind are lost, whatever the dealer holds; Trips stays in play."""
        seat.folded = True
        t.loses(seat, "ante", "folded", rule("6.9.1"))
        t.loses(seat, "blind", "folded", rule("6.9.1"))
        if "trips" in seat.bets:
            t.prompts(rule("6.12.3.e.2"), to=seat.number)
        PROGRESSIVE.keeps(t, seat)

    def show_dealer(self, t: BankedFelt) -> None:
        """The dealer's cards are turned, and every wager still there is settled."""
        t.heads("The folded hands are cleared", rule("6.10"))
        t.reveal("dealer")  # 6.10.1
        dealer = self.hand(t, "dealer")
        t.says(f"Dealer has {dealer}", rule("6.10.2"))
        t.prompts(rule("6.10.3"))
        PROGRESSIVE.reminds(t)
        qualified = dealer.value >= QUALIFIES  # 6.11
        if qualified:
            t.says(f"Dealer plays with {dealer}", rule("6.12.1"))
            t.prompts(rule("6.12.2"))
        else:
            t.says("Dealer does not qualify", rule("6.13.1"))
            t.says(f"Dealer's hand is {dealer}", rule("6.13.2"))
            t.prompts(rule("6.13.3.a"))
            self.return_antes(t, dealer)
            t.prompts(rule("6.13.4"))
        for seat in t.right_to_left():
            if seat.bets:
                t.reveal(seat.number)
                hand = self.hand(t, seat.number)
                if not seat.folded:
                    self.compare(t, seat, hand, dealer)
                self.settle_trips(t, seat, hand, qualified=qualified)
                self.settle_progressive(t, seat)
        self.end_progressive(t)
        t.prompts(rule("6.14"))

    def return_antes(self, t: BankedFelt, dealer: Hand) -> None:
        """The dealer does not qualify: every ante goes back before a player's hand is opened."""
        for seat in t.right_to_left():
            t.pushes(seat, "ante", f"dealer's {dealer} does not qualify", rule("6.13.3"))

    def compare(self, t: BankedFelt, seat: Seat, hand: Hand, dealer: Hand) -> None:
        """The better hand takes ante, play and blind; equal hands push all three."""
        qualified = dealer.value >= QUALIFIES
        wins, loses, ties = (
            (rule("6.12.3.a"), rule("6.12.3.c"), rule("6.12.3.d"))
            if qualified
            else (rule("6.13.5.a"), rule("6.13.5.d"), rule("6.13.5.e"))
        )
        found = Verdict.between(hand, dealer, "dealer", wins=wins, loses=loses, ties=ties)
        for spot in ("ante", "play", "blind"):
            if spot != "blind" or found.result is not Result.WINS:
                t.comes_out(seat, spot, found)
            elif not t.pays_for(seat, spot, hand, found.reason):
                less = rule("6.12.3.b.1") if qualified else rule("6.13.5.c")
                t.pushes(seat, spot, f"won with {hand}{t.pay_tables[spot].missed_by(hand)}", less)

    def settle_trips(self, t: BankedFelt, seat: Seat, hand: Hand, *, qualified: bool) -> None:
        """Trips is paid on the seat's own hand, folded or not, whatever the dealer holds."""
        t.pays_or_takes(seat, "trips", hand, rule("6.12.3.e" if qualified else "6.13.5.f"))

    def progressive_cards(self, t: BankedFelt, seat: Seat) -> Cards:
        return t.cards(seat.number) + t.cards("board")[:3]  # 15/2.1.3.a

    def hand(self, t: BankedFelt, place: Place) -> Hand:
        """The best five of two own cards and the board."""
        return FIVE_CARD.rank(t.cards(place) + t.cards("board"))

    def describe(self, round: Round[BankedGame], place: Place, cards: Sequence[Card]) -> str | None:
        if place == "board":
            return None
        board = round.holdings["board"]
        known = (*cards, *board.cards[: board.turned])
        return str((FIVE_CARD if board.turned else TWO_CARD).rank(known))


GAME = UltimateTexasHoldem()
