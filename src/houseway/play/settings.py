"""Named settings of a table: what a house posts before it opens a game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from houseway.errors import BadInput, BadSetting
from houseway.money import text
from houseway.rulebook import Clause
from houseway.wagers import PayTable, Spot
from houseway.wagers.cover import MODELS
from houseway.wagers.spot import label

MOST_CENTS = 10**12  # of any amount that somebody names: beyond it no books could be kept
LONGEST_NAME = 40  # letters of a setting that is a name
LONGEST_TABLE = 2_000  # letters of a pay table
LONGEST_SHOWN = 40  # letters of a value that is refused
_NAME = re.compile(rf"[\w .'-]{{1,{LONGEST_NAME}}}")

Value = int | str | bool | tuple[int, ...] | None
Settings = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Setting:
    """A choice the house makes for a table.

    A `required` setting has no default: a table does not open without it. `suggest` is what a
    form offers first. Where a `switch` is named, it is required only with that switch on. No
    number is above `MOST_CENTS`, even where the house sets no bound of its own.
    """

    name: str
    kind: str  # money, integer, percent, choice, switch, money_list, text, pay_table
    help: str
    default: Value = None
    required: bool = False
    suggest: Value = None
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    cite: Clause | None = None
    switch: str = ""
    table: PayTable | None = None  # as printed, where another may be posted

    @property
    def label(self) -> str:
        return self.name.replace("_", " ").capitalize()

    @property
    def in_money(self) -> bool:
        """Whether it is an amount, or several."""
        return self.kind in ("money", "money_list")

    @property
    def highest(self) -> int | None:
        """The most a number may be, or the letters of a name."""
        counts = self.in_money or self.kind in ("integer", "percent")
        return MOST_CENTS if self.most is None and counts else self.most

    def read(self, value: object) -> Value:
        """The value checked against what the setting allows."""
        if value is None:
            return None
        if self.kind == "switch":
            return self._switch(value)
        if self.kind == "choice":
            return self._choice(value)
        if self.kind == "text":
            return self._text(value)
        if self.table:
            return self._rows(value, self.table)
        if self.kind == "money_list":
            if not isinstance(value, list | tuple):
                raise self._wrong(value, "a list of amounts")
            return tuple(self._number(each) for each in value)
        return self._number(value)

    def _switch(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise self._wrong(value, "true or false")
        return value

    def _choice(self, value: object) -> str:
        if value not in self.choices:
            raise self._wrong(value, " or ".join(self.choices))
        return str(value)

    def _text(self, value: object) -> str:
        if not isinstance(value, str) or not _NAME.fullmatch(value):
            raise self._wrong(value, "a name of up to forty letters and digits")
        return value

    def _rows(self, value: object, printed: PayTable) -> str | None:
        """Another pay table, as text; None if it is the printed one."""
        if not isinstance(value, str) or len(value) > LONGEST_TABLE:
            raise self._wrong(value, "rows of HAND, two spaces, ODDS")
        try:
            posted = printed.posted(value)
        except BadInput as error:
            raise BadSetting(f"setting {self.name!r}: {error}", clause=printed.cite) from None
        return None if posted.rows == printed.rows else posted.text

    def _number(self, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong(value, "a whole number" if self.kind != "money" else "an amount")
        if self.least is not None and value < self.least:
            raise self._wrong(value, f"at least {self._shown(self.least)}")
        if self.highest is not None and value > self.highest:
            raise self._wrong(value, f"at most {self._shown(self.highest)}")
        return value

    def _shown(self, number: int) -> str:
        return text(number) if self.kind.startswith("money") else str(number)

    def _told(self, value: object) -> str:
        """What was said, as people say it: amounts in money, two with a stroke between."""
        if isinstance(value, list | tuple) and value and all(type(each) is int for each in value):
            return "/".join(map(self._shown, value))
        return self._shown(value) if isinstance(value, int) else repr(value)

    def _wrong(self, value: object, allowed: str) -> BadSetting:
        shown = self._told(value)
        shown = shown if len(shown) <= LONGEST_SHOWN else f"{shown[:LONGEST_SHOWN]}…"
        return BadSetting(
            f"setting {self.name!r} is {shown}; it must be {allowed}", clause=self.cite
        )

    def to_json(self) -> dict[str, object]:
        first = self.suggest if self.suggest is not None else self.default
        if self.table:
            first = self.table.text
        return {
            "name": self.name,
            "label": self.label,
            "kind": self.kind,
            "default": list(first) if isinstance(first, tuple) else first,
            "required": self.required,
            "choices": list(self.choices),
            "least": self.least,
            "most": self.highest,
            "clause": self.cite.id if self.cite else None,
            "help": self.help,
        }


def switch(name: str, what: str, cite: Clause | None = None, *, on: bool = False) -> Setting:
    """Something that a table does or does not do; off, unless it is usually `on`."""
    return Setting(name, "switch", what, on, cite=cite)


def choice(name: str, what: str, cite: Clause | None, *ways: str) -> Setting:
    """One of several ways; the first of them, unless the house posts another."""
    return Setting(name, "choice", what, ways[0], choices=ways, cite=cite)


def money(
    name: str,
    what: str,
    cite: Clause | None = None,
    default: int | None = None,
    *,
    asked: int | None = None,
    least: int = 1,
    most: int | None = None,
) -> Setting:
    """An amount of money. One that a table cannot open without is `asked`, with this suggested."""
    required = asked is not None
    return Setting(name, "money", what, default, required, asked, least=least, most=most, cite=cite)


def count(
    name: str,
    what: str,
    cite: Clause | None = None,
    default: int | None = None,
    *,
    least: int = 1,
    most: int | None = None,
) -> Setting:
    """A number of something: decks, cards, players, minutes."""
    return Setting(name, "integer", what, default, least=least, most=most, cite=cite)


def check_range(settings: Settings, least: str, most: str) -> None:
    """Refuse a least that is more than the most."""
    low, high = settings.get(least), settings.get(most)
    if isinstance(low, int) and isinstance(high, int) and low > high:
        raise BadSetting(f"{least!r} of {text(low)} is more than {most!r} of {text(high)}")


def seats_setting(seats: int, *, most: int | None = None, cite: Clause) -> Setting:
    """How many seats a table has; never more than its rules allow."""
    return count("seats", "seats at the table", cite, seats, most=most or seats)


def spot_settings(spot: Spot) -> Iterator[Setting]:
    """What a table posts for one spot: whether it takes the bet, and limits of its own."""
    if spot.choice_cite:
        yield switch(spot.name, f"the table takes {spot.label} bets", spot.choice_cite, on=True)
    if spot.metered:
        yield from meter_settings(spot)
    if spot.limits_cite:
        for end, word, suggest in (("minimum", "least", 100), ("maximum", "most", 10_000)):
            yield Setting(
                f"{spot.name}_{end}",
                "money",
                f"the {word} that a {spot.label} bet may be",
                required=True,
                suggest=suggest,
                least=1,
                cite=spot.limits_cite,
                switch=spot.name if spot.choice_cite else "",
            )


def posted_as(name: str) -> str:
    """The setting by which a table posts another pay table for a spot or a bonus."""
    return f"{name}_table"


def pay_table_settings(tables: Mapping[str, PayTable]) -> Iterator[Setting]:
    """A house may post other pay tables than are printed; unless it does, those are paid."""
    for name, table in tables.items():
        what = f"what {label(name)} pays, if not what {table.cite} prints: HAND, two spaces, ODDS"
        yield Setting(posted_as(name), "pay_table", what, most=LONGEST_TABLE, table=table)


METER = ("meter", "reseed", "increment")


def meter_settings(spot: Spot) -> Iterator[Setting]:
    """What a table linked to a progressive jackpot posts; without them it has none."""
    yield money("meter", "the progressive meter as the table opens", spot.cite, least=0)
    yield money("reseed", "what the meter starts from again once it was won", spot.cite, least=0)
    yield Setting(
        "increment",
        "percent",
        "per cent of each progressive stake that the meter grows by",
        least=0,
        most=100,
        cite=spot.cite,
    )
    yield Setting(
        "link",
        "text",
        "the name of the meter, where several tables share one; the first to open it seeds it",
        most=LONGEST_NAME,
        cite=spot.cite,
    )


def check_meter(settings: Settings) -> None:
    """Refuse a meter that is posted by halves."""
    missing = [name for name in METER if name in settings and settings[name] is None]
    if missing and len(missing) < len(METER):
        raise BadSetting(
            f"a progressive meter needs {', '.join(METER)}; no {' nor '.join(missing)}"
        )


def coverage_setting(cite: Clause) -> Setting:
    """How a player-dealer's wager covers the others'."""
    what = "what uses up a player-dealer's cover: every chip moved, each way apart, or the net"
    return choice("coverage_model", what, cite, *MODELS)


def waiting_setting(cite: Clause) -> Setting:
    """Whether people wait for a seat, so that nobody may play two."""
    return switch("waiting_list", "people wait for a seat: one position each", cite)


def read_settings(declared: Iterable[Setting], given: Mapping[str, object]) -> dict[str, Value]:
    """The table's settings: what was given, checked, and defaults for the rest."""
    known = {setting.name: setting for setting in declared}
    for name in given:
        if name not in known:
            raise BadSetting(f"there is no setting {name!r}; there are {', '.join(known)}")
    return {
        name: setting.default if given.get(name) is None else setting.read(given[name])
        for name, setting in known.items()
    }
