"""A table as the server holds it: rebuilt from its events, changed only by events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from houseway import games
from houseway.errors import BrokenRound, IllegalBet
from houseway.floor import BankedTable, open_table
from houseway.floor.shoes import lasts
from houseway.money import Cents, share_out
from houseway.play import BankedGame
from houseway.play.actions import action_from_json
from houseway.play.chance import Chance
from houseway.play.happenings import Viewer
from houseway.play.pot import PotGame
from houseway.play.pot_round import PotRound
from houseway.server import between, ledger
from houseway.server.between import Between
from houseway.server.dealing import PUBLIC, Shuffle, WatchedShoe
from houseway.server.events import Draft, Event
from houseway.server.ledger import Moves
from houseway.server.shapes.tables import Phase
from houseway.wagers import Meter


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat."""

    id: str
    name: str
    bot: bool

    def purse(self) -> str:
        """Where this player's chips come from and go to."""
        return ledger.ISSUE if self.bot else ledger.wallet(self.id)


@dataclass(frozen=True, slots=True)
class Carried:
    """A shoe that goes on: its shuffle, and how many of its cards have been used."""

    shuffle: Shuffle
    used: int


@dataclass(frozen=True, slots=True)
class Clock:
    """The action clock on a seat, in seconds since 1970."""

    seat: int
    ends_at: float


