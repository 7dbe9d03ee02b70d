"""Dealer's choice: whoever has the button of the next hand says which game of the mix comes.

A person is asked, and has as long as for any decision; a bot calls one at once. Whoever says
nothing in time has the next game of the list, so that no table waits for anybody for long.
"""

from __future__ import annotations

import random

from houseway.errors import Illegal
from houseway.floor.event_table import pot_game
from houseway.server.dealt.field import Choice, Field
from houseway.server.logs.events import Draft
from houseway.server.nights.live_night import LiveNight
from houseway.server.shapes.dealt import DealersChoice, GameOffered
from houseway.tournament.night.hand.positions import positions
from houseway.tournament.night.records import Where


def settled(live: LiveNight, letter: str) -> bool:
    """Whether it is known what a table plays in its next hand."""
    mix, choice = _field(live).terms.mix, _field(live).choices.get(letter)
    if mix is None or not mix.choice:
        return True
    made = choice is not None and choice.game
    return bool(made) and live.night.tables[letter].hands < _lasts_to(live, letter)


def due(live: LiveNight, letter: str, at: int, rng: random.Random) -> Draft | None:
    """What becomes of a choice that is not settled: asked for, or made; None while it waits."""
    field, hand = _field(live), live.night.tables[letter].hands
    mix, last = field.terms.mix, field.choices.get(letter)
    assert mix is not None
    if last is not None and not last.game and last.hand == hand:
        if at < last.until and _is_there(live, last.name, letter):
            return None
        return _made(letter, last, mix.next_of(last.before))
    name = _button(live, letter)
    asked = Choice(name, hand, at + field.terms.seconds * 1000)
    if name and field.people[name] and _is_there(live, name, letter):
        return Draft("choice_asked", {"table": letter, **_told(asked)})
    return _made(letter, asked, rng.choice(mix.games))


def called(live: LiveNight, name: str, game: str) -> Draft:
    """The button calls a game."""
    for letter, choice in _field(live).choices.items():
        open_now = letter in live.night.tables and not live.night.tables[letter].busy
        if choice.name == name and not choice.game and open_now:
            mix = _field(live).terms.mix
            assert mix is not None
            mix.chosen(game)  # or it is said which there are
            return _made(letter, choice, game)
    raise Illegal("the game is not yours to choose now")


def view(live: LiveNight, name: str) -> DealersChoice | None:
    """The choice that somebody's table waits for."""
    player, mix = live.night.players.get(name), _field(live).terms.mix
    letter = player.chair.table if player and player.chair else ""
    choice = _field(live).choices.get(letter)
    if mix is None or choice is None or choice.game or letter not in live.night.tables:
        return None
    return DealersChoice(
        name=choice.name,
        yours=choice.name == name,
        until=choice.until / 1000,
        games=[GameOffered(id=id, name=pot_game(id).name) for id in mix.games],
    )


def _made(letter: str, choice: Choice, game: str) -> Draft:
    return Draft("game_chosen", {"table": letter, "game": game, **_told(choice)})


def _told(choice: Choice) -> dict[str, object]:
    return {"name": choice.name, "hand": choice.hand, "until": choice.until}


def _lasts_to(live: LiveNight, letter: str) -> int:
    mix, choice = _field(live).terms.mix, _field(live).choices[letter]
    assert mix is not None
    return choice.hand + mix.lasts


def _button(live: LiveNight, letter: str) -> str:
    """Who has the button of the next hand; nobody where it lies at an empty seat."""
    table = live.night.tables[letter]
    lie, _ = positions(live.night.room, table)
    return table.taken.get(lie.button, "")


def _is_there(live: LiveNight, name: str, letter: str) -> bool:
    player = live.night.players.get(name)
    at_table = player is not None and player.chair is not None and player.chair.table == letter
    return at_table and player is not None and player.where is not Where.AWAY


def _field(live: LiveNight) -> Field:
    assert live.field is not None
    return live.field
