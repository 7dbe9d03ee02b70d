"""Rules that are wrong are noticed: by a scenario, or there is a reason why they need not be."""

import os
from dataclasses import replace
from fnmatch import fnmatchcase

import pytest

from tests.mutants.chosen import all_mutants, part_of
from tests.mutants.covering import SRC, entries
from tests.mutants.drawing import changed, drawn, seed, some, unknown
from tests.mutants.kinds import FACTS
from tests.mutants.reasons import reasons
from tests.mutants.report import Report
from tests.mutants.running import Runner
from tests.mutants.verdicts import gone_on, kept

MOST_NEW = 15  # of those that nobody has looked at
LOOKING, SPREAD = 300, 8  # entries that look at a new one first, of one entry in so many
PARTS = ("games", "shared")


@pytest.fixture(scope="module")
def every_mutant():
    return all_mutants([])


def survivors(chosen) -> list[str]:
    """Run some mutants; what survives without a reason is to be proved, or given one."""
    if not chosen:
        return []
    passed = {*Report(Runner(entries(), {each.path for each in chosen}).run(chosen)).unexplained}
    return [f"{each.key} (seed {seed(each.path)})" for each in chosen if each.key in passed]


@pytest.mark.parametrize("part", PARTS)
def test_a_sample_of_the_mutants_is_noticed(every_mutant, part) -> None:
    """Whoever noticed when all were last run notices now, or somebody else does."""
    assert survivors(drawn(every_mutant, part)) == []


@pytest.mark.parametrize("part", PARTS)
def test_what_is_new_is_noticed(every_mutant, part) -> None:
    """A few entries look; only where they see nothing all of them do, which takes its time."""
    mutants = [each for each in every_mutant if part_of(each.path) == part]
    if part == "shared":  # thousands of entries come past them: only what the last commit changed
        mutants = [each for each in mutants if each.path in changed()]
    new = some(unknown(mutants), MOST_NEW)
    if not new:
        return  # nothing is
    few = Runner(entries()[::SPREAD], {each.path for each in new}, LOOKING, quick=True)
    passed = {*Report(few.run(new)).unexplained}
    assert survivors([each for each in new if each.key in passed]) == []


@pytest.mark.soak
@pytest.mark.parametrize("part", PARTS)
def test_all_mutants_are_noticed(every_mutant, part) -> None:
    """All that the goals are about; what the desk rules on is asked for by hand.

    A run that was stopped goes on where it was, as long as rules, entries and tests are the same.
    """
    mutants = [mutant for mutant in every_mutant if part_of(mutant.path) == part]
    paths = {mutant.path for mutant in mutants}

    def run(left, tell) -> None:
        Runner(entries(), paths).run(left, os.cpu_count() or 1, tell)

    report = Report(gone_on(mutants, kept(part), run))
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


GAME = "three-card-poker@bclc"
BY_A_TEST = ("games/bclc/mini_baccarat.py", ":_pair compared")
BY_ALL = pytest.param("wagers/line.py", "negated: hand > other", marks=pytest.mark.soak)


@pytest.mark.parametrize(("file", "words"), [*WRONG, BY_A_TEST, BY_ALL])
def test_a_rule_that_is_plainly_wrong_is_noticed(every_mutant, file, words) -> None:
    wrong = next(m for m in every_mutant if m.path == SRC / file and words in m.key)
    found = Runner(entries(), [wrong.path])
    (verdict,) = found.run([wrong])
    assert verdict.noticed_by, wrong.key


def test_a_file_as_it_stands_is_right(every_mutant) -> None:
    """What is loaded anew without a change lets every entry come out."""
    fact = next(m for m in every_mutant if m.path == SRC / "games/chico/never_foldem.py")
    (verdict,) = Runner(entries(), [fact.path]).run([replace(fact, new=fact.old, group=FACTS)])
    assert verdict.noticed_by == ""
    assert verdict.tried > 100


def test_an_entry_that_a_mutant_keeps_from_ending_is_named(every_mutant) -> None:
    prompts = (m for m in every_mutant if m.path == SRC / WRONG[0][0] and m.kind == "dropped")
    endless = replace(next(prompts), new="while True: pass")
    runner = Runner(entries(), [endless.path])
    settled = (i for i, each in enumerate(entries()) if each.game == GAME and "net" in each)
    first = next(settled)
    told = []
    runner._looked_at([endless], 1, lambda _: [first], told.append)
    assert [each.noticed_by for each in told] == [entries()[first].name]
