"""Mini-Baccarat: every coup of the shoe."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

from houseway.analysis.edges.coups import Coup, Draws, coups, coups_by_first, draws_of
from houseway.analysis.edges.paid import net_of
from houseway.analysis.edges.results import Aside, Study, Wager, card_seen, wager
from houseway.analysis.edges.work import Work
from houseway.games.bclc.mini_baccarat import MiniBaccarat, banker_draws, player_draws
from houseway.money import EVEN
from houseway.play.settings import Settings

Settled = Callable[[MiniBaccarat, str, Coup], tuple[str, Fraction]]
SIDES = ("player", "banker", "tie")
FIRST = "the player's first, of the best bet"
NO_COUNT = ("coups are counted from a whole shoe",)


def study(game: MiniBaccarat, settings: Settings, work: Work) -> Study:
    base = tuple(base_bets(game, settings, settled))
    return Study(base, asides=(first_card_seen(game, settings, settled),), notes=NO_COUNT)


def decks_of(settings: Settings) -> int:
    decks = settings["decks"]
    assert isinstance(decks, int)
    return decks


def every_coup(settings: Settings) -> Counter[Coup]:
    return coups(decks_of(settings), player_draws, banker_draws)


def coup_draws() -> tuple[tuple[bool, ...], Draws]:
    """Who draws a third card."""
    return draws_of(player_draws, banker_draws)


def base_bets(game: MiniBaccarat, settings: Settings, settle: Settled) -> list[Wager]:
    """The three bets on the hands themselves."""
    return [bet(spot, settings, lambda coup, spot=spot: settle(game, spot, coup))  # type: ignore[misc]
            for spot in SIDES]  # fmt: skip


def first_card_seen(game: MiniBaccarat, settings: Settings, settle: Settled) -> Aside:
    """What the best of the three bets costs, and what it does for who knows the first card."""
    parts = coups_by_first(decks_of(settings), player_draws, banker_draws)
    won = [[sum((ways * settle(game, spot, coup)[1] for coup, ways in part.items()), Fraction(0))
            for spot in SIDES] for part in parts]  # fmt: skip
    deals = sum(part.total() for part in parts)
    unseen = max(map(sum, zip(*won, strict=True)))
    return card_seen(float(-unseen / deals), float(-sum(map(max, won)) / deals), FIRST)


def bet(spot: str, settings: Settings, settle: Callable[[Coup], tuple[str, Fraction]]) -> Wager:
    """One spot over all coups, by what each of them pays it."""
    rows: Counter[tuple[str, Fraction]] = Counter()
    for coup, ways in every_coup(settings).items():
        rows[settle(coup)] += ways
    return wager(spot, rows)


def settled(game: MiniBaccarat, spot: str, coup: Coup) -> tuple[str, Fraction]:
    """How a bet comes out: what is printed in 7 of section 1."""
    winner = coup.winner
    if spot == "tie":
        return (winner, net_of(game.tie_odds)) if winner == "tie" else (winner, Fraction(-1))
    if winner == "tie":
        return winner, Fraction(0)
    if winner != spot:
        return winner, Fraction(-1)
    charged = game.commission if spot == "banker" else None
    kept = 1 - Fraction(charged.percent, 100) if charged else Fraction(1)
    return winner, net_of(EVEN) * kept
