"""Fast Action Hold'em made wrong one rule at a time: a scenario that names the clause notices."""

from collections import Counter
from dataclasses import replace
from functools import partial

import pytest

from houseway.cards import STANDARD, Rank, decks
from houseway.games.bclc import fast_action_holdem, fast_action_house_way
from houseway.games.bclc.fast_action_holdem import BONUS, ENVY, FastActionHoldem
from houseway.games.bclc.fast_action_house_way import LINES
from houseway.hands import FAST_ACTION
from houseway.money import EVEN, Cents, Odds
from houseway.play import BankedRound
from houseway.play.seat import Seat
from tests.formats.mutations import (
    Mutations,
    change_cap,
    pay_tips_in_full_under_the_cap,
    set_setting,
    swap_kinds,
)

mutations = Mutations()
mutation = partial(mutations, "bclc-poker/9")


@mutation("1.1")
def one_deck(patch):
    patch.setattr(FastActionHoldem, "deck", STANDARD)


@mutation("1.1")
def seven_decks(patch):
    patch.setattr(FastActionHoldem, "deck", decks(7))


@mutation("3.1")
def eight_seats(patch):
    set_setting(patch, FastActionHoldem, "seats", default=8, most=8)


@mutation("3.1")
def six_seats(patch):
    set_setting(patch, FastActionHoldem, "seats", default=6, most=6)


@mutation("3.2")
def one_position_each(patch):
    patch.setattr(FastActionHoldem, "positions_each", 1)


@mutation("3.2")
def three_positions_each(patch):
    patch.setattr(FastActionHoldem, "positions_each", 3)


@mutation("3.2.1")
def positions_lie_anywhere(patch):
    patch.setattr(FastActionHoldem, "neighbours_cite", None)


@mutation("3.2.2")
def a_second_hand_is_seen_at_once(patch):
    patch.setattr(FastActionHoldem, "before", lambda self, t, seat: None)


@mutation("3.3")
def back_bets_are_taken(patch):
    patch.setattr(FastActionHoldem, "back_cite", FastActionHoldem.cite)


@mutation("4.1")
def no_bets_for_the_dealer(patch):
    patch.setattr(FastActionHoldem, "tips_cite", None)


@mutation("4.4.2")
def a_pushed_tip_rides(patch):
    patch.setattr(FastActionHoldem, "pushed_tips_stay", True)


@mutation("2.2.1", "1.6")
def the_bonus_stands_alone(patch):
    spots = tuple(replace(spot, needs=()) for spot in FastActionHoldem.spots)
    patch.setattr(FastActionHoldem, "spots", spots)
    patch.setattr(FastActionHoldem, "opens_with", ())


@mutation("6.2.4", "6.2.5")
def four_cards_in_a_packet(patch):
    right = BankedRound.deal
    times = Counter()

    def deal(t, count, to):
        times[id(t), to] += 1
        if to == "board" or times[id(t), to] == 1:
            right(t, count if to == "board" else 4, to)

    patch.setattr(BankedRound, "deal", deal)


@mutation("6.3")
def kept_cards_stay_down(patch):
    right = BankedRound.reveal
    patch.setattr(
        BankedRound, "reveal", lambda t, *names: right(t, *(n for n in names if n == "dealer"))
    )


@mutation("6.4")
def all_four_cards_are_shown(patch):
    right = FastActionHoldem.keep

    def keep(self, t, place, kept):
        t.reveal(place)
        patch.setattr(BankedRound, "discard", lambda t, name, count: None)
        right(self, t, place, kept)

    patch.setattr(FastActionHoldem, "keep", keep)


@mutation("2.1.1", "1.2")
def all_four_cards_play(patch):
    right = FastActionHoldem.keep
    patch.setattr(
        FastActionHoldem,
        "keep",
        lambda self, t, place, kept: right(self, t, place, t.cards(place)[:2]),
    )


@mutation("2.1.1.a", "6.5.1")
def a_split_is_free(patch):
    patch.setattr(FastActionHoldem, "stakes", lambda self, seat, spot, amount: None)


@mutation("2.1.1.a", "6.5.1")
def a_split_costs_twice_the_ante(patch):
    right = FastActionHoldem.stakes
    patch.setattr(
        FastActionHoldem,
        "stakes",
        lambda self, seat, spot, amount: right(self, seat, spot, 2 * amount),
    )


@mutation("2.1.1.a", "6.5")
def nobody_may_split(patch):
    patch.setattr(Seat, "may_split", lambda self, *given, **named: None)


@mutation("2.2.1.b", "6.5.1.a")
def the_bonus_is_never_doubled(patch):
    right = Seat.may_split
    patch.setattr(
        Seat,
        "may_split",
        lambda self, *given, extra=(): None if extra else right(self, *given),
    )


