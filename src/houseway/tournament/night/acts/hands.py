"""Acts of a hand, from the first riffle to whoever is out."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.tournament.night.acts.act import Act


@dataclass(frozen=True, slots=True)
class Begin(Act):
    """The first riffle, or the green button: a hand begins."""

    table: str


@dataclass(frozen=True, slots=True)
class Deal(Act):
    """A hand is dealt and left open: all of it, or the first cards as far as a seat."""

    table: str
    up_to: int = 0
    level: int = 0  # another than it should be, by mistake


@dataclass(frozen=True, slots=True)
class DealOn(Act):
    """The rest of the cards."""

    table: str


@dataclass(frozen=True, slots=True)
class FindLevel(Act):
    """Somebody finds that the hand is played at the wrong level."""

    table: str


@dataclass(frozen=True, slots=True)
class Misdeal(Act):
    """A misdeal is declared."""

    table: str


@dataclass(frozen=True, slots=True)
class Finish(Act):
    """A hand ends: dealt if need be, and won by somebody who may put others out.

    Without a winner it is folded round to the last live hand.
    """

    table: str
    winner: str = ""
    busts: tuple[str, ...] = ()
    open: bool = False  # only a hand that is open ends
    drawn: tuple[str, ...] = ()  # mystery prizes


@dataclass(frozen=True, slots=True)
class Settle(Act):
    """A hand that was dealt ends: `Ann 12000` for each stack, `Bob: Ann, Cid` for who is out."""

    table: str
    stacks: tuple[str, ...]
    out: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Together(Act):
    """Players went out at different tables in the same hand of hand for hand: they tie."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Play(Act):
    """A player acts in the open hand: fold, check, call or raise."""

    player: str
    what: str


@dataclass(frozen=True, slots=True)
class Bust(Act):
    """A player has lost all his chips; to whom, if it is known."""

    player: str
    to: str = ""
    drawn: tuple[str, ...] = ()
