"""A club's fees, league, seats, dealers and dates: what it prints, and what it decides."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from houseway.houses.rules import Rules, option


class OddPenny(StrEnum):
    """Which instalment has what does not divide."""

    FIRST = "first"
    LAST = "last"


class Late(StrEnum):
    """What becomes of the points of who cleared his fees late."""

    COUNT = "count"
    VOID = "void"


class Over(StrEnum):
    """What happens where seats are worth more than the subs that pay for them."""

    WARN = "warn"
    REFUSE = "refuse"


class MovedDealer(StrEnum):
    """What a dealer has who was moved off his table, and who took it over."""

    FULL = "full"  # a share each
    HALF = "half"  # half of one each


class TieBreak(StrEnum):
    """Who is ahead of those with as many points."""

    NONE = "none"  # the committee is asked
    COUNT_BACK = "count back"  # more first places, then more second places …
    FEWER_GAMES = "fewer games"


@dataclass(frozen=True, slots=True, kw_only=True)
class FeeRules(Rules):
    """The fees of a season."""

    instalments: int = option(1, "equal payments that a season's fee may be split into", least=1)
    odd_penny: OddPenny = option(
        OddPenny.FIRST, "what does not divide is paid with an instalment", "T01"
    )
    first_online: bool = option(False, "payments before a season's first game are made online")
    first_night_cash: bool = option(True, "cash is taken on the night of the first game")
    first_night_online: bool = option(
        True, "an online payment on the night of the first game counts", "T17"
    )
    late: Late = option(Late.COUNT, "points of who has paid up by the final table", "T16")


@dataclass(frozen=True, slots=True, kw_only=True)
class LeagueRules(Rules):
    """The table of a season."""

    places_move_up: bool = option(
        False, "places of who has not paid are filled by those behind him", "T38"
    )
    tie_break: TieBreak = option(TieBreak.NONE, "equal points are decided by", "T05")
    seats: int = option(0, "seats paid out to the top of a season's table")
    least_seat: int = option(0, "the least that a seat is worth, in pence")
    seats_over_subs: Over = option(
        Over.WARN, "seats that are worth more than the subs of the season", "T18"
    )
    games: int = option(10, "games of a season", "T13", least=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRules(Rules):
    """What a seat may be used for, and how a cash is divided."""

    seat_months: int = option(12, "months in which a seat must be played", least=1)
    last_day: bool = option(True, "a seat is good on the day it expires", "T10")
    parts: int = option(1, "events that a seat may be split over", "T09", least=1)
    first_part: int = option(0, "per cent of a seat that its first part must be worth")
    club_percent: int = option(0, "per cent of a seat that the club has staked")
    nominee_percent: int = option(0, "per cent of a seat that a nominee has staked")
    nominee_member: bool = option(False, "only a member may be nominated", "T08")
    nominee_keeps: int = option(100, "per cent of the entry that a nominee retains", "B39")
    live_only: bool = option(False, "events online take the committee's permission")
    satellites: bool = option(False, "with its permission, a satellite may be played", "T11")
    season_benefits: bool = option(
        True, "the club's part of a returned seat is for the players of its season", "T37"
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class DealerRules(Rules):
    """How dealers are paid."""

    moved_dealer: MovedDealer = option(
        MovedDealer.FULL, "who was moved off and who took over have a share each", "T12"
    )
    single_table: bool = option(
        False, "the only table of a night has a share beside the set payment", "T12"
    )
    set_aside: bool = option(
        True, "the set payment of the final table is taken out of what was collected", "T12"
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class CalendarRules(Rules):
    """When and where events are."""

    weekday: int = option(0, "day of the week of a season's games, Monday being 0")
    ordinal: int = option(1, "which of them in the month", least=1)
    memorial_month: int = option(1, "month of the memorial game", least=1)
    memorial_ordinal: int = option(1, "which such day of that month", least=1)
    moves: bool = option(True, "the committee may move dates that were agreed")
    venue: str = option("", "where the club plays, unless another place is announced")
    since: date = date.min
    year_title: str = option("", "title of who wins the memorial game")


@dataclass(frozen=True, slots=True, kw_only=True)
class TreasuryRules(Rules):
    """Who lets money leave the club."""

    four_eyes: bool = option(False, "money leaves the club when two of the committee agree")
