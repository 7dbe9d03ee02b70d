"""Golden transcripts: what a few seeded rounds of each game look like to whoever watches them.

`HOUSEWAY_UPDATE_GOLDEN=1 pytest tests/golden` writes them anew; read the difference before it is
committed.
"""

import os
import random
from difflib import unified_diff
from pathlib import Path

import pytest

from houseway import games
from houseway.formats.transcript import transcript
from houseway.play.happenings import DEALER, PUBLIC
from houseway.testing import hidden_cards

FOLDER = Path(__file__).parent
CATALOGUE = games.catalogue()
SEEDS = (1, 2, 3, 5)
UPDATE = os.environ.get("HOUSEWAY_UPDATE_GOLDEN") == "1"


def golden(id: str) -> Path:
    return FOLDER / f"{id}.txt"


def rounds(game) -> str:
    """A few rounds, each as the public, the dealer and the first seat followed it."""
    told = []
    for seed in SEEDS:
        round = game.random_round(seed)
        rng = random.Random(seed)
        while options := round.options():
            round.play(options.choose(rng))
        for viewer in (PUBLIC, DEALER, round.numbers()[0]):
            name = f"seat {viewer}" if isinstance(viewer, int) else viewer
            told.append(f"=== round {seed}, {name}\n{transcript(round, viewer)}")
    return "\n".join(told)


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_rounds_look_as_they_did(game) -> None:
    now = rounds(game)
    path = golden(game.id)
    if UPDATE:
        path.write_text(now, encoding="utf-8")
    assert path.exists(), f"{game.id} has no golden transcript; HOUSEWAY_UPDATE_GOLDEN=1 writes one"
    before = path.read_text(encoding="utf-8")
    difference = "\n".join(
        unified_diff(before.splitlines(), now.splitlines(), path.name, "now", lineterm="", n=2)
    )
    assert not difference, f"{game.id} does not look as it did:\n{difference}"


def test_no_golden_transcript_is_left_of_a_game_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(CATALOGUE)


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_a_transcript_shows_a_viewer_no_card_that_his_view_does_not(game) -> None:
    """Face-down cards of others are question marks in the story, too."""
    for seed in range(16):
        round = game.random_round(seed)
        rng = random.Random(seed)
        while options := round.options():
            round.play(options.choose(rng))
        for viewer in (PUBLIC, DEALER, *round.numbers()):
            told = transcript(round, viewer)
            deck = game.deck_for(round.settings)
            words = set(told.replace("\n", " ").split())
            for place, card in hidden_cards(round, viewer):
                if place != viewer and deck.count(card) == 1:
                    assert card.text not in words, f"{viewer} reads {place}"
