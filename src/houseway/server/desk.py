"""The parts of one running card room, put together."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.engine import URL
from starlette.requests import HTTPConnection

from houseway.server.clubs.clubs import ClubsDesk
from houseway.server.database.migrate import migrate
from houseway.server.database.store import Store
from houseway.server.house import House
from houseway.server.hub import Hub
from houseway.server.jackpots.jackpot_floor import JackpotFloor
from houseway.server.keeper import Keeper
from houseway.server.lists.board import Board
from houseway.server.metrics import Metrics
from houseway.server.nights.nights import NightsDesk
from houseway.server.people import staff
from houseway.server.people.roles import read_four_eyes
from houseway.server.people.sessions import Signer, signing_key
from houseway.server.room import Room
from houseway.server.rulings.rulings import RulingsDesk
from houseway.server.tablet.tablet_floor import TabletFloor
from houseway.server.web.limits import Bucket


@dataclass(slots=True)
class Buckets:
    """What each caller may do in a while."""

    sign_ins: Bucket
    commands: Bucket
    openings: Bucket
    previews: Bucket


class Desk:
    """One card room: its database, its tables and those who look after them."""

    def __init__(self, url: URL, house: House) -> None:
        read_four_eyes(house.four_eyes)  # an act that is none is said before the doors open
        self.house = house
        self.metrics = Metrics()
        self.store = Store(url, calendar=house.calendar)
        self.hub = Hub(self.store)
        self.room = Room(self.store, house, self.hub, self.metrics)
        self.jackpots = JackpotFloor(self.room)
        self.board = Board(self.room)
        self.tablets = TabletFloor(self.room)
        self.rulings = RulingsDesk(self.room)
        self.nights = NightsDesk(self.room)
        self.clubs = ClubsDesk(self.room)
        self.keeper = Keeper(self.room, self.board)
        self.buckets = Buckets(
            Bucket(house.sign_ins),
            Bucket(house.commands),
            Bucket(house.openings),
            Bucket(house.previews),
        )
        self._signer: Signer | None = None

    @property
    def signer(self) -> Signer:
        assert self._signer is not None, "the card room is not open"
        return self._signer

    async def open(self) -> None:
        """Open the doors: the database is made ready, and the house takes up its work."""
        await migrate(self.store)
        self._signer = Signer(await signing_key(self.store))
        await staff.note_names(self.store, self.house, self.room.at())
        self.keeper.start()

    async def close(self) -> None:
        await self.keeper.stop()
        await self.store.close()


def desk_of(connection: HTTPConnection) -> Desk:
    """The card room a request has come to."""
    desk = connection.app.state.desk
    assert isinstance(desk, Desk)
    return desk
