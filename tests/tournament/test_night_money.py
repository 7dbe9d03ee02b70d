"""Money of a live night: rebuys, add-ons, heads, guarantees, deals, and what is put right."""

import json

import pytest

from houseway.errors import BadInput, BadSetting, Illegal, IllegalSeat
from houseway.money import Cents
from houseway.tournament import Event, Sealed, Setup, Structure, acts
from houseway.tournament.night.chop import offered
from houseway.tournament.night.setup import HeadFrom, Offer

SIX = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
DRAW = Sealed(b"known to all")


def night(names: tuple[str, ...] = SIX, **said: object) -> Event:
    structure = Structure(levels=((25, 50), (50, 100), (100, 200)), minutes=20, breaks={2: 10})
    told = {"house": "bcpc", "event": "other", "buy_in": Cents(1000), "stack": 5000}
    event = Event(Setup(**{**told, "structure": structure, **said}))  # type: ignore[arg-type]
    for name in names:
        event.apply(acts.Enter(name))
    event.apply(acts.Seat(), draw=DRAW)
    return event


def money(event: Event) -> dict[str, int]:
    return {who: sum(each.worth for each in won) for who, won in event.prizes.items()}


def comes_out(event: Event) -> bool:
    """Whether what was taken in is what was paid, kept, or paid to nobody."""
    heads = sum(event.bounties.values()) if event.setup.head_from is not HeadFrom.CLUB else 0
    drawn = sum(each.worth for won in event.mysteries.values() for each in won if not each.seat)
    lost = sum(each.worth for each in event.unpaid)
    paid = sum(money(event).values()) + lost + heads + drawn
    return sum(event.paid.values()) + event.added == paid + event.fee


def test_what_is_announced_is_written_and_read() -> None:
    setup = Setup(
        house="bcpc",
        buy_in=Cents(1000),
        head=Cents(200),
        head_from=HeadFrom.ENTRY,
        rebuy=Offer(until=3),
        add_on=Offer(chips=1, price=Cents(2), until=4, times=1),
        chip_set={25: 300, 100: 20},
        guarantee=Cents(500),
        guaranteed_by="the venue",
        mystery=("5", "seat 200"),
        tables=3,
        decided={"landing": "worst position", "head_percent": 10, "extra_chairs": 2},
    )
    assert Setup.from_json(json.loads(json.dumps(setup.to_json()))) == setup


# Rebuys and the add-on


def test_an_add_on_is_bought_once_while_it_is_sold() -> None:
    event = night(add_on=Offer(chips=8000, price=Cents(500), until=2))
    event.apply(acts.AddOn("Ann", "cash"))
    assert event.players["Ann"].stack == 13_000
    assert (event.paid["Ann"], event.pool, event.in_play) == (1500, 6500, 38_000)
    assert event.entries.all == 6
    with pytest.raises(IllegalSeat, match="Ann has had the add-on"):
        event.apply(acts.AddOn("Ann"))
    event.apply(acts.SetClock(40))
    event.apply(acts.TakeBreak())
    event.apply(acts.AddOn("Bob"))  # in the break after its level
    event.apply(acts.Resume())
    with pytest.raises(IllegalSeat, match="it is sold to the end of level 2"):
        event.apply(acts.AddOn("Cid"))


def test_no_add_on_where_none_was_announced() -> None:
    with pytest.raises(IllegalSeat, match="no add-on: there is none"):
        night().apply(acts.AddOn("Ann"))


def test_a_rebuy_at_a_price_of_its_own_for_who_has_few_chips() -> None:
    offer = Offer(chips=4000, price=Cents(700), until=3, holding=5000, times=2)
    event = night(event="deepstack", rebuy=offer)
    event.apply(acts.Rebuy("Ann"))
    assert (event.players["Ann"].stack, event.paid["Ann"]) == (9000, 1700)
    with pytest.raises(IllegalSeat, match="Ann has 9000 chips; a rebuy is for players with 5000"):
        event.apply(acts.Rebuy("Ann"))
    event.apply(acts.Bust("Bob", "Ann"))
    event.apply(acts.Rebuy("Bob"))
    assert event.players["Bob"].chair is not None
    assert (event.fee, event.pool) == (600, 6 * 1000 + 2 * 700 - 600)  # a tenth, once for each
    event.apply(acts.Bust("Bob", "Ann"))
    event.apply(acts.Rebuy("Bob"))
    event.apply(acts.Bust("Bob", "Ann"))
    with pytest.raises(IllegalSeat, match="Bob has bought in 3 times"):
        event.apply(acts.Rebuy("Bob"))


