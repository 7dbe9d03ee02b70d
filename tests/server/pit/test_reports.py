"""Reports: an empty day has one, every figure opens, and all of it is what the log comes to."""

import csv
import io
from collections import Counter
from datetime import UTC, datetime
from typing import Any

import anyio
from sqlalchemy import select, update
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.database.models import (
    ExclusionRow,
    FloorActRow,
    OwnLimitRow,
    TableRow,
    TallyRow,
)
from houseway.server.database.store import Store, database
from houseway.server.logs import events
from houseway.server.logs.verify import verify_store
from houseway.server.people.roles import Role
from houseway.server.pit.tallies import FIGURES, figures_of
from houseway.server.tables import dealing
from houseway.server.tables.live_table import LiveTable
from tests.server.client import Client
from tests.server.conftest import Staff, make_staff
from tests.server.pit.conftest import (
    BACCARAT,
    DAY,
    HOLDEM,
    LIMITS,
    RAKED,
    called_hand,
    coup,
    on_both,
    orders,
    told,
)
from tests.server.wall import Wall


def night(room: TestClient, flo: Any, people: Any, wall: Wall) -> tuple[str, str]:
    """Two tables over two shifts of a gaming day, and a round on the next."""
    ann, bob = people(room, "Ann"), people(room, "Bob")
    coups = ann.open(BACCARAT, settings=LIMITS, name="Coups")["id"]
    ann.do("sit", seat=1, buy_in=50_000)
    pots = bob.open(HOLDEM, settings=RAKED, name="Pots")["id"]
    bob.do("sit", seat=1, buy_in=20_000)
    cid = people(room, "Cid")
    cid.look(pots)
    cid.do("sit", seat=2, buy_in=20_000)
    orders(flo, coups, "fill", amount=200_000)
    for _ in range(4):
        coup(ann, banker=1_000, tie=500)
    called_hand(bob, cid)
    wall.to(datetime(2026, 3, 2, 2, 30, tzinfo=UTC))  # past midnight: the last shift
    called_hand(bob, cid)
    told(flo, ann.id, "comp", amount=1_500, why="a taxi")
    coup(ann, player=2_000)
    wall.to(datetime(2026, 3, 2, 6, 0, tzinfo=UTC))
    coup(ann, player=500)
    cid.look()
    cid.do("leave")
    return coups, pots


async def from_the_logs(url: str, opens: int, ends: int) -> dict[str, Counter[str]]:
    """The figures of every table, played again from its log."""
    store = Store(database(url), read_only=True)
    found: dict[str, Counter[str]] = {}
    async with store.read() as conn:
        for table in (await conn.scalars(select(TableRow.id))).all():
            opened, *written = await events.since(conn, table, 0)
            live = LiveTable(opened)
            for event in written:
                number = event.body.get("round", 0)
                shuffle = None
                if event.kind == "dealt":
                    shuffle = (await dealing.kept(conn, table, number, number))[number]
                moves = live.apply(event, event.at, shuffle)
                if opens <= event.at < ends:
                    found.setdefault(table, Counter()).update(figures_of(live, event, moves))
    await store.close()
    return found


