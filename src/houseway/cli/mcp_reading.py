"""What an assistant may look up: clauses, games, rounds settled, rulings, hands, edges."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from houseway import games, hands, houses, rulebook
from houseway.cards import parse_cards, write_cards
from houseway.errors import BadInput
from houseway.rulebook import Clause

MOST_FOUND = 50
WRITTEN = Path("round.toml")  # what errors call a round that was handed in as text


def list_games(words: str = "") -> list[dict[str, Any]]:
    """List the games: id, name, house, kind (against a bank or for a pot), seats, spots, summary.

    With words, those whose id, name, family or summary holds all of them.
    """
    wanted = words.lower().split()
    found = []
    for game in games.catalogue().values():
        told = f"{game.id} {game.name} {game.family} {game.summary}".lower()
        if all(word in told for word in wanted):
            spots = [spot.name for spot in game.spots]
            found.append(
                {"id": game.id, "name": game.name, "house": game.house, "kind": game.kind}
                | {"seats": game.seats, "spots": spots, "summary": game.summary}
                | {"clause": game.cite.id}
            )
    return found


def show_game(game: str) -> dict[str, Any]:
    """Show one game: spots, pay tables as printed, settings of a table, each with its clause."""
    return dict(games.facts(games.find(game)))


def find_clauses(words: str, section: str = "", limit: int = 20) -> list[dict[str, str]]:
    """Find clauses of the rulebooks that hold all of the words; of one section, such as
    bclc-poker/6, if one is named. Gists are in our words, numbers are those of the book.
    """
    houses.every()  # whose rulebooks come with them
    found = rulebook.search(words.split())
    if section:
        found = [each for each in found if each.section == section]
    return [_clause(each) for each in found[: max(1, min(limit, MOST_FOUND))]]


def read_clause(id: str) -> dict[str, Any]:
    """Read one clause by its id, such as bclc-poker/6/6.8.2, with its neighbours in print."""
    houses.every()
    found = rulebook.clause(id)
    book, page = rulebook.book(found.rulebook), rulebook.sections()[found.section]
    at = page.index(found)
    return {
        **_clause(found),
        "rulebook": book.title,
        "section": book.titles.get(found.section, found.section),
        "before": [_clause(each) for each in page[max(0, at - 2) : at]],
        "after": [_clause(each) for each in page[at + 1 : at + 3]],
    }


def _clause(each: Clause) -> dict[str, str]:
    return {"id": each.id, "kind": each.kind.value, "gist": each.gist}


def settle_round(scenario: str) -> list[dict[str, Any]]:
    """Settle rounds that are written down, each line with its clause.

    The text is a scenario file of [[scenario]] entries in TOML, amounts in the money of the house:
    game, bets (by seat and spot), cards (by place), moves such as "1 play"; of a pot game table,
    with limit, blinds, button and stacks.
    """
    from houseway.formats.scenarios.entry import read_entries
    from houseway.formats.scenarios.runner import play_out

    settled = []
    for entry in read_entries(scenario, WRITTEN):
        if entry.kind != "scenario":
            raise BadInput(f"only [[scenario]] entries are settled, not [[{entry.kind}]]")
        round = play_out(entry)
        asked = round.options()
        settled.append(
            {
                "name": entry.name,
                "game": round.game.id,
                "over": round.over,
                "to_act": None if asked is None else asked.to_json(),
                "lines": [line.to_json() for line in round.settlement.lines],
                "words": houses.of(round.game).currency.says(str(round.settlement)),
            }
        )
    return settled


def list_rulings(house: str, words: str = "") -> list[dict[str, Any]]:
    """List what a house can be asked about acts at the table, and what each question needs."""
    from houseway.rulings.questions import find

    return [
        {
            "title": found.question.title,
            "subject": found.question.subject,
            "words": found.question.words,
            "keys": {blank.key: blank.label for blank in found.question.blanks},
            "fixed": dict(found.question.fixed or {}),
        }
        for found in find(houses.find(house).id, words)
    ]


def ask_ruling(house: str, given: dict[str, Any]) -> dict[str, Any]:
    """Ask what an act at the table counts as, and by which clause.

    `given` has the keys of a [[ruling]] entry, amounts in the money of the house: a silent chip of
    10 facing a bet of 2 is {"facing": 2, "chips": [10], "said": ""}. The answer is in cents.
    """
    from houseway.formats.scenarios.rulings import read_situation
    from houseway.rulings import rule_on

    return dict(rule_on(house, read_situation(given)).facts())


def set_hand(game: str, cards: str, settings: dict[str, Any] | None = None) -> dict[str, Any]:
    """Set cards the house way: the hands it makes of them, highest first, and the rule."""
    from houseway.play.arrangement import by_house_way

    found = games.find(game)
    if not found.set_size:
        known = ", ".join(each.id for each in games.catalogue().values() if each.set_size)
        raise BadInput(f"{found.name} has no house way; there is one in {known}")
    made = by_house_way(found, parse_cards(cards), found.read_settings(settings or {}))
    named = dict(zip(found.hand_names, map(write_cards, made.hands), strict=True))
    return {"hands": named, "rule": _clause(made.clause)}


def rank_hand(ranking: str, cards: str) -> dict[str, Any]:
    """Say what a hand is worth in a ranking, such as five-card, three-card or badugi."""
    found = hands.ranking(ranking).rank(parse_cards(cards))
    made = write_cards(found.made_of)
    return {"words": found.words, "category": found.category.name, "cards": made,
            "value": found.value}  # fmt: skip


def show_edge(game: str) -> dict[str, Any]:
    """Show what each wager of a game against a bank costs, as printed: the house edge under the
    best play, the spread of results, and how it was found.
    """
    return {
        key: each for key, each in _figures(game).items() if key not in ("strategy", "decisions")
    }


def show_strategy(game: str) -> dict[str, Any]:
    """Show the best play of a game against a bank: rules in words, charts, what mistakes cost."""
    figures = _figures(game)
    return {"game": figures["game"], **figures["strategy"], "decisions": figures["decisions"]}


def _figures(name: str) -> dict[str, Any]:
    from houseway.analysis.edges.shipped import shipped
    from houseway.play.banked import BankedGame

    game = games.find(name)
    if not isinstance(game, BankedGame):
        raise BadInput(f"{game.id} is played for a pot: nobody has an edge by its rules")
    kept = shipped(game)
    if kept is None:
        raise BadInput(f"no figures are kept of {game.id}; `houseway edge {game.id}` counts them")
    return kept


READING = (
    *(list_games, show_game, find_clauses, read_clause, settle_round),
    *(list_rulings, ask_ruling, set_hand, rank_hand, show_edge, show_strategy),
)
