"""The floor's page: what each table took and should have, what is to be done, and no card."""

from typing import Any

from starlette.testclient import TestClient

from houseway import games
from houseway.analysis.hints import edges_at
from houseway.server.people.roles import Role
from tests.server.pit.conftest import (
    BACCARAT,
    HOLDEM,
    LIMITS,
    RAKED,
    THREE_CARD,
    called_hand,
    coup,
    loses,
    on_both,
    orders,
)
from tests.server.tablet.dealer_room import Dealer
from tests.server.wall import Wall


def table_of(view: Any, table: str) -> Any:
    return next(each for each in view["tables"] if each["id"] == table)


@on_both
def test_what_was_taken_and_what_should_have_been(
    room: TestClient, flo: Any, people: Any, wall: Wall
) -> None:
    ann = people(room, "Ann")
    table = ann.open(BACCARAT, settings=LIMITS, name="One")["id"]
    ann.do("sit", seat=1, buy_in=50_000)
    for _ in range(3):
        coup(ann, player=1_000, tie=500)
        wall.time += 20 * 60
    shown = table_of(flo.get("/floor"), table)
    edges = edges_at(games.find(BACCARAT))
    assert edges is not None
    assert shown["theory"]["expected"] == round(3_000 * edges["player"] + 1_500 * edges["tie"])
    assert (shown["theory"]["known"], shown["theory"]["unknown"]) == (4_500, 0)
    assert shown["took"] == 50_000 - ann.look()["seats"][0]["stack"]
    assert (shown["rounds"], shown["bought"]) == (3, 50_000)


def test_what_a_table_took_is_still_of_today_when_it_has_closed(
    room: TestClient, flo: Any, people: Any, url: str
) -> None:
    assert (flo.get("/floor")["took"], flo.get("/floor")["theory"]["expected"]) == (0, 0)
    ann = people(room, "Ann")
    table = ann.open(THREE_CARD, settings=LIMITS, name="Brief")["id"]
    ann.do("sit", seat=1, buy_in=50_000)
    loses(ann, 1_000)
    before = flo.get("/floor")
    orders(flo, table, "close")
    dana = Dealer(room, url, "Dana", Role.FLOOR)
    dana.opens(BACCARAT)
    dana.do("bet", seat=1, bets={"player": 10_000})
    dana.do("deal")
    dana.keys("2h 3h Td 6s 9c")  # the banker wins
    dana.do("settle")
    after = flo.get("/floor")
    assert [each["kind"] for each in after["tables"]] == ["dealer"]
    assert (after["took"], after["theory"]) == (before["took"], before["theory"])
    assert (after["took"], after["live_took"]) == (1_000, 10_000)
    report = flo.get("/floor/report")
    assert (report["took"], report["theory"]) == (after["took"], after["theory"])


def test_a_pot_table_has_no_theory_and_its_pace_is_counted(
    room: TestClient, flo: Any, people: Any, wall: Wall
) -> None:
    ann, bob = people(room, "Ann"), people(room, "Bob")
    table = ann.open(HOLDEM, settings=RAKED, name="High")["id"]
    ann.do("sit", seat=1, buy_in=20_000)
    bob.look(table)
    bob.do("sit", seat=2, buy_in=30_000)
    for _ in range(5):
        called_hand(ann, bob)
        wall.time += 6 * 60
    view = flo.get("/floor")
    shown = table_of(view, table)
    assert shown["theory"]["expected"] is None
    assert shown["theory"]["words"].startswith("not known")
    assert shown["took"] == view["took"] == 5 * 200
    assert [(each["name"], each["seat"]) for each in shown["people"]] == [("Ann", 1), ("Bob", 2)]
    assert sum(each["stack"] for each in shown["people"]) == 50_000 - 1_000
    assert shown["pace"] == 10  # five in the half hour


def test_nobody_sees_a_card_of_a_running_round(room: TestClient, flo: Any, people: Any) -> None:
    ann = people(room, "Ann")
    table = ann.open(THREE_CARD, settings=LIMITS, name="Cards")["id"]
    ann.do("sit", seat=1, buy_in=50_000)
    ann.do("bet", bets={"ante": 1_000}, tips={})
    view = ann.do("deal")
    assert view["phase"] == "playing"
    own = [card for hand in view["round"]["seats"][0]["hands"] for card in hand["cards"]]
    assert None not in own
    flo.heard.clear()
    flo.get("/floor")
    flo.get("/floor/report")
    flo.get(f"/floor/entries?figure=rounds&table={table}")
    flo.get(f"/floor/rounds/{table}/1?seat=1", 404)  # it is not over
    flo.get(f"/floor/rounds/{table}/1/proof?seat=1", 404)
    said = "".join(flo.heard)
    assert not [card for card in own if f'"{card}"' in said]
    assert "cards" not in said
    ann.act("fold")
    seen = flo.get(f"/floor/rounds/{table}/1?seat=1")
    assert [c for hand in seen["steps"][0]["seats"][0]["hands"] for c in hand["cards"]] == own


def test_alerts_say_what_to_do(room: TestClient, flo: Any, people: Any, wall: Wall) -> None:
    ann, bob, cid = people(room, "Ann"), people(room, "Bob"), people(room, "Cid")
    table = ann.open(HOLDEM, settings=RAKED, name="Still")["id"]
    ann.do("sit", seat=1, buy_in=20_000)
    bob.look(table)
    bob.do("sit", seat=2, buy_in=30_000)
    called_hand(ann, bob)
    ann.post(f"/tables/{table}/rounds/1/dispute", {"note": "that was mine"})
    cid.post("/me/limits", {"kind": "loss", "amount": 1_000})
    cards = cid.open(THREE_CARD, settings=LIMITS, name="Small")["id"]
    cid.do("sit", seat=1, buy_in=1_000)
    loses(cid, 1_000)
    ann.look(table)
    ann.do("deal")
    wall.time += 90
    about = {each["about"]: each for each in flo.get("/floor")["alerts"]}
    assert {"dispute", "clock", "short", "limit"} <= about.keys()
    assert about["clock"]["table"] == about["short"]["table"] == table
    assert about["limit"]["table"] == cards
    assert all(each["do"] for each in about.values())
    orders(flo, cards, "pause")
    assert "paused" in {each["about"] for each in flo.get("/floor")["alerts"]}
    cid.do("buy", 409, amount=1_000)  # he is on his limit
