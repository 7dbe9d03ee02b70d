"""The pages of a dealt event, by allow-list; cards are seen at its tables alone."""

from __future__ import annotations

from typing import Any, Literal

from houseway import houses
from houseway.server.dealt import choosing
from houseway.server.dealt.field import Field, price, winnings
from houseway.server.nights.live_night import LiveNight
from houseway.server.shapes.dealt import (
    DealtLine,
    DealtPage,
    DealtPlayer,
    DealtTable,
    OwnSeat,
    TermsForm,
)
from houseway.server.shapes.nights import PrizeView
from houseway.tournament import acts
from houseway.tournament.directing import hand_for_hand
from houseway.tournament.night.records import Where
from houseway.tournament.night.state import by_name

MOST_SHOWN = 2_000
Stage = Literal["registering", "playing", "over"]
Asked = Literal["register", "withdraw", "re-enter", "rebuy", "add-on"]


def stage(live: LiveNight) -> Stage:
    """How far an event is."""
    assert live.field is not None
    if live.over:
        return "over"
    return "playing" if live.field.started else "registering"


def row_of(live: LiveNight) -> dict[str, Any]:
    """What the tournament lobby reads of an event."""
    field = live.field
    assert field is not None
    return {
        "stage": stage(live),
        "host": live.host,
        "players": len(field.people),
        "full": field.terms.full,
        "bots": field.terms.bots,
        "starts_at": field.terms.starts_at or None,
        "price": price(live.night),
        "game": game_words(live),
        "clock": None if field.paused or live.night.on_break else _patience(field),
    }


def _patience(field: Field) -> float:
    """How long a hand may stand still: what anybody has for a decision, and the most he saved."""
    return field.terms.seconds + max(field.banks.values(), default=0.0)


def due_at(live: LiveNight, at: int) -> int | None:
    """When the house has to look at an event, in milliseconds since 1970."""
    field = live.field
    if field is None or live.over:
        return None
    return at if field.started else field.terms.starts_at or None


def game_words(live: LiveNight) -> str:
    """What is played, in a few words."""
    assert live.field is not None
    mix, setup = live.field.terms.mix, live.night.setup
    if mix:
        kind = "dealer's choice" if mix.choice else "mix"
        return f"{kind} of {len(mix.games)}" if len(mix.games) > 1 else mix.games[0]
    return "gamecards" if setup.gamecards else setup.game


def listed(row: Any) -> DealtLine:
    """An event in the lobby."""
    shown = {name: told for name, told in row.dealt.items() if name in DealtLine.model_fields}
    return DealtLine(
        id=row.id, name=row.name, left=row.left, opened_at=row.opened_at / 1000, **shown
    )


def dealt_page(
    live: LiveNight,
    at: int,
    account: str | None,
    *,
    wallet: int,
    yours: bool,
    secret: str | None = None,
) -> DealtPage:
    """An event as one person sees it."""
    night, field = live.night, live.field
    assert field is not None
    structure, terms = night.setup.structure, field.terms
    by_clock = not terms.hand_minutes and live.timer.running
    mine = field.name_of(account) if account else ""
    return DealtPage(
        id=live.id,
        seq=live.seq,
        name=live.name,
        event=night.setup.kind.name,
        house=night.setup.house,
        symbol=houses.find(night.setup.house).currency.symbol,
        game=game_words(live),
        stage=stage(live),
        cancelled=field.cancelled,
        paused=field.paused,
        yours=yours,
        terms=TermsForm.model_validate(terms.to_json()),
        price=price(night),
        stack=night.setup.chips,
        level=night.level,
        blinds=list(structure.blinds(night.level)),
        next_blinds=list(structure.blinds(night.level + 1)),
        level_left=live.timer.reading(structure, at).left if by_clock else None,
        hand_for_hand=hand_for_hand(night),
        on_break=night.on_break,
        registration=night.registration and not field.cancelled,
        entries=night.entries.all or len(field.people),
        left=night.left,
        average=night.in_play // night.left if night.left else 0,
        pool=night.pool,
        kept=night.fee,
        prizes=[
            PrizeView(place=place, prize=str(each))
            for place, each in enumerate(night.posted.prizes, 1)
        ],
        players=_players(live, mine),
        tables=[
            DealtTable(
                letter=letter,
                id=field.tables.get(letter),
                players=len(table.taken),
                busy=table.busy,
            )
            for letter, table in sorted(night.tables.items(), key=lambda each: by_name(each[0]))
            if not live.over
        ],
        you=_own(live, mine) if mine else None,
        choice=choosing.view(live, mine) if mine and not live.over else None,
        may=asked(live, mine) if account else [],
        wallet=wallet,
        seal=live.seal,
        secret=secret,
    )


def _won(live: LiveNight) -> dict[str, int]:
    return winnings(live.night)


def _players(live: LiveNight, mine: str) -> list[DealtPlayer]:
    night, field = live.night, live.field
    assert field is not None
    places, won = night.places, _won(live)
    found = [
        _player(live, field, name, mine, place=places.get(name), won=won.get(name, 0))
        for name in field.people
    ]
    found.sort(key=lambda each: (each.place or 0, -each.stack, each.name))
    return found[:MOST_SHOWN]


def _player(
    live: LiveNight, field: Field, name: str, mine: str, *, place: int | None, won: int
) -> DealtPlayer:
    player = live.night.players.get(name)
    return DealtPlayer(
        name=name,
        bot=not field.people[name],
        you=name == mine,
        stack=player.stack if player else 0,
        chair=str(player.chair) if player and player.chair else None,
        place=place,
        won=won,
    )


def _own(live: LiveNight, name: str) -> OwnSeat:
    field, player = live.field, live.night.players.get(name)
    assert field is not None
    chair = player.chair if player else None
    return OwnSeat(
        name=name,
        table=field.tables.get(chair.table) if chair else None,
        chair=str(chair) if chair else None,
        stack=player.stack if player else 0,
        place=live.night.places.get(name),
        won=_won(live).get(name, 0),
        away=player is not None and player.where is Where.AWAY,
    )


def asked(live: LiveNight, name: str) -> list[Asked]:
    """What somebody may ask at the door now."""
    field, night = live.field, live.night
    assert field is not None
    if live.over:
        return []
    if not name:
        return ["register"] if night.registration else []
    if not field.started:
        return ["withdraw"]
    may: list[Asked] = []
    if night.may(acts.ReEnter(name)):
        may.append("re-enter")
    if night.may(acts.Rebuy(name)):
        may.append("rebuy")
    if night.may(acts.AddOn(name)):
        may.append("add-on")
    return may
