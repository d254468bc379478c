"""``python -m storm [kill ...]``: run the campaigns, print what they found, fail if anything was lost."""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from pathlib import Path


def main() -> int:
    """The command line."""
    there = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if "campaigns()" in path.read_text())
    known = [name for name in there if name not in ("__init__", "__main__")]
    parser = argparse.ArgumentParser(prog="storm", description=__doc__)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help=f"{', '.join(known)}; otherwise all")
    wanted = parser.parse_args().modules or known
    if unknown := sorted(set(wanted) - set(known)):
        parser.error(f"there is no {', '.join(unknown)}")
    failed = False
    for name in wanted:
        for campaign in importlib.import_module(f"storm.{name}").campaigns():
            begun = time.monotonic()
            report = campaign()
            print(f"{report.text()}\n  seconds: {time.monotonic() - begun:.0f}", flush=True)
            failed |= bool(report.failures)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