@on_both
def test_a_report_is_what_the_log_comes_to_and_its_figures_open(
    room: TestClient, flo: Any, people: Any, wall: Wall, url: str
) -> None:
    coups, pots = night(room, flo, people, wall)
    for query in (f"day={DAY}", f"day={DAY}&shift=3", "day=2026-03-02"):
        report = flo.get(f"/floor/report?{query}")
        again = anyio.run(from_the_logs, url, report["opens"], report["ends"])
        assert {each["table"] for each in report["tables"]} == again.keys(), query
        for table in report["tables"]:
            shown = {name: each for name, each in table["figures"].items() if each}
            assert shown == {name: each for name, each in again[table["table"]].items() if each}
            for figure, amount in table["figures"].items():
                if not amount:
                    continue
                path = f"/floor/entries?{query}&table={table['table']}&figure={figure}"
                opened = flo.get(path)
                assert opened["total"] == amount == sum(e["amount"] for e in opened["entries"])
        for figure in (*FIGURES, "took", "comps", "issued"):
            opened = flo.get(f"/floor/entries?{query}&figure={figure}")
            held = report[figure] if figure in report else report["totals"][figure]
            assert opened["total"] == held, figure
    whole = flo.get(f"/floor/report?day={DAY}")
    rounds = {each["table"]: each["figures"]["rounds"] for each in whole["tables"]}
    assert rounds == {coups: 5, pots: 2}
    assert (whole["comps"], whole["totals"]["rake"], whole["over"]) == (1_500, 400, True)
    assert whole["totals"]["fills"] == 200_000
    shifts = [flo.get(f"/floor/report?day={DAY}&shift={n}")["took"] for n in (1, 2, 3)]
    assert (shifts[0], sum(shifts)) == (0, whole["took"])
    flo.get(f"/floor/report?day={DAY}&shift=4", 400)
    flo.get("/floor/entries?figure=nothing", 400)
    settled = flo.get(f"/floor/entries?day={DAY}&table={pots}&figure=rake")["entries"]
    assert [each["round"] for each in settled] == [1, 2]
    bought = flo.get(f"/floor/entries?day={DAY}&table={pots}&figure=bought")["entries"]
    assert [each["who"] for each in bought] == ["Bob", "Cid"]


def test_an_empty_day_has_a_report(room: TestClient, flo: Any) -> None:
    report = flo.get("/floor/report?day=2026-01-31")
    assert (report["tables"], report["took"], report["sealed"]) == ([], 0, None)
    assert (report["theory"]["expected"], report["theory"]["words"]) == (0, "nothing was staked")
    assert report["totals"] == dict.fromkeys(FIGURES, 0)
    assert report["words"] == "gaming day 2026-01-31"
    assert flo.get("/floor/report?day=2026-01-31&shift=2")["words"].startswith("shift 2 of 3")


def test_a_report_is_taken_away_as_a_sheet(
    room: TestClient, flo: Any, people: Any, wall: Wall
) -> None:
    night(room, flo, people, wall)
    answer = flo.client.get(f"/api/floor/report.csv?day={DAY}", headers=flo.headers)
    assert answer.headers["content-type"].startswith("text/csv")
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert [row["table"] for row in rows[:3]] == ["Coups", "Pots", "all"]
    assert (rows[1]["rake"], rows[1]["theory"], rows[2]["rounds"]) == ("4.00", "not known", "7")
    whole = flo.get(f"/floor/report?day={DAY}")
    assert rows[2]["took"].replace(",", "") == f"{whole['took'] / 100:.2f}"
    assert "2026-03-02 02:30:00Z,give a player chips on the house,Flo" in answer.text
    assert "Coups,banker,40.00\r\nCoups,player,20.00\r\nCoups,tie,20.00" in answer.text


BROKEN = {
    "rake is 1": update(TallyRow).where(TallyRow.figure == "rake").values(amount=1),
    "wager:tie": update(TallyRow).where(TallyRow.figure == "wager:tie").values(amount=1),
    "act of the floor": update(FloorActRow).values(at=1),
    "loss limit": update(OwnLimitRow).values(amount=9),
    "exclusion of": update(ExclusionRow).values(why="none"),
}


def test_verify_notices_what_was_changed(house: Any, url: str, people: Any, wall: Wall) -> None:
    make_staff(url, "Flo", Role.FLOOR)
    with Client(create_app(url, house)) as room:
        ann = people(room, "Early")  # the first quarter of an hour is what was there before
        ann.open(BACCARAT, settings=LIMITS)
        ann.do("sit", seat=1, buy_in=1_000)
        ann.post("/me/limits", {"kind": "loss", "amount": 5_000})
        ann.post("/me/exclusion", {"days": 3})
        wall.time += 3600
        night(room, Staff(room, "Flo"), people, wall)

    async def breaks() -> str:
        store = Store(database(url))
        async with store.write() as conn:
            for broken in BROKEN.values():
                await conn.execute(broken)
        await store.close()
        return str(await verify_store(url))

    assert anyio.run(verify_store, url).ok
    said = anyio.run(breaks)
    assert [words for words in BROKEN if words not in said] == []
