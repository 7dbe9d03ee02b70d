"""Pure 21.5 with naturals at 6 to 5, by its chart."""

from houseway.analysis.rounds.twenty_one import pure_rounds as rounds

__all__ = ["rounds"]
