"""What people saw, and what it counts as."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.cards import Cards
from houseway.money import ZERO, Cents
from houseway.rulebook import Clause


@dataclass(frozen=True, slots=True)
class Given:
    """What was seen and heard. Amounts are totals for the betting round, but for new chips."""

    facing: Cents = ZERO  # what has to be matched
    last_raise: Cents | None = None  # the last full bet or raise
    blinds: tuple[Cents, ...] = ()
    chips: tuple[Cents, ...] = ()  # put in now
    prior: Cents = ZERO  # already out
    stack: Cents | None = None  # chips behind before the act
    said: str = ""
    said_amount: Cents | None = None
    pot: Cents | None = None  # everything in the middle before the act
    limit: str = ""  # how much may be bet, where it was said
    max_bet: Cents | None = None
    players: int | None = None
    noticed: str = ""
    after: str | tuple[str, ...] = ""  # what has happened since: acted, showdown; or each action
    clock: int | None = None  # seconds since the clock was called
    hole: Cards = ()
    whole: int = 0  # how many cards a hand of the game has; 0 for any number
    shown: Cards = ()
    asked: str = ""  # what the dealer was asked for: pot
    counted: Cents | None = None  # the pot as it was counted for a bet
    street: str = ""  # over: the next street has been dealt
    suit: str = ""  # that must lie open: c, d, h, s
    looked: int | None = None  # seconds since he got his last card
    acted_himself: bool = False  # since he got it


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the act counts as, and the clause that says so."""

    act: str
    clause: Clause
    amount: Cents | None = None
    returned: Cents = ZERO
    reason: str = ""
    answer: Cents | None = None  # what the dealer says when he is asked
