"""PAR sheets: what a game is by its figures, and whether a card room's rounds agree with them."""

from houseway.analysis.par.actual import Actual, Held
from houseway.analysis.par.sheet import Interval, ParLine, ParSheet, ParWager, par_sheet

__all__ = ["Actual", "Held", "Interval", "ParLine", "ParSheet", "ParWager", "par_sheet"]
