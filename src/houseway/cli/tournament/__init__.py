"""`houseway tournament`: a night written down, played, dealt, and what came of it."""
