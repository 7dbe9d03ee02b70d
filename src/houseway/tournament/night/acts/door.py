"""Acts at the door: entries, payments, who is not let in.

Who comes while the tables are being played may draw his seat at once: `draws`.
"""

from __future__ import annotations

from dataclasses import dataclass

from houseway.tournament.night.acts.act import Act


@dataclass(frozen=True, slots=True)
class Enter(Act):
    """A player enters."""

    player: str
    how: str = ""  # online or cash
    draws: bool = False
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReEnter(Act):
    """A player who is out pays for another stack."""

    player: str
    how: str = ""
    draws: bool = False
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Forfeit(Act):
    """A player gives up his stack, and pays for a new one."""

    player: str
    how: str = ""
    draws: bool = False
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Rebuy(Act):
    """A player who is out buys in again and keeps his chair."""

    player: str
    how: str = ""


@dataclass(frozen=True, slots=True)
class AddOn(Act):
    """A player buys the chips that everybody may add once."""

    player: str
    how: str = ""


@dataclass(frozen=True, slots=True)
class Pay(Act):
    """A player pays what he owes, in cents."""

    player: str
    amount: int
    how: str = ""


@dataclass(frozen=True, slots=True)
class Transfer(Act):
    """A player wants to give his entry or his prize to somebody else."""

    player: str
    what: str
    to: str


@dataclass(frozen=True, slots=True)
class Bar(Act):
    """The venue will not have a player."""

    player: str
