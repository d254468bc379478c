"""The steps of a round and of setting up, one file per idea; ``modules/base.py`` has their order."""
