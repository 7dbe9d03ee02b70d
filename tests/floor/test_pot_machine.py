"""People come, go, post and play in any order: no chip is made or lost, and the blinds are two."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from houseway import games
from houseway.cards import STANDARD, Shoe, shuffled
from houseway.errors import Illegal
from houseway.floor import open_table

SEATS = st.integers(1, 7)
SEEDS = st.integers(0, 2**32)


class Evening(RuleBasedStateMachine):
    """One hold'em table over an evening."""

    def __init__(self) -> None:
        super().__init__()
        self.table = open_table(
            games.find("texas-holdem@bclc"),
            {"blinds": (100, 200), "minimum_buy_in": 100, "rake": 10, "mississippi": True},
        )
        self.brought = 0
        self.taken = 0
        self.raked: dict[int, int] = {}  # by hand

    def tries(self, name: str, *args):
        """A command; if it is refused, nothing has changed. True if it was taken."""
        before = repr(self.table.seats), self.table.state, self.table.rounds, self.table.button
        try:
            return True, getattr(self.table, name)(*args)
        except Illegal:
            after = repr(self.table.seats), self.table.state, self.table.rounds, self.table.button
            assert after == before, f"{name}{args} was refused and changed the table"
            return False, None

    @initialize(stacks=st.lists(st.integers(1, 200), min_size=3, max_size=7))
    def everybody_sits_down(self, stacks) -> None:
        for seat, chips in enumerate(stacks, start=1):
            self.sits(seat, chips)

    @rule(seat=SEATS, chips=st.integers(1, 60))
    def sits(self, seat, chips) -> None:
        taken, _ = self.tries("sit", seat, f"person {seat}", chips * 100)
        self.brought += chips * 100 if taken else 0

    @rule(seat=SEATS, chips=st.integers(1, 60))
    def buys(self, seat, chips) -> None:
        taken, _ = self.tries("buy", seat, chips * 100)
        self.brought += chips * 100 if taken else 0

    @rule(seat=SEATS)
    def leaves(self, seat) -> None:
        taken, chips = self.tries("leave", seat)
        self.taken += chips if taken else 0

    @rule(seat=SEATS, what=st.sampled_from(("away", "back", "post")))
    def says(self, seat, what) -> None:
        self.tries(what, seat)

    @rule(seat=SEATS, amount=st.sampled_from((0, 400, 500)))
    def straddles(self, seat, amount) -> None:
        self.tries("straddle", seat, amount)

    @precondition(lambda self: not self.table.in_round)
    @rule(seed=SEEDS, answers=st.integers(0, 60))
    def deals(self, seed, answers) -> None:
        possible = self.table.can_deal() is None
        dealt, _ = self.tries("deal", Shoe(shuffled(STANDARD, random.Random(seed))))
        assert dealt is possible, self.table.can_deal()
        if dealt:
            self.opened()
            self.plays(seed, answers)

    def opened(self) -> None:
        round = self.table.round
        assert round.posts.small != round.posts.big
        assert round.posts.big in round.order
        assert not round.posts.small or round.posts.small in round.order
        assert len(set(round.order)) == len(round.order) >= 2
        assert len(round.order) > 2 or round.posts.small == round.button  # heads-up
        assert all(not self.table.seats[seat].away for seat in round.order)
        assert all(chips >= 0 for chips in round.stacks().values())

    @precondition(lambda self: self.table.in_round)
    @rule(seed=SEEDS, answers=st.integers(1, 60))
    def plays(self, seed, answers) -> None:
        rng = random.Random(seed)
        for _ in range(answers):
            options = self.table.round.options()
            if options is None:
                return
            quiet = rng.choice(options.offers[:2]).action()  # else everybody is soon broke
            action = quiet if rng.random() < 0.8 else options.choose(rng)
            self.table.play(options.seat, action)

    @invariant()
    def no_chip_is_made_or_lost(self) -> None:
        table = self.table
        if table.in_round:
            assert sum(table.round.stacks().values()) <= table.round.chips_at_start
            return
        if table.round is not None:
            self.raked[table.rounds] = table.round.award.rake
        held = sum(who.stack for who in table.seats.values())
        assert self.brought == held + self.taken + sum(self.raked.values())

    @invariant()
    def nobody_owes_chips(self) -> None:
        assert all(who.stack >= 0 for who in self.table.seats.values())


TestEvening = Evening.TestCase
TestEvening.settings = settings(
    deadline=None, derandomize=True, max_examples=60, stateful_step_count=40
)


def something_happens(evening: Evening, rng: random.Random) -> None:
    """Somebody comes, goes, or says something; then perhaps a hand, or a part of one."""
    seat, chips = rng.randint(1, 7), rng.randint(20, 200)
    what = rng.choice(
        ("sits", "sits", "buys", "leaves", "away", "back", "back", "post", "post", "straddles")
    )
    if what in ("sits", "buys"):
        getattr(evening, what)(seat, chips)
    elif what == "straddles":
        evening.straddles(seat, rng.choice((0, 400)))
    elif what == "leaves":
        evening.leaves(seat)
    else:
        evening.says(seat, what)
    if evening.table.in_round:
        evening.plays(rng.randrange(2**32), 60)
    elif rng.random() < 0.6:
        evening.deals(rng.randrange(2**32), rng.randint(0, 60))


@pytest.mark.parametrize("seed", range(6))
def test_long_evenings(seed) -> None:
    """Chance writes longer evenings than a search for the shortest fault does."""
    rng = random.Random(seed)
    posted = 0
    for _ in range(25):
        evening = Evening()
        evening.everybody_sits_down([rng.randint(20, 200) for _ in range(rng.randint(3, 7))])
        for _ in range(80):
            something_happens(evening, rng)
            evening.no_chip_is_made_or_lost()
            evening.nobody_owes_chips()
            posted += bool(evening.table.hand and evening.table.hand.posts)
    assert posted  # players who came late or missed a blind did post
