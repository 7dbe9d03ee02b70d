"""Spots: the named places of a layout where a wager may lie."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.money import Cents
from houseway.rulebook import Clause


@dataclass(frozen=True, slots=True)
class Spot:
    """A named place for a wager.

    `later` spots are staked by a decision during the round. `needs` names spots of which one at
    least must be staked beside this one; `against` names spots that the same person may not hold,
    here or, by the `across_cite` where one is printed, on another seat.
    `equals` names a spot that must be staked with the very same amount, neither without the other.
    With a `choice_cite` a table may or may not take the bet; with a `limits_cite` it posts limits
    of its own for it. `within_cite` holds the bet to the table's own limits, where it is not the
    clause of all bets.
    `exactly` is the one amount that is taken here, whatever the table's limits. With `no_tip`, the
    clause that says so, no bet for the dealer lies beside it. `closed_cite` says why it cannot be
    changed during the round, where that is not what the game says of all its bets; `tips_cite` and
    `beside_cite` likewise who bets for the dealer on it, and where that lies. A `metered` spot
    stakes on a progressive jackpot: it is taken only where the table has a meter. `printed` are the
    words on the layout, where they are not the name.
    """

    name: str
    cite: Clause
    later: bool = False
    needs: tuple[str, ...] = ()
    needs_cite: Clause | None = None
    against: tuple[str, ...] = ()
    against_cite: Clause | None = None
    across_cite: Clause | None = None
    exactly: Cents | None = None
    exactly_cite: Clause | None = None
    no_tip: Clause | None = None
    closed_cite: Clause | None = None
    tips_cite: Clause | None = None
    beside_cite: Clause | None = None
    equals: str = ""
    equals_cite: Clause | None = None
    choice_cite: Clause | None = None
    limits_cite: Clause | None = None
    within_cite: Clause | None = None
    metered: bool = False
    printed: str = ""

    @property
    def label(self) -> str:
        """The spot as it is printed on the layout: "Pair plus"."""
        return self.printed or label(self.name)


def side_bet(
    name: str, cite: Clause, *, beside: str, by: Clause, closed: Clause | None = None
) -> Spot:
    """A bet that rides along: `by` a clause of its own it is taken only `beside` another."""
    return Spot(name, cite, needs=(beside,), needs_cite=by, closed_cite=closed)


def label(name: str) -> str:
    """A name as people read it."""
    return name.replace("_", " ").capitalize()


@dataclass(frozen=True, slots=True)
class BackBet:
    """A wager by somebody who does not hold the seat it lies on.

    He never decides; `joins` names what he puts up more money for when the seat does: double,
    split, insurance.
    """

    by: str
    on: int
    spot: str
    amount: Cents
    joins: frozenset[str] = frozenset()
