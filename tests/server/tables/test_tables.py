"""The tables: each command, each refusal in its exact words, each command once."""

import re
import uuid
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway.commitment import Opening
from houseway.commitment import verify as is_promised
from houseway.wagers import Settlement
from tests.server.client import Client
from tests.server.houses import house_with

THREE_CARD, BACCARAT, HOLDEM = "three-card-poker@bclc", "mini-baccarat@bclc", "texas-holdem@bclc"
LIMITS = {"minimum": 500, "maximum": 50_000, "seats": 7}
BLINDS = {"blinds": [100, 200], "minimum_buy_in": 10_000, "maximum_buy_in": 40_000}


@pytest.fixture
def ann(person: Callable[[str], Any]) -> Any:
    return person("Ann")


@pytest.fixture
def bob(person: Callable[[str], Any]) -> Any:
    return person("Bob")


def refusal(answer: dict[str, Any]) -> tuple[str, str]:
    return answer["error"]["code"], answer["error"]["message"]


def test_the_catalogue_is_there(client: TestClient) -> None:
    games = client.get("/api/games").json()
    assert {THREE_CARD, BACCARAT, HOLDEM} <= {game["id"] for game in games}
    assert client.get(f"/api/games/{HOLDEM}").json() in games


def test_an_unknown_game_is_told_its_neighbours(client: TestClient) -> None:
    answer = client.get("/api/games/three-card-pokker@bclc")
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "unknown_game"
    assert THREE_CARD in answer.json()["error"]["message"]


def test_clauses_are_found_and_shown_with_their_neighbours(client: TestClient) -> None:
    found = client.get("/api/clauses", params={"q": "clock minute"}).json()
    assert "bclc-poker/33/1.12" in [each["id"] for each in found]
    page = client.get("/api/clauses/bclc-poker/33/1.12").json()
    assert page["section"] == "bclc-poker/33"
    assert len(page["before"]) == len(page["after"]) == 2
    assert client.get("/api/clauses/bclc-poker/33/99").status_code == 404
    of_section = client.get("/api/clauses", params={"section": "bclc-poker/6", "limit": 3}).json()
    assert [each["section"] for each in of_section] == ["bclc-poker/6"] * 3


def test_a_table_opens_with_its_limits_and_stands_in_the_lobby(ann: Any) -> None:
    view = ann.open(THREE_CARD, settings=LIMITS, name="The corner")
    assert (view["phase"], view["state"], view["round"]) == ("betting", 0, None)
    posted = {name: value for name, value in view["settings"].items() if value is not None}
    assert posted == LIMITS
    assert len(view["commitment"]) == 64
    assert ann.get("/tables") == [
        {
            "id": view["id"],
            "name": "The corner",
            "game": THREE_CARD,
            "phase": "betting",
            "players": 0,
            "people": 0,
            "seats": 7,
            "waiting": 0,
            "board": view["board"],
            "settings": view["settings"],
        }
    ]


def test_a_table_says_what_its_house_counts_in(ann: Any) -> None:
    club = ann.open("texas-holdem@bcpc", settings=BLINDS)
    assert club["currency"] == {"code": "GBP", "symbol": "£", "name": "pounds"}
    assert ann.open(HOLDEM, settings=BLINDS)["currency"]["symbol"] == "$"


def test_a_table_needs_its_settings(ann: Any) -> None:
    code, words = refusal(ann.open(THREE_CARD, 400))
    assert code == "bad_request"
    assert "does not open without 'minimum'" in words
    code, words = refusal(ann.open(THREE_CARD, 400, settings={"minimum": -5}))
    assert "setting 'minimum' is -0.05; it must be at least 0.01" in words
    code, words = refusal(ann.open("whist@bclc", 404))
    assert code == "unknown_game"


