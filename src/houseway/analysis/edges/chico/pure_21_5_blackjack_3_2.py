"""Pure 21.5 Blackjack that pays 3 to 2: the same analysis with a better natural."""

from houseway.analysis.edges.chico.pure_21_5_blackjack_6_5 import study, weigh

__all__ = ["study", "weigh"]
