# `make help` lists what there is. Every target sets up what it needs; the second time is quick.

BIN := .venv/bin
COMPILED := build/compiled
PURE_PATH := PYTHONPATH="$(CURDIR)/src"
COMPILED_PATH := PYTHONPATH="$(CURDIR)/$(COMPILED):$(CURDIR)/src"
PIP := -m pip --disable-pip-version-check install -qq --no-deps
LOCKED := --require-hashes --only-binary :all:
CODE := src tests bench tools setup.py web/npm.py
# What the compiled modules can change: everything but the server's and the browser's promises.
COMPILED_TESTS := --ignore=tests/server --ignore=tests/web --ignore=tests/test_architecture.py

ARGS ?=
JOBS ?= 2
UV ?= uv
export POLIS_COMPILE ?= auto

.DEFAULT_GOAL := help
.PHONY: help play terminal static browser web-check web-test polis pictures test test-fast test-pure test-compiled check build bench load format lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: .venv/.server static ## run the web app and open it; options: make play ARGS="--port 9000"
	@$(MAKE) --silent build || echo "polis: the rules could not be compiled, so they run as plain Python"
	@$(COMPILED_PATH) POLIS_STATIC="$(CURDIR)/src/polis/static" $(BIN)/polis serve $(ARGS) || case $$? in 1|130) ;; *) exit 1;; esac

terminal: .venv/.installed ## play in the terminal; options: make terminal ARGS="ginkgopolis --lang es"
	@$(MAKE) --silent build || echo "polis: the rules could not be compiled, so they run as plain Python"
	@$(COMPILED_PATH) $(BIN)/polis play $(ARGS) || case $$? in 1|130) ;; *) exit 1;; esac

polis: .venv/.installed build ## any command, compiled: make polis ARGS="simulate cities --games 100"
	@$(COMPILED_PATH) $(BIN)/polis $(ARGS)

test: web-test test-pure test-compiled ## run all tests; the rules twice, as plain Python and compiled

test-fast: .venv/.dev ## run the quick tests, as plain Python
	$(PURE_PATH) $(BIN)/python -m pytest -n $(JOBS) -m "not slow" $(ARGS)

# Chromium is installed from the system's packages where that is possible without asking.
browser:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		echo "polis: installing Chromium for the browser's tests, once" && \
		apt-get update -qq >/dev/null && apt-get install -y -qq chromium >/dev/null 2>&1; } || \
		echo "polis: no Chromium here, so the tests in a browser (tests/web) will not run"

test-pure: .venv/.dev static browser ## run all tests on the plain Python source
	@echo "== tests: plain Python, from src"
	@$(PURE_PATH) $(BIN)/python -c 'import polis; assert not polis.COMPILED, "stray extensions in src"'
	$(PURE_PATH) $(BIN)/python -m pytest -n $(JOBS) $(ARGS)

test-compiled: .venv/.dev build ## run all tests on the compiled rules
	@if [ ! -d $(COMPILED) ]; then echo "== tests: compiled, skipped (nothing was compiled)"; exit 0; fi; \
	echo "== tests: compiled by mypyc, from $(COMPILED)"; \
	export $(COMPILED_PATH); set -ex; \
	$(BIN)/python -c 'import polis; assert polis.COMPILED, "the compiled build is not in use"'; \
	$(BIN)/python -m pytest -n $(JOBS) $(COMPILED_TESTS) $(ARGS)

check: .venv/.dev web-check ## format, lint, types, architecture, lock files, generated files
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy src tests bench tools
	$(PURE_PATH) $(BIN)/python -m pytest --quiet tests/test_architecture.py

# The browser's part. Node comes with pip; the result is kept as long as the sources are the same.
static: web/node_modules/.installed
	@key=$$(find web docs/rules -type f ! -path '*/node_modules/*' | LC_ALL=C sort | xargs cksum | cksum); \
	if [ -f src/polis/static/index.html ] && [ "$$key" = "$$(cat build/web-key 2>/dev/null)" ]; then exit 0; fi; \
	echo "polis: building the browser's part, once per change of its source"; \
	mkdir -p build && $(BIN)/python web/npm.py --silent run build && echo "$$key" > build/web-key

web/node_modules/.installed: web/package-lock.json .venv/.web
	@echo "polis: fetching the browser's libraries, once"
	@$(BIN)/python web/npm.py ci --no-audit --no-fund --silent && touch $@

web-check: web/node_modules/.installed .venv/.server ## types of the browser's part; generated files are true
	$(PURE_PATH) $(BIN)/python -m polis.export --check
	$(BIN)/python web/npm.py run --silent check

web-test: web/node_modules/.installed static ## unit tests and size of the browser's part
	@echo "== tests: the browser's part, without a browser"
	$(BIN)/python web/npm.py run --silent test
	$(BIN)/python web/npm.py run --silent size

pictures: .venv/.dev static browser ## render the pictures of README and docs
	$(PURE_PATH) $(BIN)/python tools/render_pictures.py
	$(PURE_PATH) $(BIN)/python -m tests.web.pictures docs/pictures

# The build is kept as long as the sources, the tools and the Python are the same.
build: .venv/.installed ## compile the rules into build/compiled, if there is a C compiler
	@if ! $(BIN)/python -c 'import setup, sys; sys.exit(not setup.can_compile())'; then \
		rm -rf $(COMPILED) build/key; \
		echo "polis: no C compiler here (or POLIS_COMPILE=0), so the rules run as plain Python"; exit 0; \
	fi; \
	key=$$({ find src setup.py pyproject.toml requirements/build.txt -type f \
		! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -path 'src/polis/static/*' | LC_ALL=C sort | xargs cksum; \
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

load: .venv/.dev build ## load the server with whole games; quickly: make load ARGS="--quick"
	@$(COMPILED_PATH):"$(CURDIR)" $(BIN)/python bench/load/run.py $(ARGS)

format: .venv/.dev ## format the code and repair what lint can repair
	$(BIN)/ruff check --fix-only $(CODE)
	$(BIN)/ruff format $(CODE)

lock: ## pin requirements/*.in again, with hashes and without addresses (needs uv)
	for set in run build server web dev bench-peers; do \
		$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade \
			--no-header --no-emit-index-url --no-emit-find-links \
			requirements/$$set.in -o requirements/$$set.txt || exit 1; \
	done

clean: ## remove everything that make made
	rm -rf .venv build src/polis/static web/node_modules src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
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

.venv/.server: requirements/server.txt .venv/.installed
	@$(BIN)/python $(PIP) $(LOCKED) -r $<
	@touch $@

.venv/.web: requirements/web.txt .venv/.run
	@$(BIN)/python $(PIP) $(LOCKED) -r $<
	@touch $@

.venv/.build: requirements/build.txt .venv/.installed
	@$(BIN)/python $(PIP) $(LOCKED) -r $<
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.build .venv/.server .venv/.web
	@$(BIN)/python $(PIP) $(LOCKED) -r $<
	@touch $@
