"""Fortune Asia Poker made wrong one rule at a time: a scenario that names the clause notices."""

from dataclasses import replace
from functools import partial

import pytest

from houseway.cards import JOKER, STANDARD, WITH_JOKER
from houseway.games.bclc import fortune_asia_match, fortune_asia_poker, fortune_bonus
from houseway.games.bclc.fortune_asia_match import MatchUps
from houseway.games.bclc.fortune_asia_poker import FORTUNE, INSURANCE_BONUS, FortuneAsiaPoker
from houseway.games.bclc.fortune_bonus import FortuneBonus
from houseway.hands import FORTUNE_ASIA_FOUR_CARD, FORTUNE_BONUS, JOKER_FIVE_CARD
from houseway.hands.bits import Runs
from houseway.hands.grade import LessThanAPair
from houseway.hands.ranking import TIE_BITS
from houseway.money import Cents, Odds
from houseway.play import BankedRound
from houseway.play.chance import Chance
from houseway.play.layout import Layout
from houseway.play.set_game import HOUSE_WAY_MARK, SetGame
from houseway.wagers import Commission
from tests.formats.mutations import (
    Mutations,
    change_cap,
    change_spot,
    pay_tips_even_money,
    pay_tips_in_full_under_the_cap,
    set_setting,
    swap_kinds,
)

mutations = Mutations()
mutation = partial(mutations, "bclc-poker/16")
GAME = FortuneAsiaPoker
CITE = FortuneAsiaPoker.cite
ENVY = FORTUNE.envy


# What may be bet, and by whom


@mutation("1.1")
def no_joker(patch):
    patch.setattr(GAME, "deck", STANDARD)


@mutation("1.1")
def two_jokers(patch):
    patch.setattr(GAME, "deck", (*WITH_JOKER, JOKER))


@mutation("2.1.1", "6.1")
def any_bet_opens_the_round(patch):
    patch.setattr(GAME, "opens_with", ())
    change_spot(patch, GAME, "fortune", needs=())
    change_spot(patch, GAME, "insurance", needs=())


@mutation("1.3", "2.2", "2.2.1")
def no_fortune_bonus(patch):
    patch.setattr(GAME, "spots", tuple(s for s in GAME.spots if s.name != "fortune"))


@mutation("1.3", "2.3", "2.3.1")
def no_insurance_bonus(patch):
    patch.setattr(GAME, "spots", tuple(s for s in GAME.spots if s.name != "insurance"))


@mutation("2.2.1.d")
def fortune_equals_the_base_wager(patch):
    change_spot(patch, GAME, "fortune", equals="base", equals_cite=CITE)


@mutation("2.3.1.c")
def insurance_equals_the_base_wager(patch):
    change_spot(patch, GAME, "insurance", equals="base", equals_cite=CITE)


@mutation("5.1")
def the_tables_are_not_posted(patch):
    patch.setattr(GAME, "pay_tables", {})


@mutation("3.1")
def seven_seats(patch):
    set_setting(patch, GAME, "seats", default=7, most=7)
    patch.setattr(GAME, "seats", 7)
    patch.setattr(GAME, "deck", 2 * WITH_JOKER)  # enough for an eighth hand


@mutation("3.1")
def five_seats(patch):
    set_setting(patch, GAME, "seats", default=5, most=5)


@mutation("3.2")
def five_hands_each(patch):
    patch.setattr(GAME, "positions_each", 5)


@mutation("3.2")
def a_waiting_list_changes_nothing(patch):
    patch.setattr(GAME, "waiting_cite", None)


@mutation("3.2.1")
def the_minimum_is_enough_for_several_hands(patch):
    patch.setattr(GAME, "doubled_cite", None)


@mutation("3.2.2")
def hands_lie_anywhere(patch):
    patch.setattr(GAME, "neighbours_cite", None)


@mutation("3.2.3", "6.2")
def everybody_sets_all_his_hands(patch):
    patch.setattr(Layout, "looks_at", lambda self, seat: True)


