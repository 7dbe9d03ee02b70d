"""Who plays here, who runs the room, and who asks."""
