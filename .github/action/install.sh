#!/usr/bin/env bash
# Tells the next steps which archcheck to run: the one given, the one on the PATH, or one built here.
set -euo pipefail

binary="${ARCHCHECK_BINARY:-}"
if [ -z "$binary" ]; then binary="$(command -v archcheck || true)"; fi
if [ -z "$binary" ]; then
  scratch="${RUNNER_TEMP:-/tmp}/archcheck-build"
  swift build -c release --product archcheck --package-path "$GITHUB_ACTION_PATH" --scratch-path "$scratch" >&2
  binary="$scratch/release/archcheck"
fi
"$binary" --version >&2
echo "binary=$binary" >> "$GITHUB_OUTPUT"
