"""What a tablet has kept belongs to whoever did it, and comes into no log under another name."""

from starlette.testclient import TestClient

from houseway.server.people.roles import Role
from tests.server.tablet.dealer_room import Dealer
from tests.server.tablet.live_room import Tablet
from tests.server.tablet.test_live_tables import log


def test_what_one_dealer_did_is_not_taken_from_the_next(room: TestClient, sqlite_url: str) -> None:
    flo = Dealer(room, sqlite_url, "Flo", Role.FLOOR)
    dora = Dealer(room, sqlite_url, "Dora", Role.DEALER)
    flo.opens("mini-baccarat@bclc")
    dora.sees(flo.view["id"])
    kept = {**flo.form("bet", seat=1, bets={"banker": 1000}), "done_by": flo.id}
    refused = dora.sends(kept, 409)["error"]
    assert refused["code"] == "anothers"
    assert "signed in as Dora" in refused["message"]
    assert dora.sees()["state"] == kept["state"]
    flo.sends(kept)
    flo.sends(kept)  # its answer was lost
    assert flo.view["seats"][0]["bets"] == {"banker": 1000}
    assert flo.view["state"] == kept["state"] + 1


def test_the_tablet_of_a_pot_game_is_held_to_it_too(room: TestClient, sqlite_url: str) -> None:
    flo = Tablet(room, sqlite_url, "Flo", Role.FLOOR)
    dora = Tablet(room, sqlite_url, "Dora", Role.DEALER)
    flo.opens()
    sits = {"do": "sit", "seat": 1, "name": "Ann", "buy_in": 1_000_000}
    form = {"key": "k1", "state": flo.view["state"], "done_by": flo.id, "command": sits}
    path = f"/live-tables/{flo.view['id']}/commands"
    assert dora.post(path, form, 409)["error"]["code"] == "anothers"
    flo.post(path, form)
    assert [body["by"] for kind, body in log(sqlite_url, flo) if kind == "sat"] == [flo.id]
