"""Acts of the director: penalties, questions and their answers."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.tournament.night.acts.act import Act


@dataclass(frozen=True, slots=True)
class Penalise(Act):
    """A warning, hands or rounds away from the table."""

    player: str
    what: str
    why: str = ""
    drawn: tuple[str, ...] = ()  # the mystery prize that goes back with a disqualification


@dataclass(frozen=True, slots=True)
class Disqualify(Act):
    """A player is disqualified, with his prize or without."""

    player: str
    prize_forfeited: bool = False
    why: str = ""
    drawn: tuple[str, ...] = ()  # the mystery prize that goes back


@dataclass(frozen=True, slots=True)
class Offend(Act):
    """A ruling is asked for on what a player did: see `conduct.OFFENCES`."""

    player: str
    how: str = "offends"


@dataclass(frozen=True, slots=True)
class Decide(Act):
    """The director answers a question that the book leaves to him."""

    about: str
    choice: str
    drawn: tuple[str, ...] = ()
