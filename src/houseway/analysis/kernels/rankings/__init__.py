"""What hands are worth, in every ranking: values of many at once."""
