"""The cards of a history, put into a shoe that deals each to its place."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from houseway.cards import Card, Cards, RiggedShoe
from houseway.errors import BadCards
from houseway.formats.phh.history import History
from houseway.formats.phh.notation import BOARD, DRAW, HOLE, SHOW, Seen
from houseway.play.happenings import Place

Dealt = Mapping[int, Seen]  # by player in the order dealt; 0 is the board


def cards_of(history: History) -> dict[int, Seen]:
    """Every card that was dealt, with those filled in that were shown or discarded later."""
    dealt: dict[int, Seen] = dict.fromkeys(range(history.size + 1), ())
    for act in history.actions:
        if act.word in (BOARD, HOLE):
            dealt[act.player] += act.cards
        elif act.word in (DRAW, SHOW):
            dealt[act.player] = _filled(dealt[act.player], act.cards)
    return dealt


def _filled(dealt: Seen, named: Seen) -> Seen:
    """The cards dealt, the latest unknown ones among them now named."""
    new = [card for card in named if card is not None and card not in dealt]
    unknown = [at for at, card in enumerate(dealt) if card is None]
    if len(new) > len(unknown):
        return dealt  # the replay will say that these cards are not held
    filled = list(dealt)
    for at, card in zip(unknown[len(unknown) - len(new) :], new, strict=True):
        filled[at] = card
    return tuple(filled)


def any_unknown(dealt: Dealt) -> bool:
    return any(None in cards for cards in dealt.values())


def shoe_for(pack: Cards, dealt: Dealt, board: Place, seed: int) -> RiggedShoe:
    """A shoe that deals the hand again; a card that nobody knows may be any that is left."""
    rest = list(pack)
    for player, cards in dealt.items():
        for card in filter(None, cards):
            if card not in rest:
                where = f"p{player}" if player else "the board"
                raise BadCards(f"{card} for {where} is dealt already, or not in the deck")
            rest.remove(card)
    random.Random(seed).shuffle(rest)
    places = {player or board: _known(cards, rest) for player, cards in dealt.items()}
    return RiggedShoe(pack, places, seed)


def _known(cards: Seen, rest: list[Card]) -> Sequence[Card]:
    return [card or rest.pop() for card in cards]
