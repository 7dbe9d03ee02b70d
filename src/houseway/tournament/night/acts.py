"""Everything that can be done in a night: a closed list, each act a value with a JSON form.

What chance decides is in `drawn`, so that a log can be played again without any.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from houseway.errors import BadInput


@dataclass(frozen=True, slots=True)
class Act:
    """Something that is done. `to_json` and `read_act` are each other's reverse."""

    act: ClassVar[str] = ""

    def to_json(self) -> dict[str, Any]:
        """The act as plain values; what is as it always is goes unsaid."""
        said: dict[str, Any] = {"act": self.act}
        for each in fields(self):
            value = getattr(self, each.name)
            if value != each.default:
                said[each.name] = list(value) if isinstance(value, tuple) else value
        return said


# The door


@dataclass(frozen=True, slots=True)
class Enter(Act):
    """A player enters."""

    player: str
    how: str = ""  # online or cash


@dataclass(frozen=True, slots=True)
class ReEnter(Act):
    """A player who is out pays for another stack."""

    player: str
    how: str = ""


@dataclass(frozen=True, slots=True)
class Forfeit(Act):
    """A player gives up his stack, and pays for a new one."""

    player: str
    how: str = ""


@dataclass(frozen=True, slots=True)
class Rebuy(Act):
    """A player who is out buys in again and keeps his chair."""

    player: str
    how: str = ""


@dataclass(frozen=True, slots=True)
class Pay(Act):
    """A player pays what he owes, in cents."""

    player: str
    amount: int
    how: str = ""


@dataclass(frozen=True, slots=True)
class Transfer(Act):
    """A player wants to give his entry or his prize to somebody else."""

    player: str
    what: str
    to: str


@dataclass(frozen=True, slots=True)
class Bar(Act):
    """The venue will not have a player."""

    player: str


# Seats


@dataclass(frozen=True, slots=True)
class Seat(Act):
    """Seats are drawn for everybody who has none."""

    by_hand: bool = False
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AddChair(Act):
    """One more chair at a table."""

    table: str


@dataclass(frozen=True, slots=True)
class OpenTable(Act):
    """One more table."""


@dataclass(frozen=True, slots=True)
class Sit(Act):
    """A player sits down: in his seat, or in the one named, right or not."""

    player: str
    chair: str = ""


@dataclass(frozen=True, slots=True)
class Correct(Act):
    """A player in the wrong seat goes to his own."""

    player: str


@dataclass(frozen=True, slots=True)
class Place(Act):
    """The club gives a player another seat."""

    player: str
    chair: str


@dataclass(frozen=True, slots=True)
class Move(Act):
    """A seat elsewhere is drawn for a player; he is on his way, or there."""

    player: str
    sits: bool = False
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DrawOrder(Act):
    """The order in which tables break is drawn."""

    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SetOrder(Act):
    """The club changes the order in which tables break."""

    tables: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Break(Act):
    """A table breaks, the next in order if none is named; its players draw seats."""

    table: str = ""
    walking: bool = False  # they are on their way, and not there yet
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Balance(Act):
    """A player of the biggest table and a seat of the smallest are drawn."""

    walking: bool = False
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Dodge(Act):
    """The director holds that a player dodged his blinds as he moved."""

    player: str


# People


@dataclass(frozen=True, slots=True)
class Away(Act):
    """A player is out of reach of his chair."""

    player: str


@dataclass(frozen=True, slots=True)
class Stand(Act):
    """A player stands within reach of his chair."""

    player: str


@dataclass(frozen=True, slots=True)
class Back(Act):
    """A player is back at his seat."""

    player: str


@dataclass(frozen=True, slots=True)
class Leave(Act):
    """A player leaves for good."""

    player: str


# Hands


@dataclass(frozen=True, slots=True)
class Begin(Act):
    """The first riffle, or the green button: a hand begins."""

    table: str


@dataclass(frozen=True, slots=True)
class Deal(Act):
    """A hand is dealt and left open: all of it, or the first cards as far as a seat."""

    table: str
    up_to: int = 0
    level: int = 0  # another than it should be, by mistake


@dataclass(frozen=True, slots=True)
class DealOn(Act):
    """The rest of the cards."""

    table: str


@dataclass(frozen=True, slots=True)
class FindLevel(Act):
    """Somebody finds that the hand is played at the wrong level."""

    table: str


@dataclass(frozen=True, slots=True)
class Misdeal(Act):
    """A misdeal is declared."""

    table: str


@dataclass(frozen=True, slots=True)
class Finish(Act):
    """A hand ends: dealt if need be, and won by somebody who may put others out.

    Without a winner it is folded round to the last live hand.
    """

    table: str
    winner: str = ""
    busts: tuple[str, ...] = ()
    open: bool = False  # only a hand that is open ends


@dataclass(frozen=True, slots=True)
class Settle(Act):
    """A hand that was dealt ends: `Ann 12000` for each stack, `Bob Ann` for who put Bob out."""

    table: str
    stacks: tuple[str, ...]
    out: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Play(Act):
    """A player acts in the open hand: fold, check, call or raise."""

    player: str
    what: str


