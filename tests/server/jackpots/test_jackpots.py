"""The poker room's jackpots in the running room: real hands, real money, restarts in between."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from houseway.server.house import House
from houseway.server.logs.verify import verify
from tests.server.jackpots.jackpot_room import DAY, HOLDEM, HOUR, LIMITS, Night

POSTED = {"contribution": 100}
OPENING = {"posted": {"": 1_234_567}}


@pytest.fixture
def night(each_url: str, quick: House, people: Any) -> Iterator[Night]:
    made = Night(each_url, quick, people)
    yield made
    made.close()
    report = verify(each_url)
    assert report.ok, str(report)


@pytest.fixture
def light(sqlite_url: str, quick: House, people: Any) -> Iterator[Night]:
    """The same on SQLite alone, for what the database has no part in."""
    made = Night(sqlite_url, quick, people)
    yield made
    made.close()
    report = verify(sqlite_url)
    assert report.ok, str(report)


def refusal(answer: Any) -> tuple[str, str, str | None]:
    error = answer["error"]
    return error["code"], error["message"], error["clause"]


def test_a_bad_beat_is_dealt_and_paid(night: Night) -> None:
    night.opens(posted=POSTED, opening=OPENING)
    night.sits()
    view = night.beat()
    assert night.players[1].view["settings"]["jackpot_drop"] == 100
    [sign] = view["jackpots"]
    assert sign["meters"] == [{"name": "", "posted": 1_234_567, "frozen": True}]
    [hit] = sign["hits"]
    assert (hit["table_name"], hit["meter"]) == ("Table 1", "")
    assert hit["words"] == "aces full of tens is beaten by four tens"
    before = {seat: night.wallet(seat) for seat in night.players}
    night.restart()
    [claim] = night.books()["claims"]
    assert claim["first"]
    paid = {share["seat"]: (share["part"], share["amount"]) for share in claim["shares"]}
    others = dict.fromkeys("1246", ("others", 77_100))
    assert paid == {"5": ("loser", 617_200), "3": ("winner", 308_600), **others}
    books = night.says("verify", claim=hit["id"])
    assert books["claims"] == []
    won = {seat: night.wallet(seat) - before[seat] for seat in night.players}
    assert won == {1: 77_100, 2: 77_100, 3: 308_600, 4: 77_100, 5: 617_200, 6: 77_100}
    rest = 1_234_567 - sum(won.values())
    assert books["accrued"][""] == rest + 100, "what whole dollars do not reach, and the drop"
    assert books["held"] == books["accrued"][""]
    assert books["sign"]["meters"] == [{"name": "", "posted": 0, "frozen": False}]


def test_a_verified_claim_is_paid_once(light: Night) -> None:
    light.opens(posted=POSTED, opening=OPENING)
    light.sits()
    light.beat()
    [claim] = light.books()["claims"]
    form = {"key": "pay-it", "command": {"do": "verify", "claim": claim["hit"]["id"]}}
    first = light.floor.post("/jackpots/bad-beat/commands", form)
    wallet = light.wallet(5)
    light.restart()
    assert light.floor.post("/jackpots/bad-beat/commands", form) == first
    assert light.wallet(5) == wallet
    other = {**form, "command": {"do": "post"}}
    assert refusal(light.floor.post("/jackpots/bad-beat/commands", other, 409))[0] == "key_reused"
    again = light.says("verify", 409, claim=claim["hit"]["id"])
    assert refusal(again)[:2] == ("illegal_action", f"no claim {claim['hit']['id']} is open")


def test_a_void_claim_pays_nothing_and_the_jackpot_goes_on(night: Night) -> None:
    night.opens(posted=POSTED, opening=OPENING)
    night.sits()
    night.beat()
    [claim] = night.books()["claims"]
    before = {seat: night.wallet(seat) for seat in night.players}
    books = night.says("void", claim=claim["hit"]["id"], talking=True)
    assert books["entries"][0]["clause"] == "bclc-poker/28/2.3.1"
    assert books["entries"][0]["cause"] == "the claim at Table 1 is void: players spoke of it"
    assert "drop from Table 1" in [entry["cause"] for entry in books["entries"]]
    assert (books["claims"], books["sign"]["meters"][0]) == (
        [],
        {"name": "", "posted": 1_234_567, "frozen": False},
    )
    assert before == {seat: night.wallet(seat) for seat in night.players}
    night.restart()
    assert night.books() == books


def test_a_jackpot_is_frozen_until_its_claim_is_settled(light: Night) -> None:
    light.opens(posted=POSTED, opening=OPENING)
    light.sits()
    light.beat()
    light.time += DAY
    code, words, clause = refusal(light.says("post", 409))
    assert (code, clause) == ("illegal_action", "bclc-poker/28/3.1.1")
    assert words == "it is frozen until the claim is settled"
    light.says("freeze")
    assert light.sign()["stopped"]
    [claim] = light.books()["claims"]
    held = light.says("verify", 409, claim=claim["hit"]["id"])
    assert refusal(held)[1] == "it is frozen by the floor"
    light.restart()
    assert refusal(light.says("freeze", 409))[1] == "the floor has frozen it already"
    light.says("unfreeze")
    light.says("verify", claim=claim["hit"]["id"])
    assert light.says("post")["sign"]["meters"][0]["posted"] == 367 + 100


def test_what_is_posted_is_what_can_be_won(light: Night) -> None:
    """Drops wait for the next day's posting; what is not posted cannot be won."""
    light.opens(posted={**POSTED, "seed": 20})
    light.sits()
    light.plays()
    light.beat()
    assert light.books()["claims"] == [], "nothing is posted yet"
    books = light.says("post")
    assert books["sign"]["meters"][0]["posted"] == 0, "the day is not over"
    assert (books["accrued"][""], books["seed_pool"], books["held"]) == (160, 40, 200)
    light.time += DAY
    assert light.says("post")["sign"]["meters"][0]["posted"] == 160
    assert light.books()["entries"][0]["clause"] == "bclc-poker/28/3.1"


