"""The books of a jackpot: every change of a meter is an entry with its cause and its clause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date, datetime, time
from typing import NamedTuple

from houseway.errors import BadInput, BrokenRound
from houseway.floor.gaming_day import gaming_day
from houseway.money import ZERO, Cents, text
from houseway.rulebook import Clause

POTS = "pots"  # where drops come from
OPENING = "opening"  # what was there before the books begin
PLAYERS = "players"  # where awards go
SEED_POOL = "seed pool"
OUTSIDE = (POTS, OPENING, PLAYERS)


def posted(jackpot: str) -> str:
    """The account of what is posted of a jackpot, and can be won."""
    return f"posted {jackpot}".rstrip()


def accrued(jackpot: str) -> str:
    """The account of what has been collected for a jackpot since."""
    return f"accrued {jackpot}".rstrip()


class Entry(NamedTuple):
    """One line of the books: money from one account to another, or a cause without any."""

    at: datetime | None
    cause: str
    clause: Clause
    amount: Cents = ZERO
    source: str = ""
    target: str = ""
    who: tuple[str, str] | None = None  # the table and the seat or name that is paid


@dataclass(slots=True)
class Ledger:
    """Entries in the order they happened, and what each account holds by them."""

    entries: list[Entry] = field(default_factory=list)
    balances: Counter[str] = field(default_factory=Counter)
    last: datetime | None = None  # the last time that was given

    def write(self, entry: Entry) -> None:
        """Add an entry; refuses time that runs backwards and money that is not there."""
        self.check_time(entry.at)
        if entry.amount < 0:
            raise BadInput(f"{text(entry.amount)} cannot be moved; amounts are not below 0")
        if entry.amount:
            held = self.balances[entry.source]
            if entry.source not in OUTSIDE and held < entry.amount:
                raise BrokenRound(
                    f"{entry.source} holds {text(held)}, not {text(entry.amount)}: {entry.cause}"
                )
            self.balances[entry.source] -= entry.amount
            self.balances[entry.target] += entry.amount
        self.entries.append(entry)
        self.last = entry.at or self.last

    def check_time(self, at: datetime | None) -> None:
        """Refuse what is said to have happened before the last entry."""
        if at and self.last and at < self.last:
            raise BadInput(f"{at} lies before {self.last}, which is in the books already")

    def holds(self, account: str) -> Cents:
        return Cents(self.balances[account])

    def arrived_since(self, account: str, moment: datetime) -> Cents:
        """What was dropped into an account from a moment on."""
        return Cents(
            sum(
                entry.amount
                for entry in self.entries
                if entry.target == account and entry.source == POTS
                if entry.at and entry.at >= moment
            )
        )

    @property
    def since_opening(self) -> list[Entry]:
        """What has happened, without what was brought forward."""
        return [entry for entry in self.entries if entry.source != OPENING]

    @property
    def inside(self) -> Cents:
        """Everything that the jackpot's own accounts hold."""
        return Cents(sum(self.balances[name] for name in self.balances if name not in OUTSIDE))

    def check(self) -> None:
        """Demand that the balances are those of the entries, and that nothing was lost."""
        again = Ledger()
        for entry in self.entries:
            again.write(entry)
        if again.balances != self.balances or self.balances.total():
            raise BrokenRound("a jackpot's books do not add up to its meters")


def day_of(at: datetime, cut_over: time) -> date:
    """The business day that a moment belongs to; the cut-over's own minute opens the new one."""
    return gaming_day(at, cut_over)


def day_start(at: datetime, cut_over: time) -> datetime:
    """When the business day of a moment began."""
    return datetime.combine(day_of(at, cut_over), cut_over, at.tzinfo)


def opened(
    posting: dict[str, Cents], accruing: dict[str, Cents], seed: Cents, clauses: tuple[Clause, ...]
) -> Iterable[Entry]:
    """The first entries of the books: what each meter and the seed pool begin with."""
    for_posting, for_drops, for_seed = clauses
    for jackpot, amount in posting.items():
        yield Entry(None, "brought forward", for_posting, amount, OPENING, posted(jackpot))
    for jackpot, amount in accruing.items():
        yield Entry(None, "brought forward", for_drops, amount, OPENING, accrued(jackpot))
    yield Entry(None, "brought forward", for_seed, seed, OPENING, SEED_POOL)