@mutation("6.2")
def the_lowest_seat_is_looked_at_whatever_is_named(patch):
    patch.setattr(
        Layout, "looks_at", lambda self, seat: seat == self.seats_of(self.person(seat))[0]
    )


@mutation("6.2")
def any_seat_may_be_named(patch):
    patch.setattr(Layout, "_check_views", lambda self, game: None)


@mutation("6.2.1")
def hands_for_the_house_are_not_marked(patch):
    right = BankedRound.marks_of
    patch.setattr(
        BankedRound,
        "marks_of",
        lambda t, place: tuple(each for each in right(t, place) if each != HOUSE_WAY_MARK),
    )


@mutation("6.2.1")
def every_spot_is_marked_for_the_house(patch):
    right = BankedRound.marks_of
    patch.setattr(
        BankedRound,
        "marks_of",
        lambda t, place: tuple({*right(t, place), HOUSE_WAY_MARK}),
    )


# Bets for the dealer


@mutation("4.1")
def no_bets_for_the_dealer(patch):
    patch.setattr(GAME, "tips_cite", None)


@mutation("4.1")
def bets_for_the_dealer_get_even_money(patch):
    pay_tips_even_money(patch)


@mutation("4.2", "4.2.2")
def the_dealers_bet_is_paid_first(patch):
    right = BankedRound._taken_up
    patch.setattr(
        BankedRound, "_taken_up", lambda t, seat, spot: reversed(list(right(t, seat, spot)))
    )


# The deal


@mutation("6.3.1")
def the_display_goes_to_eight(patch):
    patch.setattr(GAME, "chances", (Chance("rng", 1, 8, CITE),))


@mutation("6.3.1", "6.4")
def the_first_hand_goes_to_the_first_position(patch):
    patch.setattr(SetGame, "first_packet", lambda self, t: self.positions(t)[0])


@mutation("6.3.2")
def positions_count_from_the_left(patch):
    patch.setattr(GAME, "positions", lambda self, t: [*range(1, 7), "dealer"])


@mutation("6.3.2")
def the_dealer_is_the_first_position(patch):
    patch.setattr(GAME, "positions", lambda self, t: ["dealer", *range(6, 0, -1)])


@mutation("6.4.1")
def empty_spots_get_no_hand(patch):
    right = GAME.positions
    patch.setattr(
        GAME,
        "positions",
        lambda self, t: [p for p in right(self, t) if p == "dealer" or p in t.seats],
    )


@mutation("6.4")
def hands_are_dealt_face_up(patch):
    right = BankedRound.places
    patch.setattr(BankedRound, "places", lambda t, *names, up=False: right(t, *names, up=True))


# Setting


@mutation("2.1.2.a", "2.1.2.b", "2.1.2.c")
def a_wrong_number_of_cards_is_refused(patch):
    patch.setattr(GAME, "miscounts_foul", False)


@mutation("6.6")
def players_set_one_after_another(patch):
    right = BankedRound.play

    def play(t, action, seat=None):
        options = t.options()
        if options and seat is not None and seat != options.seat:
            raise options.refusal(action)
        right(t, action, seat)

    patch.setattr(BankedRound, "play", play)


@mutation("6.9")
def the_dealer_shows_before_all_have_set(patch):
    right = GAME.deliver

    def deliver(self, t):
        right(self, t)
        t.reveal("dealer")

    patch.setattr(GAME, "deliver", deliver)


@mutation("6.9")
def the_dealer_sets_his_highest_four_high(patch):
    right = GAME.lay_house_way

    def lay_house_way(self, t, place):
        if place != "dealer":
            return right(self, t, place)
        cards = sorted(t.cards(place), key=lambda card: -card.rank)
        self.lay(t, place, (tuple(cards[:4]), tuple(cards[4:6]), tuple(cards[6:])))
        return CITE

    patch.setattr(GAME, "lay_house_way", lay_house_way)


