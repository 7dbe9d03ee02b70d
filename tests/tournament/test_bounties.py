"""Bounties: whatever happens, heads, pay and pool add up to what was put on heads."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway import houses
from houseway.errors import IllegalAction
from houseway.tournament.bounties import Heads
from houseway.tournament.knockouts import Knockout, knockouts
from houseway.tournament.mystery import made_up
from houseway.tournament.prizes import Prize

CLUB = houses.find("bcpc").club
assert CLUB is not None
RULES = CLUB.bounties
NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]


@given(st.lists(st.integers(0, 5001), min_size=6, max_size=6), st.data())
def test_every_penny_of_a_night_is_accounted_for(amounts, data) -> None:
    heads = Heads.of(RULES, dict(zip(NAMES, amounts, strict=True)))
    while len(heads.on) > 1:
        out = data.draw(st.sampled_from(sorted(heads.on)))
        others = sorted(set(heads.on) - {out})
        if data.draw(st.integers(0, 5)) == 0:
            heads = heads.disqualified(out)
        else:
            by = data.draw(st.lists(st.sampled_from(others), min_size=1, max_size=3, unique=True))
            heads = heads.knocks_out(Knockout(out, tuple(by)))
        if data.draw(st.integers(0, 5)) == 0:
            heads = heads.enters(out, 1000)
            heads = heads.checked(out, 999)
            heads = heads.disqualified(out)
        assert heads.balanced
    (last,) = heads.on
    heads = heads.wins(last).publish()
    assert heads.balanced
    assert not heads.on


@given(st.lists(st.integers(1, 30), min_size=2, max_size=6), st.data())
def test_who_wins_a_pot_is_not_out_and_who_is_out_lost_his_last_chips(chips, data) -> None:
    stacks = dict(zip(NAMES, chips, strict=False))
    levels = [level for level in sorted(set(chips)) if sum(c >= level for c in chips) > 1]
    winners = []
    for level in levels:
        within = sorted(name for name in stacks if stacks[name] >= level)
        winners.append(data.draw(st.lists(st.sampled_from(within), min_size=1, unique=True)))
    got = knockouts(stacks, winners)
    won = {name for pot in winners for name in pot}
    alone = {n for n in stacks if sum(c >= stacks[n] for c in chips) == 1}
    assert {each.out for each in got} == set(stacks) - won - alone
    for each in got:
        assert list(each.by) == winners[levels.index(stacks[each.out])]


@given(st.integers(2, 40), st.data())
def test_mystery_prizes_are_drawn_to_the_last(players, data) -> None:
    count = min(players, RULES.mystery_prizes)
    prizes = [
        Prize(data.draw(st.integers(0, 9000)), seat=data.draw(st.booleans())) for _ in range(count)
    ]
    event = made_up(RULES, 10**6, prizes, players)
    worth = sum(each.worth for each in prizes)
    while event.left > 1:
        drawn = list(event.prizes[: event.due()])
        if data.draw(st.integers(0, 4)) == 0:
            event = event.disqualified(drawn)
        else:
            event = event.knocks_out([Knockout("Bob", ("Ann", "Dee"))], drawn)
        assert len(event.prizes) == min(event.left, RULES.mystery_prizes)
    event = event.wins("Ann")
    paid = sum(each.worth for got in event.paid.values() for each in got)
    seats_back = sum(each.worth for each in event.returned)
    seats = sum(each.worth for each in prizes if each.seat)
    assert paid + seats_back + event.pool == 10**6 + seats
    assert worth >= 0
    assert not event.prizes


def test_a_mystery_event_is_made_up_of_as_many_prizes_as_it_takes() -> None:
    for players, prizes in ((30, 17), (10, 9), (10, 11)):
        with pytest.raises(IllegalAction, match=f"{prizes} mystery prizes; it takes"):
            made_up(RULES, 10**6, [Prize(100)] * prizes, players)
    shut = CLUB.decide({"mystery_short_field": False}).bounties
    assert len(made_up(shut, 10**6, [Prize(100)] * 18, 10).prizes) == 18
