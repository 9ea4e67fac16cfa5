# `make help` lists the targets. Every target sets up what it needs; the second run is quick.

BIN := .venv/bin
COMPILED := build/compiled
PURE_PATH := PYTHONPATH="$(CURDIR)/src"
COMPILED_PATH := PYTHONPATH="$(CURDIR)/$(COMPILED):$(CURDIR)/src"
PIP := -m pip --disable-pip-version-check install -qq --no-deps
LOCKED := --require-hashes --only-binary :all:
CODE := src tests bench tools setup.py web/npm.py web/bytecode.py web/engine.py web/offline.py web/site.py
# Compiling changes the rules, so the tests of server, browser and architecture run only once.
COMPILED_TESTS := --ignore=tests/server --ignore=tests/web --ignore=tests/deploy --ignore=tests/bench/test_load.py --ignore=tests/test_architecture.py --ignore=tests/test_import_cycles.py

ARGS ?=
JOBS ?= 2
UV ?= uv
export POLIS_COMPILE ?= auto

.DEFAULT_GOAL := help
.PHONY: help play terminal static browser nginx web-check web-test polis pictures test test-fast test-versions test-pure test-compiled \
	check check-format check-lint check-types check-architecture build wheel site site-serve bench load soak format lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: .venv/.server static ## run the web app and open it; options: make play ARGS="--port 9000"
	@$(MAKE) --silent build || echo "polis: compiling the rules failed, so they run as plain Python"
	@$(COMPILED_PATH) POLIS_STATIC="$(CURDIR)/src/polis/static" $(BIN)/polis serve $(ARGS) || case $$? in 1|130) ;; *) exit 1;; esac

terminal: .venv/.installed ## play in the terminal; options: make terminal ARGS="ginkgopolis --lang es"
	@$(MAKE) --silent build || echo "polis: compiling the rules failed, so they run as plain Python"
	@$(COMPILED_PATH) $(BIN)/polis play $(ARGS) || case $$? in 1|130) ;; *) exit 1;; esac

polis: .venv/.installed .venv/.arena build ## run any polis command: make polis ARGS="simulate cities --games 100"
	@$(COMPILED_PATH) $(BIN)/polis $(ARGS)

test: web-test test-pure test-compiled ## run all tests; the rules twice, as plain Python and compiled

test-fast: .venv/.dev ## run the quick tests, as plain Python
	$(PURE_PATH) $(BIN)/python -m pytest -n $(JOBS) -m "not slow" $(ARGS)

test-versions: .venv/.dev ## run the quick tests on every supported Python that is installed here
	$(BIN)/python tools/test_versions.py $(ARGS)

# Install Chromium from the system's packages, where this needs no password.
browser:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		echo "polis: installing Chromium for the browser tests, once" && \
		apt-get update -qq >/dev/null && apt-get install -y -qq chromium >/dev/null 2>&1; } || \
		echo "polis: Chromium is not installed, so the browser tests (tests/web) will not run"

# nginx too; it stands before several processes in the tests of deploy/ and in `make load`.
nginx:
	@PATH="$$PATH:/usr/sbin"; command -v nginx >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		echo "polis: installing nginx for the tests of several processes, once" && \
		apt-get update -qq >/dev/null && apt-get install -y -qq --no-install-recommends nginx-light >/dev/null 2>&1; } || \
		echo "polis: no nginx here, so the tests with a balancer (tests/deploy) will not run"

test-pure: .venv/.dev static browser nginx ## run all tests on the plain Python source
	@echo "== tests: plain Python, from src"
	@$(PURE_PATH) $(BIN)/python -c 'import polis; assert not polis.COMPILED, "stray extensions in src"'
	$(PURE_PATH) $(BIN)/python -m pytest -n $(JOBS) $(ARGS)

test-compiled: .venv/.dev build ## run all tests on the compiled rules
	@if [ ! -d $(COMPILED) ]; then echo "== tests: compiled, skipped (nothing was compiled)"; exit 0; fi; \
	echo "== tests: compiled by mypyc, from $(COMPILED)"; \
	export $(COMPILED_PATH); set -ex; \
	$(BIN)/python -c 'import polis; assert polis.COMPILED, "the compiled build is not in use"'; \
	$(BIN)/python -m pytest -n $(JOBS) $(COMPILED_TESTS) $(ARGS)

# .pre-commit-config.yaml has one hook for each of these targets.
check: check-format check-lint check-types check-architecture web-check ## check format, lint, types, architecture, lock files, generated files

check-format: .venv/.dev
	$(BIN)/ruff format --check $(CODE)

check-lint: .venv/.dev
	$(BIN)/ruff check $(CODE)

check-types: .venv/.dev
	$(BIN)/mypy src tests bench tools

check-architecture: .venv/.dev
	$(PURE_PATH) $(BIN)/python -m pytest --quiet tests/test_architecture.py \
		tests/test_import_cycles.py tests/test_prose.py tests/test_timing.py

