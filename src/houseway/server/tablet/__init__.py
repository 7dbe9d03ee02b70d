"""Live tables: cards and chips are real, and a dealer's tablet keeps the count."""
