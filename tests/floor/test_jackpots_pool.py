"""Meters over time: every change is in the books, and the books always add up."""

from copy import deepcopy
from datetime import datetime, timedelta

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from houseway.cards import parse_cards
from houseway.errors import BadInput, BadSetting, BrokenRound, Illegal
from houseway.floor.jackpots import Claim, DailyPool, Entry, Opening, local, open_pool, programme
from houseway.floor.jackpots.ledger import Ledger, day_of
from houseway.rulebook import clause

NOON = datetime.fromisoformat("2026-05-01T12:00")
CITE = clause("bclc-poker/28/1.3")
HANDS = st.sampled_from(["As Ad Ac Kd Kc", "2s 2h 2d 2c Kd", "9s 8s 7s 6s 5s", "As Ah Ac Kd Ks"])


def claim(table="A", jackpot="", **more) -> Claim:
    return Claim(table, (3,), (5,), (1, 2, 3, 4, 5, 6), jackpot, **more)


class Weeks(RuleBasedStateMachine):
    """One jackpot over some weeks, with everything that may happen to it in any order."""

    offered = programme("bad-beat", seed=10, contribution=100, rake=10)
    table = "A"

    @initialize(posted=st.integers(0, 10**6), seed=st.integers(0, 10**5))
    def opens(self, posted, seed) -> None:
        amounts = dict.fromkeys(self.offered.jackpots[:3], posted)
        self.pool = open_pool(self.offered, Opening(amounts, {}, seed))
        self.now = NOON
        self.brought = posted * len(amounts) + seed
        self.pot_money = 0

    def tries(self, act, *args, **more) -> None:
        """An act; if it is refused, nothing has changed."""
        before = deepcopy({k: v for k, v in vars(self.pool).items() if k != "programme"})
        try:
            getattr(self.pool, act)(*args, **more)
        except Illegal:
            after = {k: v for k, v in vars(self.pool).items() if k != "programme"}
            assert after == before, f"{act} was refused and changed something"

    @rule(hours=st.integers(0, 30))
    def time_goes_by(self, hours) -> None:
        self.now += timedelta(hours=hours)

    @rule(amount=st.integers(0, 100_000))
    def a_drop(self, amount) -> None:
        self.pool.drop(amount, self.table, self.now)
        self.pot_money += amount

    @rule(gross=st.integers(0, 100_000))
    def a_pot(self, gross) -> None:
        taken = self.pool.takes(gross, self.table, self.now)
        assert sum(taken) == gross
        self.pot_money += taken.drop

    @rule()
    def a_posting(self) -> None:
        self.tries("post", self.now)

    @rule(data=st.data(), ago=st.integers(0, 60))
    def a_hit(self, data, ago) -> None:
        name = data.draw(st.sampled_from(self.pool.jackpots))
        first = self.now - timedelta(minutes=ago)
        self.tries("hit", claim(self.table, name, first_card=first), self.now)

    @rule()
    def it_is_verified(self) -> None:
        for name in list(self.pool.claims):
            self.tries("verify", name, self.now)

    @rule(talking=st.booleans())
    def it_is_void(self, talking) -> None:
        self.tries("void", None, self.now, talking=talking)

    @rule()
    def the_floor_steps_in(self) -> None:
        self.tries("unfreeze" if self.pool.stopped else "freeze", self.now)

    @rule(data=st.data())
    def it_is_seeded(self, data) -> None:
        self.tries("reseed", data.draw(st.sampled_from(self.pool.jackpots)), self.now)

    @rule(to=st.integers(0, 1000))
    def somebody_turns_it_down(self, to) -> None:
        with pytest.raises(Illegal, match="falls only by what is paid"):
            self.pool.lower(to)

    @invariant()
    def the_books_add_up(self) -> None:
        pool = self.pool
        pool.ledger.check()
        paid = sum(pool.paid.values())
        assert pool.ledger.inside == self.brought + self.pot_money - paid
        meters = sum(pool.posted(name) + pool.accrued(name) for name in pool.jackpots)
        assert meters + pool.seed_pool == pool.ledger.inside
        assert all(entry.cause and entry.clause for entry in pool.ledger.entries)

    @invariant()
    def what_is_posted_falls_only_by_what_is_paid_or_comes_back(self) -> None:
        causes = {
            entry.cause.split(":")[0]
            for entry in self.pool.ledger.entries
            if entry.source.startswith("posted")
        }
        assert causes <= {"paid", "rest back"}


class Linked(Weeks):
    offered = programme("wide-area-bad-beat", rooms=("A", "B"), local=20, seed=5)


class Distinct(Weeks):
    offered = programme("limit-no-limit", seed=15, reseed=5000)