@dataclass(frozen=True, slots=True)
class Bust(Act):
    """A player has lost all his chips; to whom, if it is known."""

    player: str
    to: str = ""


# Time


@dataclass(frozen=True, slots=True)
class Announce(Act):
    """A level is announced."""

    level: int


@dataclass(frozen=True, slots=True)
class SetClock(Act):
    """So many minutes have been played."""

    minute: int


@dataclass(frozen=True, slots=True)
class TakeBreak(Act):
    """The break begins."""


@dataclass(frozen=True, slots=True)
class Resume(Act):
    """The break is over."""


# Rulings


@dataclass(frozen=True, slots=True)
class Penalise(Act):
    """A warning, hands or rounds away from the table."""

    player: str
    what: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class Disqualify(Act):
    """A player is disqualified, with his prize or without."""

    player: str
    prize_forfeited: bool = False
    why: str = ""


@dataclass(frozen=True, slots=True)
class Offend(Act):
    """A ruling is asked for on what a player did: see `conduct.OFFENCES`."""

    player: str
    how: str = "offends"


@dataclass(frozen=True, slots=True)
class Decide(Act):
    """The director answers a question that the book leaves to him."""

    about: str
    choice: str


# The rest


@dataclass(frozen=True, slots=True)
class PostPrizes(Act):
    """The committee posts how the pool is divided, in per cent from first place on."""

    percent: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CorrectPool(Act):
    """The prize pool was posted wrong, and is put right."""

    amount: int
    why: str = ""


@dataclass(frozen=True, slots=True)
class AdjustChips(Act):
    """Chips come into play or leave it: a race, chips found, a count put right."""

    player: str
    by: int
    why: str


@dataclass(frozen=True, slots=True)
class DamageCard(Act):
    """A card of the table's deck is damaged."""

    table: str


@dataclass(frozen=True, slots=True)
class AskDeck(Act):
    """A player asks for a new deck."""

    player: str


@dataclass(frozen=True, slots=True)
class AskCard(Act):
    """A player asks to see the card that would have come."""

    player: str


@dataclass(frozen=True, slots=True)
class DrawFor(Act):
    """A draw of the break is made, and somebody wins it."""

    what: str
    player: str


@dataclass(frozen=True, slots=True)
class DealTable(Act):
    """Somebody deals a table, a player or not."""

    dealer: str
    table: str


@dataclass(frozen=True, slots=True)
class ShiftChairs(Act):
    """The chairs of a table are moved round, to make room for a dealer."""

    table: str
    by: int


@dataclass(frozen=True, slots=True)
class ChooseDealer(Act):
    """A dealer is chosen among those who offer."""

    table: str = ""


@dataclass(frozen=True, slots=True)
class DrawGame(Act):
    """The gamecard of a table's next round."""

    table: str
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Twist(Act):
    """The button adds something to the next hand."""

    table: str
    seat: int
    what: str


@dataclass(frozen=True, slots=True)
class End(Act):
    """The night is over, and prizes are paid."""


ALL: tuple[type[Act], ...] = (
    *(Enter, ReEnter, Forfeit, Rebuy, Pay, Transfer, Bar),
    *(Seat, AddChair, OpenTable, Sit, Correct, Place, Move, DrawOrder, SetOrder, Break, Balance),
    *(Dodge, Away, Stand, Back, Leave),
    *(Begin, Deal, DealOn, FindLevel, Misdeal, Finish, Settle, Play, Bust),
    *(Announce, SetClock, TakeBreak, Resume),
    *(Penalise, Disqualify, Offend, Decide),
    *(PostPrizes, CorrectPool, AdjustChips, DamageCard, AskDeck, AskCard, DrawFor),
    *(DealTable, ShiftChairs, ChooseDealer, DrawGame, Twist, End),
)
for _kind in ALL:
    _kind.act = re.sub(r"(?<!^)(?=[A-Z])", "-", _kind.__name__).lower()
NAMES: Mapping[str, type[Act]] = {kind.act: kind for kind in ALL}

_KINDS: Mapping[str, type] = {"str": str, "int": int, "bool": bool, "tuple[str, ...]": list}


def read_act(said: Mapping[str, Any]) -> Act:
    """An act from its JSON form; one that is none is refused in a line."""
    kind = NAMES.get(str(said.get("act")))
    if kind is None:
        raise BadInput(f"{said.get('act')!r} is no act; there are {', '.join(NAMES)}")
    known = {each.name: each for each in fields(kind)}
    told: dict[str, Any] = {}
    for name, value in said.items():
        if name == "act":
            continue
        if name not in known:
            raise BadInput(f"{kind.act} has no {name!r}; it has {', '.join(known) or 'nothing'}")
        wanted = _KINDS[str(known[name].type)]
        if type(value) is not wanted or (
            isinstance(value, list) and not all(isinstance(each, str) for each in value)
        ):
            raise BadInput(f"{name} of {kind.act} is {value!r}; it must be {known[name].type}")
        told[name] = tuple(value) if isinstance(value, list) else value
    try:
        return kind(**told)
    except TypeError:
        need = [name for name in known if name not in told]
        raise BadInput(f"{kind.act} says too little; it has {', '.join(need)} too") from None
