"""The betting round: who is asked, in what order, and what for."""

import random

import pytest

from houseway import games
from houseway.cards import KeyedShoe, Shoe, shuffled
from houseway.errors import BadSetting, IllegalBet
from houseway.play import Bet, Call, Check, Chop, RaiseTo
from houseway.play.actions import CALL, CHECK, FOLD, Forfeit
from houseway.play.pot.stakes import Post, Seating
from houseway.wagers.party import at_seat

EVEN = {1: 10_000, 2: 10_000, 3: 10_000}


def asked(round, *actions):
    """Play the actions, and note which seat each was asked of."""
    seats = []
    for action in actions:
        seats.append(round.options().seat)
        round.play(action)
    return seats


def test_heads_up_the_button_posts_small_acts_first_and_then_last(hold_em) -> None:
    round = hold_em({1: 10_000, 2: 10_000}, button=2)
    assert (round.posts.small, round.posts.big) == (2, 1)
    assert asked(round, CALL, CHECK) == [2, 1]
    assert asked(round, CHECK, CHECK) == [1, 2]


def test_with_three_the_button_acts_first_before_the_flop_and_last_after_it(hold_em) -> None:
    round = hold_em(EVEN, button=1)
    assert asked(round, CALL, CALL, CHECK) == [1, 2, 3]
    assert asked(round, CHECK, CHECK, CHECK) == [2, 3, 1]


def test_a_bet_is_answered_by_everybody_else_once(hold_em) -> None:
    round = hold_em(EVEN, button=1)
    assert asked(round, CALL, CALL, RaiseTo(600), CALL, CALL) == [1, 2, 3, 1, 2]
    assert round.street == "flop"


def test_the_big_blind_may_raise_a_pot_that_was_only_called(hold_em) -> None:
    round = hold_em(EVEN, button=1)
    asked(round, CALL, CALL)
    options = round.options()
    assert options.seat == 3
    assert options.offer(Check)
    assert options.offer(RaiseTo).least == 400


def test_a_short_big_blind_lowers_neither_the_call_nor_the_least_raise(hold_em) -> None:
    round = hold_em({1: 10_000, 2: 10_000, 3: 50}, button=1)
    options = round.options()
    assert options.offer(Call).least == 200
    assert options.offer(RaiseTo).least == 400


def test_nobody_raises_when_all_others_are_all_in(hold_em) -> None:
    round = hold_em({1: 10_000, 2: 900, 3: 10_000}, button=1, cards={"board": "2c 7d 9h Js Kc"})
    asked(round, FOLD, RaiseTo(900))
    options = round.options()
    assert options.seat == 3
    assert options.offer(RaiseTo) is None
    round.play(CALL)
    assert round.over  # no more questions; the board is run out
    assert len(round.holdings["board"].cards) == 5


def test_a_post_that_takes_the_last_chip_leaves_the_betting_to_the_others(hold_em) -> None:
    """Seat 4 comes back with less than it owes; three seats with chips still bet each other."""
    stacks = {1: 10_000, 2: 10_000, 3: 10_000, 4: 100}
    posts = [(4, "dead", 100), (4, "live", 200)]
    round = hold_em(stacks, button=1, posts=posts)
    assert asked(round, CALL, FOLD, CHECK) == [1, 2, 3]
    assert round.street == "flop"
    assert not round.over
    assert asked(round, Bet(500)) == [3]
    assert round.options().seat == 1
    assert round.options().offer(RaiseTo)


def test_a_post_of_exactly_the_stack_is_all_in(hold_em) -> None:
    stacks = {1: 10_000, 2: 10_000, 3: 10_000, 4: 300}
    round = hold_em(stacks, button=1, posts=[(4, "dead", 100), (4, "live", 200)])
    assert round.stack_of(4) == 0
    assert round.status_of(4) == "all in"
    assert asked(round, CALL, CALL, CHECK) == [1, 2, 3]
    assert asked(round, Bet(500), CALL, CALL) == [2, 3, 1]


def test_a_straddle_never_takes_more_than_the_seat_has(hold_em) -> None:
    """A dead blind leaves too little behind for the straddle that was declared with it."""
    stacks = {1: 10_000, 2: 10_000, 3: 10_000, 4: 400}
    with pytest.raises(IllegalBet):
        hold_em(stacks, button=1, posts=[(4, "dead", 100), (4, "straddle", 400)])


