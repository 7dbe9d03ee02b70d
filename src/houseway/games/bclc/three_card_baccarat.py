"""Three Card Baccarat: BCLC baccarat, section 6."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card
from houseway.games.bclc.alike import bonus_cap
from houseway.hands import THREE_CARD_BACCARAT
from houseway.play import BankedFelt, BankedGame, Place, Script, Seat
from houseway.play.actions import Action, Stake, TakeBack
from houseway.play.banked.bank import Banking
from houseway.play.options import Options, Together
from houseway.play.settings import money
from houseway.rulebook import Clause, section
from houseway.wagers import Commission, Result, Spot, Verdict, pay_table, side_bet

rule = section("bclc-baccarat/6")

THREE_KINGS = pay_table(rule("6.5.table"), THREE_CARD_BACCARAT, """
    three kings         200 to 1
    three face cards     20 to 1
    nine                  3 to 1
    eight                 2 to 1
""")  # fmt: skip

COMMISSION = Commission(5, rule("4.1"))

# Where the dealer's cards and stake go, by how he comes out against a player's bank
DEALER_AGAINST_BANK = {Result.WINS: rule("7.6.3"), Result.LOSES: rule("7.6.4")}


class ThreeCardBaccarat(BankedGame):
    """Three cards each; the higher hand wins, and any player may be the bank in turn."""

    slug, house, name, cite = "three-card-baccarat", "bclc", "Three Card Baccarat", rule("1.1")
    idea = (
        "Everybody has three cards, and so has the bank; your hand against the bank's is all "
        "that counts. Three kings beat three faces, and both beat any total; a total counts by "
        "its last digit, nine the best, and equal totals are told apart by how many faces are "
        "in them. The bank goes round: any player may hold it and win or lose against the whole "
        "table. Bets are even money, and a side bet pays for your own eights, nines, faces and "
        "kings."
    )
    aliases = ("3cb",)
    family = "Baccarat"
    seats, seats_cite = 9, rule("3.1")
    positions_each, positions_cite = 9, rule("3.2")
    views_cite, views_first = rule("3.2"), True
    no_back_cite = rule("3.3")
    tips_cite, prepaid_cite = rule("5.2"), rule("4.1.1")
    spots = (
        Spot("base", rule("2.1.1")),
        side_bet("three_kings", rule("1.4"), beside="base", by=rule("2.3.1")),
    )
    opens_with, opens_cite = ("base",), rule("7.1")
    pay_tables = {"three_kings": THREE_KINGS}
    cap = bonus_cap(
        "three_kings", cite=rule("6.6"), share=rule("6.6.1"), tip=rule("5.5.2.a"), tips_inside=True
    )
    banking = Banking(
        spots=("base",),
        cite=rule("2.2.2"),
        covers_cite=rule("2.2.8.a"),
        one_hand_cite=rule("2.2.2.a"),
        no_tip_cite=rule("5.6"),
        stake_cite=rule("2.2.10"),
        lowered_cite=rule("2.2.10.a"),
        partners_cite=rule("2.2.12"),
        with_house_cite=rule("2.2.13"),
        commission=Commission(5, rule("7.6.14.a")),
        open_to_banker=("three_kings",),
        clockwise=True,
        skips_short=True,
    )
    own_settings = (
        money(
            "commission_unit",
            "commission is rounded down to this; to the cent if not set",
            rule("4.1"),
        ),
    )

    def clause_of(self, action: Action, asked: Options) -> Clause | None:
        if isinstance(action, Stake):
            return rule("3.5" if action.spot in self.opens_with else "3.4")
        return rule("3.6") if isinstance(action, TakeBack) else None

    def play(self, t: BankedFelt) -> Script:
        self.close_bets(t)
        self.deliver(t)
        yield from self.look_at_cards(t)
        if t.banker:
            self.settle_with_banker(t, t.banker)
        else:
            self.settle_with_house(t)
        if t.tip_won:
            t.prompts(rule("5.4"))

    # Until every hand is down

    def close_bets(self, t: BankedFelt) -> None:
        for seat in t.clockwise():
            if seat.tips:
                t.prompts(rule("5.3"), rule("5.3.1"), rule("5.3.2"), to=seat.number)
        if t.banker:
            t.marks(t.banker, "bank")  # 2.2.5
        else:
            t.place_marks["dealer"] = ("bank",)  # 2.2.4.a
        t.heads("Close the bets and deal", rule("7.2"))
        t.prompts(rule("7.2.1"))
        t.says("No more bets", rule("7.2.2"))

    def deliver(self, t: BankedFelt) -> None:
        """Three cards each, clockwise; the bank's hand is the last of all."""
        order = self.dealing_order(t)
        t.places(*order)
        for place in order:
            if place in t.seats:
                t.holdings[place].shut = not t.layout.looks_at(int(place))
            t.deal(3, to=place)

    def dealing_order(self, t: BankedFelt) -> list[Place]:
        """From the dealer's left (7.2.3), or from the seat after a banking player (7.2.5)."""
        order: list[Place] = [*t.numbers(), "dealer"]
        after = order.index(t.banker.number) + 1 if t.banker else 0
        return order[after:] + order[:after]

    def look_at_cards(self, t: BankedFelt) -> Script:
        """Everybody looks at one hand, and lays it face down."""
        looking = [seat for seat in t.clockwise() if t.layout.looks_at(seat.number)]
        if t.banker:
            looking.append(t.banker)
        for seat in looking:
            t.prompts(rule("2.4"), rule("7.3"), rule("7.4"), to=seat.number)
            if len(t.layout.seats_of(seat.person)) > 1:
                t.prompts(rule("3.2.1"), to=seat.number)
        yield Together(tuple(seat.asks(seat.may_place(rule("7.4"))) for seat in looking))

    # The dealer banks

    def settle_with_house(self, t: BankedFelt) -> None:
        """Hand by hand from the dealer's right: the base bet, then the bonus."""
        t.heads("Settle against the house", rule("7.5"))
        t.heads("Every hand is down", rule("7.5.1"))
        t.prompts(rule("7.5.1.a"))
        t.reveal("dealer")
        t.says(f"The house has {self.words(t, 'dealer')}", rule("7.5.1.b"))
        t.prompts(rule("7.5.1.c"))
        t.heads("At each hand, in this order", rule("7.5.1.e"))
        t.prompts(rule("7.5.1.e.1"))
        if t.staked("three_kings"):
            t.prompts(rule("7.5.1.e.2"))
        t.prompts(rule("7.5.1.g"))
        for seat in t.right_to_left():
            t.reveal(seat.number)
            found = self.verdict(t, seat.number, "dealer")
            if found.result is Result.PUSHES:
                t.says(f"Seat {seat.number} ties", rule("7.5.1.f"))
            self.settle_base(t, seat, found)
            self.settle_bonus(t, seat)

    # A player banks

    def settle_with_banker(self, t: BankedFelt, banker: Seat) -> None:
        """The dealer's stake and the losers first; then the winners; the bonuses last."""
        t.heads("Settle against the player's bank", rule("7.6"))
        assert t.dealer
        dealers = self.meet_dealer(t, banker, t.dealer)
        if "three_kings" in banker.bets:
            self.settle_bonus(t, banker)  # 7.6.6
        t.prompts(rule("7.6.7"), rule("7.6.8"))
        winners = [(t.dealer, dealers)] if dealers.result is Result.WINS else []  # 7.6.13.a
        for seat in t.right_to_left():
            t.reveal(seat.number)
            found = self.verdict(t, seat.number, banker.number)
            if found.result is Result.WINS:
                winners.append((seat, found))  # 7.6.12
                continue
            if found.result is Result.PUSHES:
                t.says(f"Seat {seat.number} ties", rule("7.6.10"))
            else:
                t.prompts(rule("7.6.9"))
            self.settle_base(t, seat, found)
        for seat, found in winners:
            self.settle_base(t, seat, found)
            t.prompts(rule("7.6.16"))
        t.closes_bank("over all bets against the bank", rule("7.6.13"))
        if t.staked("three_kings"):
            t.prompts(rule("7.6.15"))
        for seat in t.clockwise():
            self.settle_bonus(t, seat)

    def meet_dealer(self, t: BankedFelt, banker: Seat, dealer: Seat) -> Verdict:
        """The dealer's hand meets the bank's before any other; if it wins it is paid later."""
        t.heads("Show the bank's hand", rule("7.6.2"))
        t.prompts(rule("7.6.2.a"))
        t.reveal(banker.number)
        t.says(f"The bank has {self.words(t, banker.number)}", rule("7.6.2.b"))
        t.reveal("dealer")
        found = self.verdict(t, "dealer", banker.number)
        if found.result is Result.PUSHES:
            t.says("The dealer ties", rule("7.6.5"))
        else:
            t.prompts(DEALER_AGAINST_BANK[found.result])
        if found.result is not Result.WINS:
            self.settle_base(t, dealer, found)
        return found

    # One wager

    def verdict(self, t: BankedFelt, place: Place, bank: Place) -> Verdict:
        """The higher hand wins (6.3), of equal totals the one with more faces (6.4)."""
        hand, other = (THREE_CARD_BACCARAT.rank(t.cards(each)) for each in (place, bank))
        won = rule("6.4" if hand.category == other.category else "6.3")
        return Verdict.between(hand, other, "the bank", wins=won, loses=won, ties=rule("6.4.3"))

    def settle_base(self, t: BankedFelt, seat: Seat, found: Verdict) -> None:
        charged = None if seat is t.dealer else COMMISSION  # the house owes itself none
        t.comes_out(seat, "base", found, charged)

    def settle_bonus(self, t: BankedFelt, seat: Seat) -> None:
        """Paid by the seat's own hand, whatever became of its base bet."""
        hand = THREE_CARD_BACCARAT.rank(t.cards(seat.number))
        t.pays_or_takes(seat, "three_kings", hand, rule("2.3.2"))

    def words(self, t: BankedFelt, place: Place) -> str:
        return str(THREE_CARD_BACCARAT.rank(t.cards(place)))

    def describe(self, round: object, place: Place, cards: Sequence[Card]) -> str | None:
        return str(THREE_CARD_BACCARAT.rank(cards)) if len(cards) == 3 else None


GAME = ThreeCardBaccarat()
