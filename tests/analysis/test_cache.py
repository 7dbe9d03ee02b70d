"""Compiled kernels on disk are never older than their source."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import numba
import pytest

import houseway
from houseway.analysis.kernels import cache

PACKAGE = Path(houseway.__file__).parent
SHOW = """
import numpy as np
from houseway.analysis import kernels
print(kernels.values("two-card", np.array([[0, 4]], dtype=np.uint8))[0])
"""
STUCK = "from houseway.analysis.kernels import cache; cache.fingerprint = lambda: 'stuck'"
HELPER = "return max(bit_length(mask) - 1, 0)"
CHANGED = "return max(bit_length(mask), 0)"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package whose kernels may be changed."""
    ignore = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(PACKAGE, tmp_path / "src" / "houseway", ignore=ignore)
    return tmp_path


def shown(copy: Path, before: str = "") -> int:
    """What a fresh interpreter gets from the copy's kernel for two-card hands."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(copy / "src"),
        "HOUSEWAY_CACHE": str(copy / "cache"),
    }
    command = [sys.executable, "-c", f"{before}\n{SHOW}"]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return int(ran.stdout)


def change_helper(copy: Path) -> None:
    """Change a function that stands in another file than the kernel that uses it."""
    file = copy / "src/houseway/analysis/kernels/lanes.py"
    text = file.read_text()
    assert HELPER in text
    file.write_text(text.replace(HELPER, CHANGED))


def test_a_change_in_another_file_is_seen(copy: Path) -> None:
    three_and_two = 3 << 16 | 2 << 12
    assert shown(copy) == three_and_two
    kept = set((copy / "cache/kernels").iterdir())
    assert shown(copy) == three_and_two
    assert set((copy / "cache/kernels").iterdir()) == kept  # nothing changed: the same folder
    change_helper(copy)
    assert shown(copy) != three_and_two
    assert len(set((copy / "cache/kernels").iterdir())) == 2


COUNTED = """
from numba.core import event
with event.install_recorder("numba:compile") as compiled:
    SHOWN
names = [each.data["dispatcher"].__name__ for _, each in compiled.buffer if each.is_start]
print(names.count("two_card"))
""".replace("SHOWN", SHOW.strip().replace("\n", "\n    "))


def test_of_two_processes_one_compiles(tmp_path: Path) -> None:
    environment = {**os.environ, "HOUSEWAY_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", COUNTED]
    both = [
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    told = [each.communicate()[0].split() for each in both]
    assert told[0][0] == told[1][0]  # they come to the same
    assert sorted(each[1] for each in told) == ["0", "1"]


@pytest.mark.soak  # of numba, not of ours
def test_the_trap_is_real(copy: Path) -> None:
    """With one folder for all versions, the compiled code of the old helper would still run."""
    right = shown(copy, STUCK)
    change_helper(copy)
    assert shown(copy, STUCK) == right


def test_every_kernel_source_counts(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE / "analysis/kernels", tmp_path / "kernels")
    seen = {cache.fingerprint(tmp_path / "kernels")}
    for file in sorted((tmp_path / "kernels").glob("*.py")):
        file.write_text(file.read_text() + "# changed\n")
        seen.add(cache.fingerprint(tmp_path / "kernels"))
    files = len(list((tmp_path / "kernels").glob("*.py")))
    assert len(seen) == files + 1


def test_other_numba_code_keeps_its_folder() -> None:
    before = numba.config.CACHE_DIR
    compiled = cache.kernel(cache.fingerprint)
    assert before == numba.config.CACHE_DIR
    assert str(cache.folder()) in str(compiled._cache.cache_path)  # type: ignore[attr-defined]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("stream", "told"), [(Terminal, True), (io.StringIO, False)])
def test_the_first_compile_shows_a_line_on_a_terminal(
    stream: type[io.StringIO], told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = stream()
    monkeypatch.setattr(sys, "stderr", screen)

    def adds(x: int) -> int:
        return x + 1

    adds.__module__ = f"{cache._PREFIX}example"
    assert cache.put_in(adds)(1) == 2  # compiled anew each time, and kept nowhere
    assert ("compiling adds" in screen.getvalue()) is told
    if told:
        assert screen.getvalue().endswith("\r\x1b[2K")  # and takes it away


def test_a_part_is_compiled_once_for_all_numbers_and_is_no_way_in() -> None:
    @cache.inlined
    def twice(x: int) -> int:
        return 2 * x

    @numba.njit
    def three_times(x: int) -> int:
        return twice(1) + twice(2) + twice(x)

    assert three_times(5) == 16
    assert len(twice.signatures) == 1
    with pytest.raises(TypeError, match="twice is a part of kernels; Python has its py_func"):
        twice(1)
    assert twice.py_func(1) == 2


def test_code_of_others_compiles_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    listener = cache._Progress()
    compiled = SimpleNamespace(py_func=test_every_kernel_source_counts)
    theirs = SimpleNamespace(data={"dispatcher": compiled})
    listener.on_start(theirs)
    listener.on_end(theirs)
    assert not screen.getvalue()
