"""Prizes of a night: what is kept of the entries, how many places are paid, and what each gets.

    taken = takings(rules, "deepstack", buy_in, Entries(players=19, again=4))
    paid  = places(rules, "deepstack", Entries(19, 4))
    posted = by_percent(rules, taken.pool, [50, 30, 20])
    awarded(posted, finish=["Ann", "Bob", "Cid"], tied=[["Bob", "Cid"]])

`rules` are a club's (`houses.find(id).club`). Money is whole pence, and all of it is accounted
for: what the shares leave over is `Posted.unpaid`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction

from houseway.errors import BadInput, IllegalAction
from houseway.houses.club_rules import ClubRules, Counted, Kept, PrizeRules, Rest, Tie
from houseway.money import ZERO, Cents, evenly, share_down, text

Percent = int | float | str | Decimal
WHOLE = 100


@dataclass(frozen=True, slots=True)
class Prize:
    """Money, or a seat worth so much in an event of the winner's choice."""

    worth: Cents
    seat: bool = False

    def __str__(self) -> str:
        return f"a seat worth {text(self.worth)}" if self.seat else text(self.worth)


@dataclass(frozen=True, slots=True)
class Entries:
    """How often an event was paid for: by different players, and by them again."""

    players: int
    again: int = 0  # re-entries and rebuys

    def __post_init__(self) -> None:
        if self.players < 0 or self.again < 0 or (self.again and not self.players):
            raise BadInput(f"{self.players} players cannot have entered {self.again} times more")

    @property
    def all(self) -> int:
        return self.players + self.again


@dataclass(frozen=True, slots=True)
class Takings:
    """What came in at the door, and where it goes."""

    taken: Cents
    kept: Cents  # by the club
    added: Cents = ZERO  # by the club, where it guaranteed more than came in

    @property
    def pool(self) -> Cents:
        return Cents(self.taken - self.kept + self.added)


def takings(
    rules: ClubRules, event: str, buy_in: int, entries: Entries, *, guaranteed: int = 0
) -> Takings:
    """The prize pool: every entry, less what the club keeps, and never less than guaranteed."""
    if buy_in < 0:
        raise BadInput(f"an entry of {text(buy_in)}; it cannot be less than nothing")
    times = entries.all if rules.prizes.kept_of is Kept.EVERY else entries.players
    taken = buy_in * entries.all
    kept = times * rules.prizes.kept_of_an_entry(rules.event(event), buy_in)
    return Takings(Cents(taken), Cents(kept), Cents(max(0, guaranteed - (taken - kept))))


def places(rules: ClubRules, event: str, entries: Entries) -> int:
    """How many places are paid."""
    by_entries = rules.prizes.counted is Counted.ENTRIES
    return rules.event(event).ladder.places(entries.all if by_entries else entries.players)


# Prizes as posted


@dataclass(frozen=True, slots=True)
class Posted:
    """The prizes on the board, from first place on; `unpaid` is in the pool and in no prize."""

    prizes: tuple[Prize, ...]
    unpaid: Cents = ZERO
    reason: str = ""  # of the last correction

    @property
    def money(self) -> Cents:
        """What is paid in cash."""
        return Cents(sum(each.worth for each in self.prizes if not each.seat))

    def corrected(self, by: Posted, reason: str) -> Posted:
        """The board put right, with the reason; it may be done even after the event."""
        if not reason.strip():
            raise BadInput("a correction of the prizes needs its reason")
        return replace(by, reason=reason)


def by_percent(rules: ClubRules, pool: int, percent: Sequence[Percent]) -> Posted:
    """Divide the pool as the committee says, in per cent from first place on."""
    written = [str(each) for each in percent]
    plain = all(re.fullmatch(r"\d{1,3}(\.\d{1,9})?", each) for each in written)
    parts = [Fraction(Decimal(each)) for each in written] if plain else []
    if sum(parts) != WHOLE:
        told = ", ".join(written)
        raise IllegalAction(
            f"prizes of {told} per cent; they must add up to 100", clause=rules.prizes.cite("rest")
        )
    if pool < 0:
        raise BadInput(f"a prize pool of {text(pool)}; it cannot be less than nothing")
    if rules.prizes.rest is Rest.FIRST:
        shares, unpaid = share_down(pool, parts), 0
    else:
        *shares, unpaid = share_down(pool, [*parts, 0], rest=-1)
    return Posted(tuple(Prize(Cents(each)) for each in shares), Cents(unpaid))


# Who gets what


def awarded(
    posted: Posted,
    finish: Sequence[str],
    tied: Sequence[Sequence[str]] = (),
    rules: PrizeRules | None = None,
) -> dict[str, tuple[Prize, ...]]:
    """Prizes by player. Those who tie share what their places get, unless the director is asked.

    Of each tie, the first named is the first left of the button and has the odd pennies.
    """
    if tied and rules and rules.tie is Tie.ASK:
        raise IllegalAction(f"{' and '.join(tied[0])} tie; the director says who is ahead")
    rows = _places(finish, tied)
    got: dict[str, tuple[Prize, ...]] = {}
    at = 0
    for row in rows:
        got |= zip(row, _shared(posted.prizes[at : at + len(row)], row), strict=True)
        at += len(row)
    return {name: prizes for name, prizes in got.items() if prizes}


def _places(finish: Sequence[str], tied: Sequence[Sequence[str]]) -> list[list[str]]:
    """The finishing order, those who tie in one row."""
    if twice := [name for name in finish if finish.count(name) > 1]:
        raise BadInput(f"{twice[0]} finishes twice")
    rows = [[name] for name in finish]
    for tie in tied:
        at = sorted(rows.index([name]) if [name] in rows else -1 for name in tie)
        if len(at) < 2 or at[0] < 0 or at != list(range(at[0], at[0] + len(at))):
            raise BadInput(f"{' and '.join(tie)} cannot tie; those who do finish side by side")
        rows[at[0] : at[-1] + 1] = [list(tie)]
    return rows


def _shared(prizes: Sequence[Prize], row: Sequence[str]) -> list[tuple[Prize, ...]]:
    if len(row) == 1:
        return [tuple(prizes)]
    if any(each.seat for each in prizes):
        told = " and ".join(row)
        raise IllegalAction(f"{told} tie for a seat, which cannot be divided; say who is ahead")
    shares = evenly(sum(each.worth for each in prizes), len(row))
    return [(Prize(Cents(share)),) if share else () for share in shares]


@dataclass(frozen=True, slots=True)
class Out:
    """A player who is out: the chips with which he began the hand, and at which table."""

    name: str
    chips: int
    table: str = ""


def ranked(rules: ClubRules, out: Sequence[Out]) -> list[list[str]]:
    """Those who go out in one hand, best first; names in one row tie.

    Chips are compared at one table only. It is what is offered to the director, who decides.
    """
    if not rules.prizes.chips_rank or len({each.table for each in out}) > 1:
        return [[each.name for each in out]] if out else []
    by_chips: dict[int, list[str]] = {}
    for each in out:
        by_chips.setdefault(each.chips, []).append(each.name)
    return [by_chips[chips] for chips in sorted(by_chips, reverse=True)]


def money_of(awards: Mapping[str, Sequence[Prize]]) -> dict[str, Cents]:
    """Only the money among prizes, by player."""
    return {
        name: Cents(sum(each.worth for each in prizes if not each.seat))
        for name, prizes in awards.items()
    }
