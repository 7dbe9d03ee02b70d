"""A pot game's table as compiled hands need it, read off its declared streets and stakes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from houseway.errors import BadInput
from houseway.play.pot import Drawing, Low, PotGame
from houseway.play.pot.stakes import Stakes
from houseway.play.pot.streets import Street

if TYPE_CHECKING:
    from houseway.analysis.kernels.drawing import Ints
    from houseway.analysis.kernels.pots.felt import Posted
    from houseway.analysis.kernels.pots.sharing import House

MOST_SHARES = 2


@dataclass(frozen=True, slots=True)
class CompiledTable:
    """What the kernels are told of a table, once for all its hands."""

    posted: Posted
    house: House
    streets: Ints
    least: Ints  # the least value that takes each share


def refusal(game: PotGame, stakes: Stakes, seats: int) -> str | None:
    """Why a table's hands cannot be played by the kernels, or None if they can."""
    streets = stakes.streets
    steps = [step for street in streets for step in street.steps]
    odd = {
        "several boards": game.boards is not None,
        "another choice than a draw": any(not _plain_draw(step) for step in steps)
        or any(street.after for street in streets),
        "a choice of limits": any(street.pair for street in streets),
        "over-blinds": stakes.forced.over_blinds,
        "a board that may be run twice": stakes.run_twice,
        "a kill": bool(stakes.forced.kill),
        "chopped blinds": stakes.chop,
        "the big blind on a button of two": seats == 2 and not stakes.forced.button_small,
        "no check-raise": game.bets.no_check_raise is not None,
        "three shares": len(stakes.shares) > MOST_SHARES,
        "another opener": any(_opener(street) is None for street in streets),
        "cards dealt down later": any(street.down and at for at, street in enumerate(streets))
        and not game.antes,
    }
    if found := next((what for what, there in odd.items() if there), None):
        return f"{game.name} has {found} at this table"
    if not steps and game.most_cards(seats) > len(game.deck):
        return f"the deck may run out with {seats} players"
    return None


def compiled(
    game: PotGame, stakes: Stakes, seats: int, weights: tuple[int, int, int]
) -> CompiledTable:
    """The table in numbers, or a refusal that says what the kernels do not know."""
    import numpy as np

    if reason := refusal(game, stakes, seats):
        raise BadInput(f"{reason}; compiled hands are for plainer tables")
    return CompiledTable(
        _posted(game, stakes, seats, weights),
        _house(game, stakes),
        np.array([_columns(street) for street in stakes.streets], dtype=np.int64),
        np.array([int(isinstance(share, Low)) for share in stakes.shares], dtype=np.int64),
    )


def _plain_draw(step: object) -> bool:
    return (
        isinstance(step, Drawing) and step.at_once and not step.keeps_back and step.one_up is None
    )


def _opener(street: Street) -> int | None:
    """The number of the ranking that opens a street: 0 for none, None for one not known."""
    from houseway.analysis.kernels.pots.playing import OPENERS

    if street.opener is None:
        return 0
    name = street.opener.ranking.name
    return OPENERS.index(name) if name in OPENERS else None


def _columns(street: Street) -> tuple[int, ...]:
    from houseway.analysis.kernels.pots.felt import Street as Columns

    draws = [step for step in street.steps if isinstance(step, Drawing)]
    opener = street.opener
    return Columns(
        down=street.down,
        up=street.up,
        up_first=street.up_first,
        burn=street.burn,
        board=street.board,
        bet=street.bet,
        opener=_opener(street) or 0,
        lowest=bool(opener and opener.lowest),
        latest=bool(opener and opener.latest),
        draws=draws[0].most if draws else -1,
        draw_burn=draws[0].burn if draws else 0,
    )


def _posted(game: PotGame, stakes: Stakes, seats: int, weights: tuple[int, int, int]) -> Posted:
    from houseway.analysis.kernels.pots.felt import LIMIT, NO_LIMIT, POT_LIMIT, Posted

    structures = {"limit": LIMIT, "no-limit": NO_LIMIT, "pot-limit": POT_LIMIT}
    antes = game.antes
    small, big = stakes.limits.bets
    first = seats - 1 if game.button.first_card else 0
    if game.blinds and seats == 2 and not game.button.last_card:
        first = 1
    return Posted(
        structure=structures[stakes.limits.structure],
        small_bet=small,
        big_bet=big,
        small_blind=stakes.forced.small_blind if game.blinds else 0,
        big_blind=stakes.forced.big_blind if game.blinds else 0,
        ante=stakes.forced.ante if antes and not antes.button else 0,
        button_ante=stakes.forced.ante if antes and antes.button else 0,
        blind_ante=stakes.blind_ante(seats),
        bring_in=stakes.forced.bring_in if antes and antes.forced else 0,
        completes=bool(antes and antes.completes),
        option=bool(antes and antes.option),
        raise_cap=stakes.limits.raise_cap,
        caps_every=stakes.limits.caps_every,
        counted=_counted(stakes, seats),
        max_bet=stakes.limits.max_bet,
        total_counts=stakes.limits.max_bet_counts == "total",
        round_small_blind=stakes.limits.round_small_blind,
        chip=stakes.chip,
        first_card=first,
        stays_dealt=bool(game.deal.dealt_when_folded),
        muck_burns=game.deal.reshuffles_burns,
        folds=weights[0],
        stays=weights[1],
        raises=weights[2],
    )


def _counted(stakes: Stakes, seats: int) -> int:
    if stakes.limits.left_in_event is not None:
        return stakes.limits.left_in_event or seats
    return -1 if stakes.limits.cap_counts_all_in else 0


def _house(game: PotGame, stakes: Stakes) -> House:
    from houseway.analysis.kernels.pots.sharing import House

    rake = stakes.fees.rake
    return House(
        chip=stakes.chip,
        percent=rake.percent if rake else 0,
        most=rake.most if rake else 0,
        unit=(rake.unit if rake else 0) or 1,
        nearest=bool(rake and rake.nearest),
        flop_first=stakes.fees.no_flop_no_drop,
        drop=stakes.fees.jackpot_drop if rake else 0,
        together=game.odd_chips.together,
        by_seat=game.odd_chips.by_seat,
        once=bool(game.odd_chips.splits_once),
    )
