# One menu for people and CI. `make` prints it.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := menu
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules --no-print-directory --jobs=3

BIN := .venv/bin
STEP := scripts/step
PORT ?= 8000
ROUNDS ?= 20000
DB ?=
STATIC := src/houseway/server/static
WEB_SOURCES := $(shell find web/src web/public web/scripts web/index.html web/*.json web/*.ts -type f 2>/dev/null)

export PATH := $(CURDIR)/.venv/bin:$(PATH)
export PYTHONUNBUFFERED := 1
export PYTHONDONTWRITEBYTECODE := # servers that tests start would compile everything anew

.PHONY: menu serve test tests chromium check check-python check-web bench fast soak web docs pictures lock format clean

menu:
	@echo 'make serve   the card room on http://127.0.0.1:$(PORT)  (PORT=9000 for another port)'
	@echo 'make test    everything CI runs: check, the web app, all tests'
	@echo 'make check   format, lint, types, import contracts, the web app'"'"'s own checks'
	@echo 'make bench   speed, as ratios against peers in the same run'
	@echo 'make fast    the same sources in build/compiled, the busiest modules compiled'
	@echo 'make soak    20,000 random rounds of every game, a million hands of every ranking, every mutant:'
	@echo '             hours; stopped, it goes on where it was'
	@echo 'make web     build the web app'
	@echo 'make docs    build the documentation into site/'
	@echo 'make pictures the pages that the documentation shows, in a real browser'
	@echo 'make format  format the code and put right what the linter can'
	@echo 'make lock    write the lock files anew from pyproject.toml'
	@echo 'make clean   remove everything that make has made; games and chips stay'

# What is made once, and again only when what it is made from has changed.

$(BIN)/uv:
	@scripts/venv .venv

.venv/.installed: requirements.lock pyproject.toml | $(BIN)/uv
	@$(STEP) 'python packages: from requirements.lock' \
		$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes requirements.lock
	@$(STEP) 'python packages: houseway itself' \
		$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

web/node_modules/.installed: web/package-lock.json web/package.json web/.npmrc | .venv/.installed
	@$(STEP) 'node packages: from web/package-lock.json' npm --prefix web ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STATIC)/index.html: web/node_modules/.installed $(WEB_SOURCES)
	@$(STEP) 'web app: building' npm --prefix web run --silent build
	@test -f $@ || { echo 'web app: $@ is missing after the build' >&2; exit 1; }
	@$(BIN)/python hatch_build.py # notes what it was built from
	@touch $@

web: $(STATIC)/index.html

# What people run.

serve: .venv/.installed $(STATIC)/index.html
	@echo 'card room: starting on http://127.0.0.1:$(PORT)'
	@exec $(BIN)/houseway serve --port $(PORT) $(if $(DB),--db $(DB))

test: tests check # in this order: what the tests wait for is made first, and the rest is checked beside them

tests: chromium $(STATIC)/index.html
	@echo 'tests: for two cores; long ones are in make soak'
	@scripts/tests

chromium: # where there is none it is fetched while the rest is made
	@scripts/chromium

check: check-python check-web

check-python: .venv/.installed
	@$(STEP) 'format: ruff' $(BIN)/ruff format --check .
	@$(STEP) 'lint: ruff' $(BIN)/ruff check .
	@$(STEP) 'types: mypy' $(BIN)/mypy
	@$(STEP) 'imports: contracts' $(BIN)/lint-imports --no-logo

check-web: web/node_modules/.installed
	@$(STEP) 'web app: its own checks' npm --prefix web run --silent check

.venv/.peers: benchmarks/peers.lock .venv/.installed
	@$(STEP) 'python packages: the engines to compare with' \
		$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes --requirement benchmarks/peers.lock
	@touch $@

bench: .venv/.peers fast
	@$(BIN)/pytest benchmarks -s

fast: .venv/.installed
	@$(STEP) 'busiest modules: compiling into build/compiled' scripts/compiled

soak: chromium .venv/.installed $(STATIC)/index.html
	@$(BIN)/python -m pytest -p tests.at_once --at-once 2 -m soak -p tests.soak # goes on where one was stopped

docs: .venv/.installed
	@$(BIN)/python -m houseway.cli.game_pages docs/games
	@$(STEP) 'docs: building into site/' $(BIN)/zensical build --clean --strict
	@scripts/pictures

# Files and tests that draw one.
PICTURED := for_the_documentation or nights or clubs or events or plays_two_hands or open_tables or reload or goes_back \
	or stepped_through or aimed_at or pips_come or scoreboards_grow or how_to_play or of_a_round \
	or is_reported or is_marked or two_boards or kept_sent

pictures: .venv/.installed web
	@touch .venv/.pictures
	@HOUSEWAY_PICTURES=docs/images $(BIN)/pytest -q tests/cli/test_screen.py tests/browser -k '$(PICTURED)'
	@scripts/pictures made $$(find docs/images -name '*.*g' -newer .venv/.pictures -printf '%f ')
	@scripts/pictures

format: .venv/.installed
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

lock: $(BIN)/uv
	@$(BIN)/uv pip compile --quiet --no-config --universal --generate-hashes --python-version 3.11 \
		--all-extras --group dev --no-emit-index-url --no-emit-find-links \
		--custom-compile-command 'make lock' pyproject.toml --output-file requirements.lock
	@$(BIN)/uv pip compile --quiet --no-config --universal --generate-hashes --python-version 3.11 \
		--group peers --constraint requirements.lock --no-emit-index-url --no-emit-find-links \
		--custom-compile-command 'make lock' --output-file benchmarks/peers.lock

clean:
	rm -rf .venv build site dist web/node_modules $(STATIC) \
		.benchmarks .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .schemathesis
