"""Pure 21.5 Blackjack, 6 to 5: Chico, California."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card, Rank
from houseway.games.chico.pure_hands import (
    BANK_STANDS,
    MUST_HIT,
    MUST_STAND,
    Circle,
    Played,
    is_pure,
    splits,
    totals,
    words,
)
from houseway.games.chico.pure_settling import settle
from houseway.games.chico.pure_table import SIX_TO_FIVE, PureTable
from houseway.money import Cents, Odds, text
from houseway.play import BankedFelt, Offer, Script
from houseway.play.actions import Double, EvenMoney, Hit, Insure, SplitPair, Surrender
from houseway.play.banked.seat import Seat, Wager
from houseway.play.happenings import ALL, Place
from houseway.play.settings import choice
from houseway.rulebook import clause

MOST_HANDS = 4
TURNS = {1: "first", 2: "second"}
DROPPED_LATE = clause("chico/collection/pure-21.5.4-11.s6")


class PureTwentyOne(PureTable):
    """Beat the bank without passing 21."""

    def play(self, t: BankedFelt) -> Script:
        rule = self.rule
        bank = t.banker
        assert bank
        self.open(t, bank)
        self.deal(t, bank.number)
        circles = [
            Circle(seat, [Played(t.holdings[seat.number], self.wagers(t, seat))])
            for seat in t.clockwise()
        ]
        cards = t.holdings[bank.number].cards
        found = False
        if cards[0].rank == Rank.ACE:
            for circle in circles:
                yield from self.offer_insurance(t, circle)
            found = is_pure(cards)
            seen = "Pure 21.5" if found else "no Pure 21.5"
            t.says(f"The down card is checked: {seen}", rule("dealing.12"))
        if not found:
            for circle in circles:  # 14
                yield from self.act(t, circle)
        self.complete(t, bank.number, circles)
        settle(self, t, circles, cards)
        t.closes_bank("over all wagers", rule("type.1.s2"))
        t.prompts(rule("dealing.20"))

    def open(self, t: BankedFelt, bank: Seat) -> None:
        """The player-dealer is named, the fees are taken, everybody is told what applies."""
        rule, layout = self.rule, t.layout.bank
        assert layout
        t.marks(bank, f"player-dealer, {TURNS.get(layout.turn)} turn")  # 4
        t.prompts(rule("table.2"), to=ALL)
        t.says(f"Seat {bank.number} banks {text(layout.roll)}", rule("dealing.4"))
        t.says("No more bets", rule("dealing.5"))
        t.prompts(rule("table.1.s5"))
        option = self.collecting.option(t.settings) if self.collecting else None
        if option and option.player != "none":
            t.prompts(rule("dealing.5.s3"))
        for seat in t.seats.values():
            if "buster" in seat.bets:
                t.prompts(rule("buster.p1.s3"), to=seat.number)
            if "red_flex" in seat.bets:
                t.prompts(rule("red-flex.p1.s4"), to=seat.number)

    def deal(self, t: BankedFelt, bank: int) -> None:
        """One card to everybody from the bank's left, and one more; the bank's second is down."""
        rule = self.rule
        t.prompts(rule("dealing.7.s3"), to=ALL)
        t.places(*t.seats, up=True)
        t.places(bank)
        t.holdings[bank].shut = True  # 7
        order = (*t.seats, bank)
        for place in order:  # 9
            t.deal(1, to=place)
        t.turn(bank)
        for place in order:  # 11
            t.deal(1, to=place)
        t.prompts(rule("dealing.10"))
        for seat in t.seats:
            t.prompts(rule("dealing.8"), to=seat)
        if self.collecting and self.collecting.drop(t):
            t.prompts(DROPPED_LATE)

    def wagers(self, t: BankedFelt, seat: Seat) -> list[Wager]:
        return [Wager(seat.bets["base"]), *t.backing(seat, "base")]

    # An ace is up

    def offer_insurance(self, t: BankedFelt, circle: Circle) -> Script:
        """Half of the wager that the bank has Pure 21.5; whoever has it may take even money."""
        rule, seat, hand = self.rule, circle.seat, circle.hands[0]
        half, chip = hand.stake // 2, self.chip(t)
        insured = t.settings.get("even_money_six_to_five") == "insured"
        takes_even = hand.pure and (not insured or (half and seat.can_pay(half)))
        offers = (
            seat.may_take_even_money(rule("insurance.2")) if takes_even else None,
            seat.may_insure(min(chip, half), half, rule("insurance.1.s4"), chip),
        )
        if not any(offers):
            return
        answer = yield seat.asks(seat.may_decline(rule("insurance.1")), *offers)
        if isinstance(answer, Insure):
            circle.insure(answer.amount)
        elif isinstance(answer, EvenMoney) and insured:
            circle.insure(Cents(half))
        elif isinstance(answer, EvenMoney):
            hand.even_money = True

    def chip(self, t: BankedFelt) -> int:
        chip = t.settings["chip"]
        assert isinstance(chip, int)
        return chip

    # The players' turns

    def act(self, t: BankedFelt, circle: Circle) -> Script:
        """A seat plays its hands from the left; a split card gets its second as its turn comes."""
        at = 0
        while at < len(circle.hands):
            hand = circle.hands[at]
            if len(hand.cards) == 1:
                t.deal(1, to=hand.held.place)
            yield from self.play_hand(t, circle, hand)
            at += 1

    def play_hand(self, t: BankedFelt, circle: Circle, hand: Played) -> Script:
        """Ask until the hand stands, is over 21, or is given up."""
        seat = circle.seat
        while not (hand.pure or hand.split_ace):
            offers = self.offers(t, circle, hand)
            if not offers:
                return
            split = len(circle.hands) > 1
            answer = yield seat.asks(*offers, hand=str(hand.held.place) if split else "")
            if isinstance(answer, SplitPair):
                self.split(t, circle, hand)
                continue
            if isinstance(answer, Double):
                seat.adds("base", answer.amount)
                hand.doubled(answer.amount)
            elif isinstance(answer, Surrender):
                hand.surrendered = True
            if isinstance(answer, Hit | Double):
                t.deal(1, to=hand.held.place)
            if not isinstance(answer, Hit):
                return

    def offers(self, t: BankedFelt, circle: Circle, hand: Played) -> list[Offer]:
        """What Chart 1A lets a hand do, and what the first two cards allow besides.

        None where there is nothing to decide: more than two cards that must stand, or a bust.
        """
        rule, seat, cards = self.rule, circle.seat, hand.cards
        hard, soft = totals(cards)
        waiting = sum(len(each.cards) == 1 for each in circle.hands)
        left = t.left_in_shoe - waiting  # a shoe that is empty leaves every hand as it is
        must_stand = not soft and hard >= MUST_STAND
        if left < 1 or (must_stand and len(cards) > 2):
            return []
        offers: list[Offer | None] = []
        if not must_stand:
            offers.append(seat.may_hit(rule("chart-1a.table")))
        if soft or hard > MUST_HIT:
            offers.append(seat.may_stand(rule("chart-1a.table")))
        if len(cards) == 2:
            stake, chip = hand.stake, self.chip(t)
            least = min(chip, stake)
            offers.append(seat.may_double(least, stake, rule("double-down.1.s2"), chip))
            if splits(cards) and len(circle.hands) < MOST_HANDS and left > 1:
                offers.append(seat.may_split_pair(stake, rule("splits.1")))
            if not hand.split:
                offers.append(seat.may_surrender(rule("surrender.1")))
        return [offer for offer in offers if offer]

    def split(self, t: BankedFelt, circle: Circle, hand: Played) -> None:
        """Two hands of one, the right one waiting; the left gets its second card at once."""
        circle.seat.adds("base", hand.stake)
        circle.hands.insert(circle.hands.index(hand) + 1, hand.split_off())
        t.lay_hands(circle.seat.number, [each.held for each in circle.hands])
        t.deal(1, to=hand.held.place)

    # The bank's hand

    def complete(self, t: BankedFelt, bank: int, circles: Sequence[Circle]) -> None:
        """The down card is turned; as long as anything depends on it the bank draws to 17."""
        t.reveal(bank)  # 16
        cards = t.holdings[bank].cards
        awaited = any(hand.waits_for_bank for circle in circles for hand in circle.hands)
        if not (awaited or t.staked("buster") or t.staked("red_flex")):
            return
        while self.draws(cards) and t.left_in_shoe:
            t.deal(1, to=bank)
        t.says(f"The bank has {words(cards)}", self.rule("chart-1b.table"))

    def draws(self, cards: Sequence[Card]) -> bool:
        """Chart 1B: up to 16, and on 17 with an ace that counts eleven."""
        hard, soft = totals(cards)
        return soft <= BANK_STANDS if soft else hard < BANK_STANDS

    def describe(self, round: object, place: Place, cards: Sequence[Card]) -> str | None:
        return words(cards, split=isinstance(place, str)) if place != "burned" else None


class PureBlackjack(PureTwentyOne):
    """Beat the bank without passing 21; an ace and a bonus card are 21.5 and pay 6 to 5."""

    rule = staticmethod(SIX_TO_FIVE)
    slug, name = "pure-21.5-blackjack-6-5", "Pure 21.5 Blackjack 6 to 5"
    idea = (
        "Come nearer to 21 than the bank without going over. An ace and a card that counts ten "
        "in the first two are 21.5, the best of all, and pay 6 to 5. You may hit, stand, "
        "double, split or give up half, looking at one open card of the bank's. Another player "
        "is the bank, and pays as far as his wager covers."
    )
    aliases = ("blackjack", "21", "pure 21.5")
    pure_pays = Odds(6, 5)
    extra_settings = (
        choice(
            "even_money_six_to_five",
            "even money: one to one at once, or half the wager as insurance",
            SIX_TO_FIVE("insurance.2"),
            "one_to_one",
            "insured",
        ),
    )


GAME = PureBlackjack()
