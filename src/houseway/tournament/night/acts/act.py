"""What every act has: a name, fields, and a JSON form."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar


@dataclass(frozen=True, slots=True)
class Act:
    """Something that is done. `to_json` and `read_act` are each other's reverse."""

    act: ClassVar[str] = ""

    def to_json(self) -> dict[str, Any]:
        """The act as plain values; what is as it always is goes unsaid."""
        said: dict[str, Any] = {"act": self.act}
        for each in fields(self):
            value = getattr(self, each.name)
            if value != each.default:
                said[each.name] = list(value) if isinstance(value, tuple) else value
        return said