def fouls_by(patch, wrong) -> None:
    """What fouls, by another rule; a wrong number of cards still does."""
    patch.setattr(
        fortune_asia_match,
        "fouls",
        lambda *hands: tuple(map(len, hands)) != GAME.parts or wrong(*map(_value, hands)),
    )


def _value(cards):
    ranking = next(each for each in GAME.hand_rankings if each.size == len(cards))
    return ranking.value(cards)


@mutation("2.1.3", "6.6.1")
def nothing_is_out_of_order(patch):
    fouls_by(patch, lambda high, medium, low: False)


@mutation("2.1.3", "6.6.1")
def the_medium_may_outrank_the_high(patch):
    fouls_by(patch, lambda high, medium, low: medium < low)


@mutation("2.1.3", "6.6.1")
def the_low_may_outrank_the_medium(patch):
    fouls_by(patch, lambda high, medium, low: high < medium)


@mutation("6.6.1")
def hands_alike_as_far_as_they_go_are_fouled(patch):
    def wrong(high, medium, low):
        return high & ~0xFFF <= medium or medium & ~0xFFFF <= low

    fouls_by(patch, wrong)


@mutation("6.6.1")
def a_fouled_hand_is_given_back(patch):
    right = GAME.settle_base

    def settle_base(self, t, seat, dealer):
        if self.set_hand(t, seat.number) is None:
            t.pushes(seat, "base", "fouled", CITE)
        else:
            right(self, t, seat, dealer)

    patch.setattr(GAME, "settle_base", settle_base)


@mutation("6.6.1.a")
def a_fouled_hand_loses_its_bonuses(patch):
    def wrong(self, t, seat):
        if self.set_hand(t, seat.number) is None:
            for spot in ("fortune", "insurance"):
                t.loses(seat, spot, "fouled", CITE)

    bonuses_first(patch, wrong)


def bonuses_first(patch, wrong) -> None:
    """Something is done to a hand's bonuses before they are looked at."""
    right = GAME.pay_bonuses

    def pay_bonuses(self, t, seat):
        wrong(self, t, seat)
        right(self, t, seat)

    patch.setattr(GAME, "pay_bonuses", pay_bonuses)


# Two of three


def match_ups(patch, wrong) -> None:
    right = fortune_asia_match.match_up
    patch.setattr(
        fortune_asia_poker, "match_up", lambda own, dealer: wrong(right(own, dealer), own, dealer)
    )


@mutation("2.1.5", "6.11.2", "6.11.3")
def one_match_up_is_enough(patch):
    patch.setattr(fortune_asia_match, "NEEDED", 1)


@mutation("2.1.5", "6.11.2")
def all_three_must_be_won(patch):
    patch.setattr(fortune_asia_match, "NEEDED", 3)


@mutation("2.1.6", "5.5", "6.11.1", "6.11.3.a")
def ties_are_the_players(patch):
    match_ups(patch, lambda found, *_: MatchUps(found.won + found.equal, ()))


@mutation("2.1.6", "5.5", "6.11.3.a")
def hands_lost_by_ties_push(patch):
    right = BankedRound.loses

    def loses(t, seat, spot, reason, cite):
        tied = cite.id.endswith("6.11.3.a")
        (BankedRound.pushes if tied else right)(t, seat, spot, reason, cite)

    patch.setattr(BankedRound, "loses", loses)


@pytest.mark.parametrize("name", fortune_asia_match.NAMES)
def test_a_tie_of_one_hand_given_to_the_player_is_noticed(monkeypatch, breaks, name) -> None:
    def wrong(found, *_):
        return MatchUps((*found.won, *(each for each in found.equal if each == name)), ())

    match_ups(monkeypatch, wrong)
    breaks("bclc-poker/16/6.11.1")


@pytest.mark.parametrize("name", fortune_asia_match.NAMES)
def test_a_hand_left_out_of_the_match_is_noticed(monkeypatch, breaks, name) -> None:
    def wrong(found, *_):
        return MatchUps(tuple(each for each in found.won if each != name), ())

    match_ups(monkeypatch, wrong)
    breaks("bclc-poker/16/2.1.4")


