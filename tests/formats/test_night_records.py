"""A night that was run here goes into the club's books to the last penny."""

from datetime import date

import pytest

from houseway.club import found
from houseway.club.acts import Join, Schedule
from houseway.errors import IllegalAction
from houseway.formats.night_records import recorded
from houseway.money import Cents
from houseway.tournament import Event, Sealed, Setup, Standing, acts

NAMES = ("Ann", "Bob", "Cid", "Dee")
DAY = date(2026, 7, 10)


def night(**setup) -> Event:
    """Four players of whom Ann puts the others out, Bob after he has re-entered."""
    heads = dict.fromkeys(NAMES, setup.get("head", 0))
    standing = Standing(entered=NAMES, heads=heads if setup.get("head") else {})
    event = Event(Setup(house="bcpc", late=4, re_entry=True, **setup), standing)
    draw = Sealed(b"thirty-two bytes that nobody saw")
    event.apply(acts.Seat(), draw=draw)
    event.apply(acts.Finish("A", winner="Ann", busts=("Bob",)))
    event.apply(acts.ReEnter("Bob"))
    event.apply(acts.Seat(), draw=draw)
    for name in ("Cid", "Dee", "Bob"):
        event.apply(acts.Finish("A", winner="Ann", busts=(name,)))
    return event


@pytest.mark.parametrize("kind", ["sizzler", "deepstack", "other"])
def test_what_came_in_is_what_went_out_and_what_is_kept(kind) -> None:
    head = Cents(10_00) if kind == "sizzler" else Cents(0)
    percent = ("100",) if kind == "deepstack" else ("70", "30")
    event = night(event=kind, buy_in=Cents(50_00), percent=percent, head=head)
    event.apply(acts.End())
    act = recorded(event, "N", put_out={"Ann": 4})
    assert act.finish == ("Ann", "Bob", "Dee", "Cid")
    assert (act.again, act.buy_in, act.bounty) == ({"Bob": 1}, 50_00, head)
    club = found("bcpc")
    for name in NAMES:
        club = club.do(Join(name))
    club = club.do(Schedule("N", kind, day=DAY)).do(act, by="Kay", day=DAY)
    assert club.books.balance("memorial:2027") == event.fee
    assert club.books.held == event.fee
    assert sum(act.prizes.values()) == event.pool
    assert sum(act.bounties.values()) == 5 * head


def test_a_night_that_goes_on_is_not_recorded() -> None:
    event = Event(Setup(house="bcpc", event="other"))
    event.apply(acts.Enter("Ann"))
    event.apply(acts.Enter("Bob"))
    with pytest.raises(IllegalAction, match="N is not over: Ann, Bob in it"):
        recorded(event, "N")
