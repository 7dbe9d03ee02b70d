"""A simulated season: the same from the same seed, cut off anywhere, and every penny in it."""

import random
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from tests.nursery import HOUSEWAY, nursery

from houseway.club import Books, read_club, write_club
from houseway.errors import BadInput
from houseway.tournament import Event, Sealed, Setup, Structure, acts
from houseway.tournament.dealt_night import DealtNight
from houseway.year import Pays, SimulatedPlayer, SimulatedSeason

SMALL = {"house": "bcpc", "seed": 9, "members": 12}  # of whom three are in arrears


@pytest.fixture(scope="module")
def season() -> list:
    """Every step of a small club's whole year."""
    return list(SimulatedSeason(**SMALL).steps())


def test_every_event_of_the_year_is_played(season) -> None:
    club = season[-1]
    kinds = Counter(each.kind.id for each in club.events.values() if each.played)
    assert kinds.pop("league") == 10
    assert set(kinds) == {
        *("champion-of-champions", "deepstack", "sizzler", "heads-up"),
        *("ho-ho-homaha", "stomaha", "battle"),
    }
    assert len(club.season("2026").nights) == 10
    assert club.standing.champions == {2027: club.event("Battle").finish[0]}


def test_pounds_are_conserved_at_every_event(season) -> None:
    for club in season:
        assert sum(club.books.balances.values()) == 0
        assert Books.of(club.books.moves) == club.books
        for event in club.events:
            assert not any(club.books.balance(f"{kind}:{event}") for kind in ("prizes", "bounties"))
    club = season[-1]
    heads = {each.id: sum(each.bounties.values()) for each in club.events.values()}
    assert heads["L1"] == 5_00 * len(club.event("L1").finish)
    assert heads["Sizzler"] == 10_00 * len(club.event("Sizzler").finish)
    assert heads["L2"] == 0
    kept = [move for move in club.books.moves if move.target == "memorial:2027"]
    assert sum(move.amount for move in kept) == sum(club.event("Battle").prizes.values())


def test_who_has_not_paid_does_not_play_and_is_in_no_table(season) -> None:
    club, people = season[-1], SimulatedSeason(**SMALL).people
    never = {each.name for each in people if each.pays is Pays.NEVER}
    late = {each.name for each in people if each.pays is Pays.LATE}
    assert (len(never), len(late)) == (2, 1)
    for week in range(2, 11):
        barred = never | late if week < 5 else never  # a third is paid, and two are due (3.1)
        assert not barred & set(club.event(f"L{week}").finish), week
    table = {row.name for row in club.season("2026").table(club.rules)}
    assert not table & never


def test_the_top_of_the_table_has_as_many_seats_as_the_subs_pay_for(season) -> None:
    club = season[-1]
    table = club.season("2026").table(club.rules)
    holders = [held.holder for held in club.seats.values()]
    # Of some 1,060 pounds a tenth is kept: 200, 250 and 300 are paid for, and 350 more are not.
    assert holders == [row.name for row in table[:3]]
    assert [held.seat.value for held in club.seats.values()] == [300_00, 250_00, 200_00]


def test_the_same_seed_gives_the_same_season_to_the_byte(season) -> None:
    again = SimulatedSeason(**SMALL, nights=4)
    *_, club = again.steps()
    assert write_club(club) == write_club(list(again.steps())[-1])
    other = SimulatedSeason("bcpc", seed=8, members=12, nights=1)
    assert write_club(next(other.steps())) != write_club(season[0])


@pytest.mark.parametrize("step", [0, 3, 11, 18])
def test_a_season_that_was_cut_off_goes_on_the_same(season, step) -> None:
    taken_up = read_club(write_club(season[step]))
    rest = SimulatedSeason(**SMALL).steps(taken_up)
    assert write_club(next(rest)) == write_club(season[step + 1])


def test_nothing_is_left_to_do_at_the_end(season) -> None:
    assert list(SimulatedSeason(**SMALL).steps(season[-1])) == []


def test_what_cannot_be_simulated() -> None:
    with pytest.raises(BadInput, match="'bclc' has no year"):
        SimulatedSeason("bclc")
    with pytest.raises(BadInput, match="a club of 2; from 4 to"):
        SimulatedSeason("bcpc", members=2)


def test_the_skilled_win_more() -> None:
    ann, bob = SimulatedPlayer("Ann", skill=1, keen=1), SimulatedPlayer("Bob", skill=0, keen=1)
    levels = ((25, 50), (50, 100), (100, 200), (200, 400), (400, 800))
    setup = Setup(house="bcpc", stack=5000, structure=Structure(levels, minutes=30))
    won: Counter[str] = Counter()
    for seed in range(40):
        event = Event(setup)
        for each in (ann, bob):
            event.apply(acts.Enter(each.name))
        rng, draw = random.Random(seed), Sealed(bytes([seed]))
        DealtNight(
            event,
            lambda who, hand, rng: (ann if who == "Ann" else bob).answer(hand, rng),
            rng,
            draw,
        ).play()
        won[next(iter(event.places))] += 1
    assert won["Ann"] > 26, won


LONGEST = 0.5  # seconds that a process has before it is killed
COMMAND = ("club", "simulate", "--seed", "3", "--members", "10", "--nights", "5", "--out")


def kept_through(kills: int, out: Path) -> None:
    """A process is killed over and over; what it left is gone on with, and comes out the same."""
    *_, whole = SimulatedSeason("bcpc", seed=3, members=10, nights=5).steps()
    rng = random.Random(kills)
    for _ in range(kills):
        started = nursery().start(HOUSEWAY, *COMMAND, str(out))
        try:
            started.wait(rng.uniform(0.0, LONGEST))
        except subprocess.TimeoutExpired:
            started.kill()
            started.wait()
        if out.exists():
            written = out.read_text()
            read_club(written)  # it is whole at any moment
            if written == write_club(whole):
                out.unlink()  # it was done: begin again, so that there is something to kill
    assert nursery().start(HOUSEWAY, *COMMAND, str(out)).wait() == 0
    assert out.read_text() == write_club(whole)


@pytest.mark.long
def test_killed_at_any_moment_it_goes_on_to_the_same_season(tmp_path) -> None:
    kept_through(20, tmp_path / "club.json")


@pytest.mark.soak
def test_killed_at_two_hundred_moments(tmp_path) -> None:
    kept_through(200, tmp_path / "club.json")