@pytest.mark.parametrize("best", ["spades", "clubs"])
def test_suits_that_break_ties_are_noticed(monkeypatch, breaks, best) -> None:
    sign = 1 if best == "spades" else -1

    def suits(hand):
        return [sign * card.suit for card in sorted(hand.cards, key=lambda card: -card.rank)]

    def wrong(found, own, dealer):
        pairs = zip(fortune_asia_match.NAMES, own, dealer, strict=True)
        tied = ((name, mine, his) for name, mine, his in pairs if name in found.equal)
        higher = (name for name, mine, his in tied if suits(mine) > suits(his))
        return MatchUps((*found.won, *higher), ())

    match_ups(monkeypatch, wrong)
    breaks("bclc-poker/16/5.2")


@mutation("5.3", "5.5")
def the_joker_alone_beats_an_ace(patch):
    def wrong(found, own, dealer):
        won = {*found.won, *(["low"] if own.low.cards == (JOKER,) else [])}
        return MatchUps(tuple(won), ())

    match_ups(patch, wrong)


@mutation("6.11.2")
def a_win_pays_two_to_one(patch):
    patch.setattr(fortune_asia_poker, "EVEN", Odds(2))


@mutation("2.1.5", "6.11.2")
def a_commission_is_taken(patch):
    right = BankedRound.wins
    patch.setattr(
        BankedRound,
        "wins",
        lambda t, *given: right(t, *given, commission=Commission(5, CITE)),
    )


ORDER = FORTUNE_ASIA_FOUR_CARD.categories


@pytest.mark.parametrize("lower", range(8), ids=lambda i: ORDER[i].name)
def test_a_wrong_order_of_high_hands_is_noticed(monkeypatch, breaks, lower) -> None:
    swap_kinds(monkeypatch, FORTUNE_ASIA_FOUR_CARD, lower)
    breaks(*(f"bclc-poker/16/5.6.1.{'ihgfedcba'[i]}" for i in (lower, lower + 1)))


@mutation("5.6.1.b")
def ace_to_four_suited_is_the_lowest_straight_flush(patch):
    patch.setattr(FORTUNE_ASIA_FOUR_CARD, "runs", Runs(4))


@mutation("5.6.1.e")
def ace_to_four_is_the_lowest_straight(patch):
    patch.setattr(FORTUNE_ASIA_FOUR_CARD, "runs", Runs(4))


# The Fortune bonus, and envy


@mutation("2.2.1.e")
def fortune_is_lost_with_the_base_wager(patch):
    def wrong(self, t, seat):
        if any(x.seat == seat.number and x.spot == "base" and x.net < 0 for x in t.lines):
            t.loses(seat, "fortune", "base lost", CITE)

    bonuses_first(patch, wrong)


def fortune_tables(patch, **changes) -> None:
    patch.setattr(fortune_asia_poker, "FORTUNE", FORTUNE._replace(**changes))


@mutation("2.2.1.e", "5.7.1.table")
def fortune_pays_by_poker_order(patch):
    fortune_tables(patch, ranking=JOKER_FIVE_CARD)


@mutation("5.7.1.table")
def two_pair_wins_fortune(patch):
    rows = (*FORTUNE.table.rows, ("two pair", Odds(1)))
    fortune_tables(patch, table=replace(FORTUNE.table, rows=rows))


@mutation("2.2.2.b", "5.7.1.table")
def a_full_house_is_envied(patch):
    rows = (*ENVY.rows, ("full house", Odds(100, manner="$")))
    fortune_tables(patch, envy=replace(ENVY, rows=rows))


@mutation("2.2.2.b")
def four_of_a_kind_is_not_envied(patch):
    fortune_tables(patch, envy=replace(ENVY, rows=ENVY.rows[:-1]))


@mutation("2.2.2.a", "6.1.1.a")
def any_fortune_bet_earns_envy(patch):
    fortune_tables(patch, envy_stake=Cents(1))


