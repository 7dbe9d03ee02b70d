"""Real hands with irregular acts: what is ruled is always one of the options of the round."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houseway import games
from houseway.errors import BadInput
from houseway.money import Cents
from houseway.play.actions import CALL, CHECK, FOLD, Action, Bet, Call, RaiseTo
from houseway.play.options import Options
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Seating
from houseway.rulings import Ruling, rule_on
from houseway.rulings.situations import Wager
from houseway.rulings.standing import standing

CHIPS = (500_000, 100_000, 50_000, 10_000, 2_500)
WORDS = (
    *("", "", "", "", "call", "raise", "bet", "check", "fold", "all in", "pot", "five", "two"),
    *("make it twelve hundred", "all day", "I'm putting you in", "six hundred more", "double it"),
    *("complete", "pass", "if you bet I call", "banana", "half the pot", "minimum"),
)


def dealt(game: str, limit: str, rng: random.Random) -> PotRound:
    """A hand of some table; in chips of 25."""
    seats = sorted(rng.sample(range(1, 10), rng.randint(2, 6)))
    stacks = {seat: Cents(2_500 * rng.randint(1, 400)) for seat in seats}
    posted: dict[str, object] = {"limit": limit, "blinds": (10_000, 20_000), "chip": 2_500}
    if limit == "limit":
        posted["limits"] = (20_000, 40_000)
    played = games.find(game)
    return played.round(Seating(stacks, rng.choice(seats)), played.shoe({}, rng), posted)


def chips_of(amount: int) -> tuple[Cents, ...]:
    """An amount in as few chips as there are for it."""
    told = []
    for chip in CHIPS:
        told += [Cents(chip)] * (amount // chip)
        amount %= chip
    return tuple(told)


def some_act(now: Wager, rng: random.Random) -> Wager:
    """Chips of his own, or words, or both, in some gesture."""
    assert now.stack is not None
    most = rng.choice((now.stack, min(now.stack, 2 * now.facing + 40_000)))
    put = 2_500 * rng.randint(0, most // 2_500)
    # he may ask for change and push one big chip for it, if he has as much
    chips = chips_of(put) if rng.random() < 0.7 else (Cents(put),) if put else ()
    prior = chips_of(sum(now.prior))
    gesture = (
        rng.choice(("drop", "combine", "pull back all", "pull back some")) if prior else "drop"
    )
    motions = chips[: rng.randint(1, len(chips))] if chips and rng.random() < 0.1 else ()
    return replace(
        now,
        chips=chips,
        prior=prior,
        gesture=gesture,
        pulled=prior[:1] if gesture == "pull back some" else (),
        first_motion=motions,
        said=rng.choice(WORDS),
        said_amount=rng.choice((None, None, None, Cents(2_500 * rng.randint(1, 200)))),
        chips_first=rng.random() < 0.3,
    )


def action_of(act: str, amount: int | None, options: Options) -> Action:
    """What is ruled as an answer to the round."""
    if act == "fold":
        return FOLD
    if act in ("check", "call"):
        return CALL if act == "call" else CHECK
    offer = options.offer(RaiseTo) or options.offer(Bet)
    assert offer, f"nobody may bet, and it is ruled a {act}"
    return offer.kind(amount)


def check_legal(seen: Wager, ruling: Ruling, options: Options) -> Action | None:
    """Every ruling, and every choice that is an act, is among the options."""
    choices = [(each.act, each.amount) for each in ruling.choices]
    acts = [(ruling.act, ruling.amount)] if ruling.act else choices
    legal = []
    for act, amount in acts:
        if act == "all in":
            continue  # an amount that the next question settles
        if act not in ("fold", "check", "call", "bet", "raise"):
            assert not ruling.act, f"{act} is no act of a round"
            continue
        action = action_of(act, amount, options)
        assert options.accepts(action), f"{seen} is ruled {act} {amount}; there is {options}"
        if act == "call":
            offer = options.offer(Call)
            assert offer
            assert amount == offer.most + sum(seen.prior), f"{seen} is ruled {ruling}"
        legal.append(action)
    return legal[0] if legal else None


@pytest.mark.parametrize("limit", ["no-limit", "pot-limit", "limit"])
@pytest.mark.parametrize("game", ["texas-holdem@bcpc", "texas-holdem@bclc"])
@settings(deadline=None, derandomize=True, max_examples=60)
@given(seed=st.integers(0, 2**32))
def test_what_is_ruled_is_among_the_options(game: str, limit: str, seed: int) -> None:
    rng = random.Random(seed)
    hand = dealt(game, limit, rng)
    for _ in range(40):
        if hand.over or not (stands := standing(hand)):
            break
        options = hand.options()
        assert options
        seen = some_act(stands[1], rng)
        try:
            ruling = rule_on(hand.game.house, seen)
        except BadInput:
            hand.play(CALL if options.offer(Call) else CHECK)
            continue
        action = check_legal(seen, ruling, options)
        hand.play(action or (CALL if options.offer(Call) else CHECK))
