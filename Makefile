# make run: set up and play. make test: set up and test. make check: everything that CI checks.
# make proofs: the tests that take long.
PYTHON ?= python3
BIN := .venv/bin
LOCKED := .venv/.locked
INSTALLED := .venv/.installed
SOURCES_OF_INSTALL := pyproject.toml packaging/hatch_build.py $(wildcard translations/*.ts)

.PHONY: setup setup-tests run test lint check format translations spelling completions bench proofs soak gallery release lock clean

run: setup
	$(BIN)/allfives $(ARGS)

test: setup-tests
	$(BIN)/python -m pytest -n 2 --dist loadfile $(ARGS)

check: test lint

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python packaging/qml_types.py
	$(BIN)/python packaging/qml_check.py
	$(BIN)/python packaging/update_translations.py --check
	$(BIN)/python packaging/check_translations.py
	$(BIN)/python packaging/translation_warnings.py

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python packaging/qml_check.py --fix

translations: setup
	$(BIN)/python packaging/update_translations.py

# Needs hunspell and its dictionaries: hunspell hunspell-{en-us,gl,hu,nl,pt-br,pt-pt} in Debian.
spelling: setup
	$(BIN)/python packaging/spelling.py

completions: setup
	$(BIN)/python packaging/linux/make_completions.py

bench: setup-tests
	$(BIN)/python -m tests.benchmarks.run $(ARGS)

proofs: setup-tests
	$(BIN)/python -m pytest -m slow $(ARGS)

soak: setup-tests
	$(BIN)/python -m tests.soak.run $(ARGS)
	xvfb-run -a dbus-run-session -- $(BIN)/python -m tests.soak.blind

gallery: setup-tests
	$(BIN)/python -m tests.gallery.make $(or $(OUT),build/gallery) $(ARGS)

release: setup-tests
	$(BIN)/python packaging/linux/release.py $(ARGS)

setup: packages-to-run $(INSTALLED)

setup-tests: packages-to-test $(INSTALLED)

.PHONY: packages-to-run packages-to-test
packages-to-run packages-to-test:
	@PYTHON=$(PYTHON) packaging/system_packages.sh $(@:packages-to-%=%)

$(INSTALLED): $(LOCKED) $(SOURCES_OF_INSTALL)
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	$(BIN)/python -m compileall -q allfives_desktop  # pip compiles wheels, but no editable install
	touch $@

$(LOCKED): requirements.lock | packages-to-run
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or newer is needed: make PYTHON=python3.12")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	touch $@

# Needs uv. The lock names versions and hashes for every system, and no index.
lock:
	uv pip compile --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		--group dev --output-file requirements.lock pyproject.toml

clean:
	rm -rf .venv build dist