# Heads


def test_a_fixed_head_is_won_whole_and_grows_nobodys() -> None:
    event = night(head=Cents(300), fixed_heads=True)
    event.apply(acts.Bust("Bob", "Ann"))
    assert (event.bounties["Ann"], event.heads["Ann"]) == (300, 300)


@pytest.mark.parametrize(
    ("source", "paid", "pool"),
    [("club", 1000, 6000), ("entry", 1000, 4200), ("player", 1300, 6000)],
)
def test_where_the_money_on_heads_comes_from(source: str, paid: int, pool: int) -> None:
    event = night(head=Cents(300), head_from=HeadFrom(source), percent=("60", "40"))
    assert (event.paid["Ann"], event.pool) == (paid, pool)
    for name in SIX[1:]:
        event.apply(acts.Bust(name, "Ann"))
    event.apply(acts.End())
    assert event.bounties == {"Ann": 1800}
    assert comes_out(event)


def test_no_more_on_a_head_than_the_entry_has() -> None:
    with pytest.raises(BadSetting, match="on a head out of an entry"):
        Setup(house="bcpc", buy_in=Cents(100), head=Cents(200), head_from=HeadFrom.ENTRY)


# Guarantees


def test_a_guarantee_adds_what_is_missing_and_no_more() -> None:
    event = night(guarantee=Cents(10_000), guaranteed_by="the venue", percent=("60", "40"))
    assert (event.pool, event.added) == (10_000, 4000)
    event.apply(acts.Guarantee(5000, "the club"))
    assert (event.pool, event.added) == (6000, 0)
    event.apply(acts.Guarantee(20_000, "the club"))
    for name in SIX[1:]:
        event.apply(acts.Bust(name, "Ann"))
    event.apply(acts.End())
    assert money(event) == {"Ann": 12_000, "Fay": 8000}
    assert comes_out(event)
    with pytest.raises(Illegal, match="the event is over"):
        event.apply(acts.Guarantee(0))


# Deals


def three_left(**said: object) -> Event:
    event = night(percent=("50", "30", "20"), **said)
    for name, to in (("Dee", "Ann"), ("Eve", "Ann"), ("Fay", "Bob")):
        event.apply(acts.Bust(name, to))
    return event  # Ann 15,000, Bob 10,000, Cid 5,000; 30, 18 and 12 pounds


@pytest.mark.parametrize(
    ("how", "shares"),
    [
        ("even", {"Ann": 2000, "Bob": 2000, "Cid": 2000}),
        ("chips", {"Ann": 2400, "Bob": 2000, "Cid": 1600}),
        ("chances", {"Ann": 2310, "Bob": 2040, "Cid": 1650}),
    ],
)
def test_a_deal_takes_the_place_of_the_prizes(how: str, shares: dict[str, int]) -> None:
    event = three_left()
    assert offered(event.room, {each: event.players[each].stack for each in shares})[how] == shares
    event.apply(acts.Chop(how))
    assert money(event) == shares
    event.apply(acts.End())
    assert event.places == {"Ann": 1, "Bob": 2, "Cid": 3, "Fay": 4, "Eve": 5, "Dee": 6}
    assert money(event) == shares
    assert comes_out(event)


def test_a_deal_by_what_was_counted_with_something_to_play_for() -> None:
    event = three_left()
    event.apply(acts.Chop("chips", ("Ann 6000", "Bob 6000", "Cid 18000"), aside=600))
    assert money(event) == {"Ann": 1560, "Bob": 1560, "Cid": 2280}
    with pytest.raises(Illegal, match="6.00 is played for"):
        event.apply(acts.End())
    event.apply(acts.Bust("Cid", "Bob"))
    event.apply(acts.Bust("Ann", "Bob"))
    event.apply(acts.End())
    assert money(event) == {"Ann": 1560, "Bob": 2160, "Cid": 2280}
    assert comes_out(event)


def test_a_deal_as_they_name_it_and_taken_back() -> None:
    event = three_left()
    event.apply(acts.Chop("agreed", amounts=("Ann 25", "Bob 20.50", "Cid 14.50")))
    assert money(event)["Cid"] == 1450
    with pytest.raises(Illegal, match="made a deal"):
        event.apply(acts.PostPrizes(("60", "40")))
    event.apply(acts.Chop("off"))
    assert money(event) == {}


