"""The meters of a jackpot: what falls in, what is posted, and what each of them shows.

They have no clock. Whoever keeps them says when each thing happened; without a time, everything
collected so far counts as collected before the day began.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import NamedTuple

from houseway.errors import BadSetting, Illegal
from houseway.floor.jackpots.claims import Claim
from houseway.floor.jackpots.ledger import (
    PLAYERS,
    POTS,
    SEED_POOL,
    Entry,
    Ledger,
    accrued,
    day_of,
    day_start,
    opened,
    posted,
)
from houseway.floor.jackpots.programme import Programme
from houseway.money import ZERO, Cents, dollars, share_out
from houseway.rulebook import Clause
from houseway.wagers import Rake

Payee = tuple[str, str]  # a table, and a seat or a name
RAKE_CAP = dollars(15)
MAIN = ""
LOCAL = "local "


class Taken(NamedTuple):
    """A pot settled: the house's rake, the jackpot's drop, and what was pushed to the winners."""

    rake: Cents
    drop: Cents
    pushed: Cents


@dataclass(frozen=True, slots=True)
class Opening:
    """What the meters show before the books begin."""

    posted: Mapping[str, Cents] = field(default_factory=dict)
    accrued: Mapping[str, Cents] = field(default_factory=dict)
    seed_pool: Cents = ZERO


def local(room: str) -> str:
    """The name of a room's own jackpot beside the linked one."""
    return LOCAL + room


