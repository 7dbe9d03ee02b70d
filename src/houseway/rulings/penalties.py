"""The club's penalties: what each comes to in hands, and the ledger that a player has of them.

Rules 50.b, 75 and 76. A ledger is a value: whatever happens makes a new one. It counts the hands
of the table where its player sits, and goes with him when he is moved.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from houseway.errors import BadInput, Illegal
from houseway.rulebook import Clause, clause, section
from houseway.rulings.decision import Decision

rule = section("bcpc")

WARNING, DISQUALIFICATION = "warning", "disqualification"
ROUNDS = ("1 round", "2 rounds", "3 rounds", "4 rounds")
LADDER = (WARNING, "1 hand", *ROUNDS, DISQUALIFICATION)  # the lightest first (75.a)

_LENGTH = re.compile(r"(?P<number>\d+) (?P<unit>hand|round)s?")


def hands_of(what: str, live: int) -> int:
    """How many hands a penalty comes to at a table with so many live seats (resolution B28)."""
    if what in (WARNING, DISQUALIFICATION):
        return 0
    if what == "1 hand":
        return 1
    if what in ROUNDS:
        return (ROUNDS.index(what) + 1) * live
    cite = rule("75.b" if _LENGTH.fullmatch(what) else "75.a")
    raise Illegal(f"{what!r} is no penalty; there are {', '.join(LADDER)}", clause=cite)


def harder_than(given: Iterable[str]) -> tuple[str, ...]:
    """The penalties above the hardest of these; all where there are none."""
    hardest = -1
    for what in given:
        if what not in LADDER:
            raise BadInput(f"{what!r} is no penalty; there are {', '.join(LADDER)}")
        hardest = max(hardest, LADDER.index(what))
    return LADDER[hardest + 1 :]


def effect_of(what: str, live: int) -> str:
    """What a penalty does to its player's chips and cards."""
    if what == WARNING:
        return "nothing is missed; it counts if there is another"
    if what == DISQUALIFICATION:
        return "his chips leave play, and nothing is paid back"
    away = _hands(hands_of(what, live))
    return f"he stays away for {away}, is dealt dead hands, and posts all that is due"


@dataclass(frozen=True, slots=True)
class Penalty:
    """One penalty as it was given: what for, by whom, and the hands that it comes to."""

    what: str
    hands: int
    cite: Clause
    why: str = ""
    by: str = ""


@dataclass(frozen=True, slots=True)
class Ledger:
    """What a player has been given in an event, and the hands that he still has to miss."""

    table: str = ""
    given: tuple[Penalty, ...] = ()
    left: int = 0
    playing: bool = False  # he has cards of the hand being played, so that the next is the first

    @property
    def disqualified(self) -> bool:
        return any(each.what == DISQUALIFICATION for each in self.given)

    @property
    def away(self) -> bool:
        """Whether he has to stay away from the tables now, and is dealt dead hands (75.c)."""
        return self.disqualified or (self.left > 0 and not self.playing)

    @property
    def hands(self) -> int:
        """The hands of all his penalties."""
        return sum(each.hands for each in self.given)

    @property
    def harder(self) -> tuple[str, ...]:
        """What would be harder than anything he has been given: repeats escalate (75.c.s2)."""
        return harder_than(each.what for each in self.given)

    def give(
        self, what: str, *, live: int, dealt: bool = False, why: str = "", by: str = ""
    ) -> Ledger:
        """Enter a penalty; one given to a player who is on another is added to it (T28)."""
        if self.disqualified:
            raise Illegal("he is disqualified; there is nothing more to miss", clause=rule("76"))
        entered = Penalty(what, hands_of(what, live), _cite(what), why, by)
        left = 0 if what == DISQUALIFICATION else self.left + entered.hands
        return replace(self, given=(*self.given, entered), left=left, playing=self.playing or dealt)

    def decided(self, on: Decision, *, live: int, dealt: bool = False) -> Ledger:
        """Enter what was decided on an offence: who chose it, and why, is kept with it."""
        what = on.choice.act
        return self.give(what, live=live, dealt=dealt, why=on.why, by=on.by)

    def hand_over(self, table: str = "") -> Ledger:
        """A hand has ended; it counts if it was of his table and he had no part in it."""
        if table != self.table:
            return self
        if self.playing:
            return replace(self, playing=False)
        return replace(self, left=max(0, self.left - 1))

    def dealt_again(self) -> Ledger:
        """A misdeal: the deal and the new deal are one hand, which is not over yet (50.b.s3)."""
        return self

    def moved(self, table: str) -> Ledger:
        """Carry it to another table, whatever its size: what is left is left in hands."""
        return replace(self, table=table, playing=False)

    def facts(self) -> dict[str, Any]:
        """The ledger as plain values, to be carried over a break or to another room."""
        return asdict(replace(self, given=())) | {
            "given": [{**asdict(each), "cite": each.cite.id} for each in self.given]
        }

    @classmethod
    def carried(cls, facts: Mapping[str, Any]) -> Ledger:
        """The ledger that these are the facts of."""
        given = (Penalty(**{**each, "cite": clause(each["cite"])}) for each in facts["given"])
        return cls(**{**facts, "given": tuple(given)})

    def returns(self) -> Ledger:
        """The director tells him that he may come back; before that he may not (75.c)."""
        if self.disqualified:
            raise Illegal("he is disqualified and does not come back", clause=rule("76"))
        if self.away:
            raise Illegal(f"he stays away for {_hands(self.left)} more", clause=rule("75.c"))
        return self


def _cite(what: str) -> Clause:
    if what == DISQUALIFICATION:
        return rule("76")
    return rule("75.a" if what == WARNING else "75.b")


def _hands(number: int) -> str:
    return "1 hand" if number == 1 else f"{number} hands"
