"""A live banked table: what is seen of it on the dealer's tablet, and by those who watch."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from houseway.server.shapes import Money, Number, Shape
from houseway.server.shapes.games import ClauseView
from houseway.server.shapes.live_tables import LiveStruck
from houseway.server.shapes.rounds import CardText, LineView, OptionsView

Join = Literal["double", "split", "insurance"]


class DealerSpot(Shape):
    """A place for a bet before the cards."""

    name: str
    label: str
    exactly: Money | None = Field(description="The one amount that is taken here")
    takes_tip: bool


class DealerHand(Shape):
    """Cards at one place; null was not keyed, or lies face down for this viewer."""

    place: str
    label: str
    cards: list[CardText | None]
    up: bool
    words: str | None


class DealerBehind(Shape):
    """Somebody who bets on a seat that is not his."""

    name: str
    bets: dict[str, Money]
    net: Money | None = Field(description="What this round has come to for him so far")


class DealerSeat(Shape):
    """Somebody at the table."""

    seat: int
    name: str
    counted: bool = Field(description="Whether his chips were keyed")
    stack: Money = Field(description="His chips; what he is up by where nobody counts them")
    away: bool
    bets: dict[str, Money]
    tips: dict[str, Money]
    behind: list[DealerBehind]
    prepaid: Money = Field(description="Commission laid down before the cards")
    prepaid_back: Money | None = Field(description="What of it goes back, once the round is over")
    status: str = Field(description="in, folded; out where he has no part in the round")
    marks: list[str]
    hands: list[DealerHand]
    net: Money | None = Field(description="What this round has come to for him so far")


class DealerTold(Shape):
    """A step of the rulebook, or what is said aloud."""

    words: str
    clause: ClauseView | None
    aloud: bool


class DealerPrompt(Shape):
    """What the dealer does now, and by which clause."""

    kind: Literal["bets", "cards", "decide", "pay"]
    words: str
    clause: ClauseView | None
    told: list[DealerTold]


class DealerWanted(Shape):
    """Cards that are to be keyed."""

    place: str
    label: str
    count: int
    up: bool
    needed: bool = Field(description="The round cannot go on without them")


class DealerWay(Shape):
    """How the house sets a hand."""

    place: str
    label: str
    hands: list[list[CardText]] = Field(description="The highest first")
    names: list[str]
    clause: ClauseView


class DealerKeyed(Shape):
    """A card that was keyed, and may be put right."""

    place: str
    label: str
    at: int
    card: CardText


class DealerShoe(Shape):
    """What is known of the cards."""

    number: int
    left: int
    size: int
    cut_card: int | None = Field(description="So many cards lie behind it")
    out: bool = Field(description="It came out: the next round is dealt from a new shoe")
    held: dict[str, int] = Field(description="Those that may still be in it, and how often")


class DealerChance(Shape):
    """What is thrown or drawn before the cards."""

    name: str
    most: list[int] = Field(description="The highest number of each die")
    clause: ClauseView


class DealerBank(Shape):
    """Who banks, or is asked whether he does."""

    seat: int | None
    roll: Money | None
    offered: int | None
    needed: bool = Field(description="No round is dealt without a player's bank")


class DealerMeter(Shape):
    """The progressive meter, as this table last saw it."""

    name: str
    amount: Money
    linked: bool = Field(description="Whether other tables of the room feed it too")


class DealerTableView(Shape):
    """A live banked table as one viewer sees it."""

    id: str
    name: str
    game: str
    game_name: str
    symbol: str
    state: Number
    phase: Literal["waiting", "playing", "over", "closed"]
    yours: bool = Field(description="Whether the viewer may deal here")
    chips: list[Money]
    limits: list[Money | None] = Field(description="The least and the most that a wager may be")
    seat_count: int
    seats: list[DealerSeat]
    spots: list[DealerSpot]
    round: int
    places: list[DealerHand]
    prompt: DealerPrompt
    wanted: list[DealerWanted]
    asks: list[OptionsView] = Field(description="Every seat that is asked now")
    ahead: list[OptionsView] = Field(description="Who is asked after them, if nobody gives up")
    ways: list[DealerWay]
    lines: list[LineView] = Field(description="In the order in which the dealer works")
    keyed: list[DealerKeyed]
    struck: list[LiveStruck]
    may_undo: bool
    cannot_deal: str | None
    shoe: DealerShoe
    meter: DealerMeter | None
    takes_behind: ClauseView | None = Field(description="By which people may bet behind a seat")
    behind_joins: list[Join] = Field(description="What they may put up more money for")
    takes_prepaid: ClauseView | None = Field(description="By which commission is laid down before")
    chance: DealerChance | None
    bank: DealerBank | None
    bought: Money | None
    taken: dict[str, Money]
