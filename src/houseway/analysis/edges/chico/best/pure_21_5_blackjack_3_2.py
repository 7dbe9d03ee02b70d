"""Pure 21.5 with naturals at 3 to 2 has a chart of its own, played alike."""

from houseway.analysis.edges.chico.best.pure_21_5_blackjack_6_5 import policy

__all__ = ["policy"]
