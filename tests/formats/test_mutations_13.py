"""Discard Inferno made wrong one rule at a time: a scenario that names the clause must notice."""

from dataclasses import replace

import pytest

from houseway.cards import Rank
from houseway.games.bclc import discard_inferno
from houseway.games.bclc.discard_inferno import ACES_UP, DiscardInferno
from houseway.hands import INFERNO
from houseway.hands.category import PAIR, STRAIGHT, TWO_PAIR
from houseway.hands.five_card import FiveCardHigh
from houseway.hands.ranking import TIE_BITS
from houseway.money import EVEN, Cents, Odds, share_out
from houseway.play import BankedRound
from houseway.play.seat import Seat
from houseway.wagers import AggregateCap
from tests.formats.mutations import (
    Mutations,
    change_cap,
    change_spot,
    pay_tips_even_money,
    pay_tips_in_full_under_the_cap,
    set_setting,
    share_the_cap,
)

MUTATIONS = Mutations()
mutation = MUTATIONS.of("bclc-poker/13")


def after(patch, name, then) -> None:
    """What a method of the game does, and then something wrong."""
    right = getattr(DiscardInferno, name)

    def wrong(self, *given):
        right(self, *given)
        then(*given)

    patch.setattr(DiscardInferno, name, wrong)


# What may be bet, and by whom


@mutation("2.1.2", "6.1.1")
def the_blind_may_differ(patch):
    change_spot(patch, DiscardInferno, "blind", equals="")


@mutation("2.1.1", "6.1")
def the_blind_alone_opens(patch):
    change_spot(patch, DiscardInferno, "blind", equals="")
    patch.setattr(DiscardInferno, "opens_with", ("ante", "blind"))


@mutation("2.2.1")
def aces_up_stands_alone(patch):
    change_spot(patch, DiscardInferno, "aces_up", needs=())
    patch.setattr(DiscardInferno, "opens_with", ())


@mutation("2.3.1", "6.2.1")
def aces_up_equals_the_ante(patch):
    change_spot(patch, DiscardInferno, "aces_up", equals="ante")


@mutation("6.1")
def the_play_bet_is_made_before_the_cards(patch):
    change_spot(patch, DiscardInferno, "play", later=False)


@mutation("3.1")
def seven_seats(patch):
    set_setting(patch, DiscardInferno, "seats", default=7, most=7)


@mutation("3.1")
def five_seats(patch):
    set_setting(patch, DiscardInferno, "seats", default=5, most=5)


@mutation("3.2")
def two_positions_each(patch):
    patch.setattr(DiscardInferno, "positions_each", 2)


@mutation("3.3")
def back_bets_are_taken(patch):
    patch.setattr(DiscardInferno, "back_cite", DiscardInferno.cite)


@mutation("4.1", "4.2")
def no_bets_for_the_dealer(patch):
    patch.setattr(DiscardInferno, "tips_cite", None)


@mutation("4.4.2")
def a_pushed_tip_rides(patch):
    patch.setattr(DiscardInferno, "pushed_tips_stay", True)


# The deal and the players' decisions


@mutation("6.3.3")
def seats_are_dealt_to_from_the_dealers_right(patch):
    right = BankedRound.clockwise
    patch.setattr(
        BankedRound, "clockwise", lambda t, holding=None: reversed(list(right(t, holding)))
    )


@mutation("6.5")
def seats_are_asked_from_the_dealers_right(patch):
    seats_are_dealt_to_from_the_dealers_right(patch)


@mutation("6.3.5")
def the_top_card_lies_face_down(patch):
    patch.setattr(BankedRound, "turn", lambda t, name, count=1: None)


@mutation("6.3.4")
def the_dealers_cards_lie_open(patch):
    patch.setattr(BankedRound, "turn", lambda t, name, count=1: t.reveal(name))


@mutation("2.1.3.a", "6.5.2.a")
def two_pair_may_play_three_antes(patch):
    patch.setattr(discard_inferno, "TRIPS", INFERNO.least(TWO_PAIR, Rank.ACE))


@mutation("2.1.3.a")
def anything_may_play_three_antes(patch):
    patch.setattr(discard_inferno, "TRIPS", 0)


