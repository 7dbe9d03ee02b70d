"""The command that sets cards the house way."""

from __future__ import annotations

from collections.abc import Sequence

from houseway import games
from houseway.cards import parse_cards, write_cards
from houseway.cli.given import settings_given
from houseway.cli.listing import print_json
from houseway.errors import BadInput
from houseway.play import Game
from houseway.play.arrangement import Arrangement, by_house_way


def show_set(id: str, written: str, chosen: Sequence[str], *, json: bool) -> None:
    """The hands that the house makes of the cards, and the clause that decided."""
    game = games.find(id)
    if not game.set_size:
        known = ", ".join(each.id for each in games.catalogue().values() if each.set_size)
        raise BadInput(f"{game.name} has no house way; there is one in {known}")
    settings = game.read_settings(settings_given(game, chosen))
    found = by_house_way(game, parse_cards(written), settings)
    if json:
        hands = zip(game.hand_names, map(write_cards, found.hands), strict=True)
        print_json({"hands": dict(hands), "rule": found.clause.id})
    else:
        print_hands(game, found)


def print_hands(game: Game, found: Arrangement) -> None:
    """A line for each hand, highest first, and one for the rule."""
    names = max(map(len, game.hand_names))
    cards = max(len(write_cards(hand)) for hand in found.hands)
    for name, hand in zip(game.hand_names, found.hands, strict=True):
        words = game.hand_words(name, hand) or ""
        print(f"{name:<{names}}  {write_cards(hand):<{cards}}  {words}".rstrip())
    print(f"{found.clause.id}  {found.clause.gist}")
