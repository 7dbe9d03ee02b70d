"""Random rounds, settled by the kernels and by the script from the same cards: equal money."""

from __future__ import annotations

import numpy as np
import pytest

from houseway import games
from houseway.analysis.best_play import best_play
from houseway.analysis.edges.dealt import pack_of
from houseway.analysis.kernels.rounds.banked import deal_rows
from houseway.analysis.policies import AtRandom, Policy, SetsTheHouseWay, stays_in
from houseway.analysis.policy_names import policy_named
from houseway.analysis.rounds import rounds_for
from houseway.analysis.rounds.settled import Dealt
from houseway.analysis.trials import Trial
from houseway.analysis.trials.banked import Table
from houseway.analysis.trials.compiled import CompiledTable
from houseway.play.banked import BankedGame

ROUNDS = 2_000  # the soak has 100,000
BANKED = [game for game in games.catalogue().values() if isinstance(game, BankedGame)]
SETTINGS = {
    "three-card-poker@chico": {"ante_on_no_qualify": "push"},
    "pai-gow-poker@bclc": {"pg_9_8_2_b": "best_front", "pg_keep_royal": True},
    "fast-action-holdem@bclc": {"fah_line13": "top_suited"},
    "mini-baccarat@bclc": {"decks": 6},
    "pure-21.5-blackjack-6-5@chico": {"decks": 1, "even_money_six_to_five": "insured"},
}


def played(game: BankedGame) -> Policy:
    return best_play(game, game.read_settings({})) or stays_in


COMPILED = [game for game in BANKED if rounds_for(game, game.read_settings({}), played(game))]


def test_most_banked_games_are_played_by_kernels() -> None:
    assert len(COMPILED) >= 24


@pytest.mark.parametrize("game", COMPILED, ids=lambda each: each.id)
def test_kernel_and_script_settle_rounds_alike(game: BankedGame) -> None:
    same_money(game, {}, played(game), ROUNDS)


@pytest.mark.parametrize("name", SETTINGS)
def test_what_a_table_posts_is_settled_alike(name: str) -> None:
    game = games.find(name)
    assert isinstance(game, BankedGame)
    same_money(
        game, SETTINGS[name], policy_named("", game, game.read_settings({}))[1], ROUNDS // 20
    )


PLAIN = (
    "three-card-poker@bclc", "three-card-poker@chico", "face-up-pai-gow@bclc",
    "pure-21.5-blackjack-3-2@chico",
)  # fmt: skip


@pytest.mark.parametrize("name", PLAIN)
def test_plainer_play_is_settled_alike(name: str) -> None:
    game = games.find(name)
    assert isinstance(game, BankedGame)
    same_money(game, {}, stays_in, ROUNDS // 20)


@pytest.mark.soak
@pytest.mark.parametrize("game", COMPILED, ids=lambda each: each.id)
def test_kernel_and_script_settle_many_rounds_alike(game: BankedGame) -> None:
    same_money(game, {}, played(game), 100_000)


def test_a_bonus_over_the_cap_is_cut_as_the_script_cuts_it() -> None:
    """A thousand to one on a hundred dollars is twice what is paid to everybody together."""
    game = games.find("three-card-poker@bclc")
    trial = Trial.of(game, stays_in)
    assert trial.rounds
    royal = {1: "Ac Kc Qc", "dealer": "Jc Tc 2d"}
    order = {card.text: card.index for card in trial.rounds.rounds.deck}
    cards = [order[each] for held in royal.values() for each in held.split()]
    rows = np.array([cards, cards[::-1]], dtype=np.uint8)
    sheet = trial.rounds.sheet(stays_in)
    sheet.add(Dealt(rows, trial.rounds.rounds.places))
    won = sheet.totals().tallies["six_card_bonus"]
    assert won.rounds == 2
    assert 0 < max(won.nets) <= 5_000_000


def test_a_policy_that_kernels_do_not_know_is_played_by_the_script() -> None:
    game = games.find("pai-gow-poker@bclc")
    assert Trial.of(game, SetsTheHouseWay(game, {})).compiled
    assert not Trial.of(game, AtRandom()).compiled
    assert not Trial.of(game, stays_in).by_script().compiled
    meter = {"meter": 10_000_000, "reseed": 5_000_000, "increment": 10}
    assert not Trial.of(game, stays_in, settings=meter).compiled


def same_money(game: BankedGame, posted: dict[str, object], policy: Policy, rounds: int) -> None:
    """Deal rounds, settle them both ways, and compare every spot of every round."""
    settings = game.read_settings(posted)
    table = CompiledTable.opened(Table.of(game, settings), policy)
    assert table is not None
    compiled = table.rounds
    rows = np.empty((rounds, sum(compiled.places.values())), dtype=np.uint8)
    deal_rows(np.array([11], dtype=np.uint64), pack_of(compiled.deck), rows)
    dealt = Dealt(rows, compiled.places)
    came = compiled.settle(dealt)
    most = table.sheet(policy).most
    for at in range(rounds):
        by_script = table.table.totals()
        table.by_script(dealt.one(at), policy, by_script)
        settled = {spot: each.outcomes[each.codes[at]] for spot, each in came.items()}
        asked = compiled.decisions + sum(each.asked for each in settled.values())
        assert by_script.counts["decisions"] == asked
        assert settled.keys() == by_script.tallies.keys()
        if (
            most
            and sum(each.bonus * table.table.stake(spot) for spot, each in settled.items()) > most
        ):
            continue  # such rounds are the script's own
        for spot, tally in by_script.tallies.items():
            unit, found = tally.unit, settled[spot]
            assert (found.net * unit, found.staked * unit) == (tally.won, tally.staked), (
                spot,
                dealt.one(at),
            )
