"""Which mutants `make test` makes: the same ones for the same tree.

A file draws by what it says. So one that nobody touched draws what it drew the last time, and a
change somewhere else cannot turn it red; one that changed draws anew. Of what the last commit
changed more is drawn, and what nobody has looked at yet is tried first of all.
"""

from __future__ import annotations

import hashlib
import subprocess
from collections.abc import Iterable
from functools import cache
from itertools import groupby
from pathlib import Path

from tests.mutants.chosen import part_of
from tests.mutants.covering import ROOT
from tests.mutants.hints import TEST, hint, is_new
from tests.mutants.kinds import Mutant
from tests.mutants.reasons import reason

ONE_IN = {"games": 200, "shared": 300}  # of each file, of those that somebody is known to notice
MOST_CHANGED = 60  # in what the last commit changed
LETTERS = 12


@cache
def seed(path: Path) -> str:
    """What a file draws by: all that it says, in a few letters."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:LETTERS]


def some(mutants: Iterable[Mutant], most: int) -> list[Mutant]:
    """At most so many, as good as at random, and the same while their files are."""
    return sorted(mutants, key=_place)[:most]


def drawn(mutants: Iterable[Mutant], part: str) -> list[Mutant]:
    """One in so many of each file of a part, and more of those that the last commit changed.

    Those that an entry noticed, which is asked in a twentieth of a second; to ask a test of Python
    takes seconds, and is left to the soak.
    """
    mine = (each for each in mutants if part_of(each.path) == part)
    known = [each for each in mine if hint(each) and TEST not in hint(each)]
    known.sort(key=lambda each: each.path)
    found: list[Mutant] = []
    for _, group in groupby(known, key=lambda each: each.path):
        of_file = [*group]
        found += some(of_file, -(-len(of_file) // ONE_IN[part]))
    found += some((each for each in known if each.path in changed()), MOST_CHANGED)
    return [*dict.fromkeys(found)]


def unknown(mutants: Iterable[Mutant]) -> list[Mutant]:
    """Those that nobody has looked at, and that have no reason to survive."""
    return [each for each in mutants if is_new(each) and not reason(each.key)]


@cache
def changed() -> frozenset[Path]:
    """The files that differ from the commit before the last."""
    asked = ["git", "-C", str(ROOT), "diff", "--name-only", "HEAD~1", "--", "src"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False)
    return frozenset(ROOT / line for line in told.stdout.splitlines())


def _place(mutant: Mutant) -> str:
    return hashlib.sha256(f"{seed(mutant.path)} {mutant.key}".encode()).hexdigest()
