"""Texas Hold'em Bonus made wrong one rule at a time: a scenario that names the clause notices."""

from dataclasses import replace

import pytest

from houseway.cards import Card, Rank
from houseway.games.bclc import texas_holdem_bonus
from houseway.games.bclc.texas_holdem_bonus import GAME, IN_HAND, TexasHoldemBonus
from houseway.hands import FIVE_CARD
from houseway.hands.category import FLUSH, THREE_OF_A_KIND
from houseway.money import EVEN, Cents
from houseway.play import BankedRound
from houseway.play.layout import Layout
from houseway.play.seat import Seat
from houseway.rulebook import section
from tests.formats.mutations import (
    Mutations,
    change_cap,
    pay_tips_even_money,
    pay_tips_in_full_under_the_cap,
    set_setting,
    share_the_cap,
)

rule = section("bclc-poker/10")
MUTATIONS = Mutations()
mutation = MUTATIONS.of("bclc-poker/10")


def change_stakes(patch, spot, times) -> None:
    """The stake of a later spot, with another multiple of what it should be."""
    right = Seat.may_stake

    def may_stake(self, name, least, cite):
        return right(self, name, least * times if name == spot else least, cite)

    patch.setattr(Seat, "may_stake", may_stake)


@mutation("3.1")
def eight_seats(patch):
    set_setting(patch, TexasHoldemBonus, "seats", default=8, most=8)


@mutation("3.1")
def six_seats(patch):
    set_setting(patch, TexasHoldemBonus, "seats", default=6, most=6)


@mutation("3.2")
def three_positions_each(patch):
    patch.setattr(TexasHoldemBonus, "positions_each", 3)


@mutation("3.2")
def one_position_each(patch):
    patch.setattr(TexasHoldemBonus, "positions_each", 1)


@mutation("3.2.1")
def a_waiting_list_changes_nothing(patch):
    patch.setattr(TexasHoldemBonus, "waiting_cite", None)


@mutation("3.3")
def back_bets_are_taken(patch):
    patch.setattr(TexasHoldemBonus, "back_cite", GAME.cite)


@mutation("4.1", "4.2")
def no_bets_for_the_dealer(patch):
    patch.setattr(TexasHoldemBonus, "tips_cite", None)


@mutation("4.2")
def anybody_bets_for_the_dealer(patch):
    right = Layout._check_seats

    def check(self, game, settings):
        tips = {seat: tip for seat, tip in self.tips.items() if seat in self.bets}
        right(replace(self, tips=tips), game, settings)

    patch.setattr(Layout, "_check_seats", check)


@mutation("4.4.2")
def a_pushed_tip_rides(patch):
    patch.setattr(TexasHoldemBonus, "pushed_tips_stay", True)


