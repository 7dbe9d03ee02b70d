"""Pure 21.5 with naturals at 3 to 2, by its chart."""

from houseway.analysis.rounds.twenty_one import pure_rounds as rounds

__all__ = ["rounds"]
