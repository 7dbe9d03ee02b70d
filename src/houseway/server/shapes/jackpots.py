"""The poker room's jackpots: what everybody sees, what the floor sees, and what it may do."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from houseway.server.shapes import Money, Number, Shape, Staked

Slug = Annotated[str, Field(min_length=1, max_length=24, pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Name = Annotated[str, Field(max_length=40)]
Percent = Annotated[int, Field(strict=True, ge=0, le=100)]
HandName = Annotated[str, Field(max_length=40, examples=["full house A T", "quads 8"])]
Amounts = Annotated[dict[Name, Staked], Field(max_length=40)]
Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")]


class JackpotMeter(Shape):
    """One jackpot of a programme, and what can be won of it."""

    name: str = Field(description="Empty where a programme has one jackpot only")
    posted: Money
    frozen: bool = Field(description="A win is being verified, or the floor has stopped it")


class JackpotHit(Shape):
    """A win that the floor has yet to verify."""

    id: int
    meter: str
    table: str
    table_name: str
    words: str
    at: float = Field(description="Seconds since 1970")


class JackpotSign(Shape):
    """A jackpot as it hangs in the room."""

    name: str
    jackpot: str
    title: str
    section: str
    games: list[str]
    contribution: Money = Field(description="What it takes out of each pot")
    meters: list[JackpotMeter]
    stopped: bool = Field(description="Frozen by the floor")
    hits: list[JackpotHit] = Field(description="The hand that began first in front")
    winners: list[str] = Field(description="Whose hands won the daily bonus posted last")


class JackpotCondition(Shape):
    """One of the posted conditions."""

    clause: str
    words: str


class JackpotPage(Shape):
    """A jackpot and the conditions that are posted with it."""

    sign: JackpotSign
    conditions: list[JackpotCondition]


class JackpotShare(Shape):
    """What somebody gets if a claim holds."""

    table: str
    seat: str
    name: str
    part: str
    amount: Money


class JackpotClaim(Shape):
    """A win, and how the posted amount would be divided."""

    hit: JackpotHit
    first: bool = Field(description="Of several claims of one jackpot the one that is settled now")
    shares: list[JackpotShare]
    back: Money


class JackpotEntry(Shape):
    """One line of a jackpot's books."""

    at: float | None
    cause: str
    clause: str
    amount: Money
    source: str
    target: str


class JackpotBooks(Shape):
    """A jackpot as the floor sees it."""

    sign: JackpotSign
    accrued: dict[str, Money] = Field(description="Collected and not posted yet, by jackpot")
    seed_pool: Money
    held: Money = Field(description="Everything its purse holds")
    claims: list[JackpotClaim]
    to_seed: list[str] = Field(description="Jackpots that were won and are not seeded again")
    to_pay: Money = Field(description="Daily bonuses that are posted and not paid")
    entries: list[JackpotEntry] = Field(description="The last lines of the books, newest first")


class JackpotOpening(Shape):
    """What the meters show as the books begin; the house puts it in."""

    posted: Annotated[Amounts, Field(default_factory=dict)]
    accrued: Annotated[Amounts, Field(default_factory=dict)]
    seed_pool: Staked = 0


class JackpotPosted(Shape):
    """What a house posts for a jackpot besides what is printed."""

    games: Annotated[list[Annotated[str, Field(max_length=80)]], Field(max_length=8)] | None = None
    loser: HandName | None = None
    winner: HandName | None = None
    hand: HandName | None = None
    players: Annotated[int, Field(strict=True, ge=0, le=20)] | None = None
    minimum_pot: Staked | None = None
    both_runs: bool | None = None
    division: Literal["table", "room", "network"] | None = None
    contribution: Staked | None = None
    seed: Percent | None = None
    cut_over: Annotated[str, Field(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")] | None = None
    rooms: Annotated[list[Name], Field(max_length=40)] | None = None
    local: Percent | None = None
    feeds: Annotated[dict[Name, Percent], Field(max_length=40)] | None = None
    reseed: Staked | Amounts | None = None
    prizes: Annotated[list[Percent], Field(min_length=1, max_length=20)] | None = None


class JackpotForm(Shape):
    """A jackpot to be opened."""

    key: Key
    jackpot: Annotated[str, Field(max_length=40, examples=["bad-beat"])]
    name: Slug | None = Field(default=None, description="In this room; the jackpot's own if none")
    posted: Annotated[JackpotPosted, Field(default_factory=JackpotPosted)]
    opening: Annotated[JackpotOpening, Field(default_factory=JackpotOpening)]
    zone: Annotated[str, Field(max_length=40, description="Whose clock its days go by")] = "UTC"


class PostJackpot(Shape):
    """Post what was collected through the day before."""

    do: Literal["post"]


class VerifyClaim(Shape):
    """A claim holds: pay it."""

    do: Literal["verify"]
    claim: Number


class VoidClaim(Shape):
    """A claim does not stand."""

    do: Literal["void"]
    claim: Number
    talking: bool = Field(default=False, description="Because players spoke of it")


class ReseedJackpot(Shape):
    """Start a jackpot that was won from the seed that was kept."""

    do: Literal["reseed"]
    jackpot: Name | None = None


class FreezeJackpot(Shape):
    """Stop postings, seeds and payments."""

    do: Literal["freeze"]


class UnfreezeJackpot(Shape):
    """Release what the floor has stopped."""

    do: Literal["unfreeze"]


class PayBonus(Shape):
    """Pay the daily bonuses that are posted."""

    do: Literal["pay"]


JackpotCommand = Annotated[
    PostJackpot
    | VerifyClaim
    | VoidClaim
    | ReseedJackpot
    | FreezeJackpot
    | UnfreezeJackpot
    | PayBonus,
    Field(discriminator="do"),
]


class JackpotCommandForm(Shape):
    """Something the floor does, and the key that makes it happen once."""

    key: Key
    command: JackpotCommand
