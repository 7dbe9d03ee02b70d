"""What was noticed and what was not, and why what was not is none of the rules."""

from __future__ import annotations

from collections import Counter

from tests.mutants.chosen import is_game
from tests.mutants.kinds import GROUPS
from tests.mutants.reasons import reason
from tests.mutants.running import Verdict


class Report:
    """Counts by group, and the survivors."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str, bool]] = Counter()
        self.explained: list[tuple[str, str]] = []
        self.unexplained: list[str] = []
        self.made = 0

    def add(self, verdict: Verdict) -> None:
        """Count what came of a mutant."""
        self.made += 1
        if not verdict.made:
            return
        where = "games" if is_game(verdict.mutant.path) else "shared"
        self.counts[where, verdict.mutant.group, bool(verdict.noticed_by)] += 1
        if verdict.noticed_by:
            return
        key = verdict.mutant.key
        if why := reason(key):
            self.explained.append((key, why))
        else:
            self.unexplained.append(key)

    def text(self, *, everything: bool = False) -> str:
        """The report as people read it."""
        lines = sorted(f"survives: {key}" for key in self.unexplained)
        if everything:
            lines += sorted(f"may survive: {key}: {why}" for key, why in self.explained)
        for where in ("games", "shared"):
            for group in GROUPS:
                caught = self.counts[where, group, True]
                made = caught + self.counts[where, group, False]
                if made:
                    lines.append(f"{where} {group}: {caught} of {made} ({caught / made:.1%})")
        named = len(self.explained)
        lines.append(f"{len(self.unexplained)} survivors without a reason, {named} with one")
        return "\n".join(lines)
