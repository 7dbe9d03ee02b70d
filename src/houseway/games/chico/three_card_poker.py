"""Three Card Poker 6 Card Bonus: Chico."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card, Rank
from houseway.hands import CHICO_THREE_CARD, FIVE_CARD, Hand
from houseway.hands.category import HIGH_CARD
from houseway.houses.chico import HOUSE
from houseway.money import EVEN
from houseway.play import BankedFelt, BankedGame, Fold, Script, Seat
from houseway.play.banked.bank import Covering
from houseway.play.banked.burning import Burning
from houseway.play.banked.collecting import Collecting
from houseway.play.happenings import ALL, Place
from houseway.play.settings import choice
from houseway.rulebook import clause, section
from houseway.wagers import Spot, Verdict, pay_table

rule = section("chico/three-card-6-card-bonus")

PAIR_PLUS = pay_table(rule("pair-plus.table"), CHICO_THREE_CARD, """
    mini royal flush   200 to 1
    straight flush      40 to 1
    three of a kind     30 to 1
    straight             6 to 1
    flush                3 to 1
    pair                 1 to 1
""")  # fmt: skip

SIX_CARD_BONUS = pay_table(rule("six-card.table"), FIVE_CARD, """
    royal flush       1,000 to 1
    straight flush      200 to 1
    four of a kind      100 to 1
    full house           20 to 1
    flush                15 to 1
    straight              9 to 1
    three of a kind       8 to 1
