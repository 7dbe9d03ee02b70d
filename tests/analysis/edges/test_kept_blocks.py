"""A sampled count that is stopped goes on from the blocks that it has kept."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from houseway.analysis.edges.kept_blocks import KeptBlocks
from houseway.analysis.edges.random_rounds import BLOCK, Counts, count_rounds
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.drawing import Stream
from houseway.cli.edges import Asked, show_edges
from houseway.errors import BadInput
from tests.analysis.ctrl_c import pressed_once

ROUNDS = 5 * BLOCK // 2
FACTS = {"game": "dice", "seed": 3, "settings": {"sides": 6}}


class Dice:
    """Deals that can be told apart, and are counted as they are made."""

    def __init__(self) -> None:
        self.dealt = 0

    def throw(self, stream: Stream, rounds: int) -> Counts:
        self.dealt += 1
        return np.array([[rounds], [int(stream[0] % 997)]])


def stops(done: int, of: int) -> None:
    if done == 2:
        raise KeyboardInterrupt


def test_a_count_goes_on_from_what_was_kept(tmp_path: Path) -> None:
    file, dice = tmp_path / "dice.json", Dice()
    whole = count_rounds(dice.throw, Work(rounds=ROUNDS, seed=3))
    with pytest.raises(KeyboardInterrupt):
        count_rounds(
            Dice().throw, Work(None, stops, ROUNDS, 3, kept=KeptBlocks.opened(file, FACTS))
        )
    with file.open("a") as cut_short:
        cut_short.write('{"throw 3 1')
    for missing in (2, 0):
        later = Dice()
        work = Work(rounds=ROUNDS, seed=3, kept=KeptBlocks.opened(file, FACTS))
        assert (count_rounds(later.throw, work) == whole).all()
        assert later.dealt == missing
    assert dice.dealt == 3


def test_a_file_of_another_count_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "dice.json"
    count_rounds(Dice().throw, Work(rounds=1, seed=3, kept=KeptBlocks.opened(file, FACTS)))
    with pytest.raises(BadInput, match="is of another count: its seed is 3, not 4"):
        KeptBlocks.opened(file, {**FACTS, "seed": 4})
    file.write_text("once upon a time\n")
    with pytest.raises(BadInput, match="holds no count to go on with"):
        KeptBlocks.opened(file, FACTS)


def test_a_file_is_of_one_game(tmp_path: Path) -> None:
    asked = Asked(resume=tmp_path / "both.json")
    with pytest.raises(BadInput, match="--resume goes with one game"):
        show_edges(["pai-gow-poker@bclc", "fast-action-holdem@bclc"], asked, None, json=False)


@pytest.mark.soak  # half a minute of compiling; one is stopped in every run by test_kept
def test_ctrl_c_ends_a_count_as_a_shell_expects(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    ended, said = pressed_once(
        kept, "edge", "pai-gow-poker@bclc", "--rounds", "10000000000", "--resume", str(kept)
    )
    assert (ended, said.splitlines()[-1]) == (130, "houseway: stopped")
