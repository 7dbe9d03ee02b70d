"""Citations in scenarios: the clause of a settled line, an offer, a spot, a fact, a refusal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from houseway import games
from houseway.errors import BadScenario, HousewayError, UnknownClause
from houseway.formats.scenarios.declared import declared
from houseway.formats.scenarios.entry import Entry, Outcome
from houseway.play import BankedGame, Game, Offer, Options
from houseway.play.actions import RaiseTo, Stake
from houseway.play.pot import PotGame
from houseway.rulebook import clause, clauses
from houseway.wagers import Line
from houseway.wagers.line import DEALER_SEAT

_POTS = (  # as people write them, and as a line has it
    (re.compile(r"^(\d+) pot$"), r"\1 main pot"),
    (re.compile(r"^(\d+) side (\d+)$"), r"\1 side pot \2"),
)


def clause_id(written: Any, section: str) -> str:
    """The clause that is meant: one of the game's own section goes without its prefix."""
    if not isinstance(written, str):
        raise BadScenario(f"{written!r} is no clause; write its id, such as '6.8.2'")
    book = section.partition("/")[0]
    for full in (f"{section}/{written}", f"{book}/{written}"):
        if full in clauses():
            return full
    try:
        return clause(written).id
    except UnknownClause as error:
        raise BadScenario(error.message) from None


def _clause_ids(written: Any, section: str) -> list[str]:
    listed = written if isinstance(written, list) else [written]
    return [clause_id(each, section) for each in listed]


# Settled lines


def line_name(line: Line) -> str:
    """Whose line it is and of what: "1 ante", "1 tip ante", "Bob banker", "rake"."""
    if line.seat is None and not line.by:
        return line.spot
    seat = line.by or ("dealer" if line.seat == DEALER_SEAT else line.seat)
    return f"{seat} tip {line.spot}" if line.tip else f"{seat} {line.spot}"


def written_line(name: str) -> str:
    """A line as it is called here: the pot is the main pot, "side 1" is "side pot 1"."""
    for pattern, full in _POTS:
        name = pattern.sub(full, name)
    return name


def check_cites(entry: Entry, outcome: Outcome, lines: Iterable[Line]) -> None:
    """Compare the clauses of settled lines; of several lines of one name, any may have it."""
    cited: dict[str, set[str]] = {}
    for line in lines:
        cited.setdefault(line_name(line), set()).add(line.clause.id)
    section = games.find(entry.game).section
    for name, written in entry.get("cites", {}).items():
        got = cited.get(written_line(name))
        if got is None:
            settled = ", ".join(sorted(cited)) or "nothing"
            outcome.differences.append(f"cites: there is no line {name!r}; settled: {settled}")
            continue
        for wanted in _clause_ids(written, section):
            if wanted not in got:
                outcome.expect(f"clause of {name}", wanted, " and ".join(sorted(got)))


# Offers


def offer_names(offer: Offer) -> set[str]:
    """What an offer may be called: "fold", "play", "raise_to", "accept_player"."""
    act = offer.kind.act
    if offer.kind is Stake:
        return {offer.spot}
    names = {act, *({offer.spot, f"{act}_{offer.spot}"} if offer.spot else ())}
    if offer.extra:
        names.add(f"{act}_with_{'_and_'.join(offer.extra)}")
    return names | ({"raise"} if offer.kind is RaiseTo else set())


def find_offers(options: Options, name: str) -> list[Offer]:
    """The offers that are called so, if it is made."""
    bare = re.sub(r"[ -]+", "_", name)
    return [offer for offer in options.offers if bare in offer_names(offer)]


def check_offers(outcome: Outcome, wanted: Mapping[str, Any], options: Options, game: Game) -> None:
    """Compare the clauses that offers are made under."""
    for name, written in wanted.items():
        found = find_offers(options, name)
        if not found:
            made = ", ".join(sorted(min(offer_names(each)) for each in options.offers))
            outcome.differences.append(f"options: {name!r} is not offered; there are {made}")
            continue
        got = {offer.cite.id for offer in found}
        for each in _clause_ids(written, game.section):
            if each not in got:
                outcome.expect(f"clause of the offer {name}", each, " and ".join(sorted(got)))


# Facts


def check_facts(entry: Entry, outcome: Outcome, game: Game) -> None:
    """Compare the clauses that spots, settings and pay tables are printed under."""
    for name, written in entry.get("spots", {}).items():
        spot = next((each for each in game.spots if each.name == name), None)
        if spot is None:
            known = ", ".join(each.name for each in game.spots) or "none"
            raise BadScenario(f"{game.id} has no spot {name!r}; there are {known}")
        outcome.expect(f"clause of {name}", clause_id(written, game.section), spot.cite.id)
    printed = _printed(game)
    for name, written in entry.get("printed", {}).items():
        if name not in printed:
            known = ", ".join(sorted(printed))
            raise BadScenario(f"{game.id} prints no {name!r}; there are {known}")
        outcome.expect(f"clause of {name}", clause_id(written, game.section), printed[name])


def _printed(game: Game) -> dict[str, str]:
    """What a game shows of itself, and the clause of each: itself, settings, pay tables, facts."""
    found = declared(game) if isinstance(game, PotGame) else {}
    found |= {setting.name: setting.cite.id for setting in game.settings if setting.cite}
    for name, table in game.pay_tables.items():
        found[f"{name} table"] = table.cite.id
    if isinstance(game, BankedGame) and game.cap:
        found["cap"] = game.cap.cite.id
    return found | {"game": game.cite.id}


# Refusals


def check_refused(entry: Entry, outcome: Outcome, error: HousewayError) -> None:
    """Compare the clause of a refusal, where one is expected."""
    if "refused" not in entry:
        return
    section = games.find(entry.game).section if entry.game else ""
    got = error.clause.id if error.clause else f"none ({error.message})"
    outcome.expect("clause of the refusal", clause_id(entry.get("refused"), section), got)
