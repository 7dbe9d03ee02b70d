"""Other people's hands: a televised final table of nine games, and those of the Pluribus bot.

They are read where they lie, in a folder beside the repository or the one that HOUSEWAY_PHH names.
"""

import os
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from houseway.formats.phh import Replay, history_files, load, read, replay, write

FOLDER = Path(__file__).parents[3] / "shared" / "data" / "phh"
FILES = {"wsop": 41, "pluribus": 365}
COUNTS = {
    "NT": 370,
    "FT": 3,
    "PO": 4,
    "FO/8": 8,
    "F7S": 6,
    "F7S/8": 3,
    "FR": 4,
    "N2L1D": 4,
    "F2L3D": 4,
}


def folder() -> Path:
    where = Path(os.environ.get("HOUSEWAY_PHH", FOLDER))
    if not where.is_dir():
        pytest.skip(f"no hand histories at {where}; say where they are with HOUSEWAY_PHH")
    return where


@cache
def replayed() -> dict[str, Replay]:
    """Every hand, by the path of its file within the folder."""
    where = folder()
    return {
        Path(name).relative_to(where).as_posix(): replay(history)
        for path in history_files([where])
        for name, history in load(path).items()
    }


def test_every_file_is_there_and_read() -> None:
    for name, count in FILES.items():
        assert sum(path.startswith(f"{name}/") for path in replayed()) == count
    codes = [each.history.variant for each in replayed().values()]
    assert {code: codes.count(code) for code in COUNTS} == COUNTS
    assert len(codes) == sum(COUNTS.values())


def test_every_file_is_written_and_read_back_equal() -> None:
    for name, each in replayed().items():
        assert read(write(each.history))[""] == each.history, name


@pytest.mark.parametrize("code", COUNTS)
def test_every_action_is_legal_and_every_stack_comes_out(code) -> None:
    hands = {name: each for name, each in replayed().items() if each.history.variant == code}
    wrong = {name: each.differences or each.not_played for name, each in hands.items()}
    assert {name: why for name, why in wrong.items() if why} == {}
    assert all(each.round and each.round.over for each in hands.values())


@pytest.mark.parametrize("code", ["N2L1D", "F2L3D"])
def test_a_hand_with_draws_comes_out_if_only_what_was_shown_is_known(code) -> None:
    for name, each in replayed().items():
        if each.history.variant == code:
            acts = tuple(
                replace(act, cards=(None,) * len(act.cards)) if act.word in ("dh", "sd") else act
                for act in each.history.actions
            )
            outcome = replay(replace(each.history, actions=acts))
            assert outcome.came_out, (name, outcome.differences)


def test_every_finishing_stack_is_named_so_that_there_is_something_to_miss() -> None:
    for name, each in replayed().items():
        assert each.history.finishing_stacks is not None, name
        assert sum(filter(None, each.history.finishing_stacks)) == sum(
            filter(None, each.history.starting_stacks)
        ), name


def test_half_chips_stand_in_one_file_only() -> None:
    """That file halves an odd chip, though every bet in it is of whole chips."""
    halved = [
        name
        for name, each in replayed().items()
        if any((stack or 0) % 100 for stack in each.history.finishing_stacks or ())
    ]
    assert halved == ["pluribus/88/128.phh"]
    assert replayed()[halved[0]].came_out


def test_a_mucked_hand_never_wins() -> None:
    """Cards speak with us, so a winner who mucks would come out differently."""
    mucked = 0
    for name, each in replayed().items():
        for act in each.history.actions:
            if act.word == "sm" and not act.shows and each.round:
                mucked += 1
                won = [
                    line for line in each.round.lines
                    if line.seat == act.player and line.result.name == "WINS"
                ]  # fmt: skip
                assert not won, name
    assert mucked > 38
