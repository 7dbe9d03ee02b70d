"""Play in the terminal: whole rounds of every game, from typed answers."""

import re
from typing import Any

import pytest

from houseway import games, houses
from houseway.play.banked.set_game import SetGame

BANKED = [game for game in games.catalogue().values() if game.kind == "banked"]
POT = [game for game in games.catalogue().values() if game.kind == "pot"]


def left_with(out: str) -> str:
    """How the evening ended, from the last line."""
    last = out.strip().splitlines()[-1]
    assert last.startswith("you leave with ")
    return last


def bets(game, amount="10"):
    """A bet on the first spot and what must equal it, nothing on the others."""
    _, *others = [spot for spot in game.spots if not spot.later]
    return [amount, *(amount if spot.equals else "" for spot in others)]


def answers(game):
    """Stakes on the later spots, where decisions are not of another kind."""
    if game.family == "Blackjack":
        return ["decline", "stand", "hit", "stand"]
    squeeze = ["accept", "face", "face", "face"]
    other = {
        "let-it-ride@bclc": ["ride", "ride"],
        "squeeze-midi-baccarat@bclc": squeeze,
        "classic-squeeze-midi-baccarat@bclc": squeeze,
        "full-baccarat@bclc": ["accept", "face", "face banker first", *squeeze[1:]],
    }
    if isinstance(game, SetGame):
        return ["house way"]
    if game.id == "three-card-baccarat@bclc":
        return ["place"]
    return other.get(game.id, [spot.name for spot in game.spots if spot.later])


@pytest.mark.parametrize("game", BANKED, ids=lambda game: game.id)
def test_a_round_against_the_house_is_played_and_paid(houseway, game) -> None:
    ran = houseway("play", game.id, "--seed", "1", typed=[*bets(game), *answers(game), "q"])
    assert (ran.code, ran.err) == (0, "")
    assert f"{game.name}: {game.summary}" in ran.out
    called = "No more bets" in ran.out or "Final betting" in ran.out
    assert called is not (game.id == "fortune-asia-poker@bclc")  # section 16 prints no such call
    lines = [line for line in ran.out.splitlines() if line.startswith("seat 1 ")]
    assert lines
    assert all(game.section.split("/")[0] in line for line in lines)  # each line gives its clause
    assert "(" in left_with(ran.out)


@pytest.mark.some(6)
@pytest.mark.parametrize("game", BANKED, ids=lambda game: game.id)
def test_a_seed_plays_the_same_round_again(houseway, game) -> None:
    typed = [*bets(game), *answers(game), "q"]
    first, again, other = (
        houseway("play", game.id, "--seed", seed, typed=typed).out for seed in ("1", "1", "2")
    )
    assert first == again
    assert first != other


def test_a_hand_is_set_by_naming_what_goes_in_front(houseway) -> None:
    ran = houseway(
        "play",
        "pai-gow-poker@bclc",
        "--seed",
        "1",
        typed=["10", "", "set", "set kh kh", "set kh qd", "q"],
    )
    assert (ran.code, ran.err) == (0, "")
    assert "type the cards of each hand" in ran.out
    assert "seat 1 may not set" in ran.out
    assert "a pair of nines and king-queen" in ran.out


WORDS = {
    "over": "decline",
    "draw": "draw",
    "take": "take",
    "bring": "bring in",
    "decline": "decline",
    "fold": "c",
}


def typed_down(houseway, id: str, seed: str) -> tuple[Any, list[str]]:
    """A hand in which you check and call, draw nothing and choose nothing, and what you typed."""
    typed: list[str] = []

    def types(screen: str) -> str:
        if "main pot" in screen or len(typed) > 40:
            return "q"
        asked = re.findall(r"^(.*): $", screen, re.MULTILINE)[-1]
        first = asked.split()[0]
        own = re.findall(r"Seat 1 +(\w\w)", screen)
        answer = f"discard {own[-1]}" if first == "discard" else WORDS.get(first, asked)
        typed.append(answer if typed else "")
        return typed[-1]

    return houseway("play", id, "--seed", seed, typed=types), typed


