"""Fortune Asia Poker: BCLC poker, section 16."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import WITH_JOKER, Card, Cards
from houseway.games.bclc.fortune_asia_house_way import HOUSE_WAY_SETTINGS, fouls, house_way
from houseway.games.bclc.fortune_asia_match import (
    NAMES,
    RANKINGS,
    SetHand,
    in_words,
    match_up,
    ranked,
)
from houseway.games.bclc.fortune_bonus import ENVY_MARK, fortune_bonus
from houseway.hands import INSURANCE
from houseway.money import EVEN, dollars
from houseway.play import BankedFelt, Place, Script, Seat
from houseway.play.arrangement import Arrangement
from houseway.play.banked.set_game import HOUSE_WAY_MARK, SetGame
from houseway.play.chance import Chance
from houseway.play.settings import Settings, money
from houseway.rulebook import section
from houseway.wagers import AggregateCap, Spot, pay_table, side_bet

rule = section("bclc-poker/16")

FORTUNE = fortune_bonus(rule("5.7.1.table"))

INSURANCE_BONUS = pay_table(rule("5.7.2.table"), INSURANCE, """
    nine high    100 to 1
    ten high      50 to 1
    jack high     10 to 1
    queen high     7 to 1
    king high      5 to 1
    ace high       3 to 1
