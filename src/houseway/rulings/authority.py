"""Who decides at a table, the least first."""

from __future__ import annotations

from enum import StrEnum


class Authority(StrEnum):
    """People whose word counts, each over those before him."""

    DEALER = "dealer"
    FLOOR = "floor"
    DIRECTOR = "director"
    CLUB = "club"  # the highest of the house on duty

    def over(self, other: Authority) -> bool:
        """Whether he may overrule the other."""
        ranks = list(Authority)
        return ranks.index(self) > ranks.index(other)