CLUB = [game for game in POT if game.house == "bcpc"]
CHOOSING = [games.find(f"{slug}@chico") for slug in ("omaha-hi-lo", "glory-hole-holdem")]


@pytest.mark.some(6)
@pytest.mark.parametrize("game", CLUB, ids=lambda game: game.id)
def test_a_hand_of_the_club_is_played_to_its_end(houseway, game) -> None:
    ran, typed = typed_down(houseway, game.id, "3")
    assert (ran.code, ran.err) == (0, "")
    assert "main pot" in ran.out
    assert ("decline" in typed) == bool(game.twists and not game.event)


@pytest.mark.parametrize("game", CHOOSING, ids=lambda game: game.id)
def test_over_blinds_and_exchanges_are_declined(houseway, game) -> None:
    ran, typed = typed_down(houseway, game.id, "3")
    assert (ran.code, ran.err) == (0, "")
    assert "main pot" in ran.out
    assert {"decline", "draw"} & set(typed)


def test_standing_pat_has_a_word_of_its_own(houseway) -> None:
    _, typed = typed_down(houseway, "badugi@bcpc", "3")
    pat = ["pat" if word == "draw" else word for word in typed]
    ran = houseway("play", "badugi@bcpc", "--seed", "3", typed=[*pat, "q", "q", "q"])
    assert "pat" in pat
    assert "main pot" in ran.out
    assert "stands pat" in ran.out


@pytest.mark.parametrize(
    "game", [g for g in POT if g not in CLUB + CHOOSING], ids=lambda game: game.id
)
def test_a_hand_against_bots_is_played_to_its_end(houseway, game) -> None:
    """Call or check everything down, throw away what has to go, then stop."""
    typed = ["", *["c"] * 12, *["q"] * 3]
    ran = houseway("play", game.id, "--seed", "3", typed=typed)
    if "discard: " in ran.out:
        own = re.findall(r"Seat 1 +(\w\w) (\w\w) \w\w\b", ran.out)[-1]
        discards = ["discard", f"discard {' '.join(own)}", f"discard {own[0]}"]
        calls = ran.out.split("discard: ")[0].count("Seat 1: c")
        typed = ["", *["c"] * calls, *discards, *["c"] * 12, *["q"] * 3]
        ran = houseway("play", game.id, "--seed", "3", typed=typed)
        assert "type what you put away with it" in ran.out
        assert "seat 1 may not discard" in ran.out
        assert "Seat 1: discard" in ran.out
    assert (ran.code, ran.err) == (0, "")
    assert "main pot" in ran.out
    left_with(ran.out)


@pytest.mark.some(8)
@pytest.mark.parametrize("game", POT, ids=lambda game: game.id)
def test_a_hand_can_be_folded(houseway, game) -> None:
    for seed in range(5):
        ran = houseway("play", game.id, "--seed", seed, typed=["", "f", "q"])
        assert ran.code == 0
        assert "Seat 1: fold" in ran.out or "you give up your hand" in ran.out


@pytest.mark.some(15)
@pytest.mark.parametrize("game", games.catalogue().values(), ids=lambda game: game.id)
def test_when_the_input_ends_the_game_ends(houseway, game) -> None:
    ran = houseway("play", game.id, "--seed", "1", "--chips", "300")
    assert (ran.code, ran.err) == (0, "")
    sign = houses.of(game).currency.symbol
    assert left_with(ran.out) == f"you leave with {sign}300.00 ({sign}0.00)"


