"""Pure 21.5 Blackjack made wrong one rule at a time: a scenario that names the clause notices."""

from dataclasses import replace

import pytest

from houseway.cards import Rank
from houseway.floor.rotation import Turns
from houseway.formats.scenarios import load, run
from houseway.games.chico import pure_21_5, pure_hands, pure_settling
from houseway.games.chico.pure_21_5 import GAME, PureBlackjack, PureTwentyOne
from houseway.games.chico.pure_21_5_3_2 import GAME as THREE_TO_TWO
from houseway.games.chico.pure_hands import Circle, Played
from houseway.money import EVEN, Cents, Odds
from houseway.play import banked_round, burning
from houseway.play.bank import Bank
from houseway.play.banked import BankedRound
from houseway.play.collecting import Collecting
from houseway.play.holding import Holding
from houseway.play.layout import Layout
from houseway.play.seat import Seat, Wager
from houseway.wagers import Cover
from houseway.wagers.collection import Option
from tests.formats.conftest import SCENARIOS

SECTION = "chico/pure-21.5-6-5"
MUTATIONS = []


@pytest.fixture(scope="session")
def entries():
    """The entries of this game alone."""
    return load(SCENARIOS / "chico" / "pure-21.5-6-5.toml")


def mutation(*clauses):
    """A way to make a rule wrong, and the clauses whose scenarios must notice."""

    def noted(make_wrong):
        MUTATIONS.append((make_wrong, [f"{SECTION}/{clause}" for clause in clauses]))
        return make_wrong

    return noted


def set_setting(patch, name, **changes) -> None:
    settings = tuple(replace(s, **changes) if s.name == name else s for s in GAME.settings)
    patch.setattr(PureBlackjack, "settings", settings)


def change(patch, owner, name, wrong) -> None:
    """Wrap a method: the wrong one gets the right one first."""
    right = getattr(owner, name)
    patch.setattr(owner, name, lambda *args, **named: wrong(right, *args, **named))


def offers_without(patch, act) -> None:
    def wrong(right, *args):
        return [offer for offer in right(*args) if offer.kind.act != act]

    change(patch, PureTwentyOne, "offers", wrong)


# The bank, its cover and its turns


@mutation("type.1.s2", "dealing.4")
def collected_bets_refill_the_cover(patch):
    set_setting(patch, "coverage_model", default="net")


@mutation("dealing.4")
def payments_and_collections_are_covered_apart(patch):
    set_setting(patch, "coverage_model", default="ceilings")


@mutation("type.1.s3", "dealing.18.s3")
def the_cover_has_no_end(patch):
    patch.setattr(Cover, "pays", lambda self, winnings: Cents(winnings))
    patch.setattr(Cover, "takes", lambda self, stake: Cents(stake))


@mutation("type.1.s2")
def the_bank_may_win_more_than_its_wager(patch):
    patch.setattr(Cover, "takes", lambda self, stake: Cents(stake))


@mutation("dealing.19")
def an_uncovered_stake_is_kept(patch):
    def wrong(right, self, line):
        return list(right(self, line))[:1]

    change(patch, BankedRound, "_covered", wrong)


@mutation("dealing.18.s3")
def a_push_uses_up_cover(patch):
    def wrong(right, self, *args, **named):
        self.cover.pays(6000)
        right(self, *args, **named)

    change(patch, BankedRound, "pushes", wrong)


@mutation("type.1", "dealing.4")
def the_house_banks(patch):
    """A round without a player-dealer is dealt all the same."""

    def wrong(right, self, layout, *args):
        return right(self, replace(layout, bank=layout.bank or Bank(8, Cents(10**9))), *args)

    change(patch, PureBlackjack, "round", wrong)


@mutation("dealing.19.s5")
def the_bank_may_wager_less_than_the_minimum(patch):
    patch.setattr(PureBlackjack, "covering", replace(GAME.covering, least_cite=None))


@mutation("type.1.s4")
def three_rounds_in_a_row(patch):
    patch.setattr(PureBlackjack, "covering", replace(GAME.covering, rounds=3))


@mutation("type.1.s4")
def one_round_in_a_row(patch):
    patch.setattr(PureBlackjack, "covering", replace(GAME.covering, rounds=1))


