#!/bin/sh
# Install polis from this source tree into an environment of its own, or replace an older polis there:
#
#   deploy/install.sh /opt/polis
#
# It needs make and Python 3.11 or newer. All packages have the versions and hashes of the lock files.
# The rules are compiled if there is a C compiler. The Containerfile calls this script, and a test
# (tests/deploy/test_install.py) plays in the environment that it makes.
set -eu

if [ $# -ne 1 ]; then
    echo "usage: deploy/install.sh FOLDER, for example /opt/polis" >&2
    exit 2
fi
target=$1
source=$(cd "$(dirname "$0")/.." && pwd)
if [ -n "$(ls -A "$target" 2>/dev/null)" ] && [ ! -f "$target/pyvenv.cfg" ]; then
    echo "polis: $target is not empty and no environment of Python; choose another folder" >&2
    exit 1
fi

make -C "$source" --silent wheel
"$source/.venv/bin/python" -m venv "$target" # of the same Python, for which the rules are compiled

pip() {
    "$target/bin/python" -m pip --disable-pip-version-check --quiet "$@"
}
pip install --no-deps --require-hashes --only-binary :all: \
    -r "$source/requirements/run.txt" -r "$source/requirements/server.txt"
for wheel in "$source"/dist/polis-*-none-any.whl "$source"/dist/polis-*-cp*.whl; do
    [ ! -f "$wheel" ] || chosen=$wheel
done
pip install --no-deps --force-reinstall "$chosen"
pip check
"$target/bin/polis" --version