def test_leaving_in_the_middle_of_a_hand_gives_it_up(houseway) -> None:
    ran = houseway("play", "three-card-poker@bclc", "--seed", "1", typed=["10", "", "", "q"])
    assert "you give up your hand and leave" in ran.out
    assert left_with(ran.out) == "you leave with $490.00 (-$10.00)"


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        (["1", "", ""], "seat 1's ante of $1.00 is under the table minimum of $5.00"),
        (["501", "", ""], "seat 1's ante of $501.00 is over the table maximum of $500.00"),
        (["ten"], "'ten' is not an amount of money; write dollars such as 25 or 2.5"),
        (["0.001"], "0.001 is not a whole number of cents; write at most two decimals"),
        (["", "", ""], "there is no bet on the table; type an amount in dollars"),
        (["", "", "5"], "seat 1 may stake six_card_bonus only beside ante or pair_plus"),
        (["200", "", "400"], "seat 1 bets $600.00 and has $500.00"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_bet_that_is_not_taken_is_asked_for_again(houseway, typed, complaint) -> None:
    again = ["10", "", "", "play", "q"]
    ran = houseway("play", "three-card-poker@bclc", "--seed", "1", typed=[*typed, *again])
    assert ran.code == 0
    assert complaint in ran.out.splitlines() or any(
        line.endswith(complaint) for line in ran.out.splitlines()
    )
    assert "Dealer has" in ran.out  # and then the round was played


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("bluff", "'bluff' is not an answer; type the start of one"),
        ("play 11", "seat 1 may not play $11.00; allowed: fold, play $10.00"),
        ("play x", "'x' is not an amount of money; write dollars such as 25 or 2.5"),
    ],
)
def test_an_answer_that_is_not_offered_is_asked_for_again(houseway, answer, complaint) -> None:
    typed = ["10", "", "", answer, "play", "q"]
    ran = houseway("play", "three-card-poker@bclc", "--seed", "1", typed=typed)
    assert ran.code == 0
    assert complaint in ran.out
    assert "Dealer has" in ran.out


def test_the_dealers_cards_are_face_down_until_they_are_shown(houseway) -> None:
    typed = ["10", "", "", "play", "q"]
    ran = houseway("play", "three-card-poker@bclc", "--seed", "1", typed=typed)
    before, after = ran.out.split("Dealer has", 1)
    assert "Dealer   ?? ?? ??" in before
    assert "Dealer   ??" not in after


def test_a_game_is_played_in_a_process_of_its_own(terminal) -> None:
    ran = terminal("play", "mini-baccarat@bclc", "--seed", "1", typed="10\n\n\nq\n")
    assert (ran.code, ran.err) == (0, "")
    assert "you leave with" in ran.out


def test_where_a_player_banks_a_bot_does_first_and_then_offers_it_to_you(houseway) -> None:
    bets = ["10", "10", "", "", "ch", "ch"]
    typed = [*bets, *bets, "50000", "20", *bets, "q"]
    ran = houseway("play", "never-foldem-holdem@chico", "--seed", 3, typed=typed)
    assert ran.code == 0
    banks = [x for x in ran.out.splitlines() if x.startswith("seat") and " banks " in x]
    assert banks == [
        "seat 8 banks $10,000.00",
        "seat 8 banks $10,000.00",
        "seat 1 banks $20.00",
        "seat 1 banks $20.00",
        "seat 8 banks $10,000.00",
        "seat 8 banks $10,000.00",
    ]
    assert "the bank is offered to you" in ran.out
    assert "seat 1 banks $50,000.00 and has" in ran.out


def test_the_bank_of_the_house_is_offered_in_turn_and_taken(houseway) -> None:
    """Two rounds against the dealer, then the bank: too little is refused, enough is banked."""
    rounds = ["10", "house", "10", "house", "10", "house"]
    typed = [*rounds, "1", "300", "house", "10", "house", "q"]
    ran = houseway("play", "pai-gow-poker@bclc", "--seed", 3, typed=typed)
    assert ran.code == 0
    assert "the bank is offered to you: the dealer stakes $10.00 against it" in ran.out
    assert "has to cover $15.00" in ran.out
    _, banked = ran.out.split("what do you put up (Enter declines)? ", 1)
    assert "cover" in banked.splitlines()[0], "1.00 does not cover the bets"
    assert "bank has" in banked


