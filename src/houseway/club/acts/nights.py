"""Acts about nights: what came of an event, and where its money went."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar

from houseway.club.acts.act import Act, Entry, Pence
from houseway.club.acts.seasons import SEASON
from houseway.club.books import CLUB, OUTSIDE, Move, purse
from houseway.club.events import Scheduled
from houseway.club.league import Night
from houseway.club.seats import HeldSeat, Seat
from houseway.errors import BadInput, IllegalAction
from houseway.houses.club_rules import Kept
from houseway.money import Cents

if TYPE_CHECKING:
    from houseway.club.state import Club

PRIZES, BOUNTIES, DEALERS, MEMORIAL, SEAT = "prizes", "bounties", "dealers", "memorial", "seat"


@dataclass(frozen=True, slots=True)
class RecordNight(Act):
    """An event was played: who finished where, what came in, and what was paid.

    Money is in pence. `buy_in` is the price of an entry, `bounty` what is put on a head beside it,
    `dealer_fee` what every player pays for the dealers. `again` counts further entries by player.
    """

    event: str
    finish: tuple[str, ...]  # the winner first
    buy_in: Pence = 0
    again: Mapping[str, int] = field(default_factory=dict)
    prizes: Mapping[str, Pence] = field(default_factory=dict)
    seats: Mapping[str, Pence] = field(default_factory=dict)  # prizes that are seats, by value
    bounty: Pence = 0
    bounties: Mapping[str, Pence] = field(default_factory=dict)
    put_out: Mapping[str, int] = field(default_factory=dict)  # how many each has put out
    dealer_fee: Pence = 0
    dealers: Mapping[str, Pence] = field(default_factory=dict)
    act: ClassVar[str] = "record_night"
    pays_out: ClassVar[bool] = True

    def done(self, club: Club, entry: Entry) -> Club:
        event = club.event(self.event)
        self._check(club, event)
        club = club.post(self._moves(club, event), entry)
        club = self._left_over(club, entry)
        for number, (name, value) in enumerate(self.seats.items(), 1):
            id = f"{self.event}-{number}"
            seat = Seat(club.rules.seats, Cents(value), event.fixture.day, event.season)
            club = club.with_seat(HeldSeat(id, name, seat))
        club = self._scored(club, event)
        if event.kind.id == club.rules.memorial:
            year = event.fixture.day.year
            club = replace(club, standing=club.standing.crown(self.finish[0], year))
        return club.with_event(
            replace(event, finish=self.finish, prizes=self.prizes, bounties=self.bounties)
        )

    def _check(self, club: Club, event: Scheduled) -> None:
        if event.played:
            raise IllegalAction(f"{self.event} is recorded already")
        if not self.finish or len(set(self.finish)) < len(self.finish):
            raise BadInput(f"{', '.join(self.finish) or 'nobody'} is no finishing order")
        playing = set(self.finish)
        for name in (*self.finish, *self.dealers):
            club.register.person(name)
        for named in (self.again, self.prizes, self.seats, self.bounties, self.put_out):
            if strangers := set(named) - playing:
                raise BadInput(f"{min(strangers)} has not played {self.event}")
            if any(number < 0 for number in named.values()):
                raise BadInput(f"{dict(named)} of {self.event}; nothing is less than nothing")

    # Money

    def _moves(self, club: Club, event: Scheduled) -> Iterator[Move]:
        yield from self._in(club)
        yield from self._kept(club, event)
        if event.kind.id == club.rules.memorial:
            year = event.fixture.day.year
            kept = club.books.balance(purse(MEMORIAL, str(year)))
            yield from _move(
                purse(MEMORIAL, str(year)), purse(PRIZES, self.event), kept,
                f"prize pool of {self.event}", _cite(club, "kept_percent"),
            )  # fmt: skip
        yield from self._out(club)

    def _in(self, club: Club) -> Iterator[Move]:
        for name in self.finish:
            times = 1 + self.again.get(name, 0)
            giver = purse(OUTSIDE, name)
            told = f"{name}, {self.event}"
            yield from _move(
                giver, purse(PRIZES, self.event), self.buy_in * times, f"entry of {told}",
                _cite(club, "entry"),
            )  # fmt: skip
            yield from _move(
                giver, purse(BOUNTIES, self.event), self.bounty * times, f"head of {told}"
            )
            yield from _move(
                giver, purse(DEALERS, self.event), self.dealer_fee, f"dealers' fee of {told}"
            )

    def _kept(self, club: Club, event: Scheduled) -> Iterator[Move]:
        """The club's part: of entries, or of the season's fee of everybody registered (T13)."""
        rules, day = club.rules.prizes, event.fixture.day
        if event.kind.season:
            season = club.season(event.season)
            players = [
                name
                for name in club.register.players(event.season)
                if season.account(club.rules.fees, name, event.week).may_play
            ]
            kept = len(players) * rules.kept_of_an_entry(event.kind, season.entry)
            source = purse(SEASON, event.season)
        else:
            every = rules.kept_of is Kept.EVERY
            times = len(self.finish) + (sum(self.again.values()) if every else 0)
            kept = times * rules.kept_of_an_entry(event.kind, self.buy_in)
            source = purse(PRIZES, self.event)
        target = purse(MEMORIAL, str(club.memorial_year(day)))
        yield from _move(source, target, kept, f"kept of {self.event}", _cite(club, "kept_percent"))

    def _out(self, club: Club) -> Iterator[Move]:
        yield from self._paid(BOUNTIES, self.bounties, "bounties", "")
        put = self.bounty * (len(self.finish) + sum(self.again.values()))
        back = put - sum(self.bounties.values())
        yield from _move(
            purse(BOUNTIES, self.event), purse(PRIZES, self.event), max(0, back),
            f"heads that nobody won, {self.event}",
        )  # fmt: skip
        yield from self._paid(PRIZES, self.prizes, "prize", _cite(club, "rest"))
        for number, (name, value) in enumerate(self.seats.items(), 1):
            yield from _move(
                purse(PRIZES, self.event), purse(SEAT, f"{self.event}-{number}"), value,
                f"seat of {name}, {self.event}", _cite(club, "seat"),
            )  # fmt: skip
        yield from self._paid(DEALERS, self.dealers, "dealing", "")

    def _paid(self, kind: str, paid: Mapping[str, int], what: str, cite: str) -> Iterator[Move]:
        for name, amount in paid.items():
            if amount:
                key = f"{what} {self.event} {name}"
                source, target = purse(kind, self.event), purse(OUTSIDE, name)
                yield Move(source, target, amount, f"{what} of {name}, {self.event}", cite, key)

    def _left_over(self, club: Club, entry: Entry) -> Club:
        """What is in no prize, and odd pence of the dealers, are the club's."""
        left = (
            move
            for kind in (PRIZES, DEALERS)
            for move in _move(
                purse(kind, self.event), CLUB, club.books.balance(purse(kind, self.event)),
                f"left over of {kind}, {self.event}",
            )
        )  # fmt: skip
        return club.post(list(left), entry)

    def _scored(self, club: Club, event: Scheduled) -> Club:
        if not event.kind.season:
            return club
        season = club.season(event.season)
        night = Night(event.week, self.finish, self.put_out)
        return club.with_season(replace(season, nights=(*season.nights, night)))


