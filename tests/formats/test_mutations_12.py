"""Flushes Gone Wild made wrong one rule at a time: a scenario that names the clause notices."""

from dataclasses import replace

import pytest

from houseway.cards import Rank, card
from houseway.games.bclc import flushes_gone_wild
from houseway.games.bclc.flushes_gone_wild import GAME, FlushesGoneWild
from houseway.hands import LONGEST_FLUSH, longest_flush
from houseway.hands.longest_flush import FlushRush, LongestFlush
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
mutation = MUTATIONS.of("bclc-poker/12")


@mutation("3.1")
def seven_seats(patch):
    set_setting(patch, FlushesGoneWild, "seats", default=7, most=7)


@mutation("3.1")
def five_seats(patch):
    set_setting(patch, FlushesGoneWild, "seats", default=5, most=5)


@mutation("3.2")
def two_positions_each(patch):
    patch.setattr(FlushesGoneWild, "positions_each", 2)


@mutation("3.3")
def back_bets_are_taken(patch):
    patch.setattr(FlushesGoneWild, "back_cite", GAME.cite)


@mutation("2.1.1", "6.2")
def the_blind_may_be_any_amount(patch):
    change_spot(patch, FlushesGoneWild, "blind", equals="")


@mutation("6.3.2")
def flush_rush_needs_no_blind(patch):
    right = Layout._check_equal

    def check(self, seat, game):
        if "blind" in self.bets.get(seat, {}):
            right(self, seat, game)

    patch.setattr(Layout, "_check_equal", check)


@mutation("6.1")
def the_blind_may_be_left_out(patch):
    flush_rush_needs_no_blind(patch)


@mutation("4.1", "4.2")
def no_bets_for_the_dealer(patch):
    patch.setattr(FlushesGoneWild, "tips_cite", None)


@mutation("4.2")
def anybody_bets_for_the_dealer(patch):
    right = Layout._check_seats

    def check(self, game, settings):
        tips = {seat: tip for seat, tip in self.tips.items() if seat in self.bets}
        right(replace(self, tips=tips), game, settings)

    patch.setattr(Layout, "_check_seats", check)


@mutation("4.4.2")
def a_pushed_tip_rides(patch):
    patch.setattr(FlushesGoneWild, "pushed_tips_stay", True)


