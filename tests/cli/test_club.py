"""`houseway club`: what a committee does and looks up, on a club in a file."""

import json
import stat
from pathlib import Path

import pytest
from tests.club.small_club import three_members

from houseway.cli.club.typed import read_typed
from houseway.club import read_club, write_club
from houseway.club.acts import EVERY, RecordNight
from houseway.club.acts.forms import form_of
from houseway.money import Currency

POUNDS = Currency("GBP", "£", "pounds")


@pytest.fixture
def file(tmp_path, monkeypatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "club.json").write_text(write_club(three_members()))
    return tmp_path / "club.json"


def lines(ran) -> list[list[str]]:
    assert (ran.code, ran.err) == (0, "")
    return [line.split() for line in ran.out.splitlines()]


def test_a_club_is_founded_and_its_options_decided(houseway, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert houseway("club", "new", "bcpc", "--set", "four_eyes=yes", "--set", "games=8").code == 0
    club = read_club((tmp_path / "club.json").read_text())
    assert (club.rules.treasury.four_eyes, club.rules.league.games) == (True, 8)
    assert stat.S_IMODE((tmp_path / "club.json").stat().st_mode) == 0o600  # it holds addresses
    assert "there is a club.json already" in houseway("club", "new", "bcpc").complaint
    assert "'bclc' is no club" in houseway("club", "new", "bclc", "--file", "b.json").complaint
    assert not (tmp_path / "b.json").exists()


def test_an_act_is_done_and_taken_back(houseway, file) -> None:
    before = file.read_text()
    typed = ("pay-fee", "season=2026", "name=Ann", "amount=30", "week=2")
    ran = houseway("club", "do", *typed, "--by", "Kay", "--on", "2026-03-12")
    assert ran.code == 0
    entry = read_club(file.read_text()).log[-1]
    assert (entry.act.amount, entry.by, str(entry.day)) == (30_00, "Kay", "2026-03-12")
    assert "taken back" in houseway("club", "undo").out
    assert file.read_text() == before


def test_amounts_are_typed_in_pounds() -> None:
    typed = [
        "event=D1",
        "finish=Ann, Bob",
        "buy_in=£20",
        "prizes=Ann: 30.50, Bob: 5",
        "again=Bob:2",
    ]
    assert read_typed("record-night", typed, POUNDS) == RecordNight(
        "D1", ("Ann", "Bob"), 20_00, again={"Bob": 2}, prizes={"Ann": 30_50, "Bob": 5_00}
    )


def test_what_is_money_is_typed_in_pounds_and_what_is_counted_is_not() -> None:
    night = ["event=D1", "finish=Ann", "buy_in=20", "prizes=Ann: 18.50", "put_out=Ann: 3"]
    act = read_typed("record-night", night, POUNDS)
    assert isinstance(act, RecordNight)
    assert (act.buy_in, act.prizes, act.put_out) == (20_00, {"Ann": 18_50}, {"Ann": 3})
    asked = {each.asks for kind in EVERY for each in form_of(kind).blanks}
    assert {"money", "amounts", "amounts by name", "number", "numbers by name"} <= asked


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (("dance",), "'dance' is no act; there are join"),
        (("join",), "name is missing"),
        (("join", "Ann"), "it has name=…, guest=…"),
        (("join", "name=Ann"), "Ann is in the register already"),
        (("join", "name=Gus", "name=Gus"), "said twice"),
        (("join", "name=Gus", "guest=maybe"), "write yes or no"),
        (("charge", "name=Ann", "amount=ten", "why=x"), "'ten' is not an amount of money"),
        (("charge", "name=Ann", "amount=1.005", "why=x"), "at most two decimals"),
        (("pay-fee", "season=2026", "name=Ann", "amount=1", "week=x"), "a whole number"),
        (("pay-fee", "season=2026", "name=Bob", "amount=1", "week=2"), "£0.00 is left of the fee"),
        (("record-night", "event=D1", "finish=Ann", "prizes=60"), "write 'Ann: 60, Bob: 40'"),
        (("spend", "to=Venue", "amount=500", "why=rent", "source=club"), "which has £1.00"),
        (("today", "day=soon"), "it must be a date"),
    ],
)
def test_what_cannot_be_done_is_one_line_and_changes_nothing(houseway, file, typed, words) -> None:
    before = file.read_bytes()
    ran = houseway("club", "do", *typed)
    assert ran.code == 2
    assert words in ran.complaint
    assert file.read_bytes() == before
    assert [each.name for each in file.parent.iterdir()] == ["club.json"]  # and leaves nothing


def test_members_and_a_member(houseway, file) -> None:
    assert [row[0] for row in lines(houseway("club", "members"))] == ["name", "Ann", "Bob", "Cid"]
    ran = houseway("club", "members", "ann")
    assert "paid in £31.00, paid out £2.00, owed £0.00" in ran.out
    assert ["2026-02-13", "L1", "2", "of", "3", "7.5"] in lines(ran)
    told = json.loads(houseway("club", "members", "Ann", "--json").out)
    assert (told["paid_in"], told["nights"][0]["points"]) == (31_00, "7.5")
    assert "no 'Zed' in the register" in houseway("club", "members", "Zed").complaint


