"""Rules that are wrong are noticed: by a scenario, or there is a reason why they need not be."""

import os
import random
import subprocess
from dataclasses import replace
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

from tests.mutants.chosen import all_mutants, files, is_game
from tests.mutants.covering import ROOT, SRC, entries
from tests.mutants.kinds import Mutant
from tests.mutants.reasons import reasons
from tests.mutants.report import Report
from tests.mutants.running import Runner

FILES, EACH = 6, 12  # so many mutants of so many game files
MOST_CHANGED = 80
LOOKING = 300  # so many entries look at a mutant of the shared rules


@pytest.fixture(scope="module")
def every_mutant():
    return all_mutants([])


def survivors(chosen, workers: int, most: int | None = None) -> Report:
    """Run some mutants; what survives without a reason is to be proved, or given one."""
    report = Report()
    paths = {mutant.path for mutant in chosen}
    Runner(entries(), paths, most, quick=bool(most)).run(chosen, workers, report.add)
    return report


@cache
def changed() -> frozenset[Path]:
    """The files that differ from the commit before the last."""
    asked = ["git", "-C", str(ROOT), "diff", "--name-only", "HEAD~1", "--", "src"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False)
    return frozenset(ROOT / line for line in told.stdout.splitlines())


def sample(every_mutant) -> list[Mutant]:
    """Some mutants of some games, other ones after every commit, and of what changed.

    A mutant of the shared rules wants every entry: those are for the soak, unless they changed.
    """
    asked = ["git", "-C", str(ROOT), "rev-parse", "HEAD"]
    chance = random.Random(subprocess.run(asked, capture_output=True, check=False).stdout)
    some = chance.sample([path for path in files() if is_game(path)], FILES)
    chosen: list[Mutant] = []
    for path in some:
        made = [mutant for mutant in every_mutant if mutant.path == path]
        chosen += chance.sample(made, min(EACH, len(made)))
    new = [mutant for mutant in every_mutant if mutant.path in changed()]
    return chosen + chance.sample(new, min(len(new), MOST_CHANGED))


def test_a_sample_of_mutants_and_of_those_in_what_changed_is_noticed(every_mutant) -> None:
    chosen = sample(every_mutant)
    games = [mutant for mutant in chosen if is_game(mutant.path)]
    assert survivors(games, workers=1).unexplained == []
    # Of the shared rules few entries look, and not every survivor is listed yet.
    shared = [mutant for mutant in chosen if not is_game(mutant.path)]
    found = survivors(shared, workers=1, most=LOOKING).unexplained if shared else []
    assert 5 * len(found) <= len(shared), found


@pytest.mark.soak
def test_all_mutants_are_noticed(every_mutant) -> None:
    report = survivors(every_mutant, os.cpu_count() or 1)
    print(report.text(everything=True))
    assert report.unexplained == []


def test_every_reason_is_about_a_mutant_that_is_made(every_mutant) -> None:
    keys = {mutant.key for mutant in every_mutant}
    patterns = [pattern for pattern, _ in reasons()]
    gone = [
        pattern
        for pattern in patterns
        if pattern not in keys and not any(fnmatchcase(key, pattern) for key in keys)
    ]
    assert gone == []


WRONG = (
    ("games/bclc/three_card_poker.py", "row: straight flush 40 to 1"),
    ("games/bclc/three_card_poker.py", 'clause: rule("6.8.3")'),
    ("games/bclc/mini_baccarat.py", "dropped: "),
)


SHARED = pytest.param("wagers/line.py", "negated: hand > other", marks=pytest.mark.soak)


@pytest.mark.parametrize(("file", "words"), [*WRONG, SHARED])
def test_a_rule_that_is_plainly_wrong_is_noticed(every_mutant, file, words) -> None:
    wrong = next(m for m in every_mutant if m.path == SRC / file and words in m.key)
    found = Runner(entries(), [wrong.path])
    (verdict,) = found.run([wrong])
    assert verdict.noticed_by, wrong.key


def test_a_file_as_it_stands_is_right(every_mutant) -> None:
    """What is loaded anew without a change lets every entry come out."""
    some = next(m for m in every_mutant if m.path == SRC / "games/bclc/three_card_poker.py")
    (verdict,) = Runner(entries(), [some.path]).run([replace(some, new=some.old, group="facts")])
    assert verdict.noticed_by == ""
    assert verdict.tried > 100