class Meters:
    """What one programme's meters show, and how they grow."""

    def __init__(self, programme: Programme, opening: Opening | None = None) -> None:
        rules, books = programme.rules, programme.rules.books
        if rules.linked and len(programme.rooms) < 2:
            raise BadSetting("a linked jackpot names two 'rooms' at least", clause=rules.linked)
        self.programme = programme
        self.ledger = Ledger()
        self.claims: dict[str, list[tuple[Claim, datetime | None]]] = {}
        self.stopped = False  # by the floor, all of it
        self.awarded: dict[str, date | None] = {}  # not seeded again yet, with the day of the win
        rooms = programme.rooms if programme.local else ()
        self.jackpots = (*programme.jackpots, *map(local, rooms))
        start = opening or Opening()
        for name in (*start.posted, *start.accrued):
            self._check_name(name)
        clauses = (books.posting, books.drop, books.seed or books.drop)
        begin = opened(dict(start.posted), dict(start.accrued), start.seed_pool, clauses)
        for entry in begin:
            self.ledger.write(entry)

    # What the meters show

    def posted(self, jackpot: str = MAIN) -> Cents:
        """What can be won of a jackpot: the last posting, whatever was collected since."""
        return self.ledger.holds(posted(jackpot))

    def accrued(self, jackpot: str = MAIN) -> Cents:
        """What has been collected for a jackpot and is not posted yet."""
        return self.ledger.holds(accrued(jackpot))

    @property
    def seed_pool(self) -> Cents:
        return self.ledger.holds(SEED_POOL)

    @property
    def frozen(self) -> tuple[str, ...]:
        """The jackpots of which nothing is posted or seeded until a claim is settled."""
        return self.jackpots if self.stopped else tuple(self.claims)

    @property
    def paid(self) -> dict[Payee, Cents]:
        """Everything that was paid so far, by table and by seat or name."""
        sums: dict[Payee, Cents] = {}
        for entry in self.ledger.entries:
            if entry.who:
                sums[entry.who] = Cents(sums.get(entry.who, 0) + entry.amount)
        return sums

    # Money comes in

    def takes(self, gross: Cents, room: str, at: datetime | None = None) -> Taken:
        """A pot is settled: rake by its own rule, the drop beside it, the rest is pushed."""
        cap = self.programme.rake_cap
        fee = Rake(
            self.programme.rake,
            RAKE_CAP if cap is None else cap,
            Cents(100),
            self.programme.rules.rake,
        )
        rake = fee.of(gross)
        drop = Cents(min(self.programme.contribution, gross - rake))
        self.drop(drop, room, at)
        return Taken(rake, drop, Cents(gross - rake - drop))

    def drop(
        self, amount: Cents, room: str, at: datetime | None = None, jackpot: str | None = None
    ) -> None:
        """Money out of a pot: a part for the seed, a part for a local jackpot, the rest here."""
        programme = self.programme
        rules, books = programme.rules, programme.rules.books
        self._check_room(room)
        self.ledger.check_time(at)
        if jackpot is not None:
            self._check_name(jackpot)
        seed = Cents(amount * programme.seed // 100)
        rest = Cents(amount - seed)
        own = Cents(rest * programme.local // 100)
        cause = f"drop from {room}"
        for name, part in self._fed(Cents(rest - own), jackpot).items():
            self._write(at, cause, books.drop, part, POTS, accrued(name))
        if own and rules.local:
            self._write(at, cause, rules.local, own, POTS, accrued(local(room)))
        if seed and books.seed:
            self._write(at, f"seed out of a {cause}", books.seed, seed, POTS, SEED_POOL)

    def _fed(self, amount: Cents, jackpot: str | None) -> dict[str, Cents]:
        """How a drop is spread over the distinct jackpots: as posted, or else evenly."""
        if jackpot is not None:
            return {jackpot: amount}
        weights = dict(self.programme.feeds) or dict.fromkeys(self.programme.jackpots, 1)
        parts = share_out(amount, list(weights.values()))
        return {name: Cents(part) for name, part in zip(weights, parts, strict=True)}

    # Postings

    def post(self, at: datetime | None = None) -> None:
        """Post what was collected through the day before; it can be won from now on."""
        rules = self.programme.rules
        if self.stopped or (MAIN in self.claims):
            raise Illegal("it is frozen until the claim is settled", clause=rules.books.available)
        self.ledger.check_time(at)
        moved = False
        for name in self.jackpots:
            amount = self._due(name, at)
            if amount:
                moved = True
                self._post(name, amount, at)
        if not moved:
            self._write(at, "posted: nothing new", rules.books.posting)

    def _post(self, jackpot: str, amount: Cents, at: datetime | None) -> None:
        cite = self.programme.rules.books.posting
        self._write(at, "posted", cite, amount, accrued(jackpot), posted(jackpot))

    def _due(self, jackpot: str, at: datetime | None) -> Cents:
        """What a posting now adds: everything that was not dropped on this very day."""
        if jackpot in self.frozen:
            return ZERO
        held = self.accrued(jackpot)
        if at is None:
            return held
        start = day_start(at, self.programme.starts)
        return Cents(held - self.ledger.arrived_since(accrued(jackpot), start))

    def _day(self, at: datetime | None) -> date | None:
        return day_of(at, self.programme.starts) if at else None

    # What is refused

    def _check_name(self, jackpot: str) -> None:
        if jackpot in self.jackpots:
            return
        if jackpot.startswith(LOCAL):
            raise Illegal("no local jackpot is offered", clause=self.programme.rules.local)
        self.programme.check_jackpot(jackpot)

    def _check_room(self, room: str) -> None:
        rooms = self.programme.rooms
        if rooms and room not in rooms:
            raise Illegal(
                f"{room} is not linked to this jackpot; {', '.join(rooms)} are",
                clause=self.programme.rules.linked,
            )

    def _pay(self, jackpot: str, who: Payee, amount: Cents, part: str, at: datetime | None) -> None:
        cite = self.programme.rules.books.pays
        entry = Entry(at, f"paid: {part}", cite, amount, posted(jackpot), PLAYERS, who)
        self.ledger.write(entry)

    def _write(
        self,
        at: datetime | None,
        cause: str,
        cite: Clause,
        amount: Cents = ZERO,
        source: str = "",
        target: str = "",
    ) -> None:
        self.ledger.write(Entry(at, cause, cite, amount, source, target))
