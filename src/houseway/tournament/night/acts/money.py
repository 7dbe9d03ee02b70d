"""Acts on prizes: posted, guaranteed, put right, divided by agreement, paid."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.tournament.night.acts.act import Act


@dataclass(frozen=True, slots=True)
class PostPrizes(Act):
    """The committee posts how the pool is divided, in per cent from first place on."""

    percent: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PostMystery(Act):
    """The club makes up the mystery prizes: `50`, `seat 200`."""

    prizes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Guarantee(Act):
    """The pool is so much at least; `by` adds what is missing."""

    amount: int
    by: str = ""


@dataclass(frozen=True, slots=True)
class CorrectPool(Act):
    """The prize pool was posted wrong, and is put right."""

    amount: int
    why: str = ""


@dataclass(frozen=True, slots=True)
class SwapPlaces(Act):
    """Two went out in the other order."""

    player: str
    other: str
    why: str


@dataclass(frozen=True, slots=True)
class Reinstate(Act):
    """A player is not out: he has so many chips."""

    player: str
    chips: int
    why: str


@dataclass(frozen=True, slots=True)
class Chop(Act):
    """Those who are left divide the prizes that are left: `chop.WAYS`.

    `stacks` are counts, `Ann 12000`; without them what is written of each counts. `amounts` are
    in pounds and pence, `Ann 120.50`, where they agree on amounts. `aside` cents are played for.
    """

    how: str
    stacks: tuple[str, ...] = ()
    amounts: tuple[str, ...] = ()
    aside: int = 0


@dataclass(frozen=True, slots=True)
class End(Act):
    """The night is over, and prizes are paid."""
