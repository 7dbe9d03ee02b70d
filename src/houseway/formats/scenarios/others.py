"""Rulings and rake: entries that play no round."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from houseway import games
from houseway.cards import parse_cards
from houseway.errors import BadScenario
from houseway.formats.scenarios.entry import Entry, Outcome, money
from houseway.money import Cents, dollars, text
from houseway.play.pot import PotGame
from houseway.rulebook import clause
from houseway.rulings import Given, rule_on
from houseway.wagers import Rake

_MONEY = {"facing", "last_raise", "prior", "stack", "said_amount", "pot", "max_bet", "counted"}
_MONEY_LISTS = {"blinds", "chips"}
_CARDS = {"hole", "shown"}
_KNOWN = {field.name for field in fields(Given)}


def run_ruling(entry: Entry, outcome: Outcome) -> None:
    """Ask the house for a ruling and compare it."""
    given = read_given(entry.get("given", {}))
    if entry.game:
        given = replace(given, whole=_pot_game(entry).hole_cards)
    ruling = rule_on(entry.get("house", ""), given)
    wanted = entry.get("ruled", {})
    for key, value in wanted.items():
        if key == "act":
            outcome.expect("act", value, ruling.act)
        elif key in ("amount", "returned", "answer"):
            got = getattr(ruling, key)
            outcome.expect(key, text(money(value)), text(got) if got is not None else None)
        else:
            raise BadScenario(f"ruled has no {key!r}; there are act, amount, returned, answer")


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
    rake = Rake(
        entry.get("percent", 10),
        dollars(entry.get("cap", 15)),
        dollars(entry.get("unit", 1)),
        clause("bclc-poker/17/8.1"),
        nearest=_nearest(entry.get("rounding", "down")),
    )
    taken = list(rake.collected(money(each) for each in entry.get("rounds", ())))
    wanted = entry.get("taken")
    if isinstance(wanted, list):
        outcome.expect("taken", [text(money(each)) for each in wanted], list(map(text, taken)))
    elif wanted is not None:
        outcome.expect("taken", text(money(wanted)), text(Cents(sum(taken))))
    if "total" in entry:
        outcome.expect("total", text(money(entry.get("total"))), text(Cents(sum(taken))))


def _nearest(rounding: str) -> bool:
    if rounding not in ("down", "nearest"):
        raise BadScenario(f"{rounding!r} is no rounding; there are 'down' and 'nearest'")
    return rounding == "nearest"
