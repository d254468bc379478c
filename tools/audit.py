"""Look for known holes in the packages that Overwinter is made of, Python's and the web client's: ``make audit``.

The exact versions of both lock files are looked up at osv.dev, the common list of open source vulnerabilities.
Where it cannot be reached, that is said and is no failure, so that everything can be built and tested without a
network. A known hole is one.
"""

from __future__ import annotations

import json
import sys
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
SERVICE = "https://api.osv.dev/v1/querybatch"
PATIENCE = 20
BATCH = 500

Package = tuple[str, str, str]
"""Ecosystem, name, version."""


def python_packages(lock: str) -> list[Package]:
    """What requirements.lock names."""
    lines = (line.partition("#")[0].partition(";")[0].strip() for line in lock.splitlines())
    pairs = (line.partition("==") for line in lines if "==" in line)
    return [("PyPI", name.strip(), version.strip()) for name, _, version in pairs]


def client_packages(lock: str) -> list[Package]:
    """What package-lock.json names."""
    listed = json.loads(lock)["packages"]
    found = {
        ("npm", path.rpartition("node_modules/")[2], about["version"])
        for path, about in listed.items()
        if path and "version" in about
    }
    return sorted(found)


def look_up(packages: list[Package]) -> list[str]:
    """The known holes, a line each. Raises OSError or ValueError if nobody answers sensibly."""
    queries = [
        {"package": {"ecosystem": ecosystem, "name": name}, "version": version}
        for ecosystem, name, version in packages
    ]
    body = json.dumps({"queries": queries}).encode()
    request = urllib.request.Request(SERVICE, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        results = json.load(answer)["results"]
    return [
        f"{ecosystem}: {name} {version}: {', '.join(hole['id'] for hole in result['vulns'])}"
        for (ecosystem, name, version), result in zip(packages, results, strict=True)
        if result.get("vulns")
    ]


def main() -> int:
    """Look everything up; 1 if there is a known hole."""
    packages = python_packages((ROOT / "requirements.lock").read_text(encoding="utf-8"))
    packages += client_packages((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    holes: list[str] = []
    try:
        for start in range(0, len(packages), BATCH):
            holes += look_up(packages[start : start + BATCH])
    except (OSError, ValueError, KeyError) as error:
        reason = getattr(error, "reason", None) or error
        print(f"audit: NOT DONE, the list of known holes cannot be reached ({reason})")
        return 0
    print(f"audit: {len(packages)} packages, {len(holes)} with known holes", *holes, sep="\n  ")
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main())
