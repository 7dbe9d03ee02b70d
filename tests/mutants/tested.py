"""Rules of the room that no entry can state: the Python tests that hold them notice instead."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import HealthCheck, Phase, settings

from tests.mutants.covering import ROOT, SRC, apart
from tests.mutants.kinds import Mutant

SECONDS = 20.0  # of computing, for a test that a mutant keeps from ending
QUIET = (
    *("-q", "-n", "0", "-p", "no:cacheprovider", "-m", "not soak and not slow"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # plugins are there already
)

SOME = (
    *("texas-holdem@bclc", "omaha-hi-lo@bclc", "seven-card-stud@bclc", "badugi@bcpc"),
    *("three-card-poker@bclc", "fast-action-holdem@bclc", "pai-gow-poker@bclc"),
    *("squeeze-midi-baccarat@bclc", "pure-21.5-blackjack-6-5@chico", "texas-holdem@chico"),
)
HOUSES = (  # those that start no program of their own
    "every_rulebook_belongs_to_one_house",
    "a_house_counts_in_its_own_money",
    "what_a_house_prints_of_every_table_of_its_own",
    "a_house_prints_its_own_clauses_and_its_games_are_its_own",
)
BANKS = ("floor/test_player_bank.py", "floor/test_player_dealer.py")
TAKEN_UP = ("play/test_put_away.py",)

# By the beginning of a file's path: the tests that are run where no entry has noticed. The first
# that fits counts.
TESTED = {
    "floor/attendance": ("floor/test_attendance.py",),
    "floor/banked": ("floor/test_banked.py", "floor/test_linked.py", *BANKS),
    "floor/button_draw": ("floor/test_button.py",),
    "floor/dead_button": ("floor/test_dead_button.py",),
    "floor/gaming_day": ("floor/test_gaming_day.py",),
    "floor/jackpots/desk": ("floor/test_jackpots_rounds.py",),
    "floor/jackpots/facts": ("floor/test_jackpots_rounds.py",),
    "floor/jackpots/shares": ("floor/test_jackpots_shares.py",),
    "floor/jackpots/division": ("floor/test_jackpots_shares.py",),
    "floor/jackpots": ("floor/test_jackpots.py", "floor/test_jackpots_pool.py"),
    "floor/kill": ("floor/test_kill.py",),
    "floor/player_dealer": BANKS,
    "floor/posting": ("floor/test_pot.py",),
    "floor/pot": ("floor/test_pot.py", "floor/test_button.py", "floor/test_california_poker.py"),
    "floor/rotation": ("floor/test_rotation.py", *BANKS),
    "floor/shoes": ("floor/test_shoes.py",),
    "floor/showing": ("floor/test_showing.py",),
    "floor/table": ("floor/test_pot.py", "floor/test_banked.py"),
    "floor/time_fees": ("floor/test_time_fees.py", "floor/test_california_poker.py"),
    "floor/waiting": ("floor/test_waiting.py",),
    "houses": tuple(f"houses/test_houses.py::test_{each}" for each in HOUSES),
    "play/actions": ("play/test_actions.py", "play/test_view.py"),
    "play/amending": ("play/test_amending.py",),
    "play/banked/banked_game": ("play/banked", "play/test_settings.py", *TAKEN_UP),
    "play/banked/banked_round": ("play/test_view.py", *TAKEN_UP),
    "play/banked": ("play/banked", *TAKEN_UP),
    "play/game": ("play/test_view.py", "play/test_settings.py"),
    "play/happenings": ("play/test_view.py",),
    "play/holding": ("play/test_worlds.py", "play/test_round.py"),
    "play/options": ("play/test_options.py",),
    "play/pot/award": ("play/pot/test_award.py", "play/pot/test_run_twice.py"),
    "play/pot/betting": ("play/pot/test_betting.py",),
    "play/pot/chips": ("play/pot/test_chips.py",),
    "play/pot/dealer": ("play/pot/test_dealer.py", "play/pot/test_draws.py"),
    "play/pot/declaring": ("play/pot/test_declaring.py",),
    "play/pot/extras": ("play/pot/test_extras.py",),
    "play/pot/posts": ("play/pot/test_posts.py",),
    "play/pot/pot_game": ("play/test_view.py", *TAKEN_UP),
    "play/pot/pot_round": ("play/test_view.py", *TAKEN_UP),
    "play/pot/stakes": TAKEN_UP,
    "play/round": (*TAKEN_UP, "play/test_amending.py", "play/test_round.py"),
    "play/settings": ("play/test_settings.py",),
    "play/view": ("play/test_view.py",),
    "play/worlds": ("play/test_worlds.py",),
    "play/written_actions": ("play/test_actions.py", "play/test_options.py"),
    "rulings/bcpc": ("rulings/test_bcpc.py",),
    "tournament": ("tournament",),
    "wagers": ("wagers",),
}


def tests_of(path: Path) -> tuple[str, ...]:
    """The tests that hold what a file says, where entries cannot."""
    if not path.is_relative_to(SRC):
        return ()
    name = path.relative_to(SRC).with_suffix("").as_posix()
    return next((files for start, files in TESTED.items() if name.startswith(start)), ())


def failing(path: Path) -> str:
    """The first file of them of which a test fails; nothing where all pass."""
    _hurry()
    for file in tests_of(path):
        signal.setitimer(signal.ITIMER_PROF, 3 * SECONDS)
        arguments = [*QUIET, "-x", str(ROOT / "tests" / file)]
        if pytest.main(arguments, plugins=[_Some()]) != pytest.ExitCode.OK:
            return f"tests/{file}"
    return ""


def failing_each(path: Path, mutants: list[Mutant], turn: Callable[[Mutant], Any]) -> list[str]:
    """For each mutant of a file the first test that fails once it is made, or nothing.

    The tests are collected once; every mutant is made in a process of its own.
    """
    looking = _Looking(mutants, turn)
    files = [str(ROOT / "tests" / file) for file in tests_of(path)]

    def told() -> list[str]:
        _silent()
        _hurry()
        pytest.main([*QUIET, *files], plugins=[looking])
        return looking.told

    return apart(told) if files and mutants else ["" for _ in mutants]


class _Some:
    """Of a test that looks at every game, some games will do."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        asked = [(item, item.name.partition("[")[2]) for item in items]
        items[:] = [i for i, id in asked if "@" not in id or any(game in id for game in SOME)]


class _Looking(_Some):
    """Runs the tests that pytest has collected once for each mutant."""

    def __init__(self, mutants: list[Mutant], turn: Callable[[Mutant], Any]) -> None:
        self.mutants, self.turn = mutants, turn
        self.first: list[pytest.Item] = []  # those that noticed before
        self.told: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for mutant in self.mutants:
            items = [*dict.fromkeys([*self.first, *session.items])]
            at = apart(lambda made=mutant, these=items: self._fails(made, these), "time")
            if isinstance(at, int):
                self.first = [*dict.fromkeys([items[at], *self.first])]
            self.told.append(f"tests/{items[at].nodeid}" if isinstance(at, int) else at)
        return True

    def _fails(self, mutant: Mutant, items: list[pytest.Item]) -> int | str:
        """The place of the first test that fails, or that none does."""
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        self.turn(mutant)
        for at, (item, after) in enumerate(zip(items, [*items[1:], None], strict=True)):
            signal.setitimer(signal.ITIMER_PROF, SECONDS)
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
                return at
        return ""


def _silent() -> None:
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)


def _hurry() -> None:
    """What is wrong need not be made small, and is looked for with fewer examples."""
    settings.register_profile(
        "mutants",
        max_examples=30,
        phases=(Phase.explicit, Phase.generate),
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("mutants")
