"""Memory: where people sit, and every round that they took part in."""
