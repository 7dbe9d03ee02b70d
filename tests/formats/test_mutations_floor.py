"""The floor and its rulings made wrong one rule at a time: scenarios must notice."""

from dataclasses import replace

import pytest

from houseway.floor import PotTable, Table
from houseway.floor import pot as floor_pot
from houseway.floor.table import Seated
from houseway.money import Cents
from houseway.play import Game
from houseway.play.stakes import Post
from houseway.rulings import bclc

MUTATIONS = []
HOLD_EM, BIG_BET = "bclc-poker/17", "bclc-poker/33"


def mutation(section, *clauses):
    """A way to make a rule wrong, and the clauses whose scenarios must notice."""

    def noted(make_wrong):
        MUTATIONS.append((make_wrong, [f"{section}/{clause}" for clause in clauses]))
        return make_wrong

    return noted


# Seats and chips


@mutation(HOLD_EM, "3.2")
def two_seats_each(patch):
    patch.setattr(PotTable, "seats_each", 2)


@mutation(HOLD_EM, "3.5")
def a_table_opens_without_its_stakes(patch):
    right = Game.read_settings

    def read(self, given, *, complete=False):
        small, big = given.get("blinds") or (given["limits"][0] // 2, given["limits"][0])
        limits = given.get("limits") or (big, 2 * big)
        return right(self, {**given, "blinds": (small, big), "limits": limits}, complete=complete)

    patch.setattr(Game, "read_settings", read)


def change_buy_in(patch, change) -> None:
    right = PotTable.check_buy_in
    patch.setattr(
        PotTable, "check_buy_in", lambda self, amount, held: right(self, change(amount), held)
    )


@mutation(HOLD_EM, "5.1")
def a_cent_less_than_the_minimum_is_enough(patch):
    change_buy_in(patch, lambda amount: amount + 10_000)


@mutation(HOLD_EM, "5.1")
def the_minimum_is_not_enough(patch):
    change_buy_in(patch, lambda amount: amount - 1)


@mutation(BIG_BET, "intro.2.a")
def chips_are_bought_in_the_hand(patch):
    def buy(self, seat, amount):
        self._at(seat).stack += amount

    patch.setattr(PotTable, "buy", buy)


@mutation(BIG_BET, "intro.2.b")
def chips_are_taken_off_the_table(patch):
    def take(self, seat, amount):
        self._at(seat).stack -= amount

    patch.setattr(PotTable, "take", take)


@mutation(BIG_BET, "intro.2.b")
def a_player_leaves_with_half(patch):
    right = Table.leave
    patch.setattr(Table, "leave", lambda self, seat: Cents(right(self, seat) // 2))


# The button and the blinds


@mutation(HOLD_EM, "7.1")
def the_first_button_is_on_the_dealers_left(patch):
    right = PotTable.next_hand

    def hand(self):
        if not self.button:
            self.button = min(self._in_game())
        return right(self)

    patch.setattr(PotTable, "next_hand", hand)


@mutation(HOLD_EM, "7.4")
def the_button_stays(patch):
    right = floor_pot.around

    def around(seats, button):
        found = right(seats, button)
        return found[-1:] + found[:-1] if button in seats else found

    patch.setattr(floor_pot, "around", around)


@mutation(HOLD_EM, "10.16")
def the_button_goes_the_other_way(patch):
    right = PotTable.next_hand

    def hand(self):
        if self.rounds and self.button:
            seats = self._in_game()
            self.button = seats[seats.index(self.button) - 2] if self.button in seats else seats[0]
        return right(self)

    patch.setattr(PotTable, "next_hand", hand)


@mutation(HOLD_EM, "7.3")
def the_blinds_are_one_seat_further(patch):
    right = PotTable._walk

    def walk(self, hand, playing):
        right(self, hand, playing)
        at = hand.dealt.index(hand.big)
        hand.small, hand.big = hand.big, hand.dealt[(at + 1) % len(hand.dealt)]

    patch.setattr(PotTable, "_walk", walk)


@mutation(HOLD_EM, "4.2")
def nobody_misses_a_blind(patch):
    right = PotTable._walk

    def walk(self, hand, playing):
        right(self, hand, playing)
        hand.missed.clear()

    patch.setattr(PotTable, "_walk", walk)


@mutation(HOLD_EM, "4.2")
def coming_back_wipes_the_debt(patch):
    right = PotTable.back

    def back(self, seat):
        right(self, seat)
        self.seats[seat].missed.clear()
        self.seats[seat].waiting = False

    patch.setattr(PotTable, "back", back)


@mutation(HOLD_EM, "4.3")
def a_newcomer_is_dealt_in_at_once(patch):
    patch.setattr(PotTable, "seated", lambda self, person, buy_in: Seated(person, buy_in))


@mutation(HOLD_EM, "4.3")
def a_newcomer_comes_in_without_posting(patch):
    patch.setattr(PotTable, "_owed", lambda self, seat, who: [])


@mutation(HOLD_EM, "4.3")
def a_newcomer_never_waits_for_the_big_blind(patch):
    patch.setattr(PotTable, "_must_post", lambda self, who: bool(who.missed))


@mutation(HOLD_EM, "4.4")
def a_missed_small_blind_is_live(patch):
    right = PotTable._owed
    patch.setattr(
        PotTable,
        "_owed",
        lambda self, seat, who: [p._replace(kind="live") for p in right(self, seat, who)],
    )


@mutation(HOLD_EM, "4.4")
def a_missed_small_blind_costs_a_big_one(patch):
    right = PotTable._owed

    def owed(self, seat, who):
        if who.missed == {"small"}:
            return [Post(seat, "live", Cents(self.stakes.big_blind))]
        return right(self, seat, who)

    patch.setattr(PotTable, "_owed", owed)


@mutation(HOLD_EM, "4.4")
def only_the_big_blind_is_made_up(patch):
    right = PotTable._owed
    patch.setattr(
        PotTable,
        "_owed",
        lambda self, seat, who: [p for p in right(self, seat, who) if p.kind == "live"],
    )


@mutation(HOLD_EM, "4.5")
def a_broke_player_still_owes(patch):
    def breaks(self, seat):
        self._at(seat).stack = Cents(0)

    patch.setattr(PotTable, "breaks", breaks)


# Rulings


@pytest.mark.parametrize(
    ("name", "seconds"), [("CLOCK", 59), ("CLOCK", 61), ("WARNING", 49), ("WARNING", 51)]
)
def test_a_wrong_clock_is_noticed(monkeypatch, breaks, name, seconds) -> None:
    monkeypatch.setattr(bclc, name, seconds)
    breaks(f"{BIG_BET}/1.12")


def change_given(patch, change) -> None:
    """Rule on something else than what was seen."""
    right = bclc.on_a_wager
    patch.setattr(bclc, "on_a_wager", lambda given: right(change(given)))


@mutation(BIG_BET, "1.12")
def a_hand_without_a_bet_to_match_dies(patch):
    right = bclc.on_the_clock
    patch.setattr(bclc, "on_the_clock", lambda seconds, facing_bet: right(seconds, facing_bet=True))


@mutation(BIG_BET, "1.9")
def a_silent_chip_raises(patch):
    def two_chips(given):
        if len(given.chips) != 1:
            return given
        half = given.chips[0] // 2
        return replace(given, chips=(Cents(half), Cents(given.chips[0] - half)))

    change_given(patch, two_chips)


@mutation(BIG_BET, "1.9")
def a_silent_chip_is_no_bet(patch):
    change_given(patch, lambda given: replace(given, chips=()) if not given.facing else given)


@mutation(BIG_BET, "1.7")
def chips_beat_words(patch):
    change_given(patch, lambda given: replace(given, said_amount=None))


@mutation(BIG_BET, "1.8")
def a_short_call_stands(patch):
    right = bclc.on_a_wager

    def ruled(given):
        ruling = right(given)
        short = min(ruling.amount, Cents(given.prior + sum(given.chips)))
        return replace(ruling, amount=short) if ruling.act == "call" else ruling

    patch.setattr(bclc, "on_a_wager", ruled)


@mutation(BIG_BET, "1.10")
def an_undersized_raise_stands(patch):
    patch.setattr(bclc, "_least_raise", lambda given: 0)


@mutation(BIG_BET, "1.10")
def an_undersized_raise_is_made_up_to_the_big_blind(patch):
    patch.setattr(bclc, "_least_raise", lambda given: given.blinds[-1] if given.blinds else 0)


@mutation(BIG_BET, "2.2", "2.5")
def an_oversize_bet_stands(patch):
    patch.setattr(bclc, "_most", lambda given: None)


@mutation(BIG_BET, "2.2")
def an_oversize_bet_is_cut_without_the_call(patch):
    change_given(
        patch,
        lambda given: replace(
            given,
            pot=Cents(given.pot - given.facing + given.prior) if given.pot is not None else None,
        ),
    )


@mutation(BIG_BET, "2.3")
def an_oversize_bet_is_cut_after_everybody_acted(patch):
    change_given(patch, lambda given: replace(given, after=""))


@mutation(BIG_BET, "2.3")
def an_oversize_bet_that_was_noticed_stands(patch):
    change_given(patch, lambda given: replace(given, after="acted"))


@mutation(BIG_BET, "2.5")
def a_silent_big_chip_bets_its_value(patch):
    change_given(patch, lambda given: replace(given, limit="no-limit"))


@mutation(BIG_BET, "intro.3")
def a_chip_above_the_maximum_bets_its_value(patch):
    change_given(patch, lambda given: replace(given, max_bet=None))


@mutation(HOLD_EM, "10.14.1")
def one_card_is_enough_to_show(patch):
    right = bclc.on_shown_cards
    patch.setattr(bclc, "on_shown_cards", lambda given: right(replace(given, shown=given.hole)))


@mutation(HOLD_EM, "10.14.1")
def no_hand_is_live(patch):
    right = bclc.on_shown_cards
    patch.setattr(bclc, "on_shown_cards", lambda given: right(replace(given, shown=())))


@pytest.mark.parametrize(
    ("make_wrong", "clauses"), MUTATIONS, ids=[each.__name__ for each, _ in MUTATIONS]
)
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
