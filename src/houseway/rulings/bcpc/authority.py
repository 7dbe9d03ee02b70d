"""Who overrules whom at the club (18, 19, 23)."""

from __future__ import annotations

from houseway.rulebook import section
from houseway.rulings.authority import Authority
from houseway.rulings.ruling import Ruling
from houseway.rulings.situations import Overruling

rule = section("bcpc")


def on_overruling(seen: Overruling) -> Ruling:
    """The highest of the club on duty overrules the director, and nobody the club."""
    by, over = Authority(seen.by), Authority(seen.over)
    if by.over(over):
        clauses = (rule("23"), rule("23.s3")) if by is Authority.CLUB else (rule("23"),)
        return Ruling("overruled", clauses, effect=f"what the {by} decides holds")
    if over is Authority.CLUB:
        return Ruling("stands", (rule("19.s3"), rule("18")), effect="the club's decision is final")
    effect = f"only who stands above the {over} may overrule him"
    return Ruling("stands", (rule("23.s3"),), effect=effect)
