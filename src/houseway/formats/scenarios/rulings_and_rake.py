"""Rulings and rake: entries that play no round."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from houseway import games
from houseway.cards import parse_cards
from houseway.errors import BadScenario, BadSetting
from houseway.formats.scenarios.citations import check_refused, clause_id
from houseway.formats.scenarios.entry import Entry, Outcome, money
from houseway.money import Cents, text
from houseway.play.pot import PotGame
from houseway.rulings import Given, rule_on
from houseway.wagers import Rake

HOLDEM = "texas-holdem@bclc"
_MONEY = {"facing", "last_raise", "prior", "stack", "said_amount", "pot", "max_bet", "counted"}
_MONEY_LISTS = {"blinds", "chips"}
_CARDS = {"hole", "shown"}
_KNOWN = {field.name for field in fields(Given)}
_ACTS = {"dead": "dead hand", "live": "live hand"}  # shorter words for what is ruled


def run_ruling(entry: Entry, outcome: Outcome) -> None:
    """Ask the house for a ruling and compare it."""
    given = read_given(entry.get("given", {}))
    if entry.game:
        given = replace(given, whole=_pot_game(entry).hole_cards)
    ruling = rule_on(entry.get("house", ""), given)
    wanted = entry.get("ruled", {})
    for key, value in wanted.items():
        if key == "act":
            outcome.expect("act", _ACTS.get(value, value), ruling.act)
        elif key in ("amount", "returned", "answer"):
            got = getattr(ruling, key)
            outcome.expect(key, text(money(value)), text(got) if got is not None else None)
        elif key == "clause":
            wanted_id = clause_id(value, entry.proves[0].section)
            outcome.expect("clause of the ruling", wanted_id, ruling.clause.id)
        else:
            known = "act, amount, returned, answer, clause"
            raise BadScenario(f"ruled has no {key!r}; there are {known}")


def _pot_game(entry: Entry) -> PotGame:
    game = games.find(entry.game)
    if not isinstance(game, PotGame):
        raise BadScenario(f"{game.id} is not played for a pot")
    return game


def read_given(written: dict[str, Any]) -> Given:
    """What people saw, from a scenario."""
    read: dict[str, Any] = {}
    for key, value in written.items():
        if key not in _KNOWN:
            raise BadScenario(f"given has no {key!r}; there are {', '.join(sorted(_KNOWN))}")
        if key in _MONEY:
            read[key] = money(value)
        elif key in _MONEY_LISTS:
            read[key] = tuple(money(each) for each in value)
        elif key in _CARDS:
            read[key] = parse_cards(value)
        elif isinstance(value, list):
            read[key] = tuple(value)
        else:
            read[key] = value
    return Given(**read)


def run_rake(entry: Entry, outcome: Outcome) -> None:
    """Collect rake over betting rounds and compare each collection."""
    try:
        rake = _rake(entry)
    except BadSetting as error:
        if "illegal" not in entry:
            outcome.differences.append(f"refused: {error.message}")
        check_refused(entry, outcome, error)
        return
    if "illegal" in entry:
        outcome.differences.append("this rake may be posted; it should have been refused")
        return
    taken = list(rake.collected(money(each) for each in entry.get("rounds", ())))
    wanted = entry.get("taken")
    if isinstance(wanted, list):
        outcome.expect("taken", [text(money(each)) for each in wanted], list(map(text, taken)))
    elif wanted is not None:
        outcome.expect("taken", text(money(wanted)), text(Cents(sum(taken))))
    if "total" in entry:
        outcome.expect("total", text(money(entry.get("total"))), text(Cents(sum(taken))))


def _rake(entry: Entry) -> Rake:
    """What the house takes, within what its game allows and rounded as the game has it."""
    fee = _raked(entry).rake
    assert fee
    most, percent = money(entry.get("cap", 15)), entry.get("percent", fee.percent)
    if not 0 <= percent <= fee.percent or not 0 <= most <= fee.most:
        raise BadSetting(
            f"{percent}% up to {text(most)} is more than {fee.percent}% and {text(fee.most)}",
            clause=fee.cite,
        )
    rounding = entry.get("rounding", "nearest" if fee.nearest else "down")
    return Rake(percent, most, money(entry.get("unit", 1)), fee.cite, nearest=_nearest(rounding))


def _raked(entry: Entry) -> PotGame:
    """The game that is named, or whose section is proved; Texas hold'em if neither."""
    if entry.game:
        return _pot_game(entry)
    proved = {clause.section for clause in entry.proves}
    raked = (
        game
        for game in games.catalogue().values()
        if isinstance(game, PotGame) and game.rake and game.section in proved
    )
    game = next(raked, None) or games.find(HOLDEM)
    assert isinstance(game, PotGame)
    return game


def _nearest(rounding: str) -> bool:
    if rounding not in ("down", "nearest"):
        raise BadScenario(f"{rounding!r} is no rounding; there are 'down' and 'nearest'")
    return rounding == "nearest"
