"""Discard Inferno with Burn Baby Burn: BCLC poker, sections 13 and 14."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card, Rank
from houseway.hands import INFERNO, Hand
from houseway.hands.category import PAIR, THREE_OF_A_KIND
from houseway.money import dollars
from houseway.play import BankedFelt, BankedGame, Place, Script, Seat
from houseway.play.settings import money
from houseway.rulebook import section
from houseway.wagers import AggregateCap, Result, Spot, Verdict, pay_table, side_bet

rule, burn = section("bclc-poker/13"), section("bclc-poker/14")

BLIND_BONUS = pay_table(rule("5.6.table"), INFERNO, """
    royal flush       500 to 1
    straight flush     50 to 1
    four of a kind     10 to 1
    full house          3 to 1
    flush               2 to 1
    straight            3 to 2
    three of a kind     1 to 1
""")  # fmt: skip

ACES_UP = pay_table(rule("5.7.table"), INFERNO, """
    royal flush       200 to 1
    straight flush     50 to 1
    four of a kind     30 to 1
    full house         10 to 1
    flush               9 to 1
    straight            6 to 1
    three of a kind     4 to 1
    two pair            2 to 1
    pair of aces        1 to 1
""", least={"pair of aces": INFERNO.least(PAIR, Rank.ACE)})  # fmt: skip

COUNTS = ("1 card", "2 cards", "3 cards", "4 cards", "5 cards", "6 cards", "7 cards")

BURN_BABY_BURN = pay_table(burn("6.1.table"), COUNTS, """
    1 card    30 to 1
    2 cards   20 to 1
    3 cards   10 to 1
    4 cards    4 to 1
