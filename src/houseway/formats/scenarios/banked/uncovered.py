"""What a round under a player-dealer leaves: stakes handed back, fees, burned cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from houseway.formats.scenarios.entry import (
    Entry,
    Outcome,
    by_seat,
    check_sub_keys,
    money,
    money_by_spot,
)
from houseway.money import text
from houseway.play import BankedRound
from houseway.play.happenings import Dealt
from houseway.wagers import Line, Result


def check_cover(entry: Entry, outcome: Outcome, round: BankedRound) -> None:
    """Compare what nobody covered, what was collected and when, and what was burned."""
    if "returned" in entry:
        _check_returned(outcome, entry.get("returned"), round)
    if "fees" in entry:
        paid = _by_party(line for line in round.lines if line.spot == "collection")
        fees = {who: text(-sum(spots.values())) for who, spots in paid.items()}
        wanted = {who: text(money(fee)) for who, fee in entry.get("fees").items()}
        outcome.expect("fees", dict(sorted(wanted.items())), dict(sorted(fees.items())))
    if "dropped" in entry:
        outcome.expect("when the fees are taken", entry.get("dropped"), _dropped(round))
    if "burned" in entry:
        wanted = entry.get("burned")
        named = " ".join(map(str, round.felt.burned))  # the very cards, where they are written
        outcome.expect(
            "burned cards", wanted, named if isinstance(wanted, str) else len(round.felt.burned)
        )


def _check_returned(outcome: Outcome, wanted: dict[str, Any], round: BankedRound) -> None:
    """What nobody covered: a seat's sum, or everybody's by spot, and then nothing else."""
    parties = {*map(str, round.numbers()), *(bet.by for bet in round.layout.back)}
    check_sub_keys("who got a stake back", wanted, parties)
    if wanted and not all(isinstance(each, dict) for each in wanted.values()):
        for seat, amount in by_seat(wanted).items():
            got = text(round.returned(seat))
            outcome.expect(f"returned to seat {seat}", text(money(amount)), got)
        return
    back = (line for line in round.lines if line.result is Result.RETURNED)
    found = _by_party(line._replace(net=line.stake) for line in back)
    for who in sorted({*wanted, *found}):
        expected = money_by_spot(wanted.get(who, {}))
        check_sub_keys(f"the stakes of {who}", expected, (spot.name for spot in round.game.spots))
        for spot in sorted({*expected, *found.get(who, {})}):
            came = found.get(who, Counter())[spot]
            outcome.expect(f"returned to {who}, {spot}", text(expected.get(spot, 0)), text(came))


def _by_party(lines: Iterable[Line]) -> dict[str, Counter[str]]:
    """The money of some lines by seat, or by the name of a back bettor, and by spot."""
    found: dict[str, Counter[str]] = {}
    for line in lines:
        found.setdefault(line.by or str(line.seat), Counter())[line.spot] += line.net
    return found


def _dropped(round: BankedRound) -> str:
    """Whether the collection was taken before anybody had a card, or after; never, if neither."""
    for happening in round.happenings:
        if isinstance(happening, Dealt):
            taken = any(line.spot == "collection" for line in round.lines)
            return "after the deal" if taken else "never"
        if isinstance(happening, Line) and happening.spot == "collection":
            return "before the cards"
    return "never"
