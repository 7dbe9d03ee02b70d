"""Random hands of every variant that pokerkit has, played by both engines at once.

At every decision both must offer the same, and at the end every stack must be equal. What our
houses do otherwise is switched off: one cap for every number of players, no rake, no chops. A few
differences remain, and are left out where they show. Pokerkit lets nobody raise an all-in that is
less than a full raise, nor when all the others together have less than the bet, where our houses
do; it does not count the blind as a bet towards the cap; it gives all the odd chips of a split to
one player; and where a low wins in one pot, it divides the low half of another in which nobody has
a low. Its limit Omaha hi-lo bets by the pot; here it is put right.
"""

from __future__ import annotations

import random
import warnings
from dataclasses import dataclass, replace
from typing import Any

import pokerkit
import pytest
from pokerkit import Automation, Mode

from houseway.cards import Shoe, shuffled
from houseway.formats.phh.history import History
from houseway.formats.phh.table import table_of
from houseway.formats.phh.variants import VARIANTS
from houseway.money import Cents
from houseway.play.actions import Bet, BringIn, Call, Check, Draw, Fold, RaiseTo
from houseway.play.happenings import Dealt
from houseway.play.options import Options
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.shares import winners
from houseway.wagers import Result

KIT = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
    Automation.RUNOUT_COUNT_SELECTION,
)


class LimitOmahaEight(pokerkit.FixedLimitOmahaHoldemHighLowSplitEightOrBetter):  # type: ignore[misc]
    """Pokerkit's game with the betting that its name says."""

    betting_structure = pokerkit.FixedLimitTexasHoldem.betting_structure
    max_completion_betting_or_raising_count = 4


THEIRS = {
    "FT": pokerkit.FixedLimitTexasHoldem,
    "NT": pokerkit.NoLimitTexasHoldem,
    "NS": pokerkit.NoLimitShortDeckHoldem,
    "PO": pokerkit.PotLimitOmahaHoldem,
    "FO/8": LimitOmahaEight,
    "F7S": pokerkit.FixedLimitSevenCardStud,
    "F7S/8": pokerkit.FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    "FR": pokerkit.FixedLimitRazz,
    "N2L1D": pokerkit.NoLimitDeuceToSevenLowballSingleDraw,
    "F2L3D": pokerkit.FixedLimitDeuceToSevenLowballTripleDraw,
    "FB": pokerkit.FixedLimitBadugi,
}
MOST_SEATS = {"F7S": 7, "F7S/8": 7, "FR": 7, "N2L1D": 6, "F2L3D": 4, "FB": 5}
RAISES = 3  # after the bet: pokerkit's cap, however many play
SMALL, BIG = 2, 4
CHIP = 100


@dataclass
class Pair:
    """One hand in both engines."""

    ours: PotRound
    theirs: Any
    told: dict[int, int]  # cards that each of our players has had, as pokerkit was told
    board: int = 0
    short: bool = False  # somebody is all in for less than a full raise on this street


def open_pair(code: str, seats: int, rng: random.Random) -> Pair:
    """The same table, stacks and cards for both."""
    kind = VARIANTS[code]
    stacks = [rng.randint(4, 45) for _ in range(seats)]
    ante = rng.choice((0, 1)) if not kind.stud else 1
    blinds = () if kind.stud else (Cents(CHIP), Cents(SMALL * CHIP))
    limit = kind.structure == "limit"
    history = History(
        variant=code,
        antes=(Cents(ante * CHIP),) * seats,
        starting_stacks=tuple(Cents(CHIP * chips) for chips in stacks),
        actions=(),
        blinds_or_straddles=(*blinds, *(Cents(0),) * (seats - 2)) if blinds else (),
        bring_in=Cents(CHIP) if kind.stud else None,
        small_bet=Cents(SMALL * CHIP) if limit else None,
        big_bet=Cents(BIG * CHIP) if limit else None,
        min_bet=None if limit else Cents(SMALL * CHIP),
    )
    game, stakes, seating = table_of(history)
    limits = replace(stakes.limits, raise_cap=RAISES, left_in_event=seats + RAISES)
    stakes = replace(stakes, limits=limits)
    ours = game.round(seating, Shoe(shuffled(game.deck, rng)), stakes)
    bets = (SMALL, BIG) if limit else (SMALL,)
    forced = (1,) if kind.stud else ((1, SMALL),)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        theirs = THEIRS[code].create_state(
            KIT, False, ante, *forced, *bets, stacks, seats, mode=Mode.CASH_GAME
        )
    return Pair(ours, theirs, dict.fromkeys(range(1, seats + 1), 0))


def deal_on(pair: Pair) -> None:
    """Give pokerkit the cards that ours has dealt by now."""
    dealings = [each for each in pair.ours.happenings if isinstance(each, Dealt)]
    hands: dict[int, list[str]] = {seat: [] for seat in pair.told}
    board: list[str] = []
    for place, card in (pair_ for each in dealings for pair_ in each.pairs):
        (hands[place] if isinstance(place, int) else board).append(card.text)
    kit = pair.theirs
    while kit.can_burn_card() or kit.can_deal_hole() or kit.can_deal_board():
        if kit.can_burn_card():
            kit.burn_card("??")
        elif kit.can_deal_board():
            count = kit.street.board_dealing_count
            cards = board[pair.board : pair.board + count]
            pair.board += count
            kit.deal_board("".join(cards))
        else:
            seat = kit.hole_dealee_index + 1
            card = hands[seat][pair.told[seat]]
            pair.told[seat] += 1
            kit.deal_hole(card)
    pair.short = pair.short and bool(any(kit.bets))


