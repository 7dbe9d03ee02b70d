"""The aggregate cap: the most that a bonus pays to everybody together in one round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from houseway.money import EVEN, Cents, share_out, text
from houseway.rulebook import Clause
from houseway.wagers.line import Line


@dataclass(frozen=True, slots=True)
class AggregateCap:
    """The most these spots pay together; beyond it each person gets his part of the cap.

    A person's part is his real win over all real wins, stakes apart. Tip bets pay even money
    when the cap is enforced: on top of it, or out of it where `tips_inside`. Where they are not
    `tips_even` they are paid at full odds all the same.
    """

    amount: Cents
    spots: tuple[str, ...]
    cite: Clause
    share_cite: Clause
    tip_cite: Clause
    tips_inside: bool = False
    tips_even: bool = True

    def apply(self, lines: Sequence[Line], person: Callable[[Line], str]) -> list[Line]:
        """The lines with every win under the cap cut to its part, if the cap is exceeded."""
        under = [i for i, line in enumerate(lines) if line.spot in self.spots and line.net > 0]
        tips = [i for i in under if lines[i].tip]
        wins = [i for i in under if not lines[i].tip]
        counted = under if self.tips_inside else wins
        if sum(lines[i].net for i in counted) <= self.amount:
            return list(lines)
        settled = list(lines)
        for i in tips if self.tips_even else ():
            settled[i] = self._even(lines[i])
        room = self.amount
        if self.tips_inside:
            even = [settled[i].net for i in tips]
            if sum(even) > room:  # tips alone fill the cap
                for i, part in zip(tips, share_out(room, even), strict=True):
                    settled[i] = self._cut(settled[i], part, self.cite)
            room = Cents(room - sum(settled[i].net for i in tips))
        for i, part in self._parts(room, lines, wins, person).items():
            settled[i] = self._cut(lines[i], part, self.share_cite)
        return settled

    def _parts(
        self,
        room: Cents,
        lines: Sequence[Line],
        wins: list[int],
        person: Callable[[Line], str],
    ) -> dict[int, int]:
        """Each winning line's part: divided by person first, then over that person's lines."""
        if sum(lines[i].net for i in wins) <= room:
            return {}
        of_person: dict[str, list[int]] = {}
        for i in wins:
            of_person.setdefault(person(lines[i]), []).append(i)
        parts: dict[int, int] = {}
        real = [sum(lines[i].net for i in own) for own in of_person.values()]
        for own, part in zip(of_person.values(), share_out(room, real), strict=True):
            parts.update(zip(own, share_out(part, [lines[i].net for i in own]), strict=True))
        return parts

    def _cut(self, line: Line, part: int, cite: Clause) -> Line:
        reason = f"{line.reason}; {text(line.net)} cut to a part of the {text(self.amount)} cap"
        return line._replace(net=Cents(part), reason=reason, clause=cite)

    def _even(self, line: Line) -> Line:
        if line.net <= line.stake:
            return line
        reason = f"{line.reason}; even money, the cap is enforced"
        return line._replace(net=line.stake, odds=EVEN, reason=reason, clause=self.tip_cite)
