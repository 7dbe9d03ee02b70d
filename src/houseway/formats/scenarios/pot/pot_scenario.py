"""Scenarios of pot games."""

from __future__ import annotations

import re
from difflib import get_close_matches
from itertools import pairwise
from typing import Any

from houseway import houses
from houseway.errors import BadScenario, IllegalBet
from houseway.floor.kill import Kill
from houseway.formats.scenarios.banked.banked_scenario import check_order
from houseway.formats.scenarios.citations import written_line
from houseway.formats.scenarios.entry import Entry, Outcome, by_seat, check_sub_keys, money
from houseway.formats.scenarios.moves import split_move
from houseway.formats.scenarios.offered import shown
from houseway.formats.scenarios.posted_table import read_table
from houseway.formats.scenarios.pot.california import (
    check_fees,
    play_over_blinds,
    read_blinds_of_two,
    read_collection,
)
from houseway.formats.scenarios.pot.club_events import as_posted, twist_of
from houseway.formats.scenarios.pot.kill_button import check_kill, place_button, with_kill
from houseway.formats.scenarios.pot.pot_cards import dice, rigged
from houseway.money import Cents, dollars, text
from houseway.play import Bet, Call, Check, Fold, RaiseTo
from houseway.play.actions import DECLINE, Choose
from houseway.play.happenings import Dealt, Did, Shown
from houseway.play.pot import PotGame
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.pot_settings import uses_blinds
from houseway.play.pot.pots import Pot
from houseway.play.pot.stakes import Post, Seating, Stakes

_POSTS = ("straddle", "over-blind", "post", "posts")
_POST = re.compile(r"(?P<kind>(?P<over>over[-_ ]?blinds?)|\S+) +(?:to +)?(?P<amount>\S+)")
NO_SETTINGS = {"button", "stacks", "dead", "option", "suit", "collection"}


def open_pot(game: PotGame, entry: Entry) -> PotRound:
    """Seat the players, post, and deal the cards that the scenario gives."""
    table = as_posted(game, entry.get("table", {}))
    game.refuse_side_bets(tips="tips" in entry, back="back" in entry)
    twist = twist_of(game, table)
    hands = {"hole_cards"} if game.has_twists(table) else set()
    settings = read_table(game, with_kill(table), besides=NO_SETTINGS | hands)
    if game.rake and "rake" not in settings and entry.get("rake"):
        settings["rake"] = game.rake.percent  # a rake is expected: as much as the house may take
    settings |= read_collection(game, table) | read_blinds_of_two(game, table, entry)
    stakes = game.stakes(settings)
    kill = _kill(entry, game, stakes)
    if "stacks" not in table or ("button" not in table and uses_blinds(game)):
        raise BadScenario("the table of a pot game needs its stacks and the button's seat")
    _seat_each(entry)
    dead = _dead(table.get("dead", {}), stakes)
    stacks = {seat: money(chips) for seat, chips in by_seat(table["stacks"]).items()}
    kills = kill.posts(stacks) if kill else []
    posts = tuple(_post(game, written) for written in entry.get("posts", ()))
    late = posts if game.blinds and game.blinds.over_late else ()
    seating = Seating(
        stacks,
        table.get("button", min(stacks, default=0) if game.button.first_card else 0),
        (*dead, *kills, *(() if late else posts)),
        kill=kill.mark() if kill else None,
        fee=stakes.fees.fee(len(stacks)),
        fee_cite=stakes.fees.fee_cite,
        thrown=dice(game, entry),
    )
    shoe = rigged(game, game.deck_for(stakes.settings), entry, stakes.streets)
    opened = game.round(seating, shoe, kill.next_stakes if kill else stakes)
    if twist or (stakes.twists and seating.button in stacks):  # nobody sits at a dead button
        opened.play(Choose(twist) if twist else DECLINE)
    play_over_blinds(opened, late)
    return opened


def _dead(written: Any, stakes: Stakes) -> tuple[Post, ...]:
    """Dead blinds by seat; of seats alone, a small blind each."""
    if isinstance(written, list):
        return tuple(Post(seat, "dead", Cents(stakes.forced.small_blind)) for seat in written)
    return tuple(Post(seat, "dead", money(amount)) for seat, amount in by_seat(written).items())


def _seat_each(entry: Entry) -> None:
    """Refuse a person who plays two hands."""
    for person, seats in entry.get("people", {}).items():
        if len(seats) > 1:
            raise IllegalBet(f"{person} plays seat {seats[0]}; nobody has more than one hand")


def _kill(entry: Entry, game: PotGame, stakes: Stakes) -> Kill | None:
    """The kill of a scenario's table, its button where it lies before the hand."""
    kill = Kill.at(stakes.settings, stakes, houses.of(game).table.kill)
    place_button(kill, entry.get("table", {}))
    return kill


