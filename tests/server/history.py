"""What a viewer has seen of a round, told from what happened and not from where cards lie now.

A card was dealt to one's own seat, dealt open or turned open; whatever became of it then, it has
been seen.
"""

from collections import Counter
from typing import Any

from houseway.play import Round
from houseway.play.happenings import Dealt, Place, Shown, Viewer

Seen = dict[Place, Counter[str]]  # cards by the place that they were dealt to


def seen(played: Round[Any], viewer: Viewer | None) -> Seen:
    """The cards that a viewer has seen so far; None is the public."""
    found: Seen = {}
    turned: dict[Place, Seen] = {}  # by the place dealt to, then by where the cards lay
    for each in played.happenings:
        if isinstance(each, Dealt):
            for place, card in each.pairs:
                held = played.holdings.get(place)  # none where an empty spot's hand was racked
                if each.up or (held and place == viewer and not held.shut):
                    found.setdefault(place, Counter())[card.text] += 1
        elif isinstance(each, Shown):
            place = played.holdings[each.place].dealt_at
            lay = turned.setdefault(place, {})
            cards = Counter(card.text for card in each.cards)
            lay[each.place] = lay.get(each.place, Counter()) | cards
            found[place] = found.get(place, Counter()) | sum(lay.values(), Counter())
    return found
