"""Rules that are wrong are noticed: by a scenario, or there is a reason why they need not be."""

import os
import random
import subprocess
from dataclasses import replace
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

from tests.mutants.chosen import all_mutants, files, is_game, part_of
from tests.mutants.covering import ROOT, SRC, entries
from tests.mutants.hints import hint, is_new
from tests.mutants.kinds import Mutant
from tests.mutants.reasons import reason, reasons
from tests.mutants.report import Report
from tests.mutants.running import Runner

FILES, EACH = 4, 12  # so many mutants of so many game files
SHARED = 60  # of the shared rules, of those that somebody is known to notice
MOST_CHANGED = 60  # in what the last commit changed
MOST_NEW = 15  # of them that nobody has looked at
LOOKING, SPREAD = 300, 8  # entries that look at a new one first, of one entry in so many


@pytest.fixture(scope="module")
def every_mutant():
    return all_mutants([])


def survivors(chosen) -> list[str]:
    """Run some mutants; what survives without a reason is to be proved, or given one."""
    paths = {mutant.path for mutant in chosen}
    return Report(Runner(entries(), paths).run(chosen)).unexplained if chosen else []


@cache
def changed() -> frozenset[Path]:
    """The files that differ from the commit before the last."""
    asked = ["git", "-C", str(ROOT), "diff", "--name-only", "HEAD~1", "--", "src"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False)
    return frozenset(ROOT / line for line in told.stdout.splitlines())


@pytest.fixture(scope="module")
def chance() -> random.Random:
    """Other mutants after every commit."""
    asked = ["git", "-C", str(ROOT), "rev-parse", "HEAD"]
    return random.Random(subprocess.run(asked, capture_output=True, check=False).stdout)


def some(mutants: list[Mutant], most: int, chance: random.Random) -> list[Mutant]:
    return chance.sample(mutants, min(len(mutants), most))


def test_a_sample_of_the_mutants_of_games_is_noticed(every_mutant, chance) -> None:
    """Some of some games, and of those that changed."""
    files_of_games = [path for path in files() if is_game(path)]
    chosen: list[Mutant] = []
    for path in chance.sample(files_of_games, FILES):
        chosen += some([each for each in every_mutant if each.path == path], EACH, chance)
    new = [each for each in every_mutant if each.path in changed() and is_game(each.path)]
    assert survivors(chosen + some(new, MOST_CHANGED, chance)) == []


def test_a_sample_of_the_mutants_of_shared_rules_is_noticed(every_mutant, chance) -> None:
    """Whoever noticed when all were last run notices now, or somebody else does."""
    known = [each for each in every_mutant if hint(each)]
    new = [each for each in known if each.path in changed()]
    chosen = some(known, SHARED, chance) + some(new, MOST_CHANGED, chance)
    assert survivors([*dict.fromkeys(chosen)]) == []


def test_what_is_new_in_shared_rules_is_noticed(every_mutant, chance) -> None:
    """A few entries look; only where they see nothing all of them do, which takes its time."""
    mutants = [each for each in every_mutant if each.path in changed()]
    new = [each for each in mutants if part_of(each.path) == "shared" and is_new(each)]
    new = some([each for each in new if not reason(each.key)], MOST_NEW, chance)
    if not new:
        return  # nothing is
    few = Runner(entries()[::SPREAD], {each.path for each in new}, LOOKING, quick=True)
    passed = {*Report(few.run(new)).unexplained}
    assert survivors([each for each in new if each.key in passed]) == []


@pytest.mark.soak
@pytest.mark.parametrize("part", ["games", "shared"])
def test_all_mutants_are_noticed(every_mutant, part) -> None:
    """All that the goals are about; what the desk rules on is asked for by hand."""
    mutants = [mutant for mutant in every_mutant if part_of(mutant.path) == part]
    paths = {mutant.path for mutant in mutants}
    report = Report(Runner(entries(), paths).run(mutants, os.cpu_count() or 1))
    print(report.text(everything=True))
    assert report.below == []
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


BY_ALL = pytest.param("wagers/line.py", "negated: hand > other", marks=pytest.mark.soak)


@pytest.mark.parametrize(("file", "words"), [*WRONG, BY_ALL])
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