def test_a_round_against_the_bank_from_seat_to_settlement(ann: Any) -> None:
    ann.open(THREE_CARD, settings=LIMITS)
    view = ann.do("sit", seat=3, buy_in=20_000)
    assert (view["your_seat"], view["wallet"]) == (3, 80_000)
    view = ann.do("bet", bets={"ante": 1000, "pair_plus": 500}, tips={"ante": 500})
    assert view["seats"][0]["bets"] == {"ante": 1000, "pair_plus": 500}
    promised = view["commitment"]
    view = ann.do("deal")
    assert view["phase"] == "playing"
    assert view["commitment"] == promised
    assert view["round"]["places"][0]["cards"] == [None, None, None]
    assert view["round"]["to_act"] == 3
    view = ann.act("fold")
    assert view["phase"] == "betting"
    assert view["round"]["over"]
    assert view["commitment"] != promised
    lines = view["round"]["lines"]
    net = sum(line["net"] for line in lines if not line["tip"])
    tip = sum(line["stake"] for line in lines if line["tip"] and line["result"] != "pushes")
    assert view["seats"][0]["stack"] == 20_000 + net - tip
    assert ann.do("leave")["wallet"] == 100_000 + net - tip


def test_the_promise_of_the_shuffle_is_kept(ann: Any, bob: Any) -> None:
    promised = ann.open(THREE_CARD, settings=LIMITS)["commitment"]
    ann.do("sit", seat=1, buy_in=20_000)
    ann.do("bet", bets={"ante": 1000})
    cards = ann.do("deal")["round"]["seats"][0]["hands"][0]["cards"]
    early = ann.get(f"/tables/{ann.view['id']}/rounds/1/proof", 404)
    assert refusal(early)[1] == f"table {ann.view['id']!r} has not finished a round 1"
    dealer = ann.act("stake", spot="play", amount=1000)["round"]["places"][0]["cards"]
    proof = ann.get(f"/tables/{ann.view['id']}/rounds/1/proof")
    assert proof["commitment"] == promised
    assert [each["card"] for each in proof["openings"]][:3] == cards
    assert {each["card"] for each in proof["openings"]} == {*cards, *dealer}
    for each in proof["openings"]:
        assert is_promised(promised, proof["leaves"], Opening(**each))
    of_public = bob.get(f"/tables/{ann.view['id']}/rounds/1/proof")["openings"]
    assert {each["position"] for each in of_public} <= {
        each["position"] for each in proof["openings"]
    }


def test_a_banked_round_waits_for_everybody_with_bets(ann: Any, bob: Any) -> None:
    ann.open(THREE_CARD, settings=LIMITS)
    ann.do("sit", seat=1, buy_in=20_000)
    bob.look(ann.view["id"])
    bob.do("sit", seat=2, buy_in=20_000)
    ann.do("bet", bets={"ante": 1000})
    bob.do("bet", bets={"ante": 1000})
    view = ann.do("deal")
    assert view["phase"] == "betting"
    assert [seat["ready"] for seat in view["seats"]] == [True, False]
    ann.do("bet", bets={"ante": 2000})  # a new bet takes the word back
    assert bob.do("deal")["phase"] == "betting"
    assert ann.do("deal")["phase"] == "playing"


def test_the_last_who_hesitates_may_take_his_bet_back(ann: Any, bob: Any) -> None:
    ann.open(THREE_CARD, settings=LIMITS)
    ann.do("sit", seat=1, buy_in=20_000)
    bob.look(ann.view["id"])
    bob.do("sit", seat=2, buy_in=20_000)
    ann.do("bet", bets={"ante": 1000})
    bob.do("bet", bets={"ante": 1000})
    ann.do("deal")
    assert bob.do("bet", bets={})["phase"] == "playing"
    assert [seat["seat"] for seat in ann.look()["round"]["seats"]] == [1]


def test_a_game_without_decisions_is_settled_at_once(ann: Any) -> None:
    facts = ann.get(f"/games/{BACCARAT}")
    spot = next(each["name"] for each in facts["spots"] if each["opening"])
    ann.open(BACCARAT, settings=LIMITS)
    ann.do("sit", seat=1, buy_in=20_000)
    ann.do("bet", bets={spot: 1000})
    view = ann.do("deal")
    assert view["phase"] == "betting"
    assert view["round"]["over"]
    assert view["round"]["lines"]


