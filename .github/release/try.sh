#!/usr/bin/env bash
# Tries a binary that is to be released where it will run: its version, what it finds in the examples, and that it
# finds nothing in the one that was mended.
#
#     .github/release/try.sh BINARY VERSION
set -euo pipefail
# What one job hands to the next has lost the mark that it may be run.
chmod +x "$1"
binary="$(cd "$(dirname "$1")" && pwd)/$(basename "$1")"
version="$2"
cd "$(dirname "$0")/../.."
found="$(mktemp)"
trap 'rm -f "$found"' EXIT
fail() { echo "try.sh: $1" >&2; exit 1; }

[ "$("$binary" --version)" = "archcheck $version" ] || fail "it calls itself '$("$binary" --version)'"
for example in Shell AppFactory CleanState Decisions Repositories; do
  code=0
  "$binary" --format text "Examples/$example" > "$found" || code=$?
  [ "$code" -eq 1 ] || fail "it exits with $code on Examples/$example"
  diff "Examples/$example/expected.txt" "$found" || fail "it finds something else in Examples/$example"
done
"$binary" Examples/ShellFixed > "$found" || fail "it finds something in Examples/ShellFixed"
