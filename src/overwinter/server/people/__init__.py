"""People without accounts: a key on a device, the games played with it, and how somebody is called to a table."""
