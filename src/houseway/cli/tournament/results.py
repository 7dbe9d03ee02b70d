"""What came of a night: places, prizes, bounties, and where the money went."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from houseway import houses
from houseway.cli.club.listing import print_table
from houseway.cli.listing import print_json
from houseway.cli.room import server
from houseway.cli.tournament.written import read_night
from houseway.errors import BadInput
from houseway.tournament import Event


def show_results(night: str, db: str | None, *, json: bool) -> None:
    """The results of a file, of a card room's night, or the nights that there are."""
    if db is None:
        if not night:
            raise BadInput("name a night's file, or a card room's database with --db")
        show(read_night(Path(night)), json=json)
        return
    found = asyncio.run(server("dealt.kept_nights").kept_nights(db, night))  # type: ignore[attr-defined]
    if night:
        show(found[0].event, json=json)
    elif json:
        print_json([each.to_json() for each in found])
    else:
        rows = [(each.id, each.name, str(each.left), each.stage) for each in found]
        print_table([("night", "name", "left", ""), *rows], right=(2,))


def show(event: Event, *, json: bool) -> None:
    """Places, prizes and bounties of a night as far as it has come."""
    if json:
        print_json(told(event))
        return
    currency = houses.find(event.setup.house).currency
    state = "over" if event.ended else f"level {event.level}, {event.left} left"
    print(f"{event.setup.kind.name}: {event.entries.all} entries, {state}")
    rows = [
        (str(row["place"] or ""), row["player"], row["chair"], f"{row['stack']:,}",
         currency.says(row["prize"]),
         currency.text(row["bounty"]) if row["bounty"] else "")
        for row in told(event)["players"]
    ]  # fmt: skip
    print_table([("", "player", "seat", "chips", "prize", "bounty"), *rows], right=(0, 3))
    print(f"prize pool {currency.text(event.pool)}, kept {currency.text(event.fee)}")
    for question in event.questions:
        print(f"asked: {question.says} ({', '.join(question.choices)})")


def told(event: Event) -> dict[str, Any]:
    """The same as plain values."""
    places, prizes = event.places, event.prizes
    players = [
        {
            "player": name,
            "place": places.get(name),
            "chair": str(player.chair) if player.chair else "",
            "stack": player.stack,
            "entries": player.entries,
            "prize": ", ".join(map(str, prizes.get(name, ()))),
            "money": sum(each.worth for each in prizes.get(name, ()) if not each.seat),
            "bounty": int(event.bounties.get(name, 0)),
            "mystery": [str(each) for each in event.mysteries.get(name, ())],
        }
        for name, player in event.players.items()
    ]
    players.sort(key=lambda row: (row["place"] or 0, -int(str(row["stack"])), str(row["player"])))
    return {
        "event": event.setup.event,
        "house": event.setup.house,
        "entries": event.entries.all,
        "left": event.left,
        "level": event.level,
        "ended": event.ended,
        "in_play": event.in_play,
        "pool": event.pool,
        "kept": event.fee,
        "posted": [str(each) for each in event.posted.prizes],
        "players": players,
        "questions": [question.says for question in event.questions],
        "acts": len(event.log),
    }
