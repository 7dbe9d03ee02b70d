"""The pai gow games made wrong one rule at a time: a scenario that names the clause notices."""

from dataclasses import replace

import pytest

from houseway.cards import STANDARD
from houseway.games.bclc import (
    face_up_pai_gow,
    fortune_pai_gow,
    pai_gow_house_way,
    pai_gow_settlement,
    pai_gow_verdict,
)
from houseway.games.bclc.face_up_pai_gow import FaceUpPaiGow
from houseway.games.bclc.fortune_pai_gow import FortunePaiGow
from houseway.games.bclc.pai_gow_house_way import RULES
from houseway.games.bclc.pai_gow_poker import PaiGowPoker
from houseway.games.bclc.pai_gow_progressive import PROGRESSIVE, progressive_hand
from houseway.games.bclc.pai_gow_settlement import PaiGowSettlement
from houseway.hands import FORTUNE_BONUS, PAI_GOW_ACE_HIGH
from houseway.money import Cents
from houseway.play import BankedRound, Layout
from houseway.play.bank import Banking
from houseway.play.progressive import Progressive
from houseway.play.set_game import SetGame
from houseway.wagers import Commission, Meter, Result
from tests.formats.mutations import (
    Mutations,
    change_cap,
    change_spot,
    pay_tips_in_full_under_the_cap,
    set_setting,
)

mutation = Mutations()
TWO, THREE, FOUR, FIVE = (f"bclc-poker/{number}" for number in (2, 3, 4, 5))


# Who plays, how many hands, what is staked


@mutation(TWO, "1.1")
def no_joker(patch):
    patch.setattr(PaiGowPoker, "deck", STANDARD)


@mutation(TWO, "3.1")
def seven_seats(patch):
    set_setting(patch, PaiGowPoker, "seats", default=7, most=7)
    patch.setattr(PaiGowPoker, "seats", 7)


@mutation(TWO, "3.1")
def five_seats(patch):
    set_setting(patch, PaiGowPoker, "seats", default=5, most=5)


@mutation(TWO, "3.2")
def five_hands_each(patch):
    patch.setattr(PaiGowPoker, "positions_each", 5)


@mutation(TWO, "3.2")
def several_hands_while_people_wait(patch):
    patch.setattr(PaiGowPoker, "waiting_cite", None)
    patch.setattr(PaiGowPoker, "positions_for", lambda self, settings: (6, self.cite))


@mutation(TWO, "3.2.1")
def several_hands_for_the_minimum(patch):
    patch.setattr(PaiGowPoker, "doubled_cite", None)


@mutation(TWO, "3.2.2")
def hands_lie_anywhere(patch):
    patch.setattr(PaiGowPoker, "neighbours_cite", None)


@mutation(TWO, "3.2.3")
def every_hand_is_looked_at(patch):
    patch.setattr(Layout, "looks_at", lambda self, seat: True)


@mutation(TWO, "7.1.2")
def the_named_hand_is_forgotten(patch):
    right = Layout.looks_at
    patch.setattr(Layout, "looks_at", lambda self, seat: right(replace(self, views={}), seat))


@mutation(TWO, "7.1.3")
def nothing_marks_a_house_way_hand(patch):
    right = BankedRound.marks_of
    patch.setattr(
        BankedRound,
        "marks_of",
        lambda t, place: tuple(m for m in right(t, place) if m != "house way"),
    )


@mutation(TWO, "8.3.5")
def marked_hands_stay_down(patch):
    right = PaiGowPoker.open_marked

    def open_marked(self, t):
        patch.setattr(BankedRound, "reveal", lambda t, *names: None)
        right(self, t)

    patch.setattr(PaiGowPoker, "open_marked", open_marked)


# Commission and tips


@mutation(TWO, "4.1")
def four_per_cent(patch):
    patch.setattr(PaiGowPoker, "commission", Commission(4, PaiGowPoker.cite))


@mutation(TWO, "4.1", "4.2", "8.4.11")
def no_commission(patch):
    patch.setattr(PaiGowPoker, "commission", None)


