"""A simulation that was stopped goes on, and comes out as if it had not been."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from houseway import cli, games
from houseway.analysis.edges.work import Work
from houseway.analysis.policies import AtRandom, stays_in
from houseway.analysis.trials import Kept, Simulated, Totals, Trial
from houseway.errors import BadInput
from tests.analysis.ctrl_c import HOUSEWAY, pressed_once

GAME = games.find("three-card-poker@bclc")
ROUNDS = 700  # three whole blocks and a part


def test_stopped_anywhere_it_comes_out_the_same(tmp_path: Path) -> None:
    trial = Trial.of(GAME, AtRandom(), seed=9)
    whole = Simulated.of(trial, trial.play(ROUNDS)).to_json()
    for blocks in range(1, 5):
        kept = Kept(tmp_path / f"{blocks}.json", trial)
        steps = kept.play(ROUNDS, Work(), Totals())
        for _ in range(blocks):
            next(steps, None)
        steps.close()  # type: ignore[attr-defined]
        done = kept.done()
        assert done.rounds == min(blocks, 3) * trial.block
        for _ in kept.play(ROUNDS, Work(), done):
            pass
        assert Simulated.of(trial, done).to_json() == whole


def test_more_rounds_go_on_from_fewer(tmp_path: Path) -> None:
    trial = Trial.of(GAME, stays_in, seed=9).by_script()
    kept = Kept(tmp_path / "kept.json", trial)
    for rounds in (250, ROUNDS):
        totals = kept.done()
        for _ in kept.play(rounds, Work(), totals):
            pass
    assert totals.to_json() == trial.play(ROUNDS).to_json()


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Trial.of(GAME, stays_in, seed=8), "its seed is 9, not 8"),
        (Trial.of(GAME, AtRandom(), seed=9), "its policy is 'stays_in', not 'random'"),
        (Trial.of(games.find("let-it-ride@bclc"), stays_in, seed=9), "its game is"),
    ],
)
def test_another_simulation_is_not_gone_on_with(tmp_path: Path, other: Trial, said: str) -> None:
    trial = Trial.of(GAME, stays_in, seed=9)
    Kept(tmp_path / "kept.json", trial).keep(trial.play(200))
    with pytest.raises(BadInput, match=said):
        Kept(tmp_path / "kept.json", other).done()


def test_a_file_that_is_none_is_refused_in_a_line(tmp_path: Path, capsys) -> None:
    (tmp_path / "x.json").write_text("[]")
    with pytest.raises(SystemExit) as ended:
        cli.main(["simulate", GAME.id, "--resume", str(tmp_path / "x.json")])
    assert ended.value.code == 2
    assert "holds no simulation to go on with" in capsys.readouterr().err


@pytest.mark.slow
def test_ctrl_c_says_how_far_it_came_and_the_same_command_goes_on(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    common = ["simulate", GAME.id, "--seed=3", "--policy=stays-in", "--script", "--json",
              "--workers=1"]  # fmt: skip
    resumed = [*common, f"--resume={kept}"]
    ended, said = pressed_once(kept, *resumed, "--rounds=40000")
    assert ended == 130
    assert f"--resume {kept} goes on" in said
    done = json.loads(kept.read_text())["totals"]["rounds"]
    assert done > 0
    rounds = f"--rounds={done + 300}"
    found = [
        subprocess.run(
            [*HOUSEWAY, *each, rounds], capture_output=True, text=True, check=True
        ).stdout
        for each in (resumed, common)
    ]
    assert json.loads(found[0]) == json.loads(found[1])
