"""A round of any game without setting a table first: what a house would suggest is posted."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping
from typing import Any

from houseway import games
from houseway.floor.banked import BankedTable
from houseway.floor.opening import open_table
from houseway.floor.pot import PotTable
from houseway.floor.shoes import Shoes
from houseway.money import Cents
from houseway.play import BankedGame, Game, Round
from houseway.play.pot import PotGame
from houseway.play.settings import Value

YOU = 1
SIX_MAX = 6
STACK, BANK = 500, 10_000  # in the money of the house


def suggested(game: Game) -> dict[str, Value]:
    """What a house would post where it has to post something."""
    return {s.name: s.suggest for s in game.settings if s.required or s.name == "rake"}


def deal(
    game: str | Game,
    *,
    bets: Mapping[str, Cents] | None = None,
    seats: int = SIX_MAX,
    settings: Mapping[str, object] | None = None,
    seed: int | None = None,
) -> Round[Any]:
    """Deal a round of any game, by id or by name; a `seed` deals the same cards again.

    Against a bank you sit in seat 1 with the least that the table takes on what must be bet,
    unless `bets` says otherwise. For a pot, `seats` players have 500 each.
    """
    found = games.find(game) if isinstance(game, str) else game
    rng = secrets.SystemRandom() if seed is None else random.Random(seed)
    table = open_table(found, {**suggested(found), **(settings or {})})
    if isinstance(table, PotTable):
        for seat in range(1, min(seats, found.seats) + 1):
            table.sit(seat, f"player {seat}", table.house.currency.of(STACK))
    else:
        assert isinstance(table, BankedTable)
        _bet(table, bets)
    chance = found.chance_for(table.settings) if isinstance(found, BankedGame | PotGame) else None
    table.deal(Shoes(found, table.settings, rng).next(), chance.throw(rng) if chance else ())
    assert table.round is not None
    return table.round


def _bet(table: BankedTable, bets: Mapping[str, Cents] | None) -> None:
    """Sit down with enough for every bet, find a bank where players bank, and bet."""
    game, least = table.game, table.settings["minimum"]
    assert isinstance(least, int)
    first = game.opens_with or [spot.name for spot in game.spots if not spot.later]
    must = [first[0], *(spot.name for spot in game.spots if spot.equals)]
    staked = dict(bets) if bets is not None else dict.fromkeys(must, Cents(least))
    table.sit(YOU, "you", Cents(table.house.currency.of(STACK) + 20 * sum(staked.values())))
    if game.covering:
        _find_bank(table)
    table.bet(YOU, staked)


def _find_bank(table: BankedTable) -> None:
    """Somebody takes the last seat and banks."""
    last, roll = table.game.seats, table.house.currency.of(BANK)
    table.sit(last, "bank", Cents(2 * roll))
    while (seat := table.bank_offer) is not None and seat != last:
        table.waive_bank(seat)
    table.take_bank(last, roll)


__all__ = ["deal", "suggested"]
