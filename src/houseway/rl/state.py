"""A round as game theory has it: a tree of decisions, of information sets and, if wanted, chance.

    state = State.of(round)
    state.player, state.actions          # who decides, and the names of what he may do
    state.child("fold")                  # another state; this one stays as it is

Nothing is copied: a child is the same log with one answer more, played again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from houseway.cards import Card
from houseway.errors import BadInput, IllegalAction
from houseway.play import Round
from houseway.play.actions import Action
from houseway.play.worlds import another
from houseway.rl.undealt import ChanceShoe, Undealt, next_cards
from houseway.rl.ways import Way, ways

CHANCE = "chance"


@dataclass(frozen=True, slots=True)
class State:
    """One node: a round in the middle of play, or the moment before a card is turned.

    With chance, `named` are the cards that have been turned so far; without it the order of the
    shoe is settled, and every node is somebody's decision or the end.
    """

    origin: Round[Any]  # whose opening and table it is
    unit: int
    answers: tuple[tuple[int, Action], ...] = ()
    named: tuple[Card, ...] | None = None
    round: Round[Any] | None = None  # None while a card is to be turned

    @classmethod
    def of(cls, round: Round[Any], *, unit: int = 100, chance: bool = False) -> State:
        """The round as it stands; with `chance`, from its opening, every card a branch."""
        if not chance:
            return cls(round, unit, _answers(round), None, round.fork())
        return cls(round, unit, (), ())._played()

    def _played(self) -> State:
        """The same with its round: the script played over what is known."""
        if self.named is None:
            found = self.origin.again()
            for seat, action in self.answers:
                found.play(action, seat)
            return replace(self, round=found)
        pack = self.origin.game.deck_for(self.origin.settings)
        try:
            found = self.origin.again(ChanceShoe(pack, self.named))
            for seat, action in self.answers:
                found.play(action, seat)
        except Undealt:
            return self
        return replace(self, round=found)

    # Whose node it is

    @property
    def player(self) -> int | str | None:
        """The seat that decides, `"chance"`, or None when all is settled."""
        if self.round is None:
            return CHANCE
        waiting = self.round.waiting_for()
        return waiting[0] if waiting else None

    @property
    def over(self) -> bool:
        return self.player is None

    def ways(self) -> list[Way]:
        """Everything that the player may answer, with its name."""
        options = self.round.options() if self.round else None
        return ways(options, self.unit) if options else []

    @property
    def actions(self) -> list[str]:
        """The names of what the player may answer."""
        return [way.name for way in self.ways()]

    def outcomes(self) -> list[tuple[Card, Fraction]]:
        """Every card that may be turned now, and how likely each is."""
        if self.round is not None or self.named is None:
            raise BadInput(
                "no card is turned here; a state of `State.of(round, chance=True)` has them"
            )
        return next_cards(self.origin.game.deck_for(self.origin.settings), self.named)

    def child(self, action: str | Action | Card) -> State:
        """The state after an answer, by its name or as it is; or after a card that chance turns."""
        if isinstance(action, Card):
            if action not in (card for card, _ in self.outcomes()):
                raise BadInput(f"{action} cannot be turned now: it lies on the table already")
            assert self.named is not None
            return replace(self, named=(*self.named, action), round=None)._played()
        seat = self.player
        if not isinstance(seat, int):
            raise IllegalAction(f"nobody is asked to {action}: {seat or 'the round is over'}")
        answer = self._named(action) if isinstance(action, str) else action
        assert self.round is not None
        options = self.round.options()
        if options is not None and not options.accepts(answer):
            raise options.refusal(answer)
        return replace(self, answers=(*self.answers, (seat, answer)), round=None)._played()

    def _named(self, name: str) -> Action:
        found = dict(self.ways())
        if name not in found:
            raise IllegalAction(f"{self.player} may not {name}; allowed: {', '.join(found)}")
        return found[name]

    def children(self) -> Iterator[tuple[str | Card, State]]:
        """Every branch from here."""
        if self.round is None:
            for card, _ in self.outcomes():
                yield card, self.child(card)
        for way in self.ways():
            yield way.name, self.child(way.action)

    # What is known, and what came of it

    def information(self, seat: int | None = None) -> str:
        """What a seat knows, or whoever decides, as a text: who knows the same has the same."""
        asked = self.player if seat is None else seat
        if self.round is None or not isinstance(asked, int):
            raise BadInput("an information set belongs to a seat, once a decision is to be made")
        return json.dumps(self.round.view(asked).to_json(), sort_keys=True)

    def worlds(self, seat: int, rng: random.Random) -> Iterator[State]:
        """Other states that look the same to a seat, its unknown cards dealt anew, without end."""
        if self.round is None:
            raise BadInput("a card is to be turned; look for other worlds at a decision")
        while (other := another(self.round, seat, rng)) is not None:
            yield replace(self, origin=other, answers=_answers(other), named=None, round=other)

    def returns(self) -> dict[int, float]:
        """What each seat has won or lost, in units, once all is settled."""
        if self.round is None or not self.over:
            raise BadInput("the round is not settled yet")
        return {
            seat: sum(line.net for line in self.round.lines if line.seat == seat) / self.unit
            for seat in self.round.numbers()
        }


def _answers(round: Round[Any]) -> tuple[tuple[int, Action], ...]:
    return tuple(zip(round.log.seats, round.log.answers, strict=True))
