"""Who may do what: the roles of a card room, the acts it knows, and the one question about both.

A role is given to an account; an act names the roles that may do it. Nothing else in the house
asks who somebody is. An act stands here once something asks for it, and not before.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from houseway.errors import BadInput


class Role(StrEnum):
    """What somebody is in the house."""

    words: str

    def __new__(cls, name: str, words: str = "") -> Role:
        made = str.__new__(cls, name)
        made._value_ = name
        made.words = words
        return made

    PLAYER = "player", "everybody who is signed in, guests too"
    DEALER = "dealer", "deals at a table"
    FLOOR = "floor", "runs the room: tables, lists, jackpots"
    CASHIER = "cashier", "pays out and counts"
    DIRECTOR = "director", "runs tournaments and opens tables for them"
    COMMITTEE = "committee", "answers for the club, and sees its money"
    AUDITOR = "auditor", "sees everything that is written down and changes nothing"
    ADMIN = "admin", "says who is what"


GIVEN = tuple(role for role in Role if role is not Role.PLAYER)  # that one has, or has not

_DEALER, _FLOOR, _DIRECTOR = Role.DEALER, Role.FLOOR, Role.DIRECTOR
_CASHIER, _COMMITTEE, _AUDITOR = Role.CASHIER, Role.COMMITTEE, Role.AUDITOR
_ADMIN = Role.ADMIN


class StaffAct(StrEnum):
    """Something that not everybody may do."""

    words: str  # that follow "may"
    roles: frozenset[Role]
    money: bool  # whether it moves any
    reads: bool  # whether it changes nothing
    alone: bool  # whether one person does it, many times in a minute

    def __new__(
        cls, name: str, words: str = "", roles: tuple[Role, ...] = (), kind: str = ""
    ) -> StaffAct:
        made = str.__new__(cls, name)
        made._value_ = name
        made.words, made.roles = words, frozenset(roles)
        made.money, made.reads, made.alone = kind == "money", kind == "reads", kind == "alone"
        return made

    GIVE_ROLE = "give-role", "give and take roles", (_ADMIN,)
    READ_ROLES = "read-roles", "see who has which role", (_AUDITOR, _ADMIN), "reads"
    OPEN_LISTED = "open-listed", "open a table for those who wait", (_FLOOR, _DIRECTOR)
    DECIDE_RULING = (
        "decide-ruling",
        "decide what a rule leaves to the director",
        (_FLOOR, _DIRECTOR),
    )
    ANSWER_DISPUTE = (
        "answer-dispute",
        "see the rounds that are disputed, and answer",
        (_FLOOR, _DIRECTOR),
        "alone",
    )
    HUSH_TABLE = "hush-table", "hush a table's talk", (_FLOOR, _DIRECTOR), "alone"
    DIRECT_NIGHT = "direct-night", "direct a tournament night", (_DIRECTOR, _FLOOR), "alone"
    KEEP_CLUB = "keep-club", "keep a club's register and books", (_COMMITTEE,), "alone"
    RECORD_NIGHT = (
        "record-night",
        "write down what came of a club's night",
        (_COMMITTEE, _DIRECTOR),
        "alone",
    )
    READ_CLUB = "read-club", "read a club's register and books", (_COMMITTEE, _AUDITOR), "reads"
    OPEN_LIVE = "open-live", "open a live table", (_FLOOR, _DIRECTOR)
    DEAL_LIVE = (
        "deal-live",
        "keep the count of a live table",
        (_DEALER, _FLOOR, _DIRECTOR),
        "alone",
    )
    OPEN_JACKPOT = "open-jackpot", "open a jackpot", (_FLOOR,), "money"
    POST_JACKPOT = "post-jackpot", "post what a jackpot has collected", (_FLOOR,)
    VERIFY_CLAIM = "verify-claim", "verify a jackpot's claim and pay it", (_FLOOR,), "money"
    VOID_CLAIM = "void-claim", "void a jackpot's claim", (_FLOOR,)
    SEED_JACKPOT = "seed-jackpot", "seed a jackpot that was won", (_FLOOR,)
    FREEZE_JACKPOT = "freeze-jackpot", "freeze a jackpot and release it", (_FLOOR,)
    PAY_BONUS = "pay-bonus", "pay a jackpot's daily bonuses", (_FLOOR, _CASHIER), "money"
    READ_BOOKS = (
        "read-books",
        "read a jackpot's books",
        (_FLOOR, _CASHIER, _COMMITTEE, _AUDITOR),
        "reads",
    )
    READ_FLOOR = (
        "read-floor",
        "see the floor: every table, what it took, and what is to be done",
        (_FLOOR, _DIRECTOR, _CASHIER, _AUDITOR),
        "reads",
    )
    READ_REPORT = (
        "read-report",
        "read the reports of shifts and gaming days",
        (_FLOOR, _CASHIER, _COMMITTEE, _AUDITOR),
        "reads",
    )
    REVIEW_ROUND = (
        "review-round",
        "see any finished round from any seat",
        (_FLOOR, _DIRECTOR),
        "alone",
    )
    OPEN_TABLE = "open-table", "open a table for the house", (_FLOOR, _DIRECTOR)
    CLOSE_TABLE = (
        "close-table",
        "close a table and give its players their chips",
        (_FLOOR, _DIRECTOR),
    )
    PAUSE_TABLE = "pause-table", "pause a table and let it go on", (_FLOOR, _DIRECTOR)
    MOVE_PLAYER = "move-player", "move a player to another table", (_FLOOR, _DIRECTOR)
    SEAT_PLAYER = "seat-player", "hold a seat for somebody", (_FLOOR, _DIRECTOR)
    PUT_OUT = "put-out", "put a player out of a game", (_FLOOR, _DIRECTOR)
    CHANGE_STAKES = "change-stakes", "change a table's stakes between rounds", (_FLOOR,)
    FILL_TABLE = "fill-table", "bring chips to a table's tray", (_FLOOR, _CASHIER), "money"
    CREDIT_TABLE = "credit-table", "take chips from a table's tray", (_FLOOR, _CASHIER), "money"
    COMP_PLAYER = "comp-player", "give a player chips on the house", (_FLOOR, _CASHIER), "money"
    EXCLUDE_PLAYER = "exclude-player", "exclude a player", (_FLOOR,)
    READMIT_PLAYER = "readmit-player", "let a player in again", (_FLOOR,)
    READ_CLASS = (
        "read-class",
        "see how a class is doing in the training room",
        (_FLOOR, _DIRECTOR, _AUDITOR),
        "reads",
    )
    READ_TAKINGS = (
        "read-takings",
        "read a day's takings",
        (_CASHIER, _COMMITTEE, _AUDITOR),
        "reads",
    )


def may(roles: Iterable[Role], act: StaffAct) -> bool:
    """Whether somebody with these roles may do it: the only place that says so."""
    return not act.roles.isdisjoint(roles)


def acts_of(roles: Iterable[Role]) -> list[StaffAct]:
    """Everything that somebody with these roles may do."""
    held = frozenset(roles)
    return [act for act in StaffAct if may(held, act)]


def needed(act: StaffAct) -> str:
    """Why somebody may not, and what would help."""
    names = [f"the {role}" for role in Role if role in act.roles]
    who = " or ".join(filter(None, [", ".join(names[:-1]), names[-1]]))
    return f"only {who} may {act.words}; an admin gives roles"


def read_role(name: str) -> Role:
    """A role that is given, by its name."""
    if name.casefold() == Role.PLAYER:
        raise BadInput("everybody who is signed in is a player; that is neither given nor taken")
    try:
        return Role(name.casefold())
    except ValueError:
        raise BadInput(f"there is no role {name!r}; roles are {', '.join(GIVEN)}") from None


def read_four_eyes(names: Iterable[str]) -> frozenset[StaffAct]:
    """The acts that a house wants two people for."""
    able = [act for act in StaffAct if not act.reads and not act.alone]
    for name in names:
        if name not in able:
            raise BadInput(f"{name!r} cannot need two people; acts that can: {', '.join(able)}")
    return frozenset(map(StaffAct, names))
