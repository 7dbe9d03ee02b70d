"""Scenarios of the bank's way round the table."""

from __future__ import annotations

from houseway import games
from houseway.errors import BadScenario
from houseway.floor.banked import BankedTable
from houseway.formats.scenarios.entry import Entry, Outcome, by_seat, money
from houseway.formats.scenarios.floor.bank_answers import Answers
from houseway.formats.scenarios.floor.bank_turns import (
    STACK,
    STAKE,
    bet,
    opened,
    play_round,
    run_turns,
)
from houseway.play import BankedGame


def run_rotation(entry: Entry, outcome: Outcome) -> None:
    """Let the bank go round a real table, and compare who was asked and who banked each round.

    Everybody at the table bets in every round. Somebody who `joins` sits down before the round
    that is named. The `short` ones have what they bet and no more, others as many `chips` as is
    said, before every round.
    """
    game = games.find(entry.game)
    if isinstance(game, BankedGame) and game.covering:
        run_turns(game, entry, outcome)
        return
    if not isinstance(game, BankedGame) or game.banking is None:
        raise BadScenario(f"no player banks {entry.game}; its bank does not go round")
    answers = Answers(entry.get("answers", []))
    table = opened(game, entry)
    assert isinstance(table, BankedTable)
    banks: list[int | str] = []
    offers: list[int] = []
    while len(banks) < len(entry.get("banks", ())) or len(offers) < len(entry.get("offers", ())):
        _gather(entry, table, len(banks) + 1)
        for seat in table.seats:
            bet(table, seat)
        banker: int | str = "dealer"
        if (seat_asked := table.bank_offer) is not None:
            offers.append(seat_asked)
            if answers.takes(seat_asked):
                terms = table.bank_terms()
                assert terms
                table.take_bank(seat_asked, terms[1])
                banker = seat_asked
            else:
                table.waive_bank(seat_asked)
        banks.append(banker)
        play_round(table)
        if len(banks) > 100:
            raise BadScenario("the bank is not offered that often in a hundred rounds")
    if "banks" in entry:
        outcome.expect("who banks", entry.get("banks"), banks[: len(entry.get("banks"))])
    if "offers" in entry:
        outcome.expect("who is offered the bank", entry.get("offers"), offers)


def _gather(entry: Entry, table: BankedTable, number: int) -> None:
    """Who plays the coming round, each with the chips he is said to have."""
    owners = {seat: name for name, seats in entry.get("people", {}).items() for seat in seats}
    joins = by_seat(entry.get("joins", {}))
    for seat in (*entry.get("seats", ()), *joins):
        if seat not in table.seats and joins.get(seat, 1) <= number:
            table.sit(seat, owners.get(seat, f"seat {seat}"), STACK)
    chips = {seat: money(has) for seat, has in by_seat(entry.get("chips", {})).items()}
    for seat, who in table.seats.items():
        who.stack = chips.get(seat, STAKE if seat in entry.get("short", ()) else STACK)
