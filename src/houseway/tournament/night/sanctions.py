"""What may be done about a player: the director's penalties, and the committee's sanctions."""

from __future__ import annotations

from houseway.rulings.penalties import LADDER

FORFEIT_CHIPS, FORFEIT_PRIZE, FORFEIT_SEAT = "forfeit chips", "forfeit prize", "forfeit seat"
FORFEIT_ENTRY = "forfeit entry"
CLOCK_ALWAYS = "clock always"
SANCTIONS = (  # the committee's, without an order
    *(FORFEIT_CHIPS, FORFEIT_PRIZE, FORFEIT_SEAT),
    *("eject event", "eject club", "ban events", "bar premises"),
)
PENALTIES = (*LADDER, *SANCTIONS)  # what most clauses name together: 16, 75 and 76
OFFENCES = {  # what the director is offered, and by which clause
    "offends": (PENALTIES, "penalties"),
    "offends again": (PENALTIES, "repeat"),
    "cheats": (PENALTIES, "sanctions"),
    "defames the club": ((*PENALTIES, FORFEIT_ENTRY), "statements"),
    "stalls": ((CLOCK_ALWAYS, *PENALTIES), "stalling"),
    "calls the clock needlessly": (PENALTIES, "needless_clock"),
}
