"""Fortune Pai Gow Poker: Chico."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import WITH_JOKER, Card, Cards
from houseway.games.bclc.fortune_bonus import ENVY_MARK
from houseway.games.bclc.pai_gow_verdict import (
    HIGH_CARDS,
    LOW_CARDS,
    SetHand,
    low_words,
    ranked,
    verdict,
)
from houseway.games.chico.fortune_house_way import house_way
from houseway.games.chico.fortune_table import (
    BONUS,
    BY_HAND,
    BY_HAND_STEPS,
    BY_SHUFFLER,
    CLAUSES,
    DICE,
    ENVY,
    FORTUNE,
    PILES,
    SETTINGS,
)
from houseway.hands import CHICO_JOKER_FIVE_CARD, JOKER_TWO_CARD
from houseway.houses.chico import HOUSE
from houseway.play import BankedFelt, Place, Script, Seat, Settings
from houseway.play.arrangement import Arrangement
from houseway.play.banked.bank import Covering
from houseway.play.banked.collecting import Collecting
from houseway.play.banked.envy import pay_envy
from houseway.play.banked.set_game import SetGame
from houseway.play.chance import Chance
from houseway.rulebook import clause, section
from houseway.wagers import Spot, side_bet

rule = section("chico/fortune-pai-gow")

BANK_MARK, ACTION_MARK = "bank", "action"


class FortunePaiGow(SetGame):
    """Set seven cards into two hands; both must beat those of the player who banks."""

    slug, house, name, cite = "fortune-pai-gow", "chico", "Fortune Pai Gow Poker", rule("type.1")
    idea = (
        "Two hands from seven cards, of five and of two, against those of a player who banks. "
        "Both must win for you to win; one each is a push, and copies are the bank's. The bank "
        "pays as far as its wager covers, in a fixed order. A Fortune bet pays for all seven "
        "cards. The house takes a flat collection and no commission."
    )
    aliases = ("fortune",)
    family = "Against a player-dealer"
    deck = WITH_JOKER
    table_places = ()
    seats, seats_cite = 7, rule("table.1.s3")
    positions_each, positions_cite = 6, rule("table.1.s3")
    limits_cite, back_cite = rule("dealing.p1"), rule("dealing.2")
    covering = Covering(
        cite=rule("dealing.3"),
        returned_cite=rule("dealing.13"),
        one_hand_cite=rule("type.1.s2"),
        rounds_cite=rule("type.1.s4"),
    )
    collecting = Collecting(
        HOUSE.collection,
        "chico/fortune-pai-gow",
        action=("base", "fortune"),
        base="base",
        cite=clause("chico/collection/procedures.5"),
    )
    chances = (BY_SHUFFLER, BY_HAND)
    spots = (
        Spot("base", rule("dealing.4")),
        side_bet("fortune", rule("object.2"), beside="base", by=rule("fortune-bonus.p1")),
    )
    opens_with, opens_cite = ("base",), rule("dealing.4")
    pay_tables = {"fortune": FORTUNE, "envy": ENVY}
    hand_names, set_size, parts = ("high", "low"), HIGH_CARDS + LOW_CARDS, (HIGH_CARDS, LOW_CARDS)
    hand_rankings = (CHICO_JOKER_FIVE_CARD, JOKER_TWO_CARD)
    sets_cite, way_cite = rule("dealing.8"), rule("dealing.8.b")
    own_settings = SETTINGS

    def chance_for(self, settings: Settings) -> Chance:
        return BY_HAND if settings["manual_shuffle"] else BY_SHUFFLER

    def play(self, t: BankedFelt) -> Script:
        assert t.banker
        bank = t.banker.number
        t.marks(t.banker, BANK_MARK)  # dealing.3.s4
        t.says("No more bets", rule("dealing.4"))
        BONUS.starts(t)
        self.throw(t)
        self.deliver(t)  # dealing.6, dealing.7
        t.holdings[bank].shut = True
        yield from self.ask_players(t)
        clause = self.lay_house_way(t, bank)  # dealing.9
        self.reveal_hands(t, [bank])
        t.says(f"The bank has {self.set_hand(t, bank)}", clause)
        self.settle(t)

    # Dice and cards

    def throw(self, t: BankedFelt) -> None:
        """The dice say who gets the first hand, and who is settled first."""
        by_hand = t.settings["manual_shuffle"]
        t.prompts(*(BY_HAND_STEPS if by_hand else (rule("dealing.5.a"),)))
        action = self.turning_order(t)[0]
        t.marks(action, ACTION_MARK)
        if t.layout.thrown:
            t.says(
                f"Dice {sum(t.layout.thrown[:DICE])}: first hand to seat {self.first_packet(t)}, "
                f"action to seat {action.number}",
                rule("dealing.5.b.7" if by_hand else "dealing.5.a.1"),
            )

    def positions(self, t: BankedFelt) -> list[Place]:
        """Seven positions, clockwise from the bank, which counts as one."""
        assert t.banker
        at = t.banker.number
        return [(at - 1 + i) % self.seats + 1 for i in range(self.seats)]

    def first_packet(self, t: BankedFelt) -> Place:
        order = self.positions(t)
        return (
            order[(sum(t.layout.thrown[:DICE]) - 1) % len(order)] if t.layout.thrown else order[0]
        )

    def turning_order(self, t: BankedFelt) -> list[Seat]:
        """The seats with a wager, clockwise from the Action button (dealing.12).

        It lies where the first hand goes, or at the first wager after it: so the bank's own
        number gives it to his left (dealing.5.a.2, dealing.5.a.3).
        """
        order = self.positions(t)
        at = order.index(self.first_packet(t))
        return [t.seats[place] for place in order[at:] + order[:at] if place in t.seats]

    def deal_packets(self, t: BankedFelt, places: Sequence[Place]) -> None:
        """By hand a card at a time, to and fro; the pile that was picked goes out first."""
        if not t.settings["manual_shuffle"]:
            super().deal_packets(t, places)
            return
        picked = t.layout.thrown[DICE] - 1 if len(t.layout.thrown) > DICE else 0
        piles = [places[(number - picked) % PILES] for number in range(PILES)]
        rows = [piles if row % 2 == 0 else piles[::-1] for row in range(self.set_size)]
        t.deal_rows(rows, places)  # dealing.5.b.1, dealing.5.b.2
        t.burn(len(self.deck) - PILES * self.set_size)  # dealing.5.b.3

    # Setting

    def house_way(self, cards: Cards, settings: Settings) -> Arrangement:
        return house_way(cards, settings)

    def set_hand(self, t: BankedFelt, place: Place) -> SetHand | None:
        """What a place has set; None if it is fouled."""
        high, low = self.hands_of(t, place)
        return ranked(high, low, CHICO_JOKER_FIVE_CARD)

    def fouls(self, hands: tuple[Cards, ...]) -> bool:
        high, low = hands
        return ranked(high, low, CHICO_JOKER_FIVE_CARD) is None

    # Settling

    def settle(self, t: BankedFelt) -> None:
        """Base and Fortune seat by seat from the Action button, and envy when all are done."""
        assert t.banker
        bank = self.set_hand(t, t.banker.number)
        assert bank  # the house way never fouls
        order = self.turning_order(t)
        self.mind_envy(t, order)
        bonus = t.staked("fortune")
        for seat in order:
            self.reveal_hands(t, [seat.number])  # dealing.10
            self.settle_base(t, seat, bank)
            if bonus:
                BONUS.settles(t, seat, self.dealt_to(t, seat.number))
        self.pay_envy(t, order)
        t.closes_bank("over all wagers against the bank", rule("type.1.s2"))
        t.prompts(rule("winners.11"))

    def settle_base(self, t: BankedFelt, seat: Seat, bank: SetHand) -> None:
        """Both hands must be higher than the bank's; a copy is the bank's."""
        found = verdict(self.set_hand(t, seat.number), bank, CLAUSES)
        t.says(f"Seat {seat.number} {found.result}", found.clause)
        t.comes_out(seat, "base", found)

    def mind_envy(self, t: BankedFelt, order: Sequence[Seat]) -> None:
        """The buttons stay where they are, beside bonus bets that are paid and that are taken."""
        marked = (seat for seat in order if ENVY_MARK in seat.marks)
        table = t.pay_tables["fortune"]
        paid = {bool(table.pays(BONUS.hand(self.dealt_to(t, s.number)))) for s in marked}
        steps = {True: rule("winners.7.s2"), False: rule("winners.8.s2")}
        t.prompts(*(step for pays, step in steps.items() if pays in paid))

    def pay_envy(self, t: BankedFelt, order: Sequence[Seat]) -> None:
        """Envy for hands with a Fortune bet, as far as the cover goes; then the buttons go.

        The highest hand alone is envied. Its own holder gets nothing, unless another has the same.
        """
        earners = {seat.number: 1 for seat in order if ENVY_MARK in seat.marks}
        bet_on = (seat for seat in order if "fortune" in t.layout.bets.get(seat.number, {}))
        hands = [(seat, BONUS.hand(self.dealt_to(t, seat.number))) for seat in bet_on]
        every = bool(t.settings["envy_multiple"])
        top = max((hand.value for _, hand in hands), default=0)
        envied = [each for each in hands if every or each[1].value == top]
        pay_envy(t, earners, envied, order, of="fortune", once=not every)
        for seat in order:
            t.unmarks(seat, ENVY_MARK)  # envy.10

    # Words

    def hand_words(self, name: str, cards: Cards) -> str | None:
        if len(cards) == LOW_CARDS:
            return low_words(JOKER_TWO_CARD.rank(cards))
        return str(CHICO_JOKER_FIVE_CARD.rank(cards)) if len(cards) == HIGH_CARDS else None

    def describe(self, round: object, place: Place, cards: Sequence[Card]) -> str | None:
        return self.hand_words("", tuple(cards))


GAME = FortunePaiGow()
