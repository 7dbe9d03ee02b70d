"""`houseway club`: a club kept in a file, from a committee's terminal."""
