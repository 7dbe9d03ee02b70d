"""Rules of the room that no entry can state: the Python tests that hold them notice instead."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.mutants.covering import ROOT, SRC

SECONDS = 60.0  # of computing, for all tests of a file that a mutant keeps from ending

# By the beginning of a file's path: the tests that are run where no entry has noticed.
TESTED = {
    "floor/attendance": ("floor/test_attendance.py",),
    "floor/banked": ("floor/test_banked.py", "floor/test_linked.py"),
    "floor/gaming_day": ("floor/test_gaming_day.py",),
    "floor/jackpots/desk": ("floor/test_jackpots_rounds.py",),
    "floor/jackpots/facts": ("floor/test_jackpots_rounds.py",),
    "floor/jackpots/ledger": ("floor/test_jackpots_pool.py",),
    "floor/pot": ("floor/test_pot.py",),
    "floor/shoes": ("floor/test_banked.py",),
    "floor/time_fees": ("floor/test_california_poker.py",),
    "floor/waiting": ("floor/test_waiting.py",),
    "play/actions": ("play/test_actions.py",),
    "play/banked": ("play/banked",),
    "play/holding": ("play/test_worlds.py",),
    "play/settings": ("play/test_settings.py",),
    "play/worlds": ("play/test_worlds.py",),
}


def tests_of(path: Path) -> tuple[str, ...]:
    """The tests that hold what a file says, where entries cannot."""
    if not path.is_relative_to(SRC):
        return ()
    name = path.relative_to(SRC).with_suffix("").as_posix()
    return next((files for start, files in TESTED.items() if name.startswith(start)), ())


def failing(path: Path) -> str:
    """The first file of them of which a test fails; nothing where all pass."""
    for file in tests_of(path):
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        quiet = ["-x", "-q", "-n", "0", "-p", "no:cacheprovider", "-m", "not soak and not slow"]
        if pytest.main([*quiet, str(ROOT / "tests" / file)]) != pytest.ExitCode.OK:
            return f"tests/{file}"
    return ""
