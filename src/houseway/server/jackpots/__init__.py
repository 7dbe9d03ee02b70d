"""The poker room's jackpots: their logs and books, what a hand does to them, and the desk."""
