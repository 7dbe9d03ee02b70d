"""What can be asked of a game: each topic makes a drill of a round, or none if there is nothing.

A topic is found in the list below, and asks any game that has what it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache

from houseway.errors import BadInput
from houseway.play import Game
from houseway.trainer.drill import Drill
from houseway.trainer.topics import desk, pots, setting, settling, turns

TRIES = 200  # seeds that are looked at before a game is said to have no such question
PROBES = 12  # of them, to see whether a game has it at all


@dataclass(frozen=True, slots=True)
class Topic:
    """One kind of question."""

    name: str
    title: str
    make: Callable[[Game, int], Drill | None]


TOPICS = (
    Topic("result", "Does it win, lose or push?", settling.result),
    Topic("pays", "What does the spot pay?", settling.pays),
    Topic("order", "In which order is it settled?", settling.order),
    Topic("setting", "How does the house set it?", setting.house_way),
    Topic("winner", "Who wins the pot?", pots.winner),
    Topic("share", "How is the pot divided?", pots.share),
    Topic("pots", "What is in which pot?", pots.amounts),
    Topic("turn", "Whose turn is it?", turns.turn),
    Topic("bets", "What may he bet?", turns.bets),
    Topic("ruling", "What does the desk rule?", desk.ruling),
)
_BY_NAME = {topic.name: topic for topic in TOPICS}


@lru_cache(maxsize=256)  # it takes a few rounds to see
def topics(game: Game) -> tuple[Topic, ...]:
    """What a game can be asked."""
    return tuple(topic for topic in TOPICS if _first(game, topic, range(PROBES)))


def known(game: Game) -> tuple[str, ...]:
    """The names of what a game can be asked."""
    return tuple(topic.name for topic in topics(game))


def drill(game: Game, topic: str, seed: int) -> Drill:
    """The first question of the topic, from this seed on."""
    if topic not in _BY_NAME:
        raise BadInput(f"{topic!r} is no topic; there are {', '.join(_BY_NAME)}")
    made = _first(game, _BY_NAME[topic], range(seed, seed + TRIES))
    if made is None:
        raise BadInput(
            f"{game.name} has no question about {topic!r}; it has {', '.join(known(game))}"
        )
    return made


def _first(game: Game, topic: Topic, seeds: Iterable[int]) -> Drill | None:
    return next((made for seed in seeds if (made := topic.make(game, seed))), None)
