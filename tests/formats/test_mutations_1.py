"""Let It Ride made wrong one rule at a time: a scenario that names the clause must notice."""

from dataclasses import replace

import pytest

from houseway import games
from houseway.cards import Rank
from houseway.games.bclc import let_it_ride
from houseway.games.bclc.let_it_ride import BASIC_GAME, BETS, TENS_OR_BETTER, LetItRide
from houseway.hands import FIVE_CARD
from houseway.hands.ranking import PAIR
from houseway.money import Cents, Odds, dollars, share_out
from houseway.play import BankedRound, Layout
from houseway.play.seat import Seat
from houseway.wagers import AggregateCap
from tests.formats.mutations import Mutations, change_cap, change_spot, set_setting, share_the_cap

MUTATIONS = Mutations()
mutation = MUTATIONS.of("bclc-poker/1")


GAME = games.find("let-it-ride@bclc")


def from_the_right(patch) -> None:
    right = BankedRound.clockwise
    patch.setattr(
        BankedRound, "clockwise", lambda t, holding=None: reversed(list(right(t, holding)))
    )


def turned_round(t) -> None:
    """From now on in this round the dealer goes the other way."""
    right = t.clockwise
    t.clockwise = lambda holding=None: reversed(list(right(holding)))


def pays_from(patch, rank) -> None:
    table = replace(BASIC_GAME, least=((TENS_OR_BETTER, FIVE_CARD.least(PAIR, rank)),))
    patch.setattr(let_it_ride, "BASIC_GAME", table)


# What may be bet, and by whom


@mutation("1.2")
def bet_3_may_be_left_out(patch):
    change_spot(patch, LetItRide, "bet_3", equals="")


@mutation("3.5")
def bet_2_may_be_left_out(patch):
    change_spot(patch, LetItRide, "bet_2", equals="")


@mutation("3.5")
def the_bets_may_differ(patch):
    patch.setattr(Layout, "_check_equal", lambda *given: None)


@mutation("6.1")
def nothing_need_be_staked(patch):
    patch.setattr(LetItRide, "opens_with", ())
    patch.setattr(Layout, "check_seat", lambda *given: None)


@mutation("2.4.1")
def the_bonus_is_any_amount(patch):
    change_spot(patch, LetItRide, "bonus", exactly=None)


@mutation("2.4.1")
def the_bonus_is_two_dollars(patch):
    change_spot(patch, LetItRide, "bonus", exactly=dollars(2))


@mutation("2.4.2")
def two_bonus_bets_on_a_hand(patch):
    change_spot(patch, LetItRide, "bonus", exactly=None)


@mutation("2.4.3")
def the_bonus_stands_alone(patch):
    change_spot(patch, LetItRide, "bonus", needs=())
    patch.setattr(LetItRide, "opens_with", ())


@mutation("3.1")
def eight_seats(patch):
    set_setting(patch, LetItRide, "seats", default=8, most=8)


@mutation("3.1")
def six_seats(patch):
    set_setting(patch, LetItRide, "seats", default=6, most=6)


@mutation("3.2")
def two_positions_each(patch):
    patch.setattr(LetItRide, "positions_each", 2)


@mutation("3.3")
def a_spot_is_shared(patch):
    patch.setattr(LetItRide, "back_cite", LetItRide.cite)


@mutation("3.4")
def back_bets_are_taken(patch):
    patch.setattr(LetItRide, "back_cite", LetItRide.cite)


@mutation("4.1")
def no_bets_for_the_dealer(patch):
    patch.setattr(LetItRide, "tips_cite", None)


@pytest.mark.parametrize(("spot", "clause"), [("bet_1", "4.1"), ("bet_2", "4.1"), ("bonus", "4.4")])
def test_a_bet_for_the_dealer_beside_another_spot_is_noticed(
    monkeypatch, breaks, spot, clause
) -> None:
    change_spot(monkeypatch, LetItRide, spot, no_tip=None)
    breaks(f"bclc-poker/1/{clause}")


@mutation("4.3.2")
def bets_for_the_dealer_stay(patch):
    patch.setattr(
        BankedRound,
        "carried",
        lambda t, seat: {x.spot: x.stake for x in t.lines if x.tip and x.seat == seat},
    )