def test_refusals_in_their_words(ann: Any, bob: Any) -> None:
    table = ann.open(THREE_CARD, settings=LIMITS)["id"]
    assert refusal(ann.do("leave", 409)) == (
        "not_seated",
        "you have no seat at Table 1; sit down first",
    )
    assert refusal(ann.do("sit", 409, seat=9, buy_in=5000)) == (
        "illegal_action",
        "there is no seat 9; this table has seats 1 to 7",
    )
    assert refusal(ann.do("sit", 409, seat=1, buy_in=100_001)) == (
        "illegal_bet",
        "your wallet holds 1,000.00 and 1,000.01 is needed",
    )
    assert ann.look()["seats"] == []
    ann.do("sit", seat=1, buy_in=20_000)
    assert refusal(ann.do("sit", 409, seat=2, buy_in=5000)) == (
        "illegal_action",
        "you sit in seat 1 of Table 1 already; one seat each",
    )
    bob.look(table)
    assert refusal(bob.do("sit", 409, seat=1, buy_in=5000)) == (
        "illegal_action",
        "seat 1 is taken; seats are not shared",
    )
    code, words = refusal(ann.do("bet", 409, bets={"ante": 499}))
    assert code == "illegal_bet"
    assert "4.99" in words
    assert "5.00" in words
    assert refusal(ann.do("deal", 409)) == (
        "illegal_bet",
        "your seat has no bet on the layout; bet before the cards are dealt",
    )
    assert refusal(ann.act("fold", 409)) == ("illegal_action", "no round is being played")
    assert refusal(ann.act("dance", 400))[0] == "bad_request"
    assert refusal(ann.do("straddle", 409, amount=400)) == (
        "illegal_bet",
        "Three Card Poker has no straddle",
    )
    assert refusal(ann.do("clock", 409)) == (
        "illegal_action",
        "nobody is asked to act, so there is nobody to time",
    )
    assert refusal(ann.get("/tables/nowhere", 404)) == (
        "unknown_table",
        "there is no table 'nowhere'; the lobby lists them",
    )
    ann.do("bet", bets={"ante": 1000})
    ann.do("deal")
    answer = ann.act("stake", 409, spot="play", amount=999)
    assert refusal(answer)[0] == "illegal_action"
    assert answer["error"]["clause"] == "bclc-poker/6/6.5.2"
    assert [offer["act"] for offer in answer["error"]["options"]["offers"]] == ["fold", "stake"]
    assert refusal(ann.do("leave", 409))[1] == (
        "seat 1 is in the round and may leave when it is over"
    )
    assert refusal(ann.do("deal", 409))[1] == (
        "a round is being played; the next is dealt when it is over"
    )


def test_forms_are_read_strictly(ann: Any) -> None:
    table = ann.open(THREE_CARD, settings=LIMITS)["id"]
    path = f"/tables/{table}/commands"
    sit = {"do": "sit", "seat": 1, "buy_in": 5000}
    for body, words in [
        ({"key": "k", "state": 0, "command": {**sit, "buy_in": 50.0}}, "valid integer"),
        ({"key": "k", "state": 0, "command": {**sit, "more": 1}}, "extra inputs"),
        ({"key": "k", "state": 0, "command": {"do": "cheat"}}, "command: input tag 'cheat'"),
        ({"state": 0, "command": sit}, "key: field required"),
        ({"key": "k", "state": 0, "command": {**sit, "buy_in": 10**15}}, "at most"),
    ]:
        code, message = refusal(ann.post(path, body, 422))
        assert code == "bad_request"
        assert words in message


