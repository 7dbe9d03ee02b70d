"""The two speeds agree: for every ranking, the kernel gives what the scalar path gives."""

from __future__ import annotations

import pytest

from houseway.analysis import kernels
from houseway.hands import RANKINGS
from tests.analysis.dealing import CARDS, deals

SOME = 20_000
MANY = 1_000_000


def agree(name: str, total: int, seed: int) -> None:
    ranking = RANKINGS[name]
    value = ranking.value
    for cards, board in deals(ranking, total, seed):
        found = kernels.values(name, cards, board).tolist()
        boards = board.tolist() if board is not None else [[]] * len(found)
        for hole, shared, kernel in zip(cards.tolist(), boards, found, strict=True):
            hand, on_board = [CARDS[i] for i in hole], [CARDS[i] for i in shared]
            scalar = value(hand, on_board)
            assert kernel == scalar, f"{name}: {hand} / {on_board}: {kernel:#x}, not {scalar:#x}"


def test_every_ranking_has_a_kernel() -> None:
    assert set(kernels.KERNELS) == set(RANKINGS)


@pytest.mark.parametrize("name", RANKINGS)
def test_kernel_agrees_with_the_scalar_path(name: str) -> None:
    agree(name, SOME, seed=3)


@pytest.mark.soak
@pytest.mark.parametrize("name", RANKINGS)
def test_kernel_agrees_on_a_million_hands(name: str) -> None:
    agree(name, MANY, seed=33)
