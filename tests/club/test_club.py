"""A club is its log: a season played through, and whatever a committee may do to it."""

import json
from contextlib import suppress
from dataclasses import replace
from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houseway.club import (
    Books,
    Move,
    expiring,
    found,
    head_to_head,
    member_page,
    read_club,
    reminders,
    replay,
    write_club,
)
from houseway.club.acts import (
    EVERY,
    AgreeEntry,
    Announce,
    AskForDate,
    AwardSeats,
    Budget,
    CashSeat,
    Change,
    Charge,
    CorrectPrize,
    Direct,
    Elect,
    Enrol,
    Exclude,
    FixDate,
    Join,
    MembersApprove,
    MoveDate,
    ObjectToDate,
    OpenSeason,
    PayDebt,
    PayFee,
    PermitSeat,
    PlaySeat,
    Propose,
    Readmit,
    Receive,
    RecordNight,
    Schedule,
    SetPoints,
    Spend,
    Today,
    VenueApproves,
    read_act,
)
from houseway.errors import BadInput, HousewayError, IllegalAction

NAMES = ("Ann", "Bob", "Cid", "Dee")
JANUARY = date(2026, 1, 9)


def done(club, *acts):
    for act in acts:
        club = club.do(act, by="Kay", day=JANUARY, seconded="Lou")
    return club


@pytest.fixture
def season():
    """Four members, a season of ninety pounds, all paid in full."""
    club = done(found("bcpc"), *(Join(name) for name in NAMES))
    club = done(club, OpenSeason("2026", fee=90_00, games=10), *(Enrol("2026", n) for n in NAMES))
    return done(club, *(PayFee("2026", name, 90_00, week=1) for name in NAMES))


def test_a_season_from_the_first_fee_to_the_last_seat(season) -> None:
    club = done(
        season,
        SetPoints("2026", by_place=("10", "7", "5")),
        Schedule("L1", "league", month="2026-02", season="2026", week=1),
        Schedule("L2", "league", month="2026-03", season="2026", week=2),
        RecordNight("L1", ("Ann", "Bob", "Cid"), dealer_fee=2_00, dealers={"Ann": 4_00}),
        RecordNight("L2", ("Bob", "Ann"), bounty=5_00, bounties={"Bob": 10_00}),
    )
    # A tenth of nine pounds a game, of four registered players, on each of two nights.
    assert club.books.balance("memorial:2027") == 2 * 4 * 90
    assert club.books.balance("season:2026") == 4 * 90_00 - 2 * 4 * 90
    assert club.books.balance("club") == 2_00  # of the dealers' fees
    table = club.season("2026").table(club.rules)
    assert [(row.name, row.points) for row in table] == [("Ann", 17), ("Bob", 17), ("Cid", 5)]
    with pytest.raises(IllegalAction, match="Ann and Bob are level; say who is ahead"):
        done(club, AwardSeats("2026", (250_00,), date(2026, 12, 11)))
    club = done(club, AwardSeats("2026", (250_00,), date(2026, 12, 11), ahead=("Ann", "Bob")))
    seat = club.held("2026-1")
    assert (seat.holder, seat.seat.value, seat.seat.expires) == ("Ann", 250_00, date(2028, 12, 11))
    assert club.books.balance("seat:2026-1") == 250_00
    club = done(
        club,
        PlaySeat("2026-1", 400_00, date(2027, 3, 1), nominee="Bob"),
        CashSeat("2026-1", 1000_00),
    )
    # 125 of 400 pounds were staked by the club: 187.50 of the 600 that are over.
    assert club.books.balance("club") == 2_00 + 187_50
    assert club.books.balance("seat:2026-1") == 0
    assert replay("bcpc", {}, club.log) == club
    assert read_club(write_club(club)) == club
    assert Books.of(club.books.moves) == club.books


def test_the_memorial_game_has_what_was_kept_and_crowns_its_winner(season) -> None:
    club = done(
        season,
        Schedule("D", "deepstack", day=date(2026, 6, 12)),
        RecordNight("D", NAMES, 50_00, again={"Bob": 2}, prizes={"Ann": 280_00}),
        Schedule("B", "battle", day=date(2027, 1, 1)),
    )
    assert club.books.balance("memorial:2027") == 20_00
    club = done(club, RecordNight("B", ("Cid", "Dee"), prizes={"Cid": 20_00}))
    assert club.standing.champions == {2027: "Cid"}
    assert club.books.balance("memorial:2027") == club.books.balance("prizes:B") == 0
    assert club.books.held == 4 * 90_00