@mutation("2.1.3.a", "6.5.2.a")
def a_straight_is_needed_for_three_antes(patch):
    patch.setattr(discard_inferno, "TRIPS", INFERNO.least(STRAIGHT))


@mutation("2.1.3.a", "6.5.2.a")
def nobody_plays_three_antes(patch):
    patch.setattr(discard_inferno, "TRIPS", INFERNO.least(INFERNO.categories[-1]) + 1)


@mutation("2.1.3", "6.5.2")
def the_play_bet_is_any_amount_up_to_two_antes(patch):
    right = Seat.may_stake
    patch.setattr(
        Seat, "may_stake", lambda self, spot, amount, cite: right(self, spot, 1, cite, 2 * amount)
    )


@mutation("2.1.3", "6.5.2")
def the_play_bet_is_one_ante(patch):
    right = Seat.may_stake

    def may_stake(self, spot, amount, cite):
        return right(self, spot, amount, cite) if amount == self.bets["ante"] else None

    patch.setattr(Seat, "may_stake", may_stake)


@mutation("6.5.1")
def a_fold_keeps_the_blind(patch):
    right = DiscardInferno.fold

    def fold(self, t, seat):
        t.pushes(seat, "blind", "folded", self.cite)
        right(self, t, seat)

    patch.setattr(DiscardInferno, "fold", fold)


@mutation("6.8.6")
def a_fold_gives_up_aces_up(patch):
    after(patch, "fold", lambda t, seat: t.loses(seat, "aces_up", "folded", DiscardInferno.cite))


@mutation("6.5.1", "6.6")
def folded_cards_are_shown(patch):
    after(patch, "fold", lambda t, seat: t.reveal(seat.number))


# The dealer's discards


@mutation("6.6.1")
def a_nine_stays(patch):
    patch.setattr(discard_inferno, "DISCARDED", Rank.TEN)


@mutation("6.6.1", "6.6.1.a")
def an_eight_goes(patch):
    patch.setattr(discard_inferno, "DISCARDED", Rank.EIGHT)


@mutation("6.6.1")
def nothing_is_discarded(patch):
    patch.setattr(discard_inferno, "DISCARDED", Rank.ACE + 1)


def burning(patch, goes_on) -> None:
    def burn_down(self, t):
        while goes_on(t.cards("dealer")):
            t.discard("dealer")
        t.reveal("dealer")

    patch.setattr(DiscardInferno, "burn_down", burn_down)


@mutation("6.6.1.b")
def an_ace_is_low(patch):
    burning(patch, lambda cards: len(cards) > 1 and 9 <= cards[0].rank <= Rank.KING)


@mutation("6.6.1.a")
def discarding_stops_at_two_cards(patch):
    burning(patch, lambda cards: len(cards) > 2 and cards[0].rank >= Rank.NINE)


@mutation("6.6.1", "6.6.1.a")
def only_one_card_is_discarded(patch):
    burning(patch, lambda cards: len(cards) == 7 and cards[0].rank >= Rank.NINE)


@mutation("6.6.1.a")
def every_high_card_goes_wherever_it_lies(patch):
    def burn_down(self, t):
        low = [card for card in t.cards("dealer") if card.rank < Rank.NINE]
        t.arrange("dealer", low or t.cards("dealer")[-1:])
        t.reveal("dealer")

    patch.setattr(DiscardInferno, "burn_down", burn_down)


@mutation("6.7")
def the_dealers_cards_stay_down(patch):
    after(patch, "burn_down", lambda t: setattr(t.holdings["dealer"], "up", False))


@mutation("6.6")
def the_dealer_discards_for_nobody(patch):
    after(patch, "fold", lambda t, seat: DiscardInferno().burn_down(t))


# Ranking and comparison


def value_with(patch, changed) -> None:
    right = FiveCardHigh.value
    patch.setattr(
        FiveCardHigh, "value", lambda self, cards, board=(): changed(right, self, (*cards, *board))
    )


