"""Several positions of one person at a banked table: as many as the rulebook allows, one purse."""

from typing import Any

from starlette.testclient import TestClient

from tests.server.wall import refusal

ULTIMATE, LIMITS = "ultimate-texas-holdem@bclc", {"minimum": 500, "maximum": 50_000}
BETS = {"ante": 1000, "blind": 1000}


def bet(who: Any, seat: int, **bets: int) -> None:
    who.look()
    body = {"key": f"bet-{seat}-{who.view['round_number']}", "state": who.view["state"]}
    told = {**body, "seat": seat, "command": {"do": "bet", "bets": bets}}
    who.post(f"/tables/{who.view['id']}/commands", told)


def cards(view: dict[str, Any], seat: int) -> list[str | None]:
    held = next(each for each in view["round"]["seats"] if each["seat"] == seat)
    return [card for hand in held["hands"] for card in hand["cards"]]


def test_one_person_plays_two_hands_and_sees_both(room: TestClient, people: Any) -> None:
    ann, bob = people(room, "Ann"), people(room, "Bob")
    ann.open(ULTIMATE, settings=LIMITS)
    for seat in (2, 4):
        ann.do("sit", seat=seat, buy_in=20_000)
    assert refusal(ann.do("sit", 409, seat=5, buy_in=20_000)) == (
        f"you sit in seat 2 of {ann.view['name']} already; at most 2 positions each"
    )
    bob.look(ann.view["id"])
    bob.do("sit", seat=3, buy_in=20_000)
    for seat in (2, 4):
        bet(ann, seat, **BETS)
    bet(bob, 3, **BETS)
    ann.look()
    assert ann.view["your_seats"] == [2, 4]
    assert ann.do("deal")["phase"] == "betting", "Bob has not asked for the cards"
    assert {each["seat"] for each in ann.view["seats"] if each["ready"]} == {2, 4}
    bob.look()
    bob.do("deal")
    assert ann.look()["your_seat"] == 2, "the position that is asked"
    assert None not in cards(ann.view, 2) + cards(ann.view, 4)
    assert set(cards(ann.view, 3)) == {None}
    assert set(cards(bob.look(), 2) + cards(bob.view, 4)) == {None}
    while (view := ann.look())["phase"] == "playing":
        player = ann if view["round"]["options"] else bob
        player.look()
        acts = [offer["act"] for offer in player.view["round"]["options"]["offers"]]
        player.act("check" if "check" in acts else "fold")
    seats = [line["seat"] for line in view["round"]["lines"]]
    assert {2, 3, 4} <= set(seats)
    recalled = ann.get(f"/tables/{view['id']}/rounds/1")
    assert [each["seat"] for each in recalled["people"] if each["you"]] == [2, 4]
    (seat,) = ann.get("/me/seats")
    assert seat["stack"] == sum(each["stack"] for each in view["seats"] if each["you"])


def test_a_position_is_given_up_alone_and_all_of_them_at_once(
    room: TestClient, people: Any
) -> None:
    ann, bob = people(room, "Ann"), people(room, "Bob")
    ann.open(ULTIMATE, settings=LIMITS)
    for seat in (2, 4):
        ann.do("sit", seat=seat, buy_in=20_000)
    leave = {"key": "one", "state": ann.view["state"], "seat": 4, "command": {"do": "leave"}}
    bob.look(ann.view["id"])
    told = bob.post(f"/tables/{ann.view['id']}/commands", leave, 409)
    assert told["error"]["code"] == "not_seated"
    ann.view = ann.post(f"/tables/{ann.view['id']}/commands", leave)
    assert ann.view["your_seats"] == [2]
    ann.do("sit", seat=6, buy_in=20_000)
    assert ann.do("leave")["your_seats"] == []
    assert ann.me()["wallet"] == 100_000
