"""What another club decides otherwise: every option of a night does something."""

import pytest

from houseway import houses
from houseway.errors import BadSetting, IllegalSeat
from houseway.tournament import Event, Register, Sealed, Setup, Standing, Structure, acts
from houseway.tournament.night.timer import MINUTE, Timer

LEVELS = Structure(levels=((50, 100),))


def night(decided: dict, more: dict | None = None, **standing) -> Event:
    setup = Setup(house="bcpc", structure=LEVELS, decided=decided, **(more or {}))
    rows = {
        name: tuple(row.replace("-", "").split(" ")) for name, row in standing.pop("tables").items()
    }
    return Event(setup, Standing(tables=rows, **standing))


def hand(event: Event, table: str = "A"):
    return event.tables[table].hand


def test_every_option_of_the_night_names_its_clause() -> None:
    rules = houses.find("bcpc").night
    options = list(rules.options())
    assert len(options) == 13
    of_events = [each for name in rules.formats for each in rules.format(name).options()]
    assert len({each.name for each in of_events}) == 6
    assert all(each.cite is not None for each in (*options, *of_events))


def test_an_option_that_is_none_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetting, match="no option 'luck'; there are moves, landing"):
        night({"luck": True}, tables={"A": "Ann Bob"})


@pytest.mark.parametrize(("at", "ante"), [(0, 100), (5, 50), (4, 100)])
def test_half_an_ante_for_so_many(at: int, ante: int) -> None:
    event = night({"half_ante_at": at}, tables={"A": "Ann Bob Cid Dee Eve"})
    event.apply(acts.Deal("A"))
    assert hand(event).ante == ante


@pytest.mark.parametrize(("first", "live"), [(True, 30), (False, 100)])
def test_the_ante_or_the_blind_first(first: bool, live: int) -> None:
    tables = {"A": "Ann Bob Cid Dee Eve Fay"}
    event = night({"ante_first": first}, tables=tables, stacks={"Cid": 130})
    event.apply(acts.Deal("A"))
    assert hand(event).live["Cid"] == live


@pytest.mark.parametrize(("dead", "button"), [(True, 2), (False, 3)])
def test_a_dead_button_or_one_that_moves(dead: bool, button: int) -> None:
    event = night({"dead_button": dead}, tables={"A": "Ann Bob Cid Dee Eve"})
    event.apply(acts.Finish("A", "Dee", ("Bob",)))
    event.apply(acts.Deal("A"))
    assert hand(event).lie.button == button


def test_the_first_button_at_another_seat() -> None:
    event = night({"first_button": 3}, tables={"A": "Ann Bob Cid Dee"})
    event.apply(acts.Deal("A"))
    assert hand(event).lie == (3, 4, 1)


@pytest.mark.parametrize("dealt", [True, False])
def test_dealt_in_between_the_button_and_the_small_blind(dealt: bool) -> None:
    tables = {"A": "Ann - Bob - Cid Dee", "B": "Eve"}
    event = night({"dealt_between": dealt}, tables=tables, last={"A": (6, 1, 3)})
    event.apply(acts.Break("B", drawn=("A 2",)))
    event.apply(acts.Deal("A"))
    assert ("Eve" in hand(event).seats) is dealt


def test_the_next_big_blind_moves() -> None:
    tables = {"A": "Ann Bob Cid Dee Eve", "B": "Fay Gil Hal"}
    event = night({"moves": "big blind"}, tables=tables, last={"A": (1, 2, 3)})
    event.apply(acts.Balance())
    assert str(event.players["Dee"].chair) == "B 4"


def test_tables_that_differ_by_three() -> None:
    tables = {"A": "Ann Bob Cid Dee Eve", "B": "Fay Gil Hal"}
    event = night({"balance_at": 3}, tables=tables)
    assert not event.may(acts.Balance())


def test_everybody_draws_a_seat_at_the_final_table() -> None:
    event = night({"final_table": "everybody"}, tables={"A": "Ann Bob", "B": "Cid Dee"})
    drawn = ("B 3", "B 4", "B 9", "B 8", "B 7", "B 6")
    event.apply(acts.Break("A", drawn=drawn))
    seats = {name: str(player.chair) for name, player in event.players.items()}
    assert seats == {"Cid": "B 9", "Dee": "B 8", "Ann": "B 7", "Bob": "B 6"}


@pytest.mark.parametrize(("closing", "open_"), [("clock", False), ("hand", True)])
def test_registration_closes_by_the_clock_or_with_the_hands(closing: str, open_: bool) -> None:
    event = night({"closing": closing}, {"late": 1}, tables={"A": "Ann Bob Cid"})
    event.apply(acts.Deal("A"))
    event.apply(acts.SetClock(25))
    assert event.registration is open_
    event.apply(acts.Finish("A"))
    assert not event.registration


def test_no_stack_is_given_up_where_the_club_has_it_so() -> None:
    more = {"late": 1, "re_entry": True}
    event = night({"forfeit": False}, more, tables={"A": "Ann Bob"}, level=2)
    with pytest.raises(IllegalSeat, match="no stack to give up"):
        event.apply(acts.Forfeit("Ann"))


def test_cash_in_the_first_week() -> None:
    event = night({"cash_in_first_week": True}, {"event": "league", "week": 1}, tables={"A": "Ann"})
    event.apply(acts.Enter("Bob", "cash"))
    assert event.entries.players == 2


