"""A shoe as a log has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from houseway.cards.keyed_shoe import KeyedShoe
from houseway.cards.laid_shoe import RiggedShoe
from houseway.cards.pack import Cards, parse_cards, read_card
from houseway.cards.shoe import Shoe


def read_shoe(written: Mapping[str, Any]) -> Shoe:
    """The same shoe, none of its cards drawn."""
    if "order" in written:
        return Shoe(parse_cards(" ".join(written["order"])))
    pack = parse_cards(written["pack"])
    if "keyed" in written:
        keyed = {place: _read(cards) for place, cards in written["keyed"]}
        gone, waits = _read(written.get("gone", "")), written.get("waits", False)
        return KeyedShoe(pack, keyed, gone, waits=waits)
    given, later = (
        {place: parse_cards(cards) for place, cards in written[key]} for key in ("given", "later")
    )
    return RiggedShoe(pack, given, written["seed"], later)


def _read(cards: str) -> Cards:
    return tuple(map(read_card, cards.split()))
