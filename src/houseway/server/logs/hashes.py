"""One way to write a value down, and its hash."""

from __future__ import annotations

import hashlib
import json

GENESIS = "0" * 64  # what the first of a chain follows


def canonical(value: object) -> str:
    """One way to write a value, whatever wrote it."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def hashed(value: object) -> str:
    """The hash of a value, written in that one way."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()
