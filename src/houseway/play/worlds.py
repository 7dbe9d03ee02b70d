"""Other rounds that look the same to somebody: the cards that he cannot see dealt anew.

For search, for analysis, and to see that nothing he is shown depends on a card he may not know.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from houseway.cards import Card, Shoe
from houseway.errors import IllegalAction
from houseway.play.actions import Choice
from houseway.play.happenings import Dealt, Place, Viewer
from houseway.play.pot.pot_round import PotRound
from houseway.play.round import Round

TRIES = 200  # deals, most of which may show an open card elsewhere


def another(
    round: Round[Any], viewer: Viewer, rng: random.Random, tries: int = TRIES
) -> Round[Any] | None:
    """A round with the same answers that looks the same to a viewer, its hidden cards dealt anew.

    None where no deal is found under which everything would have happened as it did.
    """
    seen = round.view(viewer)
    for _ in range(tries):
        other = redealt(round, viewer, rng)
        if other is not None and other.view(viewer) == seen:
            return other
    return None


def redealt(
    round: Round[Any], viewer: Viewer, rng: random.Random, beside: int | None = None
) -> Round[Any] | None:
    """The round with the cards that a viewer cannot see dealt anew; None if it cannot be played.

    Beside those in play, so many cards of the shoe take part; all of them, unless it is said.
    """
    order = list(round.log.shoe.order)
    movable = _movable(round, viewer, order)
    if beside is not None:
        movable = movable[: len(hidden_cards(round, viewer)) + beside]
    values = [order[i] for i in movable]
    rng.shuffle(values)
    for i, value in zip(movable, values, strict=True):
        order[i] = value
    other = round.again(Shoe(order))
    try:
        for seat, action in zip(round.log.seats, round.log.answers, strict=True):
            other.play(action, seat)
    except IllegalAction:
        return None
    other.log.amended = list(round.log.amended)
    return other


def hidden_cards(round: Round[Any], viewer: Viewer) -> list[tuple[Place, Card]]:
    """The cards in play or put away that a viewer may not know, and where they were dealt."""
    return [
        (held.dealt_at, card)
        for held in round.felt.everything()
        for card, seen in zip(held.cards, held.known_to(viewer), strict=True)
        if seen is None
    ]


def _movable(round: Round[Any], viewer: Viewer, order: list[Card]) -> list[int]:
    """Where in the shoe the cards lie, or lay, that may be others for all a viewer knows."""
    drawn = len(round.log.cards)
    unseen = _drawn_unseen(round, viewer)
    movable = [i for i in range(len(order)) if i >= drawn or i in unseen]
    if not isinstance(round, PotRound):
        return movable
    # Cards of an exposed suit would lie open anywhere else, and where a card lay that somebody
    # threw away is there for all to see.
    named = {c for a in round.log.answers if isinstance(a, Choice) for c in a.cards}
    open_anywhere = -1 if round.dealer.suit is None else round.dealer.suit
    return [i for i in movable if order[i].suit != open_anywhere and order[i] not in named]


def _drawn_unseen(round: Round[Any], viewer: Viewer) -> set[int]:
    """Where in the shoe the cards lay that the viewer may not know; a shoe may hold one twice."""
    hidden = Counter(hidden_cards(round, viewer))
    cards = list(round.log.cards)
    dealt = [(p, c) for each in round.happenings if isinstance(each, Dealt) for p, c in each.pairs]
    if [card for _, card in dealt] != cards:  # some were burned: each card is there once
        return {i for i, card in enumerate(cards) if any(card == c for _, c in hidden)}
    found = set()
    in_order = list(enumerate(dealt))
    if any(held.turned or held.lent_to for held in round.felt.everything()):
        in_order.reverse()  # cards are bent and turned from the first: of equal ones the last hides
    for i, each in in_order:
        if hidden[each]:
            hidden[each] -= 1
            found.add(i)
    return found