@pytest.mark.parametrize(
    ("act", "words"),
    [
        (acts.Chop("dice"), "'dice' is no deal; there are even, chips"),
        (acts.Chop("chips", ("Ann 1", "Bob 2")), "the chips of Cid are missing"),
        (acts.Chop("chips", ("Ann 1", "Zed 2")), "'Zed 2' is no player who is left"),
        (acts.Chop("agreed", amounts=("Ann 1", "Bob 1", "Cid 1")), "shares of 3.00; there is 60"),
        (acts.Chop("even", aside=6001), "60.01 set aside of 60.00"),
    ],
)
def test_what_is_no_deal_is_refused_in_a_line(act: acts.Chop, words: str) -> None:
    event = three_left()
    before = event.as_it_stands()
    with pytest.raises((BadInput, Illegal), match=words):
        event.apply(act)
    assert event.as_it_stands() == before


def test_no_deal_over_a_seat_and_none_alone() -> None:
    event = night(posted=("seat 50", "10"))
    with pytest.raises(Illegal, match="a seat is among the prizes"):
        event.apply(acts.Chop("even"))
    with pytest.raises(Illegal, match="1 player is left"):
        night(("Ann",)).apply(acts.Chop("even"))


# Put right


def test_two_places_are_exchanged_with_a_reason() -> None:
    event = three_left()
    event.apply(acts.SwapPlaces("Dee", "Fay", "keyed in the wrong order"))
    assert (event.places["Dee"], event.places["Fay"], event.places["Eve"]) == (4, 6, 5)
    with pytest.raises(BadInput, match="has a reason"):
        event.apply(acts.SwapPlaces("Dee", "Fay", " "))
    with pytest.raises(Illegal, match="Ann is in the game"):
        event.apply(acts.SwapPlaces("Dee", "Ann", "so"))


def test_somebody_was_not_out_after_all() -> None:
    event = three_left()
    chair = event.players["Eve"].out_at
    event.apply(acts.Reinstate("Eve", 1200, "he had a chip behind his cards"))
    assert (event.left, event.players["Eve"].chair) == (4, chair)
    assert event.places == {"Dee": 6, "Fay": 5}
    assert event.in_play == 31_200
    with pytest.raises(Illegal, match="Eve is not out"):
        event.apply(acts.Reinstate("Eve", 1, "again"))


# Mystery prizes


def test_mystery_prizes_are_fixed_before_the_first_is_drawn() -> None:
    event = night(event="mystery")
    event.apply(acts.PostMystery(("5", "10", "20", "seat 200", "5", "5")))
    assert event.pool == 6000 - 4500
    event.apply(acts.Bust("Fay", "Ann"), draw=DRAW)
    with pytest.raises(Illegal, match="fixed before the first is drawn"):
        event.apply(acts.PostMystery(("60",)))


def test_no_mystery_prizes_without_the_money_for_them() -> None:
    event = night(event="mystery")
    with pytest.raises(Illegal, match="mystery prizes of 60.01; 60.00 has come in"):
        event.apply(acts.PostMystery(("60.01",)))
    event.apply(acts.Guarantee(10_000, "the club"))
    event.apply(acts.PostMystery(("60.01",)))
    with pytest.raises(Illegal, match="mystery prizes of 60.01"):
        event.apply(acts.Guarantee(0))


def test_what_was_done_before_changes_no_mystery_draw() -> None:
    """The n-th envelope is the same, whatever else was drawn meanwhile."""
    drawn = []
    for seats in (0, 3):
        event, draw = night(event="mystery"), Sealed(b"one secret")
        event.apply(acts.PostMystery(("5", "10", "20", "7", "8", "9")))
        for _ in range(seats):
            event.apply(acts.Move("Ann"), draw=draw)
        event.apply(acts.Bust("Fay", "Ann"), draw=draw)
        event.apply(acts.Bust("Eve", "Bob"), draw=draw)
        drawn.append([each.act.drawn for each in event.log[-2:]])
    assert drawn[0] == drawn[1]


# A room that is full


def test_who_finds_no_chair_waits_and_sits_in_turn() -> None:
    names = tuple(f"P{at:02}" for at in range(21))
    event = night(names, tables=2)
    assert len(event.tables) == 2
    assert event.alternates == names[18:]
    assert [each.choices for each in event.questions] == [("extra chair",)]
    assert acts.Seat() not in event.options()
    event.apply(acts.Bust("P03", "P04"))
    assert acts.Seat() in event.options()
    event.apply(acts.Seat(), draw=DRAW)
    assert event.alternates == names[19:]
