"""The house's own log: an allow-list of fields, so that no card or secret can slip in."""

from __future__ import annotations

import logging
import traceback
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
        "seq",
        "kind",
        "code",
        "error",
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
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            allowed_only,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=False,
    )


def told(error: BaseException) -> str:
    """What broke and where, without its message, in which a card might stand."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"


def logger() -> FilteringBoundLogger:
    return cast(FilteringBoundLogger, structlog.get_logger())