def test_the_blinds_may_chop_only_before_one_of_them_has_raised(hold_em) -> None:
    round = hold_em(EVEN, button=1)
    round.play(FOLD)
    assert round.options().offer(Chop)
    asked(round, RaiseTo(600), RaiseTo(1_400))
    assert round.options().seat == 2
    assert round.options().offer(Chop) is None


def test_dead_money_is_in_the_pot_and_out_of_the_bets(hold_em) -> None:
    round = hold_em(EVEN, button=1, posts=[(1, "dead", 100)])
    assert round.options().offer(Call).least == 200
    assert round.chips.paid[1] == 0
    asked(round, FOLD, CALL, CHECK)
    assert [pot.amount for pot in round.pots_now()] == [500]


def test_an_uncalled_bet_goes_back_and_is_not_raked(hold_em) -> None:
    round = hold_em(EVEN, button=1, rake=10, cards={"board": "2c 7d 9h Js Kc"})
    asked(round, FOLD, CALL, CHECK, Bet(9_000), FOLD)
    assert round.over
    assert round.chips.returned == {2: 9_000}
    assert round.award.rake == 0  # 10% of four dollars, in whole dollars
    assert dict(round.stacks()) == {1: 10_000, 2: 10_200, 3: 9_800}


def test_raises_go_in_chips_and_all_in_need_not(hold_em) -> None:
    round = hold_em({1: 1_050, 2: 10_000, 3: 10_000}, button=1, chip=100)
    options = round.options()
    assert options.accepts(RaiseTo(500))
    assert not options.accepts(RaiseTo(550))
    assert options.accepts(RaiseTo(1_050))


@pytest.mark.parametrize("structure", ["limit", "no-limit", "pot-limit"])
def test_a_bet_is_never_more_than_the_stack_nor_less_than_the_blind_unless_all_in(
    structure,
) -> None:
    game = games.find("texas-holdem@bclc")
    offers = 0
    for seed in range(400):
        round = game.random_round(seed)
        if round.stakes.limits.structure != structure:
            continue
        rng = random.Random(seed)
        while options := round.options():
            seat = options.seat
            has = round.put[seat] + round.stack[seat]
            for offer in options.offers:
                if offer.kind not in (Bet, RaiseTo):
                    continue
                offers += 1
                assert offer.least <= offer.most <= has
                high = max(round.put.values())
                assert offer.most > high
                if (
                    offer.least < has
                    and not round.stakes.limits.max_bet
                    and structure == "no-limit"
                ):
                    assert offer.least - high >= round.stakes.forced.big_blind
            round.play(options.choose(rng))
    assert offers > 100


def with_posts(rng: random.Random):
    """A hand in which players come back, come in and straddle, many of them short of chips."""
    game = games.find("texas-holdem@bclc")
    stakes = game.stakes(
        {
            "blinds": (100, 200),
            "limit": rng.choice(game.bets.structures),
            "mississippi": rng.random() < 0.5,
            "chip": rng.choice((1, 100)),
        }
    )
    seats = sorted(rng.sample(range(1, 12), rng.randint(3, 6)))
    stacks = {seat: rng.choice((rng.randint(1, 2_000), rng.randint(1, 20) * 100)) for seat in seats}
    button = rng.choice(seats)
    blinds = [*(s for s in seats if s > button), *(s for s in seats if s <= button)][:2]
    posts = []
    for seat in seats:
        if seat not in blinds:
            posts += [Post(seat, "live", 200)] if rng.random() < 0.3 else []
            posts += [Post(seat, "dead", 100)] if rng.random() < 0.3 else []
    if rng.random() < 0.4:
        posts.append(Post(rng.choice(seats), "straddle", 400))
    shoe = Shoe(shuffled(game.deck, rng))
    return stacks, game.round(Seating(stacks, button, tuple(posts)), shoe, stakes)


