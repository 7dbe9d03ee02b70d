"""The course of a round, step by step: read off declared streets, or off a round that is played."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from houseway.play import Game, Options
from houseway.play.banked import BankedGame
from houseway.play.happenings import ALL, Dealt, Happening, Place, Said, Shown
from houseway.play.pot import PotGame
from houseway.play.pot.streets import Street
from houseway.play.round import Round
from houseway.rulebook import clause
from houseway.wagers import Line
from houseway.wagers.spot import label

TRIED = 10  # rounds that are played, of which the fullest is told
SAY, SETTLE = "say", "settle"
_SEATS = re.compile(r"^\d+ ?")  # a hand of a seat's several
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of a round: what kind it is, what happens, and by which clauses."""

    kind: str  # bet, deal, say, choose, show, settle
    words: str
    clauses: tuple[str, ...] = ()


def course_of(game: Game) -> tuple[Moment, ...]:
    """What happens in a round, in its order."""
    if isinstance(game, PotGame):
        return tuple(_of_streets(game))
    if isinstance(game, BankedGame):
        rounds = [_played(game, seed) for seed in range(TRIED)]
        wordings: dict[tuple[str, ...], set[str]] = {}
        for moment in (each for told in rounds for each in told if each.kind == SAY):
            wordings.setdefault(moment.clauses, set()).add(moment.words)
        fullest = max((tuple(_once(told, wordings)) for told in rounds), key=len)
        return (_bets(game), *fullest, _settled(game, rounds))
    return ()


def _bets(game: BankedGame) -> Moment:
    opening = game.opens_with or [s.name for s in game.spots if not (s.later or s.needs)]
    first = [spot for spot in game.spots if spot.name in opening]
    beside = [spot for spot in game.spots if spot not in first and not spot.later]
    words = f"Bet on {_listed([spot.label for spot in first], 'or')}"
    if beside:
        words += f"; beside it, if you like, {_listed([spot.label for spot in beside], 'and')}"
    cites = [spot.cite.id for spot in (*first, *beside)]
    return Moment("bet", f"{words}.", tuple(dict.fromkeys(cites)))


# Games against a bank


def _played(game: BankedGame, seed: int) -> tuple[Moment, ...]:
    """A round at random, told once for everybody: what is the same for each seat is said once."""
    rng, at = random.Random(seed), 0
    told: list[Moment] = []
    round: Round[Any] = game.random_round(seed)
    while True:
        told += list(_told(round.happenings[at:]))
        at = len(round.happenings)
        options = round.options()
        if options is None:
            break
        if len(options.offers) > 1:
            told.append(_asked(options))
        round.play(options.choose(rng), options.seat)
    return tuple(told)


def _once(told: tuple[Moment, ...], wordings: dict[tuple[str, ...], set[str]]) -> Iterator[Moment]:
    """Each step the first time it comes, and what goes by the cards as its clause has it."""
    seen = set()
    for moment in told:
        shown = moment
        if moment.kind == SAY and len(wordings[moment.clauses]) > 1:
            gist = clause(moment.clauses[0]).gist.rstrip(".")
            shown = Moment(SAY, f"{gist}.", moment.clauses)
        key = shown.clauses if shown.kind == SAY else (shown.words, *shown.clauses)
        if shown.kind != SETTLE and key not in seen:
            seen.add(key)
            yield shown


def _told(happened: list[Happening]) -> Iterator[Moment]:
    for kind, some in groupby(happened, key=type):
        each = list(some)
        if kind is Dealt:
            yield from _dealt([h for h in each if isinstance(h, Dealt)])
        elif kind is Line:
            yield from _paid([h for h in each if isinstance(h, Line)])
        elif kind is Shown:
            yield from _shown([h for h in each if isinstance(h, Shown)])
        elif kind is Said:
            for said in each:
                if isinstance(said, Said) and said.to == ALL and said.clause:
                    yield Moment(SAY, f"“{said.words.rstrip('.')}.”", (said.clause.id,))


