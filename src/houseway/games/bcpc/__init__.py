"""Games of the poker club, as its tournaments play them."""