@dataclass(frozen=True, slots=True)
class CorrectPrize(Act):
    """What was posted or paid was wrong: somebody gets more, or gives back (a negative amount)."""

    event: str
    name: str
    amount: Pence
    why: str
    act: ClassVar[str] = "correct_prize"
    pays_out: ClassVar[bool] = True

    def done(self, club: Club, entry: Entry) -> Club:
        event = club.event(self.event)
        if not event.played or self.name not in event.finish:
            raise IllegalAction(f"{self.name} has not played {self.event}")
        if not self.why.strip():
            raise BadInput("a correction needs its reason")
        prizes = {**event.prizes, self.name: event.prizes.get(self.name, 0) + self.amount}
        if prizes[self.name] < 0:
            raise IllegalAction(f"{self.name} cannot give back more than he had")
        ends = (CLUB, purse(OUTSIDE, self.name))
        source, target = ends if self.amount > 0 else ends[::-1]
        told = f"correction for {self.name}, {self.event}: {self.why}"
        moves = _move(source, target, abs(self.amount), told, _cite(club, "correction"))
        return club.with_event(replace(event, prizes=prizes)).post(moves, entry)


def _move(source: str, target: str, amount: int, why: str, cite: str = "") -> Iterator[Move]:
    """A move, where there is anything to move."""
    if amount < 0:
        raise BadInput(f"{why}: {amount} pence; nothing is less than nothing")
    if amount:
        yield Move(source, target, amount, why, cite)


def _cite(club: Club, name: str) -> str:
    cite = club.rules.prizes.cite(name)
    return cite.id if cite else ""
