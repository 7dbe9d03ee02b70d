"""Hands as a dealer says them."""

import pytest

from houseway.cards import parse_cards
from houseway.hands import ranking


def ranked(name: str, written: str):
    own, _, board = written.partition("/")
    return ranking(name).rank(parse_cards(own), parse_cards(board))


@pytest.mark.parametrize(
    ("name", "cards", "words"),
    [
        ("five-card", "Kc Kd Kh 4s 4c 2d 2h", "kings full of fours"),
        ("five-card", "Ac Ad Ah As Kc Kd Kh Ks", "four aces"),
        ("omaha", "As Kd 2c 3c / Qs Js Ts 4d 4h", "an ace-high straight"),
        ("omaha", "As Ks 2c 3c / Qs Js Ts 4d 4h", "a royal flush"),
        ("inferno", "8c", "eight high"),
        ("inferno", "8c 8d 8h", "three eights"),
        ("asian-stud", "7c 8d 9h Ts Jc", "a jack-high straight"),
        ("mandarin", "Ac 2d 3h 4s 5c", "an ace-to-five straight"),
        ("mandarin", "Ac 2c 3c 4c 5c", "an ace-to-five straight flush"),
        ("mandarin", "Ac Kd Qh Js Tc", "an ace-high straight"),
        ("short-deck", "Ac 6d 7h 8s 9c", "a nine-high straight"),
        ("joker-five-card", "Ac Ad Ah As Jk", "five aces"),
        ("joker-five-card", "Ac Ad Ah Jk 2c", "four aces"),
        ("joker-five-card", "Jk 2d 3h 4s 5c", "a six-high straight"),
        ("joker-five-card", "Kc Kd Jk 4s 5c", "a pair of kings"),
        ("fortune-bonus", "3c 4c 5c 6c 7c Jk 9c", "a seven-card straight flush with the joker"),
        ("fortune-bonus", "3c 4c 5c 6c 7c 8c 9c", "a nine-high seven-card straight flush"),
        ("fortune-bonus", "Ac Kc Qc Jc Jk Kd Qd", "a royal flush plus a royal match"),
        ("pai-gow-progressive", "3c 4c 5c 6c 7c Jk 9c", "a nine-high seven-card straight flush"),
        ("pai-gow-ace-high", "Jk Jd 9h 7s 5c 4d 2h", "ace high with the joker"),
        ("pai-gow-ace-high", "Kc Jd 9h 7s 5c 4d 2h", "not ace high"),
        ("insurance", "9c 8d 7h 6s 4c 3d 2h", "nine high"),
        ("insurance", "9c 8d 7h 6s 4c 3d 3h", "a pair or better"),
        ("joker-two-card", "Jk Ad", "a pair of aces"),
        ("one-card", "Jk", "ace high"),
        ("chico-three-card", "Ah Kh Qh", "a mini royal flush"),
        ("four-card", "9c 9d 9h 9s 2c", "four nines"),
        ("fortune-asia-four-card", "Ac Ad Ah Jk", "four aces"),
        ("fortune-asia-four-card", "2c 3d 4h Jk", "an ace-to-four straight"),
        ("fast-action", "6c 6c 6c 6c 6d", "five sixes"),
        ("fast-action", "6c 6c 6c 6c 6c", "five suited sixes"),
        ("longest-flush", "2c Kc Qc 8c 7h 6h 5s", "an ace-high four-card flush"),
        ("flush-rush", "2c Kc Qc 8c 7c 6h 5s", "a five-card wild flush"),
        ("flush-rush", "2c Kc Qc 8d 7h 6h 5s", "no flush rush"),
        ("chico-54", "Ac Kd Qh Js Bk", "ace high"),
        ("exposed", "Kc Kd 2h", "a pair of kings"),
        ("exposed-by-suit", "Kd", "king of diamonds"),
        ("exposed-by-suit", "Kd Kh 2s", "a pair of kings, by the hearts"),
        ("exposed-low", "8d 4h 2s", "eight-four low"),
        ("exposed-low-by-suit", "Ad", "ace of diamonds"),
        ("eight-low", "8c 6d 4h 3s 2c", "eight-six low"),
        ("eight-low", "Ac 2d 3h 4s 5c", "a wheel"),
        ("eight-low", "Kc 2d 3h 4s 5c", "no low"),
        ("nine-low-wild", "9c 8d 7h 6s Jk", "nine-eight low"),
        ("ace-to-five", "9c 8d 7h 6s 5c Ad Ah", "eight-seven low"),
        ("ace-to-five", "Ac Ad 4h 3s 2c", "a pair of aces"),
        ("deuce-to-seven", "7c 5d 4h 3s 2c", "seven-five low"),
        ("deuce-to-seven", "Ac 5d 4h 3s 2c", "ace-five low"),
        ("deuce-to-seven", "6c 5d 4h 3s 2c", "a six-high straight"),
        ("badugi", "Ac 7d 2h 2c", "three-card badugi, seven high"),
        ("badugi", "Ac 2d 3h 4s", "four-card badugi, four high"),
        ("badugi", "Ac 2c 3c 4c", "one-card badugi, ace high"),
        ("baccarat", "4c 5d", "nine"),
        ("three-card-baccarat", "Kc Kd Kh", "three kings"),
        ("three-card-baccarat", "Jc Qd Kh", "three face cards"),
        ("three-card-baccarat", "Jc Qd 7h", "seven"),
        ("pure-21.5", "Tc 9d", "nineteen"),
        ("pure-21.5", "Ac 7d", "soft eighteen"),
        ("pure-21.5", "Ac 7d Td", "eighteen"),
        ("pure-21.5", "Ac Td", "pure twenty-one and a half"),
        ("pure-21.5", "Ac 4d 6h", "twenty-one"),
        ("pure-21.5", "Tc 9d 5h", "bust with 24"),
        ("pure-21.5", "Ac", "soft eleven"),
        ("pure-21.5-split", "Ac Td", "twenty-one"),
    ],
)
def test_a_hand_is_said_as_a_dealer_says_it(name, cards, words) -> None:
    assert str(ranked(name, cards)) == words


