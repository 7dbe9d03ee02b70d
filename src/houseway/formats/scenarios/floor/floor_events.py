"""Scenarios of the table between hands: who sits, who posts, who is dealt in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from houseway import games
from houseway.cards import RiggedShoe, Shoe, parse_cards, shuffled
from houseway.errors import BadScenario, BadSetting, Illegal
from houseway.floor import BankedTable, PotTable, Table, open_table
from houseway.floor.jackpots import check_table
from houseway.formats.scenarios.citations import check_refused
from houseway.formats.scenarios.entry import Entry, Outcome, by_seat, cards_at, money
from houseway.formats.scenarios.floor.bank_events import ROUND, check_bank, deals, happens
from houseway.formats.scenarios.moves import play_moves
from houseway.formats.scenarios.posted_table import read_table
from houseway.formats.scenarios.pot.california import buy_ins, read_collection
from houseway.formats.scenarios.pot.kill_button import check_kill, place_button, with_kill
from houseway.formats.scenarios.watch import Watch
from houseway.money import Cents, dollars, text
from houseway.play.actions import DECLINE, FOLD, Bet, BringIn, Decline, OverBlind
from houseway.play.pot import PotGame
from houseway.play.pot.pot_round import PotRound

_EVENT = re.compile(r"(?P<seat>\d+) (?P<verb>\w+)(?: (?P<amount>[\d.]+))?(?: as (?P<person>.+))?")
_NO_SETTINGS = {"button", "stacks", "jackpots", "collection"}
_OF_HANDS = {"button", "small_blind", "big_blind", "dealt", "dead", "live", "missed"}


def run_floor(entry: Entry, outcome: Outcome) -> None:
    """Open a table, let things happen, and compare where everything lies."""
    events = entry.get("events", [])
    try:
        table = _opened(entry)
    except (BadSetting, Illegal) as error:
        if "illegal" not in entry or events:
            outcome.differences.append(f"the table was not opened: {error.message}")
        check_refused(entry, outcome, error)
        return
    if "illegal" in entry and not events:
        outcome.differences.append("the table was opened; it should have been refused")
        return
    left: dict[int, Cents] = {}
    plays = iter(entry.get("plays", ()))
    for event in events[:-1] if "illegal" in entry else events:
        _happen(table, event, left, plays)
    if "illegal" in entry:
        try:
            _happen(table, events[-1], left, plays)
        except Illegal as error:
            check_refused(entry, outcome, error)
            return
        outcome.differences.append(f"{events[-1]!r} was taken; it should have been refused")
        return
    _check(entry, outcome, table, left)


def _opened(entry: Entry) -> Table[Any]:
    game = games.find(entry.game)
    written = entry.get("table", {})
    settings = read_table(game, with_kill(written), besides=_NO_SETTINGS)
    if isinstance(game, PotGame):
        settings |= read_collection(game, written)
        settings = buy_ins(settings) | settings  # where it speaks of none, whatever fits
    table = open_table(game, settings)
    if jackpots := written.get("jackpots"):
        check_table(game, str(table.settings.get("limit")), jackpots)
    if isinstance(table, PotTable):
        table.button = written.get("button", 0)
        place_button(table.kill, written)
    elif known := (_OF_HANDS & entry.body.keys()) | ({"button"} & written.keys()):
        raise BadScenario(f"{game.id} has no button and no blinds: {', '.join(sorted(known))}")
    for seat, chips in by_seat(written.get("stacks", {})).items():
        table.sit(seat, f"seat {seat}", money(chips))
    if "draws" in entry:
        if not isinstance(table, PotTable) or table.button:
            raise BadScenario("cards are drawn for the first button, where the table has none yet")
        drawn = by_seat(entry.get("draws"))
        table.draw_button({seat: parse_cards(drawn[seat]) for seat in drawn})
    return table


def _happen(
    table: Table[Any], event: str, left: dict[int, Cents], plays: Iterator[dict[str, Any]]
) -> None:
    if event in ("hand", "deal") and isinstance(table, PotTable):
        _deal(table, next(plays, {}), to_the_end=event == "hand")
    elif event == "half hour" and isinstance(table, PotTable):
        table.collects_time()
    elif event == ROUND:
        deals(table)
    elif match := _EVENT.fullmatch(event):
        _does(table, match, left)
    else:
        raise BadScenario(f"{event!r} is not an event; write 'hand' or '3 sits 200'")


def _does(table: Table[Any], match: re.Match[str], left: dict[int, Cents]) -> None:
    """What a seat does between hands."""
    seat, verb = int(match["seat"]), match["verb"]
    amount = dollars(match["amount"] or 0)
    if verb == "sits":
        table.sit(seat, match["person"] or f"seat {seat}", amount)
    elif verb == "leaves":
        left[seat] = table.leave(seat)
    elif verb == "buys":
        table.buy(seat, amount)
    elif verb in _PLAIN and hasattr(table, _PLAIN[verb]):
        getattr(table, _PLAIN[verb])(seat)
    elif isinstance(table, PotTable) and verb in _AT_POTS:
        _at_a_pot_table(table, seat, verb, amount, left)
    elif not (isinstance(table, BankedTable) and happens(table, seat, verb, amount)):
        raise BadScenario(f"{match[0]!r}: nobody {verb} here; see docs/scenarios.md")


def _at_a_pot_table(
    table: PotTable, seat: int, verb: str, amount: Cents, left: dict[int, Cents]
) -> None:
    if verb == "refuses":
        left[seat] = table.refuse(seat)
    elif verb == "straddles":
        table.straddle(seat, amount)
    elif verb == "joins":
        table.collects_time(amount // dollars(1), seat)
    else:
        table.take(seat, amount)


def _deal(table: PotTable, play: dict[str, Any], *, to_the_end: bool) -> None:
    """Deal a hand and make the moves that are written; then all fold to the last one.

    Where nobody has to bet, the first to act bets and the others fold.
    """
    if unknown := play.keys() - {"cards", "moves"}:
        raise BadScenario(f"plays hold cards and moves, not {', '.join(sorted(unknown))}")
    given = cards_at(play.get("cards", {}))
    deck = table.game.deck
    table.deal(RiggedShoe(deck, given) if given else Shoe(shuffled(deck)))
    round = table.round
    assert round
    while (options := round.options()) and options.offer(OverBlind):
        table.play(options.seat, DECLINE)
    for _ in play_moves(round, play.get("moves", []), play=table.play):
        pass
    while to_the_end and (options := round.options()):
        wager = options.offer(Bet) if table.game.antes else None
        simple = wager or options.offer(Decline) or options.offer(BringIn)
        table.play(options.seat, simple.action() if simple else FOLD)


_AT_POTS = ("refuses", "straddles", "joins", "takes")
_PLAIN = {"away": "away", "back": "back", "posts": "post", "breaks": "breaks", "agrees": "agree"}


def _check(entry: Entry, outcome: Outcome, table: Table[Any], left: dict[int, Cents]) -> None:
    hand = table.hand if isinstance(table, PotTable) else None
    _check_prompts(entry, outcome, table)
    if hand:
        for key, got in (
            ("button", hand.button),
            ("small_blind", hand.small),
            ("big_blind", hand.big),
        ):
            if key in entry:
                outcome.expect(key, entry.get(key), got)
        if "dealt" in entry:
            outcome.expect("dealt", entry.get("dealt"), hand.dealt)
        for key in ("dead", "live"):
            if key in entry:
                posted = {post.seat: text(post.amount) for post in hand.posts if post.kind == key}
                outcome.expect(key, _shown(entry.get(key)), posted)
    check_bank(entry, outcome, table)
    if isinstance(table, PotTable):
        _check_kill(entry, outcome, table)
        _check_straddles(entry, outcome, table)
    for seat, wanted in by_seat(entry.get("missed", {})).items():
        outcome.expect(f"missed by seat {seat}", sorted(wanted), sorted(table.seats[seat].missed))
    for seat, wanted in by_seat(entry.get("stacks", {})).items():
        outcome.expect(f"stack of seat {seat}", text(money(wanted)), text(_stack(table, seat)))
    if "returned" in entry:
        taken = {seat: text(amount) for seat, amount in left.items()}
        outcome.expect("taken along", _shown(entry.get("returned")), taken)


def _check_prompts(entry: Entry, outcome: Outcome, table: Table[Any]) -> None:
    """What was shown in the last hand."""
    if "prompts" not in entry:
        return
    if table.round is None:
        raise BadScenario("prompts are shown in a hand; there was none")
    watch = Watch()
    watch.look(table.round)
    watch.check_prompts(entry, outcome)


def _check_kill(entry: Entry, outcome: Outcome, table: PotTable) -> None:
    """Where the kill button lies, and who killed the last hand for what limits."""
    check_kill(entry, outcome, table.kill)
    if "posts_kill" in entry and table.hand:
        wanted = [killer] if (killer := entry.get("posts_kill")) else []
        killers = [post.seat for post in table.hand.posts if post.kind == "kill"]
        outcome.expect("kill posted by", wanted, killers)
    if "stakes" in entry and isinstance(table.round, PotRound):
        limits = [text(money(each)) for each in entry.get("stakes")]
        outcome.expect("limits", limits, list(map(text, table.round.stakes.limits.bets)))


def _check_straddles(entry: Entry, outcome: Outcome, table: PotTable) -> None:
    """Who may straddle the next hand, or go over its blinds, and with how much."""
    if "may_straddle" in entry:
        offered = table.over_blind_offers() or table.straddle_offers()
        got = {seat: [text(least), text(most)] for seat, (least, most) in offered.items()}
        written = by_seat(entry.get("may_straddle"))
        wanted = {seat: [text(money(each)) for each in sizes] for seat, sizes in written.items()}
        outcome.expect("who may straddle", wanted, got)


def _stack(table: Table[Any], seat: int) -> Cents:
    """A player's chips; what he has put into a hand under way is no longer among them."""
    if seat not in table.seats:
        raise BadScenario(f"nobody sits at seat {seat} in the end; see `returned` for who left")
    hand = table.round if table.playing(seat) else None
    return hand.stack_of(seat) if isinstance(hand, PotRound) else table.seats[seat].stack


def _shown(written: dict[str, Any]) -> dict[int, str]:
    return {seat: text(money(amount)) for seat, amount in by_seat(written).items()}
