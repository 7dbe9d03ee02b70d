"""Tables: what happens at one, event by event, and what each viewer sees of it."""
