"""Many tables at once are the table's own hands: what is seen, offered and won is the script's."""

from __future__ import annotations

import random

import numpy as np
import pytest

from houseway import games
from houseway.analysis.many_tables import (
    BETTING,
    BRINGING,
    DRAW,
    DRAWING,
    FOLD,
    RAISE,
    STAY,
    ManyTables,
    at_random,
)
from houseway.errors import BadInput, IllegalAction
from houseway.play.actions import Bet, BringIn, Call, Check, Draw, Fold, RaiseTo
from houseway.play.pot.stakes import Seating
from tests.analysis.test_many_hands import STACKS, TABLES, Follows

QUICK = ("no-limit hold'em", "the club's Omaha eight", "2-7 triple draw", "the club's stud")
NO_CARD = 255


def one_hand(table, stacks, seed: int) -> None:
    """A hand with random answers, and then by the script: the same seats asked, the same offers."""
    game = games.find(table[0])
    many = ManyTables(game, table[1], stacks, tables=1, seed=seed, redeal=False)
    rng = random.Random(seed)
    told = []
    seen, ended = many.reset(), []
    while len(ended) == 0:
        act, amount = _any(seen, rng, many.hands.stakes.chip)
        row = {name: np.array(each[0]) for name, each in seen._asdict().items()}
        told.append((act, amount, row))
        seen, won, ended = many.step(np.array([act], np.int8), np.array([amount]))
    by_index = {card.index: card for card in game.deck}
    shoe = Follows([by_index[index] for index in many.dealt(0).tolist()], game.deck)
    seating = Seating(dict(enumerate(stacks, 1)), len(stacks))
    round = game.round(seating, shoe, many.hands.stakes)
    if many.hands.stakes.twists:
        round.play(round.options().offers[0].action())  # no twist
    for act, amount, row in told:
        _compare(round, row)
        round.play(_action(round.options(), act, amount))
    assert round.over
    after = [round.stacks()[seat] - chips for seat, chips in enumerate(stacks, 1)]
    assert after == won[0].tolist()


def _any(seen, rng, chip) -> tuple[int, int]:
    if seen.asked[0] == DRAWING:
        return DRAW, sum(1 << at for at in rng.sample(range(4), rng.randint(0, 3)))
    kinds = [
        STAY,
        STAY,
        *([RAISE] if seen.most[0] else []),
        *([FOLD] if seen.asked[0] == BETTING else []),
    ]
    steps = int(seen.most[0] - seen.least[0]) // chip
    return rng.choice(kinds), int(seen.least[0]) + rng.randint(0, steps) * chip


def _compare(round, row) -> None:
    options = round.options()
    seat = int(row["seat"]) + 1
    assert options.seat == seat
    view = round.view(seat)
    own = [card.index for card in round.felt.holdings[seat].cards]
    assert [each for each in row["hole"].tolist() if each != NO_CARD] == own
    assert row["stacks"].tolist() == [each.stack for each in view.seats]
    if row["asked"] == DRAWING:
        assert options.offers[0].most == row["most"]
        return
    raises = [offer for offer in options.offers if offer.kind in (Bet, RaiseTo)]
    assert [(offer.least, offer.most) for offer in raises] == (
        [(row["least"], row["most"])] if row["most"] else []
    )
    calls = [offer.most for offer in options.offers if offer.kind is Call]
    if row["asked"] != BRINGING:
        assert calls == ([row["owed"]] if row["owed"] else [])


def _action(options, act, amount):
    kinds = [offer.kind for offer in options.offers]
    if act == DRAW:
        held = options.offers[0].cards
        return Draw(tuple(card for at, card in enumerate(held) if amount >> at & 1))
    if act == RAISE:
        return (Bet if Bet in kinds else RaiseTo)(amount)
    if act == FOLD:
        return Fold()
    return next(kind for kind in (BringIn, Call, Check) if kind in kinds)()


@pytest.mark.parametrize("name", QUICK)
def test_a_table_plays_the_scripts_hand(name) -> None:
    for at, stacks in enumerate(STACKS.values()):
        for seed in range(3):
            one_hand(TABLES[name], stacks, seed + 10 * at)


@pytest.mark.soak
@pytest.mark.parametrize("stacks", STACKS.values(), ids=STACKS)
@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_every_table_plays_the_scripts_hands(table, stacks) -> None:
    for seed in range(200):
        one_hand(table, stacks, seed)


def test_thousands_play_side_by_side_and_no_chip_is_lost() -> None:
    game, settings = TABLES["no-limit hold'em"]
    tables = ManyTables(games.find(game), settings, STACKS["six"], tables=300, seed=5)
    rng = np.random.default_rng(5)
    seen, hands = tables.reset(), 0
    for _ in range(60):
        seen, won, ended = tables.step(*at_random(seen, rng))
        assert (won.sum(axis=1) == 0).all()  # the table takes no rake
        assert not won[np.setdiff1d(np.arange(300), ended)].any()
        hands += len(ended)
    assert hands > 300
    assert (seen.hole != NO_CARD).all()


def test_the_same_seed_deals_the_same() -> None:
    game, settings = TABLES["limit hold'em"]
    one, same, other = (
        ManyTables(games.find(game), settings, STACKS["six"], tables=20, seed=seed).reset().hole
        for seed in (1, 1, 2)
    )
    assert (one == same).all()
    assert (one != other).any()


def test_what_is_not_offered_is_refused_by_the_tables_number() -> None:
    game, settings = TABLES["no-limit hold'em"]
    tables = ManyTables(games.find(game), settings, STACKS["six"], tables=3)
    tables.reset()
    acts = np.array([FOLD, FOLD, RAISE], np.int8)
    with pytest.raises(IllegalAction, match=r"table 2, seat 3 may not raise to 3; allowed: fold"):
        tables.step(acts, np.array([0, 0, 3]))
    with pytest.raises(BadInput, match="as many acts"):
        tables.step(acts[:2], np.array([0, 0]))
    with pytest.raises(BadInput, match="several boards"):
        ManyTables(games.find("double-flop-holdem@chico"), {"blinds": (50, 100)}, [500, 500])
