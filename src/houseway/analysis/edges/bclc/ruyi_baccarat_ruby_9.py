"""Counted as Ruyi Baccarat is, with what this game pays."""

from houseway.analysis.edges.bclc.ruyi_baccarat import study

__all__ = ["study"]
