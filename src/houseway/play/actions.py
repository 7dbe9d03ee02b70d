"""Everything a player can answer: a closed set of small frozen values.

Each has a text form (`raise to 8.00`) and a JSON form (`{"act": "raise_to", "amount": 800}`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, cast, get_args

from houseway.cards import Cards, parse_cards, write_cards
from houseway.errors import BadInput
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

CARD_TEXT = 2  # letters that a card is written with


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
    """Name the twist that this hand is played with."""

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


Amount = Bet | RaiseTo | Stake | Double | Insure | OverBlind
Choice = Keep | Discard | Draw | TurnDown  # some of the cards that are offered
Named = Accept | FaceFirst | Expose | Choose  # one of the things that are offered, by name
Action = Plain | Amount | Choice | Named | Split | SetHands
_KINDS: dict[str, type[Any]] = {
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


def read_cards_move(words: str) -> Action | None:
    """A choice of cards as people write it: `keep Ah Kh`, `split Ah Kh / 9c 9d with bonus`.

    Of hands that are set, the first may be left out: `set Ad 5h` leaves the rest for the high.
    """
    verb, _, chosen = words.replace("turn down", "turn_down").partition(" ")
    if verb == "pat" or words == "stand pat":
        return Draw(())
    if not chosen:
        return None
    if verb == "set":
        return SetHands(tuple(parse_cards(hand) for hand in chosen.split("/")))
    if verb == "split":
        hands, *extra = chosen.split(" with ")
        return Split(tuple(parse_cards(hand) for hand in hands.split("/")), tuple(extra))
    kind = Draw if verb == "exchange" else _KINDS.get(verb)
    if kind is None or kind not in get_args(Choice):
        return None
    return cast("Action", kind(parse_cards(chosen)))


def action_to_json(action: Action) -> dict[str, object]:
    """An action as JSON."""
    written: dict[str, object] = {"act": action.act}
    if isinstance(action, Amount):
        written["amount"] = action.amount
    if isinstance(action, Stake | Named):
        written["spot"] = action.spot
    if isinstance(action, Choice):
        written["cards"] = [card.text for card in action.cards]
    if isinstance(action, Split | SetHands):
        written["hands"] = [[card.text for card in hand] for hand in action.hands]
    if isinstance(action, Split):
        written["extra"] = list(action.extra)
    return written


def action_from_json(written: Mapping[str, object]) -> Action:
    """An action read from JSON."""
    act = written.get("act")
    if isinstance(act, str) and act in PLAIN:
        return PLAIN[act]
    kind = _KINDS.get(str(act))
    if kind is None:
        raise BadInput(f"{act!r} is not an action; there are {', '.join([*PLAIN, *_KINDS])}")
    given = [_READ[each.name](written) for each in fields(kind)]
    return cast("Action", kind(*given))


def _amount(written: Mapping[str, object]) -> Cents:
    amount = written.get("amount")
    if not isinstance(amount, int) or isinstance(amount, bool):
        raise BadInput(f"{dict(written)} is not an action; an amount in whole cents is missing")
    return Cents(amount)


def _spot(written: Mapping[str, object]) -> str:
    spot = written.get("spot")
    if not isinstance(spot, str):
        raise BadInput(f"{dict(written)} is not an action; what it names, its 'spot', is missing")
    return spot


def _listed(value: object) -> list[object]:
    if not isinstance(value, list):
        raise BadInput(f"{value!r} is not an action; a list of cards is missing")
    return value


def _cards(value: object) -> Cards:
    texts = _listed(value)
    if not all(isinstance(text, str) and len(text) == CARD_TEXT for text in texts):
        raise BadInput(f"{value!r} is not an action; cards are written such as 'As'")
    return parse_cards(" ".join(map(str, texts)))


_READ: dict[str, Callable[[Mapping[str, object]], object]] = {
    "amount": _amount,
    "spot": _spot,
    "cards": lambda written: _cards(written.get("cards")),
    "hands": lambda written: tuple(map(_cards, _listed(written.get("hands")))),
    "extra": lambda written: tuple(map(str, _listed(written.get("extra", [])))),
}


__all__ = [
    "Accept",
    "Action",
    "Amount",
    "Bet",
    "BringIn",
    "CALL",
    "CARD_TEXT",
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
    "HOUSE_WAY",
    "Hit",
    "HouseWay",
    "Insure",
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
    "action_from_json",
    "action_to_json",
    "in_public",
    "read_cards_move",
]