# The web client. Node comes from a Python package. The build is reused until its sources change.
static: web/node_modules/.installed ## build the web client into src/polis/static
	@key=$$(find web docs/rules -type f ! -path '*/node_modules/*' | LC_ALL=C sort | xargs cksum | cksum); \
	if [ ! -f src/polis/static/index.html ] || [ "$$key" != "$$(cat build/web-key 2>/dev/null)" ]; then \
		echo "polis: building the web client, once per change of its source"; \
		mkdir -p build && $(BIN)/python web/npm.py --silent run build && echo "$$key" > build/web-key || exit 1; \
	fi; \
	$(BIN)/python web/engine.py src/polis/static && $(BIN)/python web/offline.py src/polis/static

site: static ## write the whole app as a folder of files for any static host, into build/site
	$(BIN)/python web/site.py src/polis/static build/site

site-serve: site ## serve that folder, under a sub-path as many hosts do
	@echo "polis: http://127.0.0.1:8300/site/"
	@$(BIN)/python -m http.server 8300 --bind 127.0.0.1 --directory build

web/node_modules/.installed: web/package-lock.json .venv/.web
	@echo "polis: fetching the libraries of the web client, once"
	@$(BIN)/python web/npm.py ci --no-audit --no-fund --silent && touch $@

web-check: web/node_modules/.installed .venv/.server ## check the web client and the files generated for it
	$(PURE_PATH) $(BIN)/python -m polis.export --check
	$(BIN)/python web/npm.py run --silent check
	$(BIN)/python web/npm.py run --silent lint

web-test: web/node_modules/.installed static ## run the web client's unit tests
	@echo "== tests: the web client, without a browser"
	$(BIN)/python web/npm.py run --silent test

pictures: .venv/.dev static browser ## render the pictures of README and docs
	$(PURE_PATH) $(BIN)/python tools/render_pictures.py
	$(PURE_PATH) $(BIN)/python -m tests.web.pictures docs/pictures

# The build is reused until the sources, the build tools or the Python version change.
build: .venv/.installed ## compile the rules into build/compiled, if there is a C compiler
	@if ! $(BIN)/python -c 'import setup, sys; sys.exit(not setup.can_compile())'; then \
		rm -rf $(COMPILED) build/key; \
		echo "polis: no C compiler found (or POLIS_COMPILE=0), so the rules run as plain Python"; exit 0; \
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

# The compiled wheel reuses the extensions of `make build`; only the files beside them are new.
WHEEL = $(BIN)/python setup.py --quiet egg_info --egg-base build/wheel build --build-temp build/temp --build-lib
wheel: .venv/.build static build ## build the pure and the compiled wheel, with the web client, into dist
	@rm -rf dist build/wheel; mkdir -p build/wheel; set -e; \
	make_wheel() { \
		POLIS_COMPILE=$$1 $(WHEEL) build/wheel/$$2 bdist_wheel --bdist-dir build/wheel/bdist --dist-dir dist \
			> build/wheel/log 2>&1 || { tail -n 20 build/wheel/log; exit 1; }; \
	}; \
	make_wheel 0 pure; \
	if [ -d $(COMPILED) ]; then \
		cp -a $(COMPILED) build/wheel/compiled; rm -rf build/wheel/compiled/polis/static; \
		make_wheel 1 compiled; \
	fi; \
	ls dist/*.whl

bench: .venv/.build .venv/.server build ## measure speed, next to other engines; ARGS="--against REVISION" compares versions
	$(BIN)/python bench/run.py $(ARGS)

load: .venv/.dev build ## measure the server under load; a short run: make load ARGS="--quick"
	@$(COMPILED_PATH):"$(CURDIR)" $(BIN)/python bench/load/run.py $(ARGS)

soak: .venv/.dev build ## attack and kill a server for an hour while honest people play
	@$(COMPILED_PATH):"$(CURDIR)" $(BIN)/python -m bench.floods.soak $(ARGS)

strength: .venv/.arena build ## play bots against each other and write docs/strength.md; takes hours, resumes
	@$(COMPILED_PATH):"$(CURDIR)" $(BIN)/python -m tools.strength $(ARGS)

format: .venv/.dev web/node_modules/.installed ## format the code and fix what lint can fix
	$(BIN)/ruff check --fix-only $(CODE)
	$(BIN)/ruff format $(CODE)
	$(BIN)/python web/npm.py run --silent format

lock: ## pin the versions of requirements/*.in, with hashes and without addresses (needs uv)
	for set in run build server arena web dev bench-peers; do \
		$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade \
			--no-header --no-emit-index-url --no-emit-find-links \
			requirements/$$set.in -o requirements/$$set.txt || exit 1; \
	done

clean: ## remove everything that make created
	rm -rf .venv build dist src/polis/static web/node_modules src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
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

.venv/.arena: requirements/arena.txt .venv/.installed
	@$(BIN)/python $(PIP) $(LOCKED) -r $<
	@touch $@

.venv/.web: requirements/web.txt .venv/.run
	@$(BIN)/python $(PIP) $(LOCKED) -r $<
	@touch $@

.venv/.build: requirements/build.txt .venv/.installed
	@$(BIN)/python $(PIP) $(LOCKED) -r $<
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.build .venv/.server .venv/.arena .venv/.web
	@$(BIN)/python $(PIP) $(LOCKED) -r $<
	@touch $@
