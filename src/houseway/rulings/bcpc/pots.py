"""Odd chips and side pots at the club (35, 36)."""

from __future__ import annotations

from houseway.rulebook import section
from houseway.rulings.shares import OddChipClauses

rule = section("bcpc")

ODD_CHIPS = OddChipClauses(
    left=rule("35.s2"),
    chips=(rule("35"),),
    side=rule("36"),
    suit=rule("35.s3"),
    halves=rule("35.s4"),
)