def test_commands_need_somebody(client: TestClient, ann: Any) -> None:
    table = ann.open(THREE_CARD, settings=LIMITS)["id"]
    body = {"key": "k", "state": 0, "command": {"do": "leave"}}
    assert client.post(f"/api/tables/{table}/commands", json=body).status_code == 401
    assert client.post("/api/tables", json={"game": THREE_CARD}).status_code == 401
    public = client.get(f"/api/tables/{table}").json()
    assert (public["your_seat"], public["wallet"]) == (None, 0)


def test_the_same_key_happens_once(ann: Any) -> None:
    table = ann.open(THREE_CARD, settings=LIMITS)["id"]
    path, key = f"/tables/{table}/commands", uuid.uuid4().hex
    body = {"key": key, "state": 0, "command": {"do": "sit", "seat": 1, "buy_in": 5000}}
    first = ann.post(path, body)
    ann.look()
    ann.do("buy", amount=1000)
    assert ann.post(path, body) == first
    assert ann.me()["wallet"] == 94_000
    other = {**body, "command": {"do": "leave"}}
    assert refusal(ann.post(path, other, 409)) == (
        "key_reused",
        f"key {key} was used for another command; take a new key for each",
    )
    assert refusal(ann.post(path, {**body, "state": 1}, 409))[0] == "key_reused"
    elsewhere = ann.open(THREE_CARD, settings=LIMITS)["id"]
    assert refusal(ann.post(f"/tables/{elsewhere}/commands", body, 409))[0] == "key_reused"


def test_a_refused_command_may_be_sent_again(ann: Any) -> None:
    table = ann.open(THREE_CARD, settings=LIMITS)["id"]
    path = f"/tables/{table}/commands"
    deal = {"key": "once", "state": 0, "command": {"do": "bet", "bets": {"ante": 1000}}}
    ann.post(path, deal, 409)
    ann.do("sit", seat=1, buy_in=5000)
    assert ann.post(path, deal)["seats"][0]["bets"] == {"ante": 1000}


def test_a_stale_command_changes_nothing(ann: Any) -> None:
    table = ann.open(THREE_CARD, settings=LIMITS)["id"]
    ann.do("sit", seat=1, buy_in=5000)
    ann.do("bet", bets={"ante": 1000})
    ann.do("deal")
    before = ann.look()
    body = {"key": "late", "state": 0, "command": {"do": "act", "action": {"act": "fold"}}}
    assert refusal(ann.post(f"/tables/{table}/commands", body, 409)) == (
        "stale",
        "you answered state 0 and the table is at state 1; look again and choose anew",
    )
    assert ann.look() == before


def test_chips_go_back_to_the_wallet(ann: Any) -> None:
    ann.open(HOLDEM, settings=BLINDS)
    code, words = refusal(ann.do("sit", 409, seat=1, buy_in=9_999))
    assert (code, words) == (
        "illegal_action",
        "a buy-in of 99.99 is under the posted minimum of 100.00",
    )
    ann.do("sit", seat=1, buy_in=20_000)
    assert refusal(ann.do("buy", 409, amount=20_001))[1] == (
        "400.01 would be over the maximum buy-in of 400.00"
    )
    ann.do("buy", amount=20_000)
    assert ann.view["seats"][0]["stack"] == 40_000
    assert ann.do("leave")["wallet"] == 100_000
    assert ann.view["your_seat"] is None


def test_a_pot_table_waits_for_two(ann: Any, bob: Any) -> None:
    ann.open(HOLDEM, settings=BLINDS)
    ann.do("sit", seat=1, buy_in=20_000)
    assert ann.view["waiting_for"] == "a hand needs two players with chips"
    assert refusal(ann.do("deal", 409)) == (
        "illegal_action",
        "a hand needs two players with chips",
    )
    bob.look(ann.view["id"])
    bob.do("sit", seat=2, buy_in=20_000)
    assert bob.do("away")["seats"][1]["away"] is True
    assert refusal(ann.do("deal", 409))[1] == "a hand needs two players with chips"
    assert bob.do("back")["seats"][1]["away"] is False
    view = ann.do("deal")
    assert (view["phase"], view["round_number"]) == ("playing", 1)
    own = view["round"]["seats"][0]["hands"][0]["cards"]
    other = view["round"]["seats"][1]["hands"][0]["cards"]
    assert None not in own
    assert other == [None, None]