@mutation("2.2.2.a", "6.1.1.a")
def envy_takes_more_than_five_dollars(patch):
    fortune_tables(patch, envy_stake=Cents(501))


def marks_by(patch, stake) -> None:
    """Envy is earned by another stake than the hand's own Fortune bet."""

    def starts(self, t):
        for seat in t.clockwise():
            if stake(t, seat) >= fortune_bonus.ENVY_STAKE:
                t.marks(seat, fortune_bonus.ENVY_MARK)

    patch.setattr(FortuneBonus, "starts", starts)


@mutation("2.2.2.a")
def a_tip_counts_towards_envy(patch):
    marks_by(patch, lambda t, seat: seat.bets.get("fortune", 0) + seat.tips.get("fortune", 0))


@mutation("2.2.2.a")
def the_stakes_of_a_person_are_added_up(patch):
    marks_by(
        patch,
        lambda t, seat: sum(
            other.bets.get("fortune", 0) for other in t.clockwise() if other.person == seat.person
        ),
    )


@mutation("2.2.2.a")
def a_base_wager_earns_envy(patch):
    marks_by(patch, lambda t, seat: seat.bets["base"])


def envied(patch, wrong) -> None:
    """Who is paid envy, and for which hands, changed."""
    right = fortune_bonus.pay_envy
    patch.setattr(
        fortune_bonus,
        "pay_envy",
        lambda t, table, earners, hands: right(t, table, *wrong(t, table, earners, hands)),
    )


@mutation("2.2.2.b.1")
def one_hand_a_round_is_envied(patch):
    envied(
        patch,
        lambda t, table, earners, hands: (earners, [h for h in hands if table.pays(h[1])][:1]),
    )


@mutation("2.2.1.a", "2.2.2.b.1")
def a_person_is_paid_envy_once(patch):
    def wrong(t, table, earners, hands):
        return {t.seats[n].person: n for n in earners}.values(), hands

    envied(patch, lambda *given: (dict.fromkeys(wrong(*given)[0], 1), given[-1]))


@mutation("2.2.2.b")
def only_hands_with_a_fortune_bet_are_envied(patch):
    envied(
        patch,
        lambda t, table, earners, hands: (
            earners,
            [each for each in hands if "fortune" in t.layout.bets[each[0].number]],
        ),
    )


@mutation("2.2.2.b", "6.6.1.a")
def a_fouled_hand_is_not_envied(patch):
    envied(
        patch,
        lambda t, table, earners, hands: (
            earners,
            [each for each in hands if t.game.set_hand(t, each[0].number)],
        ),
    )


@mutation("2.2.2.c")
def ones_own_hands_are_envied(patch):
    def wrong(t, table, earners, hands):
        return earners, [(replace(seat, person="somebody"), hand) for seat, hand in hands]

    envied(patch, wrong)


@mutation("2.2.2.c")
def the_dealers_hand_is_envied(patch):
    right = FortuneBonus.ends

    def ends(self, t, dealt, *steps):
        right(self, t, dealt, *steps)
        paid = self.envy.pays(FORTUNE_BONUS.rank(t.game.dealt_to(t, "dealer")))
        for seat in t.clockwise():
            if paid and fortune_bonus.ENVY_MARK in seat.marks:
                t.pays(seat, "envy", Cents(paid.pays), "dealer", CITE)

    patch.setattr(FortuneBonus, "ends", ends)


@mutation("2.2.2.b", "6.4.1")
def empty_spots_are_envied(patch):
    right = FortuneBonus.ends

    def ends(self, t, dealt, *steps):
        right(self, t, dealt, *steps)
        for held in t.put_away:
            paid = self.envy.pays(FORTUNE_BONUS.rank(tuple(held.cards)))
            for seat in t.clockwise():
                if paid and fortune_bonus.ENVY_MARK in seat.marks:
                    t.pays(seat, "envy", Cents(paid.pays), "empty spot", CITE)

    patch.setattr(FortuneBonus, "ends", ends)


# The Insurance bonus


