"""Scenarios of California tables: how the bank goes round, and what is burned."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from houseway import games
from houseway.cards import RiggedShoe, parse_cards
from houseway.errors import BadScenario
from houseway.floor import PlayerDealerTable, open_table
from houseway.floor.table import Table
from houseway.formats.scenarios.entry import Entry, Outcome, by_seat
from houseway.formats.scenarios.floor.bank_answers import Answers
from houseway.formats.scenarios.posted_table import read_table
from houseway.formats.scenarios.watch import Watch
from houseway.money import Cents, dollars
from houseway.play import BankedGame
from houseway.play.banked.burning import BURNED
from houseway.play.banked.random_layout import random_layout
from houseway.play.settings import Value

STACK, STAKE = dollars(10_000), dollars(10)


def run_turns(game: BankedGame, entry: Entry, outcome: Outcome) -> None:
    """Let rounds be dealt at a real table; whoever is offered the bank answers in turn.

    The offers are read from the table's log. Everybody who does not bank bets in every round;
    somebody who `joins` sits down before the round that is named.
    """
    answers = Answers(entry.get("answers", []))
    table = _seated(game, entry, answers)
    banks: list[int] = []
    wanted = entry.get("banks", ())
    while len(banks) < len(wanted):
        for newcomer, number in by_seat(entry.get("joins", {})).items():
            if number == len(banks) + 1:
                table.sit(newcomer, f"seat {newcomer}", STACK)
        while (seat := table.bank_offer) is not None:
            if answers.takes(seat):
                table.take_bank(seat, STAKE)
            else:
                table.waive_bank(seat)
        assert table.bank
        banks.append(table.bank.seat)
        _play_round(table)
    outcome.expect("who banks", list(wanted), banks)
    if "offers" in entry:
        asked = [offered.seat for offered in table.offers]
        outcome.expect("who is offered the bank", entry.get("offers"), asked)


def _seated(game: BankedGame, entry: Entry, answers: Answers) -> PlayerDealerTable:
    table = opened(game, entry)
    assert isinstance(table, PlayerDealerTable)
    for seat in entry.get("seats", ()):
        table.sit(seat, f"seat {seat}", STACK)
    for seat in entry.get("proposition", ()):
        if seat not in table.seats:
            raise BadScenario(f"seat {seat} is a proposition player's and nobody sits there")
    table.take_bank(_first(entry, answers), STAKE)
    return table


def opened(game: BankedGame, entry: Entry) -> Table[Any]:
    """A table that posts what the entry gives, and what is suggested for the rest."""
    given = read_table(game, entry.get("table", {}), besides={"banker"})
    suggested: dict[str, Value] = {s.name: s.suggest for s in game.settings if s.required}
    return open_table(game, {**suggested, **given})


def _first(entry: Entry, answers: Answers) -> int:
    """Who banks at first: as the table says, or the first seat that does not decline by name."""
    if "banker" in entry.get("table", {}):
        return int(entry.get("table")["banker"])
    for seat in entry.get("seats", ()):
        if not answers.name_next(seat) or answers.takes(seat):
            return int(seat)
    raise BadScenario("nobody banks the first round; name table.banker")


def _play_round(table: PlayerDealerTable) -> None:
    """A round in which everybody takes what is offered first."""
    assert table.bank
    for seat in table.seats:
        if seat != table.bank.seat:
            bet(table, seat)
    play_round(table)


def bet(table: Table[BankedGame], seat: int, amount: Cents = STAKE) -> None:
    """A seat stakes what it must to be in the round."""
    needed = {s.name for s in table.game.spots if s.equals} | {table.game.opens_with[0]}
    table.bet(seat, dict.fromkeys(needed, amount))


def play_round(table: Table[BankedGame]) -> None:
    """Deal any cards; whoever is asked takes what is offered first."""
    deck = table.game.deck_for(table.settings)
    chances = table.game.chances
    thrown = chances[0].throw(random.Random(0)) if chances else ()
    table.deal(RiggedShoe(deck, {}, seed=table.rounds), thrown)
    while table.round and (options := table.round.options()):
        table.play(options.seat, options.offers[0].action())


def run_burn(entry: Entry, outcome: Outcome) -> None:
    """Load the cards with one on top, and count what is burned before the first deal."""
    game = games.find(entry.game)
    if not isinstance(game, BankedGame) or game.burning is None:
        raise BadScenario(f"{game.id} burns no cards as they are loaded")
    settings = game.read_settings(read_table(game, entry.get("table", {}), besides=()))
    shoe = RiggedShoe(game.deck_for(settings), {BURNED: parse_cards(entry.get("first"))})
    layout = replace(random_layout(game, random.Random(0), settings), fresh=True)
    round = game.round(layout, shoe, settings)
    outcome.expect("burned", entry.get("burned"), len(round.holdings[BURNED].cards))
    watch = Watch()
    watch.look(round)
    watch.check_prompts(entry, outcome)
    shown = [card.text for card in round.holdings[BURNED].seen_by("public") if card]
    outcome.expect("turned up", entry.get("first").split(), shown)
