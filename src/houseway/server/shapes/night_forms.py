"""What is said to a tournament night: announced, done, asked at the door, timed."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from houseway.server.shapes import LAST_NUMBER, Number, Shape, Staked
from houseway.server.shapes.jackpots import Key

_LINE = r"^[^\x00-\x1f\x7f]*$"
NightName = Annotated[str, Field(min_length=1, max_length=60, pattern=_LINE)]
Text = Annotated[str, Field(max_length=80)]
Told = (
    bool
    | Annotated[int, Field(ge=-LAST_NUMBER, le=LAST_NUMBER)]
    | Text
    | Annotated[list[Text], Field(max_length=2_000)]
)
ActSaid = Annotated[
    dict[Annotated[str, Field(max_length=40)], Told],
    Field(
        max_length=20,
        description="An act of a night by its name, with what it says besides",
        examples=[{"act": "enter", "player": "Ann"}, {"act": "bust", "player": "Cid", "to": "Bob"}],
    ),
]


_Chips = Annotated[int, Field(strict=True, ge=0, le=10**9)]
_Minutes = Annotated[int, Field(strict=True, ge=1, le=600)]
_Small = Annotated[int, Field(strict=True, ge=0, le=1_000)]
_Names = Annotated[list[NightName], Field(max_length=2_000)]
_Prizes = Annotated[list[Annotated[str, Field(max_length=20)]], Field(max_length=200)]
_Level = Annotated[str, Field(pattern=r"^[1-9]\d{0,2}$")]


class StructureForm(Shape):
    """Blinds of each level, how long they are, and after which there is a break of how long."""

    levels: Annotated[
        list[Annotated[list[_Chips], Field(min_length=2, max_length=2)]],
        Field(min_length=1, max_length=200),
    ]
    minutes: _Minutes = 25
    breaks: Annotated[dict[_Level, _Minutes], Field(max_length=50)] = {}
    big_blind_ante: bool = True
    chip: Annotated[int, Field(strict=True, ge=1, le=10**6)] = 25


class RegisterForm(Shape):
    """Who is what at the club, where somebody keeps that."""

    members: _Names = []
    guests: _Names = []
    registered: _Names = []
    sleeping: _Names = []


class OfferForm(Shape):
    """Chips that players may buy beside their entry; 0 is as the entry has it."""

    chips: _Chips = 0
    price: Staked = 0
    until: _Small = 0
    holding: _Chips = Field(default=0, description="For who has no more chips than this")
    times: _Small = Field(default=0, description="That one player may take it; 0: no limit")


class SetupForm(Shape):
    """An event as it is announced; what is left out is as its house has it."""

    house: Text
    event: Text = "other"
    week: _Small = 2
    game: Text = "holdem"
    hole_cards: _Small = 0
    seats: _Small = 0
    buy_in: Staked = 0
    stack: _Chips = 0
    late: _Small = 0
    re_entry: bool = False
    structure: StructureForm | None = None
    register_: Annotated[RegisterForm | None, Field(alias="register")] = None
    percent: _Prizes = []
    posted: _Prizes = []
    gamecards: bool = False
    head: Staked = 0
    head_from: Literal["club", "entry", "player"] = "club"
    fixed_heads: bool = False
    mystery: _Prizes = []
    rebuy: OfferForm | None = None
    add_on: OfferForm | None = None
    guarantee: Staked = 0
    guaranteed_by: Text = ""
    tables: _Small = 0
    chip_set: Annotated[
        dict[Annotated[str, Field(pattern=r"^[1-9]\d{0,8}$")], _Chips], Field(max_length=20)
    ] = {}
    volunteers: Annotated[dict[NightName, bool], Field(max_length=200)] = {}
    decided: Annotated[dict[Text, bool | _Chips | Text], Field(max_length=50)] = {}


class NightForm(Shape):
    """A night to be announced."""

    key: Key
    name: NightName
    setup: Annotated[
        SetupForm, Field(examples=[{"house": "bcpc", "event": "deepstack", "buy_in": 2000}])
    ]


class ActForm(Shape):
    """Something to be done to a night, as it stood when it was looked at."""

    key: Key
    seq: Number | None = Field(default=None, description="Refused if the night has moved on since")
    act: ActSaid


class EntriesForm(Shape):
    """A list of players who enter."""

    key: Key
    seq: Number | None = None
    names: Annotated[list[NightName], Field(min_length=1, max_length=500)]


class ListForm(Shape):
    """A list of players as a spreadsheet writes it: a name in each row, and how it was paid."""

    key: Key
    seq: Number | None = None
    text: Annotated[str, Field(max_length=100_000)]


class AskForm(Shape):
    """Somebody asks to be let in, from his own phone."""

    key: Key
    name: NightName


class AnswerForm(Shape):
    """The director lets somebody in who asked, or does not."""

    key: Key
    seq: Number | None = None
    asked: Annotated[str, Field(max_length=64)]
    accept: bool = True


class DealForm(Shape):
    """Chips of those who are left, as they were counted, and what is set aside for the winner."""

    stacks: Annotated[dict[NightName, _Chips], Field(max_length=50)] = {}
    aside: Staked = 0


class EveningForm(Shape):
    """What is known before a night: for whom, with what, for how long."""

    players: Annotated[int, Field(strict=True, ge=0, le=10**6)]
    stack: _Chips
    minutes: _Small
    chip: _Chips = 25
    length: _Small = 0
    again: Annotated[int, Field(strict=True, ge=0, le=10**6)] = 0
    break_every: _Small = 100
    break_minutes: _Small = 10
    big_blind_ante: bool = True
    chip_set: Annotated[
        dict[Annotated[str, Field(pattern=r"^[1-9]\d{0,8}$")], _Chips], Field(max_length=20)
    ] = {}


class UndoForm(Shape):
    """One step back."""

    key: Key
    seq: Number | None = None


class TimerForm(Shape):
    """The clock on the wall: started, stopped, or put to so many milliseconds of play."""

    key: Key
    seq: Number | None = None
    do: Literal["start", "stop", "put"] = "start"
    played: Annotated[int, Field(ge=0, le=10**9)] = 0