def test_a_newcomer_does_not_see_his_predecessors_cards(ann: Any, bob: Any) -> None:
    ann.open(HOLDEM, settings=BLINDS)
    ann.do("sit", seat=1, buy_in=20_000)
    bob.look(ann.view["id"])
    bob.do("sit", seat=2, buy_in=20_000)
    ann.do("deal")
    ann.look()
    actor = ann if ann.view["round"]["to_act"] == 1 else bob
    actor.look()
    seat = actor.view["your_seat"]
    actor.act("fold")
    actor.do("leave")
    other = bob if actor is ann else ann
    assert other.look()["phase"] == "waiting"
    other.do("leave")
    other.do("sit", seat=seat, buy_in=20_000)
    hands = {each["seat"]: each["hands"][0]["cards"] for each in other.view["round"]["seats"]}
    assert hands[seat] == [None, None]


def test_a_straddle_is_laid_and_taken_back(ann: Any, person: Callable[[str], Any]) -> None:
    ann.open(HOLDEM, settings={**BLINDS, "mississippi": True})
    table = ann.view["id"]
    others = [person(name) for name in ("Bob", "Cat")]
    ann.do("sit", seat=1, buy_in=20_000)
    for seat, each in enumerate(others, start=2):
        each.look(table)
        each.do("sit", seat=seat, buy_in=20_000)
    legal = 0
    for each in (ann, *others):
        each.look()
        state = each.view["state"]
        body = {"key": uuid.uuid4().hex, "state": state}
        answer = each.client.post(
            f"/api/tables/{table}/commands",
            json={**body, "command": {"do": "straddle", "amount": 400}},
            headers=each.headers,
        )
        if answer.status_code == 200:
            legal += 1
            seats = {seat["seat"]: seat for seat in answer.json()["seats"]}
            assert seats[each.view["your_seat"]]["straddle"] == 400
            each.do("straddle", amount=0)
        else:
            assert answer.json()["error"]["code"] == "illegal_bet"
    assert legal


def test_a_round_that_breaks_changes_nothing(ann: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ann.open(THREE_CARD, settings=LIMITS)
    ann.do("sit", seat=1, buy_in=20_000)
    ann.do("bet", bets={"ante": 1000})
    before = ann.do("deal")
    monkeypatch.setattr(Settlement, "accounts", lambda _: {"seat 1": 5, "bank": 0})
    assert refusal(ann.act("fold", 500)) == (
        "internal",
        "something broke on our side; nothing was changed",
    )
    monkeypatch.undo()
    assert ann.look() == before
    assert ann.act("fold")["round"]["over"]


def test_one_caller_cannot_flood_a_table(sqlite_url: str, people: Any) -> None:
    from houseway.server.app import create_app
    from houseway.server.web.limits import Rate

    with Client(create_app(sqlite_url, house_with(commands=Rate(1, 0.05)))) as client:
        ann = people(client, "Ann")
        ann.open(THREE_CARD, settings=LIMITS)
        ann.do("sit", seat=1, buy_in=5000)
        code, words = refusal(ann.do("away", 429))
        assert code == "rate_limited"
        assert re.fullmatch(r"too many requests; try again in (1\d|20) s", words)


def test_a_refusal_names_people_and_not_their_accounts(client: TestClient, people: Any) -> None:
    ann = people(client, "Ann")
    ann.open("mini-baccarat@bclc", settings={"minimum": 500, "maximum": 5000})
    ann.do("sit", seat=1, buy_in=10_000)
    refused = ann.do("bet", bets={"player": 500, "banker": 500}, status=409)
    assert refused["error"]["message"] == "you may not bet both player and banker"
