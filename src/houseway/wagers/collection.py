"""Collection: the flat fees of a California card room, by posted schedules.

A fee is never a part of a wager or of a win. A table posts one option of one schedule; the fee of
a hand is read from it by the money on the table, a player's own wager, the number of players, or
the half hour.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from houseway.errors import BadInput, BadSetting
from houseway.money import ZERO, Cents, dollars, text
from houseway.rulebook import Clause, clauses

UNIT = dollars("0.50")  # what a part of a half hour is rounded down to
MOST_RATES = 5  # that one table may have
UNLIMITED = Cents(10**12)  # a buy-in without a maximum


class Row(NamedTuple):
    """A bracket: from and to, in whole dollars or players, and what is paid in it."""

    low: int
    high: int | None
    dealer: Cents | None
    player: Cents | None

    def holds(self, number: int) -> bool:
        return self.high is None or number <= self.high


@dataclass(frozen=True, slots=True)
class Option:
    """One column of a schedule, of which a table posts one."""

    number: int
    schedule: Clause
    player: str  # what a player's fee goes by: none, seat, wager, spots, button, time
    rows: tuple[Row, ...] = ()
    player_rows: tuple[Row, ...] = ()
    half_hour: Cents = ZERO
    tier: int = 0
    limit: str = ""
    confirm: str = ""  # why it is off until the operator has confirmed it
    caps: tuple[tuple[str, Cents, Clause], ...] = ()  # the most that some bonus bets may be
    counts: tuple[str, ...] = ()  # the spots whose wagers are the action on the table
    after_deal: bool = False  # dropped when everybody has his first cards; fixed before them

    def __post_init__(self) -> None:
        for column in (self.rows, self.player_rows):
            if len(column) > MOST_RATES:
                raise BadInput(
                    f"option {self.number} of {self.schedule} has {len(column)} rates; "
                    f"a table may have {MOST_RATES}"
                )

    def check_confirmed(self, *, confirmed: bool) -> None:
        """Refuse an option that is off until the operator has confirmed it."""
        if self.confirm and not confirmed:
            raise BadSetting(
                f"collection option {self.number} is off: its printed row is {self.confirm}; "
                "it needs the operator's confirmation",
                clause=self.schedule,
            )

    @property
    def payers(self) -> tuple[str, ...]:
        """Who pays: the player-dealer, each player by something of his, or the button."""
        if self.player in ("button", "time"):
            return ("button" if self.player == "button" else "each player",)
        return ("player-dealer",) if self.player == "none" else ("player-dealer", "each player")

    @property
    def most_wager(self) -> Cents | None:
        """The most that the last bracket of a player's own wager holds; None if it has no end."""
        top = self.player_rows[-1].high if self.player_rows else None
        return None if top is None else dollars(top)

    def action(self, wagers: Iterable[tuple[str, int]]) -> Cents:
        """The action on the table: what the players have on the spots that count."""
        return Cents(sum(amount for spot, amount in wagers if spot in self.counts))

    def dealer_fee(self, action: Cents) -> Cents:
        """What the player-dealer pays for a hand with so much on the table."""
        return _row(self.rows, action // 100, self.schedule).dealer or ZERO

    def player_fee(self, action: Cents, wager: Cents) -> Cents:
        """What a player pays for a hand, by the table's action or by his own wager."""
        if self.player == "none":
            return ZERO
        if self.player in ("wager", "spots"):
            return _row(self.player_rows, wager // 100, self.schedule).player or ZERO
        return _row(self.rows, action // 100, self.schedule).player or ZERO

    def button_fee(self, players: int) -> Cents:
        """What the button pays for a hand of so many players."""
        row = _row(self.rows, players, self.schedule)
        if players < row.low:
            raise BadInput(
                f"option {self.number} of {self.schedule} is for {row.low} to {row.high} players; "
                f"post tier {self.tier}, which follows the number of players"
            )
        return row.player or ZERO

    def time_fee(self, minutes_left: int = 30) -> Cents:
        """What a player pays for the half hour, or for what is left of it when he sits down."""
        if not 0 <= minutes_left <= 30:
            raise BadInput(f"{minutes_left} minutes are not a part of a half hour")
        part = self.half_hour * minutes_left // 30
        return Cents(part if minutes_left == 30 else part // UNIT * UNIT)


@dataclass(frozen=True, slots=True)
class Schedule:
    """A posted table of options, for some games."""

    cite: Clause
    games: tuple[str, ...]  # rulebook sections
    charge: str  # per hand, or time
    options: tuple[Option, ...]
    minimums: tuple[Cents, Cents] | None = None
    maximums: tuple[Cents, Cents] | None = None
    buy_ins: tuple[tuple[Cents, Cents], tuple[Cents, Cents]] | None = None  # least, most
    limit_games: tuple[tuple[Cents, Cents], tuple[Cents, Cents]] | None = None  # lowest, highest

    def check_limits(self, option: Option, minimum: int | None, maximum: int | None) -> None:
        """Refuse table limits that the schedule, or the option's last bracket, is not for."""
        for name, span, posted in (
            ("minimum", self.minimums, minimum),
            ("maximum", self.maximums, maximum),
        ):
            if span and posted is not None and not span[0] <= posted <= span[1]:
                raise BadSetting(
                    f"{name!r} of {text(posted)} is outside {text(span[0])} to {text(span[1])}, "
                    f"which collection option {option.number} is posted for",
                    clause=self.limits_cite,
                )
        most = option.most_wager
        if most is not None and maximum is not None and maximum > most:
            raise BadSetting(
                f"'maximum' of {text(maximum)} is over {text(most)}, the last wager that "
                f"collection option {option.number} has a fee for",
                clause=self.cite,
            )

    def check_buy_in(self, least: int, most: int | None) -> None:
        """Refuse buy-ins that the schedule is not for."""
        for name, span, posted in zip(
            ("least", "most"), self.buy_ins or (), (least, most or UNLIMITED), strict=False
        ):
            if not span[0] <= posted <= span[1]:
                raise BadSetting(
                    f"the {name} buy-in of {text(posted)} is not one that {self.cite} is for",
                    clause=self.limits_cite,
                )

    def check_limit_game(self, option: Option, small: int, big: int) -> None:
        """Refuse a limit game that the schedule, or the option, is not for."""
        if self.limit_games:
            lowest, highest = self.limit_games
            fits = lowest[0] <= small <= highest[0] and lowest[1] <= big <= highest[1]
        else:
            fits = option.limit in ("", f"{small // 100}-{big // 100}")
        if not fits:
            raise BadSetting(
                f"option {option.number} of {self.cite} is not for limits of {text(small)} and "
                f"{text(big)}",
                clause=self.limits_cite,
            )

    @property
    def limits_cite(self) -> Clause:
        """The clause of the limits; some are printed in the schedule itself."""
        return clauses().get(f"{self.cite.id.removesuffix('.table')}.limits", self.cite)

    def option(self, number: int) -> Option | None:
        return next((each for each in self.options if each.number == number), None)

    def tier(self, tier: int, players: int, limit: str = "") -> Option:
        """The option of a price level for so many players, of those that price one band each."""
        levels = [each for each in self.options if each.tier == tier]
        if not limit and len({each.limit for each in levels}) > 1:
            raise BadInput(f"{self.cite} has a tier {tier} for each table limit; name the limit")
        for each in levels:
            band = each.rows[0]
            if band.low <= players and band.holds(players) and limit in ("", each.limit):
                return each
        raise BadInput(f"{self.cite} has no tier {tier} for {players} players")


def _row(rows: Iterable[Row], number: int, cite: Clause) -> Row:
    """The first bracket that a number does not exceed; anything below the first belongs to it."""
    for row in rows:
        if row.holds(number):
            return row
    raise BadInput(f"{cite} has no row for {number}; the table's maximum ends before it")


def procedure(option: Option) -> str:
    """Who pays by an option, and when."""
    when = "when everybody has his first cards" if option.after_deal else "before the cards"
    return f"{' and '.join(option.payers)}, {when}"


def shown(option: Option) -> str:
    """An option in a line, for a form or a terminal."""
    rows = ", ".join(f"{_bracket(row)}: {_fees(row, option)}" for row in option.rows)
    own = ", ".join(f"{_bracket(row)}: {text(row.player or 0)}" for row in option.player_rows)
    line = f"option {option.number}: {rows or f'{text(option.half_hour)} each half hour'}"
    return f"{line}; a player by his wager {own}" if own else line


def _bracket(row: Row) -> str:
    return f"{row.low}-{row.high}" if row.high else f"{row.low}+"


def _fees(row: Row, option: Option) -> str:
    charged = (row.dealer, None if option.player == "none" else row.player)
    return " and ".join(text(fee) for fee in charged if fee is not None)
