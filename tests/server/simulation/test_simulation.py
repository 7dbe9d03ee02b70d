"""Evenings that one seed decides, with everything that can go wrong in them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SEEDS = 8  # in each of two parts, which run side by side; the soak has ten thousand


def run(first: int, last: int) -> str:
    """Rooms in a process whose order of things is the seed's alone; what it printed."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.server.simulation", str(first), str(last)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout


@pytest.mark.long
@pytest.mark.parametrize("part", range(2))
def test_a_few_evenings(part: int) -> None:
    """Money sums up after every step; what was answered is there; nobody saw a card too many."""
    told = run(part * SEEDS, part * SEEDS + SEEDS - 1)
    for what in (
        *("acknowledged", "killed", "sent twice", "answer lost", "clock set", "views"),
        *("disk full", "beaten", "slow to send", "slow to take"),
    ):
        assert what in told, told


@pytest.mark.long
def test_a_seed_decides_everything() -> None:
    """The line that a failing seed prints runs the same evening again."""
    first, second = (run(7, 7).rpartition(";")[0] for _ in range(2))
    assert first == second


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(100))
def test_ten_thousand_evenings(hundred: int) -> None:
    run(100 * hundred, 100 * hundred + 99)
