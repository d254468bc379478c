"""The steps of a round and of setting up, one file per idea; ``courses.py`` has their order."""