def test_an_offer_of_two_words_may_be_typed_whole(houseway) -> None:
    typed = ["10", "10", "", "", "call 2x", "call 1x", "q"]
    ran = houseway("play", "never-foldem-holdem@chico", "--seed", 3, typed=typed)
    assert "Seat 1: call 2x $20.00" in ran.out
    assert "Seat 1: call 1x $10.00" in ran.out


def test_a_club_counts_in_pounds(houseway) -> None:
    ran = houseway("play", "texas-holdem@bcpc", "--seed", "1", typed=["", "f", "q"])
    assert left_with(ran.out).startswith("you leave with £")
    assert " +£" in ran.out
    assert "$" not in ran.out
    ran = houseway("play", "texas-holdem@bcpc", "--chips", "0")
    assert "a buy-in of £0.00 is none" in ran.complaint


def test_a_question_mark_explains_bets_and_answers(houseway) -> None:
    typed = ["10", "?", "", "", "?", "play", "q"]
    ran = houseway("play", "three-card-poker@bclc", "--seed", "1", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "straight flush   40 to 1" in ran.out
    assert "Type an amount, or Enter for no bet" in ran.out
    assert "Type the start of a word" in ran.out
    assert ran.out.count("bclc-poker/6/6.5.1") == 1  # fold, which is explained to who asks


def test_one_bad_side_bet_leaves_the_others_where_they_are(houseway) -> None:
    typed = ["10", "5", "501", "5", "play", "q"]
    ran = houseway("play", "three-card-poker@bclc", "--seed", "1", typed=typed)
    assert "the other bets stand" in ran.out
    spots = [line.split("  ")[1] for line in ran.out.splitlines() if line.startswith("seat 1 ")]
    assert spots == ["play", "ante", "pair plus", "six card bonus"]


def played_until(houseway, wanted: str, typed: list[str]):
    """The first evening of hold'em in which it comes to that, whatever the bots think of it."""
    for seed in range(60):
        ran = houseway("play", "texas-holdem@bclc", "--seed", seed, typed=typed)
        if re.search(wanted, ran.out):
            return ran
    raise AssertionError(f"in no evening: {wanted}")


def test_an_answer_that_few_would_know_is_explained_once(houseway) -> None:
    ran = played_until(houseway, "  chop: ", ["", "f", "", "f", "", "f", "q"])
    assert ran.out.count("  chop: ") == 1
    assert "bclc-poker/17/10.5" in ran.out


def test_the_table_shows_pot_stacks_and_who_has_folded(houseway) -> None:
    typed = ["", "call", "check", "check", "check", "q", "q"]
    ran = played_until(houseway, r"in the pot: \$\d[\s\S]*Seat \d +folded", typed)
    shown = [" ".join(line.split()) for line in ran.out.splitlines()]
    wanted = (r"in the pot: \$\d", r"Seat \d folded has \$\d", r"Seat 1 (\w\w ){2}.*you · has \$\d")
    for each in wanted:
        assert any(re.match(each, line) for line in shown), each
    assert any(line.endswith("button") for line in shown)


def test_a_terminal_has_colour_unless_it_wants_none(monkeypatch, capsys) -> None:
    from houseway.cli.felt import Felt

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "40")
    money = houses.of(games.find("texas-holdem@bclc")).currency
    line = "seat 1  ante  5.00  wins 1 to 1  +5.00  a pair  bclc-poker/6/6.9.3"
    Felt(money, 1).settled(line)
    coloured = capsys.readouterr().out
    assert "\x1b[32m" in coloured  # what is won is green
    assert all("bclc-poker/6/6.9.3" in each or "bclc" not in each for each in coloured.splitlines())
    monkeypatch.setenv("NO_COLOR", "1")
    Felt(money, 1).settled(line)
    assert "[32m" not in capsys.readouterr().out
