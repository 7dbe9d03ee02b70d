"""What entries about jackpots may hold: what is given, and what must come of it."""

JACKPOT = (
    {
        "jackpot",
        "section",
        "cards",
        "shown",
        "settings",
        "hands",
        "board",
        "board_2",
        "dealt_in",
        "away",
        "out",
        "limit",
    }
    | {"mucked", "untabled", "untaken", "pot", "pushed", "rake", "drop"},
    {"qualifies", "winner", "loser", "which", "entered", "reason", "cites", "illegal"},
)
SHARES = (
    {"jackpot", "section", "settings", "posted", "accrued", "winners", "losers", "others", "out"}
    | {"places", "split", "tables", "dealt_in", "players"},
    {"pays", "shares", "loser", "winner", "back", "returned", "overage", "pool", "illegal"}
    | {"cites"},
)
PROGRAMME = (
    {"jackpot", "section", "settings", "start", "events"},
    {"posted", "accrued", "seed_pool", "local", "frozen", "pays", "rake", "pushed", "display"}
    | {"words", "silent", "log", "illegal"},
)
