"""Everything a player can answer: a closed set of small frozen values.

Each has a text form (`raise to 8.00`) and a JSON form (`{"act": "raise_to", "amount": 800}`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from houseway.cards import Cards, parse_cards, write_cards
from houseway.errors import BadInput
from houseway.money import Cents, text

CARD_TEXT = 2  # letters that a card is written with


@dataclass(frozen=True, slots=True)
class Plain:
    """An answer without amounts or cards; any two of a kind are equal."""

    act: ClassVar[str]

    def __str__(self) -> str:
        return self.act.replace("_", " ")


class Fold(Plain):
    """Give up the hand."""

    __slots__ = ()
    act = "fold"


class Check(Plain):
    """Stay in and wager nothing."""

    __slots__ = ()
    act = "check"


class Call(Plain):
    """Match the bet, or as much of it as the stack allows."""

    __slots__ = ()
    act = "call"


class Chop(Plain):
    """Take the blinds back and play no hand, if the other blind agrees."""

    __slots__ = ()
    act = "chop"


class Decline(Plain):
    """Say no to what was proposed."""

    __slots__ = ()
    act = "decline"


class Ride(Plain):
    """Leave a bet where it is."""

    __slots__ = ()
    act = "ride"


class TakeBack(Plain):
    """Take a bet off the layout before it is settled."""

    __slots__ = ()
    act = "take_back"


class HouseWay(Plain):
    """Have one's cards set as the house sets its own."""

    __slots__ = ()
    act = "house_way"


class PlaceCards(Plain):
    """Lay the cards that one has looked at face down on the table."""

    __slots__ = ()
    act = "place"


class Face(Plain):
    """Turn over the next of the cards that one holds for the table."""

    __slots__ = ()
    act = "face"


class Hit(Plain):
    """Take another card."""

    __slots__ = ()
    act = "hit"


class Stand(Plain):
    """Take no more cards."""

    __slots__ = ()
    act = "stand"


class SplitPair(Plain):
    """Play each of two cards as a hand of its own, with an equal wager."""

    __slots__ = ()
    act = "split_pair"

    def __str__(self) -> str:
        return "split"


class EvenMoney(Plain):
    """Be paid one to one for the best hand, whatever the bank has."""

    __slots__ = ()
    act = "even_money"


class Surrender(Plain):
    """Give the hand up for half of the wager."""

    __slots__ = ()
    act = "surrender"


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


Action = (
    Plain
    | Bet
    | RaiseTo
    | Stake
    | Double
    | Insure
    | Keep
    | Discard
    | Split
    | SetHands
    | Accept
    | FaceFirst
)

PLAIN: dict[str, Action] = {
    each.act: each
    for each in (
        Fold(),
        Check(),
        Call(),
        Chop(),
        Decline(),
        Ride(),
        TakeBack(),
        HouseWay(),
        Face(),
        PlaceCards(),
        Hit(),
        Stand(),
        SplitPair(),
        EvenMoney(),
        Surrender(),
    )
}
FOLD, CHECK, CALL, CHOP, DECLINE, RIDE, TAKE_BACK, HOUSE_WAY, FACE, PLACE, *_ = PLAIN.values()


def in_public(action: Action) -> str:
    """An answer as the others at the table know it: cards that were set lie face down."""
    return action.act if isinstance(action, SetHands | Discard) else str(action)


def read_cards_move(words: str) -> Action | None:
    """A choice of cards as people write it: `keep Ah Kh`, `split Ah Kh / 9c 9d with bonus`.

    Of hands that are set, the first may be left out: `set Ad 5h` leaves the rest for the high.
    """
    verb, _, chosen = words.partition(" ")
    if verb == "set" and chosen:
        return SetHands(tuple(parse_cards(hand) for hand in chosen.split("/")))
    if verb == "discard" and chosen:
        return Discard(parse_cards(chosen))
    if verb == "keep" and chosen:
        return Keep(parse_cards(chosen))
    if verb == "split" and chosen:
        hands, *extra = chosen.split(" with ")
        return Split(tuple(parse_cards(hand) for hand in hands.split("/")), tuple(extra))
    return None


def action_to_json(action: Action) -> dict[str, object]:
    """An action as JSON."""
    written: dict[str, object] = {"act": action.act}
    if isinstance(action, Bet | RaiseTo | Stake | Double | Insure):
        written["amount"] = action.amount
    if isinstance(action, Stake | Accept | FaceFirst):
        written["spot"] = action.spot
    if isinstance(action, Keep | Discard):
        written["cards"] = [card.text for card in action.cards]
    if isinstance(action, Split):
        written["hands"] = [[card.text for card in hand] for hand in action.hands]
        written["extra"] = list(action.extra)
    if isinstance(action, SetHands):
        written["hands"] = [[card.text for card in hand] for hand in action.hands]
    return written


def action_from_json(written: Mapping[str, object]) -> Action:
    """An action read from JSON."""
    act = written.get("act")
    if isinstance(act, str) and act in PLAIN:
        return PLAIN[act]
    if act == "discard":
        return Discard(_cards(written.get("cards")))
    if act == "keep":
        return Keep(_cards(written.get("cards")))
    if act == "set":
        return SetHands(tuple(map(_cards, _listed(written.get("hands")))))
    if act == "split":
        return Split(tuple(map(_cards, _listed(written.get("hands")))), _names(written))
    if act in ("accept", "face_first") and isinstance(written.get("spot"), str):
        spot = str(written["spot"])
        return Accept(spot) if act == "accept" else FaceFirst(spot)
    amount = written.get("amount")
    if not isinstance(amount, int) or isinstance(amount, bool):
        raise BadInput(f"{dict(written)} is not an action; an amount in whole cents is missing")
    if act == "bet":
        return Bet(Cents(amount))
    if act == "raise_to":
        return RaiseTo(Cents(amount))
    if act in ("double", "insure"):
        return Double(Cents(amount)) if act == "double" else Insure(Cents(amount))
    if act == "stake" and isinstance(written.get("spot"), str):
        return Stake(Cents(amount), str(written["spot"]))
    others = ("bet", "raise_to", "stake", "keep", "split", "set", "accept", "double", "insure")
    known = ", ".join([*PLAIN, *others])
    raise BadInput(f"{act!r} is not an action; there are {known}")


def _listed(value: object) -> list[object]:
    if not isinstance(value, list):
        raise BadInput(f"{value!r} is not an action; a list of cards is missing")
    return value


def _cards(value: object) -> Cards:
    texts = _listed(value)
    if not all(isinstance(text, str) and len(text) == CARD_TEXT for text in texts):
        raise BadInput(f"{value!r} is not an action; cards are written such as 'As'")
    return parse_cards(" ".join(map(str, texts)))


def _names(written: Mapping[str, object]) -> tuple[str, ...]:
    return tuple(str(name) for name in _listed(written.get("extra", [])))
