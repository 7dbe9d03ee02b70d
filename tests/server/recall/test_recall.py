"""Every round that somebody took part in comes back as he saw it, and with no card more."""

import json
import random
import re
import sqlite3
from pathlib import Path
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from houseway import games
from houseway.cards import parse_cards
from houseway.formats.phh.files import read
from houseway.play.written_actions import action_to_json
from houseway.server.app import create_app
from houseway.server.logs.verify import verify_store
from tests.server.client import Client
from tests.server.test_secrecy import bets_of, cards_in, settings_of
from tests.server.wall import Wall, until

HOLDEM = "texas-holdem@bclc"
BLINDS = {"blinds": [500, 1000], "minimum_buy_in": 10_000, "straddle_seconds": 0}
PLAYED = (
    "three-card-poker@bclc",
    "mini-baccarat@bclc",
    "pai-gow-poker@bclc",
    "pure-21.5-blackjack-6-5@chico",
    "omaha@bclc",
    "2-7-triple-draw@bcpc",
)


class Evening:
    """Two people at one table; what each saw, in every state."""

    def __init__(
        self, room: TestClient, people: Any, game: str, names: tuple[str, str] = ("Ann", "Bob")
    ) -> None:
        self.game, self.rng = games.find(game), random.Random(1)
        self.people = [people(room, name) for name in names]
        opened = self.people[0].open(game, settings=settings_of(self.game))
        self.id: str = opened["id"]
        self.saw: list[list[dict[str, Any]]] = [[], []]
        for seat, each in enumerate(self.people, 1):
            each.look(self.id)
            each.do("sit", seat=seat, buy_in=30_000)

    def plays(self) -> None:
        """One round, answered at random; each looks after every answer."""
        self._begins()
        while self._looks()["phase"] == "playing":
            view = next(each.view for each in self.people if each.view["round"]["options"])
            player = self.people[view["your_seat"] - 1]
            table = player.client.app.state.desk.room.tables.known(self.id)
            action = table.table.round.options(view["your_seat"]).choose(self.rng)
            player.do("act", action=action_to_json(action))
        self._looks()

    def _begins(self) -> None:
        banked = self.game.kind == "banked"
        for each in self.people if banked else ():
            view = each.look()
            if view["bank"] and view["bank"]["offered_to"] == view["your_seat"]:
                each.do("waive")
            each.do("bet", bets=bets_of(self.game, self.rng), tips={})
        for each in self.people if banked else self.people[:1]:
            each.look()
            each.do("deal")

    def _looks(self) -> dict[str, Any]:
        for each, saw in zip(self.people, self.saw, strict=True):
            view = each.look()
            if view["round"] and (not saw or saw[-1]["state"] != view["round"]["state"]):
                saw.append(view["round"])
            elif view["round"]:
                saw[-1] = view["round"]
        return self.people[0].view


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what its viewer was asked, which is over, and what was said."""
    return {**view, "options": None, "said": None}


def spoken(told: list[dict[str, Any]]) -> set[str]:
    return {each["words"] for step in told for each in step["said"]}


@pytest.mark.parametrize("game", PLAYED)
def test_a_round_comes_back_as_each_saw_it(room: TestClient, people: Any, game: str) -> None:
    evening = Evening(room, people, game)
    evening.plays()
    for each, saw in zip(evening.people, evening.saw, strict=True):
        told = each.get(f"/tables/{evening.id}/rounds/1")
        steps = told["steps"]
        assert [step["state"] for step in steps] == list(range(len(steps)))
        for view, step in [*((view, steps[view["state"]]) for view in saw), (saw[-1], steps[-1])]:
            assert seen(step) == seen(view)
            assert spoken([step]) <= spoken([view]) <= spoken(steps[: view["state"] + 1])
        assert told["people"][each.view["your_seat"] - 1]["you"]
        assert told["closed_spots"] == each.view["closed_spots"]


def test_nobody_sees_a_card_more(room: TestClient, people: Any) -> None:
    """A hand that everybody folded: not its opponent, nor an onlooker, nor a share, nor a text."""
    evening = Evening(room, people, HOLDEM)
    ann, bob = evening.people
    ann.do("deal")
    held = [set(each.look()["round"]["seats"][at]["hands"][0]["cards"])
            for at, each in enumerate(evening.people)]  # fmt: skip
    folds = next(each for each in evening.people if each.view["round"]["options"])
    folds.act("fold")
    onlooker = people(room, "Cid")
    for each, own in [*zip(evening.people, held, strict=True), (onlooker, set())]:
        for path in ("", "/transcript", "/phh"):
            answer = room.get(f"/api/tables/{evening.id}/rounds/1{path}", headers=each.headers)
            assert answer.status_code == 200
            told = answer.text
            if path == "/phh":  # cards of one deal stand together there
                told = " ".join(re.split(r"(?<=[cdhs])(?=[2-9TJQKA][cdhs])", told))
            assert cards_in(told) == own
        remembered = (each.get("/me/profile"), each.get("/me/rounds"), each.get("/me/seats"))
        assert cards_in(json.dumps(remembered)) <= own
    assert not cards_in(room.get(f"/api/tables/{evening.id}/rounds/1").text)
    code = bob.post(f"/tables/{evening.id}/rounds/1/share", None)["code"]
    assert bob.post(f"/tables/{evening.id}/rounds/1/share", None)["code"] == code
    assert cards_in(room.get(f"/api/shared/{code}").text) == held[1]
    assert cards_in(json.dumps(ann.get(f"/shared/{code}"))) == held[1]
    refused = onlooker.post(f"/tables/{evening.id}/rounds/1/share", None, 403)
    assert "took part" in refused["error"]["message"]
    assert room.get("/api/shared/nothing-here").status_code == 404


def test_a_hand_that_was_shown_is_shown_again(room: TestClient, people: Any, wall: Wall) -> None:
    evening = Evening(room, people, HOLDEM)
    evening.people[0].do("deal")
    views = [each.look() for each in evening.people]
    folds = next(at for at, view in enumerate(views) if view["round"]["options"])
    winner = evening.people[1 - folds]
    evening.people[folds].act("fold")
    view = winner.look()
    if view["show"]:
        winner.do("show")
    cards = set(view["round"]["seats"][1 - folds]["hands"][0]["cards"])
    told = evening.people[folds].get(f"/tables/{evening.id}/rounds/1")
    shown = cards <= cards_in(json.dumps(told["steps"][-1]))
    assert shown == bool(view["show"])


def test_rounds_are_listed_by_page_game_table_day_and_result(room: TestClient, people: Any) -> None:
    evening = Evening(room, people, "mini-baccarat@bclc")
    for _ in range(3):
        evening.plays()
    ann = evening.people[0]
    listed = ann.get("/me/rounds")
    assert [each["round"] for each in listed["rounds"]] == [3, 2, 1]
    assert listed["before"] is None
    assert ann.get("/me/rounds?game=omaha@bclc")["rounds"] == []
    assert len(ann.get(f"/me/rounds?table={evening.id}")["rounds"]) == 3
    won = ann.get("/me/rounds?result=won")["rounds"]
    lost = ann.get("/me/rounds?result=lost")["rounds"]
    assert all(each["net"] > 0 for each in won)
    assert all(each["net"] < 0 for each in lost)
    (evening_of,) = ann.get("/me/profile")["days"]
    assert len(ann.get(f"/me/rounds?day={evening_of['day']}")["rounds"]) == 3
    assert ann.get("/me/rounds?day=2001-01-01")["rounds"] == []
    ann.get("/me/rounds?day=yesterday", 422)
    first = listed["rounds"][0]
    mark = f"{round(first['at'] * 1000)}-{first['table']}-{first['round']}"
    older = ann.get(f"/me/rounds?before={mark}")["rounds"]
    assert [each["round"] for each in older] == [2, 1]
    ann.get("/me/rounds?before=yesterday", 422)
    assert people(room, "Cid").get("/me/rounds")["rounds"] == []


def test_a_profile_adds_up_to_the_chips_that_came_and_went(room: TestClient, people: Any) -> None:
    evening = Evening(room, people, "three-card-poker@bclc")
    for _ in range(4):
        evening.plays()
    for each in evening.people:
        profile = each.get("/me/profile")
        (seat,) = each.get("/me/seats")
        assert profile["net"] == seat["stack"] - 30_000
        assert profile["rounds"] == 4
        assert profile["staked"] > 0
        assert profile["known"] == 4
        assert profile["expected"] == sum(day["expected"] for day in profile["days"]) < 0
        assert sum(day["net"] for day in profile["days"]) == profile["net"]
        assert [game["game"] for game in profile["games"]] == ["three-card-poker@bclc"]
        assert all(best["net"] > 0 for best in profile["best"])


def test_where_one_sits_is_told_wherever_one_is(room: TestClient, people: Any) -> None:
    ann = people(room, "Ann")
    assert ann.get("/me/seats") == []
    ann.open(HOLDEM, settings=BLINDS, bots=2)
    ann.do("sit", seat=1, buy_in=20_000)
    ann.do("deal")
    until(ann.look, lambda view: view["phase"] != "playing" or view["round"]["options"])
    (seat,) = ann.get("/me/seats")
    assert seat["table"] == ann.view["id"]
    assert seat["alone"]
    assert seat["your_turn"] == (ann.view["phase"] == "playing")
    if seat["your_turn"]:
        ann.act("fold")
    until(ann.look, lambda view: view["phase"] != "playing")
    ann.do("leave")
    assert ann.get("/me/seats") == []


def test_a_pot_is_taken_away_as_phh(room: TestClient, people: Any) -> None:
    evening = Evening(room, people, HOLDEM)
    evening.plays()
    ann = evening.people[0]
    text = room.get(f"/api/tables/{evening.id}/rounds/1/phh", headers=ann.headers).text
    (hand,) = read(text).values()
    assert hand.players is not None
    assert {"Ann", "Bob"} == set(hand.players)
    cards = ann.view["round"]["seats"][0]["hands"][0]["cards"]
    assert all(str(card) in text for card in parse_cards(" ".join(cards)))
    baccarat = Evening(room, people, "mini-baccarat@bclc", ("Cid", "Dee"))
    baccarat.plays()
    refused = baccarat.people[0].get(f"/tables/{baccarat.id}/rounds/1/phh", 400)
    assert "transcript" in refused["error"]["message"]
    ann.get(f"/tables/{evening.id}/rounds/2", 404)


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("UPDATE played SET net = net + 1", "is not what is kept of it"),
        ("UPDATE rounds SET body = json_set(body, '$.from', 3)", "not kept as it was played"),
        ("DELETE FROM seats", "are not who sat down"),
    ],
)
def test_what_was_tampered_with_is_named(
    house: Any, sqlite_url: str, people: Any, statement: str, words: str
) -> None:
    with Client(create_app(sqlite_url, house)) as room:
        Evening(room, people, "three-card-poker@bclc").plays()
    assert anyio.run(verify_store, sqlite_url).ok
    with sqlite3.connect(Path(sqlite_url.removeprefix("sqlite:///"))) as db:
        db.execute(statement)
    report = anyio.run(verify_store, sqlite_url)
    assert any(words in each for each in report.differences)