def test_a_jackpot_that_was_won_is_seeded_again(light: Night) -> None:
    light.opens(posted={**POSTED, "seed": 50}, opening={**OPENING, "seed_pool": 50_000})
    light.sits()
    assert refusal(light.says("reseed", 409))[1].startswith("only a jackpot that was won")
    light.beat()
    [claim] = light.books()["claims"]
    books = light.says("verify", claim=claim["hit"]["id"])
    assert books["to_seed"] == [""]
    books = light.says("reseed")
    assert (books["seed_pool"], books["to_seed"]) == (0, [])
    assert books["entries"][0]["clause"] == "bclc-poker/28/1.3.1"
    assert books["held"] == books["accrued"][""]


def test_a_meter_falls_only_for_a_recorded_cause(light: Night) -> None:
    """At every step the books hold what the purse holds, and no account falls without a cause."""
    light.opens(posted={**POSTED, "seed": 10}, opening=OPENING)
    light.sits()
    steps = [light.books()]
    for _ in range(3):
        light.plays()
        steps.append(light.books())
    light.beat()
    steps.append(light.books())
    light.time += DAY
    steps.append(light.says("verify", claim=steps[-1]["claims"][0]["hit"]["id"]))
    steps.append(light.says("post"))
    for before, after in pairwise(steps):
        new = after["entries"][: len(after["entries"]) - len(before["entries"])]
        moved = {
            account: sum(entry["amount"] for entry in new if entry["target"] == account)
            - sum(entry["amount"] for entry in new if entry["source"] == account)
            for account in ("posted", "accrued", "seed pool")
        }
        posted = after["sign"]["meters"][0]["posted"] - before["sign"]["meters"][0]["posted"]
        assert moved["posted"] == posted
        assert moved["accrued"] == after["accrued"][""] - before["accrued"][""]
        assert moved["seed pool"] == after["seed_pool"] - before["seed_pool"]
        assert sum(moved.values()) == after["held"] - before["held"]
    assert purse(light.url, "jackpot:bad-beat") == steps[-1]["held"]


