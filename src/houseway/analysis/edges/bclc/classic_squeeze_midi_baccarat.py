"""Dealt by the rules of Mini-Baccarat, whose figures are these."""

from houseway.analysis.edges.bclc.mini_baccarat import study

__all__ = ["study"]
