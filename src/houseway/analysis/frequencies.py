"""How often each kind of hand comes, in games for a pot: every hand that may be dealt, counted.

Cards are those of somebody who stays to the end and takes none in exchange. Where two cards of the
hand must be used there are too many deals, and some are dealt at random.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import comb
from typing import TYPE_CHECKING

from houseway.analysis.edges.work import Work
from houseway.cards import Cards
from houseway.errors import BadInput
from houseway.hands import Ranking, ranking
from houseway.play.pot import PotGame
from houseway.play.pot.steps import Discarding
from houseway.play.settings import Settings

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

BLOCK = 1 << 19
ROUNDS = 1 << 24  # dealt where they are too many to count
PLAIN_BOARDS = (0, 5)
NO_HAND = "no hand"  # for a part of the pot that wants better cards


@dataclass(frozen=True, slots=True)
class Frequencies:
    """The kinds of hands by one ranking, the best first, and how many deals are of each."""

    share: str  # which part of the pot they take: high, low, or all of it
    cards: int
    rows: tuple[tuple[str, int], ...]
    sampled: bool = False

    @property
    def deals(self) -> int:
        return sum(deals for _, deals in self.rows)

    def to_json(self) -> dict[str, object]:
        total = self.deals
        return {
            "share": self.share,
            "cards": self.cards,
            "method": "simulated" if self.sampled else "exact",
            "deals": total,
            "hands": {
                name: {"deals": deals, "probability": deals / total} for name, deals in self.rows
            },
        }


@dataclass(frozen=True, slots=True)
class Block:
    """Some hands of a ranking: numbered, or at random from a stream of their own."""

    by: str
    deck: Cards
    hole: int
    board: int
    start: int
    size: int
    seed: int | None = None


def frequencies(game: PotGame, settings: Settings, work: Work = Work()) -> tuple[Frequencies, ...]:
    """How often each kind of hand comes, for every part of the pot."""
    hole = sum(street.down + street.up for street in game.streets)
    board = sum(street.board for street in game.streets)
    if any(street.boards for street in game.streets) or board not in PLAIN_BOARDS:
        raise BadInput(f"{game.name} has more than one board: its hands are not counted")
    if any(
        isinstance(step, Discarding)
        for street in game.streets
        for step in (*street.steps, *street.after)
    ):
        raise BadInput(f"{game.name} throws cards away by choice: its hands are not counted")
    deck = game.deck_for(settings)
    found = []
    for share in game.shares:
        beside = board if getattr(share, "board", True) else 0
        counted = _count(share.ranking, deck, (hole, beside), work)
        found.append(Frequencies(share.name or "all", hole + beside, *counted))
    return tuple(found)


def _count(
    by: Ranking, deck: Cards, cards: tuple[int, int], work: Work
) -> tuple[tuple[tuple[str, int], ...], bool]:
    hole, board = cards
    sampled = board > 0 and by.name.startswith("omaha")
    total = (work.rounds or ROUNDS) if sampled else comb(len(deck), hole + board)
    seed = work.seed if sampled else None
    blocks = [
        Block(by.name, deck, hole, board, at, min(BLOCK, total - at), seed)
        for at in range(0, total, BLOCK)
    ]
    counts: NDArray[np.int64] = sum(work.over(count_block, blocks))  # type: ignore[assignment]
    names = [NO_HAND, *(each.name for each in by.categories)]
    rows = [(name, int(deals)) for name, deals in zip(names, counts, strict=True) if deals]
    assert sum(deals for _, deals in rows) == total, "a hand was lost"
    return tuple(reversed(rows)), sampled


def count_block(block: Block) -> NDArray[np.int64]:
    """How many of these hands are of each kind, those that are none first."""
    import numpy as np

    from houseway.analysis.kernels import values

    by = ranking(block.by)
    rows = np.ascontiguousarray(_rows(block))
    if block.seed is None:
        found = values(block.by, rows)
    else:
        parts = rows[:, : block.hole], rows[:, block.hole :]
        found = values(block.by, *(np.ascontiguousarray(part) for part in parts))
    floors = np.array([by.least(each) for each in by.categories])
    at = np.searchsorted(floors, found, side="right")
    return np.bincount(at, minlength=len(floors) + 1)


def _rows(block: Block) -> NDArray[np.uint8]:
    import numpy as np

    from houseway.analysis.edges.dealt import pack_of
    from houseway.analysis.edges.random_rounds import stream_of
    from houseway.analysis.kernels.counting import combinations
    from houseway.analysis.kernels.rounds.banked import deal_rows

    rows = np.empty((block.size, block.hole + block.board), dtype=np.uint8)
    pack = pack_of(block.deck)
    if block.seed is None:
        combinations(pack, block.start, rows)
    else:
        deal_rows(stream_of(block.seed, block.start), pack, rows)
    return rows


def listed(found: tuple[Frequencies, ...]) -> Iterator[str]:
    """The tables in lines to read."""
    for each in found:
        yield f"{each.share}: {each.cards} cards, {each.deals:,} hands" + (
            " at random" if each.sampled else ""
        )
        for name, deals in each.rows:
            part = deals / each.deals
            yield f"  {name:<28} {deals:>13,} {part:>10.4%}   1 in {each.deals / deals:,.1f}"
