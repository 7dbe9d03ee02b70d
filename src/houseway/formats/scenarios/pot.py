"""Scenarios of pot games."""

from __future__ import annotations

from typing import Any

from houseway.cards import RiggedShoe
from houseway.errors import BadScenario
from houseway.floor.kill import Kill
from houseway.formats.scenarios.entry import Entry, Outcome, by_seat, cards_at, money
from houseway.formats.scenarios.kill import check_kill, place_button, with_kill
from houseway.formats.scenarios.moves import split_move
from houseway.formats.scenarios.tables import read_table
from houseway.money import dollars, text
from houseway.play import Bet, Call, Check, Fold, Options, RaiseTo
from houseway.play.pot import PotGame
from houseway.play.pot_round import PotRound
from houseway.play.round import Shown
from houseway.play.stakes import Post, Seating, Stakes

NO_SETTINGS = {"button", "stacks", "dead"}


def open_pot(game: PotGame, entry: Entry) -> PotRound:
    """Seat the players, post, and deal the cards that the scenario gives."""
    table = entry.get("table", {})
    game.refuse_side_bets(tips="tips" in entry, back="back" in entry)
    stakes = game.stakes(read_table(game, with_kill(table), besides=NO_SETTINGS))
    kill = _kill(entry, stakes)
    if "stacks" not in table or ("button" not in table and game.needs_button):
        raise BadScenario("the table of a pot game needs its stacks and the button's seat")
    dead = tuple(
        Post(seat, "dead", money(amount)) for seat, amount in by_seat(table.get("dead", {})).items()
    )
    stacks = {seat: money(chips) for seat, chips in by_seat(table["stacks"]).items()}
    kills = kill.posts(stacks) if kill else []
    seating = Seating(
        stacks,
        table.get("button", 0),
        (*dead, *kills, *(_post(written) for written in entry.get("posts", ()))),
        kill=kill.mark() if kill else None,
    )
    shoe = RiggedShoe(game.deck_for(stakes.settings), cards_at(entry.get("cards", {})))
    return game.round(seating, shoe, kill.next_stakes if kill else stakes)


def _kill(entry: Entry, stakes: Stakes) -> Kill | None:
    """The kill of a scenario's table, its button where it lies before the hand."""
    kill = Kill.at(stakes.settings, stakes)
    place_button(kill, entry.get("table", {}))
    return kill


def _post(written: str) -> Post:
    seat, words = split_move(written)
    kind, _, amount = words.partition(" ")
    if not amount:
        raise BadScenario(f"{written!r} is not a post; write '4 straddle 8'")
    return Post(seat, kind, dollars(amount))


def check_pot(entry: Entry, outcome: Outcome, round: PotRound) -> None:
    """Compare options, stacks and pots with what the scenario expects."""
    options = round.options()
    if "options" in entry:
        _check_options(outcome, entry.get("options"), options)
    if isinstance(wanted := entry.get("to_act"), list):
        outcome.expect("to_act", sorted(wanted), sorted(round.waiting_for()))
    elif "to_act" in entry:
        outcome.expect("to_act", wanted or None, options.seat if options else None)
    if "opens" in entry:
        outcome.expect("opens", entry.get("opens"), round.opens)
    if "show_order" in entry:
        shown = [each.place for each in round.happenings if isinstance(each, Shown)]
        listed = [place for place in shown if place in entry.get("show_order")]
        outcome.expect("show order", entry.get("show_order"), listed)
    for seat, wanted in by_seat(entry.get("stacks", {})).items():
        got = round.stack.get(seat)
        outcome.expect(f"stack of seat {seat}", _shown(wanted), text(got) if got is not None else 0)
    if "returned" in entry:
        wanted = {seat: _shown(amount) for seat, amount in by_seat(entry.get("returned")).items()}
        got_back = {seat: text(amount) for seat, amount in round.returned.items()}
        outcome.expect("returned", wanted, {s: got_back.get(s, "0.00") for s in wanted} or got_back)
    if "rake" in entry:
        outcome.expect("rake", _shown(entry.get("rake")), text(round.rake))
    if "burned" in entry:
        outcome.expect("burned cards", entry.get("burned"), len(round.burned))
    if "pots" in entry:
        _check_pots(outcome, entry.get("pots"), round)
    if "kill" in entry:
        _check_kill(entry, outcome, round)


def _check_kill(entry: Entry, outcome: Outcome, round: PotRound) -> None:
    """Where the kill button lies after the hand, or during it."""
    kill = _kill(entry, round.game.stakes(round.settings))
    if kill and round.over:
        kill.ends(round)
    check_kill(entry, outcome, kill)


def _check_pots(outcome: Outcome, wanted: list[Any], round: PotRound) -> None:
    pots = round.gathered()
    amounts = [each["amount"] if isinstance(each, dict) else each for each in wanted]
    outcome.expect("pots", list(map(_shown, amounts)), [text(pot.amount) for pot in pots])
    for each, pot in zip(wanted, pots, strict=False):
        if isinstance(each, dict) and "seats" in each:
            outcome.expect(f"who may win the {pot.name}", sorted(each["seats"]), sorted(pot.seats))


def _check_options(outcome: Outcome, wanted: dict[str, Any], options: Options | None) -> None:
    if options is None:
        outcome.differences.append("options: nobody is to act, the hand is over")
        return
    if "seat" in wanted:
        outcome.expect("seat to act", wanted["seat"], options.seat)
    for key, kind in (("fold", Fold), ("check", Check)):
        if key in wanted:
            outcome.expect(f"may {key}", wanted[key], options.offer(kind) is not None)
    if "call" in wanted:
        call = options.offer(Call)
        outcome.expect("call", _shown(wanted["call"]), text(call.least) if call else "not open")
    raised = options.offer(RaiseTo) or options.offer(Bet)
    if "can_raise" in wanted:
        outcome.expect("can raise", wanted["can_raise"], raised is not None)
    for key in ("raise_to", "bet"):
        if key in wanted:
            got = [text(raised.least), text(raised.most)] if raised else "not open"
            outcome.expect(key, _range(wanted[key]), got)


def _range(wanted: Any) -> Any:
    if isinstance(wanted, list):
        return [_shown(each) for each in wanted]
    return _shown(wanted) if wanted is False else [_shown(wanted)] * 2


def _shown(amount: Any) -> str:
    return "not open" if amount is False else text(money(amount))
