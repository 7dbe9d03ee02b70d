"""Games that change by the round: gamecards, a box for those that were used, the button's option.

A round is a hand for every player who sits there when it starts. Who goes out before he had the
button shortens it; who sits down does not lengthen it (resolution S03).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from houseway import games
from houseway.errors import IllegalAction
from houseway.play.pot import PotGame
from houseway.rulebook import Clause
from houseway.tournament.night.acts import DrawGame, Twist
from houseway.tournament.night.hand.positions import positions
from houseway.tournament.night.records import Stage, Table
from houseway.tournament.night.room import Room, does

NOTHING = "none"


@dataclass(frozen=True, slots=True)
class Rotation:
    """The gamecards of one table, and the round that it plays."""

    pile: tuple[str, ...]
    box: tuple[str, ...] = ()
    game: str = ""
    waiting: frozenset[str] = frozenset()  # those of the round who have yet to have the button
    option: str = NOTHING
    suit: str = ""

    def used(self, cards: Iterable[str]) -> Rotation:
        """The same cards, some of which lie in the box."""
        box = tuple(cards)
        return replace(self, pile=tuple((Counter(self.pile) - Counter(box)).elements()), box=box)

    @property
    def to_draw_from(self) -> tuple[str, ...]:
        """The unused cards; all of them once none is left."""
        return self.pile or self.box

    def drawn(self, card: str, players: Iterable[str]) -> Rotation:
        """A card comes up and goes to the box; used ones come back only when all are used."""
        pile, box = list(self.pile), list(self.box)
        if not pile:
            pile, box = box, []
        pile.remove(card)
        box.append(card)
        return replace(
            self, pile=tuple(pile), box=tuple(box), game=card, waiting=frozenset(players)
        )

    def merged(self, other: Rotation) -> Rotation:
        """Two tables become one: their unused cards come first, and a new round is drawn for."""
        pile, box = (*self.pile, *other.pile), (*self.box, *other.box)
        return replace(self, pile=pile, box=box, waiting=frozenset(), option=NOTHING, suit="")


def hands_left(table: Table) -> int:
    """How many hands the round still has."""
    if table.rotation is None:
        return 0
    return len(table.rotation.waiting & {*table.taken.values()})


@does(DrawGame)
def draw_game(room: Room, act: DrawGame) -> None:
    """The gamecard of the next round."""
    table = room.state.table(act.table)
    rotation = _rotation(room, table)
    if left := hands_left(table):
        raise IllegalAction(
            f"the round of {rotation.game} has {left} hands to go", clause=room.cite("round")
        )
    card = room.drawing.one_of(rotation.to_draw_from, clause=room.cite("gamecards"))
    room.state.change_table(table.name, rotation=rotation.drawn(card, table.taken.values()))


def needs_a_game(room: Room, table: Table) -> None:
    """Refuse a hand before a gamecard is drawn."""
    if table.rotation is not None and not hands_left(table):
        raise IllegalAction("a gamecard is drawn before the hand", clause=room.cite("gamecards"))


def _rotation(room: Room, table: Table) -> Rotation:
    if table.rotation is None:
        raise IllegalAction(
            "this event has no gamecards, or nobody keeps them", clause=room.cite("gamecards")
        )
    return table.rotation


@does(Twist)
def twist(room: Room, act: Twist) -> None:
    """The button's option for the next hand: one, before any card (resolution S05)."""
    table = room.state.table(act.table)
    rotation = _rotation(room, table)
    cite = room.cite("twist")
    button = button_of(room, table)
    if act.seat != button:
        raise IllegalAction(f"seat {button} has the button and chooses", clause=cite)
    needs_a_game(room, table)
    if table.hand and table.hand.stage in (Stage.DEALING, Stage.OPEN):
        raise IllegalAction("the cards are out; an option comes before them", clause=cite)
    if rotation.option != NOTHING:
        raise IllegalAction(f"{rotation.option} was chosen; one option a hand", clause=cite)
    option, suit = _option(room, rotation.game, act.what, cite)
    room.state.change_table(table.name, rotation=replace(rotation, option=option, suit=suit))


def _option(room: Room, name: str, what: str, cite: Clause | None) -> tuple[str, str]:
    game = game_of(room, name)
    found = game.twist(what)
    if found is None:
        known = ", ".join(each.name for each in game.twists) or "nothing"
        raise IllegalAction(f"{game.name} has no {what!r}; there is {known}", clause=cite)
    return found.name, what[-1] if found.suits else ""


def game_of(room: Room, name: str) -> PotGame:
    """The game that a gamecard names."""
    game = games.find(f"{name}@{room.setup.house}")
    assert isinstance(game, PotGame)
    return game


def button_of(room: Room, table: Table) -> int:
    """Where the button lies: of the hand that is open, or of the next."""
    if table.hand and table.hand.open and table.hand.seats:
        return table.hand.lie.button
    return positions(room, table)[0].button


def hand_over(table: Table, button: int) -> Rotation | None:
    """The round after a hand: its button has had it, and its option is gone."""
    if table.rotation is None:
        return None
    had = table.taken.get(button, "")
    waiting = table.rotation.waiting - {had}
    return replace(table.rotation, waiting=waiting, option=NOTHING, suit="")
