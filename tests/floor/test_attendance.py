"""Who is away, since when, and when his chips are picked up."""

from houseway.floor.attendance import Attendance, Limits

LIMITS = Limits(30)


def test_who_is_here_is_not_picked_up_but_counts_as_away_when_nothing_is_heard() -> None:
    table = Attendance()
    table.heard(3, 1000.0)
    assert table.picked_up_at(3, LIMITS) is None
    assert table.silent_until(3, LIMITS) == 1000.0 + 1800
    table.heard(3, 2000.0)
    assert table.silent_until(3, LIMITS) == 2000.0 + 1800


def test_the_time_runs_from_when_he_went_whatever_he_says_of_it_again() -> None:
    table = Attendance()
    table.heard(3, 1000.0)
    table.goes(3, 1500.0)
    table.goes(3, 2500.0)
    assert table.picked_up_at(3, LIMITS) == 1500.0 + 1800


def test_coming_back_begins_anew() -> None:
    table = Attendance()
    table.goes(3, 1000.0)
    table.dealt()
    table.comes(3, 2000.0)
    assert table.picked_up_at(3, LIMITS) is None
    table.goes(3, 2500.0)
    assert table.picked_up_at(3, Limits(30, hands=1)) == 2500.0 + 1800


def test_hands_that_are_dealt_without_him_count_too() -> None:
    table, limits = Attendance(), Limits(30, hands=2)
    table.heard(1, 1000.0)
    table.goes(3, 1000.0)
    table.dealt()
    assert table.picked_up_at(3, limits) == 1000.0 + 1800
    table.dealt()
    assert table.picked_up_at(3, limits) == 0
    assert table.picked_up_at(1, limits) is None


def test_of_who_leaves_nothing_is_kept() -> None:
    table = Attendance()
    table.goes(3, 1000.0)
    table.leaves(3)
    table.heard(3, 2000.0)  # another player in the seat
    assert table.picked_up_at(3, LIMITS) is None


def test_the_time_that_a_game_rested_is_nobodys_time_away() -> None:
    table = Attendance()
    table.heard(1, 1000.0)
    table.goes(3, 1000.0)
    table.resumes(5000.0)
    assert table.picked_up_at(1, LIMITS) is None
    assert table.silent_until(1, LIMITS) == 5000.0 + 1800
    assert table.picked_up_at(3, LIMITS) == 5000.0 + 1800