@mutation("type.1.s4")
def the_bank_is_offered_counter_clockwise(patch):
    def offer(self, seats, person):
        if self.holder is None or self._dealt < self._rounds:
            return None
        asked = {*self._declined, person(self.holder)}
        return next((s for s in sorted(seats, reverse=True) if person(s) not in asked), None)

    patch.setattr(Turns, "offer", offer)


@mutation("dealing.4.s4")
def the_button_is_never_turned(patch):
    patch.setitem(pure_21_5.TURNS, 2, "first")


@mutation("dealing.18", "dealing.14", "dealing.9")
def seats_count_from_one(patch):
    patch.setattr(banked_round, "_from_bank", lambda layout, game: layout.positions())


@mutation("dealing.18.s2")
def each_seat_is_settled_whole(patch):
    def settle(game, t, circles, bank):
        for circle in circles:
            pure_settling_settle(game, t, [circle], bank)

    pure_settling_settle = pure_settling.settle
    patch.setattr(pure_21_5, "settle", settle)


@mutation("dealing.18")
def a_pure_is_paid_out_of_turn(patch):
    right = pure_settling.settle

    def settle(game, t, circles, bank):
        right(game, t, sorted(circles, key=lambda c: not c.hands[0].pure), bank)

    patch.setattr(pure_21_5, "settle", settle)


# Seats, cards and the deal


@mutation("table.1")
def nine_seats(patch):
    set_setting(patch, "seats", default=9, most=9)


@mutation("table.1")
def seven_seats(patch):
    set_setting(patch, "seats", default=7, most=7)


@mutation("dealing.5")
def one_circle_each(patch):
    patch.setattr(PureBlackjack, "positions_each", 1)


@mutation("deck.1.s2")
def nine_decks(patch):
    set_setting(patch, "decks", most=9)
    change(patch, PureTwentyOne, "deck_for", lambda right, self, s: right(self, {"decks": 8}))


@mutation("deck.1")
def always_eight_decks(patch):
    change(patch, PureTwentyOne, "deck_for", lambda right, self, s: right(self, {"decks": 8}))


@mutation("dealing.3.a", "dealing.3.b")
def the_turned_card_counts_among_the_burned(patch):
    right = burning.burned_by
    patch.setattr(burning, "burned_by", lambda first: right(first) - 1)


@mutation("dealing.3.a.s3", "dealing.3.b.s3")
def an_ace_burns_eleven(patch):
    right = burning.burned_by
    patch.setattr(burning, "burned_by", lambda c: 11 if c.rank == Rank.ACE else right(c))


@mutation("dealing.3.b.s3")
def faces_burn_their_rank(patch):
    patch.setattr(burning, "burned_by", lambda c: 1 if c.rank == Rank.ACE else int(c.rank))


@mutation("dealing.7", "dealing.11")
def the_down_card_lies_open(patch):
    change(patch, BankedRound, "turn", lambda right, self, name: right(self, name, 2))


@mutation("dealing.7")
def the_bank_looks_at_its_down_card(patch):
    def seen_by(self, viewer):
        if self.up or viewer == self.owner:
            return tuple(self.cards)
        shown = self.cards[: self.turned]
        return (*shown, *(None,) * (len(self.cards) - len(shown)))

    patch.setattr(Holding, "seen_by", seen_by)


@mutation("dealing.9", "dealing.11")
def two_cards_at_a_time(patch):
    def deal(self, t, bank):
        t.places(*t.seats, up=True)
        t.places(bank)
        for place in (*t.seats, bank):
            t.deal(2, to=place)
        t.turn(bank)

    patch.setattr(PureTwentyOne, "deal", deal)


# What cards count


@mutation("winners.1", "object.1", "cards.2")
def pure_pays_even_money(patch):
    patch.setattr(PureBlackjack, "pure_pays", EVEN)


@mutation("winners.1", "object.1")
def pure_pays_three_to_two(patch):
    patch.setattr(PureBlackjack, "pure_pays", Odds(3, 2))


@mutation("winners.1.s2")
def two_pures_are_paid(patch):
    def wrong(right, hand, bank, pays):
        return (pays, "winners.1") if hand.pure else right(hand, bank, pays)

    change(patch, pure_settling, "result", wrong)


@mutation("cards.1")
def pure_counts_after_a_split(patch):
    patch.setattr(Played, "pure", property(lambda hand: pure_hands.is_pure(hand.cards)))


