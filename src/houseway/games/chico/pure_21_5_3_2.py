"""Pure 21.5 Blackjack, 3 to 2: Chico, California. The 6 to 5 game with a better natural."""

from houseway.games.chico.pure_21_5 import PureTwentyOne
from houseway.money import Odds
from houseway.rulebook import section


class PureBlackjackThreeToTwo(PureTwentyOne):
    """Beat the bank without passing 21; an ace and a bonus card are 21.5 and pay 3 to 2."""

    rule = staticmethod(section("chico/pure-21.5-3-2"))
    slug, name = "pure-21.5-blackjack-3-2", "Pure 21.5 Blackjack 3 to 2"
    idea = (
        "Pure 21.5 Blackjack with the better price: 21.5, an ace and a card that counts ten in "
        "the first two, pays 3 to 2. Otherwise it is the same game: nearer to 21 than the bank "
        "wins, and over 21 loses at once. You may hit, stand, double, split or surrender "
        "against one open card. Another player banks, and pays as far as his wager covers."
    )
    aliases = ("blackjack", "21", "pure 21.5")
    pure_pays = Odds(3, 2)  # so that an insured Pure 21.5 comes to even money either way


GAME = PureBlackjackThreeToTwo()
