"""Who noticed a mutant when all of them were last run.

Thousands of entries come past a line of the shared rules and one in a hundred may notice. Where the
one that did is asked first, a mutant takes the twentieth of a second. It is a hint and nothing
more: whoever is not there any more, or does not notice now, leaves the question to all the others.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tests.mutants.kinds import Mutant

NOTICED = Path(__file__).parent / "noticed.txt"
HEADER = "# Who noticed which mutant, for tests/mutants/hints.py; written by `--hints`.\n"
LETTERS = 8
TEST = "::"  # in the name of a test, and of no entry
AT_ONCE = "-"  # it cannot be loaded, or never ends: there is nobody to ask
NO_CLAUSE = "="  # what is cited there is no clause, whoever comes past


def short(text: str) -> str:
    """A name in a few letters."""
    return hashlib.sha256(text.encode()).hexdigest()[:LETTERS]


@cache
def hints() -> dict[str, str]:
    """By a mutant's name in short: the entry's in short, or a test."""
    if not NOTICED.exists():
        return {}
    lines = NOTICED.read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines if not line.startswith("#"))


def hint(mutant: Mutant) -> str:
    """The entry in short, or the test; nothing where nobody is known."""
    return _kept(mutant).removeprefix(AT_ONCE).removeprefix(NO_CLAUSE)


def is_at_once(mutant: Mutant) -> bool:
    """Whether it was seen without asking anybody."""
    return _kept(mutant) == AT_ONCE


def is_no_clause(mutant: Mutant) -> bool:
    """Whether another clause was put where there is none, which changes nothing."""
    return _kept(mutant) == NO_CLAUSE


def _kept(mutant: Mutant) -> str:
    return hints().get(short(mutant.key), "")


def is_new(mutant: Mutant) -> bool:
    """Whether nothing came of a mutant yet, or it survived."""
    return short(mutant.key) not in hints()


def keep(mutants: Iterable[Mutant], told: Mapping[str, Mapping[str, Any]]) -> int:
    """Write down who noticed these mutants, and forget all others; how many that are."""
    found = {}
    for mutant in mutants:
        key, verdict = short(mutant.key), told.get(mutant.key)
        if verdict is None:
            found[key] = hints().get(key, "")
        elif not verdict["made"]:
            found[key] = NO_CLAUSE
        elif verdict["noticed_by"].startswith(("import", "time", "tests:")):
            found[key] = AT_ONCE
        else:
            who = verdict["noticed_by"]
            found[key] = who if TEST in who or not who else short(who)
    lines = sorted(f"{key} {who}\n" for key, who in found.items() if who)
    NOTICED.write_text(HEADER + "".join(lines), encoding="utf-8")
    hints.cache_clear()
    return len(lines)
