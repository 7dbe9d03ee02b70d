"""One night: doors, seats, hands, rulings and prizes, replayed from a log."""