@mutation("winners.1")
def the_bank_has_no_pure(patch):
    def wrong(right, hand, bank, pays):
        own, banks = pure_hands.best(hand.cards), pure_hands.best(bank)
        if not hand.pure and own == banks == 21:
            return None, "winners.3.c"
        return right(hand, bank, pays)

    change(patch, pure_settling, "result", wrong)


@mutation("cards.4")
def an_ace_is_always_one(patch):
    def totals(cards):
        return sum(pure_hands.counts(card) for card in cards), 0

    patch.setattr(pure_hands, "totals", totals)
    patch.setattr(pure_21_5, "totals", totals)


# Chart 1A and Chart 1B


@mutation("chart-1a.table", "dealing.15")
def players_may_stand_on_eleven(patch):
    patch.setattr(pure_21_5, "MUST_HIT", 10)


@mutation("chart-1a.table")
def players_must_hit_twelve(patch):
    patch.setattr(pure_21_5, "MUST_HIT", 12)


@mutation("chart-1a.table", "dealing.15")
def players_may_hit_nineteen(patch):
    patch.setattr(pure_21_5, "MUST_STAND", 20)


@mutation("chart-1a.table")
def players_may_not_hit_eighteen(patch):
    patch.setattr(pure_21_5, "MUST_STAND", 18)


@mutation("chart-1a.soft")
def soft_nineteen_must_stand(patch):
    def wrong(right, self, t, circle, hand):
        offers = right(self, t, circle, hand)
        soft = pure_hands.totals(hand.cards)[1]
        return [o for o in offers if not (soft >= 19 and o.kind.act == "hit")]

    change(patch, PureTwentyOne, "offers", wrong)


@mutation("chart-1b.table", "chart-1b.soft")
def the_bank_stands_on_soft_seventeen(patch):
    patch.setattr(PureTwentyOne, "draws", lambda self, cards: pure_hands.best(cards) < 17)


@mutation("chart-1b.soft")
def the_bank_hits_soft_eighteen(patch):
    def draws(self, cards):
        hard, soft = pure_hands.totals(cards)
        return soft <= 18 if soft else hard < 17

    patch.setattr(PureTwentyOne, "draws", draws)


@mutation("chart-1b.table", "chart-1b.hard")
def the_bank_hits_hard_seventeen(patch):
    patch.setattr(PureTwentyOne, "draws", lambda self, cards: pure_hands.best(cards) < 18)


@mutation("chart-1b.table")
def the_bank_stands_on_sixteen(patch):
    patch.setattr(PureTwentyOne, "draws", lambda self, cards: pure_hands.best(cards) < 16)


# Who wins


def loses_when(patch, clause, becomes):
    """One clause's result exchanged for another."""

    def wrong(right, hand, bank, pays):
        won, cite = right(hand, bank, pays)
        return (becomes, cite) if cite == clause else (won, cite)

    change(patch, pure_settling, "result", wrong)


for _clause, _becomes, _name in (
    ("winners.3.a", None, "a_bank_that_busts_only_pushes"),
    ("winners.3.b", None, "a_player_who_busts_pushes"),
    ("winners.3.c", EVEN, "the_player_wins_ties"),
    ("winners.3.c", pure_hands.LOST, "the_bank_wins_ties"),
    ("winners.4.a", pure_hands.LOST, "three_eights_are_a_bust_like_another"),
    ("winners.4.b", None, "two_busts_push"),
):

    def _wrong(patch, clause=_clause, becomes=_becomes):
        loses_when(patch, clause, becomes)

    _wrong.__name__ = _name
    mutation(_clause)(_wrong)


@mutation("winners.4.a", "winners.3")
def busts_are_collected_at_once(patch):
    right = Played.waits_for_bank

    def waits(hand):
        return right.fget(hand) and pure_hands.best(hand.cards) <= 21

    patch.setattr(Played, "waits_for_bank", property(waits))


@mutation("winners.4.b")
def any_bust_with_two_eights_pushes(patch):
    def wrong(right, hand, bank, pays):
        won, cite = right(hand, bank, pays)
        eights = sum(card.rank == Rank.EIGHT for card in bank)
        return (None, cite) if cite == "winners.4.b" and eights >= 2 else (won, cite)

    change(patch, pure_settling, "result", wrong)


# Doubling, splitting, surrender


