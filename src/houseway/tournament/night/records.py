"""What is known of a night: players, tables and hands, as values that are replaced, not changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from houseway.errors import BadInput
from houseway.floor.dead_button import Lie
from houseway.money import ZERO, Cents
from houseway.rulebook import Clause
from houseway.rulings.penalties import Ledger
from houseway.tournament.bounties import Heads
from houseway.tournament.mystery import Mystery

if TYPE_CHECKING:
    from houseway.tournament.night.hand.rotation import Rotation

NO_PENALTY = Ledger()
NOWHERE = Lie(0, 0, 0)


class Chair(NamedTuple):
    """A seat of a table, written `A 3`."""

    table: str
    seat: int

    @classmethod
    def read(cls, written: str) -> Chair:
        table, _, seat = written.partition(" ")
        if not (table.isalpha() and table.isupper() and seat.isdecimal() and int(seat) > 0):
            raise BadInput(f"{written!r} is no seat; write a table and a seat, such as 'A 3'")
        return cls(table, int(seat))

    def __str__(self) -> str:
        return f"{self.table} {self.seat}"


class Where(StrEnum):
    """Where a player is."""

    SEAT = "at his seat"  # within reach of his chair
    AWAY = "away"
    WALKING = "on his way"  # to a seat that was drawn for him
    NO_SHOW = "has not come"  # and his stack is in play
    GONE = "gone for good"  # and is blinded off


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who has entered: his chips, his seat, where he is, and what he still has to do."""

    name: str
    stack: int = 0
    entries: int = 0
    queue: int = 0  # how many entries there had been, his own among them
    paid: Cents = ZERO
    chair: Chair | None = None
    home: Chair | None = None  # his own seat, while he sits in a wrong one
    where: Where = Where.SEAT
    new: bool = False  # not dealt in since he took this seat
    redraws: bool = False  # he has re-entered and is owed a new seat
    owes: int = 0  # blinds and antes that fell due on his way, posted with his first hand
    dodged: bool = False  # both blinds and the ante go into the next pot
    clocked: bool = False  # on the clock for every decision
    absconded: bool = False  # left before he had acted; he may be penalised when he is back
    ledger: Ledger = NO_PENALTY
    level: int = 0  # of the last hand that was dealt to him
    out: int = 0  # how many had gone out when he did, he among them; 0: he is in
    out_turn: int = 0  # of those who tie, from the left of the button
    out_with: int = 0  # his chips at the start of the hand in which he went out
    out_at: Chair | None = None
    prize_forfeited: bool = False
    add_ons: int = 0

    @property
    def playing(self) -> bool:
        """Whether he is in the event."""
        return not self.out

    @property
    def walking(self) -> bool:
        """Whether he is on his way to a seat that was drawn for him."""
        return self.where is Where.WALKING

    @property
    def present(self) -> bool:
        """Whether a hand that is dealt to him now is live."""
        return self.where is Where.SEAT and not self.ledger.away


class Stage(StrEnum):
    """How far a hand is."""

    BEGUN = "begun"  # the first riffle; its level is fixed
    DEALING = "dealing"
    OPEN = "open"
    MISDEALT = "misdealt"  # to be dealt again
    OVER = "over"


class Did(NamedTuple):
    """What a player did in a hand, and whether it was his turn."""

    player: str
    what: str
    in_turn: bool


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand of a table, keyed and not dealt card by card."""

    number: int
    level: int
    stage: Stage = Stage.BEGUN
    blinds: tuple[int, int] = (0, 0)
    ante: int = 0  # of the big blind
    lie: Lie = NOWHERE
    filled: frozenset[int] = frozenset()  # seats that had a player
    seats: Mapping[str, int] = field(default_factory=dict)  # of those dealt in, in dealing order
    reached: int = 0  # how many of them have their first card
    status: Mapping[str, bool] = field(default_factory=dict)  # whether a hand is live
    live: Mapping[str, int] = field(default_factory=dict)  # posts that count towards a call
    dead: Mapping[str, int] = field(default_factory=dict)  # those that do not
    bets: Mapping[str, int] = field(default_factory=dict)  # all chips put in
    began: Mapping[str, int] = field(default_factory=dict)  # stacks before it
    due: Mapping[str, tuple[int, bool]] = field(default_factory=dict)  # owed and forfeited before
    to_call: int = 0
    to_raise: int = 0
    queue: tuple[str, ...] = ()  # who is still to act before the flop
    early: Mapping[str, str] = field(default_factory=dict)  # actions out of turn that wait
    did: tuple[Did, ...] = ()
    raiser: str = ""
    killed: frozenset[str] = frozenset()  # dead in the first deal of a misdeal

    @property
    def open(self) -> bool:
        return self.stage is not Stage.OVER

    @property
    def dealt(self) -> tuple[str, ...]:
        """Those dealt in, the first card first."""
        return tuple(self.seats)

    @property
    def pot(self) -> int:
        return sum(self.bets.values())

    @property
    def posts(self) -> int:
        return sum(self.live.values()) + sum(self.dead.values())

    def holds(self, name: str) -> bool:
        """Whether somebody has a live hand."""
        return self.status.get(name, False)


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its chairs, whose they are, its button, its last hand and its dealer."""

    name: str
    chairs: int
    taken: Mapping[int, str] = field(default_factory=dict)  # who plays where
    cards: Mapping[int, str] = field(default_factory=dict)  # namecards of players who sit elsewhere
    button: int = 0  # of the next hand, where somebody has said so
    lie: Lie | None = None  # of the hand before
    hand: Hand | None = None
    hands: int = 0
    dealer: str = ""
    damaged: bool = False
    new_deck: bool = False
    astray: int = 0  # chips of players who are out, of which nobody said who has them
    rotation: Rotation | None = None  # where the game changes by the round

    @property
    def free(self) -> list[int]:
        """Chairs without a player or a namecard."""
        return [
            seat
            for seat in range(1, self.chairs + 1)
            if seat not in self.taken and seat not in self.cards
        ]

    @property
    def room(self) -> int:
        if self.cards:
            return self.chairs - len({*self.taken, *self.cards})
        return self.chairs - len(self.taken)

    @property
    def busy(self) -> bool:
        """Whether a hand is being played."""
        return self.hand is not None and self.hand.open

    def seated(self, seat: int, name: str) -> Table:
        return replace(self, taken={**self.taken, seat: name})

    def without(self, seat: int) -> Table:
        return replace(self, taken={at: name for at, name in self.taken.items() if at != seat})


