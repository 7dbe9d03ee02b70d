"""Baccarat against a second reading of the rules, written out plainly."""

from collections import Counter

import pytest

from houseway import games

WORTH = dict(zip("A23456789TJQK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0), strict=True))
MINI = games.find("mini-baccarat@bclc")
DRAGON = games.find("dragon-bonus-baccarat@bclc")
RUYI = games.find("ruyi-baccarat@bclc")
RUBY = games.find("ruyi-baccarat-ruby-9@bclc")
RUYI_COMMISSION = games.find("ruyi-baccarat-commission@bclc")


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


def side_bet(spot: str, player, banker) -> int | None:
    """What a Ruyi side bet pays to one; None where it loses."""
    p, b = total(player), total(banker)
    if spot == "gold_7":
        return 40 if b == 7 > p and len(banker) == 3 else None
    if spot == "jade_8":
        return 25 if p == 8 > b and len(player) == 3 else None
    nines = [hand for hand in (player, banker) if len(hand) == 3 and total(hand) == 9]
    return {1: 10, 2: 75}.get(len(nines))


def expected(spot: str, stake: int, player, banker, game=MINI) -> int:
    """What a bet wins or loses, commission apart."""
    p, b = total(player), total(banker)
    if spot in ("gold_7", "jade_8", "ruby_9"):
        odds = side_bet(spot, player, banker)
        return -stake if odds is None else odds * stake
    if spot == "banker" and game in (RUYI, RUBY) and side_bet("gold_7", player, banker):
        return 0
    if spot == "tie":
        return 8 * stake if p == b else -stake
    if spot.startswith("dragon"):
        odds = dragon(player, banker) if spot == "dragon_player" else dragon(banker, player)
        return -stake if odds is None else odds * stake
    if p == b:
        return 0
    won = (p > b) == (spot == "player")
    return stake if won else -stake


@pytest.mark.parametrize(
    "game", [MINI, DRAGON, RUYI, RUBY, RUYI_COMMISSION], ids=lambda game: game.id
)
def test_every_bet_is_paid_as_the_cards_say(game) -> None:
    seen = set()
    for seed in range(1_500):
        round = game.random_round(seed)
        player, banker = drawn(round.log.shoe.order)
        assert list(round.felt.cards("player")) == player, f"seed {seed}"
        assert list(round.felt.cards("banker")) == banker, f"seed {seed}"
        assert len(round.log.cards) == len(player) + len(banker)
        bonuses = [x for x in round.lines if x.spot in game.pay_tables and x.net > 0]
        if sum(x.net for x in bonuses) >= 5_000_000:
            continue  # the cap has tests of its own
        for line in round.lines:
            if line.spot == "commission":
                continue
            net = expected(line.spot, line.stake, player, banker, game)
            assert line.net == net, f"seed {seed}"
            seen.add((line.spot, line.result))
    spots = {spot.name for spot in game.spots}
    assert {spot for spot, _ in seen} == spots
    assert {result for spot, result in seen if spot == "banker"} == {"wins", "loses", "pushes"}


@pytest.mark.parametrize("game", [MINI, RUYI_COMMISSION], ids=lambda game: game.id)
def test_commission_is_a_twentieth_of_each_banker_win_and_of_nothing_else(game) -> None:
    charged = 0
    for seed in range(1_000):
        round = game.random_round(seed)
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
    rounds = 2_000
    for seed in range(rounds):
        round = MINI.random_round(seed)
        player, banker = total(round.felt.cards("player")), total(round.felt.cards("banker"))
        won["tie" if player == banker else "player" if player > banker else "banker"] += 1
    for name, chance in (("banker", 0.4586), ("player", 0.4462), ("tie", 0.0952)):
        spread = 4 * (chance * (1 - chance) / rounds) ** 0.5
        assert abs(won[name] / rounds - chance) < spread, name


@pytest.mark.parametrize("game", [RUYI, RUBY], ids=lambda game: game.id)
def test_ruyi_baccarat_charges_no_commission(game) -> None:
    lines = [line for seed in range(300) for line in game.random_round(seed).lines]
    assert any(line.spot == "banker" and line.net > 0 for line in lines)
    assert not any(line.spot == "commission" for line in lines)


def banker_asks(player: tuple, banker: tuple) -> bool:
    """Whether the banker takes a third card; hands as what their cards count."""
    held = sum(banker) % 10
    if len(player) == 2:
        return held <= 5
    draws_to = {3: (0, 1, 2, 3, 4, 5, 6, 7, 9), 4: range(2, 8), 5: range(4, 8), 6: (6, 7)}
    return held <= 2 or player[2] in draws_to.get(held, ())


def outcomes(player: tuple, banker: tuple) -> dict[str, bool]:
    p, b = sum(player) % 10, sum(banker) % 10
    nines = (p == 9 and len(player) == 3) + (b == 9 and len(banker) == 3)
    return {
        "gold_7": b == 7 > p and len(banker) == 3,
        "jade_8": p == 8 > b and len(player) == 3,
        "one nine": nines == 1,
        "two nines": nines == 2,
        "tied sevens": p == b == 7 and len(banker) == 3,
        "tied eights": p == b == 8 and len(player) == 3,
    }


def next_cards(left: list[int]):
    """Each card that may come next and how likely it is; it is gone while it is looked at."""
    cards = sum(left)
    for worth in range(10):
        left[worth] -= 1
        yield (worth,), (left[worth] + 1) / cards
        left[worth] += 1


def thirds(left: list[int], *, asks: bool):
    return next_cards(left) if asks else [((), 1.0)]


def chances() -> Counter:
    """How likely each outcome of the side bets is, out of eight full decks, every deal counted."""
    left = [32 * 4, *(32,) * 9]  # cards by what they count
    likely: Counter = Counter()

    def deal(dealt: tuple, chance: float) -> None:
        if len(dealt) < 4:
            for card, next_chance in next_cards(left):
                deal(dealt + card, chance * next_chance)
            return
        player, banker = dealt[::2], dealt[1::2]
        if max(sum(player) % 10, sum(banker) % 10) >= 8:
            return  # a natural: two cards each, and no side bet wins
        for third, first in thirds(left, asks=sum(player) % 10 <= 5):
            asks = banker_asks(player + third, banker)
            for other, second in thirds(left, asks=asks):
                for name, came in outcomes(player + third, banker + other).items():
                    likely[name] += chance * first * second * came

    deal((), 1.0)
    return likely


def test_the_side_bets_return_what_the_resolutions_reckon() -> None:
    """Gold 7 -7.61%, Jade 8 -10.19%, Ruby 9 -9.31%; tied sevens 0.685%, tied eights 0.208%."""
    likely = chances()
    assert round(100 * likely["tied sevens"], 3) == 0.685
    assert round(100 * likely["tied eights"], 3) == 0.208

    def edge(*won: tuple[str, str, str]) -> float:
        paid = ((likely[name], RUBY.pay_tables[spot].pays(row)) for name, spot, row in won)
        back = sum(chance * (odds.winnings(100) + 100) for chance, odds in paid)
        return round(back - 100, 2)

    assert edge(("gold_7", "gold_7", "gold 7")) == -7.61
    assert edge(("jade_8", "jade_8", "jade 8")) == -10.19
    nines = ("one nine", "one three-card nine"), ("two nines", "two three-card nines")
    assert edge(*((name, "ruby_9", row) for name, row in nines)) == -9.31
