"""One module per engine. Each runs in a process of its own, see :mod:`bench.worker`.

A module offers ``VERSION``, ``measure(turn, games)`` (asked several times, in turn with the others) and
``weigh(games)`` (asked once). Both return numbers by name; the names are those of
:data:`bench.report.ROWS`. They import nothing but the standard library and the engine that they measure.
"""