def test_fees_and_reminders(houseway, file) -> None:
    told = json.loads(houseway("club", "fees", "--json").out)
    assert (told["week"], told["paid"]["Bob"]) == (2, 90_00)
    assert [(each["name"], each["owed"]) for each in told["reminders"]] == [
        ("Ann", 30_00), ("Cid", 30_00),
    ]  # fmt: skip
    assert ["Ann", "£30.00", "£60.00"] in lines(houseway("club", "fees", "2026", "--week", 3))
    assert "bcpc/3.1.s3" in houseway("club", "fees", "--week", 3).out
    assert "there is no season '1999'" in houseway("club", "fees", "1999").complaint


def test_the_league(houseway, file) -> None:
    rows = lines(houseway("club", "league"))
    assert rows[1] == ["1", "Bob", "10", "1", "1:", "1.", "10"]
    final = json.loads(houseway("club", "league", "--final", "--json").out)
    assert [row["name"] for row in final["table"]] == ["Bob"]  # the others have not paid up
    nights = final["table"][0]["nights"]
    assert nights == [{"week": 1, "place": 1, "points": "10", "counts": True}]


def test_the_table_after_a_week(houseway, file) -> None:
    for act in (
        "schedule event=L2 kind=league month=2026-03 season=2026 week=2",
        "record-night event=L2 finish=Ann,Cid",
    ):
        assert houseway("club", "do", *act.split()).code == 0
    assert [row[1] for row in lines(houseway("club", "league"))[1:]] == ["Ann", "Cid", "Bob"]
    after = lines(houseway("club", "league", "2026", "--week", 1))
    assert [row[1] for row in after[1:]] == ["Bob", "Ann", "Cid"]


def test_seats(houseway, file) -> None:
    assert houseway("club", "seats").out == "no seats\n"
    assert houseway("club", "do", "award-seats", "season=2026", "values=200", "day=2026-12-11").code
    for act in ("receive giver=Venue amount=200 why=gift target=club",):
        assert houseway("club", "do", *act.split()).code == 0
    given = ("award-seats", "season=2026", "values=200", "day=2026-12-11", "--seconded", "Lou")
    assert houseway("club", "do", *given).code == 0
    row = lines(houseway("club", "seats"))[1]
    assert row == ["2026-1", "Bob", "£200.00,", "open", "until", "2028-12-11,", "£200.00", "left"]
    soon = ("club", "seats", "--json", "--expiring")
    assert json.loads(houseway(*soon, "2028-12-01").out)[0]["id"] == "2026-1"
    assert json.loads(houseway(*soon, "2028-01-01").out) == []
    assert "write 2026-02-13" in houseway(*soon, "soon").complaint


def test_books_and_statements(houseway, file) -> None:
    told = json.loads(houseway("club", "books", "--json").out)
    # A third of two fees and all of one, less a tenth of 9 pounds of each of the three.
    assert told["purses"] == {"club": 1_00, "memorial:2027": 2_70, "season:2026": 147_30}
    assert told["held"] == 151_00
    assert houseway("club", "books", "--event", "L1").out.startswith("League game L1, 2026-02-13")
    rows = houseway("club", "books", "--member", "Ann", "--csv").out.splitlines()
    assert rows[0] == "act,day,what,clause,from,to,amount,balance"
    assert all("Bob" not in row and "Cid" not in row for row in rows)
    assert "no purse 'cash'" in houseway("club", "books", "cash").complaint
    assert "are two" in houseway("club", "books", "club", "--event", "L1").complaint


def test_out_and_in_again(houseway, file) -> None:
    assert houseway("club", "export").out == file.read_text()
    assert houseway("club", "export", "whole.json").code == 0
    assert "already" in houseway("club", "export", "whole.json").complaint
    assert houseway("club", "import", "whole.json", "--file", "again.json").code == 0
    assert (file.parent / "again.json").read_text() == file.read_text()
    (file.parent / "bad.json").write_text(file.read_text().replace('"pay_fee"', '"dance"', 1))
    ran = houseway("club", "import", "bad.json", "--file", "c.json")
    assert ran.complaint.startswith("houseway: entry 6 of the log: 'dance' is no act")
    assert "there is no nowhere.json" in houseway("club", "members", "--file", "nowhere.json").err


def test_members_from_a_spreadsheet_with_a_report(houseway, file) -> None:
    sheet = file.parent / "new.csv"
    sheet.write_text("name,email,sleeping\nDee,dee@example.org,yes\nann,,\nEve,nowhere,\n")
    ran = houseway("club", "import", sheet, "--season", "2026", "--by", "Kay")
    assert ran.code == 1
    assert ran.out.splitlines() == [
        "1 joined",
        "row 3: Ann is in the register already",
        "row 4: 'nowhere' is no address; write name@example.org",
    ]
    assert read_club(file.read_text()).register.players("2026")["Dee"] is True
    assert "Dee,dee@example.org,,no,yes" in houseway("club", "export", "--members").out


def test_a_file_that_somebody_else_has_changed_is_not_written_over(file) -> None:
    from houseway.cli.club.file import read, write
    from houseway.club.acts import Join
    from houseway.errors import BadInput

    mine = read(file)
    write(mine.do(Join("Gus")), file, before=mine)
    with pytest.raises(BadInput, match="changed by somebody else"):
        write(mine.do(Join("Hal")), file, before=mine)
    assert "Gus" in read(file).register.people