class Daily(Weeks):
    offered = programme("daily-high-hand", prizes=(60, 40))

    @rule(name=st.sampled_from(["Ann", "Bob", "Cy"]), hand=HANDS)
    def somebody_shows(self, name, hand) -> None:
        self.pool.shows(name, parse_cards(hand), self.table, self.now)

    @rule()
    def the_winners_are_paid(self) -> None:
        self.tries("pay", self.now)

    @invariant()
    def bonuses_are_covered_by_what_is_posted(self) -> None:
        assert isinstance(self.pool, DailyPool)
        assert sum(bonus.amount for bonus in self.pool.bonuses) <= self.pool.posted()
        back = sum(each.amount for each in self.pool.ledger.entries if each.cause == "rest back")
        assert 0 <= self.pool.accrued() - sum(self.pool.collected.values()) <= back


BOUNDED = settings(max_examples=25, stateful_step_count=25, deadline=None)
TestBadBeat = Weeks.TestCase
TestLinked = Linked.TestCase
TestDistinct = Distinct.TestCase
TestDaily = Daily.TestCase
for case in (TestBadBeat, TestLinked, TestDistinct, TestDaily):
    case.settings = BOUNDED


# Cases


def test_a_day_begins_at_its_cut_over() -> None:
    offered = programme("limit-no-limit")
    eleven = datetime.fromisoformat("2026-05-02T11:00")
    assert day_of(eleven - timedelta(seconds=1), offered.starts).day == 1
    assert day_of(eleven, offered.starts).day == 2


def test_time_does_not_run_backwards() -> None:
    pool = open_pool(programme("bad-beat"))
    pool.drop(100, "A", NOON)
    for act in (pool.post, pool.freeze, lambda at: pool.drop(100, "A", at)):
        with pytest.raises(BadInput, match="lies before"):
            act(NOON - timedelta(hours=1))
    assert pool.accrued() == 100


def test_books_that_were_tampered_with_do_not_check() -> None:
    pool = open_pool(programme("bad-beat"), Opening({"": 1000}))
    pool.ledger.balances["posted"] -= 100
    with pytest.raises(BrokenRound, match="do not add up"):
        pool.ledger.check()


def test_money_that_is_not_there_is_not_moved() -> None:
    with pytest.raises(BrokenRound, match="holds 0.00, not 1.00"):
        Ledger().write(Entry(None, "a gift", CITE, 100, "posted", "players"))
    with pytest.raises(BadInput, match="not below 0"):
        Ledger().write(Entry(None, "a theft", CITE, -100, "pots", "posted"))


def test_of_two_claims_the_second_stands_if_the_first_is_void() -> None:
    pool = open_pool(programme("limit-no-limit"), Opening({"quads": 50_000}))
    later = Claim("B", (6,), jackpot="quads", first_card=NOON + timedelta(seconds=1))
    earlier = Claim("A", (2,), jackpot="quads", first_card=NOON)
    pool.hit(later, NOON + timedelta(minutes=5))
    pool.hit(earlier, NOON + timedelta(minutes=6))
    pool.void(at=NOON + timedelta(minutes=7))
    assert pool.frozen == ("quads",)
    pool.verify("quads", NOON + timedelta(minutes=8))
    assert pool.paid == {("B", "6"): 50_000}


def test_the_earlier_round_wins_and_the_later_one_is_in_the_books() -> None:
    pool = open_pool(programme("limit-no-limit"), Opening({"quads": 50_000}))
    pool.hit(Claim("B", (6,), jackpot="quads", first_card=NOON + timedelta(seconds=1)), NOON)
    pool.hit(Claim("A", (2,), jackpot="quads", first_card=NOON), NOON)
    pool.verify(at=NOON)
    assert pool.paid == {("A", "2"): 50_000}
    assert pool.ledger.entries[-1].clause.id == "bclc-poker/32/2.4.9"


def test_players_at_other_tables_of_the_room_may_share() -> None:
    pool = open_pool(programme("bad-beat"), Opening({"": 1_000_000}))
    pool.hit(Claim("A", (3,), (5,), (3, 4, 5), elsewhere=(("B", 1), ("B", 3))))
    pool.verify()
    assert pool.paid[("B", "3")] == pool.paid[("A", "4")] == 83_300


def test_a_days_bonus_without_a_hand_goes_to_the_next_day_with_one() -> None:
    pool = open_pool(programme("daily-high-hand"))
    pool.drop(30_000, "A", NOON)
    pool.post(NOON + timedelta(days=1))
    assert (pool.posted(), pool.bonuses) == (30_000, [])
    with pytest.raises(Illegal, match="not paid yet"):
        pool.pay(NOON + timedelta(days=1))
    pool.drop(5_000, "A", NOON + timedelta(days=1))
    pool.shows("Ann", parse_cards("As Ad Ac Kd Kc"), "A", NOON + timedelta(days=1))
    pool.post(NOON + timedelta(days=2))
    pool.pay(NOON + timedelta(days=2))
    assert pool.paid == {("A", "Ann"): 35_000}


