"""What a rulebook section prints about one jackpot: its figures, and the clause of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import time

from houseway.cards import Suit
from houseway.floor.jackpots.naming import LETTERS
from houseway.money import ZERO, Cents
from houseway.play.pot.betting import STRUCTURES
from houseway.rulebook import Clause

NOON = time(12)
ELEVEN = time(11)


@dataclass(frozen=True, slots=True)
class BadBeat:
    """A strong hand has to lose to another: what each of them must be, at least."""

    loser: str
    winner: str
    cite: Clause  # hold'em's two hands
    beats: Clause  # one qualifying hand beats another
    top_two: Clause  # nothing that does not qualify stands between them
    unique: Clause  # one hole card alone may not make the same hand


@dataclass(frozen=True, slots=True)
class HighHand:
    """A hand that is strong in itself: what it must be, at least.

    Without `wins` it need not take the pot; without `pair` a bare pair rule stands with the rule
    that both hole cards play.
    """

    hand: str
    cite: Clause
    tabled: Clause
    wins: Clause | None = None
    pair: Clause | None = None
    picked_up: Clause | None = None


@dataclass(frozen=True, slots=True)
class Distinct:
    """One of several jackpots that a programme keeps apart, named after its hand."""

    name: str
    cite: Clause


@dataclass(frozen=True, slots=True)
class Books:
    """The clauses behind each movement of a jackpot's money."""

    drop: Clause
    posting: Clause
    available: Clause  # what was posted last is what can be won
    pays: Clause
    seed: Clause | None = None
    back: Clause | None = None
    talking: Clause | None = None
    later: Clause | None = None  # the same jackpot, won at a table that began later
    next_day: Clause | None = None  # not seeded again before the next business day
    dealt_a_hand: Clause | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """One section: who may win, with how many players and what pot, by which hand."""

    name: str
    title: str
    offered: Clause
    game_cite: Clause
    qualifier: BadBeat | HighHand
    players: int
    players_cite: Clause
    away_cite: Clause
    best_five: Clause
    mucked: Clause
    both_cards: Clause
    as_posted: Clause
    books: Books
    main_game: str  # the one that its hands are printed for
    never: Mapping[str, Clause]  # games that are shut out of every jackpot
    rake: Clause  # of the pots that feed it
    one_game: Clause | None = None  # a jackpot belongs to one, if another clause says so
    games: tuple[str, ...] = ()  # those it may be authorised for; any one game if none is named
    structures: tuple[str, ...] = tuple(STRUCTURES)
    pot: Cents = ZERO
    pot_cite: Clause | None = None
    distinct: tuple[Distinct, ...] = ()
    cut_over: time = ELEVEN
    cut_over_cite: Clause | None = None  # the hour is printed, and no other will do
    linked: Clause | None = None  # several rooms feed and win one fund
    local: Clause | None = None  # a room's own jackpot out of it
    local_as: str = ""  # the jackpot whose qualifiers the local one has
    rival: str = ""  # another form of it, which no table has beside this one
    not_both: Clause | None = None  # who wins the linked one does not win the local one too
    daily: Clause | None = None  # the best hands of a window share what it collected

    @property
    def section(self) -> str:
        return self.offered.section

    @property
    def bad_beat(self) -> BadBeat | None:
        return self.qualifier if isinstance(self.qualifier, BadBeat) else None

    @property
    def high_hand(self) -> HighHand | None:
        return self.qualifier if isinstance(self.qualifier, HighHand) else None


def quads_names() -> list[str]:
    """Four of a kind of every rank, from the deuces up."""
    return [f"quads {letter}" for letter in LETTERS]


def straight_flush_names() -> list[str]:
    """The straight flushes below the royal, from the five-high up."""
    return [f"straight flush {letter}" for letter in LETTERS[3:-1]]


def royal_names() -> list[str]:
    """A royal flush in each suit, from clubs to spades."""
    return [f"royal flush {suit.name.lower()}" for suit in Suit]
