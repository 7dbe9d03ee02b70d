"""The parts of one running card room, put together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy.engine import URL
from starlette.requests import HTTPConnection

from houseway.server.clubs.clubs import ClubsDesk
from houseway.server.database.migrate import migrate
from houseway.server.database.store import Store
from houseway.server.dealt.dealt_desk import DealtDesk
from houseway.server.dealt.dealt_keeper import DealtKeeper
from houseway.server.gallery import Gallery
from houseway.server.house import House
from houseway.server.hub import Hub
from houseway.server.jackpots.jackpot_floor import JackpotFloor
from houseway.server.keeper import Keeper
from houseway.server.lists.board import Board
from houseway.server.metrics import Metrics
from houseway.server.nights.nights import NightsDesk
from houseway.server.people import staff
from houseway.server.people.doors import Doors
from houseway.server.people.passwords import Locksmith
from houseway.server.people.recognised import Addresses, Note
from houseway.server.people.roles import read_four_eyes
from houseway.server.people.sessions import Signer, signing_key
from houseway.server.pit.floor_desk import FloorDesk
from houseway.server.pit.people_desk import PeopleDesk
from houseway.server.pulse import Pulse
from houseway.server.recall.disputes import Disputes
from houseway.server.recall.lessons import Lessons
from houseway.server.recall.memory import Memory
from houseway.server.room import Room
from houseway.server.rulings.rulings import RulingsDesk
from houseway.server.tablet.keepings import AGAINST_A_BANK, FOR_A_POT
from houseway.server.tablet.tablet_floor import TabletFloor
from houseway.server.tablet.tablets import Tablets
from houseway.server.training.training_room import TrainingRoom
from houseway.server.web.limits import Bucket

if TYPE_CHECKING:
    from houseway.server.notices import Notices


@dataclass(slots=True)
class Buckets:
    """What each caller may do in a while."""

    sign_ins: Bucket
    openings_from: Bucket  # one address
    commands: Bucket
    openings: Bucket
    previews: Bucket
    talk: Bucket


class Desk:
    """One card room: its database, its tables and those who look after them."""

    def __init__(self, url: URL, house: House) -> None:
        read_four_eyes(house.staff.four_eyes)  # an act that is none is said before the doors open
        self.house = house
        self.metrics = Metrics()
        self.store = Store(url, calendar=house.calendar)
        self.hub = Hub(self.store)
        self.room = Room(self.store, house, self.hub, self.metrics)
        self.jackpots = JackpotFloor(self.room)
        self.board = Board(self.room)
        self.live_tables = Tablets()
        self.tablets = TabletFloor(self.room, self.live_tables, FOR_A_POT)
        self.dealers = TabletFloor(self.room, self.live_tables, AGAINST_A_BANK)
        self.rulings = RulingsDesk(self.room)
        self.nights = NightsDesk(self.room)
        self.dealt = DealtDesk(self.room, self.nights.log.nights)
        self.dealer = DealtKeeper(self.room, self.dealt)
        self.clubs = ClubsDesk(self.room, self.nights)
        self.memory = Memory(self.room)
        self.training = TrainingRoom(self.room)
        self.lessons = Lessons(self.room)
        self.disputes = Disputes(self.room, self.memory)
        self.floor = FloorDesk(self.room)
        self.addresses = Addresses()
        self.guests = PeopleDesk(self.room, self.addresses)
        self.buckets = Buckets(
            Bucket(house.rates.sign_ins),
            Bucket(house.rates.openings_from),
            Bucket(house.rates.commands),
            Bucket(house.rates.openings),
            Bucket(house.rates.previews),
            Bucket(house.rates.talk),
        )
        self.gallery = Gallery(self.hub, self.store, house)
        self.pulse = Pulse(self.store, house)
        self.locksmith = Locksmith()
        self.doors = Doors(self.store, house, self.locksmith)
        self.keeper = Keeper(self.room, self.board, self.doors)
        self._signer: Signer | None = None
        self._note: Note | None = None
        self._notices: Notices | None = None

    @property
    def signer(self) -> Signer:
        assert self._signer is not None, "the card room is not open"
        return self._signer

    @property
    def note(self) -> Note:
        """Signs who was here in a browser."""
        assert self._note is not None, "the card room is not open"
        return self._note

    async def open(self) -> None:
        """Open the doors: the database is made ready, and the house takes up its work."""
        await migrate(self.store)
        key = await signing_key(self.store)
        self._signer, self._note = Signer(key), Note(key)
        await staff.note_names(self.store, self.house, self.room.at())
        self.keeper.start()
        self.dealer.start()
        if not self.store.sqlite:
            from houseway.server.notices import Notices  # its driver is a PostgreSQL's

            self._notices = Notices(self.store.url, self.hub)
            self._notices.start()

    async def close(self) -> None:
        await self.dealer.stop()
        await self.keeper.stop()
        await self.gallery.close()
        if self._notices:
            await self._notices.stop()
        await self.store.close()


def desk_of(connection: HTTPConnection) -> Desk:
    """The card room a request has come to."""
    desk = connection.app.state.desk
    assert isinstance(desk, Desk)
    return desk
