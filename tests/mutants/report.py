"""What was noticed and what was not, and why what was not is none of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.mutants.chosen import PARTS, part_of
from tests.mutants.kinds import CITATIONS, FACTS, GROUPS, LOGIC, PROMPTS
from tests.mutants.reasons import reason
from tests.mutants.running import Verdict

GOALS = (  # of what may be wrong, so much is noticed at least
    ("games", (FACTS, LOGIC), 0.98),
    ("shared", (FACTS, LOGIC), 0.93),
    *((part, (PROMPTS,), 0.98) for part in ("games", "shared")),
    *((part, (CITATIONS,), 0.95) for part in ("games", "shared")),
)


class Report:
    """Counts by group, and the survivors."""

    def __init__(self, verdicts: Iterable[Verdict]) -> None:
        self.counts: Counter[tuple[str, str, bool]] = Counter()
        self.explained: list[tuple[str, str]] = []
        self.unexplained: list[str] = []
        self.made = 0
        for verdict in verdicts:
            self._add(verdict)

    def _add(self, verdict: Verdict) -> None:
        """Count what came of a mutant."""
        self.made += 1
        if not verdict.made:
            return
        part = part_of(verdict.mutant.path)
        self.counts[part, verdict.mutant.group, bool(verdict.noticed_by)] += 1
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
        for part in PARTS:
            for group in GROUPS:
                caught, made = self._counted(part, (group,))
                if made:
                    lines.append(f"{part} {group}: {caught} of {made} ({caught / made:.1%})")
        named = len(self.explained)
        lines.append(f"{len(self.unexplained)} survivors without a reason, {named} with one")
        return "\n".join(lines)

    @property
    def below(self) -> list[str]:
        """The goals that are not met."""
        found = []
        for part, groups, goal in GOALS:
            caught, made = self._counted(part, groups)
            if caught < goal * made:
                what = " and ".join(groups)
                found.append(f"{part}: {caught} of {made} {what} are noticed, not {goal:.0%}")
        return found

    def _counted(self, part: str, groups: tuple[str, ...]) -> tuple[int, int]:
        """How many were noticed, and how many were made."""
        caught = sum(self.counts[part, group, True] for group in groups)
        return caught, caught + sum(self.counts[part, group, False] for group in groups)
