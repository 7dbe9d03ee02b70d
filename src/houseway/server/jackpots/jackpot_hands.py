"""A finished hand at a table, as a jackpot's books and its log take it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from houseway import money
from houseway.floor.jackpots import Desk, facts_of
from houseway.hands import FIVE_CARD
from houseway.play.pot.pot_round import PotRound
from houseway.server.jackpots.jackpot_claims import People, write_claim
from houseway.server.jackpots.live_jackpot import LiveJackpot
from houseway.server.logs.events import Draft
from houseway.server.tables.live_table import LiveTable


def judge_hand(
    jackpot: LiveJackpot,
    live: LiveTable,
    drop: int,
    at: int,
    first_card: int,
    elsewhere: People,
    *,
    shown: bool = False,
) -> Draft | None:
    """Write a hand into a jackpot's books; what there is to tell of it, if anything.

    A hand that was `shown` after it had won without a showdown is told once more.
    """
    pool, played, moment = jackpot.pool, live.table.round, jackpot.moment(at)
    assert isinstance(played, PotRound)
    when = jackpot.time(moment)
    body: dict[str, Any] = {
        "table": live.id, "name": live.name, "room": live.room, "round": live.round_number,
        "drop": drop, "at": moment, "first_card": first_card,
    }  # fmt: skip
    if shown:
        body["tabled"] = True
    if drop:
        pool.drop(money.Cents(drop), live.room or live.id, when)
    before = {name: len(claims) for name, claims in pool.claims.items()}
    people = people_of(live)
    desk = Desk({jackpot.name: pool}, live.room, {live.id: (jackpot.name,)})
    verdict = desk.hand_ends(
        live.id,
        played,
        when,
        first_card=jackpot.time(first_card),
        people={int(seat): _listed(live, person) for seat, person in people.items()},
        elsewhere=[(table, int(seat)) for table, seats in elsewhere.items() for seat in seats],
    )[jackpot.name]
    if verdict.entered:
        facts = facts_of(played)
        body["entered"] = [
            {
                "who": _listed(live, people[str(seat)]),
                **people[str(seat)],
                "cards": " ".join(
                    card.text for card in FIVE_CARD.rank((*facts.hands[seat], *facts.board)).made_of
                ),
            }
            for seat in verdict.entered
        ]
    for name, claims in pool.claims.items():
        if len(claims) > before.get(name, 0):
            body["claim"] = write_claim(claims[-1][0], {live.id: people, **elsewhere})
            body["words"] = verdict.reason
    return Draft("hand", body) if drop or "entered" in body or "claim" in body else None


def people_of(live: LiveTable) -> dict[str, dict[str, Any]]:
    """Who was dealt in, by seat."""
    played = live.table.round
    assert isinstance(played, PotRound)
    seated = {seat: live.dealt_in[seat] for seat in played.order}
    return {
        str(seat): {"id": player.id, "name": player.name, "bot": player.bot}
        for seat, player in seated.items()
    }


def _listed(live: LiveTable, person: Mapping[str, Any]) -> str:
    """How somebody is called on the day's list of hands: bots have a number at their table only."""
    return f"{live.id}:{person['id']}" if person["bot"] else str(person["id"])
