"""What the tablet of a live banked table asks for: one event for each command.

Exactly one, so that a tablet which was cut off knows the number of the state that each of its acts
will meet.
"""

from __future__ import annotations

from typing import Any

from houseway.cards import card
from houseway.play.written_actions import action_from_json
from houseway.server.logs.events import Draft
from houseway.server.people.accounts import Account
from houseway.server.people.names import clean_name
from houseway.server.shapes import dealer_commands as ask
from houseway.server.shapes import live_commands as keyed
from houseway.server.tablet.tablet_commands import read_place
from houseway.server.tablet.trades import BankedTablet, round_log
from houseway.tablet.banked import CardPutRight, LaidCard, RoundStep
from houseway.tablet.banked.steps import name_of, step_to_json
from houseway.tablet.steps import Answered, TakenBack

KINDS: dict[type[Any], str] = {  # commands between rounds, and the events that they ask for
    ask.TakeSeat: "sat",
    keyed.BuyChips: "bought",
    keyed.CashOut: "left",
    keyed.Away: "away",
    keyed.Back: "back",
    ask.LayBets: "bet",
    ask.BetBehind: "behind",
    ask.LayCommission: "prepaid",
    ask.TakesBank: "bank",
    ask.WaivesBank: "waived",
    ask.CloseBets: "dealt",
    keyed.PushPot: "settled",
    keyed.Void: "voided",
    ask.NewShoe: "shoe",
    keyed.CloseLive: "closed",
}


def draft_for(live: BankedTablet, account: Account, command: ask.DealerCommand) -> Draft:
    """The event that a command asks for; the table itself says whether it may happen."""
    step = _step(live, account, command)
    if step is not None:
        return Draft(name_of(step), {"step": step_to_json(step), "by": account.id})
    told = command.model_dump(mode="json", exclude={"do"})
    return Draft(KINDS[type(command)], {**told, **_told(live, account, command), "by": account.id})


def _told(live: BankedTablet, account: Account, command: ask.DealerCommand) -> dict[str, Any]:
    """What is written down besides what the command says itself."""
    match command:
        case ask.TakeSeat(name=name) | ask.BetBehind(name=name):
            return {"name": clean_name(name)}
        case ask.CloseBets():
            return {"round": live.hand_number + 1}
        case keyed.PushPot():
            return {"round": live.hand_number, "log": round_log(live)}
        case keyed.Void():
            return {"name": account.name}
        case _:
            return {}


def _step(live: BankedTablet, account: Account, command: ask.DealerCommand) -> RoundStep | None:
    """A step of the round."""
    match command:
        case ask.TurnCards(cards=cards, place=place):
            at = None if place is None else read_place(place)
            return live.table.playing().keys(map(card, cards), at)
        case ask.Decided(seat=seat, action=action):
            return Answered(seat, action_from_json(action.model_dump(exclude_none=True)))
        case ask.PutRight(place=place, at=at_, card=text, by=by, why=why):
            laid = LaidCard(read_place(place), at_, card(text))
            return CardPutRight(laid, by or account.name, why)
        case keyed.Undo(by=by, why=why):
            return TakenBack(by or account.name, why)
        case _:
            return None
