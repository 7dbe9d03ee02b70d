"""Ultimate Texas Hold'em made wrong one rule at a time: a scenario naming the clause notices."""

from dataclasses import replace

import pytest

from houseway.games.bclc import ultimate_texas_holdem
from houseway.games.bclc.ultimate_texas_holdem import GAME, UltimateTexasHoldem
from houseway.hands import FIVE_CARD
from houseway.hands.category import HIGH_CARD, TWO_PAIR
from houseway.money import EVEN, Cents
from houseway.play import BankedRound
from houseway.play.layout import Layout
from houseway.play.seat import Seat
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
mutation = MUTATIONS.of("bclc-poker/11")


def change_stake(patch, clause, wrong) -> None:
    """What may be staked by a clause, changed."""
    right = Seat.may_stake

    def may_stake(self, spot, least, cite):
        amount = wrong(least) if cite.id.endswith(f"/{clause}") else least
        return right(self, spot, amount, cite) if amount else None

    patch.setattr(Seat, "may_stake", may_stake)


@mutation("3.1")
def seven_seats(patch):
    set_setting(patch, UltimateTexasHoldem, "seats", default=7, most=7)


@mutation("3.1")
def five_seats(patch):
    set_setting(patch, UltimateTexasHoldem, "seats", default=5, most=5)


@mutation("3.2")
def three_positions_each(patch):
    patch.setattr(UltimateTexasHoldem, "positions_each", 3)


@mutation("3.2")
def one_position_each(patch):
    patch.setattr(UltimateTexasHoldem, "positions_each", 1)


@mutation("3.3")
def back_bets_are_taken(patch):
    patch.setattr(UltimateTexasHoldem, "back_cite", GAME.cite)


@mutation("2.1.2", "6.1.1")
def the_blind_may_be_any_amount(patch):
    change_spot(patch, UltimateTexasHoldem, "blind", equals="")


@mutation("2.1.1")
def the_blind_may_be_left_out(patch):
    right = Layout._check_equal

    def check(self, seat, game):
        if "blind" in self.bets.get(seat, {}):
            right(self, seat, game)

    patch.setattr(Layout, "_check_equal", check)


@mutation("4.1", "4.2")
def no_bets_for_the_dealer(patch):
    patch.setattr(UltimateTexasHoldem, "tips_cite", None)


@mutation("4.2")
def anybody_bets_for_the_dealer(patch):
    right = Layout._check_seats

    def check(self, game, settings):
        tips = {seat: tip for seat, tip in self.tips.items() if seat in self.bets}
        right(replace(self, tips=tips), game, settings)

    patch.setattr(Layout, "_check_seats", check)


@mutation("4.4.2")
def a_pushed_tip_rides(patch):
    patch.setattr(UltimateTexasHoldem, "pushed_tips_stay", True)


@mutation("2.1.3", "6.5.2")
def no_four_times_the_ante(patch):
    change_stake(patch, "6.5.2", lambda least: 0 if least % 4 == 0 else least)


