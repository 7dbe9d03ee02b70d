"""Gamecards of the Stomaha Masters: a pile to draw from, and a box for those that were used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from houseway.errors import IllegalAction
from houseway.rulebook import section

rule = section("bcpc/stomaha")

# One card for each game, named as the game is (bcpc/stomaha/gamecards).
GAMECARDS = (
    "badugi",
    "omaha",
    "stud",
    "courcheval",
    "the-borg",
    "sviten-special",
    "2-7-triple-draw",
    "razz",
    "stud-8",
    "a-5-triple-draw",
    "omaha-8",
    "pineapple",
)


@dataclass(slots=True)
class Gamecards:
    """The cards of one table. Which of the pile is drawn is up to whoever shuffles."""

    pile: list[str] = field(default_factory=lambda: list(GAMECARDS))
    box: list[str] = field(default_factory=list)

    @classmethod
    def with_used(cls, used: Iterable[str]) -> Gamecards:
        """A set of which some cards lie in the box."""
        box = list(used)
        return cls(list((Counter(GAMECARDS) - Counter(box)).elements()), box)

    def to_draw_from(self) -> list[str]:
        """The unused cards; all of them once none is left."""
        return self.pile or self.box

    def draw(self, card: str) -> None:
        """A card comes up and goes to the box; used ones come back only when all are used."""
        if card not in self.to_draw_from():
            raise IllegalAction(
                f"{card} cannot be drawn; in the pile are {', '.join(self.to_draw_from())}",
                clause=rule("gamecards.s3"),
            )
        if not self.pile:
            self.pile, self.box = self.box, []  # gamecards.p2
        self.pile.remove(card)
        self.box.append(card)

    def takes_in(self, other: Gamecards) -> None:
        """Two tables are merged: their unused cards are drawn first, then all of both (p3)."""
        self.pile += other.pile
        self.box += other.box
