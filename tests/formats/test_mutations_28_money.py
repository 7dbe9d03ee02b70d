"""The jackpots' money made wrong one rule at a time: a scenario that names the rule notices."""

from dataclasses import replace
from datetime import time, timedelta

import pytest

from houseway.floor.jackpots import division, meters, pool
from houseway.floor.jackpots.claims import Claim
from houseway.floor.jackpots.daily import DailyPool
from houseway.floor.jackpots.division import Shares
from houseway.floor.jackpots.ledger import Entry, Ledger
from houseway.floor.jackpots.meters import Meters
from houseway.floor.jackpots.pool import Pool
from houseway.floor.jackpots.programme import Programme
from houseway.floor.jackpots.sections import SECTIONS
from houseway.formats.scenarios import meters as expected
from houseway.hands import FIVE_CARD
from houseway.money import ZERO, Cents
from tests.formats.jackpot_mutations import BOOKS, change_books, wrap
from tests.formats.mutations import Mutations

MUTATIONS = Mutations()


def mutation(*clauses):
    """Note a mutation, with its clauses written as `28/2.4`."""
    return MUTATIONS("bclc-poker", *clauses)


# Dividing


def round_shares(patch, rounded):
    def equally(posted, percent, people, part, cite):
        for who in people:
            amount = rounded(posted * percent, 100 * len(people))
            yield division.Share(who, part, Cents(amount), cite)

    patch.setattr(division, "_equally", equally)