def test_who_benefits_from_a_returned_seat(season) -> None:
    club = done(
        season,
        SetPoints("2026", formula="entries - place"),
        Schedule("L1", "league", month="2026-02", season="2026", week=1),
        RecordNight("L1", NAMES),
        AwardSeats("2026", (200_00,), date(2026, 12, 11)),
    )
    assert [held.id for held in expiring(club, date(2028, 11, 1))] == ["2026-1"]
    club = done(club, Today(date(2028, 12, 12)))
    assert club.held("2026-1").seat.state == "forfeited"
    assert expiring(club, date(2028, 12, 12)) == []
    club = done(
        club,
        PlaySeat("2026-1", 200_00, date(2029, 1, 5), nominee="Dee"),
        CashSeat("2026-1", 1000_10),
    )
    # 400.05 is the season's: 100.01 for each of four, and a penny for the club.
    shares = [move for move in club.books.moves if move.why.startswith("share of")]
    assert [(move.target, move.amount) for move in shares] == [
        (f"outside:{name}", 100_01) for name in NAMES
    ]
    assert {move.clause for move in shares} == {"bcpc/15.1.s4"}
    assert club.books.balance("club") == 1


def test_who_may_play(season) -> None:
    club = done(
        season,
        Join("Eve"),
        Join("Gus", guest=True),
        Enrol("2026", "Eve", sleeping=True),
        Schedule("L3", "league", month="2026-04", season="2026", week=3),
        Schedule("D", "deepstack", day=date(2026, 6, 12)),
        PayFee("2026", "Eve", 30_00, week=1),
    )
    assert club.barred("Ann", "L3") == []
    assert [str(why[1]) for why in club.barred("Eve", "L3")] == ["bcpc/3.4"]
    assert [str(why[1]) for why in club.barred("Gus", "L3")] == ["bcpc/4.1"]
    assert club.barred("Gus", "D") == club.barred("Eve", "D") == []
    due = reminders(club, "2026", 3)
    assert [(each.name, each.owed, str(each.clause)) for each in due] == [
        ("Eve", 60_00, "bcpc/3.1.s3")
    ]
    assert str(reminders(club, "2026", 2)[0].clause) == "bcpc/3.1.s2"
    club = done(club, Charge("Ann", 5_00, "a lost card"), Exclude("Bob", "abuse"))
    assert [why[0] for why in club.barred("Ann", "D")] == ["Ann owes the club 5.00"]
    assert [why[0] for why in club.barred("Bob", "D")] == ["Bob is excluded by the committee"]
    assert reminders(club, "2026", 1)[-1].of == "arrears"
    club = done(club, PayDebt("Ann", 5_00), Readmit("Bob"))
    assert club.barred("Ann", "D") == club.barred("Bob", "D") == []
    assert club.books.balance("club") == 5_00
    assert club.register.lists("2026", {"Ann", "Eve"}).registered == {"Ann"}
    assert club.register.lists("2026", {"Ann", "Eve"}).sleeping == {"Eve"}
    assert club.register.lists("2026").guests == {"Gus"}


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        ([Spend("Venue", 1, "rent")], "which has 0.00"),
        ([Spend("Venue", 4, "rent", source="season:2026", bill="7")] * 2, "was paid before"),
        ([Budget("outside:Ann", "club", 5, "why")], "no purse of the club"),
        ([PayFee("2026", "Ann", 1, week=1)], "0.00 is left of the fee"),
        ([PayFee("2026", "Zoe", 1, week=1)], "not registered"),
        ([Enrol("2026", "Ann")], "registered for 2026 already"),
        ([OpenSeason("2026", 1)], "a season '2026' already"),
        ([Join("ann")], "Ann is in the register already"),
        ([Join("4=1")], "is no name"),
        ([Join("Eve", email="nowhere")], "is no address"),
        ([Join("Gus", guest=True), Enrol("2026", "Gus")], "Gus is a guest"),
        ([PayDebt("Ann", 1)], "0.00 is owed"),
        ([Schedule("D", "tea", day=JANUARY)], "no event 'tea'"),
        ([Schedule("D", "other")], "needs a day"),
        ([Schedule("L", "league", day=JANUARY, season="2026", week=11)], "needs a week"),
        ([Schedule("D", "other", day=JANUARY), RecordNight("D", ())], "nobody is no finishing"),
        ([Schedule("D", "other", day=JANUARY), RecordNight("D", ("Zoe",))], "no 'Zoe'"),
        (
            [Schedule("D", "other", day=JANUARY), RecordNight("D", ("Ann",), prizes={"Ann": 1})],
            "out of prizes:D, which has 0.00",
        ),
        (
            [Schedule("D", "other", day=JANUARY), *[RecordNight("D", ("Ann",))] * 2],
            "recorded already",
        ),
        (
            [Schedule("D", "other", day=JANUARY), RecordNight("D", ("Ann",), prizes={"Bob": 0})],
            "Bob has not played",
        ),
        ([CorrectPrize("D", "Ann", 5, "why")], "no event 'D'"),
        ([AwardSeats("2026", (200_00,), JANUARY)], "no points"),
        ([SetPoints("2026")], "by place or by a formula"),
        ([SetPoints("2026", by_place=("ten",))], "are no points"),
        ([PlaySeat("9", 1, JANUARY)], "no seat '9'; there are none"),
        ([Elect(("Zoe",))], "no 'Zoe' in the register"),
    ],
)
def test_what_is_refused_changes_nothing(season, acts, said) -> None:
    club = done(season, *acts[:-1])
    before = write_club(club)
    with pytest.raises(HousewayError, match=said):
        done(club, acts[-1])
    assert write_club(club) == before