def purse(url: str, name: str) -> int:
    with sqlite3.connect(url.removeprefix("sqlite:///")) as db:
        row = db.execute("SELECT cents FROM balances WHERE purse = ?", [name]).fetchone()
    held: int = row[0] if row else 0
    return held


def test_one_hand_may_win_several_jackpots_and_feeds_each(light: Night) -> None:
    light.opens(posted=POSTED, opening=OPENING)
    light.opens("high-hand", posted={"contribution": 300}, opening={"posted": {"quads T": 90_000}})
    light.sits(("bad-beat", "high-hand"))
    light.beat()
    assert light.players[1].view["settings"]["jackpot_drop"] == 400
    [claim] = light.books("high-hand")["claims"]
    assert claim["hit"]["meter"] == "quads T"
    assert [(share["seat"], share["amount"]) for share in claim["shares"]] == [("3", 90_000)]
    assert len(light.books()["claims"]) == 1
    assert purse(light.url, "jackpot:bad-beat") == 1_234_567 + 100
    assert purse(light.url, "jackpot:high-hand") == 90_000 + 300
    frozen = [each["name"] for each in light.sign("high-hand")["meters"] if each["frozen"]]
    assert frozen == ["quads T"]
    light.says("verify", name="high-hand", claim=claim["hit"]["id"])
    early = light.says("reseed", 409, name="high-hand", jackpot="quads T")
    assert refusal(early)[2] == "bclc-poker/30/2.4.8"


def test_the_earlier_first_card_is_settled_first(light: Night) -> None:
    """Two tables hit one jackpot before either is verified (bclc-poker/32/2.4.9)."""
    light.opens("limit-no-limit", posted=POSTED, opening={"posted": {"quads": 100_000}})
    light.sits(("limit-no-limit",))
    first, others = light.players, light.table
    light.beat()
    light.time += 60
    light.sits(("limit-no-limit",))
    light.beat()
    claims = light.books("limit-no-limit")["claims"]
    assert [claim["first"] for claim in claims] == [True, False]
    assert claims[0]["hit"]["table"] == others
    late = light.says("verify", 409, name="limit-no-limit", claim=claims[1]["hit"]["id"])
    assert refusal(late)[1:] == (
        "the hand at Table 1 began first and is settled first",
        "bclc-poker/32/2.4.9",
    )
    before = first[3].me()["wallet"]
    books = light.says("verify", name="limit-no-limit", claim=claims[0]["hit"]["id"])
    assert first[3].me()["wallet"] == before + 100_000
    assert books["claims"] == []


def test_others_dealt_in_share_where_the_house_says_so(light: Night) -> None:
    posted = {**POSTED, "division": "room"}
    light.opens(posted=posted, opening={"posted": {"": 1_000_000}})
    light.sits(count=2)
    elsewhere = light.players
    elsewhere[1].look(light.table)
    elsewhere[1].do("deal")
    light.sits()
    light.beat()
    [claim] = light.books()["claims"]
    parts = [share["part"] for share in claim["shares"]]
    assert (parts.count("others"), parts.count("loser"), parts.count("winner")) == (6, 1, 1)
    before = elsewhere[2].me()["wallet"]
    light.restart()
    light.says("verify", claim=claim["hit"]["id"])
    elsewhere[2].client = light.client
    assert elsewhere[2].me()["wallet"] == before + 400_000 // 6 // 100 * 100


