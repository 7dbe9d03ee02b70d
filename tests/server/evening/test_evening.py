"""A random evening: whatever people do, and whenever the doors are closed, the house holds.

HOUSEWAY_EVENINGS, HOUSEWAY_FIRST_EVENING and HOUSEWAY_COMMANDS say how many long evenings there
are, from which seed on, and how long each is.
"""

import json
import os
import random
import secrets
from collections.abc import Callable
from dataclasses import replace

import anyio
import pytest

from houseway.play.pot.pot_round import PotRound
from houseway.server.logs.verify import verify_store
from houseway.server.tables import snapshots
from houseway.server.tables.live_table import LiveTable
from tests.server.evening import evening_rules as rules
from tests.server.evening.evening import Evening
from tests.server.evening.evening_paper import Paper
from tests.server.evening.evening_tables import KINDS

EVENINGS = int(os.environ.get("HOUSEWAY_EVENINGS", len(KINDS)))
FIRST = int(os.environ.get("HOUSEWAY_FIRST_EVENING", "100"))
COMMANDS = int(os.environ.get("HOUSEWAY_COMMANDS", "500"))


def an_evening(url: str, seed: int, commands: int) -> Evening:
    """Play an evening, and have its books verified at the end of it."""
    evening, names = Evening(url, seed), random.Random(seed)
    try:
        with pytest.MonkeyPatch.context() as known:  # so that a fault comes again
            known.setattr(secrets, "token_hex", lambda size: names.randbytes(size).hex())
            known.setattr(snapshots, "EVERY", 1)  # whoever comes back finds the table by one
            anyio.run(evening.play, commands)
    finally:
        evening.room.db.close()
    report = anyio.run(verify_store, url)
    assert report.ok, str(report)
    return evening


@pytest.mark.parametrize("seed", [4, 15, 36])
def test_an_evening(sqlite_url: str, seed: int) -> None:
    evening = an_evening(sqlite_url, seed, 60)
    assert evening.hands > 1, evening.done


def a_paper_evening(kind: int, seed: int, commands: int) -> None:
    paper = Paper(kind, seed)
    paper.play(commands)
    assert paper.done["dealt"], paper.done


@pytest.mark.parametrize("kind", [0, 3, 7, 15, 19, 31])
def test_an_evening_at_one_table(kind: int) -> None:
    a_paper_evening(kind, kind, 120)


@pytest.mark.soak
@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_long_evenings_at_one_table(kind: int) -> None:
    for seed in range(FIRST, FIRST + 10):
        a_paper_evening(kind, seed, COMMANDS)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(FIRST, FIRST + EVENINGS))
def test_a_long_evening(sqlite_url: str, seed: int) -> None:
    an_evening(sqlite_url, seed, COMMANDS)


# Those who look over the room would notice


class Spoiled(Evening):
    """An evening in which something is wrong when the first hand is dealt."""

    spoil: Callable[[rules.Before, LiveTable], None]

    def check_deal(self, before: rules.Before, live: LiveTable) -> None:
        rules.check_deal(before, live)
        assert isinstance(live.table.round, PotRound)
        self.spoil(before, live)
        raise EOFError  # enough has been seen


def spoiled(url: str, spoil: Callable[[rules.Before, LiveTable], None]) -> None:
    evening = Spoiled(url, 0)
    evening.spoil = spoil
    try:
        with pytest.raises(EOFError):
            anyio.run(evening.play, 100)
    finally:
        evening.room.db.close()


def test_a_player_who_is_left_out_or_waits_would_be_noticed(sqlite_url: str) -> None:
    def spoil(before: rules.Before, live: LiveTable) -> None:
        hand = live.table.hand  # type: ignore[attr-defined]
        for changed, words in (
            ({hand.big: {"stack": 0}}, "without chips"),
            ({hand.big: {"away": True}}, "are away and were dealt in"),
            ({hand.button: {"waiting": True}}, "waited, and has|owe nothing|the button went"),
        ):
            seats = {seat: {**who, **changed.get(seat, {})} for seat, who in before.seats.items()}
            seats[99] = {**seats[hand.big], **(changed.get(hand.big) or {"away": False})}
            with pytest.raises(AssertionError, match=words):
                rules.check_deal(replace(before, seats=seats), live)

    spoiled(sqlite_url, spoil)


def test_a_button_or_a_blind_out_of_turn_would_be_noticed(sqlite_url: str) -> None:
    def spoil(before: rules.Before, live: LiveTable) -> None:
        hand = live.table.hand  # type: ignore[attr-defined]
        hand.small, hand.big = hand.big, hand.small
        with pytest.raises(AssertionError, match="left of the button|heads-up"):
            rules.check_deal(before, live)
        hand.small, hand.big = hand.big, hand.small
        with pytest.raises(AssertionError, match="the button went to"):
            rules.check_deal(replace(before, rounds=1, button=hand.button), live)

    spoiled(sqlite_url, spoil)


def test_a_chip_too_few_or_a_card_too_many_would_be_noticed(sqlite_url: str) -> None:
    def spoil(before: rules.Before, live: LiveTable) -> None:
        played = live.table.round
        assert isinstance(played, PotRound)
        seat = played.order[0]
        view = {"round": played.view("public").to_json()}
        rules.check_view(live, view)
        rules.check_secret(live, None, json.loads(json.dumps(view)))
        hidden = played.holdings[seat].cards[0].text
        with pytest.raises(AssertionError, match="was shown"):
            rules.check_secret(live, None, {"round": None, "words": f"|{hidden}|"})
        played.stack[seat] -= 1
        with pytest.raises(AssertionError, match="cents are shown"):
            rules.check_view(live, {"round": played.view("public").to_json()})
        with pytest.raises(AssertionError):
            rules.check_purses({"house:issue": -100, "wallet:a": 99}, 0)
        with pytest.raises(AssertionError, match="in the ledger"):
            rules.check_chips(live, {})

    spoiled(sqlite_url, spoil)
