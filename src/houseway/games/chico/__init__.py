"""Games of the California card room."""
