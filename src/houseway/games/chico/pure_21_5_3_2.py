"""Pure 21.5 Blackjack, 3 to 2: Chico, California. The 6 to 5 game with a better natural."""

from houseway.games.chico.pure_21_5 import PureTwentyOne
from houseway.money import Odds
from houseway.rulebook import section


class PureBlackjackThreeToTwo(PureTwentyOne):
    """Beat the bank without passing 21; an ace and a bonus card are 21.5 and pay 3 to 2."""

    rule = staticmethod(section("chico/pure-21.5-3-2"))
    slug, name = "pure-21.5-blackjack-3-2", "Pure 21.5 Blackjack 3 to 2"
    pure_pays = Odds(3, 2)  # so that an insured Pure 21.5 comes to even money either way


GAME = PureBlackjackThreeToTwo()