@mutation("double-down.1.s2")
def doubles_only_in_full(patch):
    def wrong(right, self, least, most, cite, step=1):
        return right(self, most, most, cite, step)

    change(patch, Seat, "may_double", wrong)


@mutation("double-down.1.s2")
def doubles_for_twice_as_much(patch):
    def wrong(right, self, least, most, cite, step=1):
        return right(self, least, 2 * most, cite, step)

    change(patch, Seat, "may_double", wrong)


@mutation("double-down.1.s2")
def doubles_below_the_smallest_chip(patch):
    def wrong(right, self, least, most, cite, step=1):
        return right(self, 1, most, cite, 1)

    change(patch, Seat, "may_double", wrong)


@mutation("splits.1.s6", "double-down.1")
def no_doubling(patch):
    offers_without(patch, "double")


@mutation("splits.1")
def bonus_cards_split_only_in_pairs(patch):
    patch.setattr(pure_21_5, "splits", lambda cards: cards[0].rank == cards[1].rank)


@mutation("splits.1")
def any_two_cards_split(patch):
    patch.setattr(pure_21_5, "splits", lambda cards: True)


@mutation("splits.1.s5")
def three_hands_at_most(patch):
    patch.setattr(pure_21_5, "MOST_HANDS", 3)


@mutation("splits.1.s5")
def five_hands_at_most(patch):
    patch.setattr(pure_21_5, "MOST_HANDS", 5)


@mutation("splits.1.s4")
def split_aces_are_played_on(patch):
    patch.setattr(Played, "split_ace", property(lambda hand: False))