@mutation(TWO, "4.1")
def commission_rounded_up(patch):
    patch.setattr(
        Commission,
        "of",
        lambda self, win, unit=1: Cents(-(-win * self.percent // (100 * unit)) * unit),
    )


@mutation(TWO, "4.4")
def prepaid_commission_is_kept(patch):
    patch.setattr(BankedRound, "prepaid_returned", lambda t, seat: Cents(0))


@mutation(TWO, "5.1")
def no_bets_for_the_dealer(patch):
    patch.setattr(PaiGowPoker, "tips_cite", None)


@mutation(TWO, "5.2.2")
def a_pushed_tip_rides(patch):
    patch.setattr(BankedRound, "carried", lambda t, seat: dict(t.layout.tips.get(seat, {})))


@mutation(TWO, "5.3")
def tips_pay_commission(patch):
    right = BankedRound._charge

    def wins(t, seat, spot, odds, reason, cite, commission=None):
        before = len(t.lines)
        _wins(t, seat, spot, odds, reason, cite, commission)
        for line in t.lines[before:]:
            if line.tip and commission:
                right(t, line._replace(tip=False), commission)

    _wins = BankedRound.wins
    patch.setattr(BankedRound, "wins", wins)


# The first hand


@mutation(TWO, "8.1.4", "8.1.5")
def the_bank_counts_as_nought(patch):
    def first(self, t):
        order = self.positions(t)
        return order[sum(t.layout.thrown) % len(order)] if t.layout.thrown else order[0]

    patch.setattr(SetGame, "first_packet", first)


@mutation(TWO, "8.1.5")
def positions_are_counted_clockwise(patch):
    right = PaiGowPoker.positions

    def positions(self, t):
        first, *others = right(self, t)
        return [first, *reversed(others)]

    patch.setattr(PaiGowPoker, "positions", positions)


@mutation(TWO, "8.1.5")
def the_dealer_is_always_counted_as_one(patch):
    patch.setattr(PaiGowPoker, "positions", lambda self, t: ["dealer", 6, 5, 4, 3, 2, 1])


@mutation(TWO, "8.1.6")
def vacant_positions_get_no_hand(patch):
    right = PaiGowPoker.positions

    def positions(self, t):
        return [p for p in right(self, t) if p == "dealer" or p in t.numbers()]

    patch.setattr(PaiGowPoker, "positions", positions)


@mutation(TWO, "8.1.1")
def two_dice(patch):
    chances = tuple(c._replace(dice=2) if c.name == "dice" else c for c in PaiGowPoker.chances)
    patch.setattr(PaiGowPoker, "chances", chances)


@mutation(TWO, "8.2.3")
def the_generator_counts_to_six(patch):
    chances = tuple(c._replace(sides=6) if c.name == "rng" else c for c in PaiGowPoker.chances)
    patch.setattr(PaiGowPoker, "chances", chances)


# Setting and fouls


def change_ranked(patch, wrong):
    right = pai_gow_verdict.ranked

    def ranked(high, low):
        return wrong(right, high, low)

    for module in (pai_gow_verdict, pai_gow_settlement):
        patch.setattr(module, "ranked", ranked)


def ranked_anyhow(high, low):
    five, two = pai_gow_verdict.JOKER_FIVE_CARD, pai_gow_verdict.JOKER_TWO_CARD
    hand = pai_gow_verdict.Hand
    return pai_gow_verdict.SetHand(
        hand(five, high, five.value(high)), hand(two, low, two.value(low))
    )


@mutation(TWO, "8.3.3")
def nothing_is_fouled(patch):
    change_ranked(patch, lambda right, high, low: ranked_anyhow(high, low))


@mutation(TWO, "8.3.3", "8.3.1")
def equal_cards_are_a_foul(patch):
    def wrong(right, high, low):
        own = right(high, low)
        same = own and own.low.value >> 12 == own.high.value >> 12
        return None if same else own

    change_ranked(patch, wrong)


@mutation(TWO, "8.3.3")
def a_foul_pushes(patch):
    right = pai_gow_verdict.verdict

    def verdict(own, bank):
        found = right(own, bank)
        return found if own else found._replace(result=Result.PUSHES)

    patch.setattr(pai_gow_settlement, "verdict", verdict)


@mutation(TWO, "2.1.12", "2.1.12.a")
def a_fouled_bank_loses_to_everybody(patch):
    right = PaiGowPoker.fouls
    patch.setattr(PaiGowPoker, "fouls", lambda self, hands: False)
    change_ranked(patch, lambda known, high, low: known(high, low) or ranked_anyhow(high, low))
    assert right


@mutation(TWO, "8.3.4")
def the_bank_sets_with_the_others(patch):
    right = SetGame.asks

    def set_hands(self, t):
        if t.banker:
            yield from self.ask_banker(t, t.banker)
        yield from self.ask_players(t)
        self.open_marked(t)
        self.open_house(t)

    patch.setattr(PaiGowPoker, "set_hands", set_hands)
    assert right


@mutation(TWO, "8.3.6.a")
def the_house_hand_is_set_first(patch):
    def set_hands(self, t):
        self.open_house(t)
        yield from self.ask_players(t)
        self.open_marked(t)
        if t.banker:
            yield from self.ask_banker(t, t.banker)

    patch.setattr(PaiGowPoker, "set_hands", set_hands)


# Against the bank


def change_verdict(patch, wrong):
    right = pai_gow_verdict.verdict

    def verdict(own, bank):
        found = right(own, bank)
        return found._replace(result=wrong(own, bank) or found.result) if own else found

    patch.setattr(pai_gow_settlement, "verdict", verdict)


@mutation(TWO, "8.4.4")
def two_copies_push(patch):
    change_verdict(patch, lambda own, bank: Result.PUSHES if own == bank else None)


@mutation(TWO, "8.4.5", "8.4.4")
def one_copy_pushes(patch):
    def wrong(own, bank):
        copied = (own.high == bank.high) != (own.low == bank.low)
        better = own.high > bank.high or own.low > bank.low
        return Result.PUSHES if copied and not better else None

    change_verdict(patch, wrong)


@mutation(TWO, "8.4.6", "8.4.4")
def a_copy_goes_to_the_player(patch):
    def wrong(own, bank):
        return Result.WINS if own.high >= bank.high and own.low >= bank.low else None

    change_verdict(patch, wrong)


@mutation(TWO, "8.4.1")
def one_better_hand_wins(patch):
    def wrong(own, bank):
        return Result.WINS if own.high > bank.high or own.low > bank.low else None

    change_verdict(patch, wrong)


@mutation(TWO, "8.4.2")
def one_better_hand_loses(patch):
    def wrong(own, bank):
        return None if own.high > bank.high and own.low > bank.low else Result.LOSES

    change_verdict(patch, wrong)


@mutation(TWO, "8.4.3")
def two_lower_hands_push(patch):
    def wrong(own, bank):
        return Result.PUSHES if own.high < bank.high and own.low < bank.low else None

    change_verdict(patch, wrong)


# A player's bank


def change_banking(patch, **changes):
    patch.setattr(PaiGowPoker, "banking", replace(PaiGowPoker.banking, **changes))


@mutation(TWO, "1.3")
def nobody_banks_but_the_dealer(patch):
    patch.setattr(PaiGowPoker, "banking", None)


@mutation(TWO, "2.1.6.a")
def the_bank_need_not_cover_the_dealer(patch):
    right = Banking.dealer_stake

    def check(self, bank, bets, tips, settings):
        patch.setattr(Banking, "dealer_stake", lambda self, bank, settings: Cents(0))
        try:
            _check(self, bank, bets, tips, settings)
        finally:
            patch.setattr(Banking, "dealer_stake", right)

    _check = Banking.check
    patch.setattr(Banking, "check", check)


@mutation(TWO, "2.1.8")
def the_dealer_stakes_the_minimum(patch):
    patch.setattr(Banking, "dealer_stake", lambda self, bank, settings: settings["minimum"] or 500)


@mutation(TWO, "8.5.1")
def the_dealer_is_settled_last(patch):
    right = PaiGowSettlement.settle_dealer
    last = PaiGowSettlement.pay_last
    late = {}

    def pay_last(self, t):
        if t in late:
            right(self, t, late.pop(t))
        last(self, t)

    patch.setattr(PaiGowSettlement, "settle_dealer", lambda self, t, bank: late.update({t: bank}))
    closes = BankedRound.closes_bank

    def closes_bank(t, reason, cite):
        right(t.game, t, late.pop(t))
        closes(t, reason, cite)

    patch.setattr(BankedRound, "closes_bank", closes_bank)
    patch.setattr(PaiGowSettlement, "pay_last", pay_last)


@mutation(TWO, "8.5.12", "4.3")
def the_bank_pays_no_commission(patch):
    change_banking(patch, commission=Commission(0, PaiGowPoker.cite))


@mutation(TWO, "8.5.12")
def the_bank_pays_on_every_win(patch):
    def closes_bank(t, reason, cite):
        gross = sum(-x.net for x in t.lines if x.against == "player bank" and x.net < 0)
        _closes(t, reason, cite)
        lines = [x for x in t.lines if x.spot == "commission" and x.seat == t.banker.number]
        for line in lines:
            t.lines[t.lines.index(line)] = line._replace(net=Cents(-gross * 5 // 100))

    _closes = BankedRound.closes_bank
    patch.setattr(BankedRound, "closes_bank", closes_bank)


@mutation(TWO, "8.5.11")
def winners_against_a_bank_pay_nothing(patch):
    right = PaiGowSettlement.settle_base

    def settle_base(self, t, seat, found, commission=None):
        right(self, t, seat, found, None if t.banker else commission)

    patch.setattr(PaiGowSettlement, "settle_base", settle_base)


@mutation(TWO, "2.1.5", "2.1.4.a")
def no_marker_says_who_banks(patch):
    right = BankedRound.marks_of
    patch.setattr(
        BankedRound, "marks_of", lambda t, place: tuple(m for m in right(t, place) if m != "bank")
    )


# Fortune


@mutation(THREE, "2.1.2")
def fortune_stands_alone(patch):
    change_spot(patch, FortunePaiGow, "fortune", needs=())
    patch.setattr(FortunePaiGow, "opens_with", ())


@mutation(THREE, "2.1.5")
def fortune_looks_at_the_high_hand_only(patch):
    def hand(self, t, seat):
        return FORTUNE_BONUS.rank((*self.hands_of(t, seat.number)[0], *t.cards("dealer")[:2]))

    patch.setattr(FortunePaiGow, "fortune_hand", hand)


@mutation(THREE, "2.1.5")
def fortune_needs_a_win(patch):
    right = FortunePaiGow.pay_bonuses

    def pay(self, t, seat):
        won = any(x.seat == seat.number and x.spot == "base" and x.net > 0 for x in t.lines)
        if not won:
            t.loses(seat, "fortune", "not won", self.cite)
        right(self, t, seat)

    patch.setattr(FortunePaiGow, "pay_bonuses", pay)


@mutation(THREE, "2.2.1")
def any_bonus_earns_envy(patch):
    patch.setattr(fortune_pai_gow, "ENVY_STAKE", Cents(1))


@mutation(THREE, "2.2.1", "6.2")
def envy_takes_more_than_five_dollars(patch):
    patch.setattr(fortune_pai_gow, "ENVY_STAKE", Cents(501))


def change_envy(patch, wrong):
    right = fortune_pai_gow.pay_envy

    def pay(t, table, earners, hands):
        right(t, table, *wrong(t, table, earners, hands))

    patch.setattr(fortune_pai_gow, "pay_envy", pay)


@mutation(THREE, "2.2.2.a")
def one_envy_a_round(patch):
    def wrong(t, table, earners, hands):
        return earners, [each for each in hands if table.pays(each[1])][:1]

    change_envy(patch, wrong)


@mutation(THREE, "8.4.2")
def own_hands_are_envied(patch):
    right = fortune_pai_gow.pay_envy

    def pay(t, table, earners, hands):
        right(t, table, earners, hands)
        for seat, hand in hands:
            if seat.number in earners and (paid := table.pays(hand)):
                t.pays(seat, "envy", Cents(paid.pays), "own", table.cite)

    patch.setattr(fortune_pai_gow, "pay_envy", pay)


@mutation(THREE, "8.4.3")
def one_hand_of_a_person_earns_envy(patch):
    def wrong(t, table, earners, hands):
        first = {t.seats[number].person: number for number in sorted(earners, reverse=True)}
        return dict.fromkeys(first.values(), 1), hands

    change_envy(patch, wrong)


@mutation(THREE, "2.2.3", "8.4.1")
def the_dealer_is_envied(patch):
    def wrong(t, table, earners, hands):
        dealer = replace(next(iter(t.seats.values())), number=0, person="dealer")
        cards = t.game.dealt_to(t, "dealer")
        return earners, [*hands, (dealer, FORTUNE_BONUS.rank(cards))]

    change_envy(patch, wrong)


@mutation(THREE, "5.2")
def the_cap_is_a_cent_more(patch):
    change_cap(patch, FortunePaiGow, amount=Cents(5_000_001))


@mutation(THREE, "5.2")
def the_cap_is_a_cent_less(patch):
    change_cap(patch, FortunePaiGow, amount=Cents(4_999_999))


@mutation(THREE, "5.4")
def the_cap_counts_the_basic_game(patch):
    change_cap(patch, FortunePaiGow, spots=("fortune", "base"))


@mutation(THREE, "5.4")
def the_cap_counts_envy(patch):
    change_cap(patch, FortunePaiGow, spots=("fortune", "envy"))


@mutation(THREE, "3.2.2.a")
def tips_are_paid_in_full_under_the_cap(patch):
    pay_tips_in_full_under_the_cap(patch)


@mutation(THREE, "3.3")
def a_tip_earns_envy(patch):
    def close(self, t):
        PaiGowPoker.close_bets(self, t)
        for seat in t.clockwise():
            staked = seat.bets.get("fortune", 0) + seat.tips.get("fortune", 0)
            if staked >= fortune_pai_gow.ENVY_STAKE:
                t.marks(seat, "envy")

    patch.setattr(FortunePaiGow, "close_bets", close)


# The progressive


@mutation(FOUR, "2.1.2")
def the_progressive_stands_alone(patch):
    change_spot(patch, PaiGowPoker, "progressive", needs=())
    patch.setattr(PaiGowPoker, "opens_with", ())


@mutation(FOUR, "2.1.4")
def two_dollars_on_the_progressive(patch):
    for game in (PaiGowPoker, FortunePaiGow):
        change_spot(patch, game, "progressive", exactly=Cents(200))


@mutation(FOUR, "3.1")
def tips_on_the_progressive(patch):
    for game in (PaiGowPoker, FortunePaiGow):
        change_spot(patch, game, "progressive", no_tip=None)


@mutation(FOUR, "4.3")
def the_top_award_is_always_natural(patch):
    def hand(cards, settings):
        return progressive_hand(cards, {"pgp_top_natural_only": True})

    patch.setattr(pai_gow_settlement, "progressive_hand", hand)


@mutation(FOUR, "4.3")
def the_setting_is_forgotten(patch):
    def hand(cards, settings):
        return progressive_hand(cards, {"pgp_top_natural_only": False})

    patch.setattr(pai_gow_settlement, "progressive_hand", hand)


@mutation(FOUR, "6.3", "1.3")
def stakes_stay_out_of_the_meter(patch):
    patch.setattr(Meter, "takes", lambda self, stake: Cents(0))


@mutation(FOUR, "7.5.1")
def awards_leave_the_meter_alone(patch):
    def pays(self, percent):
        return Cents(self.amount * percent // 100)

    patch.setattr(Meter, "pays", pays)


@mutation(FOUR, "7.5.1")
def the_meter_starts_from_nothing(patch):
    patch.setattr(Meter, "starts_again", lambda self: Cents(0))


@mutation(FOUR, "7.4")
def the_meter_pays_at_once(patch):
    right = Progressive.settles

    def settles(self, t, seat, hand):
        odds = self.table.pays(hand)
        if odds and odds.manner == "%":
            self._awards(t, seat, hand)
        right(self, t, seat, hand)

    patch.setattr(Progressive, "settles", settles)


@mutation(FOUR, "6.1.1", "6.2.1")
def no_lamp_is_lit(patch):
    right = BankedRound.marks_of
    patch.setattr(
        BankedRound,
        "marks_of",
        lambda t, place: tuple(m for m in right(t, place) if m != PROGRESSIVE.spot.name),
    )


@mutation(FOUR, "6.6.1")
def lamps_stay_lit(patch):
    patch.setattr(BankedRound, "unmarks", lambda t, seat, mark: None)


# Face up


@mutation(FIVE, "1.2", "7.3")
def the_dealer_stays_down(patch):
    patch.setattr(FaceUpPaiGow, "set_hands", FortunePaiGow.set_hands)


@mutation(FIVE, "3.1", "1.1")
def commission_is_charged(patch):
    patch.setattr(FaceUpPaiGow, "commission", FortunePaiGow.commission)


@mutation(FIVE, "6.2", "7.3.1.a")
def ace_high_is_compared(patch):
    patch.setattr(FaceUpPaiGow, "verdict", FortunePaiGow.verdict)


@mutation(FIVE, "6.2")
def a_foul_loses_to_ace_high(patch):
    right = FaceUpPaiGow.verdict

    def verdict(self, t, place, bank):
        if self.set_hand(t, place) is None:
            return FortunePaiGow.verdict(self, t, place, bank)
        return right(self, t, place, bank)

    patch.setattr(FaceUpPaiGow, "verdict", verdict)


@mutation(FIVE, "2.3.5", "6.6.2.table")
def the_ace_high_bonus_looks_at_the_high_hand(patch):
    right = PAI_GOW_ACE_HIGH.rank

    def pay(self, t, seat):
        def rank(cards):
            hands = self.hands_of(t, seat.number)
            if tuple(cards) != self.dealt_to(t, seat.number) or len(hands[0]) != 5:
                return right(cards)
            value = pai_gow_verdict.JOKER_FIVE_CARD.value(hands[0])
            hand = right(cards)
            hand.value = (1 << 20 | value) if value >> 16 == 14 else 0
            return hand

        patch.setattr(PAI_GOW_ACE_HIGH, "rank", rank)
        _pay(self, t, seat)

    _pay = FaceUpPaiGow.pay_bonuses
    patch.setattr(FaceUpPaiGow, "pay_bonuses", pay)


@mutation(FIVE, "2.3.2")
def ace_high_stands_alone(patch):
    change_spot(patch, FaceUpPaiGow, "ace_high", needs=())
    patch.setattr(FaceUpPaiGow, "opens_with", ())


@mutation(FIVE, "6.3")
def ace_high_is_outside_the_cap(patch):
    change_cap(patch, FaceUpPaiGow, spots=("fortune",))


@mutation(FIVE, "6.3")
def the_face_up_cap_is_a_cent_more(patch):
    change_cap(patch, FaceUpPaiGow, amount=Cents(5_000_001))


@mutation(FIVE, "4.2.2.a")
def face_up_tips_count_towards_the_cap(patch):
    change_cap(patch, FaceUpPaiGow, tips_inside=True)


@mutation(FIVE, "9.4")
def the_alert_comes_too_late(patch):
    patch.setattr(face_up_pai_gow, "ALERT", Cents(1_000_001))


@mutation(FIVE, "9.4")
def the_alert_comes_too_soon(patch):
    patch.setattr(face_up_pai_gow, "ALERT", Cents(992_000))


@mutation.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)


@pytest.mark.parametrize("left_out", range(len(RULES)), ids=lambda i: f"{i} {RULES[i].clause}")
def test_a_line_of_the_house_way_left_out_is_noticed(monkeypatch, breaks, left_out) -> None:
    line = RULES[left_out]
    held = dict(pai_gow_house_way._BY_HOLDING)
    others = (each for each in held[line.holding] if each is not line)
    anyhow = line._replace(clause=PaiGowPoker.cite, low=lambda hand: hand.cards[-2:])
    held[line.holding] = (*others, anyhow)
    monkeypatch.setattr(pai_gow_house_way, "_BY_HOLDING", held)
    breaks(line.clause.id)
