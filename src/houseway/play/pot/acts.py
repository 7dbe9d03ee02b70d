"""What a pot game's section says of each act, of the number of raises and of what is refused."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from houseway.play.actions import Action, Bet, Call, Check, Chop, Fold, RaiseTo
from houseway.play.options import Offer
from houseway.rulebook import Clause


@dataclass(frozen=True, slots=True)
class Sizes:
    """The least bet, the least raise, and the most of either, in one structure of betting."""

    structure: str
    bet: Clause
    raise_: Clause
    most: Clause


@dataclass(frozen=True)
class Acts:
    """The clauses that grant each act, and say whose turn it is and where the chips go."""

    fold: Clause
    check: Clause
    bet: Clause
    raise_: Clause
    call: Clause
    all_in: Clause | None = None
    chop: Clause | None = None
    turn: Clause | None = None  # nobody acts before it is his turn
    paid: Clause | None = None  # what was bet is in the pot
    sizes: tuple[Sizes, ...] = ()  # where the clauses differ by structure

    def clause_of(self, action: Action) -> Clause | None:
        """The clause that grants an act, or says when it is not to be had."""
        return {
            Fold.act: self.fold,
            Check.act: self.check,
            Call.act: self.call,
            Chop.act: self.chop,
            Bet.act: self.bet,
            RaiseTo.act: self.raise_,
        }.get(action.act)

    def size_cites(self, structure: str) -> Sizes | None:
        """How much may be bet and raised in a structure, where clauses say so."""
        return next((each for each in self.sizes if each.structure == structure), None)

    def bet_cite(self, structure: str) -> Clause:
        """The clause that says how much a bet may be."""
        sizes = self.size_cites(structure)
        return sizes.bet if sizes else self.bet

    @cached_property
    def fold_offer(self) -> Offer:
        return Offer(Fold, self.fold)

    @cached_property
    def check_offer(self) -> Offer:
        return Offer(Check, self.check)

    @cached_property
    def chop_offer(self) -> Offer:
        assert self.chop
        return Offer(Chop, self.chop)


@dataclass(frozen=True, slots=True)
class RaiseCap:
    """How many raises limit betting allows while more than two players remain.

    With `every` it holds in no-limit and pot-limit too; with `event` it is lifted only when two
    players are left in the whole event.
    """

    most: int
    cite: Clause
    every: bool = False
    event: Clause | None = None


@dataclass(frozen=True, slots=True)
class Refusals:
    """The clauses that stand against a wager, where they say more than the one that grants it."""

    size: Clause | None = None  # limit: the bets are as posted
    least: Clause | None = None  # no-limit: a bet under the least, or a raise by less than that
    stack: Clause | None = None  # more than one has
    most: Clause | None = None  # more than the house takes at once
    closed: Clause | None = None  # who has acted is not raised in full


GRANTS = Refusals()  # the clause that grants an act is the one that refuses it