@mutation("2.2.1.b.1")
def the_bonus_rides_the_second_hand(patch):
    right = FastActionHoldem.compare

    def order(self, t, seat, place, spots, dealer):
        if place == seat.number and "split" in seat.bets and "bonus" in seat.bets:
            held = seat.bets.pop("bonus")
            right(self, t, seat, place, spots, dealer)
            seat.bets["split_bonus"] = held
        else:
            right(self, t, seat, place, spots, dealer)

    patch.setattr(FastActionHoldem, "compare", order)


def compared_first(patch, wrong) -> None:
    right = FastActionHoldem.compare

    def compare(self, t, seat, place, spots, dealer):
        wrong(t, seat, self.hand(t, place), spots, dealer)
        right(self, t, seat, place, spots, dealer)

    patch.setattr(FastActionHoldem, "compare", compare)


@mutation("1.5.1")
def equal_hands_push(patch):
    def wrong(t, seat, hand, spots, dealer):
        if hand == dealer:
            t.pushes(seat, spots[0], "tie", FastActionHoldem.cite)

    compared_first(patch, wrong)


@mutation("1.5")
def a_win_pays_two_to_one(patch):
    def wrong(t, seat, hand, spots, dealer):
        if hand > dealer:
            t.wins(seat, spots[0], Odds(2), "won", FastActionHoldem.cite)

    compared_first(patch, wrong)


@mutation("5.6.table")
def the_bonus_needs_a_win(patch):
    def wrong(t, seat, hand, spots, dealer):
        if hand <= dealer:
            t.loses(seat, spots[1], "not won", FastActionHoldem.cite)

    compared_first(patch, wrong)


@mutation("5.6.table")
def three_of_a_kind_wins_the_bonus(patch):
    rows = tuple((name, paid if paid.pays else EVEN) for name, paid in BONUS.rows)
    patch.setattr(fast_action_holdem, "BONUS", replace(BONUS, rows=rows))


@mutation("5.6.table")
def three_of_a_kind_loses_the_bonus(patch):
    patch.setattr(fast_action_holdem, "BONUS", replace(BONUS, rows=BONUS.rows[:-1]))


@mutation("6.12.2")
def hands_are_settled_from_the_left(patch):
    patch.setattr(BankedRound, "right_to_left", BankedRound.clockwise)


@mutation("1.6.1", "2.2.1.c")
def any_bonus_earns_envy(patch):
    patch.setattr(fast_action_holdem, "ENVY_STAKE", Cents(1))


@mutation("1.6.1", "2.2.1.c", "6.2.3")
def envy_takes_more_than_five_dollars(patch):
    patch.setattr(fast_action_holdem, "ENVY_STAKE", Cents(501))


@mutation("2.2.5")
def the_board_is_envied(patch):
    patch.setattr(FastActionHoldem, "enviable", lambda self, t, hand: ENVY.pays(hand) is not None)


@mutation("2.2.4", "2.2.4.a")
def one_envy_a_round(patch):
    right = FastActionHoldem.hands

    def hands(self, t):
        return [each for each in right(self, t) if self.enviable(t, each[1])][:1]

    patch.setattr(FastActionHoldem, "hands", hands)


@mutation("2.2.6", "6.12.5.a")
def a_split_earns_once(patch):
    right = FastActionHoldem.eligible
    patch.setattr(FastActionHoldem, "eligible", lambda self, seat: min(1, right(self, seat)))


@mutation("5.9.1", "5.9.1.a")
def only_the_best_hand_is_envied(patch):
    right = FastActionHoldem.hands

    def hands(self, t):
        return [max(right(self, t), key=lambda each: each[1].value)]

    patch.setattr(FastActionHoldem, "hands", hands)


@mutation("4.5")
def a_tip_earns_envy(patch):
    patch.setattr(
        FastActionHoldem,
        "eligible",
        lambda self, seat: int({**seat.bets, **seat.tips}.get("bonus", 0) >= 500),
    )


@mutation("5.8")
def the_cap_is_a_cent_more(patch):
    change_cap(patch, FastActionHoldem, amount=Cents(5_000_001))


@mutation("5.8")
def the_cap_is_a_cent_less(patch):
    change_cap(patch, FastActionHoldem, amount=Cents(4_999_999))


@mutation("5.8", "5.8.1")
def the_second_bonus_is_outside_the_cap(patch):
    change_cap(patch, FastActionHoldem, spots=("bonus",))


@mutation("5.10")
def the_cap_counts_the_basic_game(patch):
    change_cap(patch, FastActionHoldem, spots=("bonus", "split_bonus", "ante"))


@mutation("5.10")
def the_cap_counts_envy(patch):
    change_cap(patch, FastActionHoldem, spots=("bonus", "split_bonus", "envy"))


