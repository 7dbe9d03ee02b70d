"""A transcript tells a round as one viewer followed it."""

from houseway import games
from houseway.cards import RiggedShoe, parse_cards
from houseway.formats.transcript import transcript
from houseway.play import Layout, Stake


def opened():
    game = games.find("three-card-poker@bclc")
    cards = {1: "As Ah 2c", "dealer": "Kd Qc 9s"}
    shoe = RiggedShoe(game.deck, {place: parse_cards(text) for place, text in cards.items()})
    return game.round(Layout({1: {"ante": 1_000}}), shoe)


def test_it_begins_with_the_game_and_its_section() -> None:
    first = transcript(opened()).splitlines()[0]
    assert first == "Three Card Poker (three-card-poker@bclc), bclc-poker/6"


def test_a_viewer_reads_his_own_cards_and_backs_of_the_others() -> None:
    told = transcript(opened(), 1)
    assert "  dealt to seat 1: As Ah 2c" in told.splitlines()
    assert "  dealt to dealer: ?? ?? ??" in told.splitlines()
    assert "  dealt to seat 1: ?? ?? ??" in transcript(opened(), "public").splitlines()


def test_prompts_are_read_by_the_one_they_concern() -> None:
    held_visible = "[bclc-poker/6/6.4]"
    assert held_visible in transcript(opened(), 1)
    assert held_visible not in transcript(opened(), "public")


def test_answers_shown_cards_lines_and_accounts_follow_in_order() -> None:
    round = opened()
    round.play(Stake(1_000, "play"))
    told = transcript(round).splitlines()
    order = [
        told.index("  seat 1: play 10.00"),
        told.index("  dealer shows Kd Qc 9s"),
        told.index("  seat 1 shows As Ah 2c"),
        next(i for i, line in enumerate(told) if line.startswith("seat 1  play")),
        next(i for i, line in enumerate(told) if line.startswith("seat 1  ante ")),
        told.index("  bank: -20.00"),
        told.index("  seat 1: +20.00"),
    ]
    assert order == sorted(order)


def test_a_round_in_play_has_no_accounts_yet() -> None:
    assert "bank:" not in transcript(opened())
