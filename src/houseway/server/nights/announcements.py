"""What can be announced: houses that hold nights, their events and options, a structure."""

from __future__ import annotations

from houseway import houses
from houseway.houses.house import House
from houseway.server.shapes.night_forms import EveningForm
from houseway.server.shapes.nights import EventChoice, HouseNights, NightOption, ProposalView
from houseway.tournament import Setup
from houseway.tournament.chip_set import serves, starting_stack
from houseway.tournament.night.setup import DEFAULT_LEVELS
from houseway.tournament.structure import Evening, propose


def held() -> list[HouseNights]:
    """The houses that hold nights, and what is on their lists."""
    return [_held(each) for each in houses.every().values() if each.night and each.club]


def _held(house: House) -> HouseNights:
    assert house.club is not None
    events = [_choice(Setup(house.id, event)) for event in house.club.events]
    return HouseNights(
        house=house.id,
        title=house.title,
        symbol=house.currency.symbol,
        levels=[list(each) for each in DEFAULT_LEVELS],
        events=events,
    )


def _choice(setup: Setup) -> EventChoice:
    return EventChoice(
        event=setup.event,
        title=setup.kind.name,
        seats=setup.chairs,
        buy_in=setup.price,
        stack=setup.chips,
        minutes=setup.format.minutes,
        registered_only=setup.format.registered_only,
    )


def proposed(form: EveningForm) -> ProposalView:
    """A structure for an evening, and what the club's chips do for it."""
    said = form.model_dump(exclude={"chip_set"})
    chips = {int(value): number for value, number in form.chip_set.items()}
    proposal = propose(Evening(**said))
    each = starting_stack(chips, form.stack, form.players) if chips else None
    return ProposalView(
        **proposal.to_json(),
        chips_each=None if each is None else {str(value): number for value, number in each.items()},
        serves=serves(chips, form.stack) if chips else None,
    )


def options_of(house: str, event: str) -> list[NightOption]:
    """What may be decided otherwise for a kind of event, each with its clause."""
    setup = Setup(house, event)
    setup.club.event(event)  # or there is none
    found = setup.options().values()
    return [NightOption.model_validate(each.to_json()) for each in found]
