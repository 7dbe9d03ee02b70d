"""A hand that two people raise again and again: it ends, and nobody else is kept waiting by it."""

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway.server.tables import long_hands, round_views

DEEP = {
    "blinds": [1, 2],
    "minimum_buy_in": 10,
    "maximum_buy_in": 50_000,
    "limit": "no-limit",
    "straddle_seconds": 0,
}
ANSWERS = 30


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that has less patience than most."""
    monkeypatch.setattr(long_hands, "MOST_ANSWERS", ANSWERS)
    monkeypatch.setattr(round_views, "MOST_SAID", 10)


def raised(ann: Any, bob: Any) -> dict[str, Any]:
    """Two who raise each other for as long as they are offered to; the refusal of one more."""
    ann.open("texas-holdem@bclc", settings=DEEP)
    ann.do("sit", seat=1, buy_in=50_000)
    bob.look(ann.view["id"])
    bob.do("sit", seat=2, buy_in=50_000)
    bob.do("deal")
    action: dict[str, Any] = {}
    for _ in range(2 * ANSWERS):
        player = next(each for each in (ann, bob) if each.look()["round"]["options"])
        offers = player.view["round"]["options"]["offers"]
        raises = [each for each in offers if each["act"] in ("raise_to", "bet")]
        if not raises:
            refused: dict[str, Any] = player.do("act", 409, action=action)
            assert refused["error"]["options"]["offers"] == offers
            player.act("call")
            return refused
        action = {"act": raises[0]["act"], "amount": raises[0]["least"]}
        player.do("act", action=action)
    raise AssertionError("they raise each other still")


@pytest.mark.usefixtures("short")
def test_a_hand_is_not_raised_for_ever(client: TestClient, person: Any) -> None:
    ann, bob = person("Ann"), person("Bob")
    refused = raised(ann, bob)
    assert max(each.look()["round"]["state"] for each in (ann, bob)) == ANSWERS + 1
    assert f"answered {ANSWERS} times" in refused["error"]["message"]
    while ann.look()["phase"] == "playing":
        next(each for each in (ann, bob) if each.look()["round"]["options"]).act("check")


@pytest.mark.usefixtures("short")
def test_a_long_hand_is_no_longer_to_send(client: TestClient, person: Any) -> None:
    """Of a round that goes on the last words are sent; of one that is over, each word once."""
    ann, bob = person("Ann"), person("Bob")
    raised(ann, bob)
    assert len(ann.look()["round"]["said"]) == round_views.MOST_SAID
    bets = next(each for each in (ann, bob) if each.look()["round"]["options"])
    bets.act("check")
    next(each for each in (ann, bob) if each.look()["round"]["options"]).act("fold")
    steps = ann.get(f"/tables/{ann.view['id']}/rounds/1")["steps"]
    words = [each["words"] for step in steps for each in step["said"]]
    assert len(steps) > ANSWERS
    raises = [each for each in words if "raise to" in each]
    assert len(raises) == len({*raises}) == ANSWERS
    assert max(len(json.dumps(step)) for step in steps) < 4000
