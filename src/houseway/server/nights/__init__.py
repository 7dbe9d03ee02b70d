"""Tournament nights: an event is a log, and those who direct it write to it."""
