"""House ways: cards that are given, and the hands that the house makes of them."""

from __future__ import annotations

from houseway import games
from houseway.cards import JOKER, Cards, parse_cards, write_cards
from houseway.errors import BadScenario, UnknownClause
from houseway.formats.scenarios.banked_cards import by_rank
from houseway.formats.scenarios.entry import Entry, Outcome
from houseway.formats.scenarios.tables import read_table
from houseway.play import Game
from houseway.play.arrangement import by_house_way
from houseway.rulebook import clause

(ACE,) = parse_cards("Ac")

# What the hands are called, highest first, by how many there are. The highest need not be named:
# it is what is left.
PARTS = {1: ("keep",), 2: ("", "front"), 3: ("high", "mid", "low")}
BY_RANK = ("mid", "low")  # where any card of a rank will do; elsewhere the very cards count


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
            if name != "front" or not _as_good(game, entry, wanted, found.hands):
                outcome.expect(what, _shown(name, wanted), _shown(name, hand))
    if "makes" in entry:
        made = game.hand_rankings[0].rank(found.hands[0])
        outcome.expect("what the high hand makes", entry.get("makes"), made.category.name)
    if "rule" in entry:
        outcome.expect("rule that decides", _clause_id(entry.get("rule")), found.clause.id)


def _as_good(game: Game, entry: Entry, wanted: Cards, hands: tuple[Cards, ...]) -> bool:
    """Whether a front differs in suits alone, and leaves a back of the same rank behind."""
    back, front = hands
    left = [card for card in parse_cards(entry.get("cards", "")) if card not in wanted]
    if by_rank(wanted) != by_rank(front) or len(left) != len(back) or not game.hand_rankings:
        return False
    ranking = game.hand_rankings[0]
    return ranking.rank(tuple(left)) == ranking.rank(back)


def _shown(name: str, cards: Cards) -> str:
    if name in BY_RANK:  # alone or beside one other card the joker is an ace
        return by_rank(ACE if card == JOKER else card for card in cards)
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
    if "makes" in entry and not game.hand_rankings:
        raise BadScenario(f"'makes' says nothing of {game.id}; it does not say how hands rank")


def _clause_id(written: str) -> str:
    try:
        return clause(written).id
    except UnknownClause as error:
        raise BadScenario(error.message) from None
