"""What entries about jackpots may hold: what is given, and what must come of it."""

from __future__ import annotations

JACKPOT = (
    {"jackpot", "settings", "hands", "board", "board_2", "dealt_in", "away", "out", "limit"}
    | {"mucked", "untabled", "untaken", "pot", "pushed", "rake", "drop"},
    {"qualifies", "winner", "loser", "which", "entered", "reason"},
)
SHARES = (
    {"jackpot", "settings", "posted", "accrued", "winners", "losers", "others", "out", "places"},
    {"pays", "back", "pool", "illegal"},
)
PROGRAMME = (
    {"jackpot", "settings", "start", "events"},
    {"posted", "accrued", "seed_pool", "local", "frozen", "pays", "rake", "pushed", "display"}
    | {"words", "log", "illegal"},
)
