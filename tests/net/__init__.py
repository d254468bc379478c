"""The net: recorded games that every change of the code has to play again, event by event (see ``catch.py``)."""