def test_with_any_posts_bets_are_matched_and_nobody_pays_more_than_he_has() -> None:
    played = 0
    for seed in range(1_500):
        rng = random.Random(seed)
        try:
            stacks, round = with_posts(rng)
        except IllegalBet:
            continue  # a straddle from the wrong seat, or beyond the stack
        while options := round.options():
            assert min(round.stacks().values()) >= 0, f"seed {seed}"
            round.play(options.choose(rng))
        played += 1
        accounts = round.settlement.accounts()
        for seat, chips in round.stacks().items():
            assert chips == stacks[seat] + accounts.get(at_seat(seat), 0) >= 0, f"seed {seed}"
        left = [s for s in round.live if stacks[s] > round.chips.paid[s] + round.chips.dead[s]]
        if len(round.live) > 1 and left and not round.chopped:
            most = max(round.chips.paid[seat] for seat in round.live)
            assert {round.chips.paid[seat] for seat in left} == {most}, f"seed {seed}"
    assert played > 1_000


# What a hand does not start with


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({"stacks": {1: 500}}, "a hand needs two players; 1 is dealt in"),
        ({"stacks": {1: 500, 2: 0}}, "seat 2 has no chips and cannot be dealt in"),
        (
            {"stacks": {1: 500, 12: 500}},
            "this table has seats 1 to 11; seat 12 is not there",
        ),
        (
            {"stacks": EVEN, "posts": [(7, "live", 200)]},
            "seat 7 is not in the hand and cannot post",
        ),
        (
            {"stacks": EVEN, "posts": [(1, "sleeper", 200)]},
            "'sleeper' is not a post; there are straddle, over-blind, kill, live, dead, ante",
        ),
        (
            {"stacks": {**EVEN, 4: 300}, "posts": [(4, "straddle", 400)]},
            "seat 4 has 3.00 and cannot post a straddle of 4.00",
        ),
        (
            {"stacks": {**EVEN, 4: 10_000}, "posts": [(4, "straddle", 450)]},
            "a straddle of 4.50 cannot be made with chips of 1.00",
        ),
    ],
    ids=str,
)
def test_a_hand_that_cannot_start_is_refused_in_a_line(hold_em, given, line) -> None:
    with pytest.raises(IllegalBet) as refused:
        hold_em(given["stacks"], posts=given.get("posts", ()))
    assert refused.value.message == line


def test_a_pot_game_needs_its_blinds() -> None:
    game = games.find("texas-holdem@bclc")
    with pytest.raises(BadSetting) as refused:
        game.stakes({})
    assert refused.value.message == "a pot game needs its 'blinds': small and big"
    assert refused.value.clause == game.posted.cite


def test_a_game_with_antes_needs_its_bets() -> None:
    game = games.find("seven-card-stud@bclc")
    with pytest.raises(BadSetting, match="needs its 'limits'") as refused:
        game.stakes({"ante": 100})
    assert str(refused.value.clause) == "bclc-poker/23/3.5"


# Chips of clay


def keyed(stacks=EVEN):
    """A hand at a live table, dealt with cards that nobody has seen."""
    game = games.find("texas-holdem@bclc")
    return game.round(Seating(stacks, 1), KeyedShoe(game.deck, {}), {"blinds": (100, 200)})


def test_at_a_live_table_a_fold_may_leave_less_than_a_call() -> None:
    round = keyed()
    assert asked(round, Forfeit(150)) == [1]
    assert (round.stack[1], round.chips.paid[1]) == (9_850, 150)
    assert round.live == [2, 3]
    assert asked(round, FOLD) == [2]
    assert round.over
    assert round.stack == {1: 9_850, 2: 9_900, 3: 10_250}


def test_what_a_fold_may_leave_is_a_cent_at_least_and_less_than_the_call() -> None:
    round = keyed()
    offer = round.options().offer(Forfeit)
    assert (offer.least, offer.most) == (1, 199)
    assert str(offer.cite) == "bclc-poker/17/2.1"
    asked(round, CALL)
    assert round.options().offer(Forfeit).most == 99
    asked(round, CALL)
    assert round.options().offer(Forfeit) is None  # nothing to call


@pytest.mark.parametrize(("stack", "most"), [(2, 1), (1, None)])
def test_who_has_one_cent_leaves_nothing_less(stack, most) -> None:
    offer = keyed({1: stack, 2: 10_000, 3: 10_000}).options().offer(Forfeit)
    assert (offer.most if offer else None) == most


def test_where_the_cards_are_seen_a_fold_leaves_nothing(hold_em) -> None:
    assert hold_em(EVEN).options().offer(Forfeit) is None
