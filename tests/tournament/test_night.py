"""A night driven at random: nobody is lost or in two seats, and every chip and penny is there."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from houseway.errors import BadInput, Illegal
from houseway.money import Cents
from houseway.tournament import Event, Sealed, Setup, Structure, acts, read_act
from houseway.tournament.night import bounty
from houseway.tournament.night.setup import HeadFrom, Offer

NAMES = tuple(f"P{at:02}" for at in range(40))
SECRET = b"only for tests, and known to all"


def setup(**more: object) -> Setup:
    told = {
        "house": "bcpc",
        "event": "deepstack",
        "buy_in": Cents(1050),
        "late": 3,
        "re_entry": True,
    }
    structure = Structure(levels=((25, 50), (50, 100), (100, 200), (500, 1000)), minutes=20)
    return Setup(**{**told, "structure": structure, "stack": 1500, **more})  # type: ignore[arg-type]


def possible(event: Event, rng: random.Random) -> acts.Act:
    """Something that may happen, and may be refused."""
    kinds = rng.random()
    name = rng.choice(NAMES)
    table = rng.choice(list(event.tables) or ["A"])
    if kinds < 0.15:
        return rng.choice([acts.Enter(name), acts.ReEnter(name), acts.Forfeit(name), acts.Seat()])
    if kinds < 0.45:
        here = list(event.tables[table].taken.values()) if table in event.tables else [name]
        winner, loser = rng.choice(here or [name]), rng.choice(here or [name])
        return rng.choice(
            [
                acts.Finish(table),
                acts.Finish(table, winner),
                acts.Finish(table, winner, (loser,)),
                acts.Deal(table),
                acts.Begin(table),
                acts.Misdeal(table),
                acts.Deal(table, up_to=rng.randint(1, 9)),
                acts.DealOn(table),
            ]
        )
    if kinds < 0.6:
        offered = event.options()
        return rng.choice(offered) if offered else acts.Seat()
    if kinds < 0.7:
        offered = event.options(table=table) if table in event.tables else []
        return rng.choice(offered) if offered else acts.Seat()
    if kinds < 0.85:
        offered = event.options(player=name)
        return rng.choice(offered) if offered else acts.Enter(name)
    return rng.choice(
        [
            acts.Away(name),
            acts.Back(name),
            acts.Sit(name, f"{table} {rng.randint(1, 9)}"),
            acts.Place(name, f"{table} {rng.randint(1, 9)}"),
            acts.AdjustChips(name, rng.choice((-100, 25, 100)), "a count put right"),
            acts.SetClock(event.minute + rng.randint(0, 9)),
            acts.Disqualify(name),
            acts.Balance(walking=True),
            acts.Break(walking=True),
            *of_money(event, rng, name, table),
        ]
    )


def of_money(event: Event, rng: random.Random, name: str, table: str) -> list[acts.Act]:
    """Chips and prizes: bought, raced for, guaranteed, divided, put right."""
    here = list(event.tables[table].taken.values()) if table in event.tables else []
    odd = tuple(f"{who} {rng.randint(0, 3)}" for who in here)
    chip = event.room.chip
    return [
        acts.AddOn(name),
        acts.Rebuy(name),
        acts.ColourUp(chip, 4 * chip),
        acts.RaceOff(table, odd),
        acts.RaceOff(table, odd),
        acts.FindChips(name, rng.randint(1, 9)),
        acts.Guarantee(rng.choice((0, 50_000)), "the club"),
        acts.PostPrizes(("50", "30", "20")),
        acts.CorrectPool(max(0, event.pool + rng.choice((-500, 700))), "counted again"),
        acts.Chop(rng.choice(("even", "chips", "chances", "off"))),
        acts.PostMystery(("10", "5", "seat 200", "3.33")),
        acts.SwapPlaces(name, rng.choice(NAMES), "keyed wrong"),
        acts.Reinstate(name, rng.randint(1, 5) * 100, "keyed wrong"),
    ]


def check(event: Event) -> None:
    seated = {}
    for table in event.tables.values():
        for seat, name in table.taken.items():
            assert name not in seated, f"{name} is in two seats"
            seated[name] = (table.name, seat)
            assert 1 <= seat <= table.chairs
    for name, player in event.players.items():
        assert (player.chair or None) == seated.get(name), f"{name} is lost"
        assert player.playing or player.chair is None
        assert player.stack >= 0
    hands = [table.hand for table in event.tables.values() if table.hand]
    pots = sum(hand.pot for hand in hands if hand.open)
    held = sum(player.stack for player in event.players.values()) + pots
    astray = sum(table.astray for table in event.tables.values())
    assert held + astray + event.room.state.tonight.rack.astray == event.in_play
    for hand in hands:
        check_dealt(hand)
    shift = event.room.state.tonight.till.pool_shift
    taken = sum(player.paid for player in event.players.values())
    heads = event.room.state.tonight.till.heads
    from_club = heads.put if heads and event.setup.head_from is HeadFrom.CLUB else 0
    on_heads = sum(event.heads.values()) + sum(event.bounties.values())
    came_in = taken + event.added + shift + from_club
    assert came_in == event.fee + event.pool + on_heads + bounty.set_aside(event.room)
    assert heads is None or heads.balanced
    check_prizes(event)
    assert event.left == sum(player.playing for player in event.players.values())


def check_prizes(event: Event) -> None:
    """Prizes that are known, and those still played for, are the pool."""
    board = sum(prize.worth for prize in event.posted.prizes)
    assert board in (0, event.pool)
    given = [*event.prizes.values(), event.unpaid]
    paid = sum(prize.worth for won in given for prize in won)
    still = event.posted.prizes[: event.left] if event.left > 1 else ()
    till = event.room.state.tonight.till
    if till.chopped:
        open_places = till.aside if event.left > 1 else 0
        assert paid + open_places == board or event.left > len(till.chopped)
    elif len(event.players) >= len(event.posted.prizes):
        assert paid + sum(prize.worth for prize in still) == board


def check_dealt(hand) -> None:
    """Nobody is dealt in between the button and the small blind."""
    button, small = hand.lie.button, hand.lie.small
    if button == small or not hand.seats:
        return
    span = (small - button) % 100
    for name, seat in hand.seats.items():
        assert seat in (button, small) or not 0 < (seat - button) % 100 < span, (name, hand)


@settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.integers(0, 2**32),
    st.sampled_from(["deepstack", "league", "other", "mystery"]),
    st.sampled_from([None, *HeadFrom]),
)
def test_a_night_at_random_loses_nobody_and_no_chip(
    seed: int, kind: str, head_from: HeadFrom | None
) -> None:
    rng = random.Random(seed)
    offers: dict[str, object] = {"add_on": Offer(chips=1000, price=Cents(500), until=2)}
    offers["rebuy"] = Offer(price=Cents(900), until=3, holding=1500)
    if head_from:
        offers |= {"head": Cents(305), "head_from": head_from, "fixed_heads": rng.random() < 0.5}
    event = Event(setup(event=kind, **offers))
    draw = Sealed(SECRET)
    for name in rng.sample(NAMES, rng.randint(3, 30)):
        event.apply(acts.Enter(name))
    event.apply(acts.Seat(), draw=draw)
    for _ in range(120):
        before = event.as_it_stands()
        try:
            event.apply(possible(event, rng), by="Kay", at="19:00", draw=draw)
        except (Illegal, BadInput):
            assert event.as_it_stands() == before
            continue
        check(event)
        if rng.random() < 0.2:
            event.undo()
            assert event.as_it_stands() == before
    again = Event.from_json(event.to_json())
    assert again.as_it_stands() == event.as_it_stands()
    while event.log:
        event.undo()
    assert event.as_it_stands() == Event(event.setup).as_it_stands()


@settings(deadline=None, max_examples=15)
@given(st.integers(0, 2**32), st.integers(2, 60))
def test_a_night_is_played_to_the_end_with_even_tables(seed: int, players: int) -> None:
    rng = random.Random(seed)
    event = Event(setup(percent=("50", "30", "20"), head=Cents(500)))
    draw = Sealed(seed.to_bytes(8, "big"))
    names = [f"P{at}" for at in range(players)]
    for name in names:
        event.apply(acts.Enter(name))
    event.apply(acts.Seat(), draw=draw)
    event.apply(acts.DrawOrder(), draw=draw)
    while event.left > 1:
        table = event.tables[rng.choice(list(event.tables))]
        if len(table.taken) > 1:
            winner, loser = rng.sample(list(table.taken.values()), 2)
            busts = (loser,) if rng.random() < 0.6 else ()
            try:
                event.apply(acts.Finish(table.name, winner, busts))
            except Illegal:
                event.apply(acts.Finish(table.name))
        follow(event, draw)
        sizes = [len(each.taken) for each in event.tables.values()]
        assert max(sizes) - min(sizes) <= 1
        check(event)
    event.apply(acts.End())
    assert (
        sorted(event.places.values()) == list(range(1, players + 1))
        or len(set(event.places)) == players
    )
    paid = sum(prize.worth for won in event.prizes.values() for prize in won)
    assert paid + sum(prize.worth for prize in event.unpaid) == (
        event.pool if players > 2 else paid
    )


def follow(event: Event, draw: Sealed) -> None:
    """Do what is due."""
    for _ in range(20):
        due = [act for act in event.options() if isinstance(act, acts.Break | acts.Balance)]
        if not due:
            return
        event.apply(due[0], draw=draw)


def test_every_act_is_written_and_read() -> None:
    for act in (acts.Enter("Ann", "cash"), acts.Break("A", drawn=("B 3", "B 4")), acts.End()):
        assert read_act(act.to_json()) == act


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"act": "dance"}, "'dance' is no act"),
        ({"act": "enter", "who": "Ann"}, "enter has no 'who'"),
        ({"act": "enter", "player": 3}, "player of enter is 3"),
        ({"act": "enter"}, "enter says too little"),
        ({"act": "seat", "drawn": [3]}, "drawn of seat is"),
    ],
)
def test_what_is_no_act_is_refused_in_a_line(said: dict, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        read_act(said)


def test_sealed_draws_can_be_drawn_again() -> None:
    draws = [Sealed(SECRET) for _ in range(2)]
    among = [str(at) for at in range(7)]
    first, again = ([draw(among) for _ in range(200)] for draw in draws)
    assert first == again
    assert draws[0].seal == draws[1].seal != Sealed(b"another").seal
    assert {*first} == {*among}


def test_what_is_offered_is_accepted() -> None:
    event = Event(setup())
    for name in NAMES[:12]:
        event.apply(acts.Enter(name))
    event.apply(acts.Seat(), draw=Sealed(SECRET))
    event.apply(acts.Finish("A"))
    event.apply(acts.Deal("B"))
    offered = [*event.options(), *event.options(table="B"), *event.options(player=NAMES[3])]
    assert len(offered) > 20
    for act in offered:
        event.apply(act, draw=Sealed(SECRET))
        event.undo()
