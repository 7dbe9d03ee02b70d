"""What people say at a table, and what it may mean: a vocabulary of the house.

Official words mean one thing. The others are at the speaker's risk, and may mean several.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from houseway.money import Cents
from houseway.rulebook import Clause
from houseway.rulings.numbers import spoken

CONDITIONAL = "conditional"  # of what may come, and not an act

_MORE = re.compile(r"\bmore\b|\bby\b|\banother\b|\bon top\b")
_TIMES = {"double": 2, "twice": 2, "triple": 3, "three times": 3, "four times": 4}
_MULTIPLE = re.compile(rf"\b({'|'.join(_TIMES)}|(?P<figure>\d)x)\b")


@dataclass(frozen=True, slots=True)
class Term:
    """Words that are heard, as a pattern, and the acts that they may mean."""

    heard: str
    means: tuple[str, ...]
    cite: Clause | None = None  # the clause that makes it official


@dataclass(frozen=True, slots=True)
class Heard:
    """What was said: the acts it may mean, and the amounts it may mean."""

    acts: tuple[str, ...] = ()
    amounts: tuple[Cents, ...] = ()
    more: bool = False  # on top of what he faces, and not in all
    times: int = 0  # so often what he faces
    unknown: bool = False  # words that are in no vocabulary

    @property
    def act(self) -> str:
        """What it means, where that is clear."""
        return self.acts[0] if len(self.acts) == 1 else ""

    def __bool__(self) -> bool:
        return bool(self.acts or self.amounts or self.times or self.unknown)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of a house; of those that are heard the first in it counts."""

    terms: tuple[Term, ...]

    @property
    def official(self) -> tuple[str, ...]:
        """The acts that have a word which nobody can mistake."""
        return tuple(act for each in self.terms if each.cite for act in each.means)

    def hear(self, said: str, amount: Cents | None = None) -> Heard:
        """Read words as people say them."""
        words = said.lower().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").strip()
        acts = next((each.means for each in self.terms if re.search(each.heard, words)), ())
        times = _times(words) if amount is None else 0
        amounts = (amount,) if amount is not None else () if times else spoken(words)
        more = amount is None and bool(amounts) and bool(_MORE.search(words))
        unknown = bool(words) and not (acts or amounts or times)
        raises = ("raise",) if times or more else ()
        return Heard(acts or raises, amounts, more, times, unknown)


def _times(words: str) -> int:
    found = _MULTIPLE.search(words)
    if not found:
        return 0
    return int(found["figure"]) if found["figure"] else _TIMES[found[1]]


def terms(*written: tuple[str, str]) -> tuple[Term, ...]:
    """Terms, each with the acts that it may mean, set apart by strokes."""
    return tuple(Term(heard, tuple(means.split("/"))) for heard, means in written)


def official(plain: Iterable[Term], cite: Clause) -> tuple[Term, ...]:
    """The same words, official by a clause."""
    return tuple(replace(each, cite=cite) for each in plain)


# What is said of the future, or to be different, is listened for first.
RISKY = terms(
    (r"\bif\b|\bunless\b|\bwhen(ever)? (you|he|she|they)\b|\bwhatever (you|he|she)\b", CONDITIONAL),
    (r"\bput(ting)? (you|him|her|them) (all[ -]?)?in\b", "all in/raise"),
    (r"\ball day\b", "call/all in"),
    (r"\bhalf( of)?( the)? pot\b", "bet/raise"),
)
ACTS = terms(
    (r"\bpot\b", "pot"),
    (r"\ball[ -]?in\b", "all in"),
    (r"\bcomplet(e|es|ed|ing)\b", "complete"),
    (r"\b(re-?)?rais(e|es|ed|ing)\b", "raise"),
    (r"\bcall(s|ed|ing)?\b", "call"),
    (r"\bfold(s|ed|ing)?\b", "fold"),
    (r"\bcheck(s|ed|ing)?\b", "check"),
    (r"\bbet(s|ting)?\b", "bet"),
)
REGIONAL = terms(
    (r"\bshov(e|ing)\b|\bjam\b|\bship\b|\bpush\b|\ball of it\b|\ball my chips\b", "all in"),
    (r"\bmake it\b|\bbump\b|\bpop it\b|\bmin(imum)?\b", "raise"),
    (r"\bsee (you|it|that)\b|\bi'?ll? pay\b|\bi'm in\b|\bmatch\b|\bflat\b|\blimp\b", "call"),
    (r"\bmuck\b|\bi'?m out\b|\blay it down\b", "fold"),
    (r"\bpass\b", "fold/check"),
    (r"\bknock\b|\btap\b", "check"),
    (r"\bfire\b|\blead\b", "bet"),
)
PLAIN = Vocabulary((*RISKY, *ACTS, *REGIONAL))