@mutation("2.1.2.a")
def the_flop_bet_equals_the_ante(patch):
    right = Seat.may_stake

    def may_stake(self, spot, least, cite):
        return right(self, spot, least // 2 if spot == "flop" else least, cite)

    patch.setattr(Seat, "may_stake", may_stake)


@mutation("2.1.4", "6.7")
def the_turn_bet_is_doubled(patch):
    change_stakes(patch, "turn", 2)


@mutation("2.1.4", "6.9")
def the_river_bet_is_doubled(patch):
    change_stakes(patch, "river", 2)


@mutation("6.4", "6.7")
def seats_are_asked_from_the_dealers_right(patch):
    right = BankedRound.clockwise
    patch.setattr(
        BankedRound, "clockwise", lambda t, holding=None: reversed(list(right(t, holding)))
    )


@mutation("6.13.1")
def hands_are_settled_from_the_dealers_left(patch):
    patch.setattr(BankedRound, "right_to_left", lambda t: t.clockwise())


@mutation("6.5.1")
def a_fold_keeps_the_ante(patch):
    def fold(self, t, seat):
        seat.folded = True
        t.pushes(seat, "ante", "folded", self.cite)

    patch.setattr(TexasHoldemBonus, "fold", fold)


@mutation("6.5.2.b.1")
def a_fold_gives_up_the_jackpot(patch):
    def fold(self, t, seat):
        seat.folded = True
        for spot in tuple(seat.bets):
            t.loses(seat, spot, "folded", self.cite)

    patch.setattr(TexasHoldemBonus, "fold", fold)


@mutation("6.5.2.b")
def a_folders_jackpot_is_settled_when_he_folds(patch):
    right = TexasHoldemBonus.fold

    def fold(self, t, seat):
        right(self, t, seat)
        self.settle_jackpot(t, seat, self.cite)

    patch.setattr(TexasHoldemBonus, "fold", fold)


@mutation("6.6.1", "6.8.1", "6.10.1")
def nothing_is_burned(patch):
    patch.setattr(BankedRound, "burn", lambda t, count=1: None)


@mutation("6.6.3")
def the_board_stays_down(patch):
    patch.setattr(BankedRound, "turn", lambda t, name, count=1: None)


@mutation("6.6.2")
def the_flop_lies_open_before_the_bets(patch):
    right = TexasHoldemBonus.deal

    def deal(self, t):
        right(self, t)
        t.deal(3, to="board")
        t.turn("board", 3)

    patch.setattr(TexasHoldemBonus, "deal", deal)


@mutation("6.7.1")
def no_check_button_on_the_turn(patch):
    patch.setattr(BankedRound, "marks_of", lambda t, seat: ())


@mutation("6.17")
def check_buttons_stay(patch):
    patch.setattr(BankedRound, "marks_of", lambda t, seat: ("check turn",))


@mutation("6.12.1")
def the_dealers_cards_stay_down(patch):
    right = BankedRound.reveal
    patch.setattr(
        BankedRound, "reveal", lambda t, *names: right(t, *(n for n in names if n != "dealer"))
    )


@mutation("5.5.table", "6.14.3.a")
def the_ante_pays_from_three_of_a_kind(patch):
    patch.setattr(texas_holdem_bonus, "STRAIGHT_OR_BETTER", FIVE_CARD.least(THREE_OF_A_KIND))


@mutation("5.5.table", "6.14.3.a")
def the_ante_pays_from_a_flush(patch):
    patch.setattr(texas_holdem_bonus, "STRAIGHT_OR_BETTER", FIVE_CARD.least(FLUSH))


def compared(patch, wrong) -> None:
    """The comparison, with hands that a wrong rule has changed."""
    right = TexasHoldemBonus.compare
    patch.setattr(
        TexasHoldemBonus, "compare", lambda self, t, seat, *both: right(self, t, seat, *wrong(both))
    )


@mutation("6.14.3")
def the_worse_hand_wins(patch):
    compared(patch, lambda both: (both[1], both[0]))


@mutation("1.5.2", "6.16")
def a_tie_loses(patch):
    right = TexasHoldemBonus.compare

    def compare(self, t, seat, hand, dealer):
        if hand == dealer:
            for spot in tuple(seat.bets):
                t.loses(seat, spot, "tie", self.cite)
        right(self, t, seat, hand, dealer)

    patch.setattr(TexasHoldemBonus, "compare", compare)


@mutation("6.15.3")
def a_lost_straight_keeps_its_ante(patch):
    right = TexasHoldemBonus.compare

    def compare(self, t, seat, hand, dealer):
        if hand.value >= texas_holdem_bonus.STRAIGHT_OR_BETTER and hand < dealer:
            t.pushes(seat, "ante", "a straight", self.cite)
        right(self, t, seat, hand, dealer)

    patch.setattr(TexasHoldemBonus, "compare", compare)


@mutation("1.3.1")
def only_own_cards_with_three_of_the_board(patch):
    def hand(self, t, place):
        return FIVE_CARD.rank(t.cards(place) + t.cards("board")[:3])

    patch.setattr(TexasHoldemBonus, "hand", hand)


@mutation("6.13.3.a")
def the_jackpot_is_settled_last(patch):
    right = TexasHoldemBonus.compare
    late = TexasHoldemBonus.settle_jackpot

    def compare(self, t, seat, hand, dealer):
        right(self, t, seat, hand, dealer)
        late(self, t, seat, self.cite)

    patch.setattr(TexasHoldemBonus, "settle_jackpot", lambda self, t, seat, cite: None)
    patch.setattr(TexasHoldemBonus, "compare", compare)


@mutation("6.13.3.b")
def the_ante_is_settled_last(patch):
    right = TexasHoldemBonus.compare

    def compare(self, t, seat, hand, dealer):
        ante = seat.bets.pop("ante")
        right(self, t, seat, hand, dealer)
        seat.bets["ante"] = ante
        right(self, t, seat, hand, dealer)

    patch.setattr(TexasHoldemBonus, "compare", compare)


@mutation("6.14.1", "6.15.1", "6.16.1")
def the_jackpot_loses_beside_a_hand_that_stayed(patch):
    right = TexasHoldemBonus.settle_jackpot

    def settle(self, t, seat, cite):
        if not seat.folded:
            t.loses(seat, "bonus_jackpot", "stayed", cite)
        right(self, t, seat, cite)

    patch.setattr(TexasHoldemBonus, "settle_jackpot", settle)


def change_row(patch, wrong) -> None:
    """The row of the Bonus Jackpot table, read wrongly."""
    right = texas_holdem_bonus.in_hand
    patch.setattr(
        texas_holdem_bonus, "in_hand", lambda own, dealer: wrong(right(own, dealer), own, dealer)
    )


@mutation("5.6.table")
def the_dealers_aces_do_not_count(patch):
    change_row(patch, lambda row, own, dealer: IN_HAND[1] if row == IN_HAND[0] else row)


@mutation("5.6.table")
def the_dealers_aces_are_enough(patch):
    def row(row, own, dealer):
        return IN_HAND[0] if all(card.rank == Rank.ACE for card in dealer) else row

    change_row(patch, row)


@mutation("5.6.table")
def suits_do_not_matter(patch):
    change_row(patch, lambda row, own, dealer: row.replace("unsuited", "suited"))


@mutation("5.6.table")
def ace_ten_is_paid(patch):
    def row(row, own: tuple[Card, ...], dealer):
        ranks = {card.rank for card in own}
        return "ace-queen or ace-jack unsuited" if ranks == {Rank.ACE, Rank.TEN} else row

    change_row(patch, row)


@mutation("5.6.table")
def two_twos_are_not_paid(patch):
    change_row(
        patch, lambda row, own, dealer: "" if all(card.rank == Rank.TWO for card in own) else row
    )


@pytest.mark.parametrize("row", range(8))
@pytest.mark.parametrize("by", [-1, 1])
def test_wrong_jackpot_odds_are_noticed(monkeypatch, breaks, row, by) -> None:
    table = texas_holdem_bonus.BONUS_JACKPOT
    rows = list(table.rows)
    rows[row] = (rows[row][0], replace(rows[row][1], pays=rows[row][1].pays + by))
    monkeypatch.setattr(texas_holdem_bonus, "BONUS_JACKPOT", replace(table, rows=tuple(rows)))
    breaks("bclc-poker/10/5.6.table")


@mutation("5.7")
def the_cap_is_a_cent_more(patch):
    change_cap(patch, TexasHoldemBonus, amount=Cents(5_000_001))


@mutation("5.7")
def the_cap_is_a_cent_less(patch):
    change_cap(patch, TexasHoldemBonus, amount=Cents(4_999_999))


@mutation("5.8")
def the_cap_counts_the_basic_game(patch):
    change_cap(patch, TexasHoldemBonus, spots=("bonus_jackpot", "ante", "flop", "turn", "river"))


@mutation("5.7")
def there_is_no_cap(patch):
    patch.setattr(TexasHoldemBonus, "cap", None)


@mutation("5.7.1")
def the_cap_is_shared_by_stake(patch):
    share_the_cap(patch, by=lambda line: line.stake)


@mutation("4.5.2.a")
def tips_are_paid_in_full_under_the_cap(patch):
    pay_tips_in_full_under_the_cap(patch)


@mutation("4.5.2.a")
def tips_come_out_of_the_cap(patch):
    change_cap(patch, TexasHoldemBonus, tips_inside=True)


@mutation("4.5.2")
def tips_are_always_paid_even_money(patch):
    pay_tips_even_money(patch)


@mutation("1.5", "6.14.3")
def winners_are_paid_two_to_one(patch):
    patch.setattr(texas_holdem_bonus, "EVEN", replace(EVEN, pays=2))


@MUTATIONS.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