@mutation("3.6", "6.2.1.a")
def bets_stay_open(patch):
    right = Seat.asks

    def asks(self, *offers):
        late = (self.may_stake(spot, 100, GAME.cite, 10_000) for spot in ("bonus", *BETS))
        return right(self, *offers, *late)

    patch.setattr(Seat, "asks", asks)


# The sequence of play


@mutation("6.2.4")
def cards_are_dealt_from_the_dealers_right(patch):
    from_the_right(patch)


@mutation("6.4")
def the_first_decision_starts_at_the_dealers_right(patch):
    from_the_right(patch)


@mutation("6.6")
def the_second_decision_starts_at_the_dealers_right(patch):
    right = BankedRound.turn

    def turn(t, name, count=1):
        right(t, name, count)
        turned_round(t)

    patch.setattr(BankedRound, "turn", turn)


@mutation("6.2.4")
def hands_are_dealt_face_up(patch):
    right = BankedRound.places
    patch.setattr(BankedRound, "places", lambda t, *names, up=False: right(t, *names, up=True))


@mutation("6.2.6")
def the_first_card_is_burned(patch):
    right = BankedRound.deal

    def deal(t, count, to):
        if to == "board":
            t.burned += t._shoe.deal(("burn",))
        right(t, count, to)

    patch.setattr(BankedRound, "deal", deal)
    patch.setattr(BankedRound, "burn", lambda t, count=1: None)


@mutation("6.2.6.a")
def the_board_lies_open_from_the_start(patch):
    right = BankedRound.deal

    def deal(t, count, to):
        right(t, count, to)
        if to == "board":
            t.turn("board", 2)

    patch.setattr(BankedRound, "deal", deal)


@mutation("6.5")
def both_cards_are_turned_at_once(patch):
    right = BankedRound.turn
    patch.setattr(BankedRound, "turn", lambda t, name, count=1: right(t, name, 2))


@mutation("6.5")
def the_first_card_stays_down(patch):
    right = BankedRound.turn

    def turn(t, name, count=1):
        if t.state == 2 * len(t.seats):
            right(t, name, 2)

    patch.setattr(BankedRound, "turn", turn)


def taken(patch, which) -> None:
    """The bet that goes back is another one than was asked about."""
    right = BankedRound.gives_back

    def gives_back(t, seat, spot, reason, cite):
        if which.get(spot):
            right(t, seat, which[spot], reason, cite)

    patch.setattr(BankedRound, "gives_back", gives_back)


@mutation("6.4")
def bet_2_goes_back_first(patch):
    taken(patch, {"bet_1": "bet_2", "bet_2": "bet_1"})


@mutation("2.2")
def only_bet_1_goes_back(patch):
    taken(patch, {"bet_1": "bet_1"})


@mutation("2.2")
def only_bet_2_goes_back(patch):
    taken(patch, {"bet_2": "bet_2"})


@mutation("2.3")
def bet_3_goes_back(patch):
    taken(patch, {"bet_1": "bet_1", "bet_2": "bet_3"})


@mutation("2.1")
def a_bet_that_rides_goes_back_if_it_would_lose(patch):
    def loses(t, seat, spot, reason, cite):
        t.pushes(seat, spot, reason, cite)

    patch.setattr(BankedRound, "loses", loses)


@mutation("6.9")
def settled_from_the_dealers_right(patch):
    right = LetItRide.settle_hands

    def settle_hands(self, t):
        turned_round(t)
        right(self, t)

    patch.setattr(LetItRide, "settle_hands", settle_hands)


@mutation("8.1")
def bonuses_are_paid_from_the_dealers_right(patch):
    settled_from_the_dealers_right(patch)


@mutation("6.8")
def hands_stay_face_down(patch):
    patch.setattr(BankedRound, "reveal", lambda t, *names: None)


@mutation("6.2.2")
def every_light_is_on(patch):
    right = BankedRound.clockwise
    patch.setattr(BankedRound, "clockwise", lambda t, holding=None: right(t))


# What is paid


@mutation("1.3")
def nines_are_enough(patch):
    pays_from(patch, Rank.NINE)


@mutation("1.3")
def jacks_are_needed(patch):
    pays_from(patch, Rank.JACK)


