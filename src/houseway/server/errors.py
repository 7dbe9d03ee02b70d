"""What can go wrong between a player and the card room.

HousewayError
├── BadInput
│   ├── UnknownTable         no table has this id
│   ├── UnknownList          nothing on the board has this id
│   ├── UnknownJackpot       the room has no jackpot of this name
│   ├── UnknownRuling        no ruling was kept under this id
│   ├── UnknownNight         no tournament night has this id
│   ├── UnknownClub          no club, and no ticket of one, is known by this
│   ├── UnknownAsked         nothing that waits for a second person has this id
│   ├── UnknownRound         the table has not played this round, or is still playing it
│   ├── UnknownExam          no such test of the training room
│   ├── BadName              a name or a password that cannot be taken
│   ├── BadDatabase          the database cannot be opened or is from another version
│   └── PortInUse            somebody else listens there
└── Refused
    ├── SignedOut            nobody is signed in, or the name and password do not agree
    ├── NotAllowed           none of the caller's roles may do this
    ├── AskedFor             a second person must confirm it first
    ├── AnothersAct          somebody else did it, and only he may tell the room
    ├── NotSeated            only a seated player may do this
    ├── Stale                the table has moved on since the player looked
    │   └── DoneAlready      the command was done, and its answer is kept no longer
    ├── KeyReused            one key, two different commands
    ├── NotEnough            the wallet does not hold that much
    ├── TooMuch              a purse cannot hold that much
    ├── RateLimited          too many requests in too short a time
    └── Full                 there is no room for more of it
"""

from __future__ import annotations

import math

from pydantic import BaseModel

from houseway.errors import BadInput, HousewayError


class UnknownTable(BadInput):
    """No table has this id."""


class UnknownList(BadInput):
    """Nothing on the board has this id."""


class UnknownJackpot(BadInput):
    """The room has no jackpot of this name."""


class UnknownRuling(BadInput):
    """No ruling was kept under this id."""


class UnknownNight(BadInput):
    """No tournament night has this id."""


class UnknownClub(BadInput):
    """No club, and no ticket of one, is known by this."""


class UnknownAsked(BadInput):
    """Nothing that waits for a second person has this id."""


class UnknownRound(BadInput):
    """The table has not finished a round with this number."""


class UnknownExam(BadInput):
    """There is no such test, or it was not handed in."""


class BadName(BadInput):
    """A name or a password that cannot be taken."""


class BadDatabase(BadInput):
    """The database cannot be opened, or is not one of ours."""


class PortInUse(BadInput):
    """The address is taken."""


class Refused(HousewayError):
    """The card room does not do this for this caller now."""


class SignedOut(Refused):
    """Nobody is signed in."""


class NotAllowed(Refused):
    """None of the caller's roles may do this."""


class AskedFor(Refused):
    """A second person must confirm it first; it was put before them."""

    def __init__(self, view: BaseModel) -> None:
        super().__init__("this needs a second person; it was put before them")
        self.view = view


class AnothersAct(Refused):
    """Somebody else did it: it goes into no log under the caller's name."""


class NotSeated(Refused):
    """Only a seated player may do this."""


class Stale(Refused):
    """The table has moved on since the player looked."""


class DoneAlready(Stale):
    """The command was done, and what was answered is kept no longer."""


class KeyReused(Refused):
    """The key belongs to another command."""


class NotEnough(Refused):
    """The wallet does not hold that much."""


class TooMuch(Refused):
    """A purse cannot hold that much, nor owe it."""


class RateLimited(Refused):
    """Too many requests in too short a time; in so many seconds there is room again."""

    def __init__(self, words: str, *, seconds: float = 1.0) -> None:
        self.seconds = max(1, math.ceil(seconds))
        super().__init__(f"{words}; try again in {self.seconds} s")


class Full(Refused):
    """The house has no room for more of it: connections, tables, or a place to write."""