@pytest.mark.parametrize("clause", ["28/3.2", "29/3.2", "30/3.2"])
@pytest.mark.parametrize(
    "rounded",
    [
        lambda whole, by: whole // by,
        lambda whole, by: -(-whole // (by * 100)) * 100,
        lambda whole, by: (whole + by * 50) // (by * 100) * 100,
    ],
    ids=["to the cent", "up", "to the nearest"],
)
def test_shares_that_are_not_rounded_down(monkeypatch, breaks, clause, rounded) -> None:
    round_shares(monkeypatch, rounded)
    breaks(f"bclc-poker/{clause}")


@pytest.mark.parametrize("clause", ["28/3.2", "29/3.2", "30/3.2"])
def test_the_rest_does_not_come_back(monkeypatch, breaks, clause) -> None:
    monkeypatch.setattr(Shares, "back", ZERO)
    breaks(f"bclc-poker/{clause}")


@pytest.mark.parametrize("number", ["28", "29"])
def test_everybody_at_the_table_shares(monkeypatch, breaks, number) -> None:
    def others(self):
        apart = {*self.winners, *self.losers}
        return tuple((self.table, seat) for seat in range(1, 9) if seat not in apart)

    monkeypatch.setattr(Claim, "others", property(others))
    breaks(f"bclc-poker/{number}/3.4")


@mutation("28/3.2")
def a_division_of_more_than_there_is(patch):
    patch.setattr(division.Division, "__post_init__", lambda self: None)


# Over time


def nothing(*args, **more) -> None:
    """What should be done is not."""


@pytest.mark.parametrize("number", BOOKS)
def test_nothing_falls_into_the_pool(monkeypatch, breaks, number) -> None:
    monkeypatch.setattr(Meters, "drop", nothing)
    monkeypatch.setattr(DailyPool, "drop", nothing)
    breaks(f"bclc-poker/{number}/1.3")


@pytest.mark.parametrize("number", BOOKS)
def test_the_drop_lies_inside_the_rake_cap(monkeypatch, breaks, number) -> None:
    def takes(right, self, gross, room, at=None):
        taken = right(self, gross, room, at)
        over = max(0, taken.rake + taken.drop - 1500)
        return taken._replace(rake=taken.rake - over, pushed=taken.pushed + over)

    wrap(monkeypatch, Meters, "takes", takes)
    breaks(f"bclc-poker/{number}/1.3")


@pytest.mark.parametrize("number", ["28", "29", "30", "32"])
def test_no_seed_is_kept(monkeypatch, breaks, number) -> None:
    def drop(right, self, *args, **more):
        offered = self.programme
        self.programme = replace(offered, seed=0)
        right(self, *args, **more)
        self.programme = offered

    wrap(monkeypatch, Meters, "drop", drop)
    breaks(f"bclc-poker/{number}/1.3.1")


@pytest.mark.parametrize("number", ["28", "30"])
def test_a_jackpot_is_seeded_that_was_not_won(monkeypatch, breaks, number) -> None:
    def reseed(right, self, jackpot=None, at=None):
        name = jackpot or self.jackpots[0]
        self.awarded.setdefault(name, None)
        return right(self, name, at)

    wrap(monkeypatch, Pool, "reseed", reseed)
    breaks(f"bclc-poker/{number}/1.3.1")


@pytest.mark.parametrize("clause", ["28/3.1", "29/3.1", "30/3.1", "31/3.1", "32/1.4"])
def test_todays_money_is_posted_too(monkeypatch, breaks, clause) -> None:
    monkeypatch.setattr(Ledger, "arrived_since", lambda self, account, moment: ZERO)
    breaks(f"bclc-poker/{clause}")


@pytest.mark.parametrize("clause", ["28/3.1", "29/3.1", "30/3.1", "31/3.1", "32/1.4"])
def test_a_posting_brings_nothing(monkeypatch, breaks, clause) -> None:
    monkeypatch.setattr(Meters, "_due", lambda self, jackpot, at: ZERO)
    breaks(f"bclc-poker/{clause}")


def everything_collected_is_won(patch):
    def hit(right, self, claim, at=None):
        if amount := self.accrued(claim.jackpot):
            self._post(claim.jackpot, amount, at)
        right(self, claim, at)

    wrap(patch, Pool, "hit", hit)


@pytest.mark.parametrize("clause", ["28/3.1.1", "29/3.1.1", "30/3.1.1", "30/2.4.7", "32/2.4.10"])
def test_everything_collected_is_won(monkeypatch, breaks, clause) -> None:
    everything_collected_is_won(monkeypatch)
    breaks(f"bclc-poker/{clause}")


@pytest.mark.parametrize("clause", ["28/3.1.2", "28/3.1.3", "29/3.1.3", "30/3.1.2", "30/3.1.3"])
def test_the_day_itself_changes_the_amount(monkeypatch, breaks, clause) -> None:
    """What was collected before the day can be won without a posting."""

    def hit(right, self, claim, at=None):
        if amount := self._due(claim.jackpot, at):
            self._post(claim.jackpot, amount, at)
        right(self, claim, at)

    wrap(monkeypatch, Pool, "hit", hit)
    breaks(f"bclc-poker/{clause}")


@pytest.mark.parametrize("clause", ["28/3.1.1", "29/3.1.1", "30/3.1.1"])
def test_a_posting_during_a_claim(monkeypatch, breaks, clause) -> None:
    monkeypatch.setattr(Pool, "frozen", ())
    wrap(monkeypatch, Pool, "post", lambda right, self, at=None: post_all(self, at))
    breaks(f"bclc-poker/{clause}")


def post_all(self, at):
    for name in self.jackpots:
        self._post(name, self._due(name, at), at)


@pytest.mark.parametrize("clause", ["28/3.1.1", "29/3.1.1", "30/3.1.1", "31/2.3.7"])
def test_somebody_turns_a_meter_down(monkeypatch, breaks, clause) -> None:
    monkeypatch.setattr(Pool, "lower", nothing)
    breaks(f"bclc-poker/{clause}")


@pytest.mark.parametrize("number", ["28", "29"])
def test_a_void_without_its_cause(monkeypatch, breaks, number) -> None:
    change_books(monkeypatch, number, talking=None)
    breaks(f"bclc-poker/{number}/2.3.1")


@mutation("28/2.3.1", "29/2.3.1")
def a_void_pays_all_the_same(patch):
    patch.setattr(Pool, "void", lambda self, name=None, at=None, talking=False: self.verify(name))


@mutation("28/2.5.6")
def a_claim_is_not_needed(patch):
    def verify(right, self, jackpot=None, at=None):
        if self.claims:
            right(self, jackpot, at)

    wrap(patch, Pool, "verify", verify)


@pytest.mark.parametrize("clause", ["30/2.4.8", "32/2.4.12"])
def test_a_jackpot_is_seeded_on_the_same_day(monkeypatch, breaks, clause) -> None:
    monkeypatch.setattr(Pool, "_won_today", lambda self, jackpot, at: False)
    breaks(f"bclc-poker/{clause}")


@mutation("30/2.4.8")
def a_win_takes_all_jackpots(patch):
    def verify(right, self, jackpot=None, at=None):
        shares = right(self, jackpot, at)
        for name in self.jackpots:
            if amount := self.posted(name):
                self._pay(name, shares.paid[0].who, amount, "winner", at)
        return shares

    wrap(patch, Pool, "verify", verify)


@pytest.mark.parametrize("clause", ["30/2.4.8", "32/2.4.9", "32/2.4.9.a"])
def test_who_claims_first_wins(monkeypatch, breaks, clause) -> None:
    monkeypatch.setattr(pool, "by_first_card", lambda claims: [claim for claim, _ in claims])
    breaks(f"bclc-poker/{clause}")


@mutation("32/2.4.9")
def both_tables_win(patch):
    def verify(right, self, jackpot=None, at=None):
        claims = dict(self.claims)
        shares = right(self, jackpot, at)
        for claim, _ in claims.get(jackpot or next(iter(claims)), ())[:1]:
            who = (claim.table, str(claim.winners[0]))
            entry = Entry(at, "paid", self.programme.rules.books.pays, 100, "pots", "players", who)
            self.ledger.write(entry)
        return shares

    wrap(patch, Pool, "verify", verify)


def the_day_turns_at_midnight(patch):
    for name in ("day_of", "day_start"):
        wrap(patch, meters, name, lambda right, at, cut_over: right(at, time.min))


@pytest.mark.parametrize("clause", ["28/3.1", "29/3.1", "30/3.1", "31/1.4", "32/1.4", "32/2.4.12"])
def test_the_day_turns_at_midnight(monkeypatch, breaks, clause) -> None:
    the_day_turns_at_midnight(monkeypatch)
    breaks(f"bclc-poker/{clause}")


@mutation("28/3.1", "29/3.1", "30/3.1", "31/1.4", "32/1.4")
def the_cut_over_belongs_to_the_old_day(patch):
    right, start = meters.day_of, meters.day_start
    second = timedelta(minutes=1)
    patch.setattr(meters, "day_of", lambda at, cut_over: right(at - second, cut_over))
    patch.setattr(meters, "day_start", lambda at, cut_over: start(at - second, cut_over) + second)


@pytest.mark.parametrize(
    ("number", "entry", "clause"),
    [
        ("28", "drop", "1.3"),
        ("28", "seed", "1.3.1"),
        ("28", "posting", "3.1"),
        ("28", "pays", "2.5.6"),
        ("28", "back", "3.2"),
        ("29", "drop", "1.3"),
        ("29", "seed", "1.3.1"),
        ("29", "posting", "3.1"),
        ("29", "pays", "2.5.6"),
        ("29", "back", "3.2"),
        ("30", "drop", "1.3"),
        ("30", "seed", "1.3.1"),
        ("30", "posting", "3.1"),
        ("30", "pays", "2.4.7"),
        ("30", "back", "3.2"),
        ("31", "drop", "1.3"),
        ("31", "posting", "3.1"),
        ("31", "pays", "2.3.7"),
        ("32", "drop", "1.3"),
        ("32", "seed", "1.3.1"),
        ("32", "posting", "1.4"),
        ("32", "pays", "2.4.10"),
        ("32", "later", "2.4.9"),
    ],
)
def test_an_entry_of_the_books_without_its_clause(
    monkeypatch, breaks, number, entry, clause
) -> None:
    change_books(monkeypatch, number, **{entry: SECTIONS[BOOKS[number]].offered})
    breaks(f"bclc-poker/{number}/{clause}")


# Linked rooms


@mutation("29/1.4")
def one_room_is_enough(patch):
    def init(right, self, programme, opening=None):
        if len(programme.rooms) == 1:
            programme = replace(programme, rooms=(*programme.rooms, "another"))
        right(self, programme, opening)

    wrap(patch, Meters, "__init__", init)


@mutation("29/1.4")
def any_room_takes_part(patch):
    patch.setattr(Meters, "_check_room", nothing)


@mutation("29/3.1", "29/1.4")
def each_room_has_a_fund_of_its_own(patch):
    def drop(right, self, amount, room, at=None, jackpot=None):
        if not self.programme.rooms or room == "A":
            right(self, amount, room, at, jackpot)

    wrap(patch, Meters, "drop", drop)


@mutation("29/5.1")
def no_part_goes_to_the_local_jackpot(patch):
    def drop(right, self, *args, **more):
        offered = self.programme
        self.programme = replace(offered, local=0)
        right(self, *args, **more)
        self.programme = offered

    wrap(patch, Meters, "drop", drop)


@mutation("29/5.2")
def the_wide_area_winner_has_the_local_jackpot_too(patch):
    def verify(right, self, jackpot=None, at=None):
        shares = right(self, jackpot, at)
        who = shares.paid[0].who
        for name in self.jackpots[1:]:
            if amount := self.posted(name):
                self._pay(name, who, amount, "local", at)
        return shares

    wrap(patch, Pool, "verify", verify)


# The daily bonus


@mutation("31/1.4", "31/2.3.7")
def the_bonus_is_paid_on_the_day_itself(patch):
    def pay(right, self, at=None):
        if not self.bonuses:
            self.post(at + timedelta(days=1) if at else None)
        return right(self, at)

    wrap(patch, DailyPool, "pay", pay)


@mutation("31/2.3.7")
def the_bonus_is_paid_twice(patch):
    def pay(right, self, at=None):
        return right(self, at) if self.bonuses else []

    wrap(patch, DailyPool, "pay", pay)


@mutation("31/3.1")
def the_winners_are_not_displayed(patch):
    patch.setattr(DailyPool, "display", property(lambda self: (), lambda self, names: None), False)


@mutation("31/2.3.7", "31/1.3")
def the_first_hand_of_the_day_wins(patch):
    def places(right, self, hands):
        return right(self, sorted(hands, key=lambda each: self.order.index(each.value)))

    def shows(right, self, name, cards, table, at=None):
        right(self, name, cards, table, at)
        self.order = [*getattr(self, "order", ()), FIVE_CARD.value(cards)]

    wrap(patch, DailyPool, "_places", places)
    wrap(patch, DailyPool, "shows", shows)


@mutation("31/2.3.7")
def equal_hands_do_not_share(patch):
    def places(right, self, hands):
        return tuple((each.who,) for each in hands)[: len(self.programme.prizes)]

    wrap(patch, DailyPool, "_places", places)


@mutation("31/4.1")
def prizes_of_more_than_the_pool(patch):
    patch.setattr(Programme, "_check_money", lambda self: None)


# What hangs on the wall


@mutation("32/2.1")
def nothing_is_posted_on_the_wall(patch):
    patch.setattr(expected, "conditions", lambda programme: [])


@mutation("32/3.1", "32/2.1")
def the_wall_shows_what_is_printed(patch):
    right = expected.conditions
    patch.setattr(
        expected,
        "conditions",
        lambda offered: right(replace(offered, players=0, minimum_pot=ZERO)),
    )


# Tables


@mutation("30/2.2", "32/2.2")
def any_jackpots_at_one_table(patch):
    patch.setattr("houseway.formats.scenarios.floor.check_table", nothing)


@MUTATIONS.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
