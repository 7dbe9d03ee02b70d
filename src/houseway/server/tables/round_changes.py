"""What happens in a round: the shuffle, the deal, the answers, the clock, the end.

Each event has one function, which says what money moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from houseway.errors import BrokenRound
from houseway.floor.event_table import EventHand, EventTable
from houseway.play.written_actions import action_from_json
from houseway.server.money import ledger
from houseway.server.money.ledger import Moves
from houseway.server.tables import showing
from houseway.server.tables.dealing import Shuffle
from houseway.server.tables.players import Clock
from houseway.server.tables.results import result
from houseway.server.tables.showing import Showing

if TYPE_CHECKING:
    from houseway.server.tables.live_table import LiveTable


def _shuffled(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    start = body.get("from", 0)
    if start and (live.carried is None or live.carried.used != start):
        raise BrokenRound(f"round {body['round']} does not go on where the shoe was left")
    live.next_root, live.next_from = body["root"], start
    return {}


def deals(live: LiveTable, body: Mapping[str, Any], shuffle: Shuffle) -> Moves:
    shoe = shuffle.shoe(live.next_from)
    if not shoe.start:
        live.outcomes = []
    if isinstance(live.table, EventTable):
        live.table.lay(EventHand.from_json(body["hand"]))
    live.table.deal(shoe, tuple(body.get("thrown", ())))
    live.round_number = body["round"]
    live.root, live.next_root, live.shoe = shuffle.root, None, shoe
    live.shuffle = shuffle
    live.dealt_in = dict(live.players)
    live.dealt_to = {seat: player.id for seat, player in live.players.items()}
    live.settled = False
    live.ready.clear()
    showing.ends(live)
    live.shown = []
    live.posted = {}
    if (purse := live.meter_purse) and live.table.round:
        lines = live.table.round.lines
        grown = sum(int(line.net) for line in lines if line.spot == "meter")
        live.posted = dict(ledger.moved(f"bank:{live.id}", purse, grown))
    return live.posted


def _acted(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    live.table.play(body["seat"], action_from_json(body["action"]))
    if live.clock and live.clock.seat == body["seat"]:
        live.clock = None
    return {}


def _clocked(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    live.clock = Clock(body["seat"], body["ends_at"])
    return {}


def _settled(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    moves = result(live)
    if moves != body["moves"]:
        raise BrokenRound(f"round {body['round']} was settled otherwise when it was played")
    live.settled = True
    if told := body.get("show"):
        live.showing = Showing(told["seat"], told["ends_at"])
    assert live.table.round is not None
    if outcome := live.game.outcome(live.table.round):
        live.outcomes.append(outcome)
    return moves


CHANGES: dict[str, Callable[[LiveTable, Mapping[str, Any]], Moves]] = {
    "shuffled": _shuffled,
    "acted": _acted,
    "clock": _clocked,
    "settled": _settled,
}
