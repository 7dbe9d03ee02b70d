"""Cards burned before the first deal: the first card says how many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from houseway.cards import Card, Rank
from houseway.rulebook import Clause

if TYPE_CHECKING:
    from houseway.play.banked.banked_felt import BankedFelt

BURNED = "burned"  # the place where they lie


@dataclass(frozen=True, slots=True)
class Burning:
    """As the cards are loaded, the first is turned up and as many as it counts go face down."""

    cite: Clause
    shoe_cite: Clause | None = None  # where a shoe has a clause of its own
    every_round: bool = False  # the game burns by itself, once its bets are closed

    def burn(self, t: BankedFelt) -> None:
        """Turn the first card, and burn by it."""
        from_shoe = t.settings.get("dealt_from") == "shoe"
        cite = (self.shoe_cite if from_shoe else None) or self.cite
        t.places(BURNED)
        t.deal(1, to=BURNED)
        t.turn(BURNED)
        (first,) = t.cards(BURNED)
        t.says(f"Burning {burned_by(first)} after {first}", cite)
        t.deal(burned_by(first), to=BURNED)


def burned_by(first: Card) -> int:
    """How many cards follow the first: an ace one, tens and faces ten, the others their pips."""
    return 1 if first.rank == Rank.ACE else min(int(first.rank), 10)