class LiveTable:
    """One table between its events."""

    def __init__(self, opened: Event) -> None:
        body = opened.body
        self.id = opened.table_id
        self.seq = opened.seq  # of the last event that has happened here
        self.name: str = body["name"]
        self.game = games.find(body["game"])
        self.table = open_table(self.game, body["settings"])
        self.settings = self.table.settings
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
        self._posted: dict[str, int] = {}  # money of this round that has moved already
        self.dealt_to: dict[int, str] = {}  # who sat where when the round was dealt
        self._shoe: WatchedShoe | None = None
        self._shuffle: Shuffle | None = None  # the one that the last round was dealt from
        self._next_from = 0  # how many of its cards the rounds before have used
        self.outcomes: list[str] = []  # of the rounds of the shoe in play
        self.between = Between(host=body.get("by", ""))
        self.now = opened.at / 1000  # when the last event happened, in seconds since 1970

    # Reading

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
    def chance(self) -> Chance | None:
        """What is thrown before the cards are dealt, if the game throws anything."""
        game = self.game
        return game.chance_for(self.settings) if isinstance(game, BankedGame | PotGame) else None

    @property
    def carried(self) -> Carried | None:
        """The shoe that the next round is dealt from as well, if it lasts."""
        shoe, made = self._shoe, self._shuffle
        if shoe is None or made is None or not lasts(self.game, self.settings, len(shoe)):
            return None
        return Carried(made, shoe.start + len(shoe.drawn))

    @property
    def fresh(self) -> bool:
        """Whether the coming round is the first of a shoe."""
        return not self.table.in_round and self._next_from == 0

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

    def seat_of(self, person: str | None) -> int | None:
        """Where somebody sits."""
        return next((seat for seat, player in self.players.items() if player.id == person), None)

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
            moves = self._dealt(draft.body, shuffle)
        else:
            moves = _CHANGES[draft.kind](self, draft.body)
        self.now = at / 1000
        self.between.happened(draft, self.now)
        if self.between.deals_at is not None and self.table.can_deal():
            self.between.deals_at = None  # those who wanted cards are not enough any more
            self.ready.clear()
        if self.clock and self.clock.seat not in self.asked:
            self.clock = None
        if draft.kind == "dealt" or not before.issuperset(self.asked):
            self.asked_at = self.table.state
        self.seq += 1
        return moves

    def _opened(self, _body: Mapping[str, Any]) -> Moves:
        return self.opens()

    def opens(self) -> Moves:
        """What the house puts into the meter as the table opens."""
        purse = self.meter_purse
        return ledger.moved(f"bank:{self.id}", purse, self.seeds) if purse else {}

    def _banks(self, body: Mapping[str, Any]) -> Moves:
        self._house_banked().take_bank(body["seat"], body["roll"], body["dealer_bet"])
        self.ready.discard(body["seat"])
        return {}

    def _waives(self, body: Mapping[str, Any]) -> Moves:
        self._house_banked().waive_bank(body["seat"])
        return {}

    def _house_banked(self) -> BankedTable:
        if not isinstance(self.table, BankedTable):
            raise IllegalBet(f"{self.game.name} has no bank to take")
        return self.table

    def _shuffled(self, body: Mapping[str, Any]) -> Moves:
        start = body.get("from", 0)
        if start and (self.carried is None or self.carried.used != start):
            raise BrokenRound(f"round {body['round']} does not go on where the shoe was left")
        self.next_root, self._next_from = body["root"], start
        return {}

    def _sat(self, body: Mapping[str, Any]) -> Moves:
        seat, player = body["seat"], Player(body["person"], body["name"], body["bot"])
        self.between.check_seat(seat, player.id, self.name)
        self.table.sit(seat, player.id, Cents(body["buy_in"]))
        self.players[seat] = player
        return ledger.moved(player.purse(), ledger.seat(self.id, seat), body["buy_in"])

    def _bought(self, body: Mapping[str, Any]) -> Moves:
        seat = body["seat"]
        self.table.buy(seat, Cents(body["amount"]))
        purse = self.players[seat].purse()
        return ledger.moved(purse, ledger.seat(self.id, seat), body["amount"])

    def _left(self, body: Mapping[str, Any]) -> Moves:
        seat = body["seat"]
        stack = self.table.leave(seat)
        self.ready.discard(seat)
        return ledger.moved(ledger.seat(self.id, seat), self.players.pop(seat).purse(), stack)

    def _bet(self, body: Mapping[str, Any]) -> Moves:
        self.table.bet(body["seat"], body["bets"], body["tips"])
        self.ready.discard(body["seat"])
        return {}

    def _straddled(self, body: Mapping[str, Any]) -> Moves:
        self.table.straddle(body["seat"], Cents(body["amount"]))
        return {}

    def _went_away(self, body: Mapping[str, Any]) -> Moves:
        self.table.away(body["seat"])
        self.ready.discard(body["seat"])
        return {}

    def _posts(self, body: Mapping[str, Any]) -> Moves:
        self.table.post(body["seat"])
        return {}

    def _agrees(self, body: Mapping[str, Any]) -> Moves:
        self.table.agree(body["seat"])
        return {}

    def _came_back(self, body: Mapping[str, Any]) -> Moves:
        self.table.back(body["seat"])
        return {}

    def _said_deal(self, body: Mapping[str, Any]) -> Moves:
        self.ready.add(body["seat"])
        return {}

    def _dealt(self, body: Mapping[str, Any], shuffle: Shuffle) -> Moves:
        shoe = shuffle.shoe(self._next_from)
        if not shoe.start:
            self.outcomes = []
        self.table.deal(shoe, tuple(body.get("thrown", ())))
        self.round_number = body["round"]
        self.root, self.next_root, self._shoe = shuffle.root, None, shoe
        self._shuffle = shuffle
        self.dealt_to = {seat: player.id for seat, player in self.players.items()}
        self.settled = False
        self.ready.clear()
        self._posted = {}
        if (purse := self.meter_purse) and self.table.round:
            lines = self.table.round.lines
            grown = sum(int(line.net) for line in lines if line.spot == "meter")
            self._posted = dict(ledger.moved(f"bank:{self.id}", purse, grown))
        return self._posted

    def _acted(self, body: Mapping[str, Any]) -> Moves:
        self.table.play(body["seat"], action_from_json(body["action"]))
        if self.clock and self.clock.seat == body["seat"]:
            self.clock = None
        return {}

    def _clocked(self, body: Mapping[str, Any]) -> Moves:
        self.clock = Clock(body["seat"], body["ends_at"])
        return {}

    def _settled(self, body: Mapping[str, Any]) -> Moves:
        moves = self.result()
        if moves != body["moves"]:
            raise BrokenRound(f"round {body['round']} was settled otherwise when it was played")
        self.settled = True
        assert self.table.round is not None
        if outcome := self.game.outcome(self.table.round):
            self.outcomes.append(outcome)
        return moves

    def result(self) -> dict[str, int]:
        """What the finished round moves between the purses of this table."""
        assert self.table.round is not None
        moves: dict[str, int] = {}
        for party, net in self.table.round.settlement.accounts().items():
            kind, _, number = party.partition(" ")
            purse = f"{kind}:{self.id}:{number}" if number else f"{kind}:{self.id}"
            if kind == "meter" and self.meter_purse:
                purse = self.meter_purse
            if kind == "jackpot" and self.jackpots:
                drops = self.drops().items()
                moves |= {ledger.jackpot(name): drop for name, drop in drops if drop}
                continue
            if left := int(net) - self._posted.get(purse, 0):
                moves[purse] = left
        ledger.check(moves)
        return moves

    def drops(self) -> dict[str, int]:
        """What the last pot gave to each jackpot, in proportion to what they take of a full one."""
        played, names = self.table.round, sorted(self.jackpots)
        dropped = played.dropped if isinstance(played, PotRound) else 0
        parts = share_out(dropped, [self.jackpots[name] for name in names])
        return dict(zip(names, parts, strict=True))

    def sights(self) -> dict[str, list[int]]:
        """Which positions of the shuffle each player and the public were entitled to see."""
        shoe, played = self._shoe, self.table.round
        assert shoe is not None
        assert played is not None
        viewers: list[tuple[Viewer, str]] = [(PUBLIC, PUBLIC), *self.dealt_to.items()]
        seen: dict[str, set[int]] = {}
        for viewer, name in viewers:  # a player may have several seats
            seen.setdefault(name, set()).update(shoe.seen_by(viewer, played.everything()))
        return {name: sorted(positions) for name, positions in seen.items()}


_CHANGES: dict[str, Callable[[LiveTable, Mapping[str, Any]], Moves]] = {
    "opened": LiveTable._opened,
    "bank": LiveTable._banks,
    "waive": LiveTable._waives,
    "shuffled": LiveTable._shuffled,
    "sat": LiveTable._sat,
    "bought": LiveTable._bought,
    "left": LiveTable._left,
    "picked_up": LiveTable._left,
    "bet": LiveTable._bet,
    "straddled": LiveTable._straddled,
    "away": LiveTable._went_away,
    "back": LiveTable._came_back,
    "post": LiveTable._posts,
    "agree": LiveTable._agrees,
    "ready": LiveTable._said_deal,
    "acted": LiveTable._acted,
    "clock": LiveTable._clocked,
    "settled": LiveTable._settled,
    **between.CHANGES,
}
