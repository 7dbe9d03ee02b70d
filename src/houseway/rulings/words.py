"""What people say at a table, and what it may mean: official words and the others."""

from __future__ import annotations

import re
from dataclasses import dataclass

from houseway.money import Cents
from houseway.rulings.numbers import spoken

# The first that is heard counts; what stands above is the more particular.
VOCABULARY: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"\bif\b", ("conditional",)),
    (r"\bput(ting)? (you|him|her|them) (all[ -]?)?in\b", ("all in", "raise")),
    (r"\ball day\b", ("call", "all in")),
    (r"\bpot\b", ("pot",)),
    (r"\ball[ -]?in\b|\bshove|\bjam\b|\bship\b|\bpush\b|\ball of it\b", ("all in",)),
    (r"\b(re-?)?rais(e|ing)\b|\bmake it\b|\bbump\b|\bpop it\b|\bcomplete\b", ("raise",)),
    (r"\bcall(ing)?\b|\bsee (you|it|that)\b|\bi'?ll? pay\b|\bi'm in\b|\bmatch\b", ("call",)),
    (r"\bfold(ing)?\b|\bmuck\b|\bi'?m out\b|\bpass\b|\blay it down\b", ("fold",)),
    (r"\bcheck(ing)?\b|\bknock\b|\btap\b", ("check",)),
    (r"\bbet(ting)?\b|\bfire\b|\blead\b", ("bet",)),
)
_VOCABULARY = tuple((re.compile(pattern), acts) for pattern, acts in VOCABULARY)
_MORE = re.compile(r"\bmore\b|\bby\b|\banother\b|\bon top\b")


@dataclass(frozen=True, slots=True)
class Heard:
    """What was said: the acts it may mean, and the amounts it may mean."""

    acts: tuple[str, ...] = ()
    amounts: tuple[Cents, ...] = ()
    more: bool = False  # on top of what he faces, and not in all
    unknown: bool = False  # words that are in no vocabulary

    @property
    def act(self) -> str:
        """What it means, where that is clear."""
        return self.acts[0] if len(self.acts) == 1 else ""

    def __bool__(self) -> bool:
        return bool(self.acts or self.amounts or self.unknown)


def hear(said: str, amount: Cents | None = None) -> Heard:
    """Read words as people say them."""
    words = said.lower().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").strip()
    acts = next((acts for pattern, acts in _VOCABULARY if pattern.search(words)), ())
    amounts = (amount,) if amount is not None else spoken(words)
    more = amount is None and bool(amounts) and bool(_MORE.search(words))
    return Heard(acts, amounts, more, bool(words) and not acts and not amounts)