@pytest.mark.parametrize("lower", range(9), ids=lambda i: INFERNO.categories[i].name)
def test_a_wrong_order_of_hands_is_noticed(monkeypatch, breaks, lower) -> None:
    swap = {lower: lower + 1, lower + 1: lower}

    def changed(right, self, cards):
        value = right(self, cards)
        place = value >> TIE_BITS
        return swap.get(place, place) << TIE_BITS | value & (1 << TIE_BITS) - 1

    value_with(monkeypatch, changed)
    monkeypatch.setattr(INFERNO, "_words", {})
    better = 9 - lower
    breaks(f"bclc-poker/13/5.5.{better}")


@mutation("5.4", "6.7.1.a")
def four_of_a_suit_are_a_flush(patch):
    def changed(right, self, cards):
        flush = len(cards) == 4 and len({card.suit for card in cards}) == 1
        return 5 << TIE_BITS if flush else right(self, cards)

    value_with(patch, changed)


@mutation("5.3", "5.3.1")
def the_wheel_is_no_straight(patch):
    def changed(right, self, cards):
        value = right(self, cards)
        wheel = value >> TIE_BITS in (4, 8) and value >> 16 & 15 == 5
        return value & (1 << 16) - 1 | Rank.ACE << 16 if wheel else value

    value_with(patch, changed)


@mutation("5.2")
def spades_break_ties(patch):
    right = DiscardInferno.compare

    def compare(self, t, seat, hand, dealer):
        spades = [sum(c.suit.name == "SPADES" for c in each.cards) for each in (hand, dealer)]
        if hand == dealer and spades[0] != spades[1]:
            for spot in ("ante", "play", "blind"):
                t.loses(seat, spot, "fewer spades", self.cite)
            return
        right(self, t, seat, hand, dealer)

    patch.setattr(DiscardInferno, "compare", compare)


def comparing(patch, wrong) -> None:
    """A comparison that goes wrong where `wrong` settles something first."""
    right = DiscardInferno.compare

    def compare(self, t, seat, hand, dealer):
        wrong(t, seat, hand, dealer)
        right(self, t, seat, hand, dealer)

    patch.setattr(DiscardInferno, "compare", compare)


def all_three(t, seat, settle) -> None:
    for spot in ("ante", "play", "blind"):
        settle(seat, spot, "wrong", DiscardInferno.cite)


@mutation("2.1.6", "6.8.4")
def a_tie_loses(patch):
    comparing(patch, lambda t, s, hand, dealer: hand == dealer and all_three(t, s, t.loses))


@mutation("2.1.6", "6.8.4")
def a_short_hand_of_the_same_kind_ties(patch):
    def wrong(t, seat, hand, dealer):
        if len(dealer.cards) < 5 and hand.category is dealer.category:
            all_three(t, seat, t.pushes)

    comparing(patch, wrong)


@mutation("2.1.6", "6.8.4")
def a_tied_blind_is_lost(patch):
    def wrong(t, seat, hand, dealer):
        if hand == dealer:
            t.loses(seat, "blind", "tie", DiscardInferno.cite)

    comparing(patch, wrong)


@mutation("2.1.7")
def the_dealer_needs_a_pair(patch):
    def wrong(t, seat, hand, dealer):
        if dealer.value < INFERNO.least(PAIR):
            t.pushes(seat, "ante", "no pair", DiscardInferno.cite)

    comparing(patch, wrong)


@mutation("2.1.5", "6.8.3")
def a_lost_blind_pushes(patch):
    def wrong(t, seat, hand, dealer):
        if hand < dealer:
            t.pushes(seat, "blind", "lost", DiscardInferno.cite)

    comparing(patch, wrong)


@mutation("2.1.4.b", "6.8.2.a")
def the_blind_loses_with_less_than_trips(patch):
    def wrong(t, seat, hand, dealer):
        if hand > dealer and hand.value < discard_inferno.TRIPS:
            t.loses(seat, "blind", "less than trips", DiscardInferno.cite)

    comparing(patch, wrong)


@mutation("2.1.4.b", "6.8.2.a")
def the_blind_pays_even_money_on_two_pair(patch):
    def wrong(t, seat, hand, dealer):
        if hand > dealer and hand.category is TWO_PAIR:
            t.wins(seat, "blind", EVEN, "two pair", DiscardInferno.cite)

    comparing(patch, wrong)


