"""What California's poker tables add to scenarios: blinds of two, over-blinds, collection."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from houseway import houses
from houseway.errors import BadScenario, BadSetting
from houseway.formats.scenarios.entry import Entry, Outcome, by_seat, money
from houseway.formats.scenarios.moves import split_move
from houseway.money import Cents, text
from houseway.play.actions import DECLINE, OverBlind
from houseway.play.happenings import Dealt, Posted
from houseway.play.pot import PotGame
from houseway.play.pot.pot_checks import check_over_blind
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Post

_WORDS = {"schedule", "option", "tier"}


def read_collection(game: PotGame, table: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of `collection = { schedule, option }`, or with a tier; several are refused."""
    written = table.get("collection")
    if written is None:
        apart = {key: table.get(f"collection_{key}") for key in _WORDS}
        written = {key: value for key, value in apart.items() if value is not None}
    if isinstance(written, list):
        cite = game.collecting.cite if game.collecting else None
        raise BadSetting("a table posts one schedule of collection at a time", clause=cite)
    if unknown := written.keys() - _WORDS:
        raise BadScenario(f"collection has a schedule, an option or a tier, not {sorted(unknown)}")
    if written and "schedule" not in written:
        written = written | _schedule(game, table, written)
    return {f"collection_{key}": value for key, value in written.items()}


def _schedule(
    game: PotGame, table: Mapping[str, Any], written: Mapping[str, Any]
) -> dict[str, str]:
    """The schedule of an option or a tier that is named alone; those of one kind charge alike."""
    at_limit = table.get("limit", "limit") == "limit"
    fitting = [
        each
        for each in (game.collecting.schedules if game.collecting else ())
        if each.charge == "time" or bool(each.options[0].tier) == at_limit
        if "tier" in written or each.option(written["option"])
    ]
    fitting.sort(key=lambda each: each.charge == "time")  # by the hand, where both have it
    return {"schedule": fitting[0].cite.id} if fitting else {}


def read_blinds_of_two(game: PotGame, table: Mapping[str, Any], entry: Entry) -> dict[str, str]:
    """Who posts the small blind of two, which nothing is printed of: whoever is said to act first.

    That settles it only where neither the table speaks of it nor somebody posts over the blinds.
    """
    stacks, button = by_seat(table.get("stacks", {})), table.get("button")
    open_to_both = game.blinds and game.blinds.two_open and "heads_up_small_blind" not in table
    if not open_to_both or len(stacks) != 2 or button not in stacks or "posts" in entry:
        return {}
    first = _first_to_act(entry)
    return {} if first in (None, button) else {"heads_up_small_blind": "left"}


def _first_to_act(entry: Entry) -> object:
    """The seat of the first move, or the one to act before any; None if the entry does not tell."""
    moves = entry.get("moves", ())
    if not moves:
        return entry.get("to_act")
    refused = "illegal" in entry and len(moves) == 1
    return None if refused or moves[0] == "check down" else split_move(moves[0])[0]


def buy_ins(settings: Mapping[str, Any]) -> dict[str, Cents]:
    """The buy-ins of a table that speaks of none: those that its schedule is for."""
    name = settings.get("collection_schedule")
    schedule = next((each for each in houses.schedules() if each.cite.id == name), None)
    if schedule is None or schedule.buy_ins is None:
        return {"minimum_buy_in": Cents(1)}
    least, most = schedule.buy_ins
    return {"minimum_buy_in": least[0], "maximum_buy_in": most[1]}


def play_over_blinds(round: PotRound, posts: Sequence[Post]) -> None:
    """Post over the blinds when each has one card, in the order written; the others decline."""
    waiting = list(posts)
    while (options := round.options()) and options.offer(OverBlind):
        if waiting and waiting[0].seat == options.seat:
            round.play(OverBlind(waiting.pop(0).amount))
        else:
            round.play(DECLINE)
    for post in waiting:  # not offered: too small for what lies there, or too large
        check_over_blind(round.game, round.stakes, post.amount, round.posts.opening_bet)
        raise BadScenario(f"seat {post.seat} was not asked for its over-blind")


def check_fees(entry: Entry, outcome: Outcome, round: PotRound) -> None:
    """Who paid collection, and when it was taken."""
    if "fees" in entry:
        wanted = {seat: text(money(fee)) for seat, fee in by_seat(entry.get("fees")).items()}
        paid = (line for line in round.lines if line.spot == "collection" and line.seat)
        outcome.expect("fees", wanted, {line.seat: text(-line.net) for line in paid})
    if "dropped" in entry:
        outcome.expect("when it is dropped", entry.get("dropped"), _dropped(round))


def _dropped(round: PotRound) -> str:
    for each in round.happenings:
        if isinstance(each, Posted) and each.what == "collection":
            return "before the cards"
        if isinstance(each, Dealt):
            return "after the deal"
    return "never"
