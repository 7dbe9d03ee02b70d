"""What came into a round from outside, written down: enough to play it again, card for card."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from houseway.cards import Cards, Shoe, read_shoe
from houseway.money import Cents
from houseway.play.actions import Action
from houseway.play.amending import Amendment
from houseway.play.settings import Settings
from houseway.play.written_actions import action_from_json, action_to_json

if TYPE_CHECKING:
    from houseway.play.game import Game
    from houseway.play.round import Round


class Opening(Protocol):
    """What a round starts from: the bets on the layout, or who sits where with what."""

    def to_json(self) -> dict[str, object]: ...


@dataclass(slots=True)
class Log:
    """What came from outside: enough to play the round again, card for card.

    `terms` are what the table said of this round alone, beside its settings.
    """

    game: str
    settings: Settings
    opening: Opening
    shoe: Shoe
    answers: list[Action] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)  # who gave each answer
    readings: list[Cents] = field(default_factory=list)  # of a progressive meter, as it was read
    terms: Mapping[str, Any] = field(default_factory=dict)
    amended: list[Amendment] = field(default_factory=list)  # what was put right, first to last

    @property
    def cards(self) -> Cards:
        """The cards drawn so far, in order."""
        return self.shoe.drawn

    def to_json(self) -> dict[str, object]:
        """All of it, the cards to come among them: for whoever keeps the table, and nobody else."""
        return {
            "game": self.game,
            "settings": dict(self.settings),
            "opening": self.opening.to_json(),
            "shoe": self.shoe.to_json(),
            "cards": [card.text for card in self.cards],
            "answers": [action_to_json(action) for action in self.answers],
            "seats": list(self.seats),
            "readings": list(self.readings),
            "terms": dict(self.terms),
            "amended": [each.to_json() for each in self.amended],
        }

    @staticmethod
    def from_json(written: str | Mapping[str, Any], game: Game | None = None) -> Round[Any]:
        """The round that was written down, taken up where it was put away.

        Its game is looked up by its id, unless it is handed in.
        """
        told: Mapping[str, Any] = json.loads(written) if isinstance(written, str) else written
        if game is None:  # the catalogue stands above us: it is asked by name
            game = import_module("houseway.games").find(told["game"])
        assert game is not None
        opened = game.take_up(told, read_shoe(told["shoe"]))
        for seat, action in zip(told["seats"], told["answers"], strict=True):
            opened.play(action_from_json(action), seat)
        opened.log.amended = [Amendment.from_json(each) for each in told.get("amended", ())]
        return opened
