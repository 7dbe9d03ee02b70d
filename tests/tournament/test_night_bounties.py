"""Mystery bounties in a night: drawn for places that can win one, and none is lost."""

import pytest

from houseway.errors import Illegal
from houseway.money import Cents
from houseway.tournament import Event, Sealed, Setup, Standing, acts

PRIZES = ("50", "20", "seat 200")


def night(names: str = "Ann Bob Cid Dee") -> Event:
    setup = Setup(
        house="bcpc", event="mystery", buy_in=Cents(5000), mystery=PRIZES, percent=("100",)
    )
    return Event(setup, Standing(tables={"A": tuple(names.split())}))


def shown(event: Event) -> dict[str, list[str]]:
    return {name: [str(prize) for prize in won] for name, won in event.mysteries.items()}


def test_the_money_among_the_prizes_comes_out_of_the_pool() -> None:
    assert night().pool == 4 * 5000 - 7000


def test_who_puts_a_player_out_draws_and_the_winner_has_the_last() -> None:
    event = night("Ann Bob Cid")
    logged = event.apply(acts.Finish("A", "Ann", ("Cid",)), draw=lambda among: among[-1])
    assert logged.act.drawn == ("seat 200",)
    event.apply(acts.Finish("A", "Bob", ("Ann",), drawn=("20",)))
    event.apply(acts.End())
    assert shown(event) == {"Ann": ["a seat worth 200.00"], "Bob": ["20.00", "50.00"]}
    again = Event.from_json(event.to_json())
    assert again.as_it_stands() == event.as_it_stands()
    event.undo()
    event.undo()
    assert shown(event) == {"Ann": ["a seat worth 200.00"]}


def test_a_prize_that_is_gone_is_not_drawn_again() -> None:
    event = night("Ann Bob Cid")
    event.apply(acts.Finish("A", "Ann", ("Cid",), drawn=("50",)))
    with pytest.raises(Illegal, match="50 cannot be drawn; there are 20, seat 200"):
        event.apply(acts.Finish("A", "Ann", ("Bob",), drawn=("50",)))


def test_somebody_has_to_draw() -> None:
    event = night("Ann Bob Cid")
    with pytest.raises(Illegal, match="say who"):
        event.apply(acts.Bust("Cid"))
    event.apply(acts.Bust("Cid", to="Bob"), draw=Sealed(b"x"))
    assert list(event.mysteries) == ["Bob"]


def test_a_disqualified_players_prize_goes_back_to_the_pool() -> None:
    event = night("Ann Bob Cid")
    before = event.pool
    event.apply(acts.Disqualify("Cid", drawn=("20",)))
    assert event.pool == before + 2000
    assert event.mysteries == {}


def test_everybody_enters_with_a_head_where_the_event_has_them() -> None:
    event = Event(Setup(house="bcpc", event="sizzler", buy_in=Cents(3000), head=Cents(1000)))
    for name in ("Ann", "Bob", "Cid"):
        event.apply(acts.Enter(name))
    event.apply(acts.Seat())
    event.apply(acts.Finish("A", winner="Ann", busts=("Cid",)))
    assert (dict(event.heads), dict(event.bounties)) == ({"Ann": 1500, "Bob": 1000}, {"Ann": 500})
