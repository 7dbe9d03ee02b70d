"""Never Fold'em Hold'em: Chico."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card, Cards, Rank
from houseway.hands import FIVE_CARD, TWO_CARD, Hand
from houseway.houses.chico import HOUSE
from houseway.play import BankedFelt, BankedGame, Round, Script, Seat
from houseway.play.banked.bank import Covering
from houseway.play.banked.collecting import Collecting
from houseway.play.happenings import ALL, Place
from houseway.play.settings import choice, switch
from houseway.rulebook import section
from houseway.wagers import Result, Spot, Verdict, pay_table, side_bet

rule = section("chico/never-foldem")

FINAL_HAND = pay_table(rule("final-hand.table"), FIVE_CARD, """
    royal flush      50 to 1
    straight flush   30 to 1
    four of a kind   20 to 1
    full house        8 to 1
    flush             5 to 1
    straight          3 to 1
""")  # fmt: skip

BLACKJACKS = ("ace-jack suited", "ace-ten", "ace-face")
BLACKJACK = pay_table(rule("blackjack-bonus.table"), BLACKJACKS, """
    ace-jack suited   60 to 1
    ace-ten           25 to 1
    ace-face          12 to 1
""")  # fmt: skip

SUMS = (*map(str, (2, 3, 4, 9, 10)), "11 blackjack", "11 other", "12")
FIELD = pay_table(rule("bet-the-field.table"), SUMS, """
    2              10 to 1
    3               5 to 1
    4               3 to 1
    9               2 to 1
    10              2 to 1
    11 blackjack    3 to 2
    11 other        1 to 1
    12              1 to 1
