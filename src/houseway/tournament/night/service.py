"""Cards and dealers: what the room does for its tables."""

from __future__ import annotations

from houseway.errors import IllegalSeat
from houseway.tournament.night.acts import (
    AskCard,
    AskDeck,
    ChooseDealer,
    DamageCard,
    DealTable,
    ShiftChairs,
)
from houseway.tournament.night.room import Room, does
from houseway.tournament.night.state import by_name


@does(DamageCard)
def damage_card(room: Room, act: DamageCard) -> None:
    """A damaged card: the table gets a new deck."""
    room.state.change_table(act.table, damaged=True, new_deck=True)


@does(AskDeck)
def ask_deck(room: Room, act: AskDeck) -> None:
    """Players may ask for a new deck only where a card is damaged."""
    _, chair = room.seated(act.player)
    if not room.state.table(chair.table).damaged:
        raise room.refuse("no card is damaged", "deck")
    room.state.change_table(chair.table, damaged=False, new_deck=True)


@does(AskCard)
def ask_card(room: Room, act: AskCard) -> None:
    """Nobody is shown what would have come."""
    raise room.refuse("cards that were not dealt are not shown", "rabbit")


# Dealers


@does(DealTable)
def deal_table(room: Room, act: DealTable) -> None:
    """Somebody deals a table; at the last one, who does not play comes first (83.s3)."""
    room.state.table(act.table)
    if _plays(room, act.dealer) and is_final(room):
        others = [name for name, plays in room.setup.volunteers.items() if not plays]
        if others:
            raise IllegalSeat(
                f"{', '.join(others)} would deal and does not play",
                clause=room.cite("final_dealer"),
            )
    room.state.change_table(act.table, dealer=act.dealer)


def _plays(room: Room, name: str) -> bool:
    player = room.state.players.get(name)
    return bool(player and player.playing) or room.setup.volunteers.get(name, False)


def is_final(room: Room) -> bool:
    """Whether the last table is being played."""
    return room.state.tonight.final and len(room.state.tables) <= 1


@does(ShiftChairs)
def shift_chairs(room: Room, act: ShiftChairs) -> None:
    """Chairs are moved round for a dealer; the numbers of the seats stay (83.s2)."""
    room.state.table(act.table)


@does(ChooseDealer)
def choose_dealer(room: Room, act: ChooseDealer) -> None:
    """One who offers deals; of several the director chooses."""
    table = act.table or _without_dealer(room)
    offers = dict(room.setup.volunteers)
    if is_final(room) and not all(offers.values()):
        offers = {name: plays for name, plays in offers.items() if not plays}
    if not offers:
        raise IllegalSeat("nobody offers to deal", clause=room.cite("dealer"))
    if len(offers) == 1:
        (dealer,) = offers
        room.state.change_table(table, dealer=dealer)
        return
    by = "final_dealer" if is_final(room) else "dealer"
    room.ask(f"dealer {table}", tuple(offers), f"who deals table {table}?", by)


def _without_dealer(room: Room) -> str:
    names = sorted(room.state.tables, key=by_name)
    if not names:
        raise IllegalSeat("no table is open", clause=room.cite("dealer"))
    return next((name for name in names if not room.state.tables[name].dealer), names[0])
