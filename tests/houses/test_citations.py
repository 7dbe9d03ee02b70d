"""Whatever is said, refused, offered or settled at a table is cited from the house's own books."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from houseway import games, houses
from houseway.errors import HousewayError, IllegalAction
from houseway.floor import open_table
from houseway.play.actions import PLAIN, Bet, RaiseTo
from houseway.rulebook import Clause

CATALOGUE = games.catalogue()
ROUNDS = 4
POSTED = {
    "minimum_buy_in": 1000,
    "blinds": (500, 1000),
    "limits": (1000, 2000),
    "ante": 100,
    "max_bet": 50_000,
}


def table_of(game: Any) -> Any:
    """A table of a pot game, with what its house must post."""
    known = {setting.name for setting in game.settings}
    return open_table(game, {name: POSTED[name] for name in POSTED if name in known})


def cited(value: Any) -> Iterator[Clause]:
    """Every clause in something that happened, or is offered."""
    if isinstance(value, Clause):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from cited(each)
    elif names := getattr(type(value), "__dataclass_fields__", None):
        for name in names:
            yield from cited(getattr(value, name))


def played(game: Any, seed: int) -> Iterator[Clause]:
    """What a random round cites, with a refusal at every decision."""
    rng = random.Random(seed)
    round = game.random_round(seed)
    while (options := round.options()) is not None:
        yield from cited(options)
        for wrong in (*PLAIN.values(), Bet(-1), RaiseTo(10**9)):
            try:
                round.fork().play(wrong, options.seat)
            except IllegalAction as refused:
                yield from cited(refused.clause)
        if len(asked := round.waiting_for()) > 1:
            options = round.options(rng.choice(asked)) or options
        round.play(options.choose(rng), options.seat)
    yield from cited(tuple(round.happenings))
    yield from cited(tuple(round.settlement.lines))


def between(game: Any) -> Iterator[Clause]:
    """What a table of the game refuses between rounds, and in one."""
    table = table_of(game)
    table.sit(1, "Ann", 100_000)
    table.sit(2, "Bob", 100_000)
    tried = (
        lambda: table.sit(1, "Cy", 100_000),
        lambda: table.sit(99, "Cy", 100_000),
        lambda: [table.sit(seat, "Ann", 100_000) for seat in range(3, 12)],
        lambda: table.buy(1, -1),
        lambda: table.buy(1, 10**12),
        lambda: table.bet(1, {"?": 100}),
        lambda: table.bet(1, {}, {"?": 100}),
        lambda: table.straddle(1, 1),
        lambda: table.post(1),
        lambda: table.agree(1),
        lambda: table.refuse(1),
        lambda: table.take(1, 100),
    )
    for act in tried:
        yield from _refused(act)
    table.deal(game.shoe(table.settings))
    for act in tried:
        yield from _refused(act)


def _refused(act: Any) -> Iterator[Clause]:
    try:
        act()
    except HousewayError as refused:
        yield from cited(refused.clause)


@pytest.mark.parametrize("id", CATALOGUE)
def test_a_game_cites_the_books_of_its_house_and_no_others(id) -> None:
    game = CATALOGUE[id]
    found = {clause for seed in range(ROUNDS) for clause in played(game, seed)}
    assert found, "nothing was cited"
    strays = sorted(str(each) for each in found if not houses.of(game).prints(each))
    assert not strays, f"{id} cites {', '.join(strays)}"


@pytest.mark.parametrize("id", [id for id, game in CATALOGUE.items() if game.kind == "pot"])
def test_a_table_between_hands_cites_the_books_of_its_house_and_no_others(id) -> None:
    game = CATALOGUE[id]
    strays = sorted({str(each) for each in between(game) if not houses.of(game).prints(each)})
    assert not strays, f"a table of {id} cites {', '.join(strays)}"


def test_where_a_house_prints_nothing_a_refusal_has_no_clause() -> None:
    wanted = {"bclc": "bclc-poker/33/intro.2.b", "chico": "None", "bcpc": "None"}
    for house, clause in wanted.items():
        game = games.find(f"texas-holdem@{house}")
        table = table_of(game)
        table.sit(1, "Ann", 100_000)
        with pytest.raises(HousewayError, match="may not take") as refused:
            table.take(1, 100)
        assert str(refused.value.clause) == clause