def _dealt(dealt: list[Dealt]) -> Iterator[Moment]:
    """Cards that go to players together, and to each other place."""
    counts: dict[tuple[str, bool], dict[Any, int]] = {}
    for each in dealt:
        for place in each.places:
            whom = f"the {place}" if _of_table(place) else "each player"
            held = counts.setdefault((whom, each.up), {})
            held[place] = held.get(place, 0) + 1
    for (whom, up), held in counts.items():
        count = max(held.values())
        cards = "card" if count == 1 else "cards"
        faces = "face up" if up else "face down"
        yield Moment("deal", f"{_number(count).capitalize()} {cards} to {whom}, {faces}.")


def _of_table(place: Place) -> bool:
    """Whether cards lie at a place of the table, and not before a player."""
    return isinstance(place, str) and not _SEATS.match(place)


def _shown(shown: list[Shown]) -> Iterator[Moment]:
    for each in shown:
        owner = f"the {str(each.place).split()[0]}" if _of_table(each.place) else "the players"
        yield Moment("show", f"The cards of {owner} are turned up.")


def _paid(lines: list[Line]) -> Iterator[Moment]:
    for line in lines:
        if line.seat is not None and line.clause:
            yield Moment(SETTLE, line.spot, (line.clause.id,))


def _settled(game: BankedGame, rounds: list[tuple[Moment, ...]]) -> Moment:
    """In which order wagers are settled, and by which clauses, over all that was played."""
    found: dict[str, list[str]] = {}
    known = {spot.name for spot in game.spots} | game.pay_tables.keys()
    for moment in (each for told in rounds for each in told):
        if moment.kind == SETTLE and moment.words in known:
            found.setdefault(moment.words, []).extend(moment.clauses)
    cites = dict.fromkeys(cite for some in found.values() for cite in some)
    return Moment(
        SETTLE, f"Settled: {_listed([label(each) for each in found], 'and')}.", tuple(cites)
    )


def _asked(options: Options) -> Moment:
    words = _listed(list(dict.fromkeys(offer.label.lower() for offer in options.offers)), "or")
    cites = dict.fromkeys(offer.cite.id for offer in options.offers)
    return Moment("choose", f"You choose: {words}.", tuple(cites))


# Games for a pot


def _of_streets(game: PotGame) -> Iterator[Moment]:
    blinds, antes = game.blinds, game.antes
    if blinds:
        yield Moment("bet", "The two players left of the button post the blinds.")
    elif antes:
        yield Moment("bet", "Everybody posts the ante.")
    if game.twists:
        named = _listed([twist.name for twist in game.twists], "or")
        yield Moment("choose", f"The button may name a twist: {named}.", (game.twists[0].cite.id,))
    for at, street in enumerate(game.streets):
        yield Moment("deal", f"{street.name.capitalize()}: {_street(street)}.", (street.cite.id,))
        for step in street.steps:
            yield from _step(step)
        yield Moment("choose", _betting(street, first=at == 0), _turns(street))
        for step in street.after:
            yield from _step(step)
    for share in game.shares:
        part = f"The {share.name} part of the pot goes" if share.name else "The pot goes"
        yield Moment("settle", f"{part} to the best hand by its ranking.", (share.cite.id,))


def _street(street: Street) -> str:
    told = []
    if street.down:
        told.append(f"{_number(street.down)} to each player, face down")
    if street.up:
        told.append(f"{_number(street.up)} to each player, face up")
    if middle := street.cards_in_the_middle:
        told.append(f"{_number(middle)} on the board")
    return _listed(told, "and") if told else "no new cards"


def _betting(street: Street, *, first: bool) -> str:
    if street.opener:
        whom = "the lowest" if street.opener.lowest else "the best"
        return f"Betting begins with whoever shows {whom} cards."
    return (
        "Betting goes round from the left of the blinds."
        if first
        else ("Betting goes round from the left of the button.")
    )


def _turns(street: Street) -> tuple[str, ...]:
    cite = street.opener.cite if street.opener else street.turns
    return (cite.id,) if cite else ()


def _step(step: Any) -> Iterator[Moment]:
    acts = [act.replace("_", " ") for act in step.cites]
    if acts:
        cites = tuple(dict.fromkeys(cite.id for cite in step.cites.values()))
        yield Moment("choose", f"Everybody still in may {_listed(acts, 'or')}.", cites)


def _number(count: int) -> str:
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def _listed(words: list[str], last: str) -> str:
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
