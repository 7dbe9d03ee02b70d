"""What a command means: the events it asks for, before anything has happened."""

from __future__ import annotations

from typing import Any

from houseway.errors import BadInput, IllegalAction, IllegalBet, IllegalSeat
from houseway.floor import BankedTable
from houseway.play.written_actions import action_from_json, action_to_json
from houseway.server.errors import NotSeated
from houseway.server.house import House
from houseway.server.logs.events import Draft
from houseway.server.people.accounts import Account
from houseway.server.shapes import commands as ask
from houseway.server.tables.bots import needs_bank
from houseway.server.tables.early_posts import cards_at, posts
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.long_hands import check_ends
from houseway.server.tables.orders import check_goes_on
from houseway.server.tables.seat_changes import check_welcome
from houseway.server.tables.showing import answer
from houseway.server.tables.time_fees import before_cards


def events_for(
    live: LiveTable,
    account: Account,
    command: ask.Command,
    house: House,
    wanted: int | None = None,
) -> list[Draft]:
    """The events a command asks for; the table itself says whether they may happen.

    `wanted` is the seat that it is for, where somebody has several.
    """
    if live.event and not isinstance(command, ask.Act | ask.Away | ask.Back | ask.Say):
        raise IllegalAction(f"{live.name} is a table of a tournament, which deals and seats itself")
    if isinstance(command, ask.Sit):
        return [_sit(live, account, command)]
    if isinstance(command, ask.BESIDE_THE_GAME):
        return _beside(live, account, command, round(house.now(), 3))
    seat = own_seat(live, account, wanted)
    if isinstance(command, ask.Leave | ask.Away | ask.Back):
        seats = live.seats_of(account.id) if wanted is None else [seat]
        kind, _ = _told(command)
        return [Draft(kind, {"seat": each}) for each in seats]
    if isinstance(command, ask.Say):
        told = {"seat": seat, "phrase": command.phrase, "at": round(house.now(), 3)}
        return [Draft("spoke", told)]
    if isinstance(command, ask.CallClock):
        return [_clock(live, house, seat)]
    if isinstance(command, ask.Show | ask.Muck):
        return answer(live, seat, house, show=isinstance(command, ask.Show))
    if isinstance(command, ask.Straddle):
        return posts(live, seat, command.amount, house)
    if isinstance(command, ask.Deal):
        check_goes_on(live)
        return _deal(live, seat, house) if live.banked else _deal_hand(live, seat, house)
    if isinstance(command, ask.Act):
        check_ends(live.table.round, command.action.act, seat)
    kind, body = _told(command)
    return [Draft(kind, {"seat": seat, **body})]


def own_seat(live: LiveTable, account: Account, wanted: int | None) -> int:
    """The seat that somebody speaks for: the one he names, or the one that is asked."""
    seat = live.seat_of(account.id)
    if seat is None:
        raise NotSeated(f"you have no seat at {live.name}; sit down first")
    if wanted is not None and wanted not in live.seats_of(account.id):
        raise NotSeated(f"seat {wanted} of {live.name} is not yours; you sit in seat {seat}")
    return seat if wanted is None else wanted


def in_time(live: LiveTable, account: Account, form: ask.CommandForm) -> bool:
    """Whether a command answers the table as it is.

    Of several who are asked at once, one may answer although another was quicker.
    """
    if form.state == live.table.state or isinstance(form.command, ask.STATELESS):
        return True
    asked = set(live.seats_of(account.id)) & set(live.asked)
    answers = bool(asked) and isinstance(form.command, ask.Act)
    return answers and live.asked_at <= form.state < live.table.state


def _told(command: ask.Command) -> tuple[str, dict[str, Any]]:
    """The event that a command asks for as it stands."""
    match command:
        case ask.Buy(amount=amount):
            return "bought", {"amount": amount}
        case ask.Leave():
            return "left", {}
        case ask.Bet(bets=bets, tips=tips):
            return "bet", {"bets": _laid(bets), "tips": _laid(tips)}
        case ask.Act(action=action):
            given = action_from_json(action.model_dump(exclude_none=True))
            return "acted", {"action": action_to_json(given)}
        case ask.TakeBank(roll=roll, dealer_bet=dealer_bet):
            return "bank", {"roll": roll, "dealer_bet": dealer_bet}
        case ask.Away() | ask.Back() | ask.Post() | ask.Agree() | ask.Refuse() | ask.WaiveBank():
            return command.do, {}
        case _:
            raise BadInput(f"{command.do} is no command for a table")


def _sit(live: LiveTable, account: Account, command: ask.Sit) -> Draft:
    taken, most = live.seats_of(account.id), live.table.seats_each
    if len(taken) >= most:
        each = "one seat each" if most == 1 else f"at most {most} positions each"
        raise IllegalSeat(
            f"you sit in seat {taken[0]} of {live.name} already; {each}",
            clause=live.table.seats_each_cite,
        )
    told = {"seat": command.seat, "buy_in": command.buy_in}
    return Draft("sat", {**told, "person": account.id, "name": account.name, "bot": False})


