"""House ways: cards that are given, and the hands that the house makes of them."""

from __future__ import annotations

from houseway import games
from houseway.cards import Cards, parse_cards, write_cards
from houseway.errors import BadScenario, UnknownClause
from houseway.formats.scenarios.banked import by_rank
from houseway.formats.scenarios.entry import Entry, Outcome
from houseway.formats.scenarios.tables import read_table
from houseway.play import Game
from houseway.play.arrangement import by_house_way
from houseway.rulebook import clause

# What the hands are called, highest first, by how many there are; the highest is what is left.
PARTS = {1: ("keep",), 2: ("", "front"), 3: ("", "mid", "low")}
EXACT = "keep"  # the suits of two kept cards are part of the rule; elsewhere ranks are compared


def run_set(entry: Entry, outcome: Outcome) -> None:
    """Set the cards the house way, and compare the hands and the rule that decided them."""
    game = games.find(entry.game)
    _check_keys(entry, game)
    settings = game.read_settings(read_table(game, entry.get("table", {}), besides=()))
    found = by_house_way(game, parse_cards(entry.get("cards", "")), settings)
    for name, hand in zip(PARTS[len(found.hands)], found.hands, strict=True):
        if name and name in entry:
            wanted = parse_cards(entry.get(name))
            what = f"{name}, by {found.clause.id}"
            outcome.expect(what, _shown(name, wanted), _shown(name, hand))
    if "rule" in entry:
        outcome.expect("rule that decides", _clause_id(entry.get("rule")), found.clause.id)


def _shown(name: str, cards: Cards) -> str:
    if name != EXACT:
        return by_rank(cards)
    return write_cards(sorted(cards, key=lambda card: (-card.rank, card.text)))


def _check_keys(entry: Entry, game: Game) -> None:
    """Refuse a hand that the game does not set; it would be passed over in silence."""
    if not game.set_size:
        raise BadScenario(f"{game.id} has no house way; its cards are not set")
    fitting = PARTS[len(game.hand_names)]
    for name in (name for parts in PARTS.values() for name in parts if name):
        if name in entry and name not in fitting:
            known = ", ".join(filter(None, fitting))
            raise BadScenario(f"{name!r} says nothing of {game.id}; its hands are written {known}")


def _clause_id(written: str) -> str:
    try:
        return clause(written).id
    except UnknownClause as error:
        raise BadScenario(error.message) from None
