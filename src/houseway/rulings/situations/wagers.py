"""Chips put in and words said in turn; amounts are totals for the round, but for new chips."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from houseway.money import ZERO, Cents

Gesture = Literal["drop", "combine", "pull back all", "pull back some"]
GESTURES: tuple[str, ...] = get_args(Gesture)


@dataclass(frozen=True, slots=True)
class Wager:
    """Somebody put chips in, said something, or both, when it was his turn."""

    facing: Cents = ZERO  # what has to be matched
    last_raise: Cents | None = None  # the last full bet or raise
    blinds: tuple[Cents, ...] = ()
    pot: Cents | None = None  # everything in the middle before the act
    limit: str = ""  # how much may be bet, where it was said
    max_bet: Cents | None = None
    chips: tuple[Cents, ...] = ()  # put in now
    prior: tuple[Cents, ...] = ()  # already out
    gesture: str = "drop"  # what was done with the chips already out
    pulled: tuple[Cents, ...] = ()  # those of them that went back
    said: str = ""
    said_amount: Cents | None = None
    chips_first: bool = False  # they were there before the words
    first_motion: tuple[Cents, ...] = ()  # what came first, where it took him several
    stack: Cents | None = None  # chips behind before the act
    players: int | None = None  # in the hand
    opening_bet: bool | None = None  # nobody has raised the bet that he faces
    after: tuple[str, ...] = ()  # each action since
    noticed: str = ""  # when, or by whom
    counted: Cents | None = None  # the pot as it was counted for him, or the bet
    shot_clock: bool = False  # every decision is timed
    may_raise: bool = True  # the betting is open to him
    least: Cents | None = None  # he may make it at least this, where the table knows


@dataclass(frozen=True, slots=True)
class PotAsked:
    """The player to act asks what a bet of the pot would be."""

    pot: Cents
    facing: Cents = ZERO
    prior: Cents = ZERO
    limit: str = ""  # pot-limit, where nothing is said


@dataclass(frozen=True, slots=True)
class Bet:
    """One action of a round: who, the total he has in after it, and whether that is all he has."""

    who: str
    total: Cents | None = None  # None: as much as there is to match
    all_in: bool = False
    folded: bool = False
    posted: bool = False  # a blind, which is no action


@dataclass(frozen=True, slots=True)
class Reopening:
    """A round of bets, some of them short, and who now wants to raise."""

    bets: tuple[Bet, ...]
    ask: tuple[str, ...] = ()  # whoever wants to know; everybody still in, where nobody is named
    opening_bet: Cents | None = None
    blinds: tuple[Cents, ...] = ()
    limit: str = ""
    noticed: str = ""  # when, if one of the bets was wrong
