# `make help` lists what there is. Every target sets up what it needs; the second time is quick.

BIN := .venv/bin
COMPILED := build/compiled
PURE_PATH := PYTHONPATH="$(CURDIR)/src"
COMPILED_PATH := PYTHONPATH="$(CURDIR)/$(COMPILED):$(CURDIR)/src"
PIP := -m pip --disable-pip-version-check install -qq --no-deps
LOCKED := --require-hashes --only-binary :all:
CODE := src tests bench tools setup.py

ARGS ?=
JOBS ?= 2
UV ?= uv
export POLIS_COMPILE ?= auto

.DEFAULT_GOAL := help
.PHONY: help play polis test test-fast test-pure test-compiled check build bench format lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: .venv/.installed ## play in the terminal; options: make play ARGS="ginkgopolis --lang es"
	@$(MAKE) --silent build || echo "polis: the rules could not be compiled, so they run as plain Python"
	@$(COMPILED_PATH) $(BIN)/polis play $(ARGS) || case $$? in 1|130) ;; *) exit 1;; esac

polis: .venv/.installed build ## any command, compiled: make polis ARGS="simulate cities --games 100"
	@$(COMPILED_PATH) $(BIN)/polis $(ARGS)

test: test-pure test-compiled ## run all tests twice: as plain Python and compiled

test-fast: .venv/.dev ## run the quick tests, as plain Python
	$(PURE_PATH) $(BIN)/python -m pytest -n $(JOBS) -m "not slow" $(ARGS)

test-pure: .venv/.dev ## run all tests on the plain Python source
	@echo "== tests: plain Python, from src"
	@$(PURE_PATH) $(BIN)/python -c 'import polis; assert not polis.COMPILED, "stray extensions in src"'
	$(PURE_PATH) $(BIN)/python -m pytest -n $(JOBS) $(ARGS)

test-compiled: .venv/.dev build ## run all tests on the compiled rules
	@if [ ! -d $(COMPILED) ]; then echo "== tests: compiled, skipped (nothing was compiled)"; exit 0; fi; \
	echo "== tests: compiled by mypyc, from $(COMPILED)"; \
	export $(COMPILED_PATH); set -ex; \
	$(BIN)/python -c 'import polis; assert polis.COMPILED, "the compiled build is not in use"'; \
	$(BIN)/python -m pytest -n $(JOBS) $(ARGS)

check: .venv/.dev ## format, lint, types, architecture, lock files
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy src tests bench tools
	$(PURE_PATH) $(BIN)/python -m pytest --quiet tests/test_architecture.py

# The build is kept as long as the sources, the tools and the Python are the same.
build: .venv/.installed ## compile the rules into build/compiled, if there is a C compiler
	@if ! $(BIN)/python -c 'import setup, sys; sys.exit(not setup.can_compile())'; then \
		rm -rf $(COMPILED) build/key; \
		echo "polis: no C compiler here (or POLIS_COMPILE=0), so the rules run as plain Python"; exit 0; \
	fi; \
	key=$$({ find src setup.py pyproject.toml requirements/build.txt -type f \
		! -path '*/__pycache__/*' ! -path '*.egg-info/*' | LC_ALL=C sort | xargs cksum; \
		$(BIN)/python -VV; } | cksum); \
	if [ -d $(COMPILED) ] && [ "$$key" = "$$(cat build/key 2>/dev/null)" ]; then \
		[ $(MAKELEVEL) -gt 0 ] || echo "polis: the compiled rules in $(COMPILED) are up to date"; exit 0; \
	fi; \
	set -e; \
	$(MAKE) --silent .venv/.build; \
	echo "polis: compiling the rules, once per change of the source (log: build/log)"; \
	rm -rf $(COMPILED) build/key build/new; mkdir -p build; \
	POLIS_COMPILE=1 $(BIN)/python setup.py egg_info --egg-base build \
		build --build-lib build/new --build-temp build/temp \
		> build/log 2>&1 || { tail -n 20 build/log; rm -rf build/new; exit 1; }; \
	mv build/new $(COMPILED); echo "$$key" > build/key

bench: .venv/.installed build ## measure speed, beside other engines
	$(BIN)/python bench/run.py $(ARGS)

format: .venv/.dev ## format the code and repair what lint can repair
	$(BIN)/ruff check --fix-only $(CODE)
	$(BIN)/ruff format $(CODE)

lock: ## pin requirements/*.in again, with hashes and without addresses (needs uv)
	for set in run build dev bench-peers; do \
		$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade \
			--no-header --no-emit-index-url --no-emit-find-links \
			requirements/$$set.in -o requirements/$$set.txt || exit 1; \
	done

clean: ## remove everything that make made
	rm -rf .venv build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Environments. A stamp is newer than the lock file it was made from.

%/pyvenv.cfg:
	@for python in $(PYTHON) python3 python3.13 python3.12 python3.11 python; do \
		$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		echo "polis: setting up $* with $$($$python --version), once"; \
		$$python -m venv $* && exit 0; rm -rf $*; exit 1; \
	done; echo "polis needs Python 3.11 or newer (name it with PYTHON=...)"; exit 1

.venv/.run: requirements/run.txt .venv/pyvenv.cfg
	@$(BIN)/python $(PIP) $(LOCKED) -r $<
	@touch $@

.venv/.installed: pyproject.toml setup.py .venv/.run
	@POLIS_COMPILE=0 $(BIN)/python $(PIP) --no-build-isolation --editable .
	@touch $@

.venv/.build: requirements/build.txt .venv/.installed
	@$(BIN)/python $(PIP) $(LOCKED) -r $<
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.build
	@$(BIN)/python $(PIP) $(LOCKED) -r $<
	@touch $@