@mutation("2.1.4.a", "6.8.2")
def the_blind_is_paid_to_losers(patch):
    def wrong(t, seat, hand, dealer):
        if odds := discard_inferno.BLIND_BONUS.pays(hand):
            t.wins(seat, "blind", odds, "whatever the dealer has", DiscardInferno.cite)

    comparing(patch, wrong)


# Aces Up and the order of settlement


@mutation("2.2.4", "6.8.5.a")
def a_pair_of_kings_wins_aces_up(patch):
    wrong = replace(ACES_UP, least=(("pair of aces", INFERNO.least(PAIR, Rank.KING)),))
    patch.setattr(discard_inferno, "ACES_UP", wrong)


@mutation("2.2.3", "6.8.5")
def aces_up_needs_two_pair(patch):
    wrong = replace(ACES_UP, rows=ACES_UP.rows[:-1])
    patch.setattr(discard_inferno, "ACES_UP", wrong)


@mutation("2.2.5")
def aces_up_needs_a_win(patch):
    def wrong(t, seat, hand, dealer):
        if hand <= dealer:
            t.loses(seat, "aces_up", "not won", DiscardInferno.cite)

    comparing(patch, wrong)


@mutation("6.8")
def bets_are_settled_from_the_left(patch):
    patch.setattr(BankedRound, "right_to_left", BankedRound.clockwise)


@mutation("6.8")
def hands_stay_down(patch):
    right = BankedRound.reveal
    patch.setattr(
        BankedRound, "reveal", lambda t, *names: right(t, *(n for n in names if n == "dealer"))
    )


# Rounding, the cap, tips


@mutation("5.6.table")
def half_a_cent_goes_to_the_house(patch):
    def winnings(self, stake):
        return Cents(stake * self.pays // self.per)

    patch.setattr(Odds, "winnings", winnings)


@mutation("5.6.table")
def the_smallest_unit_is_passed_over(patch):
    patch.setattr(BankedRound, "_in_units", lambda t, net: net)


@mutation("5.8")
def the_cap_is_a_cent_more(patch):
    change_cap(patch, DiscardInferno, amount=Cents(5_000_001))


@mutation("5.8")
def the_cap_is_a_cent_less(patch):
    change_cap(patch, DiscardInferno, amount=Cents(4_999_999))


@mutation("5.9")
def the_cap_counts_ante_and_play(patch):
    change_cap(patch, DiscardInferno, spots=(*DiscardInferno.cap.spots, "ante", "play"))


@pytest.mark.parametrize("spot", ["blind", "aces_up"])
def test_a_bonus_left_out_of_the_cap_is_noticed(monkeypatch, breaks, spot) -> None:
    change_cap(
        monkeypatch, DiscardInferno, spots=tuple(s for s in DiscardInferno.cap.spots if s != spot)
    )
    breaks("bclc-poker/13/5.8")


@mutation("5.8.1")
def the_cap_is_shared_evenly(patch):
    right = AggregateCap._parts

    def parts(self, room, lines, wins, person):
        found = right(self, room, lines, wins, person)
        return dict(zip(found, share_out(room, [1] * len(found)), strict=True))

    patch.setattr(AggregateCap, "_parts", parts)


@mutation("5.8.1")
def the_cap_is_shared_by_stake(patch):
    share_the_cap(patch, by=lambda line: line.stake)


@mutation("4.5.2.a")
def tips_are_paid_in_full_under_the_cap(patch):
    pay_tips_in_full_under_the_cap(patch)


@mutation("4.5.2.a")
def tips_come_out_of_the_cap(patch):
    change_cap(patch, DiscardInferno, tips_inside=True)


@mutation("4.5.2")
def tips_are_always_paid_even_money(patch):
    pay_tips_even_money(patch)


@mutation("4.5", "4.5.1")
def lost_tips_are_given_back(patch):
    right = BankedRound.pay

    def pay(t, lines):
        right(t, [x._replace(net=Cents(0)) if x.tip and x.net < 0 else x for x in lines])

    patch.setattr(BankedRound, "pay", pay)


@MUTATIONS.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
