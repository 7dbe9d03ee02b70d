"""Events that the server deals: the tournament lobby, the door, and whoever runs them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from houseway.server.people.callers import SECURED, AtDesk, MaybeCaller, SignedIn
from houseway.server.shapes.dealt import (
    DealtForm,
    DealtLine,
    DealtPage,
    DoorForm,
    FloorForm,
    GameChoiceForm,
    MixesPage,
    MixGame,
)
from houseway.server.web.answers import documented
from houseway.tournament.mix import known, mixable

router = APIRouter(prefix="/api", tags=["dealt events"])

EventId = Annotated[str, Path(max_length=64)]
CHANGES = documented(400, 401, 403, 404, 409, 413, 422, 429)


@router.get("/dealt")
async def list_dealt(desk: AtDesk) -> list[DealtLine]:
    """The events that are dealt here, the last announced first."""
    return await desk.dealt.every()


@router.get("/mixes")
def list_mixes() -> MixesPage:
    """The games that can be dealt in a mix or a dealer's choice."""
    found = [MixGame(id=each.id, name=each.name, house=each.house, seats=each.seats)
             for each in mixable()]  # fmt: skip
    return MixesPage(games=found, known={name: list(ids) for name, ids in known().items()})


@router.post("/dealt", responses=CHANGES, dependencies=SECURED)
async def open_dealt(desk: AtDesk, caller: SignedIn, form: DealtForm) -> DealtPage:
    """Announce an event; whoever does may start it, pause it and call it off."""
    desk.buckets.openings.take(caller.account.id)
    return await desk.dealt.open(caller.account, form)


@router.get("/dealt/{event_id}", responses=documented(404, 422), dependencies=SECURED)
async def show_dealt(desk: AtDesk, caller: MaybeCaller, event_id: EventId) -> DealtPage:
    """An event as it stands, and where the caller sits in it."""
    return await desk.dealt.find(event_id, caller.account if caller else None)


@router.post("/dealt/{event_id}/door", responses=CHANGES, dependencies=SECURED)
async def at_the_door(
    desk: AtDesk, caller: SignedIn, event_id: EventId, form: DoorForm
) -> DealtPage:
    """Register, take it back before the start, re-enter or rebuy."""
    desk.buckets.commands.take(caller.account.id)
    return await desk.dealt.door(caller.account, event_id, form)


@router.post("/dealt/{event_id}/choice", responses=CHANGES, dependencies=SECURED)
async def choose_game(
    desk: AtDesk, caller: SignedIn, event_id: EventId, form: GameChoiceForm
) -> DealtPage:
    """Call the game that comes, in a dealer's choice, with the button in front of you."""
    desk.buckets.commands.take(caller.account.id)
    return await desk.dealt.choose(caller.account, event_id, form)


@router.post("/dealt/{event_id}/floor", responses=CHANGES, dependencies=SECURED)
async def on_the_floor(
    desk: AtDesk, caller: SignedIn, event_id: EventId, form: FloorForm
) -> DealtPage:
    """Start the event, let it rest, go on, or call it off."""
    desk.buckets.commands.take(caller.account.id)
    return await desk.dealt.floor(caller.account, event_id, form)
