"""Those who wait: the list for each game and its stakes, and the board that shows them."""
