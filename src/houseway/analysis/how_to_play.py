"""How a game is played, on one page: for the web, the documentation and the terminal alike.

Nothing here is written for one game. The idea and the names are fields of the game; the course of a
round is read off its streets, or off a round that is played; what spots pay and cost comes from pay
tables and from the figures that are kept; the rest is the rulebook's section.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from houseway import games, houses, rulebook
from houseway.analysis.course import Moment, course_of
from houseway.analysis.edges.shipped import shipped
from houseway.play import Game
from houseway.play.banked import BankedGame
from houseway.play.pot import PotGame
from houseway.play.pot.steps import Drawing
from houseway.wagers import Spot
from houseway.wagers.spot import label

MOST_OUTCOMES = 4
MOST_RULES = 8  # of a strategy in short; the report has them all


@dataclass(frozen=True, slots=True)
class Row:
    """A hand that is paid: by how much, and once in how many rounds."""

    hand: str
    pays: str
    once_in: float | None = None


@dataclass(frozen=True, slots=True)
class SpotPage:
    """A place for a wager: when it is staked, what it pays, what it costs."""

    name: str
    label: str
    clause: str
    when: str
    rows: tuple[Row, ...] = ()
    table_clause: str = ""
    edge: float | None = None  # of the house, as a part of the wager


@dataclass(frozen=True, slots=True)
class ClauseLine:
    """A clause of the section, in our words."""

    id: str
    number: str
    gist: str


NOTHING_TO_DECIDE = (
    "There is nothing to decide once the bets are down: choose the spots that cost least."
)
NOT_COUNTED = "How it is best played has not been counted."


@dataclass(frozen=True, slots=True)
class HowToPlay:
    """Everything that somebody new to a game wants to know."""

    game: str
    name: str
    house: str
    book: str
    section: str
    kind: str
    summary: str
    idea: tuple[str, ...]  # sentence by sentence
    aliases: tuple[str, ...]
    seats: int
    course: tuple[Moment, ...]
    spots: tuple[SpotPage, ...]
    strategy: tuple[str, ...]
    figures: bool  # whether a report has more
    rules: tuple[ClauseLine, ...]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@cache
def how_to_play(game: Game) -> HowToPlay:
    """The page of a game; a stranger's as well as one of ours."""
    figures = shipped(game) if isinstance(game, BankedGame) else None
    book = rulebook.books().get(game.cite.rulebook)
    return HowToPlay(
        game=game.id,
        name=game.name,
        house=houses.of(game).title,
        book=book.title if book else game.cite.rulebook,
        section=game.section,
        kind=game.kind,
        summary=game.summary,
        idea=tuple(sentences(game.idea)) or (game.summary,),
        aliases=game.aliases,
        seats=game.seats,
        course=course_of(game),
        spots=tuple(_spots(game, figures or {})),
        strategy=tuple(_strategy(game, figures or {})),
        figures=figures is not None,
        rules=tuple(_rules(game)),
    )


def sentences(text: str) -> Iterator[str]:
    """A text, sentence by sentence."""
    for part in text.replace("\n", " ").split(". "):
        if said := part.strip().removesuffix("."):
            yield f"{said}."


def _rules(game: Game) -> Iterator[ClauseLine]:
    """The section clause by clause."""
    number = game.cite.id.rsplit("/", 1)[1]
    alike = [each for each in games.catalogue().values() if each.section == game.section]
    part = f"{number.split('.')[0]}." if len(alike) > 1 else ""  # a section of several games
    for clause in rulebook.sections().get(game.section, ()):
        own = clause.id.rsplit("/", 1)[1]
        if own.startswith(part):
            yield ClauseLine(clause.id, own, clause.gist)


def _spots(game: Game, figures: Mapping[str, Any]) -> Iterator[SpotPage]:
    wagers: Mapping[str, Any] = figures.get("wagers", {})
    for spot in game.spots:
        found = wagers.get(spot.name, {})
        table = game.pay_tables.get(spot.name)
        lines = found.get("lines", {})
        rows = (
            [Row(hand, str(pays), _once_in(lines.get(hand))) for hand, pays in table.rows]
            if table
            else _outcomes(lines)
        )
        yield SpotPage(
            spot.name,
            spot.label,
            spot.cite.id,
            _when(spot),
            tuple(rows),
            table.cite.id if table else "",
            found.get("house_edge"),
        )
    named = {spot.name for spot in game.spots}
    for name, table in game.pay_tables.items():
        if name not in named:  # a bonus that needs no stake of its own
            paid = tuple(Row(hand, str(pays)) for hand, pays in table.rows)
            yield SpotPage(name, label(name), "", "comes of itself", paid, table.cite.id)


def _outcomes(lines: Mapping[str, Any]) -> list[Row]:
    """What a wager without a pay table brings, by what was won, where that is soon told."""
    chances: dict[float, float] = {}
    for line in lines.values():
        chances[line["net"]] = chances.get(line["net"], 0.0) + line["probability"]
    won = sorted((net for net in chances if net > 0), reverse=True)
    if len(won) > MOST_OUTCOMES:
        return []
    return [Row("wins", f"{net:g} to 1", 1 / chances[net]) for net in won if chances[net]]


def _when(spot: Spot) -> str:
    if spot.later:
        return "by a decision"
    if spot.needs:
        return f"before the cards, beside {' or '.join(label(name) for name in spot.needs)}"
    return "before the cards"


def _once_in(line: Mapping[str, Any] | None) -> float | None:
    chance = line.get("probability") if line else None
    return 1 / chance if chance else None


def _strategy(game: Game, figures: Mapping[str, Any]) -> Iterator[str]:
    """What to remember: rules that the analysis found, or what follows from how a pot is won."""
    told = figures.get("strategy", {}).get("rules", ())
    yield from told[:MOST_RULES]
    if game.set_size:
        yield "The house way sets the cards for you if you ask; it is how the dealer sets his own."
    if isinstance(game, PotGame):
        yield from _for_a_pot(game)
    elif not told and not game.set_size:
        asked = not figures and any(moment.kind == "choose" for moment in course_of(game))
        yield NOT_COUNTED if asked else NOTHING_TO_DECIDE


def _for_a_pot(game: PotGame) -> Iterator[str]:
    steps = [step for street in game.streets for step in (*street.steps, *street.after)]
    yield "Pay to see cards when your part of the pot is worth more than it costs, and fold else."
    if len(game.shares) > 1:
        yield "Look for hands that may take both parts of the pot; half is often your own money."
    if any(share.ranking.name.startswith("omaha") for share in game.shares):
        yield "Two of your own cards play, no more and no fewer: count them before you bet."
    if any(isinstance(step, Drawing) for step in steps):
        yield "Who draws fewer cards is nearer to his hand: watch the draws of the others."
    if game.antes:
        yield "Open cards tell what cannot come any more; play for cards that are still there."
    if game.blinds:
        yield "Play more hands the later you act: who comes last has seen what the others do."


def find_page(name: str) -> HowToPlay:
    """The page of a game by its id, its slug or what people call it."""
    return how_to_play(games.find(name))


__all__ = ["HowToPlay", "Moment", "find_page", "how_to_play"]