def _post(game: PotGame, written: str) -> Post:
    """A post before the cards; where any player may go over the blinds, that is a straddle too."""
    seat, words = split_move(written)
    match = _POST.fullmatch(words)
    if not match:
        raise BadScenario(f"{written!r} is not a post; write '4 straddle 8'")
    kind = "over-blind" if match["over"] else match["kind"]
    if "straddle" in kind:  # a second one too, whatever it is called
        kind = "straddle"
    elif kind not in _POSTS and (near := get_close_matches(kind, _POSTS, n=1, cutoff=0.75)):
        raise BadScenario(f"{written!r} is no post; perhaps {near[0]!r}")
    if kind == "straddle" and game.blinds and game.blinds.over and not game.blinds.straddle:
        kind = "over-blind"
    elif kind in ("post", "posts"):
        kind = "live"
    return Post(seat, kind, dollars(match["amount"]))


def check_pot(entry: Entry, outcome: Outcome, round: PotRound) -> None:
    """Compare options, stacks and pots with what the scenario expects."""
    options = round.options()
    if isinstance(wanted := entry.get("to_act"), list):
        outcome.expect("to_act", sorted(wanted), sorted(round.waiting_for()))
    elif "to_act" in entry:
        outcome.expect("to_act", wanted or None, options.seat if options else None)
    counted: dict[str, int | str | None] = {
        "opens": round.opens or _first_to_bet(round),
        "reshuffled": round.dealer.reshuffled,
        "burned": len(round.dealer.burned),
    }
    if isinstance(entry.get("burned"), str):
        counted["burned"] = " ".join(map(str, round.dealer.burned))
    for key in filter(entry.__contains__, counted):
        outcome.expect(key, entry.get(key), counted[key])
    for seat, wanted in by_seat(entry.get("stacks", {})).items():
        got = round.stack.get(seat)
        outcome.expect(f"stack of seat {seat}", shown(wanted), text(got) if got is not None else 0)
    if "returned" in entry:
        wanted = {seat: shown(amount) for seat, amount in by_seat(entry.get("returned")).items()}
        got_back = {seat: text(amount) for seat, amount in round.chips.returned.items()}
        outcome.expect("returned", wanted, {s: got_back.get(s, "0.00") for s in wanted} or got_back)
    if "rake" in entry:
        outcome.expect("rake", shown(entry.get("rake")), text(round.award.rake))
    check_fees(entry, outcome, round)
    if "pots" in entry:
        _check_pots(outcome, entry.get("pots"), round)
    if "kill" in entry:
        _check_kill(entry, outcome, round)
    _check_order_of(entry, outcome, round)


def _check_order_of(entry: Entry, outcome: Outcome, round: PotRound) -> None:
    """In which order hands are shown, and pots given out."""
    if "show_order" in entry:
        shown = [
            each.place
            for each in round.happenings
            if isinstance(each, Shown) and len(each.cards) == len(round.holdings[each.place].cards)
        ]  # whole hands: a card may have been turned up before
        listed = [place for place in shown if place in entry.get("show_order")]
        outcome.expect("show order", entry.get("show_order"), listed)
    if "lines" in entry:
        check_order(outcome, list(map(written_line, entry.get("lines"))), round.lines)


def _first_to_bet(round: PotRound) -> int | None:
    """Who was the first to be asked in the round of betting that is open now."""
    first = None
    for each in reversed(round.happenings):
        if isinstance(each, Dealt):
            break
        if isinstance(each, Did) and isinstance(each.action, Bet | Call | Check | Fold | RaiseTo):
            first = each.seat
    options = round.options()
    return first or (options.seat if options else None)


def _check_kill(entry: Entry, outcome: Outcome, round: PotRound) -> None:
    """Where the kill button lies after the hand, or during it."""
    kill = _kill(entry, round.game, round.game.stakes(round.settings))
    if kill and round.over:
        kill.ends(round)
    check_kill(entry, outcome, kill)


def _check_pots(outcome: Outcome, wanted: list[Any], round: PotRound) -> None:
    pots = round.chips.gathered() if round.over else _lying(round)
    amounts = [each["amount"] if isinstance(each, dict) else each for each in wanted]
    outcome.expect("pots", list(map(shown, amounts)), [text(pot.amount) for pot in pots])
    for each, pot in zip(wanted, pots, strict=False):
        if not isinstance(each, dict):
            continue
        check_sub_keys("a pot", each, ("amount", "seats"))
        if "seats" in each:
            outcome.expect(f"who may win the {pot.name}", sorted(each["seats"]), sorted(pot.seats))


def _lying(round: PotRound) -> list[Pot]:
    """The pots of a hand that goes on: only who is all in parts one from the next."""
    gathered = round.chips.gathered()
    pots = gathered[:1]
    for before, pot in pairwise(gathered):
        if any(not round.stack[seat] for seat in {*before.seats} - {*pot.seats}):
            pots.append(pot)
        else:
            pots[-1] = pots[-1]._replace(amount=Cents(pots[-1].amount + pot.amount))
    return pots
