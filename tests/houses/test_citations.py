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
BANKS = 5  # rounds in which the bank goes around
DEEP = 10_000_000  # chips enough for any of them
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


def banked_between(game: Any) -> Iterator[Clause]:
    """What a table against a bank cites over some rounds in which the bank goes around."""
    table = open_table(game, {each.name: each.suggest for each in game.settings if each.required})
    least = int(table.settings["minimum"])
    rng, banked = random.Random(game.id), set()
    for seat in (1, 2, 3):
        table.sit(seat, f"player {seat}", DEEP)
    for _ in range(BANKS):
        for seat in (1, 2, 3):
            for act in wrong_at_a_bank(table, seat, least):
                yield from _refused(act)
        yield from bank_goes_around(table, rng)
        for seat in (1, 2, 3):
            banker = table.seats[table.bank.seat].person if table.bank else ""
            if table.seats[seat].person != banker:
                table.bet(seat, stakes(game, least))
        chance = game.chance_for(table.settings)
        table.deal(game.shoe(table.settings), chance.throw(rng) if chance else ())
        for act in wrong_at_a_bank(table, 1, least):
            yield from _refused(act)
        while options := table.round.options():
            yield from cited(options)
            table.play(options.seat, options.choose(rng))
        yield from cited(tuple(table.round.happenings))
        table.clear()
        banked.add(table.round.layout.bank.seat if table.round.layout.bank else 0)
    assert len(banked) > 1 or not (game.banking or game.covering), "the bank went to nobody else"


def bank_goes_around(table: Any, rng: random.Random) -> Iterator[Clause]:
    """Whoever is offered the bank puts up nonsense first, and then enough, or declines."""
    while (offered := table.bank_offer) is not None:
        for roll in (0, 10**15):
            yield from _refused(lambda roll=roll: table.take_bank(offered, roll))
        try:
            if rng.random() < 0.3 and not table.game.covering:
                table.waive_bank(offered)
            else:
                table.take_bank(offered, DEEP // 4)
        except HousewayError as refused:
            yield from cited(refused.clause)
            table.waive_bank(offered)
    if table.game.covering and table.bank is None:
        table.take_bank(1, DEEP // 4)


def stakes(game: Any, least: int) -> dict[str, int]:
    """What opens a round at a seat, with the spots that must be equal to it."""
    opens = game.opens_with[:1] or tuple(spot.name for spot in game.spots[:1])
    return dict.fromkeys((*opens, *(spot.name for spot in game.spots if spot.equals)), least)


def wrong_at_a_bank(table: Any, seat: int, least: int) -> list[Any]:
    """What nobody may do there, or not now."""
    spots = [spot.name for spot in table.game.spots]
    return [
        lambda: table.sit(seat, "Cy", DEEP),
        lambda: table.sit(99, "Cy", DEEP),
        lambda: [table.sit(each, "player 1", DEEP) for each in range(4, 15)],
        lambda: table.buy(seat, 0),
        lambda: table.take_bank(seat, 0),
        lambda: table.take_bank(99, DEEP),
        lambda: table.waive_bank(99),
        lambda: table.bet(seat, {"?": least}),
        lambda: table.bet(seat, {}, {"?": least}),
        lambda: table.bet(seat, dict.fromkeys(spots, 1)),
        lambda: table.bet(seat, dict.fromkeys(spots, 10**11)),
        lambda: table.bet(seat, stakes(table.game, least), dict.fromkeys(spots, least)),
        *(lambda spot=spot: table.bet(seat, {spot: least + 1}) for spot in spots),
        lambda: table.straddle(seat, least),
        lambda: table.post(seat),
        lambda: table.deal(table.game.shoe(table.settings)) if table.in_round else None,
        lambda: table.leave(seat) if table.in_round else None,
    ]


def _refused(act: Any) -> Iterator[Clause]:
    try:
        act()
    except HousewayError as refused:
        yield from cited(refused.clause)


@pytest.mark.some(20)
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


@pytest.mark.parametrize("id", [id for id, game in CATALOGUE.items() if game.kind == "banked"])
def test_a_table_against_a_bank_cites_the_books_of_its_house_and_no_others(id) -> None:
    game = CATALOGUE[id]
    found = set(banked_between(game))
    assert found, "nothing was cited"
    strays = sorted(str(each) for each in found if not houses.of(game).prints(each))
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