@mutation("2.3.1.d", "5.7.2.a")
def a_straight_or_a_flush_is_less_than_a_pair(patch):
    def value(self, cards, board=()):
        ranks = {card.rank or 14 for card in cards}
        return 0 if len(ranks) < 7 else min(6, 15 - max(ranks)) << TIE_BITS

    patch.setattr(LessThanAPair, "value", value)


@mutation("2.3.1.d", "5.3")
def the_joker_is_nothing_to_insurance(patch):
    right = LessThanAPair.value

    def value(self, cards, board=()):
        natural = tuple(card for card in cards if card != JOKER)
        return right(self, natural, board) if len(natural) < 7 else right(self, cards, board)

    patch.setattr(LessThanAPair, "value", value)


@mutation("5.7.2.a", "5.7.2.table")
def a_pair_wins_insurance(patch):
    rows = (*INSURANCE_BONUS.rows, ("pair or better", Odds(1)))
    patch.setattr(fortune_asia_poker, "INSURANCE_BONUS", replace(INSURANCE_BONUS, rows=rows))


@mutation("2.3.1.d")
def insurance_needs_a_lost_base_wager(patch):
    def wrong(self, t, seat):
        if any(x.seat == seat.number and x.spot == "base" and x.net > 0 for x in t.lines):
            t.loses(seat, "insurance", "base won", CITE)

    bonuses_first(patch, wrong)


# The aggregate


@mutation("5.8")
def the_cap_is_a_cent_more(patch):
    change_cap(patch, GAME, amount=Cents(5_000_001))


@mutation("5.8")
def the_cap_is_a_cent_less(patch):
    change_cap(patch, GAME, amount=Cents(4_999_999))


@mutation("5.8")
def insurance_is_outside_the_cap(patch):
    change_cap(patch, GAME, spots=("fortune",))


@mutation("5.8")
def fortune_is_outside_the_cap(patch):
    change_cap(patch, GAME, spots=("insurance",))


@mutation("5.9")
def the_base_game_is_under_the_cap(patch):
    change_cap(patch, GAME, spots=("fortune", "insurance", "base"))


@mutation("5.9")
def envy_is_under_the_cap(patch):
    change_cap(patch, GAME, spots=("fortune", "insurance", "envy"))


@mutation("5.8.1")
def each_hand_has_a_share_of_its_own(patch):
    patch.setattr(BankedRound, "_person", lambda t, line: f"{line.seat} {line.spot}")


@mutation("4.1", "5.8")
def bets_for_the_dealer_are_paid_in_full_under_the_cap(patch):
    pay_tips_in_full_under_the_cap(patch)


@mutation("4.1", "5.8")
def bets_for_the_dealer_count_towards_the_cap(patch):
    change_cap(patch, GAME, tips_inside=True)


# The order of settlement


@mutation("5.8.1", "6.13")
def hands_are_settled_from_the_left(patch):
    patch.setattr(BankedRound, "right_to_left", BankedRound.clockwise)


@mutation("6.10", "6.13")
def bonuses_wait_for_all_base_wagers(patch):
    right = GAME.settle_base

    def settle_base(self, t, seat, dealer):
        for each in t.right_to_left():
            if "base" in each.bets:
                right(self, t, each, dealer)

    patch.setattr(GAME, "settle_base", settle_base)


@mutation("6.13.2")
def envy_is_paid_before_the_hands(patch):
    right, later = GAME.settle, FortuneBonus.ends

    def settle(self, t):
        later(fortune_asia_poker.FORTUNE, t, lambda seat: self.dealt_to(t, seat.number))
        right(self, t)

    patch.setattr(FortuneBonus, "ends", lambda self, *given: None)
    patch.setattr(GAME, "settle", settle)


@mutation("6.13.2")
def envy_is_spoken_of_without_a_hand_to_envy(patch):
    right = FortuneBonus.ends

    def ends(self, t, dealt, *steps):
        t.prompts(*steps)
        right(self, t, dealt)

    patch.setattr(FortuneBonus, "ends", ends)


@mutations.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
