"""Scenarios of collection: what a posted schedule charges."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from houseway import games, houses
from houseway.errors import BadInput, BadScenario, BadSetting, IllegalBet
from houseway.formats.scenarios.citations import check_refused
from houseway.formats.scenarios.entry import Entry, Outcome, money, money_by_spot
from houseway.money import Cents, text
from houseway.play.banked.layout_checks import check_amount
from houseway.wagers.collection import Option, Schedule

SEVERAL = ("action", "players", "minutes_left")  # each may be a list, with a list of fees
_EACH = ("fee", "fee_each")


def run_collection(entry: Entry, outcome: Outcome) -> None:
    """Read fees from a schedule and compare them, or see that it is not for such a table."""
    for case in _cases(entry):
        _run_case(case, outcome)


def _cases(entry: Entry) -> Iterator[Entry]:
    """One for each number that a list holds, with its own fee."""
    listed = next((key for key in SEVERAL if isinstance(entry.get(key), list)), None)
    if listed is None:
        yield entry
        return
    for i, number in enumerate(entry.get(listed)):
        fees = {key: entry.get(key)[i] for key in _EACH if isinstance(entry.get(key), list)}
        yield replace(entry, body={**entry.body, listed: number, **fees})


def _run_case(entry: Entry, outcome: Outcome) -> None:
    schedule = _schedule(entry) if "schedule" in entry else None
    try:
        option = _posted(entry, schedule)
    except (BadInput, IllegalBet) as error:
        if isinstance(error, BadScenario) or "illegal" not in entry:
            raise
        check_refused(entry, outcome, error)
        return
    if "illegal" in entry:
        outcome.differences.append("the table was taken; it should have been refused")
        return
    if "off" in entry:
        outcome.expect("off until confirmed", entry.get("off"), bool(option.confirm))
    if "payers" in entry:
        outcome.expect("who pays", entry.get("payers"), list(option.payers))
    if "dropped" in entry:
        moment = "after the deal" if option.after_deal else "before the cards"
        outcome.expect("when it is dropped", entry.get("dropped"), moment)
    _check_fees(entry, outcome, option)


def _check_fees(entry: Entry, outcome: Outcome, option: Option) -> None:
    action = _action(entry, option)
    if "rates" in entry:
        column = [row.player if row.dealer is None else row.dealer for row in option.rows]
        _rates(outcome, "rates", entry.get("rates"), column)
    if "player_rates" in entry:
        own = option.player_rows or option.rows
        _rates(outcome, "rates of a player", entry.get("player_rates"), [r.player for r in own])
    if "fee" in entry:
        outcome.expect("fee", text(money(entry.get("fee"))), text(_fee(entry, option, action)))
    if "fee_each" in entry:
        each = _fee_each(entry, option, action)
        outcome.expect("fee of each player", text(money(entry.get("fee_each"))), text(each))
    if isinstance(fees := entry.get("fees"), dict):
        for payer, fee in fees.items():
            a_player = payer.startswith(("each", "player")) and "dealer" not in payer
            got = (_fee_each if a_player else _fee)(entry, option, action)
            outcome.expect(f"fee of the {payer}", text(money(fee)), text(got))
    elif "fees" in entry:
        charged = [text(option.player_fee(action, money(each))) for each in entry.get("wagers", ())]
        outcome.expect("fees", [text(money(each)) for each in entry.get("fees")], charged)


def _posted(entry: Entry, schedule: Schedule | None) -> Option:
    """The option that a table posts, if it may: for such a game, limits, bets and players."""
    section = entry.get("section") or (games.find(entry.game).section if entry.game else "")
    number = entry.get("option")
    if section and schedule and section not in schedule.games:
        raise BadSetting(f"{schedule.cite} is not for {section}")
    if schedule is None:
        return houses.printing(section).collection.option(section, number)
    if "tier" in entry:
        option = schedule.tier(entry.get("tier"), entry.get("players", 0), _limit(entry, schedule))
    else:
        option = _option(schedule, number)
    limits = {key: money(entry.get(key)) for key in ("minimum", "maximum") if key in entry}
    schedule.check_limits(option, limits.get("minimum"), limits.get("maximum"))
    if "buy_in" in entry:
        least, *most = map(money, entry.get("buy_in"))
        schedule.check_buy_in(least, most[0] if most else None)
    if "limits" in entry:
        small, big = map(money, entry.get("limits"))
        schedule.check_limit_game(option, small, big)
    for wager in entry.get("wagers", [entry.get("wager")] if "wager" in entry else ()):
        check_amount("a wager", money(wager), limits)
    if "illegal" in entry:
        if option.confirm:
            raise BadSetting(f"option {option.number} is off: its row is {option.confirm}")
        action = _action(entry, option)
        _fee(entry, option, action)
        for wager in entry.get("wagers", ()):
            option.player_fee(action, money(wager))
    return option


def _limit(entry: Entry, schedule: Schedule) -> str:
    """The table limit whose tier is meant; a fee is the same at each, so any will do for it."""
    first = "" if "illegal" in entry else schedule.options[0].limit
    if first and "limits" in entry:
        return "-".join(str(amount) for amount in entry.get("limits"))
    return str(entry.get("limit", first)).replace("$", "")


def _action(entry: Entry, option: Option) -> Cents:
    """The action as it is written, or of the wagers on each spot, as far as they count."""
    if "bets" in entry:
        return option.action(money_by_spot(entry.get("bets")).items())
    return money(entry.get("action", 0))


def _rates(outcome: Outcome, what: str, wanted: list[float], column: list[Cents | None]) -> None:
    got = [text(each or 0) for each in column]
    outcome.expect(what, [text(money(each)) for each in wanted], got)


def _fee(entry: Entry, option: Option, action: Cents) -> Cents:
    """The one fee of a hand or a half hour: the player-dealer's, the button's, or a player's."""
    if option.player == "time":
        return option.time_fee(entry.get("minutes_left", 30))
    if option.player == "button":
        return option.button_fee(entry.get("players", 0))
    return option.dealer_fee(action)


def _fee_each(entry: Entry, option: Option, action: Cents) -> Cents:
    """What every player pays, or one with such a wager."""
    if option.player == "time":
        return _fee(entry, option, action)
    wager = money(entry.get("wager", entry.get("action", 0)))
    return option.player_fee(action, wager)


def _schedule(entry: Entry) -> Schedule:
    written = entry.get("schedule")
    for each in houses.schedules():
        if written in (each.cite.id, each.cite.id.removesuffix(".table")):
            return each
    raise BadScenario(f"{written!r} is no collection schedule; name its table's clause")


def _option(schedule: Schedule, number: object) -> Option:
    """One option: several at once, or one that the schedule lacks, are refused."""
    option = schedule.option(number) if isinstance(number, int) else None
    if option is None:
        raise BadSetting(f"{schedule.cite} has no option {number}")
    return option
