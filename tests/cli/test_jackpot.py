"""`houseway jackpot`: a hand judged, the clause that decides, and a posted amount divided."""

import json

import pytest

BEAT = ("bad-beat", "3=TsTh", "5=AsAd", "--board", "Ah Tc Td 4s 2h", "--dealt-in", 8)


def test_a_bad_beat_is_judged_and_divided(houseway) -> None:
    ran = houseway("jackpot", *BEAT, "--posted", 10000)
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0] == "wins: aces full of tens is beaten by four tens"
    assert lines[1].startswith("bclc-poker/28/4.2  ")
    assert lines[4].split() == ["loser", "seat", "5", "$5,000.00", "bclc-poker/28/3.3.2.a"]
    assert lines[6].split()[:5] == ["others", "6", "players,", "each", "$416.00"]
    assert lines[7].split() == ["back", "to", "the", "pool", "$4.00"]


def test_a_hand_that_wins_nothing_says_which_clause_stands_against_it(houseway) -> None:
    ran = houseway("jackpot", *BEAT, "--away", 4, "--posted", 10000)
    assert ran.code == 0
    assert ran.out.splitlines()[0] == "no jackpot: 4 active players were dealt in, and it takes 5"
    assert "bclc-poker/28/2.5.2" in ran.out
    assert "10,000" not in ran.out


def test_as_json(houseway) -> None:
    room = ("--posted", "1000.90", "--division", "room", "--others", 4, "--json")
    told = json.loads(houseway("jackpot", *BEAT, *room).out)
    assert (told["qualifies"], told["winners"], told["losers"]) == (True, [3], [5])
    assert [each["amount"] for each in told["pays"]] == [40_000, 20_000, *[10_000] * 4]
    assert told["pays"][0]["clause"] == "bclc-poker/28/3.3.1.a"
    assert told["back"] == 90


@pytest.mark.parametrize(
    ("jackpot", "hand", "board", "which", "paid"),
    [
        ("high-hand", "2=8c8d", "8s 8h 3d 2c Kc", "quads 8", 10_000),
        ("limit-no-limit", "2=AsKs", "Qs Js Ts", "royal flush spades", 10_000),
        ("daily-high-hand", "2=8c8d", "8s Kh Kd", "", 10_000),
    ],
)
def test_high_hands(houseway, jackpot, hand, board, which, paid) -> None:
    given = ("--board", board, "--dealt-in", 5, "--pot", 20, "--posted", 100, "--json")
    told = json.loads(houseway("jackpot", jackpot, hand, *given).out)
    assert (told["qualifies"], told["which"]) == (True, which)
    assert [each["amount"] for each in told["pays"]] == [paid]


def test_stud_has_a_part_in_the_high_hand(houseway) -> None:
    given = ("--game", "seven-card-stud@bclc", "--dealt-in", 5, "--pot", 20)
    ran = houseway("jackpot", "high-hand", "2=9s9d9h5dKc9c2s", *given)
    assert ran.out.splitlines()[2] == "which jackpot: quads 9"


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("lottery", "3=TsTh"), "there is no jackpot 'lottery'"),
        (("bad-beat", "TsTh"), "'TsTh' is no hand; write the seat and its cards"),
        (("bad-beat", "3=TsTx"), "'Tx' is not a card"),
        (("bad-beat", "3=TsTh", "3=AsAd"), "write each seat once"),
        (("bad-beat", "3=TsTh", "5=TsAd"), "Ts is there 2 times"),
        ((*BEAT, "--limit", "spread"), "there is no 'spread' betting"),
        ((*BEAT, "--division", "street"), "'street' is no way to divide it"),
        ((*BEAT, "--division", "room", "--posted", 100), "say with --others how many share"),
        ((*BEAT, "--posted", 100, "--others", -1), "not below 0"),
        ((*BEAT, "--posted", -100), "not below 0"),
        ((*BEAT, "--mucked", 7), "seat 7 is spoken of"),
        ((*BEAT, "--away", 9), "does not add up"),
        (("high-hand", "3=TsTh", "--division", "room"), "its winner's alone"),
        (("bad-beat", "3=TsTh2c", "5=AsAd", "--dealt-in", 8), "seat 3 has 3 cards"),
    ],
)
def test_what_cannot_be_judged_is_one_clear_line(houseway, args, words) -> None:
    ran = houseway("jackpot", *args)
    assert ran.code == 2
    assert words in ran.complaint
