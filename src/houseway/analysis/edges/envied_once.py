"""What envy returns where the highest hand of a table alone is paid for.

A great hand is drawn as often as it pays, and the other hands are dealt from what it leaves: so it
is seen how often somebody else takes its place, which is rare, from deals that all count.
"""

from __future__ import annotations

from functools import partial
from math import comb

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.beside import ENVY, LEAST_ENVIED, by_others_of
from houseway.analysis.edges.dealt import BLOCK, Rows, pack_of, values_of
from houseway.analysis.edges.paid import row_names
from houseway.analysis.edges.results import Aside
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.counting import combinations
from houseway.cards import WITH_JOKER
from houseway.hands import Ranking
from houseway.play.banked import BankedGame

CARDS = 7
TABLES = 1 << 19  # with a great hand
AT_ONCE = 1 << 16

Values = NDArray[np.int32]
Floats = NDArray[np.float64]


def envy_once(game: BankedGame, spot: str, by: Ranking, work: Work) -> Aside:
    """What envy returns of the least bet that earns it, by how many hands others are dealt."""
    table = game.pay_tables[ENVY]
    odds = dict(table.rows)
    floors = [(least, odds[name].pays) for least, name in row_names(table, by) if name in odds]
    rows, values = great_hands(by, floors[0][0], work)
    places = np.searchsorted([least for least, _ in floors], values, side="right") - 1
    worth = np.array([float(pays) for _, pays in floors])[places]
    kept, squares = top_shares(rows, values, worth, by, game.seats, work)
    each = float(worth.sum()) / comb(len(WITH_JOKER), CARDS) / LEAST_ENVIED
    errors = np.sqrt(np.maximum(squares - kept**2, 0) / _tables(work))
    return by_others_of(
        f"${LEAST_ENVIED // 100} {spot}",
        [others * each * float(share) for others, share in enumerate(kept, 1)],
        [others * each * float(error) for others, error in enumerate(errors, 1)],
    )


def great_hands(by: Ranking, least: int, work: Work) -> tuple[Rows, Values]:
    """All seven cards that are worth so much, and what they are worth."""
    starts = range(0, comb(len(WITH_JOKER), CARDS), BLOCK)
    found = list(work.over(partial(_great_of_block, by, least), starts))
    return np.concatenate([each[0] for each in found]), np.concatenate([each[1] for each in found])


def _great_of_block(by: Ranking, least: int, start: int) -> tuple[Rows, Values]:
    size = min(BLOCK, comb(len(WITH_JOKER), CARDS) - start)
    rows = np.empty((size, CARDS), dtype=np.uint8)
    combinations(pack_of(WITH_JOKER), start, rows)
    values = values_of(by, rows)
    great = values >= least
    return rows[great], values[great]


def _tables(work: Work) -> int:
    return min(work.rounds or TABLES, TABLES)


def top_shares(
    rows: Rows, values: Values, worth: Floats, by: Ranking, seats: int, work: Work
) -> tuple[Floats, Floats]:
    """How far a great hand is the one that is paid for, by how many others there are.

    One's own hand is dealt as well: if it is higher, nothing is paid. Hands that are equal share
    what one of them is paid. Means, and means of squares.
    """
    rng = np.random.default_rng([work.seed, CARDS])
    chance = worth / worth.sum()
    total, squares = np.zeros(seats - 1), np.zeros(seats - 1)
    for start in range(0, _tables(work), AT_ONCE):
        size = min(AT_ONCE, _tables(work) - start)
        chosen = rng.choice(len(rows), size, p=chance)
        hands = others_of(rows[chosen], seats - 1, rng)
        dealt = values_of(by, hands.reshape(-1, CARDS)).reshape(size, seats - 1)
        great = values[chosen]
        top = dealt[:, 0] <= great  # the first is one's own
        for others in range(1, seats):
            rivals = dealt[:, 1:others]
            equal = 1 + (rivals == great[:, None]).sum(axis=1)
            share = np.where(top & (rivals <= great[:, None]).all(axis=1), 1 / equal, 0.0)
            total[others - 1] += share.sum()
            squares[others - 1] += (share**2).sum()
    return total / _tables(work), squares / _tables(work)


def others_of(rows: Rows, hands: int, rng: np.random.Generator) -> Rows:
    """Hands dealt at random from what each of these leaves."""
    order = rng.random((len(rows), len(WITH_JOKER)))
    place = np.empty(256, dtype=np.intp)
    pack = pack_of(WITH_JOKER)
    place[pack] = np.arange(len(pack))
    np.put_along_axis(order, place[rows], 2.0, axis=1)  # what is held comes last
    drawn = pack[np.argsort(order, axis=1)[:, : hands * CARDS]]
    return np.ascontiguousarray(drawn.reshape(len(rows), hands, CARDS))
