"""Pot tables at random: what tests play at."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING

from houseway.money import Cents
from houseway.play.pot.pot_settings import uses_blinds
from houseway.play.pot.stakes import Post, Seating, Stakes

if TYPE_CHECKING:
    from houseway.play.pot.pot_game import PotGame
    from houseway.play.pot.pot_round import PotRound


def random_round(game: PotGame, seed: int) -> PotRound:
    """A hand of some table of the game, dealt up to the first decision."""
    rng = random.Random(seed)
    seats = sorted(rng.sample(range(1, game.seats + 1), rng.randint(2, game.seats)))
    stakes = game.stakes(_settings(game, rng) | _blinds_of_two(game, seed))
    if seats[-1] > (most := stakes.seats):
        seats = sorted(rng.sample(range(1, most + 1), min(len(seats), most)))
    stacks = {seat: Cents(rng.randint(1, 300) * 100) for seat in seats}
    posts: tuple[Post, ...] = ()
    button = rng.choice(seats)
    if stakes.forced.mississippi and stacks[button] >= 2000 and len(seats) > 2:
        posts = (Post(button, "straddle", Cents(2000)),)
    if stakes.forced.over_blinds:
        posts = _over_blinds(game, rng, stakes, stacks)
    shoe = game.shoe(stakes.settings, rng)
    thrown = game.chances[0].throw(rng) if game.chances else ()
    fee = stakes.fees.fee(len(seats))
    stacks[button] = Cents(stacks[button] + fee)
    seating = Seating(stacks, button, posts, thrown=thrown, fee=fee, fee_cite=stakes.fees.fee_cite)
    return game.round(seating, shoe, stakes)


def _over_blinds(
    game: PotGame, rng: random.Random, stakes: Stakes, stacks: Mapping[int, Cents]
) -> tuple[Post, ...]:
    """Now and then somebody posts over the largest blind, where that is before the deal."""
    posts: list[Post] = []
    if game.blinds and game.blinds.over_late:
        return ()
    largest = stakes.forced.opening
    while rng.random() < 0.3:
        amount, seat = Cents(2 * largest), rng.choice(list(stacks))
        if amount > min(stacks[seat], stakes.limits.max_bet or amount):
            break
        posts.append(Post(seat, "over-blind", amount))
        largest = amount
    return tuple(posts)


def _blinds_of_two(game: PotGame, seed: int) -> dict[str, object]:
    """Who posts the small blind of two; the cards do not go by it."""
    if not game.blinds or not game.blinds.two_open:
        return {}
    rng = random.Random(f"blinds of two {seed}")
    return {"heads_up_small_blind": rng.choice(("button", "left"))}


def _settings(game: PotGame, rng: random.Random) -> dict[str, object]:
    """The settings of some table."""
    given: dict[str, object] = {"limit": rng.choice(game.bets.structures)}
    if game.rake:
        given["rake"] = rng.choice((0, game.rake.percent))
    given["max_bet"] = rng.choice((None, None, 5000))
    if game.event and given["limit"] == "limit":
        given["event"] = game.event.name
    if uses_blinds(game):
        given["blinds"] = (500, 1000)
    else:
        given.update(limits=(1000, 2000), ante=rng.choice((100, 500)))
    if game.collecting:
        given.update(game.collecting.random(rng, str(given["limit"])))
        small = (400, 800) if given["limit"] == "limit" else None
        own = {"blinds": (200, 400)} if game.blinds else {"ante": rng.choice((50, 100))}
        given.update(limits=small, **own)
    if game.blinds and game.blinds.mississippi:
        given["mississippi"] = rng.random() < 0.5
    if game.hands and "event" not in given:
        given["hole_cards"] = rng.choice(game.hands)
    twice = game.run_twice and game.run_twice.section
    if twice and given["limit"] in twice.bets.structures:
        given["run_twice"] = rng.random() < 0.5
        given["mississippi"] = False
        given["max_bet"] = rng.choice((5000, 100_000))
    return given