@mutation("2.1.3", "6.5.2")
def five_times_the_ante(patch):
    change_stake(patch, "6.5.2", lambda least: least * 5 // 4 if least % 4 == 0 else least)


@mutation("2.1.3", "6.5.2")
def any_amount_between_three_and_four(patch):
    right = Seat.may_stake

    def may_stake(self, spot, least, cite):
        return right(self, spot, least, cite, most=least * 4 // 3)

    patch.setattr(Seat, "may_stake", may_stake)


@mutation("2.1.4", "6.7.2")
def three_times_the_ante_after_the_flop(patch):
    change_stake(patch, "6.7.2", lambda least: least * 3 // 2)


@mutation("2.1.5", "6.9.2")
def twice_the_ante_at_the_end(patch):
    change_stake(patch, "6.9.2", lambda least: least * 2)


@mutation("6.5.2.a")
def everybody_is_asked_again(patch):
    patch.setattr(UltimateTexasHoldem, "undecided", lambda self, t: list(t.clockwise()))


@mutation("6.7.2.a")
def a_bet_after_the_flop_is_not_the_last(patch):
    patch.setattr(UltimateTexasHoldem, "undecided", lambda self, t: list(t.clockwise()))


@mutation("6.5")
def seats_are_asked_from_the_dealers_right(patch):
    right = BankedRound.clockwise
    patch.setattr(
        BankedRound, "clockwise", lambda t, holding=None: reversed(list(right(t, holding)))
    )


@mutation("6.3.4")
def seats_are_dealt_to_from_the_dealers_right(patch):
    seats_are_asked_from_the_dealers_right(patch)


@mutation("6.3.3")
def the_board_is_dealt_last(patch):
    right, board = BankedRound.deal, []

    def deal(t, count, to):
        if to == "board":
            board.append(count)
            return
        right(t, count, to)
        if to == "dealer":
            right(t, board.pop(), "board")

    patch.setattr(BankedRound, "deal", deal)


@mutation("6.6", "6.3.3.b")
def four_cards_make_the_flop(patch):
    right = BankedRound.turn
    patch.setattr(BankedRound, "turn", lambda t, name, n=1: right(t, name, 4 if n == 3 else 1))


@mutation("6.8")
def turn_and_river_stay_down(patch):
    right = BankedRound.turn
    patch.setattr(BankedRound, "turn", lambda t, name, n=1: right(t, name, 3 if n == 3 else 0))


@mutation("6.10.1")
def the_dealers_cards_stay_down(patch):
    right = BankedRound.reveal
    patch.setattr(
        BankedRound, "reveal", lambda t, *names: right(t, *(n for n in names if n != "dealer"))
    )


@mutation("6.9.1")
def a_fold_keeps_the_blind(patch):
    def fold(self, t, seat):
        seat.folded = True
        t.loses(seat, "ante", "folded", self.cite)
        t.pushes(seat, "blind", "folded", self.cite)

    patch.setattr(UltimateTexasHoldem, "fold", fold)


@mutation("6.9.1")
def a_folded_ante_waits_for_the_dealer(patch):
    def fold(self, t, seat):
        t.loses(seat, "blind", "folded", self.cite)

    patch.setattr(UltimateTexasHoldem, "fold", fold)


@mutation("6.12.3.e.1")
def a_fold_gives_up_trips(patch):
    def fold(self, t, seat):
        seat.folded = True
        for spot in tuple(seat.bets):
            t.loses(seat, spot, "folded", self.cite)

    patch.setattr(UltimateTexasHoldem, "fold", fold)


@mutation("6.13.5.f.1")
def a_fold_gives_up_trips_when_the_dealer_does_not_qualify(patch):
    a_fold_gives_up_trips(patch)


@mutation("2.1.10", "6.11")
def anything_qualifies(patch):
    patch.setattr(ultimate_texas_holdem, "QUALIFIES", FIVE_CARD.least(HIGH_CARD))


@mutation("2.1.10", "6.11")
def two_pair_qualifies(patch):
    patch.setattr(ultimate_texas_holdem, "QUALIFIES", FIVE_CARD.least(TWO_PAIR))


@mutation("2.1.10")
def a_pair_on_the_board_does_not_qualify(patch):
    right = UltimateTexasHoldem.show_dealer

    def show(self, t):
        if FIVE_CARD.value(t.cards("board")) >= ultimate_texas_holdem.QUALIFIES:
            patch.setattr(ultimate_texas_holdem, "QUALIFIES", FIVE_CARD.least(TWO_PAIR))
        right(self, t)

    patch.setattr(UltimateTexasHoldem, "show_dealer", show)


@mutation("2.1.10.a", "6.13.3")
def an_unqualified_dealer_pays_the_ante(patch):
    def pay(self, t, dealer):
        for seat in t.right_to_left():
            t.wins(seat, "ante", EVEN, "no pair", self.cite)

    patch.setattr(UltimateTexasHoldem, "return_antes", pay)


@mutation("6.11.1")
def an_unqualified_dealer_loses_to_everybody(patch):
    right = UltimateTexasHoldem.compare

    def compare(self, t, seat, hand, dealer):
        if dealer.value < ultimate_texas_holdem.QUALIFIES and hand < dealer:
            hand, dealer = dealer, hand
        right(self, t, seat, hand, dealer)

    patch.setattr(UltimateTexasHoldem, "compare", compare)


@mutation("6.13.5.d")
def an_unqualified_dealer_leaves_the_blind(patch):
    right = UltimateTexasHoldem.compare

    def compare(self, t, seat, hand, dealer):
        if dealer.value < ultimate_texas_holdem.QUALIFIES:
            t.pushes(seat, "blind", "no pair", self.cite)
        right(self, t, seat, hand, dealer)

    patch.setattr(UltimateTexasHoldem, "compare", compare)


@mutation("6.13.5.b")
def an_unqualified_dealer_does_not_pay_the_blind(patch):
    an_unqualified_dealer_leaves_the_blind(patch)


@mutation("6.13.3")
def antes_go_back_with_each_hand(patch):
    patch.setattr(UltimateTexasHoldem, "return_antes", lambda self, t, dealer: None)


@mutation("2.1.8", "6.12.3.d")
def equal_hands_lose(patch):
    right = UltimateTexasHoldem.compare

    def compare(self, t, seat, hand, dealer):
        if hand == dealer:
            for spot in ("ante", "play", "blind"):
                t.loses(seat, spot, "tie", self.cite)
        right(self, t, seat, hand, dealer)

    patch.setattr(UltimateTexasHoldem, "compare", compare)


@mutation("2.1.9.a", "6.12.3.b.1")
def the_blind_is_paid_even_money_below_a_straight(patch):
    right = UltimateTexasHoldem.compare

    def compare(self, t, seat, hand, dealer):
        if hand > dealer and not ultimate_texas_holdem.BLIND.pays(hand):
            t.wins(seat, "ante", EVEN, "won", self.cite)
            t.wins(seat, "play", EVEN, "won", self.cite)
            t.wins(seat, "blind", EVEN, "won", self.cite)
        right(self, t, seat, hand, dealer)

    patch.setattr(UltimateTexasHoldem, "compare", compare)


@mutation("2.1.9")
def the_blind_is_paid_whoever_wins(patch):
    right = UltimateTexasHoldem.compare

    def compare(self, t, seat, hand, dealer):
        if odds := ultimate_texas_holdem.BLIND.pays(hand):
            t.wins(seat, "blind", odds, "straight or better", self.cite)
        right(self, t, seat, hand, dealer)

    patch.setattr(UltimateTexasHoldem, "compare", compare)


@mutation("2.2.3")
def trips_needs_a_win(patch):
    right = UltimateTexasHoldem.settle_trips

    def settle(self, t, seat, hand, *, qualified):
        if hand <= self.hand(t, "dealer"):
            t.loses(seat, "trips", "not won", self.cite)
        right(self, t, seat, hand, qualified=qualified)

    patch.setattr(UltimateTexasHoldem, "settle_trips", settle)


@mutation("6.13.5.f")
def trips_needs_the_dealer_to_qualify(patch):
    right = UltimateTexasHoldem.settle_trips

    def settle(self, t, seat, hand, *, qualified):
        if not qualified:
            t.pushes(seat, "trips", "no pair", self.cite)
        right(self, t, seat, hand, qualified=qualified)

    patch.setattr(UltimateTexasHoldem, "settle_trips", settle)


@mutation("6.12.3")
def hands_are_settled_from_the_dealers_left(patch):
    patch.setattr(BankedRound, "right_to_left", lambda t: t.clockwise())


@mutation("2.1.6", "6.12.3.a")
def winners_are_paid_two_to_one(patch):
    patch.setattr(ultimate_texas_holdem, "EVEN", replace(EVEN, pays=2))


@pytest.mark.parametrize(
    ("name", "row"), [*(("BLIND", i) for i in range(6)), *(("TRIPS", i) for i in range(7))]
)
@pytest.mark.parametrize("by", [-1, 1])
def test_wrong_odds_are_noticed(monkeypatch, breaks, name, row, by) -> None:
    table = getattr(ultimate_texas_holdem, name)
    rows = list(table.rows)
    rows[row] = (rows[row][0], replace(rows[row][1], pays=rows[row][1].pays + by))
    monkeypatch.setattr(ultimate_texas_holdem, name, replace(table, rows=tuple(rows)))
    breaks(table.cite.id)


@mutation("5.6.table")
def half_a_cent_goes_to_the_house(patch):
    from houseway.money import Odds

    patch.setattr(Odds, "winnings", lambda odds, stake: Cents(stake * odds.pays // odds.per))


@mutation("5.6.table")
def the_unit_is_rounded_down(patch):
    def in_units(t, net):
        return Cents(net // t.settings["min_unit"] * t.settings["min_unit"])

    patch.setattr(BankedRound, "_in_units", in_units)


@mutation("5.8")
def the_cap_is_a_cent_more(patch):
    change_cap(patch, UltimateTexasHoldem, amount=Cents(5_000_001))


@mutation("5.8")
def the_cap_is_a_cent_less(patch):
    change_cap(patch, UltimateTexasHoldem, amount=Cents(4_999_999))


@mutation("5.8")
def the_cap_leaves_the_blind_out(patch):
    change_cap(patch, UltimateTexasHoldem, spots=("trips",))


@mutation("5.8")
def the_cap_leaves_trips_out(patch):
    change_cap(patch, UltimateTexasHoldem, spots=("blind",))


@mutation("5.9")
def the_cap_counts_ante_and_play(patch):
    change_cap(patch, UltimateTexasHoldem, spots=("blind", "trips", "ante", "play"))


@mutation("5.8.1")
def the_cap_is_shared_evenly(patch):
    share_the_cap(patch, by=lambda line: 1)


@mutation("4.5.2.a")
def tips_are_paid_in_full_under_the_cap(patch):
    pay_tips_in_full_under_the_cap(patch)


@mutation("4.5.2.a")
def tips_come_out_of_the_cap(patch):
    change_cap(patch, UltimateTexasHoldem, tips_inside=True)


@mutation("4.5.2")
def tips_are_always_paid_even_money(patch):
    pay_tips_even_money(patch)


@MUTATIONS.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
