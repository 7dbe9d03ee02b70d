"""Pai Gow Poker: BCLC poker, section 2."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import WITH_JOKER, Card, Cards
from houseway.games.bclc.pai_gow_house_way import house_way
from houseway.games.bclc.pai_gow_progressive import (
    PROGRESSIVE,
    PROGRESSIVE_STEPS,
    TOP_NATURAL_ONLY,
    progressive_hand,
)
from houseway.games.bclc.pai_gow_table import (
    BANKING,
    CHANCES,
    COMMISSION,
    COMMISSION_UNIT,
    TABLE_SETTINGS,
)
from houseway.games.bclc.pai_gow_verdict import (
    HIGH_CARDS,
    LOW_CARDS,
    SetHand,
    Verdict,
    fouls,
    low_words,
    ranked,
    verdict,
)
from houseway.hands import JOKER_FIVE_CARD, JOKER_TWO_CARD, Hand
from houseway.money import EVEN
from houseway.play import BankedRound, Script
from houseway.play.actions import SetHands
from houseway.play.arrangement import Arrangement
from houseway.play.bank import Banking
from houseway.play.round import Place
from houseway.play.seat import Seat
from houseway.play.set_game import HOUSE_WAY_MARK, SetGame
from houseway.play.settings import Setting, Settings
from houseway.rulebook import section
from houseway.wagers import Commission, PayTable, Result, Spot

rule = section("bclc-poker/2")

BANKED_BY_DEALER = tuple(map(rule, ("8.3.9", "8.4.8", "8.4.9", "8.4.10")))
BANKED_BY_PLAYER = tuple(map(rule, ("8.5.5", "8.5.6", "8.5.7", "8.5.8", "8.5.9")))
DEALER_AGAINST_BANK = {Result.WINS: "8.5.2", Result.LOSES: "8.5.3", Result.PUSHES: "8.5.4"}


class PaiGowPoker(SetGame):
    """Set seven cards into a high and a low hand; both must beat the bank's."""

    slug, house, name, cite = "pai-gow-poker", "bclc", "Pai Gow Poker", rule("1.1")
    family = "Poker against the house"
    deck = WITH_JOKER
    seats, seats_cite = 6, rule("3.1")
    positions_each, positions_cite = 6, rule("3.2")
    waiting_cite = rule("3.2")
    doubled_cite, neighbours_cite = rule("3.2.1"), rule("3.2.2")
    views_cite = rule("7.1.2")
    tips_cite = rule("5.1")
    spots: tuple[Spot, ...] = (Spot("base", rule("7.1.1")), PROGRESSIVE.spot)
    opens_with, opens_cite = ("base",), rule("7.1.1")
    hand_names, set_size, parts = ("high", "low"), HIGH_CARDS + LOW_CARDS, (HIGH_CARDS, LOW_CARDS)
    miscounts_foul = True
    sets_cite, way_cite = rule("8.3.1"), rule("8.3.5")
    pay_tables: dict[str, PayTable] = {"progressive": PROGRESSIVE.table}
    chances = CHANCES
    commission: Commission | None = COMMISSION
    own_settings: tuple[Setting, ...] = (
        *TABLE_SETTINGS,
        COMMISSION_UNIT,
        TOP_NATURAL_ONLY,
    )
    banking: Banking | None = BANKING

    def play(self, t: BankedRound) -> Script:
        self.close_bets(t)
        self.draw_first_hand(t)
        self.deliver(t)  # 8.1.5, 8.1.6
        self.clear_vacant(t)
        for number in t.numbers():
            t.prompts(rule("8.3.2"), to=number)
        yield from self.set_hands(t)
        self.settle(t)

    # Before the cards

    def close_bets(self, t: BankedRound) -> None:
        for seat in t.clockwise():
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

    def draw_first_hand(self, t: BankedRound) -> None:
        """Dice or a number say who gets the first hand, the bank counting as one."""
        thrown = t.layout.thrown
        with_dice = len(thrown) > 1 if thrown else t.settings["first_hand"] == "dice"
        if t.banker:
            t.prompts(rule("8.1.2" if with_dice else "8.2.4"), to=t.banker.number)
        t.prompts(*map(rule, ("8.1.1.a", "8.1.3") if with_dice else ("8.2.2",)))
        if thrown:
            what = "Dice" if with_dice else "Number"
            place = self.first_packet(t)
            first = f"seat {place}" if isinstance(place, int) else place
            t.says(
                f"{what} {sum(thrown)}: first hand to {first}",
                rule("8.1.4" if with_dice else "8.2.3"),
            )
            if with_dice:
                t.prompts(rule("8.1.8"))

    def positions(self, t: BankedRound) -> list[Place]:
        """Seven positions, counter-clockwise from the bank (8.1.5)."""
        order: list[Place] = ["dealer", *range(self.seats, 0, -1)]
        at = order.index(t.banker.number) if t.banker else 0
        return order[at:] + order[:at]

    def clear_vacant(self, t: BankedRound) -> None:
        if t.put_away:
            t.prompts(rule("8.1.7"))

    # Setting

    def set_hands(self, t: BankedRound) -> Script:
        yield from self.ask_players(t)
        self.open_marked(t)
        if t.banker:
            yield from self.ask_banker(t, t.banker)
        self.open_house(t)  # 8.3.6.a: last of all

    def open_marked(self, t: BankedRound) -> None:
        """Of somebody's several hands, those he does not look at (8.3.5)."""
        for seat in t.right_to_left():
            if HOUSE_WAY_MARK in seat.marks:
                clause = self.lay_house_way(t, seat.number)
                self.reveal_hands(t, [seat.number])
                t.says(
                    f"Seat {seat.number} set the house way: {self.set_hand(t, seat.number)}", clause
                )

    def ask_banker(self, t: BankedRound, banker: Seat) -> Script:
        """A banking player sets his hand when all others are set; it is never left fouled."""
        answer = yield self.asks(t, banker)  # 8.3.4
        if isinstance(answer, SetHands) and not self.fouls(answer.hands):
            self.lay(t, banker.number, answer.hands)
        else:
            if isinstance(answer, SetHands):
                t.says("The bank's hand is fouled and is set the house way", rule("2.1.12.a"))
            self.lay_house_way(t, banker.number)
        self.reveal_hands(t, [banker.number])
        t.says(f"The bank has {self.set_hand(t, banker.number)}", rule("8.3.4"))

    def open_house(self, t: BankedRound) -> None:
        clause = self.lay_house_way(t, "dealer")
        self.reveal_hands(t, ["dealer"])
        t.prompts(rule("8.3.6"))
        t.says(f"Dealer has {self.set_hand(t, 'dealer')}", clause)

    def set_hand(self, t: BankedRound, place: Place) -> SetHand | None:
        """What a place has set; None if it is fouled."""
        return ranked(*self.hands_of(t, place))

    def house_way(self, cards: Cards, settings: Settings) -> Arrangement:
        return house_way(cards, settings)

    def fouls(self, hands: tuple[Cards, ...]) -> bool:
        return fouls(*hands)

    # Settlement

    def settle(self, t: BankedRound) -> None:
        """Each hand meets the bank's; winners are paid once all are known (8.4.10, 8.5.9)."""
        tips = any(seat.tips for seat in t.clockwise())
        bank = self.set_hand(t, t.banker.number if t.banker else "dealer")
        assert bank  # 2.1.12: never fouled
        if t.banker:
            self.settle_dealer(t, bank)
        else:
            t.prompts(*BANKED_BY_DEALER)
        order = self.turning_order(t)
        self.reveal_hands(t, (seat.number for seat in order))
        verdicts = [(seat, self.verdict(t, seat.number, bank)) for seat in order]
        for seat, found in verdicts:
            t.says(f"Seat {seat.number} {found.result}", rule("8.4.7"))
            if found.result is not Result.WINS:
                self.settle_base(t, seat, found)
        self.head_bonuses(t)
        for seat, found in verdicts:
            self.settle_base(t, seat, found, self.commission)
            self.pay_bonuses(t, seat)
        if t.banker:
            t.closes_bank("over all wagers against the bank", rule("8.5.12"))
        self.pay_last(t)
        if tips:
            t.prompts(rule("5.2"), rule("5.2.1"))

    def settle_dealer(self, t: BankedRound, bank: SetHand) -> None:
        """The dealer's own stake against a banking player comes first, free of commission."""
        assert t.dealer
        found = verdict(self.set_hand(t, "dealer"), bank)
        t.says(f"Dealer {found.result}", rule("8.5.1"))
        self.settle_base(t, t.dealer, found)
        t.prompts(rule(DEALER_AGAINST_BANK[found.result]), *BANKED_BY_PLAYER)

    def turning_order(self, t: BankedRound) -> list[Seat]:
        """From the dealer's right (8.3.9), or from the seat beside a banking player (8.5.6)."""
        return [t.seats[place] for place in self.positions(t) if place in t.seats]

    def verdict(self, t: BankedRound, place: Place, bank: SetHand) -> Verdict:
        return verdict(self.set_hand(t, place), bank)

    def settle_base(
        self, t: BankedRound, seat: Seat, found: Verdict, commission: Commission | None = None
    ) -> None:
        _, reason, cite = found
        if found.result is Result.WINS:
            t.wins(seat, "base", EVEN, reason, cite, commission)
        elif found.result is Result.PUSHES:
            t.pushes(seat, "base", reason, cite)
        else:
            t.loses(seat, "base", reason, cite)

    def head_bonuses(self, t: BankedRound) -> None:
        """What the dealer minds before he settles the side bets."""
        if t.staked("progressive"):
            t.heads("Settle each hand in this order", PROGRESSIVE_STEPS[0])
            t.prompts(*PROGRESSIVE_STEPS[1:])

    def pay_bonuses(self, t: BankedRound, seat: Seat) -> None:
        """The side bets of one hand, whatever became of its wager."""
        if "progressive" in seat.bets:
            PROGRESSIVE.settles(t, seat, self.progressive_hand(t, seat))

    def pay_last(self, t: BankedRound) -> None:
        """What waits until every other wager is settled: the meter's awards."""
        waiting = (seat for seat in t.right_to_left() if "progressive" in seat.bets)
        PROGRESSIVE.ends(t, ((seat, self.progressive_hand(t, seat)) for seat in waiting))

    def progressive_hand(self, t: BankedRound, seat: Seat) -> Hand:
        return progressive_hand(self.dealt_to(t, seat.number), t.settings)

    # Words

    def hand_words(self, name: str, cards: Cards) -> str | None:
        if len(cards) == LOW_CARDS:
            return low_words(JOKER_TWO_CARD.rank(cards))
        return str(JOKER_FIVE_CARD.rank(cards)) if len(cards) == HIGH_CARDS else None

    def describe(self, round: object, place: Place, cards: Sequence[Card]) -> str | None:
        return self.hand_words("", tuple(cards))


GAME = PaiGowPoker()
