"""The two speeds agree: for every ranking, the kernel gives what the scalar path gives."""

from __future__ import annotations

import pytest

from houseway.analysis import kernels
from houseway.hands import RANKINGS
from tests.analysis.dealing import CARDS, deals

SOME = 6_000
MANY = 1_000_000


def agree(name: str, total: int, seed: int, every: int = 1) -> None:
    """Each value that the kernel gives is the scalar path's, and of those it gave before some."""
    ranking = RANKINGS[name]
    value = ranking.value
    given: set[int] = set()
    for cards, board in deals(ranking, total, seed):
        found = kernels.values(name, cards, board).tolist()
        boards = board.tolist() if board is not None else [[]] * len(found)
        rows = zip(cards.tolist(), boards, found, strict=True)
        for at, (hole, shared, kernel) in enumerate(rows):
            if kernel in given and at % every:
                continue
            given.add(kernel)
            hand, on_board = [CARDS[i] for i in hole], [CARDS[i] for i in shared]
            scalar = value(hand, on_board)
            assert kernel == scalar, f"{name}: {hand} / {on_board}: {kernel:#x}, not {scalar:#x}"


def test_every_ranking_has_a_kernel() -> None:
    assert set(kernels.KERNELS) == set(RANKINGS)


@pytest.mark.parametrize("name", RANKINGS)
def test_kernel_agrees_with_the_scalar_path(name: str) -> None:
    agree(name, SOME, seed=3, every=5)


@pytest.mark.soak
@pytest.mark.parametrize("name", RANKINGS)
def test_kernel_agrees_on_a_million_hands(name: str) -> None:
    agree(name, MANY, seed=33)
