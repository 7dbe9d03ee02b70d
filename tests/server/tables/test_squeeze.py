"""Squeeze baccarat at the server: before a card is faced, only who bends it is told what it is."""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway import games
from houseway.server import diary
from tests.server.test_secrecy import Play, Witness, cards_in, settings_of

SQUEEZE = ("squeeze-midi-baccarat@bclc", "classic-squeeze-midi-baccarat@bclc", "full-baccarat@bclc")


class Held(Play):
    """A table at which Ann holds the player hand and Bob the banker hand; Cat bets a tie."""

    def start(self) -> dict[str, Any]:
        for seat, spot in ((1, "player"), (2, "banker"), (3, "tie")):
            self.people[seat].look()
            self.people[seat].do("bet", bets={spot: 1000})
        for seat in (1, 2, 3):
            self.people[seat].do("deal")
        for seat, spot in ((1, "player"), (2, "banker")):
            self.people[seat].look()
            self.people[seat].act("accept", spot=spot)
        return self.note()

    def face(self, view: dict[str, Any]) -> dict[str, Any]:
        """Whoever holds the next card turns it; somebody else tries first."""
        seat = view["round"]["to_act"]
        other = self.people[3 - seat]
        other.look()
        other.act("face", 409)
        self.people[seat].look()
        self.people[seat].act("face")
        return self.note()


def peeks(payload: str) -> list[str]:
    """The cards that somebody is shown before the others are."""
    told = json.loads(payload)
    round = told.get("round") if isinstance(told, dict) else None
    if not isinstance(round, dict):
        return []
    return [place["peek"] for place in round["places"] if place.get("peek")]


def shown(lying: dict[str, list[str | None]]) -> Counter[str]:
    return Counter(card for cards in lying.values() for card in cards if card)


def face_up(view: dict[str, Any]) -> dict[str, list[str | None]]:
    return {place["place"]: place["cards"] for place in view["round"]["places"]}


@pytest.mark.parametrize("game", SQUEEZE)
def test_no_card_is_told_before_it_is_faced(
    game: str,
    person: Callable[[str], Any],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Answers, the live feed, refusals and the house's log, card by card, for everybody."""
    diary.configure(logging.DEBUG)
    try:
        with ExitStack() as stack:
            play = Held(person, games.find(game), stack)
            view = play.start()
            lying = face_up(view)
            assert lying == {"player": [None, None], "banker": [None, None]}
            while view["phase"] == "playing":
                play.pry(view)
                for seat, each in play.people.items():
                    seen = each.look()
                    assert face_up(seen) == lying, f"seat {seat} sees something else"
                    bends = [seat] if peeks(json.dumps(seen)) else []
                    assert bends == [view["round"]["to_act"]] * (seat == view["round"]["to_act"])
                known = sum(card is not None for cards in lying.values() for card in cards)
                (bent,) = peeks(json.dumps(play.people[view["round"]["to_act"]].look()))
                view = play.face(view)
                assert bent in shown(face_up(view)) - shown(lying), "what he bent is what is turned"
                lying = face_up(view)
                seen = sum(card is not None for cards in lying.values() for card in cards)
                if view["phase"] == "playing":
                    assert seen == known + 1, "one card at a time"
    finally:
        diary.configure()
    witness = Witness(tmp_path / "house.db", play.table)
    for seat, state, payload in play.noted:
        witness.check(payload, seat, state)
        if not peeks(payload):
            witness.check(payload, None, state)  # nobody else is told more than the public
    assert cards_in(capsys.readouterr().out) == set()


@pytest.mark.parametrize("game", SQUEEZE)
def test_the_witness_would_notice_somebody_who_peeps(
    game: str, person: Callable[[str], Any], tmp_path: Path
) -> None:
    with ExitStack() as stack:
        play = Held(person, games.find(game), stack)
        view = play.start()
    witness = Witness(tmp_path / "house.db", play.table)
    hidden = witness.live.table.round.holdings["player"].cards[0].text
    witness.check(json.dumps(view), 2, view["state"])
    view["round"]["places"][0]["cards"][0] = hidden
    with pytest.raises(AssertionError):
        witness.check(json.dumps(view), 2, view["state"])


def test_the_scoreboards_wait_for_the_last_card(person: Callable[[str], Any]) -> None:
    with ExitStack() as stack:
        play = Held(person, games.find(SQUEEZE[0]), stack)
        view = play.start()
        while view["phase"] == "playing":
            assert view["roads"]["bead"] == []
            view = play.face(view)
    assert len(view["roads"]["bead"]) == 1


def test_everybody_sees_who_holds_which_hand(person: Callable[[str], Any]) -> None:
    with ExitStack() as stack:
        play = Held(person, games.find(SQUEEZE[0]), stack)
        play.start()
        for each in play.people.values():
            marks = {seat["seat"]: seat["marks"] for seat in each.look()["round"]["seats"]}
            assert marks == {1: ["player"], 2: ["banker"], 3: []}


def test_a_table_on_the_open_floor_is_not_opened(
    client: TestClient, person: Callable[[str], Any]
) -> None:
    ann = person("Ann")
    posted = settings_of(games.find(SQUEEZE[0]))
    for room in ({"room": "open"}, {"room": None}):
        refused = ann.open(SQUEEZE[0], 400, settings={**posted, **room})
        assert refused["error"]["clause"] == "bclc-baccarat/3/1.2"
    ann.open(SQUEEZE[0], settings={**posted, "room": "private"})


def test_the_proof_of_a_round_before_opens_nothing_of_the_round_on_the_table(
    person: Callable[[str], Any],
) -> None:
    """One shuffle lasts for many rounds; its later cards stay shut."""
    with ExitStack() as stack:
        play = Held(person, games.find(SQUEEZE[0]), stack)
        view = play.start()
        while view["phase"] == "playing":
            view = play.face(view)
        used = sum(map(len, face_up(view).values()))
        view = play.start()
        assert view["phase"] == "playing"
        for each in play.people.values():
            each.get(f"/tables/{play.table}/rounds/2/proof", 404)
            proof = each.get(f"/tables/{play.table}/rounds/1/proof")
            assert proof["commitment"] == view["commitment"]
            assert sorted(o["position"] for o in proof["openings"]) == list(range(used))
