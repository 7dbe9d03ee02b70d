"""Ways to put a jackpot's section wrong."""

from dataclasses import replace

from houseway.floor.jackpots.sections import SECTIONS

BOOKS = {
    "28": "bad-beat",
    "29": "wide-area-bad-beat",
    "30": "high-hand",
    "31": "daily-high-hand",
    "32": "limit-no-limit",
}


def change(patch, number, **changes) -> None:
    """What a section prints, changed."""
    patch.setitem(SECTIONS, BOOKS[number], replace(SECTIONS[BOOKS[number]], **changes))


def change_hand(patch, number, **changes) -> None:
    """Its qualifying hands, changed."""
    change(patch, number, qualifier=replace(SECTIONS[BOOKS[number]].qualifier, **changes))


def change_books(patch, number, **changes) -> None:
    change(patch, number, books=replace(SECTIONS[BOOKS[number]].books, **changes))


def wrap(patch, owner, name, wrong) -> None:
    """A method replaced by one that is also given the right one."""
    right = getattr(owner, name)
    patch.setattr(owner, name, lambda *args, **more: wrong(right, *args, **more))