""")  # fmt: skip

QUALIFIES = CHICO_THREE_CARD.least(HIGH_CARD, Rank.QUEEN)  # dealing.13.s2

BURNING = Burning(rule("dealing.6.a"), every_round=True)


class ThreeCardPoker(BankedGame):
    """Beat the three cards of a player who banks, one of them open; or be paid for your own."""

    slug, house, name, cite = "three-card-poker", "chico", "Three Card Poker", rule("type.1")
    idea = (
        "Three cards each against a player who banks, and one of the bank's cards lies open. "
        "Fold, or play for as much as the ante. The bank has to qualify for the play bet to "
        "count. The bank pays as far as its wager covers, in a fixed order. Pair Plus and the "
        "six card bonus pay for cards alone."
    )
    aliases = ("3cp", "tcp")
    family = "Against a player-dealer"
    table_places = ("burned",)
    seats, seats_cite = 7, rule("table.1")
    positions_cite = rule("table.1")
    limits_cite, no_back_cite = rule("dealing.p1"), rule("dealing.2")
    covering = Covering(
        cite=rule("type.1"),
        returned_cite=rule("winners.4"),
        one_hand_cite=rule("type.1.s2"),
        rounds_cite=rule("type.1.s4"),
    )
    collecting = Collecting(
        HOUSE.collection,
        "chico/three-card-6-card-bonus",
        action=("ante", "pair_plus", "six_card_bonus"),
        base="ante",
        cite=clause("chico/collection/procedures.5"),
    )
    burning = BURNING
    spots = (
        Spot("ante", rule("dealing.3")),
        Spot("play", rule("dealing.11"), later=True),
        Spot(
            "pair_plus",
            rule("pair-plus.p1"),
            needs=("ante",),
            needs_cite=rule("pair-plus.1"),
            printed="Pair Plus",
        ),
        Spot(
            "six_card_bonus",
            rule("six-card.p1"),
            needs=("ante",),
            needs_cite=rule("six-card.1"),
            printed="6 Card Bonus",
        ),
    )
    opens_with, opens_cite = ("ante",), rule("dealing.3")
    pay_tables = {"pair_plus": PAIR_PLUS, "six_card_bonus": SIX_CARD_BONUS}
    own_settings = (
        choice(
            "ante_on_no_qualify",
            "what becomes of the antes when the bank does not qualify",
            rule("winners.1"),
            "pay",
            "push",
        ),
    )

    def play(self, t: BankedFelt) -> Script:
        self.deal(t)
        for seat in t.clockwise():  # dealing.11.s2
            answer = yield seat.asks(
                seat.may_fold(rule("dealing.11")),
                seat.may_stake("play", seat.bets["ante"], rule("dealing.11")),
            )
            if isinstance(answer, Fold):
                seat.folded = True  # what he gives up is collected when his turn is settled
            else:
                t.stake(seat, answer)
        if any(seat.folded for seat in t.seats.values()):
            t.prompts(rule("dealing.12"))
        self.show_bank(t)

    def deal(self, t: BankedFelt) -> None:
        """Bets are closed, cards burned, and stacks dealt from the bank's left, the bank last."""
        assert t.banker
        bank = t.banker.number
        t.marks(t.banker, "bank")
        t.prompts(rule("table.2"), *(rule(f"table.2.{area}") for area in "abcd"), to=ALL)
        t.heads("Two decks", rule("deck.3"))
        t.prompts(*(rule(f"deck.3.{step}") for step in "abcd"))
        t.says("No more bets", rule("dealing.5"))
        BURNING.burn(t)
        order = [*(seat.number for seat in t.clockwise()), bank]
        t.places(*order)
        t.holdings[bank].shut = True
        for place in order:
            t.deal(3, to=place)  # dealing.7
        t.turn_bottom(bank)  # dealing.8
        t.prompts(rule("dealing.8.s2"))
        for number in t.seats:
            t.prompts(rule("dealing.10.s2"), to=number)

    def show_bank(self, t: BankedFelt) -> None:
        """The bank's hand is turned up, and every seat settled from its left, all at once."""
        assert t.banker
        place = t.banker.number
        bank = CHICO_THREE_CARD.rank(t.cards(place))
        t.arrange(place, bank.laid_out)  # dealing.13
        t.reveal(place)
        if bank.value >= QUALIFIES:
            t.says(f"The bank plays with {bank}", rule("winners.2"))
            t.prompts(rule("winners.2.s2"))
        else:
            t.says(f"The bank does not qualify: {bank}", rule("winners.1"))
            for seat in t.clockwise("play"):  # at once, before anything is settled
                t.pushes(seat, "play", "the bank does not qualify", rule("winners.1.a"))
        for seat in t.clockwise():  # winners.3
            if not seat.folded or "six_card_bonus" in seat.bets:
                t.reveal(seat.number)
            self.settle_hand(t, seat, bank)
        t.closes_bank("over all wagers against the bank", rule("type.1.s2"))
        t.prompts(rule("winners.5"))

    def settle_hand(self, t: BankedFelt, seat: Seat, bank: Hand) -> None:
        """All wagers of a seat, in the order that the cover follows (winners.3.s2)."""
        hand = CHICO_THREE_CARD.rank(t.cards(seat.number))
        if seat.folded:
            t.loses(seat, "pair_plus", "folded", rule("dealing.11.a"))
            t.loses(seat, "ante", "folded", rule("dealing.11"))
        else:
            t.pays_or_takes(seat, "pair_plus", hand, rule("pair-plus.6"))
            if bank.value < QUALIFIES:
                self.settle_ante(t, seat, bank)
            else:
                self.compare(t, seat, hand, bank)
        self.settle_six_cards(t, seat)

    def settle_ante(self, t: BankedFelt, seat: Seat, bank: Hand) -> None:
        """The bank does not qualify, and the book is silent about the ante of who stayed in.

        It is paid, unless the table posts a push.
        """
        reason = f"the bank's {bank} does not qualify"
        if t.settings["ante_on_no_qualify"] == "push":
            t.pushes(seat, "ante", reason, rule("winners.1"))
        else:
            t.wins(seat, "ante", EVEN, reason, rule("winners.1"))

    def compare(self, t: BankedFelt, seat: Seat, hand: Hand, bank: Hand) -> None:
        """The bank qualifies: the better hand takes ante and play, equal hands push."""
        cites = {"wins": rule("winners.2.a"), "loses": rule("winners.2.b")}
        found = Verdict.between(hand, bank, "bank", **cites, ties=rule("winners.2.c"))
        for spot in ("ante", "play"):
            t.comes_out(seat, spot, found)

    def settle_six_cards(self, t: BankedFelt, seat: Seat) -> None:
        """The best five of the seat's cards and the bank's, whether it folded or not."""
        if "six_card_bonus" not in seat.bets:
            return
        assert t.banker
        six = FIVE_CARD.rank(t.cards(seat.number) + t.cards(t.banker.number))
        t.pays_or_takes(seat, "six_card_bonus", six, rule("six-card.6"), f"{six} of six cards")

    def describe(self, round: object, place: Place, cards: Sequence[Card]) -> str | None:
        if place == "burned" or len(cards) != 3:
            return None
        return str(CHICO_THREE_CARD.rank(cards))


GAME = ThreeCardPoker()
