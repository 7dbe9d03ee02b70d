"""Actions written down: `{"act": "raise_to", "amount": 800}`, and cards as people name them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import fields
from typing import cast, get_args

from houseway.cards import Cards, parse_cards, read_card
from houseway.errors import BadInput
from houseway.money import Cents
from houseway.play.actions import (
    KINDS,
    PLAIN,
    Action,
    Amount,
    Choice,
    Draw,
    Named,
    SetHands,
    Split,
    Stake,
)

CARD_TEXT = 2  # letters that a card is written with


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
    kind = Draw if verb == "exchange" else KINDS.get(verb)
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
        _check_no_more(written, ())
        return PLAIN[act]
    kind = KINDS.get(str(act))
    if kind is None:
        raise BadInput(f"{act!r} is not an action; there are {', '.join([*PLAIN, *KINDS])}")
    _check_no_more(written, [each.name for each in fields(kind)])
    given = [_READ[each.name](written) for each in fields(kind)]
    return cast("Action", kind(*given))


def _check_no_more(written: Mapping[str, object], takes: Collection[str]) -> None:
    """Refuse what an action says besides what it takes: who sends it means something else."""
    if more := [name for name in written if name != "act" and name not in takes]:
        told = " and ".join(takes) or "nothing more"
        raise BadInput(f"{written['act']!r} takes {told}, not {more[0]!r}")


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
    return tuple(read_card(str(text)) for text in texts)


_READ: dict[str, Callable[[Mapping[str, object]], object]] = {
    "amount": _amount,
    "spot": _spot,
    "cards": lambda written: _cards(written.get("cards")),
    "hands": lambda written: tuple(map(_cards, _listed(written.get("hands")))),
    "extra": lambda written: tuple(map(str, _listed(written.get("extra", [])))),
}
