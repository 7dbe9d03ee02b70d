"""A soak that was stopped, or failed, goes on with what has not passed yet."""

import subprocess
import sys
from pathlib import Path

import pytest

ONE = """
import pathlib, pytest

@pytest.mark.parametrize("many", range(3))
def test_quick(many):
    with open("ran.txt", "a") as out:
        print("quick", file=out)

def test_wants_a_file():
    with open("ran.txt", "a") as out:
        print("file", file=out)
    assert pathlib.Path("there").exists()
"""


def soaked(folder: Path, root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A soak of the tests in a folder, without plugins that it has no use for."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.soak", *words, "tests"],
        cwd=folder,
        env={"PYTHONPATH": str(root), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(
    "words", [[], ["-p", "tests.at_once", "--at-once", "2"]], ids=["alone", "two"]
)
def test_what_passed_is_not_run_again_until_the_code_changes(
    tmp_path: Path, root: Path, words: list[str]
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "tests/test_one.py").write_text(ONE)
    ran = tmp_path / "ran.txt"

    first = soaked(tmp_path, root, *words)
    assert first.returncode == 1, first.stdout + first.stderr
    assert "soak: 3 passed now, 0 before" in first.stdout
    assert "soak: failed: tests/test_one.py::test_wants_a_file" in first.stdout
    failed = tmp_path / ".cache/soak/failed.txt"
    assert 'assert pathlib.Path("there").exists()' in failed.read_text()
    ran.unlink()

    (tmp_path / "there").touch()
    again = soaked(tmp_path, root, *words)
    assert again.returncode == 0, again.stdout + again.stderr
    assert "soak: 1 passed now, 3 before" in again.stdout
    assert not failed.exists()
    assert ran.read_text().split() == ["file"]

    nothing_left = soaked(tmp_path, root, *words)
    assert nothing_left.returncode == 0, nothing_left.stdout + nothing_left.stderr
    ran.unlink()

    (tmp_path / "src").mkdir()
    (tmp_path / "src/rules.py").write_text("CHANGED = True")
    anew = soaked(tmp_path, root, *words)
    assert "soak: 4 passed now, 0 before" in anew.stdout
    assert sorted(ran.read_text().split()) == ["file", "quick", "quick", "quick"]