def test_a_place_that_nobody_took_is_collected_for_the_next_day() -> None:
    pool = open_pool(programme("daily-high-hand", prizes=(60, 40)))
    for day in range(2):
        pool.drop(10_000, "A", NOON + timedelta(days=day))
        pool.shows("Ann", parse_cards("As Ad Ac Kd Kc"), "A", NOON + timedelta(days=day))
    pool.post(NOON + timedelta(days=2))
    pool.pay(NOON + timedelta(days=2))
    assert pool.paid == {("A", "Ann"): 12_000}
    pool.post(NOON + timedelta(days=3))
    assert pool.posted() == 8_000, "twice the forty per cent of a second place"


def test_what_was_posted_is_in_the_books_once() -> None:
    pool = open_pool(programme("high-hand"), Opening({}, {}))
    jackpot = pool.jackpots[0]
    pool.drop(10_000, "A", NOON, jackpot=jackpot)
    pool.post(NOON + timedelta(days=1))
    causes = [each.cause for each in pool.ledger.entries if each.cause.startswith("posted")]
    assert causes == ["posted"]
    pool.post(NOON + timedelta(days=2))
    assert pool.ledger.entries[-1].cause == "posted: nothing new"


def test_two_days_posted_at_once_are_two_bonuses() -> None:
    pool = open_pool(programme("daily-high-hand"))
    for day, name in enumerate(("Ann", "Bob")):
        pool.drop(10_000 * (day + 1), "A", NOON + timedelta(days=day))
        pool.shows(name, parse_cards("As Ad Ac Kd Kc"), "A", NOON + timedelta(days=day))
    pool.post(NOON + timedelta(days=2))
    assert pool.display == ("Ann", "Bob")
    pool.pay(NOON + timedelta(days=2))
    assert pool.paid == {("A", "Ann"): 10_000, ("A", "Bob"): 20_000}


def test_days_that_are_posted_at_once_stand_in_their_order() -> None:
    """A day without a hand leaves its sum to the next."""
    pool = open_pool(programme("daily-high-hand"))
    for day, name in enumerate(("Ann", "Bob", "", "Dan", "Eve", "Fay")):
        pool.drop(1_000 * (day + 1), "A", NOON + timedelta(days=day))
        if name:
            pool.shows(name, parse_cards("As Ad Ac Kd Kc"), "A", NOON + timedelta(days=day))
    pool.post(NOON + timedelta(days=6))
    assert pool.display == ("Ann", "Bob", "Dan", "Eve", "Fay")
    assert [bonus.amount for bonus in pool.bonuses] == [1_000, 2_000, 7_000, 5_000, 6_000]


def test_a_hand_below_the_least_is_not_entered() -> None:
    pool = open_pool(programme("daily-high-hand", hand="quads"))
    with pytest.raises(Illegal, match="does not qualify"):
        pool.shows("Ann", parse_cards("As Ad Ac Kd Kc"), "A")


def test_what_a_pool_refuses() -> None:
    pool = open_pool(programme("high-hand"))
    with pytest.raises(BadSetting, match="has no jackpot 'flush'"):
        pool.drop(100, "A", jackpot="flush")
    with pytest.raises(Illegal, match="nothing is posted"):
        pool.hit(Claim("A", (2,), jackpot="quads 8"))
    with pytest.raises(Illegal, match="hands are entered"):
        open_pool(programme("daily-high-hand"), Opening({"": 100})).hit(Claim("A", (2,)))
    beat = open_pool(programme("bad-beat"), Opening({"": 100}))
    with pytest.raises(Illegal, match="has a losing hand"):
        beat.hit(Claim("A", (2,)))
    with pytest.raises(Illegal, match="has not frozen it"):
        beat.unfreeze()
    with pytest.raises(Illegal, match="no local jackpot"):
        open_pool(programme("wide-area-bad-beat", rooms=("A", "B"))).hit(claim("A", local("A")))


@pytest.mark.parametrize(
    ("made", "words"),
    [
        ({"winners": ()}, "claimed by somebody"),
        ({"winners": (3,), "losers": (3,)}, "both wins and loses"),
        ({"winners": (9,), "dealt_in": (1, 2)}, "seat 9 was not dealt in"),
    ],
)
def test_claims_that_cannot_be(made, words) -> None:
    with pytest.raises(BadInput, match=words):
        Claim("A", **made)
