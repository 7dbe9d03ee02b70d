"""Events that the server deals: people and bots register, play, are moved, and are paid."""