@pytest.mark.parametrize("times", [1, 3])
def test_a_wrong_play_bet_is_noticed(monkeypatch, breaks, times) -> None:
    right = Seat.may_stake

    def may_stake(self, spot, least, cite):
        return right(self, spot, least * times // 2, cite)

    monkeypatch.setattr(Seat, "may_stake", may_stake)
    breaks("bclc-poker/12/2.1.2")


@mutation("6.8")
def seats_are_asked_from_the_dealers_right(patch):
    right = BankedRound.clockwise
    patch.setattr(
        BankedRound, "clockwise", lambda t, holding=None: reversed(list(right(t, holding)))
    )


@mutation("6.4.4")
def seats_are_dealt_to_from_the_dealers_right(patch):
    seats_are_asked_from_the_dealers_right(patch)


@mutation("6.5", "6.6")
def nothing_is_burned(patch):
    patch.setattr(BankedRound, "burn", lambda t, count=1: None)


@mutation("6.4.3")
def the_packet_is_dealt_last(patch):
    right, board = BankedRound.deal, []

    def deal(t, count, to):
        if to == "board":
            board.append(count)
            return
        right(t, count, to)
        if to == "dealer":
            right(t, board.pop(), "board")

    patch.setattr(BankedRound, "deal", deal)


@mutation("6.5")
def the_board_lies_open(patch):
    right = FlushesGoneWild.deal

    def deal(self, t):
        right(self, t)
        t.reveal("board")

    patch.setattr(FlushesGoneWild, "deal", deal)


@mutation("6.10.1")
def the_board_stays_down(patch):
    patch.setattr(BankedRound, "turn", lambda t, name, count=1: None)


@mutation("6.10.2")
def the_dealers_cards_lie_as_they_came(patch):
    patch.setattr(BankedRound, "arrange", lambda t, name, order: None)


@mutation("6.9.2")
def a_fold_keeps_the_blind(patch):
    def fold(self, t, seat):
        seat.folded = True
        t.loses(seat, "ante", "folded", self.cite)
        t.pushes(seat, "blind", "folded", self.cite)

    patch.setattr(FlushesGoneWild, "fold", fold)


@mutation("6.9.2.a")
def a_fold_gives_up_flush_rush(patch):
    def fold(self, t, seat):
        seat.folded = True
        for spot in tuple(seat.bets):
            t.loses(seat, spot, "folded", self.cite)

    patch.setattr(FlushesGoneWild, "fold", fold)


@mutation("2.1.7", "5.2.2")
def equal_flushes_lose(patch):
    right = FlushesGoneWild.compare

    def compare(self, t, seat, hand, dealer):
        if hand == dealer:
            for spot in ("ante", "play", "blind"):
                t.loses(seat, spot, "tie", self.cite)
        right(self, t, seat, hand, dealer)

    patch.setattr(FlushesGoneWild, "compare", compare)


@mutation("2.1.5")
def a_lost_blind_stays(patch):
    right = FlushesGoneWild.compare

    def compare(self, t, seat, hand, dealer):
        if hand < dealer:
            t.pushes(seat, "blind", "lost", self.cite)
        right(self, t, seat, hand, dealer)

    patch.setattr(FlushesGoneWild, "compare", compare)


@mutation("2.1.4")
def winners_are_paid_two_to_one(patch):
    patch.setattr(flushes_gone_wild, "EVEN", replace(EVEN, pays=2))


@mutation("2.1.4.a.1")
def the_margin_is_the_length(patch):
    right = LongestFlush.length
    patch.setattr(
        FlushesGoneWild,
        "settle_blind",
        lambda self, t, seat, hand, dealer: t.wins(
            seat,
            "blind",
            flushes_gone_wild.BLIND.pays(f"margin of {min(5, right(LONGEST_FLUSH, hand) - 2)}"),
            "length",
            self.cite,
        ),
    )


@mutation("2.1.6")
def the_highest_card_alone_decides(patch):
    right = LongestFlush.value
    patch.setattr(LongestFlush, "value", lambda self, *held: right(self, *held) >> 24 << 24)


@mutation("2.1.6")
def length_alone_decides(patch):
    right = LongestFlush.value
    patch.setattr(LongestFlush, "value", lambda self, *held: right(self, *held) >> 28 << 28)


@mutation("2.1.3.a", "5.2")
def deuces_are_plain(patch):
    patch.setattr(longest_flush, "_DEUCE_BIT", 1 << 1)


@mutation("5.2.1", "5.2.1.a")
def a_deuce_is_always_an_ace(patch):
    patch.setattr(longest_flush, "_filled", lambda suit, deuces: suit | (1 << 14) * bool(deuces))


@mutation("5.2.1", "5.2.1.a")
def a_deuce_is_the_lowest_rank_missing(patch):
    def filled(suit, deuces):
        for _ in range(deuces):
            rank = 3
            while suit >> rank & 1:
                rank += 1
            suit |= 1 << rank
        return suit

    patch.setattr(longest_flush, "_filled", filled)


@mutation("5.2.1")
def a_rank_held_in_another_suit_is_taken(patch):
    right = LongestFlush.value

    def value(self, cards, board=()):
        held = (*cards, *board)
        if card("Kc") in held and card("2c") in held:
            held = tuple(card("Qd") if each.rank == Rank.TWO else each for each in held)
        return right(self, held)

    patch.setattr(LongestFlush, "value", value)


@mutation("5.2.3")
def the_ace_is_low(patch):
    right = LongestFlush.value

    def value(self, cards, board=()):
        return right(self, [each for each in (*cards, *board) if each.rank != Rank.ACE])

    patch.setattr(LongestFlush, "value", value)


@mutation("2.1.3", "5.2.4")
def the_board_does_not_count(patch):
    def hand(self, t, place):
        value = LONGEST_FLUSH.value(t.cards(place))
        return replaced(LONGEST_FLUSH.rank(t.cards(place) + t.cards("board")), value)

    def replaced(hand, value):
        hand.value = value
        return hand

    patch.setattr(FlushesGoneWild, "hand", hand)


@mutation("2.2.4")
def flush_rush_needs_a_win(patch):
    right = FlushesGoneWild.settle_rush

    def settle(self, t, seat):
        if self.hand(t, seat.number) <= self.hand(t, "dealer"):
            t.loses(seat, "flush_rush", "not won", self.cite)
        right(self, t, seat)

    patch.setattr(FlushesGoneWild, "settle_rush", settle)


@mutation("5.4.table")
def wild_flushes_are_paid_as_natural(patch):
    right = FlushRush.value

    def value(self, cards, board=()):
        paid = right(self, cards, board)
        return paid | 1 << 20 if paid else paid

    patch.setattr(FlushRush, "value", value)


@mutation("2.2.3")
def a_wild_four_card_flush_is_paid(patch):
    right = FlushesGoneWild.settle_rush

    def settle(self, t, seat):
        if LONGEST_FLUSH.length(self.hand(t, seat.number)) == 4:
            t.wins(seat, "flush_rush", EVEN, "four", self.cite)
        right(self, t, seat)

    patch.setattr(FlushesGoneWild, "settle_rush", settle)


@mutation("6.10.6")
def hands_are_settled_from_the_dealers_left(patch):
    patch.setattr(BankedRound, "right_to_left", lambda t: t.clockwise())


@mutation("6.10.8.d")
def flush_rush_is_settled_first(patch):
    right = FlushesGoneWild.compare

    def compare(self, t, seat, hand, dealer):
        self.settle_rush(t, seat)
        right(self, t, seat, hand, dealer)

    patch.setattr(FlushesGoneWild, "compare", compare)


@mutation("6.10.8.b", "6.10.8.c")
def the_ante_is_settled_before_the_blind(patch):
    right = FlushesGoneWild.compare

    def compare(self, t, seat, hand, dealer):
        blind = seat.bets.pop("blind")
        right(self, t, seat, hand, dealer)
        seat.bets["blind"] = blind
        right(self, t, seat, hand, dealer)

    patch.setattr(FlushesGoneWild, "compare", compare)


@pytest.mark.parametrize(
    ("name", "row"), [*(("BLIND", i) for i in range(6)), *(("FLUSH_RUSH", i) for i in range(7))]
)
def test_wrong_odds_are_noticed(monkeypatch, breaks, name, row) -> None:
    table = getattr(flushes_gone_wild, name)
    rows = list(table.rows)
    rows[row] = (rows[row][0], replace(rows[row][1], pays=rows[row][1].pays + 1))
    monkeypatch.setattr(flushes_gone_wild, name, replace(table, rows=tuple(rows)))
    breaks(table.cite.id)


@mutation("5.5")
def the_cap_is_a_cent_more(patch):
    change_cap(patch, FlushesGoneWild, amount=Cents(5_000_001))


@mutation("5.5")
def the_cap_is_a_cent_less(patch):
    change_cap(patch, FlushesGoneWild, amount=Cents(4_999_999))


@mutation("5.5")
def the_cap_leaves_the_blind_out(patch):
    change_cap(patch, FlushesGoneWild, spots=("flush_rush",))


@mutation("5.5")
def the_cap_leaves_flush_rush_out(patch):
    change_cap(patch, FlushesGoneWild, spots=("blind",))


@mutation("5.6")
def the_cap_counts_ante_and_play(patch):
    change_cap(patch, FlushesGoneWild, spots=("blind", "flush_rush", "ante", "play"))


@mutation("5.5.1")
def the_cap_is_shared_by_line(patch):
    share_the_cap(patch, by=lambda line: 1)


@mutation("4.5.2.a")
def tips_are_paid_in_full_under_the_cap(patch):
    pay_tips_in_full_under_the_cap(patch)


@mutation("4.5.2.a")
def tips_come_out_of_the_cap(patch):
    change_cap(patch, FlushesGoneWild, tips_inside=True)


@mutation("4.5.2")
def tips_are_always_paid_even_money(patch):
    pay_tips_even_money(patch)


@MUTATIONS.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
