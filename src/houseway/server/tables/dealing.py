"""Shuffles: made by the system's secure source, committed to before a card is dealt.

Where a draw game's stub runs out, the cards that were thrown away are shuffled once more. That muck
has a commitment of its own, and a card that comes out of it is known by its place there: where it
first lay would tell who threw it away.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.cards import Card, Cards, Shoe, card, shuffled
from houseway.commitment import Commitment
from houseway.errors import BrokenRound
from houseway.play.happenings import Viewer
from houseway.play.holding import Holding
from houseway.server.database.models import ShoeRow
from houseway.server.database.statements import Statement

PUBLIC = "public"
_KEEP = Statement(insert(ShoeRow.core()))
_KEPT = Statement(
    select(ShoeRow.round, ShoeRow.cards, ShoeRow.salt_key).where(
        ShoeRow.table_id == bindparam("table"),
        ShoeRow.round.between(bindparam("low"), bindparam("high")),
    )
)
_SEEN = Statement(
    update(ShoeRow.core()).where(
        ShoeRow.table_id == bindparam("table"), ShoeRow.round == bindparam("number")
    )
)
MUCKS = "mucks"  # of the sights: each muck that was shuffled, and who saw which of its positions


class Sight(NamedTuple):
    """Where a card lay that was seen: in which shuffle, and how many cards lay above it."""

    shuffle: int  # 0 is the one before the round, 1 the muck when it was first shuffled
    position: int


class WatchedShoe(Shoe):
    """A shoe that remembers where each card lay and where it went.

    `start` is how many cards of the shuffle earlier rounds have used; `mucks` are the orders of
    cards that were shuffled back into it.
    """

    __slots__ = ("_lay", "mucks", "start", "went")

    def __init__(self, order: Sequence[Card], start: int = 0) -> None:
        super().__init__(order[start:])
        self.start = start
        self.mucks: list[Cards] = []
        self.went: list[Hashable] = []
        self._lay: list[Sight] = []  # of every card, once cards were shuffled back

    def refill(self, cards: Sequence[Card], above: int = 0) -> None:
        lay = self._lay or [Sight(0, self.start + at) for at in range(len(self._order))]
        at = len(lay) - above
        super().refill(cards, above)
        self.mucks.append(tuple(self._order[at : at + len(cards)]))
        lay[at:at] = [Sight(len(self.mucks), position) for position in range(len(cards))]
        self._lay = lay

    def leave(self, count: int) -> None:
        super().leave(count)
        del self._lay[self._at : len(self._lay) - count]

    def deal(self, places: Sequence[Hashable]) -> list[Card]:
        dealt = super().deal(places)
        self.went.extend(places)
        return dealt

    def seen_by(
        self, viewer: Viewer, lying: Iterable[Holding], gone: Iterable[Holding] = ()
    ) -> set[Sight]:
        """Where the cards lay that a viewer was entitled to see.

        A card is known by the place it was dealt to, wherever it lies now. Which of several
        equal cards of one place it is goes by the order of the deal. Cards that have `gone` back
        into the shoe were dealt before whatever came out of it again, to the same place perhaps.
        """
        return set(self._known_to(viewer, lying, gone))

    def _known_to(
        self, viewer: Viewer, lying: Iterable[Holding], gone: Iterable[Holding]
    ) -> Iterator[Sight]:
        waiting: dict[tuple[Hashable, Card], deque[Sight]] = {}
        lay = self._lay or (Sight(0, position) for position in count(self.start))
        for dealt, sight in zip(zip(self.went, self.drawn, strict=True), lay, strict=False):
            waiting.setdefault(dealt, deque()).append(sight)
        for held in gone:
            for each, seen in zip(held.cards, held.known_to(viewer), strict=True):
                sight = waiting[held.dealt_at, each].popleft()
                if seen is not None:
                    yield sight
        for held in lying:
            for each in filter(None, held.known_to(viewer)):
                if not (left := waiting.get((held.dealt_at, each))):
                    raise BrokenRound(f"{each} lies at {held.place} and was never dealt there")
                yield left.popleft()


@dataclass(frozen=True, slots=True)
class Shuffle:
    """One round's cards in their secret order, and what binds the house to it."""

    round: int
    commitment: Commitment

    @property
    def root(self) -> str:
        return self.commitment.root

    def shoe(self, start: int = 0) -> WatchedShoe:
        """The shoe, without the cards that earlier rounds have used."""
        return WatchedShoe([card(text) for text in self.commitment.order], start)

    def again(self, mucks: Iterable[Sequence[Card]]) -> list[Commitment]:
        """What binds the house to the orders of a muck that was shuffled, each time it was."""
        return [self.commitment.again(times, order) for times, order in enumerate(mucks, 1)]

    def carried_to(self, number: int) -> Shuffle:
        """The same cards, for a later round."""
        return Shuffle(number, self.commitment)


def shuffle(number: int, pack: Sequence[Card], rng: random.Random) -> Shuffle:
    """A fresh shuffle for a round to come."""
    return Shuffle(number, Commitment.to(shuffled(pack, rng)))


async def keep(conn: AsyncConnection, table_id: str, made: Shuffle) -> None:
    """Put a shuffle away where only the dealing hand finds it."""
    row = {
        "table_id": table_id,
        "round": made.round,
        "cards": " ".join(made.commitment.order),
        "salt_key": made.commitment.key.hex(),
        "root": made.root,
    }
    await _KEEP.write(conn, row)


async def kept(conn: AsyncConnection, table_id: str, first: int, last: int) -> dict[int, Shuffle]:
    """The shuffles of some rounds of a table."""
    rows = await _KEPT.rows(conn, table=table_id, low=first, high=last)
    return {
        number: Shuffle(number, Commitment(tuple(cards.split()), bytes.fromhex(key)))
        for number, cards, key in rows
    }


async def note_sights(
    conn: AsyncConnection, table_id: str, number: int, sights: dict[str, Any]
) -> None:
    """Remember who was entitled to see which positions of a finished round's shuffle."""
    await _SEEN.write(conn, {"table": table_id, "number": number, "sights": sights})


async def sights_of(conn: AsyncConnection, table_id: str, number: int) -> dict[str, Any] | None:
    """Who saw which positions, or None while the round is not finished."""
    found: dict[str, Any] | None = await conn.scalar(
        select(ShoeRow.sights).where(ShoeRow.table_id == table_id, ShoeRow.round == number)
    )
    return found
