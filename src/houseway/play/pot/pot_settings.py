"""What a house posts for a table of a pot game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from houseway.play.pot.floor_settings import floor_settings
from houseway.play.settings import Setting, choice, count, money, seats_setting, switch
from houseway.wagers import Rake

if TYPE_CHECKING:
    from houseway.play.pot.pot_game import PotGame


def pot_settings(game: PotGame) -> tuple[Setting, ...]:
    """What a house posts for a table of a pot game."""
    return (
        seats_setting(game.seats, cite=game.seats_cite),
        Setting(
            "limit",
            "choice",
            "how much may be bet",
            "no-limit" if "no-limit" in game.bets.structures else game.bets.structures[0],
            choices=game.bets.structures,
            cite=game.posted.cite,
        ),
        *(_blind_settings(game) if uses_blinds(game) else _ante_settings(game)),
        money("minimum_buy_in", "the least to sit down with", game.posted.buy_in, asked=10_000),
        Setting("maximum_buy_in", "money", "the most to sit down with", suggest=40_000, least=1),
        *(_rake_settings(game, game.rake) if game.rake else ()),
        *(game.collecting.settings() if game.collecting else ()),
        Setting(
            "max_bet",
            "money",
            "the house's maximum for a single bet or raise",
            required=game.bets.max_bet is not None,
            suggest=100_000 if game.bets.max_bet else None,
            least=1,
            cite=game.bets.max_bet or game.bets.refusals.most,
        ),
        choice(
            "max_bet_counts",
            "what the maximum bet measures: the raise itself, or all chips of the action",
            None,
            "increment",
            "total",
        ),
        money("chip", "the smallest chip in play", default=100),
        switch(
            "cap_counts_all_in",
            "all-in players count as remaining for the raise cap",
            game.bets.raises.cite,
            on=True,
        ),
        *(_posting_settings(game) if game.blinds else ()),
        *_cap_settings(game),
        *floor_settings(game),
        *(setting for extra in game.extras for setting in extra.settings()),
    )


def _cap_settings(game: PotGame) -> Iterator[Setting]:
    cap = game.bets.raises
    if cap.every:
        yield choice(
            "raise_cap_no_limit",
            "how many raises a round of no-limit betting has",
            cap.cite,
            str(cap.most),
            "none",
        )
    if cap.event:
        yield count("limit_cap", f"raises after the bet in limit; {cap.most} if not set", cap.cite)
        yield count(
            "players_left",
            "players left in the event, those at this table if not said; at two the cap is lifted",
            cap.event,
            least=2,
        )
        yield switch("heads_up_event", "the event is a bracket of matches", cap.event)


def uses_blinds(game: PotGame) -> bool:
    """Whether the table posts blinds, be it only as the measure of its antes and bets."""
    return game.blinds is not None or (game.antes is not None and game.antes.button is not None)


def _blind_settings(game: PotGame) -> Iterator[Setting]:
    yield Setting(
        "blinds",
        "money_list",
        "the small and the big blind",
        required=True,
        suggest=(100, 200),
        least=1,
        cite=game.posted.cite,
    )
    yield Setting(
        "limits",
        "money_list",
        "in limit, the small and the big bet; the big blind and its double if not set",
        required=game.bets.structures == ("limit",),
        suggest=(200, 400) if game.bets.structures == ("limit",) else None,
        least=1,
        cite=game.posted.cite,
    )
    if game.blinds and game.blinds.mississippi:
        yield switch("mississippi", "the button may straddle", game.blinds.mississippi)
    if game.acts.chop:
        yield switch("chop", "the blinds may take their money back", game.acts.chop, on=True)
    if game.blinds and game.blinds.over:
        yield switch(
            "over_blinds",
            "anybody may post over the largest blind, at least its double",
            game.blinds.over,
            on=True,
        )
    if game.blinds and game.blinds.ante:
        yield switch(
            "big_blind_ante",
            "the big blind puts in an ante for everybody",
            game.blinds.ante,
            on=True,
        )


def _posting_settings(game: PotGame) -> Iterator[Setting]:
    yield switch("round_small_blind", "in pot-limit, count the small blind as a big one")
    if game.blinds and game.blinds.two_open:
        yield choice(
            "heads_up_small_blind",
            "of two players the button posts it by custom, or the other one as printed",
            game.blinds.small,
            "button",
            "left",
        )
    if game.blinds and game.blinds.straddle:
        yield switch("tournament", "tournament play: nobody straddles")
    yield switch(
        "new_player_must_post",
        "a newcomer posts the big blind to be dealt in before it reaches him",
        game.posted.newcomer,
        on=True,
    )


def _ante_settings(game: PotGame) -> Iterator[Setting]:
    assert game.antes
    yield money("ante", "what everybody puts in before the cards", game.antes.cite, asked=50)
    yield Setting(
        "limits",
        "money_list",
        "the small and the big bet",
        required=True,
        suggest=(200, 400),
        least=1,
        cite=game.posted.cite,
    )
    if game.antes.forced and not game.antes.whole:
        yield money(
            "bring_in", "what the opener must bet; the small bet if not set", game.antes.forced
        )


def _rake_settings(game: PotGame, fee: Rake) -> Iterator[Setting]:
    yield Setting(
        "rake",
        "percent",
        "the house's part of the called money",
        0,
        suggest=fee.percent,
        least=0,
        most=fee.percent,
        cite=fee.cite,
    )
    yield money(
        "rake_cap", "the most that is raked from a hand", fee.cite, fee.most, least=0, most=fee.most
    )
    rounding = "to the nearest of this" if fee.nearest else "down to this"
    yield money("rake_unit", f"rake is rounded {rounding}", default=fee.unit)
    if fee.nearest:
        yield switch(
            "never_exceed_percent",
            "rake is rounded down, so that it is never more than its percentage",
            fee.cite,
        )
    if game.has_board:
        yield switch("no_flop_no_drop", "no rake from a hand that ends before the flop", on=True)
