"""Houseway: the rules of play, running."""

__version__ = "0.1.0"
