"""Scenarios of the bank's way round the table."""

from __future__ import annotations

from houseway import games
from houseway.errors import BadScenario
from houseway.floor.rotation import Rotation
from houseway.formats.scenarios.answers import Answers
from houseway.formats.scenarios.entry import Entry, Outcome, by_seat
from houseway.formats.scenarios.player_dealer import run_turns
from houseway.play import BankedGame


def run_rotation(entry: Entry, outcome: Outcome) -> None:
    """Let the bank go round, and compare who was asked and who banked each round.

    Everybody at the table bets in every round. Somebody who `joins` has not played against the
    house when the round that he joins begins. The `short` ones cannot cover the bets.
    """
    game = games.find(entry.game)
    if isinstance(game, BankedGame) and game.covering:
        run_turns(game, entry, outcome)
        return
    banking = game.banking if isinstance(game, BankedGame) else None
    owners: dict[int, str] = {
        seat: name for name, seats in entry.get("people", {}).items() for seat in seats
    }
    joins = by_seat(entry.get("joins", {}))
    seats = [*entry.get("seats", ()), *joins]
    answers = Answers(entry.get("answers", []))
    rotation = Rotation(game.seats, clockwise=bool(banking and banking.clockwise))
    short = entry.get("short", ())
    banks: list[int | str] = []
    offers: list[int] = []
    while len(banks) < len(entry.get("banks", ())) or len(offers) < len(entry.get("offers", ())):
        played = rotation.rounds
        eligible = [
            seat
            for seat in seats
            if played > 0 and joins.get(seat, 0) <= played and seat not in short
        ]

        def person(seat: int) -> str:
            return owners.get(seat, f"seat {seat}")

        offered = rotation.offer(eligible, person)
        banker: int | str = "dealer"
        if offered is not None:
            offers.append(offered)
            if answers.takes(offered):
                banker = offered
        banks.append(banker)
        rotation.passes(offered, person)
        if len(banks) > 100:
            raise BadScenario("the bank is not offered that often in a hundred rounds")
    if "banks" in entry:
        outcome.expect("who banks", entry.get("banks"), banks[: len(entry.get("banks"))])
    if "offers" in entry:
        outcome.expect("who is offered the bank", entry.get("offers"), offers)
