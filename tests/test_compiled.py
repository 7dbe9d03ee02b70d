"""The compiled build plays what the sources play."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"


def compiled_modules() -> set[Path]:
    """The modules that `scripts/compiled` names, whether one by one or in braces."""
    listed = re.findall(
        r"^    (houseway/\S+)\.py$", (ROOT / "scripts" / "compiled").read_text(), re.MULTILINE
    )
    found = set()
    for each in listed:
        folder, _, names = each.rpartition("/")
        found |= {SOURCES / folder / f"{name}.py" for name in names.strip("{}").split(",")}
    return found


def classes_of(path: Path) -> dict[str, set[str]]:
    """The classes of a module with the names of what they inherit from."""
    found = re.findall(r"^class (\w+)(.*):$", path.read_text(), re.MULTILINE)
    return {name: set(re.findall(r"\w+", bases)) for name, bases in found}


def test_no_plain_class_inherits_from_a_compiled_one() -> None:
    modules = compiled_modules()
    assert len(modules) > 10
    assert all(each.exists() for each in modules)
    compiled = {name for each in modules for name in classes_of(each)}
    plain = {each: classes_of(each) for each in SOURCES.rglob("*.py") if each not in modules}
    inheriting = {
        f"{path.relative_to(SOURCES)}: {name}({base})"
        for path, classes in plain.items()
        for name, bases in classes.items()
        for base in bases & compiled
    }
    assert not inheriting, "neither can be compiled alone"


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
    kept = (
        "tests/play/test_put_away.py",
        "tests/play/test_amending.py",
        "tests/play/test_worlds.py",
    )
    assert " passed" in told("-m", "pytest", "-q", "-m", "not soak", *kept)