def _deal(live: LiveTable, seat: int, house: House) -> list[Draft]:
    """Somebody wants the cards; whoever has not said so has a moment to bet."""
    if live.table.in_round:
        raise IllegalAction("a round is being played; the next is dealt when it is over")
    own = live.seats_of(live.players[seat].id)
    if not live.bettors().intersection(own) and not _banks(live, seat):
        raise IllegalBet(f"seat {seat} has no bet on the layout; bet before the cards are dealt")
    drafts = [Draft("ready", {"seat": each}) for each in own]
    offered = live.table.bank_offer if isinstance(live.table, BankedTable) else None
    if needs_bank(live) and offered in own:
        drafts.insert(0, Draft("waive", {"seat": offered}))  # who bets on does not want the bank
    if house.pace.betting_seconds and live.between.deals_at is None and live.undecided - set(own):
        ends_at = round(house.now() + house.pace.betting_seconds, 3)
        drafts.append(Draft("dealing", {"seat": seat, "ends_at": ends_at}))
    return drafts


def _deal_hand(live: LiveTable, seat: int, house: House) -> list[Draft]:
    """The next hand, at once or when those who may post before it have had their moment."""
    if live.table.in_round:
        raise IllegalAction("a round is being played; the next is dealt when it is over")
    if reason := live.table.can_deal():
        raise IllegalAction(reason)
    own = live.showing.seat == seat  # who wants the next cards does not show these
    first = [Draft("mucked", {"seat": seat})] if own else []
    now = house.now()
    comes_at = max(now, cards_at(live, seat, now))
    if comes_at <= now and before_cards(live, now) is None:
        return [*first, Draft("dealt", {"round": live.round_number + 1, "by": seat})]
    ready = [*first, Draft("ready", {"seat": seat})]
    if live.between.deals_at is not None:
        return ready
    ends_at = int(comes_at * 1000) / 1000  # not after now, if the cards come now
    return [*ready, Draft("dealing", {"seat": seat, "ends_at": ends_at})]


def _beside(
    live: LiveTable, account: Account, command: ask.BesideTheGame, at: float
) -> list[Draft]:
    """The waiting list, and closing the table: what needs no seat."""
    told = {"person": account.id}
    match command:
        case ask.JoinList():
            _check_joins(live, account)
            return [Draft("joined", {**told, "name": account.name, "at": at})]
        case ask.LeaveList():
            return [Draft("unlisted", told)]
        case ask.DeclineSeat():
            return [Draft("declined", {**told, "at": at})]
        case ask.Close():
            return closing(live, account)


def _check_joins(live: LiveTable, account: Account) -> None:
    """Nobody waits for what he has, or could have."""
    if live.between.closed:
        raise IllegalSeat(f"{live.name} is closed; the lobby lists the tables that are open")
    if seat := live.seat_of(account.id):
        raise IllegalSeat(f"you sit in seat {seat} of {live.name} already")
    check_welcome(live, account.id)
    if live.free_seats:
        raise IllegalSeat(f"seat {min(live.free_seats)} is free; sit down there")


def closing(live: LiveTable, account: Account) -> list[Draft]:
    """The host closes a table at which only bots sit, if anybody; they leave first."""
    if live.between.closed:
        raise IllegalSeat(f"{live.name} is closed already")
    if account.id != live.between.host:
        raise IllegalSeat(f"{live.name} is not yours to close; whoever opened it may")
    if live.humans:
        raise IllegalSeat(
            f"seat {live.humans[0]} is taken; a table is closed when nobody sits there"
        )
    if live.table.in_round:
        raise IllegalSeat("a round is being played; the table may be closed when it is over")
    bots = [Draft("left", {"seat": seat}) for seat in sorted(live.players)]
    return [*bots, Draft("closed", {"by": account.id})]


def _banks(live: LiveTable, seat: int) -> bool:
    bank = live.table.bank if isinstance(live.table, BankedTable) else None
    return needs_bank(live) and bank is not None and bank.seat == seat


def _clock(live: LiveTable, house: House, by: int) -> Draft:
    """Give the player to act one minute, by the clause of the house, if it prints one.

    The clock is called at any table, since a player who has walked away would stop the others
    for good.
    """
    rule = live.table.house.clock
    seat = live.to_act
    if seat is None:
        raise IllegalAction("nobody is asked to act, so there is nobody to time", clause=rule)
    if live.clock:
        raise IllegalAction(f"the clock is on seat {seat} already", clause=rule)
    ends_at = round(house.now() + house.pace.clock_seconds, 3)
    return Draft("clock", {"seat": seat, "ends_at": ends_at, "by": by})


def _laid(stakes: dict[str, int]) -> dict[str, int]:
    return {spot: amount for spot, amount in stakes.items() if amount}
