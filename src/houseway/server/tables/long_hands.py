"""Hands that are raised again and again: from some answer on they are called or folded."""

from __future__ import annotations

from typing import Any

from houseway.errors import IllegalAction
from houseway.play import Round
from houseway.play.actions import CALL, CHECK, Action, Bet, RaiseTo
from houseway.play.options import Options

MOST_ANSWERS = 300  # of a hand that is still raised; two who only raise each other go on for days
_RAISES = (Bet, RaiseTo)


def offered(played: Round[Any], options: Options | None) -> Options | None:
    """What a seat is offered: what the rules offer, without raises once it has gone on long."""
    if options is None or not _is_long(played):
        return options
    return options._replace(offers=tuple(o for o in options.offers if o.kind not in _RAISES))


def check_ends(played: Round[Any] | None, act: str, seat: int) -> None:
    """Refuse to raise a hand that has been answered so often that it might never be over."""
    if played is None or not _is_long(played) or act not in (Bet.act, RaiseTo.act):
        return
    raise IllegalAction(
        f"this hand has been answered {MOST_ANSWERS} times; it is called or folded from here",
        options=offered(played, played.options(seat)),
    )


def without_raising(played: Round[Any], action: Action) -> Action:
    """What a bot does that would have raised a hand which is raised no more."""
    options = played.options()
    if options is None or not isinstance(action, _RAISES) or not _is_long(played):
        return action
    return CHECK if options.offer(type(CHECK)) else CALL


def _is_long(played: Round[Any]) -> bool:
    return len(played.log.answers) >= MOST_ANSWERS