@mutation("5.3.table")
def the_bonus_pays_a_pair_of_tens(patch):
    right = let_it_ride.BONUS
    rows = (*right.rows, (TENS_OR_BETTER, Odds(200, manner="$")))
    patch.setattr(let_it_ride, "BONUS", replace(right, rows=rows, least=BASIC_GAME.least))


@mutation("6.2.3")
def the_bonus_stake_comes_back(patch):
    right = Odds.winnings
    patch.setattr(
        Odds, "winnings", lambda self, stake: right(self, 0 if self.manner == "$" else stake)
    )


@mutation("2.4")
def the_bonus_goes_with_bets_that_are_taken_back(patch):
    right = BankedRound.gives_back

    def gives_back(t, seat, spot, reason, cite):
        right(t, seat, spot, reason, cite)
        t.loses(seat, "bonus", reason, cite)

    patch.setattr(BankedRound, "gives_back", gives_back)


@mutation("5.1")
def the_bonus_table_is_not_posted(patch):
    patch.setattr(LetItRide, "pay_tables", dict.fromkeys(BETS, BASIC_GAME))


@mutation("5.2")
def the_cap_is_a_cent_more(patch):
    change_cap(patch, LetItRide, amount=Cents(5_000_001))


@mutation("5.2")
def the_cap_is_a_cent_less(patch):
    change_cap(patch, LetItRide, amount=Cents(4_999_999))


@mutation("5.2")
def the_cap_counts_the_bonus(patch):
    change_cap(patch, LetItRide, spots=(*BETS, "bonus"))


@pytest.mark.parametrize("spot", BETS)
def test_a_bet_left_out_of_the_cap_is_noticed(monkeypatch, breaks, spot) -> None:
    change_cap(monkeypatch, LetItRide, spots=tuple(name for name in BETS if name != spot))
    breaks("bclc-poker/1/5.2")


@mutation("5.2.1")
def the_cap_is_shared_evenly(patch):
    right = AggregateCap._parts

    def parts(self, room, lines, wins, person):
        found = right(self, room, lines, wins, person)
        return dict(zip(found, share_out(room, [1] * len(found)), strict=True))

    patch.setattr(AggregateCap, "_parts", parts)


@mutation("5.2.1")
def the_cap_is_shared_by_stake(patch):
    share_the_cap(patch, by=lambda line: line.stake)


@mutation("4.1")
def bets_for_the_dealer_get_even_money_under_the_cap(patch):
    set_setting(patch, LetItRide, "lir_tip_when_capped", default="even")


@mutation("5.2")
def bets_for_the_dealer_come_out_of_the_cap(patch):
    change_cap(patch, LetItRide, tips_inside=True)


@MUTATIONS.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)


# What is said and shown

SHOWN = (
    "4.2",
    "4.3",
    "4.3.1",
    "6.2",
    "6.2.1",
    "6.2.2",
    "6.2.3",
    "6.3",
    "6.4.1",
    "6.4.2",
    "6.7",
    "6.7.1",
    "6.8",
    "6.9",
    "6.10",
    "7.1",
    "7.1.1",
    "8.1",
)


@pytest.mark.parametrize("number", SHOWN)
def test_a_prompt_that_is_not_shown_is_noticed(monkeypatch, breaks, number) -> None:
    dropped = f"bclc-poker/1/{number}"
    says, prompts, heads = BankedRound.says, BankedRound.prompts, BankedRound.heads

    def said(right):
        return lambda t, words, cite, **to: cite.id == dropped or right(t, words, cite, **to)

    monkeypatch.setattr(BankedRound, "says", said(says))
    monkeypatch.setattr(BankedRound, "heads", said(heads))
    monkeypatch.setattr(
        BankedRound,
        "prompts",
        lambda t, *cites, **to: prompts(t, *(c for c in cites if c.id != dropped), **to),
    )
    breaks(dropped)


@pytest.mark.parametrize("number", ["4.2", "4.3", "4.3.1", "6.2.2", "6.2.3", "7.1", "7.1.1", "8.1"])
def test_a_prompt_that_is_always_shown_is_noticed(monkeypatch, breaks, number) -> None:
    right = LetItRide.settle_hands

    def settle_hands(self, t):
        t.prompts(let_it_ride.rule(number))
        right(self, t)

    monkeypatch.setattr(LetItRide, "settle_hands", settle_hands)
    breaks(f"bclc-poker/1/{number}")
