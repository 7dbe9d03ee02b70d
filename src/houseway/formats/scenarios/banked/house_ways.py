"""House ways: cards that are given, and the hands that the house makes of them."""

from __future__ import annotations

from collections import Counter

from houseway import games
from houseway.cards import JOKER, Cards, parse_cards, write_cards
from houseway.errors import BadScenario
from houseway.formats.scenarios.banked.banked_cards import by_rank
from houseway.formats.scenarios.citations import clause_id
from houseway.formats.scenarios.entry import Entry, Outcome
from houseway.formats.scenarios.posted_table import read_table
from houseway.play import Game
from houseway.play.arrangement import by_house_way

(ACE,) = parse_cards("Ac")

# What the hands are called, highest first, by how many there are.
PARTS = {
    1: (("keep", "play", "front"),),
    2: (("high",), ("front", "low")),
    3: (("high",), ("mid", "medium"), ("low",)),
}


def run_set(entry: Entry, outcome: Outcome) -> None:
    """Set the cards the house way, and compare the hands and the rule that decided them."""
    game = games.find(entry.game)
    _check_keys(entry, game)
    settings = game.read_settings(read_table(game, entry.get("table", {}), besides=()))
    found = by_house_way(game, parse_cards(entry.get("cards", "")), settings)
    high = found.hands[0]
    for names, hand in zip(PARTS[len(found.hands)], found.hands, strict=True):
        shown = _ranks if len(found.hands) > 2 and hand is not high else _sorted
        for name in filter(entry.__contains__, names):
            wanted = parse_cards(entry.get(name))
            if hand is not high and _as_good(game, wanted, hand, high):
                wanted = hand
            outcome.expect(f"{name}, by {found.clause.id}", shown(wanted), shown(hand))
    if "makes" in entry:
        made = game.hand_rankings[0].rank(found.hands[0])
        outcome.expect("what the high hand makes", entry.get("makes"), made.category.name)
    if "rule" in entry:
        outcome.expect(
            "rule that decides", clause_id(entry.get("rule"), game.section), found.clause.id
        )


def _as_good(game: Game, wanted: Cards, hand: Cards, high: Cards) -> bool:
    """Whether other cards of the same ranks would do: they leave as good a hand behind."""
    left = tuple((Counter(high) + Counter(hand) - Counter(wanted)).elements())
    if by_rank(wanted) != by_rank(hand) or len(left) != len(high) or not game.hand_rankings:
        return False
    ranking = game.hand_rankings[0]
    return ranking.rank(left).value == ranking.rank(high).value


def _ranks(cards: Cards) -> str:
    """Where any card of a rank will do; alone or beside one other card the joker is an ace."""
    return by_rank(ACE if card == JOKER else card for card in cards)


def _sorted(cards: Cards) -> str:
    return write_cards(sorted(cards, key=lambda card: (-card.rank, card.text)))


def _check_keys(entry: Entry, game: Game) -> None:
    """Refuse a hand that the game does not set; it would be passed over in silence."""
    if not game.set_size:
        raise BadScenario(f"{game.id} has no house way; its cards are not set")
    fitting = PARTS[len(game.hand_names)]
    fits = {name for names in fitting for name in names}
    for name in {name for parts in PARTS.values() for names in parts for name in names}:
        if name in entry and name not in fits:
            known = ", ".join(names[0] for names in fitting)
            raise BadScenario(f"{name!r} says nothing of {game.id}; its hands are written {known}")
    if "makes" in entry and not game.hand_rankings:
        raise BadScenario(f"'makes' says nothing of {game.id}; it does not say how hands rank")
