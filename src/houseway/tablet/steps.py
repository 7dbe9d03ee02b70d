"""What is keyed at a live table, one step at a time: a closed set of small frozen values.

A step that the house ruled on carries the ruling. So a hand is played again from its steps as it
was played, whatever a later edition of the rulebook says.
"""

from __future__ import annotations

from dataclasses import dataclass

from houseway.cards import Cards
from houseway.money import Cents
from houseway.play.actions import Action
from houseway.play.happenings import Place
from houseway.rulings import Ruling

AS_RULED = "as ruled"


@dataclass(frozen=True, slots=True)
class Seen:
    """What a player was seen and heard doing."""

    seat: int
    chips: tuple[Cents, ...] = ()  # put in now, one by one
    said: str = ""
    said_amount: Cents | None = None
    gesture: str = "drop"  # what he did with the chips that lay there before
    pulled: tuple[Cents, ...] = ()  # those of them that went back
    chips_first: bool = False  # they were there before the words
    first_motion: tuple[Cents, ...] = ()  # what came first, where it took him several


@dataclass(frozen=True, slots=True)
class Acted:
    """An act, and what the house says it counts as; `meant` is what it would be in turn."""

    seen: Seen
    ruling: Ruling
    meant: str = ""


@dataclass(frozen=True, slots=True)
class TurnCame:
    """It is the turn of one who has acted before it, and the house says whether that binds."""

    seat: int
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class PassedOver:
    """The player to act was passed over, and the house says whether the action goes back."""

    ruling: Ruling
    spoke_up: bool = False


@dataclass(frozen=True, slots=True)
class Decided:
    """Somebody decides what the table waits for: as it was ruled, or one of the choices."""

    choice: str
    by: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class Keyed:
    """The cards that lie open at a place, in place of what was keyed for it before."""

    place: Place
    cards: Cards


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer that is no wager: who won with cards nobody saw, a draw, a twist, a chop."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class Corrected:
    """An act of this street is put right, for its player and all who have answered it."""

    entry: int  # by its number
    seen: Seen
    ruling: Ruling
    by: str
    why: str


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last step is taken back: it was keyed wrong."""

    by: str
    why: str


Ruled = Acted | TurnCame | PassedOver | Corrected
Step = Ruled | Decided | Keyed | Answered | TakenBack
