"""An event: what was settled before, and the log of everything that was done since.

    event = Event(Setup(house="bcpc", event="deepstack", buy_in=Cents(2000), late=4))
    event.apply(Enter("Ann"), by="Kay", at="2026-07-10T19:02")
    event.apply(Seat(), draw=Sealed(secret))
    event.undo()
    Event.from_json(event.to_json())            # the same event

It has no clock, no dice and no disk of its own: times, draws and names of directors come from
outside. An act that the rules forbid raises, and nothing has changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from houseway.errors import BadInput, HousewayError, Illegal
from houseway.money import Cents
from houseway.tournament.night import (  # noqa: F401 - each says what its acts do
    attendance,
    bounty,
    chips,
    chop,
    conduct,
    corrections,
    door,
    moving,
    options,
    paying,
    seating,
    service,
)
from houseway.tournament.night.acts import Act, read_act
from houseway.tournament.night.clock import registration_open
from houseway.tournament.night.draws import Draw, Drawing
from houseway.tournament.night.hand import (  # noqa: F401
    action,
    dealing,
    finishing,
    rotation,
)
from houseway.tournament.night.questions import open_questions
from houseway.tournament.night.records import Chair, Hand, Player, Question, Table
from houseway.tournament.night.room import DOES, Room
from houseway.tournament.night.setup import Setup
from houseway.tournament.night.standing import Standing, take_over
from houseway.tournament.prizes import Entries, Posted, Prize


@dataclass(frozen=True, slots=True)
class Logged:
    """An act that was done: who said so and when, as they were told."""

    number: int
    act: Act
    by: str = ""
    at: str = ""

    def to_json(self) -> dict[str, Any]:
        return {"number": self.number, "by": self.by, "at": self.at, "act": self.act.to_json()}


class Event:
    """One event from the first entry to the last prize."""

    def __init__(self, setup: Setup, standing: Standing | None = None) -> None:
        self.setup = setup
        self.standing = standing
        self.room = Room(setup)
        self.log: list[Logged] = []
        self._marks: list[int] = []
        self.room.state.note(mystery=bounty.made_up(self.room))
        if standing is not None:
            take_over(self.room, standing)

    # Doing

    def apply(self, act: Act, *, by: str = "", at: str = "", draw: Draw | None = None) -> Logged:
        """Do something, or raise and leave everything as it was.

        What chance decides is what the act says; `draw` is asked for what it leaves open, and
        the act is logged with what was drawn.
        """
        mark = self.room.state.mark
        try:
            done = self._do(act, draw)
        except Exception:
            self.room.state.back(mark)
            raise
        logged = Logged(len(self.log) + 1, done, by, at)
        self.log.append(logged)
        self._marks.append(mark)
        return logged

    def _do(self, act: Act, draw: Draw | None) -> Act:
        if type(act) not in DOES:
            raise BadInput(f"{act!r} is no act of a night")
        self.room.drawing = Drawing(getattr(act, "drawn", ()), draw)
        DOES[type(act)](self.room, act)
        drawn = tuple(self.room.drawing.drawn)
        return replace(act, drawn=drawn) if drawn else act  # type: ignore[call-arg]

    def may(self, act: Act) -> bool:
        """Whether an act would be allowed now; nothing happens."""
        mark = self.room.state.mark
        try:
            self._do(act, None)
        except HousewayError:
            return False
        finally:
            self.room.state.back(mark)
        return True

    def options(self, table: str = "", player: str = "") -> list[Act]:
        """What may be done now: what is due first; at a table, or with a player, if one is named.

        Acts that need an amount or a name that nobody can guess are not among them.
        """
        wanted = options.possible(self.room, table=table, player=player)
        return [act for act in wanted if self.may(act)]

    def moves_due(self) -> Act | None:
        """The next table to break, or a player to be moved, if the rules ask for either."""
        return options.move_due(self.room)

    def undo(self) -> Logged:
        """Take back the last act."""
        if not self.log:
            raise Illegal("nothing has been done that could be taken back")
        self.room.state.back(self._marks.pop())
        return self.log.pop()

    # How it stands

    @property
    def players(self) -> Mapping[str, Player]:
        """Everybody who has entered, those who are out among them."""
        return self.room.state.players

    @property
    def tables(self) -> Mapping[str, Table]:
        return self.room.state.tables

    @property
    def level(self) -> int:
        return self.room.state.tonight.hours.level

    @property
    def minute(self) -> int:
        return self.room.state.tonight.hours.minute

    @property
    def on_break(self) -> bool:
        return self.room.state.tonight.hours.on_break

    @property
    def registration(self) -> bool:
        """Whether somebody may still enter."""
        return registration_open(self.room)

    @property
    def rebuys(self) -> bool:
        """Whether players who are out may buy in again."""
        return door.rebuys_open(self.room)

    @property
    def order(self) -> tuple[str, ...]:
        """In which tables break, the first to go first."""
        return self.room.state.tonight.order

    @property
    def in_play(self) -> int:
        """All chips: those sold, and every change since."""
        return self.room.state.tonight.rack.sold + self.room.state.tonight.rack.changed

    @property
    def ended(self) -> bool:
        """Whether prizes have been paid."""
        return self.room.state.tonight.ended

    @property
    def alternates(self) -> tuple[str, ...]:
        """Who has no seat yet, in the order of entry: they sit as chairs become free."""
        found = (self.players[name] for name in self.room.state.unseated)
        return tuple(each.name for each in sorted(found, key=lambda player: player.queue))

    @property
    def left(self) -> int:
        """Players who are in the event."""
        return self.room.state.in_it

    @property
    def dealt_last(self) -> str:
        """The table that dealt last."""
        return self.room.state.tonight.dealt_last

    @property
    def questions(self) -> tuple[Question, ...]:
        """What the director is asked now."""
        return open_questions(self.room)

    def namecard(self, chair: str) -> str:
        """Whose namecard lies at a seat."""
        at = Chair.read(chair)
        table = self.room.state.table(at.table)
        who = table.cards.get(at.seat) or table.taken.get(at.seat, "")
        elsewhere = who and at.seat not in table.cards and self.players[who].home
        return "" if elsewhere else who

    def hand_of(self, name: str) -> Hand | None:
        """The last hand of a player's table, or the last that he was dealt."""
        table = self.room.table_of(name)
        if table is not None:
            return table.hand
        hands = (each.hand for each in self.tables.values())
        return next((hand for hand in hands if hand and name in hand.seats), None)

    def first_to_act(self, hand: Hand) -> tuple[str, str]:
        """Who acts first in a hand, before the flop and after it."""
        able = [
            next((who for who in order if hand.status.get(who) is not False), "")
            for order in (dealing.before_the_flop(hand), dealing.after_the_flop(hand))
        ]
        return able[0], able[1]

    # Money

    @property
    def entries(self) -> Entries:
        return paying.entries(self.room)

    @property
    def fee(self) -> Cents:
        """What the club keeps."""
        return paying.taken(self.room).kept

    @property
    def pool(self) -> Cents:
        return paying.pool(self.room)

    @property
    def added(self) -> Cents:
        """What a guarantee adds to the pool."""
        return paying.added(self.room)

    @property
    def paid(self) -> dict[str, int]:
        """What everybody has paid in all."""
        found: dict[str, int] = {name: each.paid for name, each in self.players.items()}
        for name, amount in self.room.state.tonight.till.payments.items():
            found[name] = found.get(name, 0) + amount
        return found

    @property
    def owed(self) -> Mapping[str, int]:
        return self.room.state.tonight.till.owed

    @property
    def places(self) -> dict[str, int]:
        """Finishing places of those who have one."""
        return paying.placed(self.room)

    @property
    def prizes(self) -> dict[str, tuple[Prize, ...]]:
        """Prizes by player, as far as places are known."""
        return paying.prizes(self.room)

    @property
    def posted(self) -> Posted:
        """The prizes on the board, from first place on."""
        return paying.posted(self.room)

    @property
    def unpaid(self) -> tuple[Prize, ...]:
        """Prizes that nobody gets."""
        return paying.unpaid(self.room)

    @property
    def heads(self) -> Mapping[str, Cents]:
        heads = self.room.state.tonight.till.heads
        return heads.on if heads else {}

    @property
    def mysteries(self) -> Mapping[str, tuple[Prize, ...]]:
        """Mystery prizes that were drawn, by player."""
        mystery = self.room.state.tonight.till.mystery
        return mystery.paid if mystery else {}

    @property
    def bounties(self) -> Mapping[str, Cents]:
        heads = self.room.state.tonight.till.heads
        return heads.paid if heads else {}

    def as_it_stands(self) -> tuple[object, ...]:
        """Everything, to be compared."""
        state = self.room.state
        return dict(state.players), dict(state.tables), state.tonight

    # Written down

    def to_json(self) -> dict[str, Any]:
        """Everything that is needed to have the event again."""
        said: dict[str, Any] = {"setup": self.setup.to_json()}
        if self.standing is not None:
            said["standing"] = self.standing.to_json()
        return {**said, "log": [each.to_json() for each in self.log]}

    @classmethod
    def from_json(cls, said: Mapping[str, Any]) -> Event:
        """The event again, by doing everything once more."""
        standing = said.get("standing")
        event = cls(
            Setup.from_json(said["setup"]),
            None if standing is None else Standing.from_json(standing),
        )
        for each in said["log"]:
            event.apply(read_act(each["act"]), by=each.get("by", ""), at=each.get("at", ""))
        return event
