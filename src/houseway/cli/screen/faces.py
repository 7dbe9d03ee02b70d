"""Cards as blocks of colour: tall where there is room, flat in the seats of the others."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
OTHERS = {"Jk": ("★", "Jo"), "Bk": (" ", "--")}  # the joker, the blank
FACE = {"red": "bold red3 on grey93", "black": "bold grey7 on grey93"}
DOWN = "grey70 on dark_blue"
WIDE = 3


def parts(card: str) -> tuple[str, str, str]:
    """Rank and suit as they are printed, and the style of its colour."""
    if card in OTHERS:
        suit, rank = OTHERS[card]
        return rank, suit, FACE["black"]
    style = FACE["red" if card[-1] in "hd" else "black"]
    return card[:-1].replace("T", "10"), SUITS[card[-1]], style


def tall(cards: Sequence[str | None]) -> Text:
    """Cards of two lines: the rank above, the suit below."""
    top, bottom = Text(), Text()
    for at, card in enumerate(cards):
        if at:
            top.append(" ")
            bottom.append(" ")
        if card is None:
            top.append("░" * WIDE, DOWN)
            bottom.append("░" * WIDE, DOWN)
            continue
        rank, suit, style = parts(card)
        top.append(f"{rank:<{WIDE}}", style)
        bottom.append(f"{suit:>{WIDE}}", style)
    return top + "\n" + bottom


def flat(cards: Sequence[str | None]) -> Text:
    """Cards of one line."""
    told = Text()
    for at, card in enumerate(cards):
        told.append(" " if at else "")
        if card is None:
            told.append("░░", DOWN)
        else:
            rank, suit, style = parts(card)
            told.append(f"{rank}{suit}", style)
    return told
