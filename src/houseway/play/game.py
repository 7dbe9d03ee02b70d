"""What every game says about itself: the facts behind lobby, forms, documents and tests."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from houseway.cards import STANDARD, Card, Cards, Shoe, shuffled
from houseway.errors import BadInput, BadSetting
from houseway.hands import Ranking
from houseway.play.arrangement import Arrangement
from houseway.play.settings import Setting, Settings, Value, posted_as, read_settings
from houseway.rulebook import Clause
from houseway.wagers import PayTable, Spot
from houseway.wagers.paytable import pays_words
from houseway.wagers.spot import label

if TYPE_CHECKING:
    from houseway.play.actions import Action
    from houseway.play.happenings import Place
    from houseway.play.options import Options
    from houseway.play.round import Round


class Game(ABC):
    """One game of one house. Its id is `slug@house`."""

    kind: str
    slug: str
    house: str
    name: str
    aliases: tuple[str, ...] = ()  # what people call it besides
    family: str
    idea: str = ""  # what it is about, in a few sentences, for somebody who has never played
    cite: Clause
    seats: int
    deck: Cards = STANDARD
    settings: tuple[Setting, ...] = ()
    spots: tuple[Spot, ...] = ()
    pay_tables: Mapping[str, PayTable] = {}  # by the spot, or the bonus, that they pay
    notices: Mapping[str, tuple[Clause, ...]] = {}  # what a table posts besides pay tables
    table_places: tuple[str, ...] = ()
    hand_names: tuple[str, ...] = ()  # the hands that cards are set into, highest first
    hand_rankings: tuple[Ranking, ...] = ()  # how each of them is ranked, where the game says so
    set_size: int = 0  # how many cards are set; none where the game has no house way
    staff: Mapping[str, int] = {"dealer": 1}  # who works the table
    scored: bool = False  # whether a table shows how the rounds of its shoe came out

    @property
    def id(self) -> str:
        return f"{self.slug}@{self.house}"

    @property
    def section(self) -> str:
        """The rulebook section the game is printed in."""
        return self.cite.section

    @property
    def summary(self) -> str:
        """One line for the lobby."""
        return (self.__doc__ or "").strip().partition("\n")[0] or self.name

    def read_settings(
        self, given: Mapping[str, object], *, complete: bool = False
    ) -> dict[str, Value]:
        """A table's settings, checked. A `complete` table lacks none that the house must post."""
        settings = read_settings(self.settings, given)
        if complete:
            missing = [setting for setting in self.settings if _lacking(setting, settings)]
            if missing:
                raise self.lacks(*missing)
        self.check_settings(settings, complete=complete)
        return settings

    def lacks(self, *missing: Setting) -> BadSetting:
        """The refusal of a table that does not say what it must: all of it at once."""
        wanted = "; nor without ".join(f"{each.name!r}: {each.help}" for each in missing)
        return BadSetting(f"{self.name} does not open without {wanted}", clause=missing[0].cite)

    def check_settings(self, settings: Settings, *, complete: bool = False) -> None:
        """Refuse settings that do not go together."""

    def at(self, settings: Settings) -> Game:
        """The game as a table plays it: another section of its book, where the table posts so."""
        return self

    def deck_for(self, settings: Settings) -> Cards:
        """The cards this table is played with."""
        return self.deck

    def shoe(
        self, settings: Mapping[str, object] | None = None, rng: random.Random | None = None
    ) -> Shoe:
        """The cards of a table, all of them that it posts, shuffled."""
        posted = self.read_settings(settings or {})
        return Shoe(shuffled(self.deck_for(posted), rng))

    def pay_tables_for(self, settings: Settings) -> Mapping[str, PayTable]:
        """What this table pays by: the printed tables, and in their place those it posts."""
        posted = ((name, settings.get(posted_as(name))) for name in self.pay_tables)
        others = {name: rows for name, rows in posted if isinstance(rows, str)}
        return {
            name: table.posted(others[name]) if name in others else table
            for name, table in self.pay_tables.items()
        }

    def cut_card(self, settings: Settings) -> int | None:
        """How many cards lie behind the cut card of a shoe that is dealt down over many rounds.

        None where every round is dealt from a fresh shuffle.
        """
        return None

    def house_way(self, cards: Cards, settings: Settings) -> Arrangement:
        """How the house sets these cards, and by which rule of its own."""
        raise BadInput(f"{self.name} has no house way: its cards are not set")

    def hand_words(self, name: str, cards: Cards) -> str | None:
        """Words for one of the hands that cards were set into."""
        return None

    def outcome(self, round: Round[Any]) -> str | None:
        """How a finished round came out, for the scoreboard: the winner, then what is marked.

        None while it is played, and where no scoreboard is kept.
        """
        return None

    def describe(self, round: Round[Any], place: Place, cards: Sequence[Card]) -> str | None:
        """Words for the cards of a place, made only from cards that are handed in."""
        return None

    def clause_of(self, action: Action, asked: Options) -> Clause | None:
        """The clause about such an answer, offered or not, where the game has one."""
        return None

    @abstractmethod
    def round(self, opening: Any, shoe: Shoe | None = None, settings: Any = None) -> Round[Any]:
        """Open a round: from a `Layout` of bets, or a `Seating` of players for a pot.

        Without a shoe the game's own is shuffled; without settings the table posts the usual ones.
        """

    @abstractmethod
    def take_up(self, written: Mapping[str, Any], shoe: Shoe) -> Round[Any]:
        """Open a round again that `Log.to_json` wrote down, up to its first decision."""

    @abstractmethod
    def random_round(self, seed: int) -> Round[Any]:
        """A round with random stakes and cards, for tests and simulations."""

    def facts(self) -> dict[str, object]:
        """Everything a lobby, a form or a table page needs to know of the game."""
        return {
            "id": self.id,
            "slug": self.slug,
            "house": self.house,
            "name": self.name,
            "aliases": list(self.aliases),
            "rulebook": self.cite.rulebook,
            "section": self.section,
            "clause": self.cite.id,
            "family": self.family,
            "kind": self.kind,
            "summary": self.summary,
            "seats": self.seats,
            "staff": dict(self.staff),
            "places": list(self.table_places),
            "hands": list(self.hand_names),
            "spots": [self._spot_facts(spot) for spot in self.spots],
            "pay_tables": self.pay_table_facts(self.pay_tables),
            "settings": [setting.to_json() for setting in self.settings],
        }

    def pay_table_facts(self, tables: Mapping[str, PayTable]) -> list[dict[str, object]]:
        """Pay tables as a felt shows them: the printed ones, or those that a table posts."""
        return [
            {
                "spot": name,
                "title": self._title(name),
                "clause": table.cite.id,
                "rows": [{"hand": hand, "pays": pays_words(odds)} for hand, odds in table.rows],
            }
            for name, table in tables.items()
        ]

    def _title(self, name: str) -> str:
        """A pay table is headed as its spot is printed, or by the bonus that it pays."""
        return next((spot.label for spot in self.spots if spot.name == name), label(name))

    def _spot_facts(self, spot: Spot) -> dict[str, object]:
        return {
            "name": spot.name,
            "label": spot.label,
            "clause": spot.cite.id,
            "opening": not spot.later,
            "tip": self.takes_tip(spot),
            "needs": list(spot.needs),
            "excludes": list(spot.against),
            "equals": spot.equals or None,
            "exactly": spot.exactly,
        }

    def takes_tip(self, spot: Spot) -> bool:
        """Whether a bet for the dealer may lie beside this spot."""
        return False


def _lacking(setting: Setting, settings: Settings) -> bool:
    """Whether a house must post it, has not, and has not switched it off."""
    off = setting.switch and not settings[setting.switch]
    return setting.required and not off and settings[setting.name] is None
