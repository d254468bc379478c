"""A module that exists only in the tests: it touches everything a module can touch (see ``module.py``)."""
