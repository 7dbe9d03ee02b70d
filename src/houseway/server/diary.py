"""The house's own log: an allow-list of fields, so that no card or secret can slip in."""

from __future__ import annotations

import errno
import logging
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import structlog
from structlog.typing import EventDict, FilteringBoundLogger, WrappedLogger

FIELDS = frozenset(
    {
        "event",
        "level",
        "timestamp",
        "method",
        "route",
        "status",
        "ms",
        "table",
        "seconds",
        "seq",
        "kind",
        "code",
        "error",
        "cause",
        "request",
        "address",
        "database",
        "tables",
    }
)


def allowed_only(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Drop every field that is not named above."""
    return {name: value for name, value in event.items() if name in FIELDS}


def configure(level: int = logging.INFO) -> None:
    """Write one line of JSON for each thing worth telling."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            allowed_only,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=False,
    )


def told(error: BaseException) -> str:
    """What broke, where and by what cause, without any message, in which a card might stand.

    Of the database's own errors the code is told: it says what failed, and holds no value.
    """
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    causes = "".join(f", by {each}" for each in _causes(error))
    return f"{type(error).__name__}{where}{causes}"


def _causes(error: BaseException) -> Iterator[str]:
    """What lies behind an error, each by its kind and its code."""
    seen = {id(error)}
    below = getattr(error, "orig", None) or error.__cause__
    while isinstance(below, BaseException) and id(below) not in seen:
        seen.add(id(below))
        code = getattr(below, "sqlite_errorname", None) or getattr(below, "sqlstate", None)
        number = below.errno if isinstance(below, OSError) else None
        named = code or (errno.errorcode.get(number) if number else None)
        yield f"{type(below).__name__} {named}" if named else type(below).__name__
        below = getattr(below, "orig", None) or below.__cause__


def logger() -> FilteringBoundLogger:
    return cast(FilteringBoundLogger, structlog.get_logger())
