"""What can happen at a table, found by playing there: answers, streets, places, cards.

A learner's numbers have to be laid out before the first hand. So some hundred rounds are played at
random, from a fixed seed, and what was offered and where cards lay is what the numbers stand for.
What never came up then has one more number, "anything else".
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from houseway.play.view import View
from houseway.rl.episode import BET, DEAL, Episode
from houseway.rl.table import Table
from houseway.rl.ways import in_order

ROUNDS = 200
CLOSE = 5  # in one round of so many it is looked where cards lie
ELSE = "anything else"


@dataclass(frozen=True, slots=True)
class Survey:
    """The answers of a table in order, and what there is to see."""

    actions: tuple[str, ...]
    streets: tuple[str, ...]
    places: tuple[tuple[str, int], ...]  # on the table, and the most cards that lay there
    held: int  # the most cards of a seat
    offered: int  # the most cards that one choice was about


class _Found:
    def __init__(self) -> None:
        self.actions: set[str] = set()
        self.streets: dict[str, None] = {}
        self.places: Counter[str] = Counter()
        self.held = self.offered = 1

    def look(self, view: View) -> None:
        if view.street:
            self.streets.setdefault(view.street)
        for hand in view.places:
            self.places[hand.place] = max(self.places[hand.place], len(hand.cards))
        for seat in view.seats:
            self.held = max(self.held, sum(len(hand.cards) for hand in seat.hands))


def survey(table: Table) -> Survey:
    """Look at a table; what was found is kept for all tables that are alike."""
    return _survey(_Alike(table, table.key))


@dataclass(frozen=True, slots=True, eq=False)
class _Alike:
    table: Table
    key: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Alike) and other.key == self.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(maxsize=256)
def _survey(alike: _Alike) -> Survey:
    table, found = alike.table, _Found()
    for number in range(ROUNDS):
        _play(table, random.Random(f"survey {number}"), found, close=number % CLOSE == 0)
    spots = [f"{BET} {spot.name}" for spot in table.game.spots]
    first = [name for name in (*spots, DEAL) if name in found.actions]
    rest = sorted(found.actions - set(first), key=in_order)
    named = table.game.table_places
    places = sorted(found.places, key=lambda place: (place not in named, place))
    return Survey(
        (*first, *rest, ELSE),
        tuple(found.streets),
        tuple((place, max(found.places[place], 1)) for place in places),
        found.held,
        found.offered,
    )


def _play(table: Table, rng: random.Random, found: _Found, *, close: bool) -> None:
    """One round at random; every kind of answer as likely as another."""
    episode = Episode(table, rng)
    while (seat := episode.seat) is not None:
        ways = episode.ways()
        found.actions.update(ways)
        if close and (view := episode.view(seat)):
            found.look(view)
        if options := episode.options(seat):
            found.offered = max(found.offered, *(len(offer.cards) for offer in options.offers))
            episode.answer(options.choose(rng))
        else:
            name = rng.choice(list(ways))
            episode.answer(ways[name], name)
    if close and (view := episode.view(table.numbers[0])):
        found.look(view)
