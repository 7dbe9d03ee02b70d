"""A jackpot of the poker room as the server holds it: rebuilt from its events, like a table.

Its log is `jackpot:NAME`. The books are those of `houseway.floor.jackpots`; what they hold in all
is what the purse of the same name holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from datetime import datetime, timezone
from typing import Any
from zoneinfo import ZoneInfo

from houseway.cards import parse_cards
from houseway.errors import BrokenRound, Illegal
from houseway.floor.jackpots import DailyPool, Opening, Shares, open_pool
from houseway.floor.jackpots.claims import by_first_card
from houseway.floor.jackpots.meters import Payee
from houseway.money import Cents
from houseway.server.jackpots.jackpot_claims import Claimed, People, read_claim
from houseway.server.jackpots.jackpot_posting import programme_of
from houseway.server.logs.events import Draft, Event
from houseway.server.money import ledger
from houseway.server.money.ledger import Moves

LOG = "jackpot:"


def log_of(name: str) -> str:
    """Where the events of a jackpot are written."""
    return LOG + name


class LiveJackpot:
    """One jackpot between its events."""

    def __init__(self, opened: Event) -> None:
        body = opened.body
        self.name = opened.log.removeprefix(LOG)
        self.seq = opened.seq
        self.at: int = body["at"]  # of the last thing that happened to it
        self.programme = programme_of(body["jackpot"], body["posted"])
        self.zone = ZoneInfo(body["zone"])
        start = body["opening"]
        self.pool = open_pool(
            self.programme,
            Opening(start["posted"], start["accrued"], Cents(start["seed_pool"])),
        )
        self.brought = int(self.pool.ledger.inside)
        self.claims: list[Claimed] = []
        self.tables: dict[str, str] = {}  # names of those that have given it something
        self._daily: dict[Payee, Mapping[str, Any]] = {}  # whose hands are on the day's lists

    @property
    def log(self) -> str:
        return log_of(self.name)

    @property
    def purse(self) -> str:
        return ledger.jackpot(self.name)

    @property
    def holds(self) -> int:
        """Everything in its books."""
        return int(self.pool.ledger.inside)

    def opens(self) -> Moves:
        """What the house puts in as the books begin."""
        return ledger.moved(ledger.ISSUE, self.purse, self.brought)

    def moment(self, at: int) -> int:
        """A moment to write down: books never go backwards, though clocks may."""
        return max(at, self.at)

    def time(self, at: int) -> datetime:
        """A moment by the jackpot's own clock; hours that a clock shows twice stay apart."""
        local = datetime.fromtimestamp(at / 1000, self.zone)
        offset = local.utcoffset()
        assert offset is not None
        return local.replace(tzinfo=timezone(offset))

    def first_claim(self, jackpot: str) -> Claimed:
        """Of the claims of one jackpot the one whose round began first."""
        first = by_first_card(self.pool.claims[jackpot])[0]
        return next(each for each in self.claims if each.claim is first)

    def open_claim(self, id: int) -> Claimed:
        """The claim with this number, if it is the one to be settled now."""
        found = next((each for each in self.claims if each.id == id), None)
        if found is None:
            raise Illegal(f"no claim {id} is open", clause=self.programme.rules.books.pays)
        first = self.first_claim(found.claim.jackpot)
        if first is not found:
            books = self.programme.rules.books
            raise Illegal(
                f"the hand at {first.table_name} began first and is settled first",
                clause=books.later or books.pays,
            )
        return found

    # Changing: each event has one method, which says what money moves

    def apply(self, draft: Draft | Event) -> Moves:
        """Let an event happen. One that the rules forbid raises, and then nothing has changed."""
        body = draft.body
        moves = _CHANGES[draft.kind](self, body, self.time(body["at"]))
        self.seq += 1
        self.at = body["at"]
        return moves

    def _hand(self, body: Mapping[str, Any], at: datetime) -> Moves:
        """A hand that ended: its drop, which the table's settlement moved, and what it won."""
        if body["drop"]:
            self.pool.drop(Cents(body["drop"]), body["room"] or body["table"], at)
        for entered in body.get("entered", ()):
            assert isinstance(self.pool, DailyPool)
            self.pool.shows(entered["who"], parse_cards(entered["cards"]), body["table"], at)
        if body.get("claim"):
            self.pool.hit(read_claim(body, self.time(body["first_card"])), at)
        self.note_hand(body)
        return {}

    def note_hand(self, body: Mapping[str, Any]) -> None:
        """Remember whose hand it was; the books themselves have been written."""
        self.tables[body["table"]] = body["name"]
        for entered in body.get("entered", ()):
            self._daily[body["table"], entered["who"]] = entered
        if told := body.get("claim"):
            claim = self.pool.claims[told["jackpot"]][-1][0]
            self.claims.append(
                Claimed(
                    self.seq + 1,
                    claim,
                    body["name"],
                    body["words"],
                    told["people"],
                    body["at"],
                )
            )

    def _posted(self, _body: Mapping[str, Any], at: datetime) -> Moves:
        self.pool.post(at)
        return {}

    def _verified(self, body: Mapping[str, Any], at: datetime) -> Moves:
        claimed = self.open_claim(body["claim"])
        jackpot = claimed.claim.jackpot
        shares = self.pool.verify(jackpot, at)
        told = [[*share.who, share.part, int(share.amount)] for share in shares.paid]
        if told != [list(each) for each in body["shares"]]:
            raise BrokenRound(f"claim {claimed.id} of {self.name} was paid otherwise")
        self.claims = [each for each in self.claims if each.claim.jackpot != jackpot]
        return self._pays([shares], claimed.people)

    def _voided(self, body: Mapping[str, Any], at: datetime) -> Moves:
        claimed = self.open_claim(body["claim"])
        self.pool.void(claimed.claim.jackpot, at, talking=body["talking"])
        self.claims.remove(claimed)
        return {}

    def _reseeded(self, body: Mapping[str, Any], at: datetime) -> Moves:
        self.pool.reseed(body["jackpot"], at)
        return {}

    def _frozen(self, _body: Mapping[str, Any], at: datetime) -> Moves:
        self.pool.freeze(at)
        return {}

    def _released(self, _body: Mapping[str, Any], at: datetime) -> Moves:
        self.pool.unfreeze(at)
        return {}

    def _paid(self, _body: Mapping[str, Any], at: datetime) -> Moves:
        if not isinstance(self.pool, DailyPool):
            rules = self.programme.rules
            raise Illegal(f"the {rules.name} jackpot is paid by its claims", clause=rules.offered)
        return self._pays(self.pool.pay(at), {})

    def _pays(self, divided: list[Shares[Payee]], people: People) -> Moves:
        moves: Counter[str] = Counter()
        for share in (each for shares in divided for each in shares.paid):
            if share.amount:
                moves[_purse(self.who(share.who, people))] += share.amount
        moves[self.purse] = -sum(moves.values())
        return {purse: amount for purse, amount in moves.items() if amount}

    def daily_name(self, who: str) -> str:
        """The name of somebody who is on a day's list."""
        return next(str(each["name"]) for each in self._daily.values() if each["who"] == who)

    def who(self, payee: Payee, people: People) -> Mapping[str, Any]:
        """The person behind a share: by the seat he had, or by his place on the day's list."""
        table, seat = payee
        found = self._daily.get(payee) or people.get(table, {}).get(seat)
        if found is None:
            raise BrokenRound(f"nobody is known to have sat in seat {seat} of table {table}")
        return found


def _purse(person: Mapping[str, Any]) -> str:
    """A winner's wallet: chips in front of a seat grow by what is won there, and by buying."""
    return ledger.ISSUE if person["bot"] else ledger.wallet(person["id"])


_CHANGES: dict[str, Callable[[LiveJackpot, Mapping[str, Any], datetime], Moves]] = {
    "hand": LiveJackpot._hand,
    "posted": LiveJackpot._posted,
    "verified": LiveJackpot._verified,
    "voided": LiveJackpot._voided,
    "reseeded": LiveJackpot._reseeded,
    "frozen": LiveJackpot._frozen,
    "released": LiveJackpot._released,
    "paid": LiveJackpot._paid,
}
