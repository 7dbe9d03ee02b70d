"""A table as the server holds it: rebuilt from its events, changed only by events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from houseway import games
from houseway.errors import BrokenRound
from houseway.floor import BankedTable, Table, open_table
from houseway.floor.event_table import EventTable, pot_game
from houseway.floor.shoes import lasts
from houseway.play import BankedGame, Game, Settings
from houseway.play.chance import Chance
from houseway.play.pot import PotGame
from houseway.server.logs.events import Draft, Event
from houseway.server.money import ledger
from houseway.server.money.ledger import Moves
from houseway.server.shapes.tables import Phase
from houseway.server.tables import (
    between,
    in_event,
    orders,
    round_changes,
    seat_changes,
    showing,
    talk,
    time_banks,
    time_fees,
)
from houseway.server.tables.between import Between
from houseway.server.tables.dealing import Shuffle, WatchedShoe
from houseway.server.tables.in_event import InEvent
from houseway.server.tables.orders import Orders
from houseway.server.tables.players import Carried, Clock, Player
from houseway.server.tables.round_changes import deals
from houseway.server.tables.showing import Showing
from houseway.server.tables.talk import Talk
from houseway.server.tables.time_banks import TimeBanks
from houseway.wagers import Meter


class LiveTable:
    """One table between its events."""

    def __init__(self, opened: Event) -> None:
        body = opened.body
        self.opened = opened
        self.snapped = opened.seq  # the event that it was last kept at
        self.noted: dict[str, Any] = {}  # what the lobby was last told
        self.posted_sign: dict[str, Any] = {}  # what never changes of what is seen, once drawn
        self.id = opened.log
        self.seq = opened.seq  # of the last event that has happened here
        self.name: str = body["name"]
        self.event = InEvent.of(body["event"]) if "event" in body else None
        self.table = _table(body)
        self.players: dict[int, Player] = {}
        self.ready: set[int] = set()
        self.clock: Clock | None = None
        self.round_number = 0
        self.root: str | None = None  # of the round being played
        self.next_root: str | None = None  # of the round to come
        self.settled = True
        self.seeds = body.get("seeds", 0)  # what the house puts into the meter as the table opens
        self.jackpots: dict[str, int] = body.get("jackpots", {})  # and what each takes of a pot
        self.room: str = body.get("room", "")  # of those that a linked jackpot names
        self.asked_at = 0  # the state in which those who are asked now were asked
        self.posted: dict[str, int] = {}  # money of this round that has moved already
        self.dealt_to: dict[int, str] = {}  # who sat where when the round was dealt
        self.dealt_in: dict[int, Player] = {}  # and by what name
        self.shoe: WatchedShoe | None = None
        self.shuffle: Shuffle | None = None  # the one that the last round was dealt from
        self.next_from = 0  # how many of its cards the rounds before have used
        self.outcomes: list[str] = []  # of the rounds of the shoe in play
        self.showing = Showing()
        self.shown: list[int] = []  # those who have shown the hand they won the round with
        self.put_out: set[str] = set()  # those who refused to post a kill
        self.time_banks = TimeBanks.of(body)
        self.talk = Talk()
        self.orders = Orders()
        self.between = Between(host=body.get("by", ""))
        self.now = opened.at / 1000  # when the last event happened, in seconds since 1970

    # Reading

    @property
    def log(self) -> str:
        return self.id

    @property
    def game(self) -> Game:
        game: Game = self.table.game
        return game

    @property
    def settings(self) -> Settings:
        return self.table.settings

    @property
    def banked(self) -> bool:
        return self.game.kind == "banked"

    @property
    def phase(self) -> Phase:
        if self.table.in_round:
            return "playing"
        return "betting" if self.banked else "waiting"

    @property
    def seat_count(self) -> int:
        return self.table.seat_count

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked for a decision."""
        played = self.table.round
        return played.waiting_for() if self.table.in_round and played else ()

    @property
    def to_act(self) -> int | None:
        """The seat that is asked for a decision, the first if there are several."""
        return next(iter(self.asked), None)

    @property
    def needs_house(self) -> bool:
        """Whether the house itself has something to do here: a bot's turn, or a clock."""
        seat = self.to_act
        return self.clock is not None or (seat is not None and self.players[seat].bot)

    @property
    def played_out(self) -> bool:
        """Whether everybody who is asked is answered for at once: a quick bot, or who is away."""
        seat = self.to_act
        if self.event is None or seat is None:
            return False
        if self.players[seat].bot:
            return self.event.thinks[1] == 0
        return self.table.seats[seat].away

    @property
    def among_bots(self) -> bool:
        """Whether only bots are left in a hand that nobody watches for his own sake any more."""
        played = self.table.round
        if self.banked or self.event or played is None or not self.humans:
            return False
        people = [seat for seat in played.numbers() if seat in self.humans]
        return bool(people) and all(played.status_of(seat) == "folded" for seat in people)

    @property
    def everybody_ready(self) -> bool:
        """Whether all who bet want the cards, and the player-dealer; bots always do.

        A bank against the house that nobody took is the dealer's.
        """
        asked = self.bettors()
        if isinstance(self.table, BankedTable) and self.table.game.covering and self.table.bank:
            asked.add(self.table.bank.seat)
        people = {seat for seat in asked if not self.players[seat].bot}
        return bool(people) and people <= self.ready

    @property
    def undecided(self) -> set[int]:
        """Those at a banked table who may still bet or change a bet: people who are not ready."""
        here = {seat for seat in self.humans if not self.table.seats[seat].away}
        return here - self.ready

    @property
    def chance(self) -> Chance | None:
        """What is thrown before the cards are dealt, if the game throws anything."""
        game = self.game
        return game.chance_for(self.settings) if isinstance(game, BankedGame | PotGame) else None

    @property
    def carried(self) -> Carried | None:
        """The shoe that the next round is dealt from as well, if it lasts."""
        shoe, made = self.shoe, self.shuffle
        if shoe is None or made is None or not lasts(self.game, self.settings, len(shoe)):
            return None
        return Carried(made, shoe.start + len(shoe.drawn))

    @property
    def reshuffles(self) -> list[str]:
        """What was published of the muck of the last round, each time it was shuffled."""
        if self.shoe is None or self.shuffle is None:
            return []
        return [commitment.root for commitment in self.shuffle.again(self.shoe.mucks)]

    @property
    def fresh(self) -> bool:
        """Whether the coming round is the first of a shoe."""
        return not self.table.in_round and self.next_from == 0

    @property
    def meter(self) -> Meter | None:
        """The progressive meter, as it was when this table last looked."""
        return self.table.meter if isinstance(self.table, BankedTable) else None

    @property
    def meter_name(self) -> str:
        """The name of the meter in the room: one's own, or the one of linked tables."""
        return str(self.settings.get("link") or self.id)

    @property
    def meter_purse(self) -> str | None:
        """The purse whose balance is the meter."""
        return ledger.meter(self.meter_name) if self.meter else None

    @property
    def humans(self) -> list[int]:
        """The seats of people, by number; the others' are bots."""
        return sorted(seat for seat, player in self.players.items() if not player.bot)

    @property
    def open_seats(self) -> set[int]:
        """The seats nobody sits in."""
        return set(range(1, self.seat_count + 1)) - self.players.keys()

    @property
    def free_seats(self) -> set[int]:
        """The seats anybody may take: open, and held for nobody."""
        return self.open_seats - {hold.seat for hold in self.between.waiting.holds}

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of one person, by number: at a banked table he may play several positions."""
        return sorted(seat for seat, player in self.players.items() if player.id == person)

    def seat_of(self, person: str | None) -> int | None:
        """Where somebody sits; of several seats the one that is asked, or else the first."""
        own, asked = self.seats_of(person), self.asked
        return next((seat for seat in own if seat in asked), next(iter(own), None))

    @property
    def unwelcome(self) -> set[str]:
        """Those who were put out of the game, by its rules or by the floor."""
        return self.put_out | self.orders.barred

    def bettors(self) -> set[int]:
        """The seats with a wager on the layout."""
        return {n for n, seat in self.table.seats.items() if seat.bets and not seat.away}

    def was_dealt_in(self, seat: int) -> bool:
        """Whether the one who sits there now took part in the round on the table."""
        return self.dealt_to.get(seat) == self.players[seat].id

    def spends(self, draft: Draft) -> dict[str, int]:
        """What an event would take out of a player's wallet."""
        if draft.kind == "sat" and not draft.body["bot"]:
            return {ledger.wallet(draft.body["person"]): draft.body["buy_in"]}
        if draft.kind == "bought" and draft.body["seat"] in self.players:
            return {self.players[draft.body["seat"]].purse(): draft.body["amount"]}
        return {}

    # Changing: each event has one method, which says what money moves

    def apply(self, draft: Draft | Event, at: int, shuffle: Shuffle | None = None) -> Moves:
        """Let an event happen, at a moment in milliseconds since 1970.

        One that the rules forbid raises, and then nothing has changed.
        """
        if self.meter and "meter" in draft.body:
            self.meter.amount = draft.body["meter"]
        before = set(self.asked)
        if draft.kind == "dealt":
            if shuffle is None:
                raise BrokenRound(f"the cards of round {draft.body['round']} are missing")
            moves = deals(self, draft.body, shuffle)
        else:
            moves = CHANGES[draft.kind](self, draft.body)
        self.now = at / 1000
        self.between.happened(draft, self.now)
        if self.between.deals_at is not None and self.table.can_deal():
            self.between.deals_at = None  # those who wanted cards are not enough any more
            self.ready.clear()
        if self.clock and self.clock.seat not in self.asked:
            self.clock = None
        self.time_banks.happened(self, draft, self.now)
        if self.event:
            self.event.happened(self, draft, self.now)
        if draft.kind == "dealt" or not before.issuperset(self.asked):
            self.asked_at = self.table.state
        self.seq += 1
        return moves

    def opens(self) -> Moves:
        """What the house puts into the meter as the table opens."""
        purse = self.meter_purse
        return ledger.moved(f"bank:{self.id}", purse, self.seeds) if purse else {}


CHANGES: dict[str, Callable[[LiveTable, Mapping[str, Any]], Moves]] = {
    **seat_changes.CHANGES,
    **round_changes.CHANGES,
    **between.CHANGES,
    **time_fees.CHANGES,
    **showing.CHANGES,
    **talk.CHANGES,
    **time_banks.CHANGES,
    **in_event.CHANGES,
    **orders.CHANGES,
}


def _table(body: Mapping[str, Any]) -> Table[Any]:
    """The table that is opened: one that people sit down at, or one of an event."""
    if "event" not in body:
        return open_table(games.find(body["game"]), body["settings"])
    game = pot_game(body["game"])
    return EventTable(game, game.read_settings(body["settings"]), body["event"]["chairs"])


def plain(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Settings as JSON keeps them."""
    return {
        name: list(value) if isinstance(value, tuple) else value for name, value in settings.items()
    }
