"""Shuffles: made by the system's secure source, committed to before a card is dealt."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.cards import Card, Shoe, card, shuffled
from houseway.commitment import Commitment
from houseway.errors import BrokenRound
from houseway.play.happenings import Viewer
from houseway.play.holding import Holding
from houseway.server.models import ShoeRow

PUBLIC = "public"
AGAIN = "again"  # cards that came out of a shuffled muck, by who saw them


class WatchedShoe(Shoe):
    """A shoe that remembers where each card went.

    `start` is how many cards of the shuffle earlier rounds have used.
    """

    __slots__ = ("start", "went")

    def __init__(self, order: Sequence[Card], start: int = 0) -> None:
        super().__init__(order[start:])
        self.start = start
        self.went: list[Hashable] = []

    def deal(self, places: Sequence[Hashable]) -> list[Card]:
        dealt = super().deal(places)
        self.went.extend(places)
        return dealt

    def seen_by(
        self, viewer: Viewer, lying: Iterable[Holding], gone: Iterable[Holding] = ()
    ) -> set[int]:
        """Where in the shuffle the cards lay that a viewer was entitled to see.

        A card is known by the place it was dealt to, wherever it lies now. Which of several
        equal cards of one place it is goes by the order of the deal. Cards that have `gone` back
        into the shoe were dealt before whatever came out of it again, to the same place perhaps.
        """
        known = self._known_to(viewer, lying, gone)
        return {position for _, position in known if position is not None}

    def came_again(
        self, viewer: Viewer, lying: Iterable[Holding], gone: Iterable[Holding]
    ) -> set[str]:
        """The cards that a viewer was entitled to see as they came out of a shuffled muck."""
        known = self._known_to(viewer, lying, gone)
        return {each.text for each, position in known if position is None}

    def _known_to(
        self, viewer: Viewer, lying: Iterable[Holding], gone: Iterable[Holding]
    ) -> Iterator[tuple[Card, int | None]]:
        """The cards that a viewer knows, and where in the shuffle each lay."""
        waiting: dict[tuple[Hashable, Card], deque[int | None]] = {}
        dealt_out = zip(self.went, self.drawn, strict=True)
        for position, dealt in zip(self._positions(), dealt_out, strict=False):
            waiting.setdefault(dealt, deque()).append(position)
        for held in gone:
            for each, seen in zip(held.cards, held.known_to(viewer), strict=True):
                position = waiting[held.dealt_at, each].popleft()
                if seen is not None:
                    yield each, position
        for held in lying:
            for each in filter(None, held.known_to(viewer)):
                if not (left := waiting.get((held.dealt_at, each))):
                    raise BrokenRound(f"{each} lies at {held.place} and was never dealt there")
                yield each, left.popleft()

    def _positions(self) -> Iterable[int | None]:
        """Where in the shuffle each card lay as it was dealt.

        One that comes up again out of the muck has no place of its own: its first would tell whose
        it was.
        """
        if not self.refilled:
            return range(self.start, self.start + len(self.order))
        places = {each: at for at, each in enumerate(self.order, self.start)}
        return [places.pop(each, None) for each in self.drawn]


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

    def carried_to(self, number: int) -> Shuffle:
        """The same cards, for a later round."""
        return Shuffle(number, self.commitment)


def shuffle(number: int, pack: Sequence[Card], rng: random.Random) -> Shuffle:
    """A fresh shuffle for a round to come."""
    return Shuffle(number, Commitment.to(shuffled(pack, rng)))


async def keep(conn: AsyncConnection, table_id: str, made: Shuffle) -> None:
    """Put a shuffle away where only the dealing hand finds it."""
    await conn.execute(
        insert(ShoeRow).values(
            table_id=table_id,
            round=made.round,
            cards=" ".join(made.commitment.order),
            salt_key=made.commitment.key.hex(),
            root=made.root,
        )
    )


async def kept(conn: AsyncConnection, table_id: str, first: int, last: int) -> dict[int, Shuffle]:
    """The shuffles of some rounds of a table."""
    rows = await conn.execute(
        select(ShoeRow.round, ShoeRow.cards, ShoeRow.salt_key).where(
            ShoeRow.table_id == table_id, ShoeRow.round.between(first, last)
        )
    )
    return {
        number: Shuffle(number, Commitment(tuple(cards.split()), bytes.fromhex(key)))
        for number, cards, key in rows
    }


async def note_sights(
    conn: AsyncConnection, table_id: str, number: int, sights: dict[str, Any]
) -> None:
    """Remember who was entitled to see which positions of a finished round's shuffle."""
    await conn.execute(
        update(ShoeRow)
        .where(ShoeRow.table_id == table_id, ShoeRow.round == number)
        .values(sights=sights)
    )


async def sights_of(conn: AsyncConnection, table_id: str, number: int) -> dict[str, Any] | None:
    """Who saw which positions, or None while the round is not finished."""
    found: dict[str, Any] | None = await conn.scalar(
        select(ShoeRow.sights).where(ShoeRow.table_id == table_id, ShoeRow.round == number)
    )
    return found
