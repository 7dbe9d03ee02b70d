"""The rulebook of the Harbour House, read from the file beside this one."""

from __future__ import annotations

from importlib.resources import files

from houseway.rulebook import read_book

BOOK = read_book(files("harbour_house").joinpath("harbour.csv"))
