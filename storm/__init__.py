"""Bad weather for the server (``make storm``): processes killed under load, lost databases, hostile guests.

Everything happens on this machine, in temporary folders, and ends by itself. Each campaign is a module with a
function ``campaigns()``; ``python -m storm kill`` runs those of one module.
"""
