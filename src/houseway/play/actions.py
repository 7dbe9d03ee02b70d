"""Everything a player can answer: a closed set of small frozen values.

Each reads as people write it, `raise to 8.00`; `written_actions` has the JSON form.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, get_args

from houseway.cards import Cards, write_cards
from houseway.money import Cents, text
from houseway.play.plain import (
    EVERY_PLAIN,
    BringIn,
    Call,
    Check,
    Chop,
    Decline,
    EvenMoney,
    Face,
    Fold,
    Hit,
    HouseWay,
    PlaceCards,
    Plain,
    Refuse,
    Ride,
    RunOnce,
    RunTwice,
    SplitPair,
    Stand,
    Surrender,
    Take,
    TakeBack,
)


@dataclass(frozen=True, slots=True)
class Bet:
    """Open the betting for an amount."""

    amount: Cents
    act: ClassVar[str] = "bet"

    def __str__(self) -> str:
        return f"bet {text(self.amount)}"


@dataclass(frozen=True, slots=True)
class RaiseTo:
    """Raise, so that one's bets of this round come to an amount."""

    amount: Cents
    act: ClassVar[str] = "raise_to"

    def __str__(self) -> str:
        return f"raise to {text(self.amount)}"


@dataclass(frozen=True, slots=True)
class Stake:
    """Put a wager on a spot of the layout during the round."""

    amount: Cents
    spot: str
    act: ClassVar[str] = "stake"

    def __str__(self) -> str:
        return f"{self.spot} {text(self.amount)}"


@dataclass(frozen=True, slots=True)
class Double:
    """Add to the wager, take one card and no more."""

    amount: Cents
    act: ClassVar[str] = "double"

    def __str__(self) -> str:
        return f"double {text(self.amount)}"


@dataclass(frozen=True, slots=True)
class Insure:
    """Wager that the bank has the best hand in its first two cards."""

    amount: Cents
    act: ClassVar[str] = "insure"

    def __str__(self) -> str:
        return f"insure {text(self.amount)}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Play some of one's cards and put the others away."""

    cards: Cards
    act: ClassVar[str] = "keep"

    def __str__(self) -> str:
        return f"keep {write_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Put some of one's cards away, face down."""

    cards: Cards
    act: ClassVar[str] = "discard"

    def __str__(self) -> str:
        return f"discard {write_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Split:
    """Play one's cards as several hands, with a wager for each; `extra` bets double likewise."""

    hands: tuple[Cards, ...]
    extra: tuple[str, ...] = ()
    act: ClassVar[str] = "split"

    def __str__(self) -> str:
        hands = " / ".join(map(write_cards, self.hands))
        return f"split {hands}" + "".join(f" with {name}" for name in self.extra)


@dataclass(frozen=True, slots=True)
class SetHands:
    """Set one's cards into hands, the highest first."""

    hands: tuple[Cards, ...]
    act: ClassVar[str] = "set"

    def __str__(self) -> str:
        return f"set {' / '.join(map(write_cards, self.hands))}"


@dataclass(frozen=True, slots=True)
class Accept:
    """Take what is offered: the cards of a hand, to hold them for the table."""

    spot: str
    act: ClassVar[str] = "accept"

    def __str__(self) -> str:
        return f"accept {self.spot}"


@dataclass(frozen=True, slots=True)
class FaceFirst:
    """Say which hand is turned over first."""

    spot: str
    act: ClassVar[str] = "face_first"

    def __str__(self) -> str:
        return f"face {self.spot} first"


@dataclass(frozen=True, slots=True)
class Draw:
    """Throw some of one's cards away and get as many new ones; none is to stand pat."""

    cards: Cards
    act: ClassVar[str] = "draw"

    def __str__(self) -> str:
        return f"draw {write_cards(self.cards)}" if self.cards else "stand pat"


@dataclass(frozen=True, slots=True)
class TurnDown:
    """Turn a card of the board face down, out of the game."""

    cards: Cards
    act: ClassVar[str] = "turn_down"

    def __str__(self) -> str:
        return f"turn down {write_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Expose:
    """Have one card of the neighbour's hand turned up: the first, the second, ..."""

    spot: str
    act: ClassVar[str] = "expose"

    def __str__(self) -> str:
        return f"expose {self.spot}"


@dataclass(frozen=True, slots=True)
class Choose:
    """Name the twist that this hand is played with, or the winner whose cards nobody has seen."""

    spot: str
    act: ClassVar[str] = "choose"

    def __str__(self) -> str:
        return f"choose {self.spot}"


@dataclass(frozen=True, slots=True)
class OverBlind:
    """Post a blind over the largest that is there, of one's own accord."""

    amount: Cents
    act: ClassVar[str] = "over_blind"

    def __str__(self) -> str:
        return f"over-blind {text(self.amount)}"


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Give up the hand and leave chips in the pot that were put in for less than a call."""

    amount: Cents
    act: ClassVar[str] = "forfeit"

    def __str__(self) -> str:
        return f"fold and leave {text(self.amount)}"


Amount = Bet | RaiseTo | Stake | Double | Insure | OverBlind | Forfeit
Choice = Keep | Discard | Draw | TurnDown  # some of the cards that are offered
Named = Accept | FaceFirst | Expose | Choose  # one of the things that are offered, by name
Action = Plain | Amount | Choice | Named | Split | SetHands
KINDS: dict[str, type[Any]] = {
    kind.act: kind
    for union in (Amount, Choice, Named, Split | SetHands)
    for kind in get_args(union)
}

PLAIN: dict[str, Plain] = {each.act: each for each in EVERY_PLAIN}
FOLD, CHECK, CALL, CHOP, DECLINE, RIDE, TAKE_BACK, HOUSE_WAY, FACE, PLACE, *_ = PLAIN.values()


def in_public(action: Action) -> str:
    """An answer as the others at the table know it: cards that were set lie face down."""
    if isinstance(action, Draw):
        return f"draws {len(action.cards)}" if action.cards else "stands pat"
    return action.act if isinstance(action, SetHands | Discard) else str(action)


__all__ = [
    "Accept",
    "Action",
    "Amount",
    "Bet",
    "BringIn",
    "CALL",
    "CHECK",
    "CHOP",
    "Call",
    "Check",
    "Choice",
    "Choose",
    "Chop",
    "DECLINE",
    "Decline",
    "Discard",
    "Double",
    "Draw",
    "EvenMoney",
    "Expose",
    "FACE",
    "FOLD",
    "Face",
    "FaceFirst",
    "Fold",
    "Forfeit",
    "HOUSE_WAY",
    "Hit",
    "HouseWay",
    "Insure",
    "KINDS",
    "Keep",
    "Named",
    "OverBlind",
    "PLACE",
    "PLAIN",
    "PlaceCards",
    "Plain",
    "RIDE",
    "RaiseTo",
    "Refuse",
    "Ride",
    "RunOnce",
    "RunTwice",
    "SetHands",
    "Split",
    "SplitPair",
    "Stake",
    "Stand",
    "Surrender",
    "TAKE_BACK",
    "Take",
    "TakeBack",
    "TurnDown",
    "in_public",
]
