"""What is keyed in a live round against a bank, one step at a time, and how it is written down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from houseway.cards import Card, card
from houseway.play.happenings import Place
from houseway.play.written_actions import action_from_json, action_to_json
from houseway.tablet.steps import Answered, TakenBack


class LaidCard(NamedTuple):
    """A card, where it lies, and which it is of those that went there, from 0."""

    place: Place
    at: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardsKeyed:
    """Cards that were turned, each where it lies."""

    cards: tuple[LaidCard, ...]


@dataclass(frozen=True, slots=True)
class CardPutRight:
    """A card that was keyed earlier is another one."""

    laid: LaidCard
    by: str
    why: str


RoundStep = CardsKeyed | Answered | CardPutRight | TakenBack

NAMES: dict[type[Any], str] = {
    CardsKeyed: "cards",
    Answered: "answered",
    CardPutRight: "put_right",
    TakenBack: "taken_back",
}


def name_of(step: RoundStep) -> str:
    """What a step is called in a log."""
    return NAMES[type(step)]


def step_to_json(step: RoundStep) -> dict[str, Any]:
    """A step as JSON, but for its name."""
    match step:
        case CardsKeyed(cards):
            return {"cards": [_written(each) for each in cards]}
        case CardPutRight(laid, by, why):
            return {"laid": _written(laid), "by": by, "why": why}
        case Answered(seat, action):
            return {"seat": seat, "action": action_to_json(action)}
        case TakenBack():
            return asdict(step)


def step_from_json(name: str, told: Mapping[str, Any]) -> RoundStep:
    """A step read from JSON, by its name."""
    if name == "cards":
        return CardsKeyed(tuple(map(_read, told["cards"])))
    if name == "put_right":
        return CardPutRight(_read(told["laid"]), told["by"], told["why"])
    if name == "answered":
        return Answered(told["seat"], action_from_json(told["action"]))
    return TakenBack(told["by"], told["why"])


def _written(laid: LaidCard) -> list[Any]:
    return [laid.place, laid.at, laid.card.text]


def _read(told: list[Any]) -> LaidCard:
    place, at, text = told
    return LaidCard(place, at, card(text))