def test_a_correction_is_made_with_its_reason_and_out_of_the_club(season) -> None:
    club = done(
        season,
        Schedule("D", "other", day=JANUARY),
        RecordNight("D", NAMES, 10_00, prizes={"Ann": 25_00, "Bob": 10_00}),
        CorrectPrize("D", "Bob", 5_00, "a late entry was not counted"),
        CorrectPrize("D", "Ann", -1_00, "paid too much"),
    )
    assert club.event("D").prizes == {"Ann": 24_00, "Bob": 15_00}
    assert club.books.balance("club") == 1_00
    assert club.books.moves[-1].clause == "bcpc/11.1.s5"
    with pytest.raises(BadInput, match="needs its reason"):
        done(club, CorrectPrize("D", "Bob", 1, ""))
    with pytest.raises(IllegalAction, match="more than he had"):
        done(club, CorrectPrize("D", "Bob", -16_00, "why"))


def test_four_eyes_where_the_committee_wants_them() -> None:
    club = found("bcpc", {"four_eyes": True}).do(Receive("Sponsor", 100, "gift"), by="Kay")
    for seconded in ("", "Kay"):
        with pytest.raises(IllegalAction, match="two of the committee"):
            club.do(Spend("Venue", 1, "rent"), by="Kay", seconded=seconded)
    paid = club.do(Spend("Venue", 1, "rent"), by="Kay", seconded="Lou")
    assert paid.books.balance("club") == 99
    assert read_club(write_club(paid)) == paid
    assert paid.undo() == club


def test_dates_on_their_way(season) -> None:
    club = done(
        season,
        Announce("Legion", date(2026, 2, 20)),
        Schedule("L1", "league", month="2026-02", season="2026", week=1),
        Propose("L1"),
        VenueApproves("L1"),
        MembersApprove("L1"),
        AskForDate("L1", "Bob", date(2026, 2, 27)),
        ObjectToDate("L1", "Cid"),
        FixDate("L1"),
    )
    assert club.event("L1").fixture.day == date(2026, 2, 13)
    club = done(club, MoveDate("L1", date(2026, 2, 20)), Direct("Dee", date(2026, 2, 20)))
    day = club.event("L1").fixture.day
    assert (club.standing.venue(day), club.standing.directors[day]) == ("Legion", "Dee")
    with pytest.raises(IllegalAction, match="week 1 of 2026 already"):
        done(club, Schedule("L1b", "league", month="2026-03", season="2026", week=1))
    club = done(club, RecordNight("L1", NAMES))
    with pytest.raises(IllegalAction, match="was played"):
        done(club, MoveDate("L1", date(2026, 3, 20)))