@dataclass(frozen=True, slots=True)
class Question:
    """Something that the book leaves to the director or the committee."""

    about: str
    choices: tuple[str, ...]
    says: str
    clause: Clause | None = None


@dataclass(frozen=True, slots=True)
class Hours:
    """The clock, and what hangs on it."""

    minute: int = 0
    level: int = 1
    started: bool = False  # the first hand has begun
    on_break: bool = False
    break_due: int = 0  # after this level, or -1: as the first table has gone
    break_had: int = 0  # the last level after which there was one
    first_table_gone: bool = False
    pending: tuple[str, ...] = ()  # draws that are to be made in the break
    made: tuple[tuple[str, str], ...] = ()  # draws that were made, and who won


@dataclass(frozen=True, slots=True)
class Till:
    """Money that is no player's own affair."""

    other_entrants: int = 0  # who entered and are out already, and nobody named
    entries: int = 0  # of those who are named
    re_entries: int = 0
    owed: Mapping[str, int] = field(default_factory=dict)  # arrears, in cents
    payments: Mapping[str, int] = field(default_factory=dict)  # what was paid beside entries
    percent: tuple[str, ...] = ()  # how the pool is divided, where that was posted tonight
    pool_shift: int = 0  # what the posted pool was corrected by
    heads: Heads | None = None
    mystery: Mystery | None = None
    made_up: tuple[str, ...] = ()  # mystery prizes, where they were posted tonight
    beside: int = 0  # paid for rebuys and add-ons beyond what as many entries would have cost
    guarantee: Cents = ZERO  # that the pool is at least
    guaranteed_by: str = ""
    chopped: Mapping[str, Cents] = field(default_factory=dict)  # what those in a deal agreed on
    counted: Mapping[str, int] = field(default_factory=dict)  # their chips when they did
    aside: Cents = ZERO  # for the winner, beside the deal


@dataclass(frozen=True, slots=True)
class Raced:
    """A chip race of a table, as it is shown to everybody."""

    table: str
    remove: int
    to: int
    cards: Mapping[str, str]  # by player, one for each odd chip
    won: tuple[str, ...]  # the first winner first
    spared: tuple[str, ...]  # given a chip so that they are not out
    change: int  # of all chips in play


@dataclass(frozen=True, slots=True)
class Rack:
    """Chips: what was sold, and what became of it beyond stacks and pots."""

    sold: int = 0
    changes: Mapping[str, int] = field(default_factory=dict)  # by reason: into play, or out of it
    astray: int = 0  # of players who went out without a seat
    chip: int = 0  # the smallest in play; 0: as the structure has it
    removed: int = 0  # the chip that went last
    races: tuple[Raced, ...] = ()

    @property
    def changed(self) -> int:
        """Chips that came into play or left it otherwise than by sale."""
        return sum(self.changes.values())


@dataclass(frozen=True, slots=True)
class Tonight:
    """What belongs to no table and no player."""

    hours: Hours = Hours()
    till: Till = field(default_factory=Till)
    rack: Rack = field(default_factory=Rack)
    order: tuple[str, ...] = ()  # in which tables break
    barred: frozenset[str] = frozenset()  # by the venue
    outs: int = 0
    questions: tuple[Question, ...] = ()
    final: bool = False
    dealt_last: str = ""  # the table that dealt last
    ended: bool = False
