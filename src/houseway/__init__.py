"""Houseway: the rules of play, running.

Sixty card games from printed rulebooks, each payout exact to the cent with the clause that says so.

A round of any game, from the first card to the last line:

    import houseway

    round = houseway.deal("three-card-poker@bclc", seed=7)
    print(round.view(1).seen(1))                  # the cards that seat 1 sees
    while options := round.options():             # who must act, and everything he may do
        round.play(options.offers[-1].action())
    print(round.settlement)                       # a line for each wager, with its clause

Games:      find, catalogue, deal, open_table, Layout (bets of a banked game), Seating (of a pot's)
Rounds:     Round, Options, Offer, Action, View, Settlement, Line
Values:     Card, parse_cards, Shoe, Cents, dollars, Clause, clause, ranking
Numbers:    analyse (what wagers cost), equity (who is ahead), to_frame (polars)
Your own:   BankedGame, Pay tables and spots in houseway.wagers, check_game to see that it is sound
Errors:     HousewayError, BadInput, IllegalAction

These names, and what `houseway.games`, `play`, `floor`, `wagers`, `cards`, `money`, `hands`,
`rulebook`, `analysis`, `testing` and `errors` list in their `__all__`, are promised: they change
only as docs/release.md says, and warn for a minor version before they go. Whatever else can be
imported is private. `import houseway` imports nothing outside the standard library, and little of
that: a name is loaded when it is first asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from houseway.analysis.edges import analyse
    from houseway.analysis.equity import equity
    from houseway.analysis.frames import to_frame
    from houseway.cards import Card, Shoe, parse_cards
    from houseway.errors import BadInput, HousewayError, IllegalAction
    from houseway.floor import deal, open_table
    from houseway.games import catalogue, find
    from houseway.hands import ranking
    from houseway.money import Cents, dollars
    from houseway.play import Action, BankedGame, Layout, Offer, Options, Round, View
    from houseway.play.pot.stakes import Seating
    from houseway.rulebook import Clause, clause
    from houseway.testing import check_game
    from houseway.wagers import Line, Settlement

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadInput",
    "BankedGame",
    "Card",
    "Cents",
    "Clause",
    "HousewayError",
    "IllegalAction",
    "Layout",
    "Line",
    "Offer",
    "Options",
    "Round",
    "Seating",
    "Settlement",
    "Shoe",
    "View",
    "analyse",
    "catalogue",
    "check_game",
    "clause",
    "deal",
    "dollars",
    "equity",
    "find",
    "open_table",
    "parse_cards",
    "ranking",
    "to_frame",
]

_WHERE = {
    "houseway.analysis.edges": ("analyse",),
    "houseway.analysis.equity": ("equity",),
    "houseway.analysis.frames": ("to_frame",),
    "houseway.cards": ("Card", "Shoe", "parse_cards"),
    "houseway.errors": ("BadInput", "HousewayError", "IllegalAction"),
    "houseway.floor": ("deal", "open_table"),
    "houseway.games": ("catalogue", "find"),
    "houseway.hands": ("ranking",),
    "houseway.money": ("Cents", "dollars"),
    "houseway.play": ("Action", "BankedGame", "Layout", "Offer", "Options", "Round", "View"),
    "houseway.play.pot.stakes": ("Seating",),
    "houseway.rulebook": ("Clause", "clause"),
    "houseway.testing": ("check_game",),
    "houseway.wagers": ("Line", "Settlement"),
}

if not TYPE_CHECKING:  # to a type checker every name is as it stands above

    def __getattr__(name: str) -> object:
        from importlib import import_module

        module = next((module for module, names in _WHERE.items() if name in names), "")
        if not module:
            raise AttributeError(f"module 'houseway' has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(module), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