""")  # fmt: skip


def blackjack(own: Cards) -> str:
    """The row of the Blackjack table that two cards belong to; none for most of them."""
    low, high = sorted(card.rank for card in own)
    if high != Rank.ACE or not Rank.TEN <= low <= Rank.KING:
        return ""
    if low == Rank.TEN:
        return "ace-ten"
    suited = own[0].suit == own[1].suit
    return "ace-jack suited" if low == Rank.JACK and suited else "ace-face"


def field_sum(own: Cards) -> str:
    """What two cards add up to: an ace is one, a face ten; an eleven says how it is made."""
    low, high = sorted(1 if card.rank == Rank.ACE else min(card.rank, 10) for card in own)
    if low + high == 11:
        return "11 blackjack" if low == 1 else "11 other"
    return str(low + high)


class NeverFoldem(BankedGame):
    """Two cards and the board against a player who banks: call or check, and never fold."""

    slug, house, name, cite = (
        "never-foldem-holdem",
        "chico",
        "Never Fold'em Hold'em",
        rule("type.1"),
    )
    idea = (
        "Hold'em against a player who banks, and nobody ever folds. With two cards in hand you "
        "may bet two antes more, and after the flop one more; or check both times. The better "
        "five of seven cards win ante and calls. The Final Hand bet pays for what you end with, "
        "win or lose, and side bets look at your first two cards or at the field."
    )
    aliases = ("never foldem",)
    family = "Against a player-dealer"
    table_places = ("board",)
    seats, seats_cite = 8, rule("table.1")
    positions_cite = rule("dealing.3")
    limits_cite, no_back_cite = rule("dealing.p1"), rule("dealing.2")
    covering = Covering(
        cite=rule("type.1"),
        returned_cite=rule("dealing.15"),
        one_hand_cite=rule("type.1.s2"),
        rounds_cite=rule("type.1.s4"),
    )
    collecting = Collecting(
        HOUSE.collection,
        "chico/never-foldem",
        action=("ante", "final_hand", "blackjack", "field"),
        base="ante",  # with Final Hand one base wager, and one fee
        cite=rule("collection.procedures.5"),
        notices=(rule("collection.procedures.8"), rule("collection.procedures.9")),
        suggest=4,  # the first whose maximum may be over $200
    )
    spots = (
        Spot("ante", rule("object.1")),
        Spot(
            "final_hand",
            rule("object.1"),
            equals="ante",
            equals_cite=rule("dealing.3.a"),
        ),
        Spot("call_2x", rule("object.2"), later=True),
        Spot("call_1x", rule("object.3"), later=True),
        side_bet("blackjack", rule("dealing.3.b"), beside="ante", by=rule("blackjack-bonus.4")),
        side_bet("field", rule("dealing.3.c"), beside="ante", by=rule("bet-the-field.4")),
    )
    opens_with, opens_cite = ("ante",), rule("dealing.3")
    pay_tables = {"final_hand": FINAL_HAND, "blackjack": BLACKJACK, "field": FIELD}
    own_settings = (
        choice(
            "dealt_from",
            "a shuffler deals two cards at a time, a shoe one",
            rule("dealing.5"),
            "shuffler",
            "shoe",
        ),
        switch("manual_shuffle", "the shuffling machine is out of order", rule("deck.2.a.1")),
        switch(
            "half_dollars", "no chip below fifty cents: payments are rounded down to it", FIELD.cite
        ),
    )

    def play(self, t: BankedFelt) -> Script:
        self.deal(t)
        for seat in t.clockwise():  # dealing.6; both calls may be made
            ante = seat.bets["ante"]
            answer = yield seat.asks(
                seat.may_check(rule("dealing.6")),
                seat.may_stake("call_2x", 2 * ante, rule("dealing.6")),
            )
            t.stake(seat, answer)
        t.burn()
        t.deal(3, to="board")  # dealing.7
        for seat in t.clockwise():
            answer = yield seat.asks(
                seat.may_check(rule("dealing.8")),
                seat.may_stake("call_1x", seat.bets["ante"], rule("dealing.8")),
            )
            t.stake(seat, answer)
        for _ in ("turn", "river"):  # dealing.9, dealing.10
            t.burn()
            t.deal(1, to="board")
        assert t.banker
        t.reveal(t.banker.number, *(seat.number for seat in t.clockwise()))  # dealing.11
        bank = self.hand(t, t.banker.number)
        for seat in t.clockwise():  # dealing.13
            self.settle_hand(t, seat, bank)
        t.closes_bank(str(bank), rule("type.1.s2"))

    def deal(self, t: BankedFelt) -> None:
        """Bets are closed, and everybody gets two cards face down; the bank is dealt last."""
        assert t.banker
        t.prompts(rule("table.2"), *(rule(f"table.2.{area}") for area in "abcdef"), to=ALL)
        shuffled = rule("deck.2.a.1") if t.settings["manual_shuffle"] else rule("deck.2.a")
        t.prompts(rule("deck.2"), shuffled, rule("deck.2.b"), rule("deck.2.c"))
        for seat in t.clockwise("blackjack"):
            t.prompts(rule("blackjack-bonus.4.s2"), to=seat.number)
        for seat in t.clockwise("field"):
            t.prompts(rule("bet-the-field.4.s2"), to=seat.number)
        t.heads("Before the cards", rule("dealing.4"))
        t.says("No more bets", rule("dealing.4.a"))
        order = [*(seat.number for seat in t.clockwise()), t.banker.number]  # dealing.4.b
        t.places(*order)
        t.places("board", up=True)
        packets = (1, 1) if t.settings["dealt_from"] == "shoe" else (2,)  # dealing.5
        for count in packets:
            for place in order:
                t.deal(count, to=place)

    def settle_hand(self, t: BankedFelt, seat: Seat, bank: Hand) -> None:
        """All wagers of a seat, in the order of dealing.14, which the cover follows."""
        hand = self.hand(t, seat.number)
        cites = {"wins": rule("winners.4.a"), "loses": rule("winners.3.a")}
        found = Verdict.between(hand, bank, "bank", **cites, ties=rule("winners.2.c"))
        said = f"Seat {seat.number} {found.result} with {hand.beside(bank)}"
        t.says(said, rule("winners.1.b"))
        t.comes_out(seat, "ante", found)
        won = found.result is Result.WINS
        lost = rule("winners.4.b" if won else "winners.3.b")
        if not t.pays_for(seat, "final_hand", hand):  # whether the hand wins or not
            why = f"{hand}{t.pay_tables['final_hand'].missed_by(hand)}"
            t.loses(seat, "final_hand", why, lost)
        t.comes_out(seat, "call_2x", found)
        t.comes_out(seat, "call_1x", found)
        self.settle_bonus_bets(t, seat)
        if found.result is not Result.PUSHES:
            t.prompts(rule("winners.4.e" if won else "winners.3.e"))

    def settle_bonus_bets(self, t: BankedFelt, seat: Seat) -> None:
        """Blackjack and the field go by the seat's own two cards, whatever the hands are."""
        own = t.cards(seat.number)
        made, total = blackjack(own), field_sum(own)
        if not t.pays_for(seat, "blackjack", made):
            t.loses(seat, "blackjack", "no blackjack", rule("blackjack-bonus.6"))
        t.pays_or_takes(seat, "field", total, rule("bet-the-field.6"), f"a sum of {total}")

    def hand(self, t: BankedFelt, place: Place) -> Hand:
        """The best five of two own cards and the board."""
        return FIVE_CARD.rank(t.cards(place) + t.cards("board"))

    def describe(self, round: Round[BankedGame], place: Place, cards: Sequence[Card]) -> str | None:
        if place == "board":
            return None
        board = round.holdings["board"].cards
        return str((FIVE_CARD if board else TWO_CARD).rank((*cards, *board)))


GAME = NeverFoldem()
