"""What the dealer's tablet asks for: the events, before anything has happened."""

from __future__ import annotations

from typing import Any

from houseway.cards import read_card
from houseway.errors import BadInput
from houseway.money import Cents
from houseway.play.happenings import Place
from houseway.play.written_actions import action_from_json
from houseway.server.logs.events import Draft
from houseway.server.people.accounts import Account
from houseway.server.people.names import clean_name
from houseway.server.shapes import live_commands as ask
from houseway.server.tablet.trades import PotTablet
from houseway.tablet import (
    Answered,
    Decided,
    Keyed,
    Seen,
    Step,
    TakenBack,
    corrected,
    in_turn,
    passed_over,
    ruled,
)
from houseway.tablet.written import name_of, step_to_json

_SEAT = "seat "


def draft_for(live: PotTablet, account: Account, command: ask.LiveCommand) -> Draft:
    """The event that a command asks for; the table itself says whether it may happen."""
    step = _step(live, account, command)
    if step is not None:
        return step_draft(step, account)
    kind, body = _told(live, account, command)
    return Draft(kind, {**body, "by": account.id})


def due_draft(live: PotTablet, account: Account) -> Draft | None:
    """What follows by itself: the turn has come of one who acted before it."""
    hand = live.table.hand if live.table.in_round else None
    step = in_turn(hand) if hand else None
    return step_draft(step, account) if step else None


def step_draft(step: Step, account: Account) -> Draft:
    """A step of the hand as an event, with who keyed it."""
    return Draft(name_of(step), {"step": step_to_json(step), "by": account.id})


def _told(
    live: PotTablet, account: Account, command: ask.LiveCommand
) -> tuple[str, dict[str, Any]]:
    match command:
        case ask.SitDown(seat=seat, name=name, buy_in=buy_in):
            return "sat", {"seat": seat, "name": clean_name(name), "buy_in": buy_in}
        case ask.BuyChips(seat=seat, amount=amount):
            return "bought", {"seat": seat, "amount": amount}
        case ask.CashOut(seat=seat):
            who = live.table.table.seats.get(seat)
            return "left", {"seat": seat, "amount": int(who.stack) if who else 0}
        case ask.Straddle(seat=seat, amount=amount):
            return "straddled", {"seat": seat, "amount": amount}
        case ask.Void(why=why):
            return "voided", {"why": why, "name": account.name}
        case (
            ask.Away(seat=seat) | ask.Back(seat=seat) | ask.Post(seat=seat) | ask.Button(seat=seat)
        ):
            return command.do, {"seat": seat}
        case ask.DealHand():
            return "dealt", {"hand": live.hand_number + 1}
        case ask.PushPot():
            return "settled", {"hand": live.hand_number}
        case ask.CloseLive():
            return "closed", {}
        case _:
            raise BadInput(f"{command.do} is no command for a live table")


def _step(live: PotTablet, account: Account, command: ask.LiveCommand) -> Step | None:
    """A step of the hand, ruled on where the house is asked."""
    match command:
        case ask.SeenAct(seen=seen):
            return ruled(live.table.playing(), read_seen(seen))
        case ask.PassOver(spoke_up=spoke_up):
            return passed_over(live.table.playing(), spoke_up=spoke_up)
        case ask.Decide(choice=choice, by=by, why=why):
            return Decided(choice, by or account.name, why)
        case ask.KeyCards(place=place, cards=cards):
            return Keyed(read_place(place), tuple(map(read_card, cards)))
        case ask.Answer(seat=seat, action=action):
            return Answered(seat, action_from_json(action.model_dump(exclude_none=True)))
        case ask.Correct(entry=entry, seen=seen, by=by, why=why):
            hand = live.table.playing()
            return corrected(hand, entry, read_seen(seen), by=by or account.name, why=why)
        case ask.Undo(by=by, why=why):
            return TakenBack(by or account.name, why)
        case _:
            return None


def read_seen(told: ask.SeenForm) -> Seen:
    """What was seen, as it was sent."""
    return Seen(
        told.seat,
        tuple(map(Cents, told.chips)),
        told.said,
        None if told.said_amount is None else Cents(told.said_amount),
        told.gesture,
        tuple(map(Cents, told.pulled)),
        told.chips_first,
        tuple(map(Cents, told.first_motion)),
    )


def read_place(name: str) -> Place:
    """A place by its name: `seat 3`, `board`."""
    number = name.removeprefix(_SEAT)
    return int(number) if name.startswith(_SEAT) and number.isdigit() else name
