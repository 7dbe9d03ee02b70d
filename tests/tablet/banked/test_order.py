"""Cards are asked for in the order in which a dealer turns them, by each section's own clauses."""

from __future__ import annotations

import pytest

from houseway import games
from houseway.play import BankedGame
from houseway.play.actions import Fold
from houseway.play.banked.banked_round import BankedRound
from houseway.play.banked.set_game import SetGame
from houseway.tablet.banked import CardsKeyed
from tests.tablet.banked.keying import live_again, steps_of

# `left` are the players from the dealer's or the bank's left, `right` from the dealer's right.
ORDER = {
    "mini-baccarat@bclc": "player banker",  # bclc-baccarat/1/8.3.4
    "dragon-bonus-baccarat@bclc": "player banker",  # as mini baccarat, like the three below
    "ruyi-baccarat@bclc": "player banker",
    "ruyi-baccarat-ruby-9@bclc": "player banker",
    "ruyi-baccarat-commission@bclc": "player banker",
    "squeeze-midi-baccarat@bclc": "player banker",  # bclc-baccarat/3/4.3.5 to 4.3.8
    "classic-squeeze-midi-baccarat@bclc": "player banker",  # bclc-baccarat/4/4.3.5 to 4.3.8
    "full-baccarat@bclc": "player banker",  # bclc-baccarat/5/5.3.6, 5.3.7
    "three-card-baccarat@bclc": "dealer right",  # bclc-baccarat/6/7.5.1.a, 7.5.1.c
    "let-it-ride@bclc": "board left",  # bclc-poker/1/6.5, 6.8
    "pai-gow-poker@bclc": "dealer right",  # bclc-poker/2/8.3.4, 8.3.6, 8.3.9
    "fortune-pai-gow@bclc": "dealer right",  # as pai gow poker
    "face-up-pai-gow@bclc": "dealer right",  # bclc-poker/5/7.3
    "three-card-poker@bclc": "dealer right",  # bclc-poker/6/6.7.1, 6.9.2
    "four-card-poker@bclc": "dealer right",  # bclc-poker/7/6.2.5, 6.6.1, 6.6.5
    "four-card-poker-bad-beat@bclc": "dealer right",  # as four card poker
    "fast-action-holdem@bclc": "left dealer board",  # bclc-poker/9/6.3, 6.8, 6.9
    "texas-holdem-bonus@bclc": "board dealer right",  # bclc-poker/10/6.10.4, 6.12.1, 6.13.1
    "ultimate-texas-holdem@bclc": "board dealer right",  # bclc-poker/11/6.8, 6.10.1, 6.12.2
    "flushes-gone-wild@bclc": "board dealer right",  # bclc-poker/12/6.10.1, 6.10.2, 6.10.6
    "discard-inferno@bclc": "dealer right",  # bclc-poker/13/6.3.5, 6.7, 6.8
    "fortune-asia-poker@bclc": "dealer right",  # bclc-poker/16/6.9, 6.13.1
    "fortune-pai-gow@chico": "bank action",  # dealing.9, dealing.10, dealing.12
    "three-card-poker@chico": "burned bank left",  # dealing.6.a, dealing.8, winners.2.s2
    "pure-21.5-blackjack-6-5@chico": "left bank",  # dealing.9
    "pure-21.5-blackjack-3-2@chico": "left bank",
    "never-foldem-holdem@chico": "board bank left",  # dealing.9 to dealing.11
}
SEEDS = range(12)


def unfolded(game: str, seed: int) -> BankedRound:
    """A round in which nobody gives up."""
    played = games.find(game).random_round(seed)
    assert isinstance(played, BankedRound)
    while options := played.options():
        played.play(options.offers[-1].action(), options.seat)
    return played


def asked(played: BankedRound) -> list[object]:
    """The places for which cards are asked, by when that is first."""
    live = live_again(played)
    places: list[object] = []
    for step in steps_of(live, played):
        if isinstance(step, CardsKeyed):
            places += [laid.place for laid in step.cards]
        elif isinstance(played.game, SetGame):  # hands to be set, as they will be opened
            places += [each.place for each in live.wanted]
            break
        live.take(step)
    return list(dict.fromkeys(places))


def elsewhere(played: BankedRound, words: str) -> bool:
    """A round of another page of the section.

    A player banks where the house may, a hand is looked at as it is folded, or bonuses alone are
    settled since the dealer does not qualify.
    """
    banks = played.felt.banker is not None and "bank" not in words
    unqualified = any("does not qualify" in line.reason for line in played.lines)
    return banks or unqualified or any(isinstance(each, Fold) for each in played.log.answers)


def wanted(played: BankedRound, words: str) -> list[object]:
    """The same as the rulebook has it."""
    game, felt = played.game, played.felt
    seats = [seat.number for seat in felt.clockwise()]
    action = game.turning_order(felt) if isinstance(game, SetGame) else ()
    bank = [felt.banker.number] if felt.banker else []
    named = {"left": seats, "right": seats[::-1], "bank": bank}
    named["action"] = [seat.number for seat in action]
    return [place for word in words.split() for place in named.get(word, [word])]


def test_every_banked_game_is_listed() -> None:
    banked = {id for id, game in games.catalogue().items() if isinstance(game, BankedGame)}
    assert banked == set(ORDER)


@pytest.mark.parametrize("game", ORDER)
def test_cards_are_asked_for_as_the_section_has_them_turned(game: str) -> None:
    looked = 0
    for seed in SEEDS:
        played = unfolded(game, seed)
        if elsewhere(played, ORDER[game]):
            continue
        found, order = asked(played), wanted(played, ORDER[game])
        assert [each for each in found if each in order] == [e for e in order if e in found], seed
        looked += len(found) > 1
    assert looked
