"""Who decides at a table, the least first; and a decision as it is recorded."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from houseway.errors import BadInput, Illegal
from houseway.rulings.ruling import Choice, Ruling


class Authority(StrEnum):
    """People whose word counts, each over those before him."""

    DEALER = "dealer"
    FLOOR = "floor"
    DIRECTOR = "director"
    CLUB = "club"  # the highest of the house on duty

    def over(self, other: Authority) -> bool:
        """Whether he may overrule the other."""
        ranks = list(Authority)
        return ranks.index(self) > ranks.index(other)


def authority(name: str) -> Authority:
    """Somebody who decides, by name."""
    if name not in list(Authority):
        raise BadInput(f"{name!r} decides nothing; there are {', '.join(Authority)}")
    return Authority(name)


@dataclass(frozen=True, slots=True)
class Decision:
    """What was decided on a ruling: the choice taken, by whom, and why."""

    ruling: Ruling
    by: Authority
    taken: str = ""  # one of the ruling's choices; "" where it leaves none
    why: str = ""
    name: str = ""  # of the person
    instead_of: Decision | None = None  # what it overrules

    def __post_init__(self) -> None:
        offered = [choice.act for choice in self.ruling.choices]
        if self.taken and self.taken not in offered:
            raise BadInput(f"{self.taken!r} is no choice here; there are {', '.join(offered)}")
        if not self.taken and not self.ruling.act:
            raise BadInput(f"somebody has to choose; there are {', '.join(offered)}")
        if self.instead_of and not self.by.over(self.instead_of.by):
            raise Illegal(
                f"the {self.by} may not overrule the {self.instead_of.by}",
                clause=self.ruling.clause,
            )

    @property
    def choice(self) -> Choice:
        """What holds: the choice that was taken, or what the ruling commands."""
        for each in self.ruling.choices:
            if each.act == self.taken:
                return each
        return Choice(self.ruling.act, self.ruling.effect, self.ruling.amount)

    def overruled(
        self, by: Authority, taken: str = "", *, why: str = "", name: str = ""
    ) -> Decision:
        """The same ruling decided by somebody higher; what was decided before is kept."""
        return Decision(self.ruling, by, taken, why, name, instead_of=self)

    def facts(self) -> dict[str, object]:
        """The decision as plain values, with whatever it overruled."""
        before = self.instead_of
        return {
            "ruling": self.ruling.facts(),
            "by": str(self.by),
            "name": self.name,
            "taken": self.choice.act,
            "effect": self.choice.effect,
            "amount": self.choice.amount,
            "why": self.why,
            "instead_of": before.facts() if before else None,
        }