@mutation("splits.1.s2")
def the_second_hand_is_free(patch):
    def wrong(right, hand):
        other = right(hand)
        own, *behind = other.wagers
        other.wagers = [own._replace(stake=Cents(own.stake // 2)), *behind]
        return other

    change(patch, Played, "split_off", wrong)


@mutation("surrender.1")
def no_surrender(patch):
    offers_without(patch, "surrender")


@mutation("surrender.1.s2")
def surrender_costs_the_whole_wager(patch):
    patch.setattr(BankedRound, "_half", lambda self, stake: stake)


@mutation("surrender.1")
def split_hands_may_surrender(patch):
    def wrong(right, self, t, circle, hand):
        offers = right(self, t, circle, hand)
        extra = [circle.seat.may_surrender(self.rule("surrender.1"))] if offers else []
        return offers + extra

    change(patch, PureTwentyOne, "offers", wrong)


# An ace up


@mutation("insurance.1", "insurance.1.s5")
def nobody_is_offered_insurance(patch):
    def none(self, t, circle):
        return
        yield

    patch.setattr(PureTwentyOne, "offer_insurance", none)


@mutation("insurance.1.s3")
def insurance_pays_even_money(patch):
    patch.setattr(pure_settling, "TWO_TO_ONE", EVEN)


@mutation("insurance.1.s4")
def insurance_for_the_whole_wager(patch):
    def wrong(right, self, least, most, cite, step=1):
        return right(self, least, 2 * most, cite, step)

    change(patch, Seat, "may_insure", wrong)


@mutation("insurance.2.s5")
def even_money_is_insurance(patch):
    set_setting(patch, "even_money_six_to_five", default="insured")


@mutation("winners.2", "dealing.12.a", "dealing.12")
def no_peek_under_an_ace(patch):
    patch.setattr(pure_21_5, "is_pure", lambda cards: False)


@mutation("winners.2.s3", "insurance.1.s7")
def insured_hands_survive(patch):
    right = Circle.insure

    def insure(circle, amount):
        right(circle, amount)
        circle.hands[0].even_money = True

    patch.setattr(Circle, "insure", insure)


# The backline


@mutation("dealing.6", "winners.5", "table.3")
def no_backline(patch):
    patch.setattr(PureBlackjack, "back_cite", None)


@mutation("options.1.s2")
def the_backline_does_not_surrender(patch):
    right = pure_settling._settle_hand

    def settle_hand(game, t, seat, hand, bank, called):
        if hand.surrendered:
            own, *behind = hand.wagers
            right(game, t, seat, replace(hand, wagers=[own]), bank, called)
            hand = replace(hand, wagers=behind, surrendered=False)
        right(game, t, seat, hand, bank, called)

    patch.setattr(pure_settling, "_settle_hand", settle_hand)


@mutation("options.1.s3")
def everybody_behind_insures_too(patch):
    def wrong(right, circle, amount):
        right(circle, amount)
        behind = circle.hands[0].wagers[1:]
        circle.insured = [Wager(amount), *(Wager(w.stake // 2, by=w.by) for w in behind)]

    change(patch, Circle, "insure", wrong)


@mutation("double-down.1.s4")
def the_backline_always_doubles(patch):
    def doubled(hand, amount):
        own, *behind = hand.wagers
        more = [w._replace(stake=Cents(2 * w.stake)) for w in behind]
        hand.wagers = [own._replace(stake=Cents(own.stake + amount)), *more]

    patch.setattr(Played, "doubled", doubled)


@mutation("splits.1.s7")
def the_backline_follows_the_right_hand(patch):
    def wrong(right, hand):
        other = right(hand)
        hand.wagers, other.wagers = [hand.wagers[0]], list(hand.wagers)
        return other

    change(patch, Played, "split_off", wrong)


# Bonus bets and fees


@mutation("buster.2", "buster.1")
def buster_without_a_base_wager(patch):
    spots = tuple(replace(s, needs=()) if s.name == "buster" else s for s in GAME.spots)
    patch.setattr(PureBlackjack, "spots", spots)
    patch.setattr(PureBlackjack, "opens_with", ())


@mutation("buster.note")
def the_bank_does_not_draw_for_buster(patch):
    change(patch, BankedRound, "staked", lambda right, self, s: s != "buster" and right(self, s))


@mutation("red-flex.p2.s3")
def diamonds_are_not_red(patch):
    def run_of(cards):
        texts = [card.text[1] == "h" for card in cards]
        return texts.index(False) if False in texts else len(texts)

    patch.setattr(pure_settling, "red_run", run_of)


@mutation("red-flex.p3")
def red_cards_need_not_be_in_a_row(patch):
    patch.setattr(pure_settling, "red_run", lambda cards: sum(c.text[1] in "hd" for c in cards))


@mutation("red-flex.p2.s4")
def one_red_card_is_enough(patch):
    patch.setattr(pure_settling, "red_run", lambda cards: max(2, pure_hands.red_run(cards)))


@mutation("red-flex.table")
def nine_red_cards_pay_nothing(patch):
    patch.setattr(pure_settling, "RUN", 99)


@mutation("buster.5", "red-flex.4")
def bonus_bets_have_no_cap(patch):
    patch.setattr(Collecting, "check_bets", lambda self, layout, settings: None)


@mutation("dealing.4.s6", "dealing.5.s3")
def no_fees(patch):
    patch.setattr(Collecting, "collect", lambda self, t: None)


@mutation("collection.1")
def the_bonus_bets_are_no_action(patch):
    def action(right, option, wagers):
        return right(option, ((spot, amount) for spot, amount in wagers if spot == "base"))

    change(patch, Option, "action", action)


@mutation("buster.3")
def bets_behind_are_taken_anywhere(patch):
    change(patch, Layout, "_check_back", lambda right, *args: None)
    patch.setattr(BankedRound, "play", lambda self, action, seat=None: None)


@pytest.mark.parametrize(
    ("make_wrong", "clauses"), MUTATIONS, ids=[each.__name__ for each, _ in MUTATIONS]
)
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)


@pytest.mark.parametrize("spot", ["buster", "red_flex"])
@pytest.mark.parametrize("row", range(6))
def test_a_wrong_row_of_a_pay_table_is_noticed(monkeypatch, breaks, spot, row) -> None:
    table = GAME.pay_tables[spot]
    name, odds = table.rows[row]
    rows = (*table.rows[:row], (name, Odds(odds.pays + 1)), *table.rows[row + 1 :])
    wrong = {**GAME.pay_tables, spot: replace(table, rows=rows)}
    monkeypatch.setattr(PureBlackjack, "pay_tables", wrong)
    breaks(table.cite.id)


def test_three_to_two_is_not_six_to_five(monkeypatch) -> None:
    monkeypatch.setattr(type(THREE_TO_TWO), "pure_pays", Odds(6, 5))
    path = SCENARIOS / "chico" / "pure-21.5-3-2.toml"
    wrong = [entry for entry in load(path) if not run(entry).passed]
    assert any(c.id.endswith("winners.1") for entry in wrong for c in entry.proves)