def compare_options(pair: Pair, options: Options) -> None:
    """Both ask the same seat, for the same amounts."""
    kit = pair.theirs
    if options.offer(Draw):
        assert kit.stand_patter_or_discarder_index == options.seat - 1
        return
    assert kit.actor_index == options.seat - 1
    if bring_in := options.offer(BringIn):
        assert kit.can_post_bring_in()
        assert bring_in.most == CHIP * kit.effective_bring_in_amount
    elif call := options.offer(Call):
        assert call.most == CHIP * kit.checking_or_calling_amount
    else:
        assert options.offer(Check)
        assert kit.checking_or_calling_amount == 0
    if pair.short or _cannot_matter(pair, options.seat) or _one_more_over_a_blind(pair):
        return
    wager = options.offer(RaiseTo) or options.offer(Bet)
    least = kit.min_completion_betting_or_raising_to_amount
    most = kit.max_completion_betting_or_raising_to_amount
    assert (wager and wager.least) == (least and CHIP * least)
    assert (wager and wager.most) == (most and CHIP * most)


def _cannot_matter(pair: Pair, seat: int) -> bool:
    """Nobody else could put in more than the bet that is there."""
    high = max(pair.ours.put.values())
    others = (each for each in pair.ours.live if each != seat)
    return all(pair.ours.put[each] + pair.ours.stack[each] <= high for each in others)


def _one_more_over_a_blind(pair: Pair) -> bool:
    """Our cap is reached, and pokerkit has not counted the blind as a bet."""
    kit = pair.theirs
    before = kit.street_index == 0 and pair.ours.game.blinds
    return bool(before and kit.completion_betting_or_raising_count >= RAISES)


def _full(kit: Any) -> int:
    """The size of a full bet or raise."""
    least: int = kit.street.min_completion_betting_or_raising_amount
    return max(kit.completion_betting_or_raising_amount, least)


def _by(kit: Any, amount: int) -> int:
    """How much a bet to an amount raises by; a completion counts from nothing."""
    return amount - (0 if kit.completion_status else max(kit.bets))


def play_both(pair: Pair, options: Options, rng: random.Random) -> None:
    """The same random answer to both."""
    kit = pair.theirs
    action = options.choose(rng)
    stay = options.offer(Call) or options.offer(Check) or options.offer(BringIn)
    if isinstance(action, Fold) and stay and (stay.kind is Check or rng.random() < 0.6):
        action = stay.action()  # most hands should come to something
    if isinstance(action, Bet | RaiseTo):
        amount = action.amount // CHIP
        if kit.can_complete_bet_or_raise_to(amount):
            pair.short = pair.short or _by(kit, amount) < _full(kit)
            kit.complete_bet_or_raise_to(amount)
        else:
            assert pair.short or _cannot_matter(pair, options.seat)
            assert stay
            action = stay.action()
    if isinstance(action, Draw):
        kit.stand_pat_or_discard("".join(card.text for card in action.cards))
    elif isinstance(action, Fold):
        kit.fold()
    elif isinstance(action, BringIn):
        kit.post_bring_in()
    elif isinstance(action, Check | Call):
        kit.check_or_call()
    pair.ours.play(action)


def odd_chips(round: PotRound) -> int:
    """The chips that could not be split evenly."""
    parts: dict[str, list[int]] = {}
    for line in round.settlement.lines:
        if line.result is Result.WINS:
            parts.setdefault(line.spot, []).append(line.net)
    return sum(max(amounts) - min(amounts) for amounts in parts.values())


def low_in_some_pots_only(round: PotRound) -> bool:
    """Whether a low wins its half of one pot, and nobody in another pot has one."""
    if len(round.live) < 2:
        return False
    boards = round.dealer.runs()[0]
    shares = round.stakes.shares
    values = {
        seat: [share.best(round.holdings[seat].cards, boards) for share in shares]
        for seat in round.live
    }
    return len({len(winners(shares, values, pot.seats)) for pot in round.award.pots}) > 1


def one_hand(code: str, seats: int, rng: random.Random) -> Pair:
    """A hand to its end, compared at every step."""
    pair = open_pair(code, seats, rng)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        while options := pair.ours.options():
            deal_on(pair)
            compare_options(pair, options)
            play_both(pair, options, rng)
        deal_on(pair)
    assert not pair.theirs.status
    return pair


def compare(code: str, seats: int, hands: int) -> None:
    """The same options at every decision, and the same stacks at the end."""
    rng = random.Random(f"{code} {seats}")
    for _ in range(hands):
        pair = one_hand(code, min(seats, MOST_SEATS.get(code, seats)), rng)
        theirs = {seat: CHIP * chips for seat, chips in enumerate(pair.theirs.stacks, 1)}
        if odd_chips(pair.ours) or low_in_some_pots_only(pair.ours):
            assert sum(pair.ours.stack.values()) == sum(theirs.values())
        else:
            assert pair.ours.stack == theirs


CODES = pytest.mark.parametrize("code", [code for code, kind in VARIANTS.items() if kind.games])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 6])


@CODES
@SEATS
def test_both_engines_play_the_same_hand(code: str, seats: int) -> None:
    compare(code, seats, hands=12)


@pytest.mark.soak
@CODES
@SEATS
def test_both_engines_play_the_same_thousand_hands(code: str, seats: int) -> None:
    compare(code, seats, hands=1000)
