"""What somebody means who is asked at a banked game and of whom the scenario says nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from houseway.formats.scenarios.entry import Entry
from houseway.play import Action, Options, Round
from houseway.play.actions import DECLINE, Accept, EvenMoney, FaceFirst, Hit, Insure, Stand
from houseway.play.banked import BankedRound

ANSWERS_INSURANCE = ("insure", "even money", "decline")
MONEY = {"net", "tip_net", "back_net", "house_net", "total", "returned", "prepaid_returned"}
ENDS = MONEY | {
    "hands",
    "lines",
    "cites",
    "tip_area",
    "carries",
    "meter",
}  # known when the round is over
STOPS = {"to_act", "sees", "options"}  # asks how things stand at a question


def skip_unsaid(round: Round[Any], seat: int, hand: str, words: str) -> None:
    """Until it is a move's turn: insurance not spoken of is declined, a hand that must stand does.

    Of split hands one may be named, "2b hit", while another of the seat is asked.
    """
    answer: Action | None
    while isinstance(round, BankedRound) and (options := round.options()):
        asked = options.seat == seat and hand in ("", options.hand)
        if insures(options):
            answer = None if asked and words.startswith(ANSWERS_INSURANCE) else DECLINE
        else:
            answer = None if asked else must_stand(options)
        if answer is None:
            return
        round.play(answer)


def insures(options: Options) -> bool:
    """Whether insurance is offered, or even money in place of it."""
    return bool(options.offer(Insure) or options.offer(EvenMoney))


def must_stand(options: Options) -> Action | None:
    """To stand, where the house lets nobody draw; doubling or giving up has to be said."""
    stand = options.offer(Stand)
    return stand.action() if stand and not options.offer(Hit) else None


def play_on(entry: Entry, round: Round[Any]) -> Iterable[None]:
    """The moves are over and the entry says how the round ends: it goes on without anybody's word.

    Nobody takes insurance or cards to hold, hands are turned over in the usual order. An entry
    that asks who is to act or what he sees stops at the question, and so does every real choice.
    """
    over = isinstance(round, BankedRound) and ENDS & entry.body.keys()
    if not over or STOPS & entry.body.keys() or "illegal" in entry:
        return
    while said := _unsaid(round):
        round.play(*said)
        yield


def _unsaid(round: Round[Any]) -> tuple[Action, int] | None:
    """The answer of somebody of whom nothing is said, and his seat."""
    for seat in round.waiting_for():
        options = round.options(seat)
        if options is None:
            continue
        first = options.offers[0]
        if len(options.offers) == 1 and first.forced:
            return first.action(), seat
        if insures(options) or first.kind is Accept:
            return DECLINE, seat
        if first.kind is FaceFirst:
            return first.action(), seat
        if stands := must_stand(options):
            return stands, seat
    return None
