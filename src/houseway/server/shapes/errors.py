"""How a refusal is told."""

from __future__ import annotations

from typing import Literal

from houseway.server.shapes import Shape
from houseway.server.shapes.rounds import OptionsView

Code = Literal[
    "illegal_action",
    "illegal_bet",
    "stale",
    "key_reused",
    "unknown_game",
    "unknown_table",
    "not_allowed",
    "anothers",
    "not_seated",
    "signed_out",
    "bad_request",
    "rate_limited",
    "internal",
]


class Problem(Shape):
    """What was wrong, with what, and what is allowed, in one line."""

    code: Code
    message: str
    clause: str | None = None
    options: OptionsView | None = None


class Refusal(Shape):
    """Every answer that is not what was asked for."""

    error: Problem
