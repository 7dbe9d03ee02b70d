"""Every way to answer what a seat is asked, by a name that stays the same from hand to hand.

A learner picks from a numbered list. What is offered has amounts and cards in it, so an amount
becomes one of a few sizes between the least and the most, and cards become the places at which
they lie: `raise_to 1/2`, `draw 2+5`, `set 1+2+3+4+5/6+7`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from houseway.cards import Cards
from houseway.money import Cents
from houseway.play.actions import (
    KINDS,
    PLAIN,
    Accept,
    Action,
    Choose,
    Discard,
    Draw,
    Expose,
    FaceFirst,
    Keep,
    SetHands,
    Split,
    Stake,
    TurnDown,
)
from houseway.play.options import Offer, Options

SIZES = {"least": 0.0, "1/4": 0.25, "1/2": 0.5, "3/4": 0.75, "most": 1.0}
_NAMED = (Accept, FaceFirst, Expose, Choose)
_CHOSEN = (Keep, Discard, Draw, TurnDown)
_ORDER = {act: at for at, act in enumerate((*PLAIN, *KINDS))}

Hand = tuple[int, ...]  # the places of its cards among those on offer, from 0


class Way(NamedTuple):
    """One answer with its name."""

    name: str
    action: Action


def ways(options: Options, unit: int) -> list[Way]:
    """Everything that may be answered, an amount in one of the sizes."""
    found: dict[str, Action] = {}
    for offer in options.offers:
        for way in _of(offer, unit):
            found.setdefault(way.name, way.action)
    return [Way(*each) for each in found.items()]


def in_order(name: str) -> tuple[int, str, tuple[int, ...], str]:
    """Where a name stands in a list: by kind of answer, and small choices before large ones."""
    act, _, rest = name.partition(" ")
    sizes = list(SIZES)
    spot, _, size = rest.rpartition(" ")
    if size in sizes:
        return _ORDER.get(act, -1), spot, (sizes.index(size),), ""
    places = tuple(int(each) for each in rest.split(" ")[0].replace("/", "+").split("+")
                   if each.isdigit())  # fmt: skip
    return _ORDER.get(act, -1), "" if places else rest, (len(places), *places), rest


def _of(offer: Offer, unit: int) -> Iterator[Way]:
    kind, act = offer.kind, offer.kind.act
    if offer.kind.act in PLAIN:
        yield Way(act, PLAIN[act])
    elif kind in _NAMED:
        yield Way(f"{act} {offer.spot}", offer.action())
    elif offer.cards:
        yield from _with_cards(offer)
    else:
        yield from _with_amounts(offer, unit)


def _with_amounts(offer: Offer, unit: int) -> Iterator[Way]:
    """The same answer in several sizes, those that come to the same amount once."""
    name = f"{offer.kind.act} {offer.spot}".rstrip()
    if offer.least == offer.most:
        # Of wagers on a spot several may be offered, each of so many units.
        size = f"{offer.least / unit:g}" if offer.kind is Stake else "least"
        yield Way(f"{name} {size}", offer.action(offer.least))
        return
    taken: set[int] = set()
    for size in ("least", "most", "1/2", "1/4", "3/4"):
        amount = _between(offer, SIZES[size])
        if amount not in taken:
            taken.add(amount)
            yield Way(f"{name} {size}", offer.action(amount))


def _between(offer: Offer, part: float) -> Cents:
    """An amount on the steps of the offer: by equal factors from the least to the most."""
    if part >= 1:
        return Cents(offer.most)
    least = max(offer.least, 1)
    wanted = least * (offer.most / least) ** part
    steps = round((wanted - offer.least) / offer.step)
    return Cents(min(offer.least + steps * offer.step, offer.most))


# Cards


def _with_cards(offer: Offer) -> Iterator[Way]:
    extra = "".join(f" with {each}" for each in offer.extra)
    sizes = range(offer.least, offer.most + 1) if offer.kind is Draw else None
    for hands in choices(len(offer.cards), offer.parts, tuple(sizes) if sizes else ()):
        said = "/".join("+".join(str(at + 1) for at in hand) for hand in hands)
        yield Way(f"{offer.kind.act} {said or 'none'}{extra}", _action(offer, hands))


def _action(offer: Offer, hands: Sequence[Hand]) -> Action:
    held: tuple[Cards, ...] = tuple(tuple(offer.cards[at] for at in hand) for hand in hands)
    for kind in _CHOSEN:
        if offer.kind is kind:
            chosen: Any = kind
            answer: Action = chosen(held[0] if held else ())
            return answer
    return SetHands(held) if offer.kind is SetHands else Split(held, offer.extra)


@lru_cache(maxsize=256)
def choices(
    cards: int, parts: tuple[int, ...], sizes: tuple[int, ...]
) -> tuple[tuple[Hand, ...], ...]:
    """Every way to part so many cards: into hands of given sizes, or any of some sizes."""
    places = tuple(range(cards))
    if sizes:
        return tuple(
            (hand,) if hand else () for size in sizes for hand in combinations(places, size)
        )
    return tuple(_parted(places, parts))


def _parted(places: Hand, parts: tuple[int, ...]) -> Iterator[tuple[Hand, ...]]:
    if not parts:
        yield ()
        return
    for hand in combinations(places, parts[0]):
        left = tuple(at for at in places if at not in hand)
        for others in _parted(left, parts[1:]):
            yield (hand, *others)
