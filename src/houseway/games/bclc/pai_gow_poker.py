"""Pai Gow Poker: BCLC poker, section 2."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import WITH_JOKER, Card, Cards
from houseway.games.bclc.pai_gow_house_way import house_way
from houseway.games.bclc.pai_gow_progressive import (
    PROGRESSIVE,
    TOP_NATURAL_ONLY,
)
from houseway.games.bclc.pai_gow_settlement import PaiGowSettlement
from houseway.games.bclc.pai_gow_table import (
    BANKING,
    CHANCES,
    COMMISSION,
    COMMISSION_UNIT,
    DICE,
    TABLE_SETTINGS,
)
from houseway.games.bclc.pai_gow_verdict import (
    HIGH_CARDS,
    LOW_CARDS,
    fouls,
    low_words,
)
from houseway.hands import JOKER_FIVE_CARD, JOKER_TWO_CARD
from houseway.play import BankedFelt, Place, Script, Seat, Setting, Settings
from houseway.play.actions import SetHands
from houseway.play.arrangement import Arrangement
from houseway.play.banked.bank import Banking
from houseway.rulebook import Clause, section
from houseway.wagers import Commission, PayTable, Spot

rule = section("bclc-poker/2")


class PaiGowPoker(PaiGowSettlement):
    """Set seven cards into a high and a low hand; both must beat the bank's."""

    slug, house, name, cite = "pai-gow-poker", "bclc", "Pai Gow Poker", rule("1.1")
    idea = (
        "Seven cards from a deck with a joker are set into a hand of five and a hand of two; "
        "the five must be the better one. Both have to beat the bank's two hands for you to "
        "win, both lose for you to lose, and one each is a push. A hand copied by the bank is "
        "the bank's. It is a slow, friendly game with many pushes, and a commission is kept of "
        "wins. The house way sets the cards for anybody who likes."
    )
    aliases = ("pai gow",)
    family = "Poker against the house"
    deck = WITH_JOKER
    seats, seats_cite = 6, rule("3.1")
    positions_each, positions_cite = seats, rule("3.2")
    waiting_cite = rule("3.2")
    doubled_cite, neighbours_cite = rule("3.2.1"), rule("3.2.2")
    views_cite = rule("7.1.2")
    closed_cite = rule("8.1.3.a")
    tips_cite = rule("5.1")
    prepaid_cite: Clause | None = rule("4.4")
    spots: tuple[Spot, ...] = (Spot("base", rule("7.1.1")), PROGRESSIVE.spot)
    opens_with, opens_cite = ("base",), rule("7.1.1")
    hand_names, set_size, parts = ("high", "low"), HIGH_CARDS + LOW_CARDS, (HIGH_CARDS, LOW_CARDS)
    hand_rankings = (JOKER_FIVE_CARD, JOKER_TWO_CARD)
    miscounts_foul = True
    sets_cite, way_cite, fouls_cite = rule("8.3.1"), rule("8.3.5"), rule("8.3.3")
    pay_tables: dict[str, PayTable] = {"progressive": PROGRESSIVE.table}
    chances = CHANCES
    commission: Commission | None = COMMISSION
    own_settings: tuple[Setting, ...] = (
        *TABLE_SETTINGS,
        COMMISSION_UNIT,
        TOP_NATURAL_ONLY,
    )
    banking: Banking | None = BANKING

    def play(self, t: BankedFelt) -> Script:
        self.close_bets(t)
        self.draw_first_hand(t)
        self.deliver(t)  # 8.1.5, 8.1.6
        self.clear_vacant(t)
        for number in t.numbers():
            t.prompts(rule("8.3.2"), to=number)
        yield from self.set_hands(t)
        self.settle(t)

    # Before the cards

    def close_bets(self, t: BankedFelt) -> None:
        for seat in t.seats.values():
            if seat.tips:
                t.prompts(rule("5.4"), to=seat.number)
        if t.banker:
            t.marks(t.banker, "bank")  # 2.1.5
        else:
            t.place_marks["dealer"] = ("bank",)  # 2.1.4.a
        t.heads("Before the cards", rule("7.1"))
        self.mark_house_way(t)  # 7.1.3
        by_hand = t.settings["manual_shuffle"]
        t.prompts(rule("7.1.5.c" if by_hand else "7.1.4"))
        t.heads("Seven stacks of seven, from the dealer's left", rule("7.1.5"))
        t.prompts(rule("7.1.5.d"), rule("7.1.6"), rule("7.1.7"))
        t.says("Final betting", rule("7.1.8"))
        PROGRESSIVE.starts(t)

    def draw_first_hand(self, t: BankedFelt) -> None:
        """Dice or a number say who gets the first hand, the bank counting as one."""
        dice, thrown = self.uses_dice(t), t.layout.thrown
        if t.banker:
            t.prompts(rule("8.1.2" if dice else "8.2.4"), to=t.banker.number)
        t.prompts(*map(rule, ("8.1.1.a", "8.1.3") if dice else ("8.2.2",)))
        if thrown:
            place = self.first_packet(t)
            t.says(
                f"{'Dice' if dice else 'Number'} {sum(thrown)}: first hand to "
                f"{f'seat {place}' if isinstance(place, int) else place}",
                rule("8.1.4" if dice else "8.2.3"),
            )

    def uses_dice(self, t: BankedFelt) -> bool:
        thrown = t.layout.thrown
        return DICE.fits(thrown) if thrown else t.settings["first_hand"] == DICE.name

    def positions(self, t: BankedFelt) -> list[Place]:
        """Seven positions, counter-clockwise from the bank (8.1.5)."""
        order: list[Place] = ["dealer", *range(self.seats, 0, -1)]
        at = order.index(t.banker.number) if t.banker else 0
        return order[at:] + order[:at]

    def clear_vacant(self, t: BankedFelt) -> None:
        """The hands of empty positions are away; the dice are covered again."""
        if t.put_away:
            t.prompts(rule("8.1.7"))
        if self.uses_dice(t):
            t.prompts(rule("8.1.8"))

    # Setting

    def set_hands(self, t: BankedFelt) -> Script:
        yield from self.ask_players(t)
        self.open_marked(t)  # 8.3.5
        if t.banker:
            yield from self.ask_banker(t, t.banker)
        self.open_house(t)  # 8.3.6.a: last of all

    def ask_banker(self, t: BankedFelt, banker: Seat) -> Script:
        """A banking player sets his hand when all others are set; it is never left fouled."""
        cards = t.cards(banker.number)
        answer = yield banker.asks(
            banker.may_set(self.parts, cards, rule("8.3.4"), loose=self.miscounts_foul),
            banker.may_use_house_way(self.way_cite),
        )
        if isinstance(answer, SetHands) and not self.fouls(answer.hands):
            self.lay(t, banker.number, answer.hands)
        else:
            if isinstance(answer, SetHands):
                t.says("The bank's hand is fouled and is set the house way", rule("2.1.12.a"))
            self.lay_house_way(t, banker.number)
        self.reveal_hands(t, [banker.number])
        t.says(f"The bank has {self.set_hand(t, banker.number)}", rule("8.3.4"))

    def open_house(self, t: BankedFelt) -> None:
        clause = self.lay_house_way(t, "dealer")
        self.reveal_hands(t, ["dealer"])
        t.prompts(rule("8.3.6"))
        t.says(f"Dealer has {self.set_hand(t, 'dealer')}", clause)

    def house_way(self, cards: Cards, settings: Settings) -> Arrangement:
        return house_way(cards, settings)

    def fouls(self, hands: tuple[Cards, ...]) -> bool:
        return fouls(*hands)

    # Words

    def hand_words(self, name: str, cards: Cards) -> str | None:
        if len(cards) == LOW_CARDS:
            return low_words(JOKER_TWO_CARD.rank(cards))
        return str(JOKER_FIVE_CARD.rank(cards)) if len(cards) == HIGH_CARDS else None

    def describe(self, round: object, place: Place, cards: Sequence[Card]) -> str | None:
        return self.hand_words("", tuple(cards))


GAME = PaiGowPoker()
