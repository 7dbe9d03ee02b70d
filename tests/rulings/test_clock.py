"""The club's clock: what its scenarios leave open."""

import pytest

from houseway.errors import Illegal
from houseway.rulings.clock import Caller, Clock, time_out


@pytest.mark.parametrize("granted", [-1, 61])
def test_the_director_has_a_minute_to_give(granted) -> None:
    with pytest.raises(Illegal, match="0 to 60 seconds"):
        time_out(Clock(granted=granted))


@pytest.mark.parametrize(
    ("caller", "first"), [(Caller.CLUB, "bcpc/42.s4"), (Caller.STANDING, "bcpc/44.s2")]
)
def test_the_first_clause_says_why_it_may_be_called(caller, first) -> None:
    assert time_out(Clock(caller, 60)).clauses[0].id == first


def test_silence_names_the_clauses_that_kill_the_hand() -> None:
    cited = [each.id for each in time_out(Clock(granted=0, facing_bet=True)).clauses]
    assert cited[-2:] == ["bcpc/42.s3", "bcpc/70.vi"]


def test_nothing_is_ruled_before_the_director_has_said_how_long() -> None:
    timed = time_out(Clock(facing_bet=True))
    assert (timed.ends, timed.hand, timed.act) == (None, "", "")
