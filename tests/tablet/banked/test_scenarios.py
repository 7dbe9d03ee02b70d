"""Scenarios of unlike games keyed in at a live table: it comes to what the scenario says."""

from __future__ import annotations

from pathlib import Path

import pytest

from houseway.errors import BadSetting, HousewayError
from houseway.formats.scenarios import load
from houseway.formats.scenarios.banked.banked_scenario import check_banked
from houseway.formats.scenarios.entry import Entry, Outcome
from houseway.formats.scenarios.runner import play_out
from houseway.money import Cents
from houseway.play.banked.banked_round import BankedRound
from houseway.tablet.banked import LiveBankedTable
from tests.tablet.banked.keying import key_through, live_again

SCENARIOS = Path(__file__).parents[2] / "scenarios"
FILES = {  # how many scenarios of each are whole rounds, at the least
    "bclc-poker/6-three-card-poker": 30,
    "bclc-baccarat/1-mini-baccarat": 15,
    "bclc-poker/2-pai-gow-poker": 20,
    "bclc-poker/1-let-it-ride": 10,
    "bclc-poker/11-ultimate-texas-holdem": 20,
    "chico/pure-21.5-6-5": 30,
    "chico/collection-pure-and-never-foldem": 3,
}


def played_out(entry: Entry) -> BankedRound | None:
    """The scenario's round; None where it is none, or has what nobody keys on a tablet."""
    if entry.kind != "scenario" or "illegal" in entry:
        return None
    try:
        played = play_out(entry)
    except HousewayError:
        return None
    if not isinstance(played, BankedRound) or not played.over:
        return None
    layout = played.layout
    beside = layout.back or layout.prepaid or layout.objects or layout.views
    return None if beside or layout.stacks.keys() - layout.bets else played


def opened_like(played: BankedRound) -> LiveBankedTable | None:
    """A live table with the seats and bets of a round, closed for the deal.

    None where the scenario says less than such a table must post.
    """
    posted = {name: value for name, value in played.settings.items() if value is not None}
    usual = {"minimum": 1, "maximum": 10_000_000}
    asked = {each.name for each in played.game.settings if each.required}
    layout, bank = played.layout, played.layout.bank
    try:
        table = LiveBankedTable(
            played.game, {**{name: usual[name] for name in usual if name in asked}, **posted}
        )
    except BadSetting:
        return None
    table.table.rounds = 0 if layout.fresh else 1
    for seat in sorted({*layout.bets, *([bank.seat] if bank else ())}):
        held = layout.stacks.get(seat)
        if bank and bank.seat == seat and held is None:
            held = Cents(bank.roll * 100)
        table.sit(seat, layout.person(seat), held)
    if bank:
        table.table.take_bank(bank.seat, bank.roll)
    for seat, bets in layout.bets.items():
        table.table.bet(seat, bets, layout.tips.get(seat))
    table.deal(layout.thrown)
    return table


@pytest.mark.parametrize("file", FILES)
def test_a_scenario_that_is_keyed_comes_to_what_the_scenario_says(file: str) -> None:
    keyed = 0
    for entry in load(SCENARIOS / f"{file}.toml"):
        if (played := played_out(entry)) is None:
            continue
        table = opened_like(played)
        live = key_through(table.playing() if table else live_again(played), played)
        outcome = Outcome(entry)
        check_banked(entry, outcome, live.round)
        assert not outcome.differences, f"{entry.name}: {outcome.differences}"
        assert live.round.lines == played.lines, entry.name
        if table:
            table.settle()
            assert table.count() == table.bought, entry.name
        keyed += 1
    assert keyed >= FILES[file]
