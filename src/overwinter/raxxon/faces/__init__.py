"""How the game meets people: in a terminal, at a table of the server, on a plain page."""