def test_a_members_page_has_his_own_money_and_nobody_elses(season) -> None:
    club = done(
        season,
        SetPoints("2026", by_place=("10", "7")),
        Schedule("L1", "league", month="2026-02", season="2026", week=1),
        RecordNight("L1", ("Bob", "Ann")),
        Schedule("D", "other", day=JANUARY),
        RecordNight("D", NAMES, 10_00, prizes={"Ann": 30_00, "Bob": 10_00}),
    )
    page = member_page(club, "Ann")
    assert [(n.event, n.place, n.entries, n.points, n.prize) for n in page.nights] == [
        ("L1", 2, 2, 7, 0),
        ("D", 1, 4, None, 30_00),
    ]
    assert (page.paid_in, page.paid_out) == (100_00, 30_00)
    assert {end for line in page.money for end in (line.move.source, line.move.target)} & {
        f"outside:{name}" for name in NAMES
    } == {"outside:Ann"}
    two = head_to_head(club, "Ann", "Bob")
    assert (two.nights, two.ahead, two.behind) == (2, 1, 1)
    statement = club.books.statement("prizes:D")
    assert [line.amount for line in statement] == [10_00] * 4 + [-30_00, -10_00]
    assert statement[-1].balance == 0
    assert len(club.books.about("D")) == 6
    assert set(club.books.purses("season")) == {"2026"}


def test_books_take_no_move_that_is_none() -> None:
    for source, target, amount in (("a", "a", 5), ("a", "b", 0), ("a", "b", -5)):
        with pytest.raises(BadInput, match="no move of money"):
            Move(source, target, amount, "why")


# Whatever a committee does

DAYS = st.integers(0, 1500).map(lambda days: JANUARY + timedelta(days))
NAME = st.sampled_from((*NAMES, "Eve", "Zoe"))
EVENT = st.sampled_from(("L1", "L2", "D", "B"))
AMOUNT = st.integers(-5, 300_00)
FINISH = st.permutations(NAMES).flatmap(
    lambda order: st.integers(0, 4).map(lambda most: tuple(order[:most]))
)
PAID = st.dictionaries(st.sampled_from(NAMES), st.integers(0, 60_00), max_size=3)
ACTS = st.one_of(
    st.builds(Join, NAME, st.booleans()),
    st.builds(Change, NAME, st.booleans()),
    st.builds(Elect, st.lists(NAME, max_size=3).map(tuple)),
    st.builds(Exclude, NAME, st.just("why")),
    st.builds(Charge, NAME, AMOUNT, st.just("why")),
    st.builds(PayDebt, NAME, AMOUNT),
    st.builds(Enrol, st.just("2026"), NAME, st.booleans()),
    st.builds(
        PayFee,
        st.just("2026"),
        NAME,
        AMOUNT,
        st.integers(0, 4),
        st.sampled_from(["online", "cash"]),
    ),
    st.builds(
        Schedule,
        EVENT,
        st.sampled_from(["league", "deepstack", "battle", "other"]),
        DAYS,
        season=st.just("2026"),
        week=st.integers(0, 3),
    ),
    st.builds(
        RecordNight,
        EVENT,
        FINISH,
        st.integers(0, 50_00),
        st.dictionaries(st.sampled_from(NAMES), st.integers(0, 3), max_size=2),
        PAID,
        st.dictionaries(st.sampled_from(NAMES), st.integers(1, 60_00), max_size=1),
        st.integers(0, 500),
        PAID,
        dealer_fee=st.integers(0, 300),
        dealers=PAID,
    ),
    st.builds(CorrectPrize, EVENT, NAME, AMOUNT, st.just("why")),
    st.builds(
        AwardSeats,
        st.just("2026"),
        st.lists(st.integers(200_00, 300_00), max_size=2).map(tuple),
        DAYS,
    ),
    st.builds(
        PlaySeat,
        st.sampled_from(["2026-1", "D-1"]),
        AMOUNT,
        DAYS,
        st.sampled_from(["", "Bob", "Zoe"]),
        st.booleans(),
    ),
    st.builds(AgreeEntry, st.just("2026-1"), st.integers(-1, 101)),
    st.builds(PermitSeat, st.just("2026-1")),
    st.builds(CashSeat, st.sampled_from(["2026-1", "D-1"]), AMOUNT),
    st.builds(Today, DAYS),
    st.builds(
        Budget,
        st.sampled_from(["season:2026", "club", "owed"]),
        st.sampled_from(["club", "prizes:L1"]),
        AMOUNT,
        st.just("why"),
    ),
    st.builds(Spend, NAME, AMOUNT, st.just("why"), bill=st.sampled_from(["", "7"])),
    st.builds(Receive, NAME, AMOUNT, st.just("why")),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(ACTS, min_size=5, max_size=40))
