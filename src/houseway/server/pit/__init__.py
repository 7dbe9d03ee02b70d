"""What whoever runs the room sees and does: the floor's page, its acts, its reports."""
