"""Steps written down: what was keyed, with the ruling as it was given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from houseway.cards import read_card
from houseway.money import ZERO, Cents
from houseway.play.written_actions import action_from_json, action_to_json
from houseway.rulebook import clause
from houseway.rulings import Choice, Ruling
from houseway.tablet.steps import (
    Acted,
    Answered,
    Corrected,
    Decided,
    Keyed,
    PassedOver,
    Seen,
    Step,
    TakenBack,
    TurnCame,
)

NAMES: dict[type[Any], str] = {
    Acted: "acted",
    TurnCame: "turn_came",
    PassedOver: "passed_over",
    Decided: "decided",
    Keyed: "keyed",
    Answered: "answered",
    Corrected: "corrected",
    TakenBack: "taken_back",
}


def name_of(step: Step) -> str:
    """What a step is called in a log."""
    return NAMES[type(step)]


def step_to_json(step: Step) -> dict[str, Any]:
    """A step as JSON, but for its name."""
    match step:
        case Acted(seen, ruling, meant):
            return {"seen": _seen(seen), "ruling": _ruling(ruling), "meant": meant}
        case TurnCame(seat, ruling):
            return {"seat": seat, "ruling": _ruling(ruling)}
        case PassedOver(ruling, spoke_up):
            return {"ruling": _ruling(ruling), "spoke_up": spoke_up}
        case Corrected(entry, seen, ruling, by, why):
            told = {"entry": entry, "by": by, "why": why}
            return {**told, "seen": _seen(seen), "ruling": _ruling(ruling)}
        case Keyed(place, cards):
            return {"place": place, "cards": [card.text for card in cards]}
        case Answered(seat, action):
            return {"seat": seat, "action": action_to_json(action)}
        case Decided() | TakenBack():
            return asdict(step)


def step_from_json(name: str, told: Mapping[str, Any]) -> Step:
    """A step read from JSON, by its name."""
    return _READ[name](told)


def _seen(seen: Seen) -> dict[str, Any]:
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in asdict(seen).items()
    }


def read_seen(told: Mapping[str, Any]) -> Seen:
    """What was seen, as it was written down."""
    given: dict[str, Any] = {
        name: tuple(map(Cents, value)) if isinstance(value, list) else value
        for name, value in told.items()
    }
    return Seen(**given)


def _ruling(ruling: Ruling) -> dict[str, Any]:
    return {**ruling.facts(), "all_in": ruling.all_in, "said": ruling.said}


def read_ruling(told: Mapping[str, Any]) -> Ruling:
    """A ruling, as it was written down."""
    choices = tuple(Choice(e["act"], e["effect"], _cents(e["amount"])) for e in told["choices"])
    return Ruling(
        told["act"],
        tuple(clause(each) for each in told["clauses"]),
        _cents(told["amount"]),
        _cents(told["returned"]) or ZERO,
        minimum=_cents(told["minimum"]),
        bound=tuple(told["for"]),
        choices=choices,
        effect=told["effect"],
        answer=_cents(told["answer"]),
        all_in=told["all_in"],
        said=told["said"],
        his_own=told["his_own"],
        paid=tuple((who, Cents(amount)) for who, amount in told["paid"].items()),
        told=tuple(clause(each["clause"]) for each in told["told"]),
    )


def _cents(amount: int | None) -> Cents | None:
    return None if amount is None else Cents(amount)


_READ: dict[str, Callable[[Mapping[str, Any]], Step]] = {
    "acted": lambda told: Acted(
        read_seen(told["seen"]), read_ruling(told["ruling"]), told["meant"]
    ),
    "turn_came": lambda told: TurnCame(told["seat"], read_ruling(told["ruling"])),
    "passed_over": lambda told: PassedOver(read_ruling(told["ruling"]), told["spoke_up"]),
    "decided": lambda told: Decided(told["choice"], told["by"], told["why"]),
    "keyed": lambda told: Keyed(told["place"], tuple(map(read_card, told["cards"]))),
    "answered": lambda told: Answered(told["seat"], action_from_json(told["action"])),
    "corrected": lambda told: Corrected(
        told["entry"],
        read_seen(told["seen"]),
        read_ruling(told["ruling"]),
        told["by"],
        told["why"],
    ),
    "taken_back": lambda told: TakenBack(told["by"], told["why"]),
}
