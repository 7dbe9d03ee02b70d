"""An answer or a card that is put right later, with a reason; the log keeps both.

A bet was misheard, a card mistyped: the round is played again with what is right in its place, and
whoever reads the log sees what was written first, what it became, why, and who said so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from houseway.cards import Card, read_card
from houseway.errors import BadInput, IllegalAction
from houseway.play.actions import Action, in_public
from houseway.play.options import DEALER_SEAT, whose
from houseway.play.written_actions import action_from_json, action_to_json

if TYPE_CHECKING:
    from houseway.play.round import Round

R = TypeVar("R", bound="Round[Any]")
Change = tuple[int, Action | Card]  # which answer or card, counted from 0, and what it was
Given = tuple[int, Action]  # an answer with the seat that gave it


@dataclass(frozen=True, slots=True)
class Amendment:
    """What was put right: one answer, or one card off the shoe, counted from 0.

    `dropped` are the later answers that did not fit any more, and went with it.
    """

    at: int
    was: Action | Card
    now: Action | Card
    reason: str
    by: str = ""
    seat: int | None = None  # whose answer it is; None for a card
    dropped: tuple[Given, ...] = ()

    @property
    def words(self) -> str:
        """What everybody at the table is told: of a card, never which one it was or is."""
        if isinstance(self.was, Card) or isinstance(self.now, Card):
            what = f"card {self.at + 1} off the shoe"
        else:
            who = whose(self.seat or DEALER_SEAT)
            what = f"{who}: {in_public(self.now)}, not {in_public(self.was)}"
        by = f" ({self.by})" if self.by else ""
        return f"Amended, {what}: {self.reason}{by}"

    def to_json(self) -> dict[str, object]:
        return {
            "at": self.at,
            "was": _written(self.was),
            "now": _written(self.now),
            "reason": self.reason,
            "by": self.by,
            "seat": self.seat,
            "dropped": [[seat, action_to_json(action)] for seat, action in self.dropped],
        }

    @staticmethod
    def from_json(told: Mapping[str, Any]) -> Amendment:
        dropped = tuple((seat, action_from_json(action)) for seat, action in told["dropped"])
        was, now = _read(told["was"]), _read(told["now"])
        return Amendment(told["at"], was, now, told["reason"], told["by"], told["seat"], dropped)


def _written(what: Action | Card) -> object:
    return what.text if isinstance(what, Card) else action_to_json(what)


def _read(written: Any) -> Action | Card:
    return read_card(written) if isinstance(written, str) else action_from_json(written)


def amend(round: R, changes: Sequence[Change], reason: str, by: str, *, drop: bool) -> R:
    """The round as it is with some answers, or cards off the shoe, in place of others."""
    if not reason.strip():
        raise BadInput("an amendment says why: its reason is missing")
    log = round.log
    given: list[Given] = list(zip(log.seats, log.answers, strict=True))
    cards: dict[int, Card] = {}
    notes: list[Amendment] = []
    for at, now in changes:
        seat = None
        if isinstance(now, Card):
            was, cards[at] = _one_of(log.cards, at, now), now
        else:
            was, seat = _one_of(log.answers, at, now), log.seats[at]
            given[at] = seat, now
        notes.append(Amendment(at, was, now, reason, by, seat))
    shoe = log.shoe.amended(cards) if cards else log.shoe.again()
    if cards:
        shoe.check(round.game.deck_for(round.settings))
    other = round.again(shoe)
    left = tuple(_replay(other, given))
    if left:
        first = len(given) - len(left)
        refused = _refusal(other, *left[0])
        if any(note.at == first for note in notes if note.seat is not None):
            raise refused
        if not drop:
            refused.message = f"so amended, answer {first + 1} does not fit: {refused.message}"
            refused.args = (refused.message,)
            raise refused
        notes[-1] = replace(notes[-1], dropped=left)
    other.log.amended = [*log.amended, *notes]
    return other


def _one_of(listed: Any, at: int, now: Action | Card) -> Any:
    what = "card" if isinstance(now, Card) else "answer"
    if not 0 <= at < len(listed):
        raise BadInput(f"there is no {what} {at} yet; {len(listed)} are there, counted from 0")
    if listed[at] == now:
        raise BadInput(f"{what} {at} is {now} already")
    return listed[at]


def _replay(other: Round[Any], given: list[Given]) -> Iterator[Given]:
    """Give the answers again; the first that does not fit is left over, with all that follow."""
    for at, (seat, action) in enumerate(given):
        try:
            other.play(action, seat)
        except IllegalAction:
            yield from given[at:]
            return


def _refusal(other: Round[Any], seat: int, action: Action) -> IllegalAction:
    """Why an answer does not fit; a refused answer changes nothing, so it is asked for again."""
    try:
        other.play(action, seat)
    except IllegalAction as refused:
        return refused
    raise AssertionError("it was refused a moment ago")