@pytest.mark.parametrize(
    ("name", "one", "other", "words"),
    [
        ("three-card", "As Kd 9c", "As Qd 9c", "ace high with a king"),
        ("three-card", "As Kd 9c", "As Kh 8c", "ace high with a nine"),
        ("five-card", "Kc Kd Ah 3s 2c", "Kc Kd Qh 3s 2c", "a pair of kings with an ace"),
        ("five-card", "Kc Kd Kh 4s 4c", "Kc Kd Kh 3s 3c", "kings full of fours"),
        ("inferno", "8c 8d 3h", "8c 8d", "a pair of eights with a three"),
        ("inferno", "8c 8d", "8c 8d 3h", "a pair of eights"),
        ("joker-two-card", "Jk Kd", "Ac Qd", "ace high with a king"),
        ("eight-low", "8c 6d 4h 2s Ac", "8c 6d 4h 3s Ac", "eight-six-four-two-ace low"),
        ("deuce-to-seven", "8c 6d 4h 3s 2c", "8c 6d 5h 3s 2c", "eight-six-four-three-two low"),
        ("ace-to-five", "Kc Kd 4h 3s 2c", "Kc Kd 5h 3s 2c", "a pair of kings with a four"),
        ("badugi", "8c 4d 2h As", "8c 5d 2h As", "four-card badugi, eight-four-two-ace"),
        ("three-card-baccarat", "9c Kd Kh", "9c Kd Th", "nine with two face cards"),
        (
            "longest-flush",
            "Ac Kc 9c 8d 7d 6h 5h",
            "Ac Kc 8c 9d 7d 6h 5h",
            "an ace-high three-card flush with a nine",
        ),
        (
            "omaha",
            "Ac 9d 3c 4c / As Ks Qd Jd 2h",
            "Ah 8d 3c 4c / As Ks Qd Jd 2h",
            "a pair of aces with a nine",
        ),
    ],
)
def test_two_hands_said_alike_are_told_apart(name, one, other, words) -> None:
    assert ranked(name, one).beside(ranked(name, other)) == words