""")  # fmt: skip


class FortuneAsiaPoker(SetGame):
    """Set seven cards into hands of four, two and one; two of the three must beat the dealer's."""

    slug, house, name, cite = "fortune-asia-poker", "bclc", "Fortune Asia Poker", rule("1.1")
    idea = (
        "Seven cards are set into three hands, of four, two and one card; the larger a hand, "
        "the better it must be. Two of the three have to beat the dealer's for you to win. "
        "Winning all three is worth no more, so strength is spread, not stacked. A Fortune bet "
        "looks at all seven cards, and an insurance pays for having nothing. The house way sets "
        "for you if you ask."
    )
    aliases = ("asia poker",)
    family = "Poker against the house"
    deck = WITH_JOKER
    seats, seats_cite = 6, rule("3.1")
    positions_each, positions_cite = seats, rule("3.2")
    waiting_cite = rule("3.2")
    doubled_cite, neighbours_cite = rule("3.2.1"), rule("3.2.2")
    views_cite = rule("6.2")
    tips_cite = rule("4.1")
    spots = (
        Spot("base", rule("2.1.1")),
        side_bet(
            "fortune", rule("2.2.1"), beside="base", by=rule("2.2.1.b"), closed=rule("2.2.1.c")
        ),
        side_bet("insurance", rule("2.3.1"), beside="base", by=rule("2.3.1.b")),
    )
    opens_with, opens_cite = ("base",), rule("2.1.1")
    hand_names, hand_rankings = NAMES, RANKINGS
    parts = tuple(each.size for each in RANKINGS)  # 2.1.2
    set_size = sum(parts)
    miscounts_foul = True
    sets_cite, way_cite, fouls_cite = rule("6.6"), rule("6.7"), rule("6.6.1")
    pay_tables = {"fortune": FORTUNE.table, "envy": FORTUNE.envy, "insurance": INSURANCE_BONUS}
    chances = (Chance("rng", 1, 7, rule("6.3.1")),)
    own_settings = (
        *HOUSE_WAY_SETTINGS,
        money("min_unit", "winnings are rounded up to this", default=1),
    )
    cap = AggregateCap(  # 5.9: neither the basic wager nor envy is under it
        dollars(50_000),
        spots=("fortune", "insurance"),
        cite=rule("5.8"),
        share_cite=rule("5.8.1"),
        tip_cite=rule("5.8"),
    )

    def play(self, t: BankedFelt) -> Script:
        self.close_bets(t)
        self.draw_first_hand(t)
        self.deliver(t)  # 6.4, 6.4.1
        t.prompts(rule("6.5"))
        t.prompts(rule("6.7"), rule("6.8"))
        yield from self.ask_players(t)
        self.open_marked(t)  # 3.2.3
        self.open_house(t)
        self.settle(t)

    # Before the cards

    def close_bets(self, t: BankedFelt) -> None:
        for seat in t.seats.values():
            if seat.tips:
                t.prompts(rule("4.3"), to=seat.number)
        FORTUNE.starts(t)
        self.mark_house_way(t)
        for mark, cite in ((ENVY_MARK, rule("6.1.1.a")), (HOUSE_WAY_MARK, rule("6.2.1"))):
            if any(mark in seat.marks for seat in t.seats.values()):
                t.prompts(cite)
        t.prompts(rule("6.3"))

    def draw_first_hand(self, t: BankedFelt) -> None:
        """The display shows a number: the position that gets the first hand."""
        for number in t.layout.thrown:
            place = self.first_packet(t)
            first = f"seat {place}" if isinstance(place, int) else place
            t.says(f"Number {number}: first hand to {first}", rule("6.3.1"))

    def positions(self, t: BankedFelt) -> list[Place]:
        """Counter-clockwise from the dealer's right; the dealer is the seventh (6.3.2)."""
        return [*range(self.seats, 0, -1), "dealer"]

    # Setting

    def open_house(self, t: BankedFelt) -> None:
        """The dealer's cards come last of all (6.9)."""
        t.heads("The dealer's hand is turned up and set the house way", rule("6.9"))
        clause = self.lay_house_way(t, "dealer")
        self.reveal_hands(t, ["dealer"])
        t.says(f"Dealer has {self.set_hand(t, 'dealer')}", clause)

    def set_hand(self, t: BankedFelt, place: Place) -> SetHand | None:
        """What a place has set; None if it is fouled."""
        return ranked(*self.hands_of(t, place))

    def house_way(self, cards: Cards, settings: Settings) -> Arrangement:
        return house_way(cards, settings)

    def fouls(self, hands: tuple[Cards, ...]) -> bool:
        return fouls(*hands)

    # Settlement

    def settle(self, t: BankedFelt) -> None:
        """Hand by hand, the wager and its bonuses together; envy when all are settled."""
        tips = any(seat.tips for seat in t.seats.values())
        dealer = self.set_hand(t, "dealer")
        assert dealer  # the house way never fouls
        t.prompts(rule("6.10"), rule("6.13"), rule("6.13.1"))
        for seat in t.right_to_left():
            if HOUSE_WAY_MARK not in seat.marks:  # those lie open
                self.reveal_hands(t, [seat.number])
            self.settle_base(t, seat, dealer)
            self.pay_bonuses(t, seat)
        FORTUNE.ends(t, lambda seat: self.dealt_to(t, seat.number), rule("6.13.2"))
        if tips:
            t.prompts(rule("4.2"), rule("4.2.1"))

    def settle_base(self, t: BankedFelt, seat: Seat, dealer: SetHand) -> None:
        """Two match-ups of three win even money; equal hands are the dealer's."""
        own = self.set_hand(t, seat.number)
        if own is None:
            t.says(f"Seat {seat.number} is fouled", rule("6.6.1"))
            t.loses(seat, "base", "fouled", rule("6.6.1"))
            return
        t.says(f"Seat {seat.number} has {own}", rule("6.11.1"))
        found = match_up(own, dealer)
        reason = f"{found}: {own.beside(dealer)}; dealer has {dealer.beside(own)}"
        if found.wins:
            t.wins(seat, "base", EVEN, reason, rule("6.11.2"))
        else:
            cite = rule("6.11.3.a" if found.lost_by_ties else "6.11.3")
            t.loses(seat, "base", reason, cite)

    def pay_bonuses(self, t: BankedFelt, seat: Seat) -> None:
        """Both bonuses look at the seven cards, fouled or not (6.6.1.a)."""
        dealt = self.dealt_to(t, seat.number)
        if "fortune" in seat.bets:
            FORTUNE.settles(t, seat, dealt)
        if "insurance" in seat.bets:
            grade = INSURANCE.rank(dealt)
            t.pays_or_takes(seat, "insurance", grade, rule("5.7.2.a"))

    # Words

    def hand_words(self, name: str, cards: Cards) -> str | None:
        return in_words(cards)

    def describe(self, round: object, place: Place, cards: Sequence[Card]) -> str | None:
        return in_words(tuple(cards))


GAME = FortuneAsiaPoker()
