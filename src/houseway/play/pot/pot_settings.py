"""What a house posts for a table of a pot game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from houseway.play.pot.floor_settings import floor_settings
from houseway.play.settings import Setting, seats_setting
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
        Setting(
            "minimum_buy_in",
            "money",
            "the least to sit down with",
            required=True,
            suggest=10_000,
            least=1,
            cite=game.posted.buy_in,
        ),
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
        Setting(
            "max_bet_counts",
            "choice",
            "what the maximum bet measures: the raise itself, or all chips of the action",
            "increment",
            choices=("increment", "total"),
        ),
        Setting("chip", "money", "the smallest chip in play", 100, least=1),
        Setting(
            "cap_counts_all_in",
            "switch",
            "all-in players count as remaining for the raise cap",
            True,
            cite=game.bets.raises.cite,
        ),
        *(_posting_settings(game) if game.blinds else ()),
        *_cap_settings(game),
        *floor_settings(game),
        *(setting for extra in game.extras for setting in extra.settings()),
    )


def _cap_settings(game: PotGame) -> Iterator[Setting]:
    cap = game.bets.raises
    if cap.every:
        yield Setting(
            "raise_cap_no_limit",
            "choice",
            "how many raises a round of no-limit betting has",
            str(cap.most),
            choices=(str(cap.most), "none"),
            cite=cap.cite,
        )
    if cap.event:
        yield Setting(
            "limit_cap",
            "integer",
            f"raises after the bet in limit; {cap.most} if not set",
            least=1,
            cite=cap.cite,
        )
        yield Setting(
            "players_left",
            "integer",
            "players left in the event, those at this table if not said; at two the cap is lifted",
            least=2,
            cite=cap.event,
        )
        yield Setting(
            "heads_up_event", "switch", "the event is a bracket of matches", False, cite=cap.event
        )


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
        yield Setting(
            "mississippi",
            "switch",
            "the button may straddle",
            False,
            cite=game.blinds.mississippi,
        )
    if game.acts.chop:
        yield Setting(
            "chop", "switch", "the blinds may take their money back", True, cite=game.acts.chop
        )
    if game.blinds and game.blinds.over:
        yield Setting(
            "over_blinds",
            "switch",
            "anybody may post over the largest blind, at least its double",
            True,
            cite=game.blinds.over,
        )
    if game.blinds and game.blinds.ante:
        yield Setting(
            "big_blind_ante",
            "switch",
            "the big blind puts in an ante for everybody",
            True,
            cite=game.blinds.ante,
        )


def _posting_settings(game: PotGame) -> Iterator[Setting]:
    yield Setting(
        "round_small_blind", "switch", "in pot-limit, count the small blind as a big one", False
    )
    if game.blinds and game.blinds.two_open:
        yield Setting(
            "heads_up_small_blind",
            "choice",
            "of two players the button posts it by custom, or the other one as printed",
            "button",
            choices=("button", "left"),
            cite=game.blinds.small,
        )
    if game.blinds and game.blinds.straddle:
        yield Setting("tournament", "switch", "tournament play: nobody straddles", False)
    yield Setting(
        "new_player_must_post",
        "switch",
        "a newcomer posts the big blind to be dealt in before it reaches him",
        True,
        cite=game.posted.newcomer,
    )


def _ante_settings(game: PotGame) -> Iterator[Setting]:
    assert game.antes
    yield Setting(
        "ante",
        "money",
        "what everybody puts in before the cards",
        required=True,
        suggest=50,
        least=1,
        cite=game.antes.cite,
    )
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
        yield Setting(
            "bring_in",
            "money",
            "what the opener must bet; the small bet if not set",
            least=1,
            cite=game.antes.forced,
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
    yield Setting(
        "rake_cap",
        "money",
        "the most that is raked from a hand",
        fee.most,
        least=0,
        most=fee.most,
        cite=fee.cite,
    )
    rounding = "to the nearest of this" if fee.nearest else "down to this"
    yield Setting("rake_unit", "money", f"rake is rounded {rounding}", fee.unit, least=1)
    if fee.nearest:
        yield Setting(
            "never_exceed_percent",
            "switch",
            "rake is rounded down, so that it is never more than its percentage",
            False,
            cite=fee.cite,
        )
    if game.has_board:
        yield Setting(
            "no_flop_no_drop", "switch", "no rake from a hand that ends before the flop", True
        )
