"""What an event tells one of its tables: who sits there, with what, and the hand that is dealt."""

from __future__ import annotations

import random
import secrets
from typing import Any

from houseway.errors import HousewayError
from houseway.floor.event_table import EventHand
from houseway.server.logs.events import Draft, Event
from houseway.server.nights.live_night import LiveNight
from houseway.server.tables.in_event import InEvent
from houseway.server.tables.live_table import LiveTable, plain
from houseway.tournament.dealt import CHIP, LIMITS, SLUGS, game_at, laid
from houseway.tournament.directing import hand_for_hand
from houseway.tournament.night.records import Where


def opened(live: LiveNight, letter: str, at: int) -> LiveTable:
    """A new table of an event, before anything has happened there."""
    field = live.field
    assert field is not None
    night, terms = live.night, field.terms
    game, structure = _first_game(live, letter), night.setup.structure
    if mix := field.mix_at(letter):
        posted = mix.settings(game, structure.blinds(1), structure.chip, CHIP)
    else:
        limit = "limit" if night.setup.gamecards else LIMITS[night.setup.game]
        posted = {"limit": limit, "blinds": [CHIP * each for each in structure.blinds(1)]}
    event = {
        "night": live.id,
        "table": letter,
        "chairs": night.setup.most_chairs,
        "seconds": terms.seconds,
        "thinks": list(terms.speed.thinks),
        "looks": terms.speed.looks,
    }
    body = {
        "game": game.id,
        "settings": plain(game.read_settings(posted)),
        "name": f"{live.name[:30]}, {letter}",
        "by": "",
        "event": event,
    }
    return LiveTable(Event(secrets.token_hex(6), 0, "opened", body, at))


def _first_game(live: LiveNight, letter: str) -> Any:
    """A game to open a table with; a table with gamecards has drawn none yet."""
    field, setup = live.field, live.night.setup
    assert field is not None
    if field.terms.mix or letter in live.night.tables:
        try:
            return game_at(live.night, letter, field.mix_at(letter))
        except HousewayError:
            pass
    from houseway import games

    return games.find(f"{SLUGS[setup.game]}@{setup.house}")


def given(live: LiveNight, letter: str) -> Draft:
    """Who sits at a table now, and how the event stands."""
    field, table = live.field, live.night.tables.get(letter)
    assert field is not None
    taken = table.taken if table else {}
    seats = {str(seat): _seated(live, name) for seat, name in sorted(taken.items())}
    return Draft("given", {"seats": seats, "shown": shown(live)})


def _seated(live: LiveNight, name: str) -> dict[str, Any]:
    field, player = live.field, live.night.players[name]
    assert field is not None
    account = field.people[name]
    return {
        "person": account or f"bot:{name}",
        "name": name,
        "bot": not account,
        "stack": CHIP * player.stack,
        "away": player.where is Where.AWAY,
        "bank": field.bank_of(name) if account else 0.0,
    }


def shown(live: LiveNight) -> dict[str, Any]:
    """How the event stands, for everybody at its tables."""
    night = live.night
    return {
        "level": night.level,
        "blinds": list(night.setup.structure.blinds(night.level)),
        "left": night.left,
        "entries": night.entries.all,
        "hand_for_hand": hand_for_hand(night),
    }


def changed(live: LiveNight, table: LiveTable) -> bool:
    """Whether a table between hands does not show the seats that the event has given."""
    assert table.event is not None
    seats = given(live, table.event.table).body["seats"]
    held = {
        str(seat): (who.person, who.stack, who.away)
        for seat, who in sorted(table.table.seats.items())
    }
    return held != {
        seat: (each["person"], each["stack"], each["away"]) for seat, each in seats.items()
    }


def dealt(live: LiveNight, table: LiveTable, rng: random.Random) -> Draft:
    """The hand that is open in the event, as its table deals it."""
    assert table.event is not None
    assert live.field is not None
    hand = laid(live.night, table.event.table, rng, live.field.mix_at(table.event.table))
    return Draft("dealt", {"round": table.round_number + 1, "hand": _plain(hand)})


def _plain(hand: EventHand) -> dict[str, Any]:
    return {**hand.to_json(), "settings": plain(hand.settings)}


def waits_until(table: LiveTable) -> float:
    """When the next hand may be dealt: people look at the last one first. Seconds since 1970."""
    event: InEvent | None = table.event
    assert event is not None
    return event.ended + event.looks if table.humans and event.ended else 0.0
