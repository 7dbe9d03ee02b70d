"""Theoretical against actual: a room's rounds read back from its logs, spot by spot."""

import json
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from houseway import cli
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.par import Actual
from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.money.rounds_played import read_rounds
from tests.server.client import Client

THREE, BACCARAT = "three-card-poker@bclc", "mini-baccarat@bclc"
ROUNDS = 6


def play_three_card(person: Any) -> dict[str, int]:
    """Some rounds, played and folded in turn; what each spot won by the lines that were shown."""
    won = {"ante": 0, "pair_plus": 0}
    person.open(THREE, settings={"minimum": 500, "maximum": 50_000}, bots=0)
    person.do("sit", seat=1, buy_in=50_000)
    for number in range(ROUNDS):
        person.do("bet", bets={"ante": 1000, "pair_plus": 500 + 100 * number}, tips={"ante": 100})
        view = person.do("deal")
        if view["round"]["to_act"] == 1:
            plays = number % 2 == 0
            view = person.act("stake", spot="play", amount=1000) if plays else person.act("fold")
        for line in view["round"]["lines"]:
            spot = "pair_plus" if line["wager"] == "pair_plus" else "ante"
            won[spot] += 0 if line["tip"] else line["net"]
    return won


def test_each_spot_is_held_against_its_theory(
    quick: House, each_url: str, people: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    with Client(create_app(each_url, quick)) as room:
        ann = people(room, "Ann")
        won = play_three_card(ann)
        ann.open(BACCARAT, settings={"minimum": 500, "maximum": 50_000}, bots=0)
        ann.do("sit", seat=1, buy_in=20_000)
        ann.do("bet", bets={"banker": 2000})
        ann.do("deal")
    found = {each.game.id: each for each in anyio.run(read_rounds, each_url)}
    assert list(found) == [BACCARAT, THREE]
    three = found[THREE]
    assert (three.rounds, found[BACCARAT].rounds) == (ROUNDS, 1)
    assert {spot: held.won for spot, held in three.spots.items()} == won
    ante, pairs = three.spots["ante"], three.spots["pair_plus"]
    assert (ante.wagers, ante.staked, ante.squares) == (6, 6000, 6 * 1000**2)
    assert ante.action == 6000 + 3 * 1000  # and the play wager in every other round
    assert pairs.staked == sum(500 + 100 * number for number in range(ROUNDS))
    figures = shipped(three.game)
    rows = {row["spot"]: row for row in Actual(THREE, 6, three.spots, figures).rows()}
    scatter = figures["wagers"]["ante"]["std_dev"] * (6 * 1000**2) ** 0.5  # type: ignore[index]
    expected = 0.0337301 * 6000
    assert rows["ante"]["expected"] == pytest.approx(expected, rel=1e-4)
    assert rows["ante"]["deviations"] == pytest.approx(
        (-won["ante"] - expected) / scatter, rel=1e-3
    )
    with pytest.raises(SystemExit) as ended:
        cli.main(["par", THREE, "--db", each_url, "--json"])
    assert ended.value.code == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert (told["game"], told["rounds"]) == (THREE, ROUNDS)
    assert told["spots"][0]["held"] == -won[told["spots"][0]["spot"]]


def test_a_room_without_banked_rounds(
    client: TestClient, sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["par", "--db", sqlite_url])
    assert ended.value.code == 0
    assert capsys.readouterr().out == "no banked round has been dealt here yet\n"