def test_the_daily_bonus_is_posted_and_paid_on_the_next_day(night: Night) -> None:
    night.opens("daily-high-hand", posted={"contribution": 1000, "prizes": [75, 25]})
    night.sits(("daily-high-hand",))
    night.beat()
    assert night.sign("daily-high-hand")["winners"] == []
    night.time += DAY
    books = night.says("post", name="daily-high-hand")
    assert books["sign"]["winners"] == ["P3", "P5"]
    assert books["to_pay"] == 1000
    night.restart()
    before = night.wallet(3), night.wallet(5)
    code, _, clause = refusal(night.says("reseed", 409, name="daily-high-hand"))
    assert code == "illegal_action"
    books = night.says("pay", name="daily-high-hand")
    assert (night.wallet(3), night.wallet(5)) == (before[0] + 700, before[1] + 200)
    assert (books["held"], books["accrued"][""], books["to_pay"]) == (100, 100, 0)
    assert clause is None


def test_a_linked_jackpot_has_a_local_one_in_each_room(light: Night) -> None:
    posted = {**POSTED, "rooms": ["north", "south"], "local": 20}
    opening = {"posted": {"": 500_000, "local north": 50_000}}
    light.opens("wide-area-bad-beat", posted=posted, opening=opening)
    lost = light.players.get(1) or light.people(light.client, "Ann")
    asked = {"settings": LIMITS, "jackpots": ["wide-area-bad-beat"]}
    assert "say in which 'room'" in refusal(lost.open(HOLDEM, 400, **asked))[1]
    light.sits(("wide-area-bad-beat",), room="north")
    light.beat()
    [claim] = light.books("wide-area-bad-beat")["claims"]
    assert claim["hit"]["meter"] == "local north", "aces full is no quads for the linked one"
    books = light.says("verify", name="wide-area-bad-beat", claim=claim["hit"]["id"])
    assert books["accrued"] == {"": 80, "local north": 120, "local south": 0}


def test_what_a_room_may_not_post(light: Night) -> None:
    code, words, clause = refusal(light.opens(status=400, posted={"players": 4}))
    assert (code, clause) == ("bad_request", "bclc-poker/28/2.5.1")
    assert "there is no jackpot 'lottery'" in refusal(light.opens("lottery", 400))[1]
    assert "no time zone" in refusal(light.opens(status=400, zone="Nowhere/Land"))[1]
    light.opens()
    assert "has a jackpot 'bad-beat' already" in refusal(light.opens(status=400))[1]
    light.opens(name="bad-beat-2")
    assert [each["name"] for each in light.floor.get("/jackpots")] == ["bad-beat", "bad-beat-2"]
    assert words.startswith("at least 5 players")


def test_which_tables_may_take_part(light: Night) -> None:
    light.opens(posted=POSTED)
    light.opens("high-hand")
    light.opens("limit-no-limit")
    ann = light.people(light.client, "Ann")

    def asks(game: str, *jackpots: str, **settings: Any) -> tuple[str, str, str | None]:
        status = 404 if "nothing" in jackpots else 400
        wanted = {"settings": {**LIMITS, **settings}, "jackpots": list(jackpots)}
        return refusal(ann.open(game, status, **wanted))

    assert asks(HOLDEM, "nothing")[1] == "this room has no jackpot 'nothing'"
    assert asks(HOLDEM, "high-hand", "limit-no-limit")[2] == "bclc-poker/32/1.1"
    assert asks(HOLDEM, "limit-no-limit", limit="pot-limit")[2] == "bclc-poker/32/2.2"
    assert asks("omaha@bclc", "bad-beat")[2] == "bclc-poker/28/2.1.1"
    assert "leave it out" in asks(HOLDEM, "bad-beat", jackpot_drop=500)[1]
    assert "name those" in asks(HOLDEM, jackpot_drop=500)[1]


def test_only_the_floor_runs_the_jackpots(light: Night) -> None:
    light.opens(opening=OPENING)
    ann = light.people(light.client, "Flora")  # a guest, whatever he calls himself
    for path, body in (
        ("/jackpots", {"key": "k", "jackpot": "high-hand"}),
        ("/jackpots/bad-beat/commands", {"key": "k", "command": {"do": "post"}}),
    ):
        assert refusal(ann.post(path, body, 403))[0] == "not_allowed"
        assert light.client.post(f"/api{path}", json=body).status_code == 401
    ann.get("/jackpots/bad-beat/books", 403)
    assert (ann.me()["acts"], "open-jackpot" in light.floor.me()["acts"]) == ([], True)
    page = ann.get("/jackpots/bad-beat")
    assert page["sign"]["meters"][0]["posted"] == 1_234_567
    assert {"clause": "bclc-poker/28/3.3.2.a", "words": "50% for the losing hand"} in page[
        "conditions"
    ]
    ann.get("/jackpots/nothing", 404)


