"""What the seat to act may do, as a scenario states it."""

from __future__ import annotations

from typing import Any

from houseway.errors import BadScenario
from houseway.formats.scenarios.citations import check_offers, find_offers
from houseway.formats.scenarios.entry import Entry, Outcome, money
from houseway.money import text
from houseway.play import Bet, Call, Check, Fold, Offer, Options, RaiseTo, Round
from houseway.play.actions import BringIn, Chop
from houseway.play.pot.pot_round import PotRound

_ASKED = ("seat", "hand")
_POT_OPTIONS = {"seat", "fold", "check", "chop", "call", "bring_in", "bet", "raise_to"}
_POT_OPTIONS |= {"can_raise", "cites"}


def check_options(entry: Entry, outcome: Outcome, round: Round[Any]) -> None:
    """Compare who is asked, what he is offered, for how much, and under which clauses."""
    if "options" not in entry:
        return
    wanted = dict(entry.get("options"))
    options = round.options(wanted["seat"]) if _among_others(wanted, round) else round.options()
    if options is None:
        outcome.differences.append("options: nobody is to act, the hand is over")
        return
    check_offers(outcome, wanted.pop("cites", {}), options, round.game)
    if isinstance(round, PotRound):
        _check_betting(outcome, wanted, options)
    else:
        _check_banked(outcome, wanted, options)


def _among_others(wanted: dict[str, Any], round: Round[Any]) -> bool:
    """Whether the seat is one of several that are asked at once."""
    return wanted.get("seat") in round.waiting_for()


def _check_banked(outcome: Outcome, wanted: dict[str, Any], options: Options) -> None:
    """Offers by name: made or not, for one amount, or from one amount to another."""
    for key in filter(wanted.__contains__, _ASKED):
        outcome.expect(f"{key} to act", wanted.pop(key), getattr(options, key))
    for name, value in wanted.items():
        found = find_offers(options, name)
        if isinstance(value, bool):
            outcome.expect(f"may {name}", value, bool(found))
            continue
        outcome.expect(name, _range(value), _amounts(found))


def _amounts(offers: list[Offer]) -> list[str] | str:
    """The least and the most of the offers of one name."""
    if not offers:
        return "not open"
    return [text(min(each.least for each in offers)), text(max(each.most for each in offers))]


def _check_betting(outcome: Outcome, wanted: dict[str, Any], options: Options) -> None:
    if unknown := wanted.keys() - _POT_OPTIONS:
        known = ", ".join(sorted(_POT_OPTIONS))
        raise BadScenario(f"options have no {', '.join(sorted(unknown))}; there are {known}")
    if "seat" in wanted:
        outcome.expect("seat to act", wanted["seat"], options.seat)
    for key, kind in (("fold", Fold), ("check", Check), ("chop", Chop)):
        if key in wanted:
            outcome.expect(f"may {key}", wanted[key], options.offer(kind) is not None)
    if "call" in wanted:
        call = options.offer(Call)
        got = text(call.least) if call else "not open"
        outcome.expect("call", shown(wanted["call"] or False), got)
    if "bring_in" in wanted:
        opens = options.offer(BringIn)
        outcome.expect("bring-in", shown(wanted["bring_in"]), text(opens.least) if opens else None)
    raised = options.offer(RaiseTo) or options.offer(Bet)
    if "can_raise" in wanted:
        outcome.expect("can raise", wanted["can_raise"], raised is not None)
    for key in ("raise_to", "bet"):
        if key in wanted:
            open_to = [text(raised.least), text(raised.most)] if raised else "not open"
            outcome.expect(key, _range(wanted[key]), open_to)


def _range(wanted: Any) -> Any:
    if isinstance(wanted, list):
        return [shown(wanted[0]), shown(wanted[-1])] if wanted else wanted
    return shown(wanted) if wanted is False else [shown(wanted)] * 2


def shown(amount: Any) -> str:
    """An amount as it is compared; false is a bet that is not open."""
    return "not open" if amount is False else text(money(amount))
