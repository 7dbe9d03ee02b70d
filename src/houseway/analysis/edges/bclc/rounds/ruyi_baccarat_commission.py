"""Ruyi Baccarat with commission: dealt and settled as Ruyi Baccarat is."""

from houseway.analysis.edges.bclc.rounds.ruyi_baccarat import rounds

__all__ = ["rounds"]
