"""A club as the server holds it: its state, whose account is which member, and what waits.

Its log is `club:ID`. The first event has the club as it was founded or taken up from elsewhere,
and the secret that the codes of its tickets follow from.
"""

from __future__ import annotations

import hmac
from base64 import b32encode
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import Any

from houseway.club import Club, read_club
from houseway.club.acts import Act, read_act
from houseway.server.logs.events import Draft, Event
from houseway.server.people.roles import Role

LOG = "club:"
CODE = 10  # letters of a ticket's code: fifty bits


def log_of(id: str) -> str:
    """Where the events of a club are written."""
    return LOG + id


@dataclass(frozen=True, slots=True)
class Asked:
    """An act that waits for a second person."""

    number: int
    act: Act
    by: str  # an account
    name: str
    day: date
    night: str = ""  # at the desk, that it writes down


class LiveClub:
    """One club between its events."""

    def __init__(self, opened: Event) -> None:
        body = opened.body
        self.id = opened.log.removeprefix(LOG)
        self.seq = opened.seq
        self.name: str = body["name"]
        self.club: Club = read_club(body["club"])
        self.staff: dict[str, frozenset[Role]] = {body["by"]: frozenset({Role.COMMITTEE})}
        self.members: dict[str, str] = {}  # names in the register, by account
        self.asked: dict[int, Asked] = {}
        self.nights: dict[str, str] = {}  # nights of the desk that are in the books, by event
        self._secret = bytes.fromhex(body["secret"])

    @property
    def log(self) -> str:
        return log_of(self.id)

    def roles_of(self, account: str) -> frozenset[Role]:
        """What somebody is in this club."""
        return self.staff.get(account, frozenset())

    def holders(self, role: Role) -> list[str]:
        """The accounts that have a role here."""
        return [account for account, roles in self.staff.items() if role in roles]

    def code(self, seat: str) -> str:
        """What is printed on the ticket of a seat; nobody guesses it."""
        mac = hmac.new(self._secret, seat.encode(), sha256).digest()
        return b32encode(mac).decode()[:CODE]

    def seat_of(self, code: str) -> str:
        """The seat whose ticket has a code, or nothing."""
        wanted = code.strip().upper().encode()
        fits = (
            seat
            for seat in self.club.seats
            if hmac.compare_digest(self.code(seat).encode(), wanted)
        )
        return next(fits, "")

    def apply(self, draft: Draft | Event) -> None:
        """Let something that was decided happen."""
        HAPPENS[draft.kind](self, draft.body)
        self.seq += 1

    def _done(self, body: dict[str, Any]) -> None:
        self.club = self.club.do(
            read_act(body["act"]),
            by=body["name"],
            day=date.fromisoformat(body["on"]),
            seconded=body.get("seconded", ""),
        )
        self.asked.pop(body.get("asked", 0), None)
        if night := body.get("night"):
            self.nights[body["act"]["event"]] = night

    def _undone(self, body: dict[str, Any]) -> None:
        self.club = self.club.undo()
        played = {each.id for each in self.club.events.values() if each.played}
        self.nights = {event: night for event, night in self.nights.items() if event in played}

    def _asked(self, body: dict[str, Any]) -> None:
        number, day = body["number"], date.fromisoformat(body["on"])
        act = read_act(body["act"])
        night = body.get("night", "")
        self.asked[number] = Asked(number, act, body["by"], body["name"], day, night)

    def _dropped(self, body: dict[str, Any]) -> None:
        del self.asked[body["number"]]

    def _appointed(self, body: dict[str, Any]) -> None:
        role = Role(body["role"])
        self.staff[body["account"]] = self.roles_of(body["account"]) | {role}

    def _dismissed(self, body: dict[str, Any]) -> None:
        left = self.roles_of(body["account"]) - {Role(body["role"])}
        self.staff[body["account"]] = left

    def _linked(self, body: dict[str, Any]) -> None:
        self.members[body["account"]] = body["member"]


HAPPENS = {
    "done": LiveClub._done,
    "undone": LiveClub._undone,
    "asked": LiveClub._asked,
    "dropped": LiveClub._dropped,
    "linked": LiveClub._linked,
    "appointed": LiveClub._appointed,
    "dismissed": LiveClub._dismissed,
}
