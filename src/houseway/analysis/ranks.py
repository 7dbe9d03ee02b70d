"""The values of many hands at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houseway.analysis.needs import need_kernels
from houseway.errors import BadCards
from houseway.hands import Ranking, ranking
from houseway.hands.omaha import TwoFromHand

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def values(
    rank_by: str | Ranking,
    cards: NDArray[np.uint8],
    board: NDArray[np.uint8] | None = None,
) -> NDArray[np.int32]:
    """What `Ranking.value` gives for each row of card indices, many million a second.

    Rows hold `Card.index` (four times the rank less two, and the suit; 52 the joker). Omaha
    takes hole cards and board apart. Rows are not checked for cards that come twice.
    """
    need_kernels()
    import numpy as np

    from houseway.analysis import kernels

    by = rank_by if isinstance(rank_by, Ranking) else ranking(rank_by)
    given = [each for each in (cards, board) if each is not None]
    parts = [np.ascontiguousarray(each, dtype=np.uint8) for each in given]
    last = max(card.index for card in by.deck)
    for part in parts:
        if part.ndim != 2 or len(part) != len(parts[0]):
            raise BadCards(f"{by.name} takes rows of cards, not an array of shape {part.shape}")
        if part.size and part.max() > last:
            raise BadCards(f"the cards of {by.name} are 0 to {last}, not {part.max()}")
    _check_number(by, [part.shape[1] for part in parts])
    return kernels.values(by.name, *parts)


def _check_number(by: Ranking, given: list[int]) -> None:
    if isinstance(by, TwoFromHand):
        fits = len(given) == 2 and all(
            least <= number <= most
            for number, (least, most) in zip(given, (by.hole, by.board), strict=True)
        )
    else:
        fits = by.fewest <= sum(given) <= by.most
    if not fits:
        raise BadCards(f"{by.name} ranks {by.takes} cards, not {' / '.join(map(str, given))}")
