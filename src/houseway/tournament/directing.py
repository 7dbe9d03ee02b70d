"""What the house does by itself between the hands of a dealt event.

A director is not asked: where the book leaves a choice, the first one it offers is taken. Tables
deal when they are ready. Near the money they deal hand for hand: nobody gets a card before every
table has finished its hand.
"""

from __future__ import annotations

from houseway import houses
from houseway.tournament.night import acts
from houseway.tournament.night.event import Event
from houseway.tournament.night.hand.rotation import hands_left
from houseway.tournament.night.paying import places_paid


def next_act(event: Event, *, waits: bool = False) -> acts.Act | None:
    """What is due before anybody is dealt a hand; None if nothing is that could be done now.

    With one player left the event is over, unless it `waits` for those who may still come.
    """
    state = event.room.state
    if state.tonight.ended:
        return None
    if event.questions:
        asked = event.questions[0]
        return acts.Decide(asked.about, asked.choices[0])
    if state.unseated and (state.room or not state.tables):
        return acts.Seat()
    if len(state.tables) > 1 and not state.tonight.order:
        return acts.DrawOrder()
    if (prizes := unposted(event)) is not None:
        return prizes
    if event.left == 1 and state.tonight.outs and not (waits and buying_again(event)):
        return acts.End()
    move = event.moves_due()
    if move is not None and (not state.busy or event.may(move)):
        return move
    return None


def unposted(event: Event) -> acts.PostPrizes | None:
    """Per cents for the places paid, once nobody can enter any more and nobody has posted any."""
    said = event.setup.percent or event.setup.posted or event.room.state.tonight.till.percent
    plan = houses.find(event.setup.house).year
    if said or event.registration or plan is None or not plan.percent:
        return None
    paid = min(places_paid(event.room), max(plan.percent))
    return acts.PostPrizes(plan.percent[paid]) if paid in plan.percent else None


def buying_again(event: Event) -> bool:
    """Whether somebody who is out may still come back."""
    if event.registration and event.setup.late:
        return True
    return event.rebuys and event.room.state.tonight.hours.started


def hand_for_hand(event: Event) -> bool:
    """Whether the next to go out is the last without a prize, with several tables left."""
    if len(event.tables) < 2 or event.registration:
        return False
    paid = len(event.posted.prizes) or places_paid(event.room)
    return event.left == paid + 1


def may_deal(event: Event, table: str) -> bool:
    """Whether a table may be dealt its next hand now."""
    found = event.tables[table]
    if found.busy or len(found.taken) < 2 or event.on_break or event.ended:
        return False
    return not (hand_for_hand(event) and event.room.state.busy)


def before_a_hand(event: Event, table: str) -> acts.Act | None:
    """A gamecard that has to be drawn before a hand, where a table has any."""
    found = event.tables[table]
    needs_one = found.rotation is not None and not hands_left(found)
    return acts.DrawGame(table) if needs_one else None


def tied(event: Event, outs: int) -> acts.Together | None:
    """Those who have gone out since so many had, if that was at several tables at once."""
    gone = [each for each in event.players.values() if each.out > outs]
    tables = {each.out_at.table for each in gone if each.out_at}
    names = sorted(gone, key=lambda each: (-each.out, each.out_turn))
    return acts.Together(tuple(each.name for each in names)) if len(tables) > 1 else None
