"""Baccarat against a second reading of the rules, written out plainly."""

from collections import Counter

import pytest

from houseway import games

WORTH = dict(zip("A23456789TJQK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0), strict=True))
MINI = games.find("mini-baccarat@bclc")
DRAGON = games.find("dragon-bonus-baccarat@bclc")


def total(cards) -> int:
    return sum(WORTH[card.text[0]] for card in cards) % 10


def drawn(shoe) -> tuple[list, list]:
    """The hands that come of a shoe, the third-card rule in words."""
    cards = iter(shoe)
    player, banker = [next(cards)], [next(cards)]
    player.append(next(cards))
    banker.append(next(cards))
    if total(player) >= 8 or total(banker) >= 8:
        return player, banker
    if total(player) >= 6:  # the player stands, and the banker draws as the player would
        if total(banker) <= 5:
            banker.append(next(cards))
        return player, banker
    player.append(next(cards))
    third, held = WORTH[player[2].text[0]], total(banker)
    if (
        held <= 2
        or (held == 3 and third != 8)
        or (held == 4 and 2 <= third <= 7)
        or (held == 5 and 4 <= third <= 7)
        or (held == 6 and third in (6, 7))
    ):
        banker.append(next(cards))
    return player, banker


def dragon(own, other) -> int | None:
    """What the bonus on a side pays to one: None loses, 0 pushes."""
    margin = total(own) - total(other)
    natural = any(len(hand) == 2 and total(hand) >= 8 for hand in (own, other))
    if natural:
        return {True: 1, False: None}[margin > 0] if margin else 0
    return {4: 2, 5: 2, 6: 4, 7: 4, 8: 10, 9: 30}.get(margin)


def expected(spot: str, stake: int, player, banker) -> int:
    """What a bet wins or loses, commission apart."""
    p, b = total(player), total(banker)
    if spot == "tie":
        return 8 * stake if p == b else -stake
    if spot.startswith("dragon"):
        odds = dragon(player, banker) if spot == "dragon_player" else dragon(banker, player)
        return -stake if odds is None else odds * stake
    if p == b:
        return 0
    won = (p > b) == (spot == "player")
    return stake if won else -stake


@pytest.mark.parametrize("game", [MINI, DRAGON], ids=lambda game: game.id)
def test_every_bet_is_paid_as_the_cards_say(game) -> None:
    seen = set()
    for seed in range(3_000):
        round = game.random_round(seed)
        player, banker = drawn(round.log.shoe.order)
        assert list(round.cards("player")) == player, f"seed {seed}"
        assert list(round.cards("banker")) == banker, f"seed {seed}"
        assert len(round.log.cards) == len(player) + len(banker)
        dragons = [x for x in round.lines if x.spot.startswith("dragon") and x.net > 0]
        if sum(x.net for x in dragons) >= 5_000_000:
            continue  # the cap has tests of its own
        for line in round.lines:
            if line.spot == "commission":
                continue
            assert line.net == expected(line.spot, line.stake, player, banker), f"seed {seed}"
            seen.add((line.spot, line.result))
    spots = {spot.name for spot in game.spots}
    assert {spot for spot, _ in seen} == spots
    assert {result for spot, result in seen if spot == "banker"} == {"wins", "loses", "pushes"}


def test_commission_is_a_twentieth_of_each_banker_win_and_of_nothing_else() -> None:
    charged = 0
    for seed in range(1_000):
        round = MINI.random_round(seed)
        lines = list(round.lines)
        for line, after in zip(lines, [*lines[1:], None], strict=True):
            due = line.spot == "banker" and line.net > 0 and not line.tip
            is_charged = after is not None and after.spot == "commission"
            assert is_charged is due, f"seed {seed}"
            if due:
                charged += 1
                assert after.net == -(line.net * 5 // 100)
    assert charged > 100


def test_hands_win_about_as_often_as_they_should() -> None:
    """Out of eight decks: banker 45.86%, player 44.62%, tie 9.52%; four standard deviations."""
    won = Counter()
    rounds = 4_000
    for seed in range(rounds):
        round = MINI.random_round(seed)
        player, banker = total(round.cards("player")), total(round.cards("banker"))
        won["tie" if player == banker else "player" if player > banker else "banker"] += 1
    for name, chance in (("banker", 0.4586), ("player", 0.4462), ("tie", 0.0952)):
        spread = 4 * (chance * (1 - chance) / rounds) ** 0.5
        assert abs(won[name] / rounds - chance) < spread, name