def test_every_purse_recomputed_from_the_log_is_what_is_shown(acts) -> None:
    club = done(found("bcpc"), *(Join(name) for name in NAMES))
    club = done(club, OpenSeason("2026", 90_00), SetPoints("2026", by_place=("3", "2", "1")))
    club = done(club, *(Enrol("2026", name) for name in NAMES))
    club = done(club, *(PayFee("2026", name, 90_00, week=1) for name in NAMES))
    for act in acts:
        before = club
        with suppress(HousewayError):
            club = done(before, act)
        assert read_act(json.loads(json.dumps(act.to_json()))) == act
    assert Books.of(club.books.moves) == club.books
    assert sum(club.books.balances.values()) == 0
    for name, balance in club.books.balances.items():
        assert balance >= 0 or name.startswith(("outside:", "member:")), name
    taken = sum(m.amount for m in club.books.moves if m.source.startswith("outside:"))
    paid = sum(m.amount for m in club.books.moves if m.target.startswith("outside:"))
    assert club.books.held == taken - paid
    again = read_club(write_club(club))
    assert again == club
    assert write_club(again) == write_club(club)


def test_every_act_is_known_by_one_name() -> None:
    names = [kind.act for kind in EVERY]
    assert len(set(names)) == len(names)
    assert all(names)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("{", "no JSON document"),
        ("[]", "a JSON object"),
        ("[" * 200_000, "no JSON document"),
        ('{"format": 2}', "this reads 1"),
        ('{"format": 1, "house": 5}', "a club has a house"),
        ('{"format": 1, "house": "bclc"}', "'bclc' is no club"),
        ('{"format": 1, "house": "bcpc", "options": {"tea": 1}}', "no option 'tea'"),
        ('{"format": 1, "house": "bcpc", "log": [5]}', "entry 1 of the log is '5'"),
        ('{"format": 1, "house": "bcpc", "log": [{"act": "tea"}]}', "entry 1 .* 'tea' is no act"),
        ('{"format": 1, "house": "bcpc", "log": [{"act": "join"}]}', "name is missing"),
        ('{"format": 1, "house": "bcpc", "log": [{"act": "join", "name": 5}]}', "must be str"),
        ('{"format": 1, "house": "bcpc", "log": [{"act": "join", "x": 5}]}', "join has no 'x'"),
        ('{"format": 1, "house": "bcpc", "log": [{"act": "today", "day": "x"}]}', "a date"),
    ],
)
def test_a_club_that_cannot_be_read_says_why(said, told) -> None:
    with pytest.raises(HousewayError, match=told):
        read_club(said)


def test_nothing_in_a_file_is_believed(season) -> None:
    said = season.to_json()
    said["log"] = [each for each in said["log"] if each["act"] != "enrol"]
    with pytest.raises(IllegalAction, match="not registered"):
        read_club(said)
    assert replace(season, log=()) != season


def test_points_of_who_pays_late_count_unless_a_club_decides_otherwise(season) -> None:
    acts = (
        Join("Eve"),
        Enrol("2026", "Eve"),
        SetPoints("2026", by_place=("10", "7")),
        Schedule("L1", "league", month="2026-02", season="2026", week=1),
        RecordNight("L1", ("Eve", "Ann")),
        PayFee("2026", "Eve", 90_00, week=5, how="cash"),
    )
    club = done(season, *acts)
    assert [row.name for row in club.season("2026").table(club.rules)] == ["Eve", "Ann"]
    strict = replay("bcpc", {"late": "void"}, club.log)
    assert [row.name for row in strict.season("2026").table(strict.rules)] == ["Ann"]
    assert {r.name: r.points for r in strict.season("2026").records(strict.rules)}["Eve"] == 0