""")  # fmt: skip

TRIPS = INFERNO.least(THREE_OF_A_KIND)  # 2.1.3.a: from here on the play bet may be three antes
DISCARDED = Rank.NINE  # 6.6.1: this rank and higher; 6.6.1.b: an ace is the highest


class DiscardInferno(BankedGame):
    """The dealer throws away high cards, and may be left with one; beat what remains."""

    slug, house, name, cite = "discard-inferno", "bclc", "Discard Inferno", rule("1.1")
    idea = (
        "You have six cards, the dealer seven in a pile with the top one open. High cards on "
        "top of his pile are thrown away one after the other, until a low one lies there or a "
        "single card is left. So he often plays a ruin, and you bet up to twice the ante on "
        "beating it, three times with three of a kind. Blind and Aces Up pay for strong hands, "
        "Burn Baby Burn for how far he burns."
    )
    aliases = ("inferno",)
    family = "Poker against the house"
    seats, seats_cite = 6, rule("3.1")
    positions_each, positions_cite = 1, rule("3.2")
    no_back_cite = rule("3.3")
    closed_cite = rule("6.1")
    tips_cite, beside_cite = rule("4.2"), rule("4.3.2")
    spots = (
        Spot("ante", rule("2.1.1")),
        Spot("blind", rule("2.1.1"), equals="ante", equals_cite=rule("6.1.1")),
        Spot("play", rule("2.1.3"), later=True),
        side_bet("aces_up", rule("2.2.1"), beside="ante", by=rule("2.2.1"), closed=rule("6.2")),
        Spot(
            "burn_baby_burn",
            burn("2.1"),
            needs=("ante",),
            needs_cite=burn("2.2"),
            closed_cite=burn("7.1"),
            tips_cite=burn("5.2"),
            beside_cite=burn("5.3.2"),
            choice_cite=burn("1.1"),
            limits_cite=burn("4.1"),
        ),
    )
    opens_with, opens_cite = ("ante",), rule("6.1")
    own_settings = (money("min_unit", "winnings are rounded up to this", BLIND_BONUS.cite, 1),)
    pay_tables = {
        "blind": BLIND_BONUS,
        "aces_up": ACES_UP,
        "burn_baby_burn": BURN_BABY_BURN,
    }
    cap = AggregateCap(
        dollars(50_000),
        spots=("blind", "aces_up", "burn_baby_burn"),  # 5.8; with Burn Baby Burn, section 14's 6.2
        cite=rule("5.8"),
        share_cite=rule("5.8.1"),
        tip_cite=rule("4.5.2.a"),
        own={"burn_baby_burn": (burn("6.2.1"), burn("5.5.2.a"))},
    )

    def play(self, t: BankedFelt) -> Script:
        self.place_tips(t)
        t.heads("Before the cards", rule("6.3"))
        t.prompts(rule("6.3.1"))
        t.says("No more bets", rule("6.3.2"))
        t.places(*t.seats, "dealer")
        for seat in t.clockwise():
            t.deal(6, to=seat.number)  # 6.3.3
        t.deal(7, to="dealer")  # 6.3.4; the first lies on top,
        t.turn("dealer")  # 6.3.5: face up
        for number in t.seats:
            t.prompts(rule("6.4"), to=number)

        for seat in t.clockwise(holding="ante"):  # 6.5
            ante = seat.bets["ante"]
            trips = not t.knows(seat.number) or self.hand(t, seat).value >= TRIPS
            answer = yield seat.asks(
                seat.may_fold(rule("6.5.1")),
                *(seat.may_stake("play", times * ante, rule("6.5.2")) for times in (1, 2)),
                seat.may_stake("play", 3 * ante, rule("6.5.2.a")) if trips else None,
                cite=rule("6.5"),
            )
            if not t.stake(seat, answer):
                self.fold(t, seat)
        if t.anything_live:
            self.showdown(t)

    def place_tips(self, t: BankedFelt) -> None:
        """Where a bet for the dealer lies; Burn Baby Burn's has clauses of its own."""
        for seat in t.seats.values():
            of = {burn if spot == "burn_baby_burn" else rule for spot in seat.tips}
            for part, lead in ((rule, "4.3"), (burn, "5.3")):
                if part in of:
                    t.heads("Your bet for the dealer", part(lead), to=seat.number)
                    t.prompts(part(f"{lead}.1"), part(f"{lead}.2"), to=seat.number)

    def fold(self, t: BankedFelt, seat: Seat) -> None:
        """Ante and blind are taken; Aces Up and Burn Baby Burn stay in play."""
        seat.folded = True
        t.loses(seat, "ante", "folded", rule("6.5.1"))
        t.loses(seat, "blind", "folded", rule("6.5.1"))
        if "aces_up" in seat.bets:
            hand, table = self.hand(t, seat), t.pay_tables["aces_up"]
            if table.pays(hand):
                t.prompts(rule("6.8.6.a"), to=seat.number)
            else:
                t.loses(seat, "aces_up", f"folded{table.missed_by(hand)}", rule("6.8.5.a"))
        if "burn_baby_burn" in seat.bets:
            t.prompts(burn("3.4.1"), to=seat.number)

    def showdown(self, t: BankedFelt) -> None:
        """The dealer's hand is burned down and turned up, and every wager is settled."""
        if t.staked("play") or t.staked("burn_baby_burn"):
            self.burn_down(t)
        dealer = INFERNO.rank(t.cards("dealer"))
        if t.staked("play"):
            t.says(f"Dealer has {dealer}", rule("6.7.1"))
        for seat in t.right_to_left():  # 6.8
            if "play" in seat.bets or "aces_up" in seat.bets:
                t.reveal(seat.number)
            if "play" in seat.bets:
                self.compare(t, seat, self.hand(t, seat), dealer)
            self.pay_side_bets(t, seat)
        won = {line.spot for line in t.lines if line.tip and line.result is Result.WINS}
        if won - {"burn_baby_burn"}:
            t.prompts(rule("4.4"), rule("4.4.1"))
        if "burn_baby_burn" in won:
            t.prompts(burn("5.4"), burn("5.4.1"))

    def burn_down(self, t: BankedFelt) -> None:
        """High cards on top are thrown away until a low one lies there, or one card is left."""
        while len(t.cards("dealer")) > 1 and (top := t.cards("dealer")[0]).rank >= DISCARDED:
            t.says(f"{top.words.capitalize()} is discarded", rule("6.6.1"))
            t.discard("dealer")
            t.turn("dealer")  # the last card is not tested (6.6.1.a)
        t.reveal("dealer")  # 6.7

    def compare(self, t: BankedFelt, seat: Seat, hand: Hand, dealer: Hand) -> None:
        """The better hand takes ante and play; the blind has a table of its own."""
        cites = {"wins": rule("6.8.1"), "loses": rule("6.8.3"), "ties": rule("6.8.4")}
        found = Verdict.between(hand, dealer, "dealer", **cites)
        for spot in ("ante", "play", "blind"):
            if spot != "blind" or found.result is not Result.WINS:
                t.comes_out(seat, spot, found)
            elif not t.pays_for(seat, spot, hand, f"won with {hand}"):
                why = f"won with {hand}{t.pay_tables[spot].missed_by(hand)}"
                t.pushes(seat, spot, why, rule("6.8.2.a"))

    def pay_side_bets(self, t: BankedFelt, seat: Seat) -> None:
        """Aces Up on the seat's own hand, Burn Baby Burn on what the dealer has left."""
        if "aces_up" in seat.bets:
            hand = self.hand(t, seat)
            if not t.pays_for(seat, "aces_up", hand):
                why = f"{hand}{t.pay_tables['aces_up'].missed_by(hand)}"
                t.loses(seat, "aces_up", why, rule("6.8.5.a"))
        left = COUNTS[len(t.cards("dealer")) - 1]
        t.pays_or_takes(seat, "burn_baby_burn", left, burn("3.2"), f"dealer plays {left}")

    def hand(self, t: BankedFelt, seat: Seat) -> Hand:
        return INFERNO.rank(t.cards(seat.number))

    def describe(self, round: object, place: Place, cards: Sequence[Card]) -> str | None:
        return str(INFERNO.rank(cards)) if cards else None


GAME = DiscardInferno()