def test_dodging_costs_two_rounds() -> None:
    event = night({"dodging_rounds": 2}, tables={"A": "Ann Bob Cid"})
    event.apply(acts.Dodge("Ann"))
    assert event.players["Ann"].ledger.left == 6


# The clock


def test_a_clock_is_what_it_was_told() -> None:
    structure = Structure(levels=((25, 50), (50, 100)), minutes=20, breaks={2: 10})
    timer = Timer.of(structure).started(5_000).stopped(5_000 + 19 * MINUTE)
    shown = timer.reading(structure, 99 * MINUTE)
    assert (shown.level, shown.left, shown.running, shown.minute) == (1, MINUTE, False, 19)
    shown = timer.started(100 * MINUTE).reading(structure, 101 * MINUTE)
    assert (shown.level, shown.blinds, shown.left) == (2, (50, 100), 20 * MINUTE)
    assert shown.to_break == 20 * MINUTE
    assert timer.put(45 * MINUTE, 0).reading(structure, 0).to_break is None


def test_a_clock_goes_through_its_breaks_by_itself() -> None:
    structure = Structure(minutes=20, breaks={2: 10})
    timer = Timer.of(structure).started(0)
    assert timer.reading(structure, 40 * MINUTE - 1).resting is None
    shown = timer.reading(structure, 43 * MINUTE)
    assert (shown.level, shown.resting, shown.minute) == (3, 7 * MINUTE, 40)
    held = timer.stopped(43 * MINUTE)  # in the break
    assert held.resting(99 * MINUTE) == 7 * MINUTE
    assert held.started(60 * MINUTE).at(68 * MINUTE) == 41 * MINUTE
    assert timer.at(52 * MINUTE) == 42 * MINUTE
    assert timer.put(40 * MINUTE, 43 * MINUTE).at(44 * MINUTE) == 41 * MINUTE  # no more break
    early = timer.into_break(40 * MINUTE, 30 * MINUTE)
    assert (early.at(39 * MINUTE), early.at(42 * MINUTE)) == (40 * MINUTE, 42 * MINUTE + 1)


@pytest.mark.parametrize("landing", ["random", "worst position"])
def test_the_chair_of_who_is_moved(landing: str) -> None:
    tables = {"A": "Ann Bob Cid Dee Eve", "B": "Fay Gus Hal"}
    event = night({"landing": landing}, tables=tables, last={"B": (1, 2, 3)})
    drawn = []
    for _ in range(20):
        drawn.append(event.apply(acts.Balance(), draw=Sealed(bytes(len(drawn) + 1))).act.drawn[1])
        event.undo()
    assert ({*drawn} == {"B 4"}) == (landing == "worst position")


def test_no_chair_more_and_two_of_them() -> None:
    tables = {"A": "Ann Bob"}
    with pytest.raises(IllegalSeat, match="at most 9"):
        night({"extra_chairs": 0}, tables=tables).apply(acts.AddChair("A"))
    event = night({"extra_chairs": 2}, tables=tables)
    for _ in range(2):
        event.apply(acts.AddChair("A"))
    assert event.tables["A"].chairs == 11


@pytest.mark.parametrize(("since", "pot"), [(0, 250), (1, 400)])
def test_what_a_no_show_posts(since: int, pot: int) -> None:
    event = night(
        {"no_show_doubles_from": since},
        tables={"A": "Ann Bob Cid Dee Eve Fay"},
        no_shows=("Ann",),
    )
    event.apply(acts.Deal("A"))
    assert hand(event).posts == pot


@pytest.mark.parametrize("breaks", [True, False])
def test_a_break_as_the_first_table_goes(breaks: bool) -> None:
    event = night(
        {"break_at_first_table": breaks}, tables={"A": "Ann Bob", "B": "Cid Dee"}, order=("A", "B")
    )
    event.apply(acts.Break("A"))
    assert event.on_break == breaks


@pytest.mark.parametrize("asks", [True, False])
def test_wrong_seats_are_asked_about_or_not(asks: bool) -> None:
    event = night({"wrong_seats_one_by_one": asks}, tables={"A": "Ann Bob"})
    event.apply(acts.Sit("Ann", "A 5"))
    event.apply(acts.Correct("Ann"))
    assert bool(event.questions) == asks


@pytest.mark.parametrize("only", [True, False])
def test_guests_where_only_the_season_plays(only: bool) -> None:
    register = Register(members=frozenset({"Ann"}), guests=frozenset({"Guy"}))
    event = night({"registered_only": only}, {"register": register}, tables={})
    assert event.may(acts.Enter("Guy")) != only


def test_rebuys_for_two_levels() -> None:
    event = night({"rebuy_levels": 2}, tables={"A": "Ann Bob Cid"})
    event.apply(acts.Bust("Ann", "Bob"))
    assert event.may(acts.Rebuy("Ann"))
    event.apply(acts.Announce(3))
    assert not event.may(acts.Rebuy("Ann"))


def test_what_a_club_decides_of_money_holds_for_its_night() -> None:
    decided = {"head_percent": 25, "race_rounding": "down", "kept_percent": 20}
    setup = Setup(house="bcpc", event="deepstack", decided=decided)
    club = setup.club
    assert (club.bounties.head_percent, club.prizes.kept_percent) == (25, 20)
    assert str(club.race.race_rounding) == "down"