def test_the_day_goes_by_the_jackpots_own_clock(light: Night) -> None:
    """17:00 in Greenwich is 10:00 in Vancouver, before the eleven o'clock of the room's day."""
    light.opens(posted=POSTED, zone="America/Vancouver")
    light.opens(name="greenwich", posted=POSTED)
    light.sits(("bad-beat", "greenwich"))
    light.plays()
    light.time += 2 * HOUR
    assert light.says("post")["sign"]["meters"][0]["posted"] == 100
    assert light.says("post", name="greenwich")["sign"]["meters"][0]["posted"] == 0


def test_a_clock_that_is_behind_does_not_stop_a_hand(light: Night) -> None:
    light.opens(posted=POSTED)
    light.sits()
    light.plays()
    light.time -= 10
    light.plays()
    assert light.books()["held"] == 200


@pytest.fixture(scope="module")
def played_night(
    tmp_path_factory: pytest.TempPathFactory, new_house: Path, quick: House, people: Any
) -> Path:
    """The books of a night with a claim, which are right."""
    path = Path(shutil.copy(new_house, tmp_path_factory.mktemp("night")))
    night = Night(str(path), quick, people)
    night.opens(posted=POSTED, opening=OPENING)
    night.sits()
    night.plays()
    night.beat()
    night.close()
    assert verify(str(path)).ok
    return path


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        (
            "UPDATE events SET body = replace(body, '\"drop\": 100', '\"drop\": 900') "
            "WHERE kind = 'hand'",
            "gave 1.00, not 9.00",
        ),
        (
            "UPDATE events SET body = replace(body, '\"losers\": [5]', '\"losers\": [4]') "
            "WHERE kind = 'hand'",
            "does not win what is claimed with it",
        ),
        ("DELETE FROM events WHERE kind = 'hand' AND body NOT LIKE '%claim%'", "is missing"),
        (
            "UPDATE jackpots SET shown = replace(shown, '1234567', '9234567')",
            "is not what the room shows of it",
        ),
        (
            "UPDATE balances SET cents = cents + 5 WHERE purse = 'jackpot:bad-beat'",
            "in its books, 12,347.72 in its purse",
        ),
    ],
)
def test_tampering_with_a_jackpot_is_found(
    played_night: Path, tmp_path: Path, statement: str, told: str
) -> None:
    path = Path(shutil.copy(played_night, tmp_path))
    db = sqlite3.connect(path)
    for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        db.execute(f"DROP TRIGGER {name}")
    assert db.execute(statement).rowcount
    db.commit()
    db.close()
    assert told in str(verify(str(path)))


def test_two_processes_keep_one_jackpot(each_url: str, quick: House, people: Any) -> None:
    """Tables of two processes end their hands at once: no drop is lost, and nobody is stuck."""
    north = Night(each_url, quick, people)
    north.opens(posted=POSTED, opening=OPENING)
    south = Night(each_url, quick, people)
    for night in (north, south):
        night.sits(count=3)
    with ThreadPoolExecutor() as pool:
        played = [pool.submit(_hands, night, 3) for night in (north, south)]
        for each in played:
            each.result(timeout=120)
    assert north.books()["held"] == south.books()["held"] == 1_234_567 + 6 * 100
    north.says("freeze")
    assert south.sign()["stopped"]
    assert refusal(south.says("freeze", 409))[1] == "the floor has frozen it already"
    north.close()
    south.close()
    report = verify(each_url)
    assert report.ok, str(report)


def _hands(night: Night, count: int) -> None:
    for _ in range(count):
        night.plays((1, 2, 3))
