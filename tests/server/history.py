"""What a viewer has seen of a round, told from what happened and not from where cards lie now.

A card was dealt to one's own seat, dealt open or turned open; whatever became of it then, it has
been seen. One that went into the muck and came out of its shuffle has been seen once more.
"""

from collections import Counter
from typing import Any

from houseway.cards import Card
from houseway.play import Round
from houseway.play.actions import Face
from houseway.play.happenings import Dealt, Place, Shown, Viewer
from houseway.server.tables.dealing import WatchedShoe

Seen = dict[Place, Counter[str]]  # cards by the place that they were dealt to


def seen(played: Round[Any], viewer: Viewer | None) -> Seen:
    """The cards that a viewer has seen so far; None is the public."""
    found: Seen = {}
    turned: dict[Place, Seen] = {}  # by the place dealt to, then by where the cards lay
    before: Seen = {}  # seen before they went into the muck
    met: set[Card] = set()
    for each in played.happenings:
        if isinstance(each, Dealt):
            for place, card in each.pairs:
                if (
                    played.felt.shuffled_back and card in met
                ):  # of one deck, so this is the same card
                    _closes(card.text, found, turned, before)
                met.add(card)
                held = played.holdings.get(place)  # none where an empty spot's hand was racked
                if each.up or (held and place == viewer and not held.shut):
                    found.setdefault(place, Counter())[card.text] += 1
        elif isinstance(each, Shown):
            place = played.holdings[each.place].dealt_at
            lay = turned.setdefault(place, {})
            cards = Counter(card.text for card in each.cards)
            lay[each.place] = lay.get(each.place, Counter()) | cards
            found[place] = found.get(place, Counter()) | sum(lay.values(), Counter())
    places = found.keys() | before.keys()
    both = {place: found.get(place, Counter()) + before.get(place, Counter()) for place in places}
    if (bent := _bent(played, viewer)) is not None:
        place, card = bent
        both[place] = both.get(place, Counter()) + Counter([card])
    return {place: cards for place, cards in both.items() if cards}


def _bent(played: Round[Any], viewer: Viewer | None) -> tuple[Place, str] | None:
    """The card that somebody is asked to turn over: in his hands, he bends it and looks."""
    asked = played.options(viewer) if isinstance(viewer, int) else None
    if asked is None or asked.offer(Face) is None or not isinstance(viewer, int):
        return None
    (hand,) = played.marks_of(viewer)
    dealt = [
        card
        for each in played.happenings
        if isinstance(each, Dealt)
        for place, card in each.pairs
        if place == hand
    ]
    shown = [
        len(each.cards)
        for each in played.happenings
        if isinstance(each, Shown) and each.place == hand
    ]
    return hand, dealt[max(shown, default=0)].text


def _closes(card: str, found: Seen, turned: dict[Place, Seen], before: Seen) -> None:
    """A card comes out of the muck: what was seen of it so far is one thing, this is another."""
    for place, cards in found.items():
        if times := cards.pop(card, 0):
            before.setdefault(place, Counter())[card] += times
    for lay in turned.values():
        for cards in lay.values():
            cards.pop(card, 0)


def came_from(shoe: WatchedShoe) -> dict[tuple[int, int], Place]:
    """Where each card went, by its shuffle and its position there.

    Of one deck a card comes first from the shuffle before the round and then from the mucks that
    it was in, one after the other.
    """
    dealt = list(zip(shoe.drawn, shoe.went, strict=True))
    if not shoe.mucks:
        return {(0, shoe.start + at): place for at, (_, place) in enumerate(dealt)}
    orders = [shoe.order, *shoe.mucks]
    homes = {
        card: iter([(at, order.index(card)) for at, order in enumerate(orders) if card in order])
        for card in shoe.order
    }
    return {next(homes[card]): place for card, place in dealt}
