"""One night of a simulated season: who comes, the cards, the dealers, and what is written down."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from houseway.club import Club, Turn, collected, pay_dealers
from houseway.club.acts import RecordNight
from houseway.errors import BrokenRound
from houseway.houses.year_plan import PlannedEvent, YearPlan
from houseway.money import Cents
from houseway.play.actions import Action
from houseway.play.pot.pot_round import PotRound
from houseway.tournament import Event, Register, Sealed, Setup, Structure, acts
from houseway.tournament.dealt_night import DealtNight
from houseway.tournament.night.written_prizes import prize_text
from houseway.tournament.prizes import Entries, by_percent, places
from houseway.year.outcome import recorded
from houseway.year.players import SimulatedPlayer

MOST_AGAIN = 2  # times that somebody buys in again
AGAIN = 0.6  # how likely he does
EVENT_PURSES = ("prizes", "bounties", "dealers")


@dataclass(frozen=True, slots=True)
class Evening:
    """An event of the plan, at a club whose people are known."""

    club: Club
    planned: PlannedEvent
    plan: YearPlan
    people: Mapping[str, SimulatedPlayer]

    def night(self, rng: random.Random) -> RecordNight:
        """Play it, and say what is to be written down."""
        came = self._turnout(rng)
        draw = Sealed(rng.randbytes(32))
        event = Event(self._setup(came))
        for name in came:
            event.apply(acts.Enter(name, "online"))
        event.apply(acts.Seat(), draw=draw)
        dealers = self._dealers(event, rng)
        DealtNight(event, self._judge, rng, draw, _now_and_then(rng)).play()
        self._count(event)
        return recorded(event, self.planned.id, dealer_fee=self._dealer_fee, dealers=dealers)

    def _judge(self, name: str, hand: PotRound, rng: random.Random) -> Action:
        return self.people[name].answer(hand, rng)

    # Who comes

    def _turnout(self, rng: random.Random) -> list[str]:
        """Those who may play and feel like it; never fewer than two."""
        may = [name for name in self.people if self._invited(name)]
        came = [name for name in may if rng.random() < self.people[name].keen]
        return came if len(came) > 1 else may

    def _invited(self, name: str) -> bool:
        club, planned = self.club, self.planned
        if planned.week and name not in club.register.players(self._season):
            return False
        winners = {each.finish[0] for each in club.events.values() if each.played}
        if planned.winners_only and name not in winners:
            return False
        return not club.barred(name, planned.id)

    @property
    def _season(self) -> str:
        return self.club.event(self.planned.id).season

    # What is announced

    def _setup(self, came: list[str]) -> Setup:
        club, planned = self.club, self.planned
        paid = places(club.rules, planned.kind, Entries(len(came)))
        percent = self.plan.percent[min(paid, max(self.plan.percent))]
        year = club.event(planned.id).fixture.day.year
        board: tuple[str, ...] = ()
        if planned.kind == club.rules.memorial:  # its prizes are what was kept for it
            pool = club.books.balance(f"memorial:{year}")
            board = tuple(map(prize_text, by_percent(club.rules, pool, percent).prizes))
        return Setup(
            house=club.house,
            event=planned.kind,
            week=planned.week or 2,
            game=planned.game,
            seats=planned.seats,
            buy_in=planned.buy_in,
            late=planned.late,
            re_entry=planned.re_entry,
            structure=Structure(self.plan.levels, big_blind_ante=not planned.gamecards),
            register=self._register(),
            percent=() if board else percent,
            posted=board,
            gamecards=planned.gamecards,
            head=planned.head,
        )

    def _register(self) -> Register:
        """What the door asks for, from the club's own register."""
        club, week = self.club, self.planned.week
        if not week:
            return Register()
        season = club.season(self._season)
        accounts = {
            name: season.account(club.rules.fees, name, week)
            for name in club.register.players(season.id)
        }
        in_order = [name for name, account in accounts.items() if account.may_play]
        lists = club.register.lists(season.id, in_order)
        return Register(lists.members, lists.guests, lists.registered, lists.sleeping)

    # Dealers

    @property
    def _dealer_fee(self) -> Cents:
        return self.planned.dealer_fee

    def _dealers(self, event: Event, rng: random.Random) -> dict[str, int]:
        """Members who do not play deal a table each to its end; one of them the last."""
        idle = [name for name in self.club.register.members() if name not in event.players]
        if not self._dealer_fee or len(idle) < len(event.tables):
            return {}
        drawn = rng.sample(idle, len(event.tables))
        tables = {table: (Turn(name),) for table, name in zip(event.tables, drawn, strict=True)}
        aside = min(self.plan.final_dealer, self._dealer_fee * len(event.players))
        final = {drawn[0]: aside}
        rules = self.club.rules.dealers
        fund = collected(rules, self._dealer_fee, len(event.players), final)
        return {**pay_dealers(rules, fund, tables, final).paid}

    # What must come out

    def _count(self, event: Event) -> None:
        """Every chip is before the winner, and every pound of the pool in a prize."""
        held = [each.stack for each in event.players.values() if each.stack]
        if held != [event.in_play]:
            raise BrokenRound(f"{self.planned.id}: chips of {held}; {event.in_play} are in play")
        prizes = sum(each.worth for won in event.prizes.values() for each in won)
        if not event.setup.posted and prizes + event.posted.unpaid != event.pool:
            raise BrokenRound(f"{self.planned.id}: prizes of {prizes} of a pool of {event.pool}")
        heads = event.setup.head * event.entries.all
        if sum(event.bounties.values()) != heads:
            raise BrokenRound(f"{self.planned.id}: the bounties are not {heads}")

    def checked(self, after: Club) -> Club:
        """The club with the night in its books: nothing is left in the purses of the event."""
        for kind in EVENT_PURSES:
            if left := after.books.balance(f"{kind}:{self.planned.id}"):
                raise BrokenRound(f"{self.planned.id}: {left} are left of the {kind}")
        return after


class _now_and_then:  # noqa: N801 - it is called as a function
    """Whether somebody who is out buys in again: as a rule, and not for ever."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._times: Counter[str] = Counter()

    def __call__(self, name: str) -> bool:
        if self._times[name] >= MOST_AGAIN or self._rng.random() >= AGAIN:
            self._times[name] = MOST_AGAIN
            return False
        self._times[name] += 1
        return True
