"""Commands that look something up."""

from __future__ import annotations

import json as json_format
from collections.abc import Sequence
from itertools import groupby

from houseway import games, hands, houses, rulebook
from houseway.cards import parse_cards, write_cards
from houseway.errors import BadInput
from houseway.play import Game
from houseway.rulebook import Clause

MOST_FOUND = 60


def print_json(value: object) -> None:
    print(json_format.dumps(value, indent=2, ensure_ascii=False))


def show_games(*, house: str = "", json: bool) -> None:
    """The catalogue, or what one house has of it, by rulebook and family."""
    catalogue = [game for game in games.catalogue().values() if house in ("", game.house)]
    if json:
        print_json([games.facts(game) for game in catalogue])
        return
    for book, held in groupby(catalogue, key=lambda game: game.cite.rulebook):
        known = rulebook.books().get(book)
        print(known.title if known else book)  # a game may be from a book nobody registered
        for game in held:
            print_game(game)


def print_game(game: Game) -> None:
    """A game in three lines: what it is called, what it is, what is bet."""
    spots = ", ".join(spot.name for spot in game.spots) or "the pot"
    print(f"  {game.id:<28} {game.name:<24} {game.section:<18} {game.seats:>2} seats")
    print(f"    {game.family}: {game.summary}")
    print(f"    bets: {spots}")


def show_rank(name: str, written: str, *, json: bool) -> None:
    """A hand: its words, its category and the cards that make it."""
    own, *boards = written.split("/")
    if len(boards) > 1:
        raise BadInput(f"{written!r} holds more than one board; write HAND / BOARD")
    hand = hands.ranking(name).rank(parse_cards(own), parse_cards("".join(boards)))
    if json:
        print_json(
            {
                "ranking": name,
                "cards": written,
                "category": hand.category.name,
                "words": hand.words,
                "made_of": write_cards(hand.made_of),
                "value": hand.value,
                "cite": [clause.id for clause in hand.ranking.cite],
            }
        )
        return
    made = f"; {write_cards(hand.made_of)}" if hand.made_of else ""
    print(f"{hand.words}  ({hand.category}{made})")


def show_clauses(words: Sequence[str], *, json: bool) -> None:
    """One clause, a section, or everything that holds the words."""
    houses.every()  # whose rulebooks come with them
    if not words:
        _show_sections(json=json)
        return
    found = _found(words)
    if json:
        print_json([{"id": c.id, "kind": c.kind.value, "gist": c.gist} for c in found])
        return
    if len(words) == 1 and words[0] in rulebook.sections():
        print(f"{words[0]}  {_title(words[0])}")
    for clause in found[:MOST_FOUND]:
        print(f"{clause.id:<28} {clause.kind.value:<7} {clause.gist}")
    if len(found) > MOST_FOUND:
        print(f"… and {len(found) - MOST_FOUND} more; add a word, or --json for all of them")


def _show_sections(*, json: bool) -> None:
    """Every section of every rulebook, by its title."""
    sections = rulebook.sections()
    if json:
        told = {name: (_title(name), len(held)) for name, held in sections.items()}
        print_json(
            [
                {"section": name, "title": title, "clauses": many}
                for name, (title, many) in told.items()
            ]
        )
        return
    for book, held in groupby(sections, key=lambda name: name.partition("/")[0]):
        print(rulebook.book(book).title)
        for name in held:
            print(f"  {name:<28} {len(sections[name]):>4} clauses  {_title(name)}".rstrip())


def _title(section: str) -> str:
    """What a section is called in print."""
    return rulebook.book(section.partition("/")[0]).titles.get(section, "")


def _found(words: Sequence[str]) -> list[Clause]:
    only = words[0]
    if len(words) == 1 and only in rulebook.sections():
        return rulebook.sections()[only]
    if len(words) == 1 and "/" in only and only.split("/")[0] in rulebook.books():
        return [rulebook.clause(only)]
    found = rulebook.search(words)
    if not found:
        raise BadInput(_nothing(words))
    return found


def _nothing(words: Sequence[str]) -> str:
    """Why no clause was found: there is no such rulebook, or none of them says it."""
    book, slash, _ = words[0].partition("/")
    if len(words) == 1 and slash:
        return f"there is no rulebook {book!r}; there are {', '.join(rulebook.books())}"
    try_other = "fewer words" if len(words) > 1 else "another word"
    return f"no clause holds {' and '.join(map(repr, words))}; try {try_other}"
