"""What happens at a table between its rounds: players come and go, bet, bank, post.

Each event has one function, which says what money moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from houseway.errors import IllegalBet, IllegalSeat
from houseway.floor import BankedTable
from houseway.money import Cents
from houseway.server.money import ledger
from houseway.server.money.ledger import Moves
from houseway.server.tables import showing
from houseway.server.tables.early_posts import may_post
from houseway.server.tables.players import Player

if TYPE_CHECKING:
    from houseway.server.tables.live_table import LiveTable


def _opened(live: LiveTable, _body: Mapping[str, Any]) -> Moves:
    return live.opens()


def _banks(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    _house_banked(live).take_bank(body["seat"], body["roll"], body["dealer_bet"])
    live.ready.discard(body["seat"])
    return {}


def _waives(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    _house_banked(live).waive_bank(body["seat"])
    return {}


def _house_banked(live: LiveTable) -> BankedTable:
    if not isinstance(live.table, BankedTable):
        raise IllegalBet(f"{live.game.name} has no bank to take")
    return live.table


def _sat(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    seat, player = body["seat"], Player(body["person"], body["name"], body["bot"])
    live.between.check_seat(seat, player.id, live.name)
    check_welcome(live, player.id)
    live.table.sit(seat, player.id, Cents(body["buy_in"]))
    live.players[seat] = player
    return ledger.moved(player.purse(), ledger.seat(live.id, seat), body["buy_in"])


def check_welcome(live: LiveTable, person: str) -> None:
    """Whoever was put out of a game does not come back as long as it goes on."""
    if person in live.orders.barred:
        raise IllegalSeat(f"the floor has put you out of {live.name}; ask for another table")
    if person in live.put_out:
        kill = live.table.house.table.kill
        raise IllegalSeat(
            "who refused to post a kill is out of this game", clause=kill.put_out if kill else None
        )


def _bought(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    seat = body["seat"]
    live.table.buy(seat, Cents(body["amount"]))
    purse = live.players[seat].purse()
    return ledger.moved(purse, ledger.seat(live.id, seat), body["amount"])


def _left(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    return goes(live, body["seat"], live.table.leave(body["seat"]))


def _refused(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    """A killer who will not post is put out of the game, as long as it goes on."""
    person = live.players[body["seat"]].id
    moves = goes(live, body["seat"], live.table.refuse(body["seat"]))
    live.put_out = {*live.put_out, person} if live.players else set()
    return moves


def goes(live: LiveTable, seat: int, stack: Cents) -> Moves:
    """A seat is empty, and its chips are in the wallet of who sat there."""
    live.ready.discard(seat)
    if live.showing.seat == seat:
        showing.ends(live)
    if len(live.players) == 1:
        live.put_out = set()  # the game is over
    return ledger.moved(ledger.seat(live.id, seat), live.players.pop(seat).purse(), stack)


def _bet(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    live.table.bet(body["seat"], body["bets"], body["tips"])
    live.ready.discard(body["seat"])
    return {}


def _straddled(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    live.table.straddle(body["seat"], Cents(body["amount"]))
    if body["amount"] and may_post(live).kind == "over-blind":
        live.ready.clear()  # each may go over it
    return {}


def _went_away(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    live.table.away(body["seat"])
    live.ready.discard(body["seat"])
    return {}


def _posts(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    live.table.post(body["seat"])
    return {}


def _agrees(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    live.table.agree(body["seat"])
    return {}


def _came_back(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    live.table.back(body["seat"])
    return {}


def _said_deal(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    live.ready.add(body["seat"])
    return {}


CHANGES: dict[str, Callable[[LiveTable, Mapping[str, Any]], Moves]] = {
    "opened": _opened,
    "bank": _banks,
    "waive": _waives,
    "sat": _sat,
    "bought": _bought,
    "left": _left,
    "picked_up": _left,
    "refuse": _refused,
    "bet": _bet,
    "straddled": _straddled,
    "away": _went_away,
    "back": _came_back,
    "post": _posts,
    "agree": _agrees,
    "ready": _said_deal,
}
