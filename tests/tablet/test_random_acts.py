"""Whatever people do: chips are never made or lost, every act is played as one of the options."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houseway import games
from houseway.errors import BadInput, Illegal
from houseway.money import Cents
from houseway.play.actions import Bet, RaiseTo
from houseway.rulings.situations import GESTURES
from houseway.tablet import (
    Answered,
    Decided,
    LiveHand,
    LivePotTable,
    Seen,
    TakenBack,
    corrected,
    in_turn,
    passed_over,
    ruled,
)
from houseway.tablet.steps import Step
from houseway.tablet.written import name_of, step_from_json, step_to_json

GAMES = [
    *(("texas-holdem@bcpc", limit) for limit in ("no-limit", "pot-limit", "limit")),
    *(("texas-holdem@bclc", limit) for limit in ("no-limit", "pot-limit", "limit")),
    ("omaha@bcpc", "pot-limit"),
]
CHIPS = st.lists(st.sampled_from([2500, 10_000, 50_000, 100_000, 500_000]), max_size=5)
WORDS = (
    *("", "", "", "call", "fold", "check", "raise", "bet", "all in", "pot", "all day", "five"),
    *("make it twelve hundred", "six hundred more", "if you raise I call", "banana"),
)


@st.composite
def acts(draw: st.DrawFn) -> tuple[str, object]:
    kind = draw(st.sampled_from(["act"] * 12 + ["early", "correct", "back", "skip"]))
    seen = {
        "chips": tuple(map(Cents, draw(CHIPS))),
        "said": draw(st.sampled_from(WORDS)),
        "said_amount": draw(st.none() | st.sampled_from([Cents(60_000), Cents(123_400)])),
        "gesture": draw(st.sampled_from(GESTURES)),
        "chips_first": draw(st.booleans()),
    }
    return kind, (seen, draw(st.integers(0, 30)))


def opened(game: str, limit: str) -> LivePotTable:
    posted: dict[str, object] = {
        "blinds": [10_000, 20_000],
        "minimum_buy_in": 100,
        "chip": 2500,
        "limit": limit,
    }
    if limit == "limit":
        posted["limits"] = [20_000, 40_000]
    table = LivePotTable(games.find(game), {**posted, "maximum_buy_in": None})
    for seat, stack in ((1, 500_000), (3, 45_000), (4, 1_000_000), (6, 130_000)):
        table.sit(seat, f"Player {seat}", Cents(stack))
    table.deal()
    return table


def step_for(hand: LiveHand, kind: str, told: tuple[dict[str, object], int]) -> Step:
    """One more step of the kind, as the hand stands; many of them are refused."""
    seen, pick = told
    options = hand.round.options()
    if hand.waits:
        ruling = hand.waits.ruling
        choices = [*(["as ruled"] if ruling.act else []), *(each.act for each in ruling.choices)]
        if not choices:
            return TakenBack("Ann", "nobody knows what that was")
        return Decided(choices[pick % len(choices)], "Maria", "that is how it was")
    if due := in_turn(hand):
        return due
    if options and (options.seat == 0 or options.offers[0].kind.act != "fold"):
        return Answered(options.seat, options.offers[pick % len(options.offers)].action())
    if kind == "back":
        return TakenBack("Ann", "mistyped")
    if kind == "skip":
        return passed_over(hand, spoke_up=bool(pick % 2))
    if kind == "correct" and hand.entries:
        entry = hand.entries[pick % len(hand.entries)]
        return corrected(hand, entry.number, Seen(entry.seat, **seen), by="M", why="seen")  # type: ignore[arg-type]
    seat = options.seat if options else 1
    if kind == "early":
        seat = hand.round.live[pick % len(hand.round.live)]
    return ruled(hand, Seen(seat, **seen))  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "limit"), GAMES)
@settings(max_examples=25, deadline=None)
@given(st.lists(acts(), min_size=1, max_size=40))
def test_random_acts(game: str, limit: str, keyed: list[tuple[str, object]]) -> None:
    table = opened(game, limit)
    brought = table.count()
    assert brought == table.bought
    done: list[tuple[str, str]] = []
    for kind, told in keyed:
        assert table.hand
        if table.hand.over:
            break
        before = table.hand.round.log.to_json()
        try:
            step = step_for(table.hand, kind, told)  # type: ignore[arg-type]
            table.take(step)
        except (BadInput, Illegal):
            assert table.hand.round.log.to_json() == before, "what is refused changes nothing"
            continue
        done.append((name_of(step), json.dumps(step_to_json(step))))
        assert table.count() == brought
        assert min(table.hand.round.stack.values()) >= 0
    for entry in table.hand.entries:
        if entry.action and not entry.decision and isinstance(entry.action, Bet | RaiseTo):
            assert entry.ruling.amount == entry.action.amount, "what was said is what was played"
    again = opened(game, limit)
    for name, written in done:
        again.take(step_from_json(name, json.loads(written)))
    assert table.hand
    assert again.hand
    assert again.hand.round.log.to_json() == table.hand.round.log.to_json()
    assert again.hand.entries == table.hand.entries
    assert again.hand.struck == table.hand.struck
    with suppress(Illegal):
        table.settle()
    assert table.count() == brought