@mutation("4.6.2.a")
def tips_are_paid_in_full_under_the_cap(patch):
    pay_tips_in_full_under_the_cap(patch)


@mutation("4.6.2.a")
def tips_count_towards_the_cap(patch):
    change_cap(patch, FastActionHoldem, tips_inside=True)


@pytest.mark.parametrize("lower", range(11), ids=lambda i: FAST_ACTION.categories[i].name)
def test_a_wrong_order_of_hands_is_noticed(monkeypatch, breaks, lower) -> None:
    swap_kinds(monkeypatch, FAST_ACTION, lower)
    breaks(f"bclc-poker/9/5.4.{11 - lower}", f"bclc-poker/9/5.4.{12 - lower}")


@pytest.mark.parametrize("line", range(1, 14))
def test_a_line_of_the_house_way_left_out_is_noticed(monkeypatch, breaks, line) -> None:
    lines = list(LINES)
    lines[line - 1] = lambda two: False
    monkeypatch.setattr(fast_action_house_way, "LINES", tuple(lines))
    breaks(f"bclc-poker/9/7.2.{line}")


@pytest.mark.parametrize("line", range(1, 14))
def test_two_lines_of_the_house_way_exchanged_are_noticed(monkeypatch, breaks, line) -> None:
    lines = list(LINES)
    lines[line - 1], lines[line] = lines[line], lines[line - 1]
    monkeypatch.setattr(fast_action_house_way, "LINES", tuple(lines))
    breaks(f"bclc-poker/9/7.2.{line}", f"bclc-poker/9/7.2.{line + 1}")


@mutation("5.3.1", "6.8.2")
def spades_come_first(patch):
    patch.setattr(fast_action_house_way, "_alphabet", lambda card: -card.suit)


def wrong_line(patch, line, fits) -> None:
    lines = list(LINES)
    lines[line - 1] = fits
    patch.setattr(fast_action_house_way, "LINES", tuple(lines))


@mutation("7.2.1")
def sevens_are_a_great_pair(patch):
    wrong_line(patch, 1, lambda two: two[0].rank == two[1].rank >= Rank.SEVEN)


@mutation("7.2.1")
def eights_are_a_small_pair(patch):
    wrong_line(patch, 1, lambda two: two[0].rank == two[1].rank >= Rank.NINE)


@mutation("7.2.2")
def ace_ten_is_as_good_as_ace_jack(patch):
    wrong_line(patch, 2, lambda two: two[0].rank == Rank.ACE and two[1].rank >= Rank.TEN)


@mutation("7.2.2")
def ace_jack_is_not_enough(patch):
    wrong_line(patch, 2, lambda two: two[0].rank == Rank.ACE and two[1].rank >= Rank.QUEEN)


@mutation("7.2.2")
def ace_jack_must_be_suited(patch):
    fits = LINES[1]
    wrong_line(patch, 2, lambda two: fits(two) and two[0].suit == two[1].suit)


@mutation("7.2.6", "7.2.7")
def anything_above_ten_jack_will_do(patch):
    patch.setattr(fast_action_house_way, "_tens", lambda two: two[0].rank >= Rank.QUEEN)
    wrong_line(patch, 7, lambda two: two[0].rank >= Rank.QUEEN)


@mutation("7.2.9", "7.2.10")
def a_ten_is_a_face_card(patch):
    faces = (Rank.TEN, *fast_action_house_way.FACES)
    patch.setattr(fast_action_house_way, "FACES", faces)


@mutation("7.2.9", "7.2.10")
def a_jack_is_no_face_card(patch):
    patch.setattr(fast_action_house_way, "FACES", (Rank.QUEEN, Rank.KING))


@mutation("7.2.13", "7.2.14")
def the_table_always_has_the_highest_suited_two(patch):
    patch.setattr(fast_action_house_way, "SUITED_TOP", 0)


@mutation("7.2.13")
def the_table_never_has_the_highest_suited_two(patch):
    right = fast_action_holdem.set_cards
    patch.setattr(fast_action_holdem, "set_cards", lambda cards, top_suited: right(cards))


RIGHT_ORDER = fast_action_house_way._order


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("change", ["reversed", "left out"])
def test_a_wrong_order_within_a_line_is_noticed(monkeypatch, breaks, part, change) -> None:
    """The higher top card, the higher second card, suited, and last the suits of both."""

    def order(two):
        top, second, unsuited, *suits = RIGHT_ORDER(two)
        key = [(top,), (second,), (unsuited,), suits]
        key[part] = [-each for each in key[part]] if change == "reversed" else ()
        return tuple(each for keys in key for each in keys)

    monkeypatch.setattr(fast_action_house_way, "_order", order)
    breaks(*(f"bclc-poker/9/7.2.{line}" for line in range(1, 15)), "bclc-poker/9/5.3.1")


@mutations.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
