"""Every act says what was before and after it."""

from houseway.money import Cents
from houseway.tournament import Event, Sealed, Setup, acts
from houseway.tournament.night.changes import Change, changes

DRAW = Sealed(b"known to all")


def told(event: Event, act: acts.Act) -> tuple[Change, ...]:
    mark = event.room.state.mark
    event.apply(act, draw=DRAW)
    return changes(event.room.state, mark)


def test_what_an_act_changed() -> None:
    event = Event(Setup(house="bcpc", event="deepstack", buy_in=Cents(2000), stack=5000))
    entered = told(event, acts.Enter("Ann"))
    assert Change("Ann", "not entered", "no seat") in entered
    assert Change("Ann, paid", "", "20.00") in entered
    assert Change("chips sold", "0", "5,000") in entered
    for name in ("Bob", "Cid"):
        event.apply(acts.Enter(name))
    seated = told(event, acts.Seat())
    assert Change("table A", "", "open") in seated
    assert Change("Ann", "no seat", str(event.players["Ann"].chair)) in seated
    chair = str(event.players["Bob"].chair)
    out = told(event, acts.Bust("Bob", "Ann"))
    assert Change("Bob", chair, "out") in out
    assert Change("Ann, chips", "5,000", "10,000") in out
    assert told(event, acts.Away("Cid")) == (Change("Cid, where", "at his seat", "away"),)
    assert Change("level", "1", "2") in told(event, acts.Announce(2))


def test_what_changed_and_changed_back_is_no_change() -> None:
    event = Event(Setup(house="bcpc"))
    event.apply(acts.Enter("Ann"))
    mark = event.room.state.mark
    event.apply(acts.Leave("Ann"))
    event.undo()
    assert changes(event.room.state, mark) == ()
