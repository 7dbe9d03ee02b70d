"""The compiled build plays what the sources play."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.soak
def test_every_scenario_comes_out_right_compiled(tmp_path) -> None:
    built = tmp_path / "compiled"
    subprocess.run([ROOT / "scripts" / "compiled", built], check=True)

    def told(*arguments: str) -> str:
        env = {**os.environ, "PYTHONPATH": str(built)}
        python = [sys.executable, *arguments]
        return subprocess.run(
            python, env=env, cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout

    where = told("-c", "from houseway.play.pot import betting; print(betting.__file__)")
    assert where.strip().endswith((".so", ".pyd"))
    assert "scenarios come out right" in told("-m", "houseway", "check", "tests/scenarios")
