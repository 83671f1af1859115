#!/usr/bin/env bash
# Tells the next steps which archcheck to run: the one given, the one on the PATH, or one built here.
set -euo pipefail

binary="${ARCHCHECK_BINARY:-}"
if [ -z "$binary" ]; then binary="$(command -v archcheck || true)"; fi
if [ -z "$binary" ]; then
  # Some runners have an Xcode as their default whose Swift is older than the package asks for.
  if ! swift package --package-path "$GITHUB_ACTION_PATH" dump-package > /dev/null; then
    echo "::error::archcheck: the Swift of this runner cannot build it; take macos-26 or a newer Xcode by xcode-select, or a binary by the input 'binary'" >&2
    exit 1
  fi
  scratch="${RUNNER_TEMP:-/tmp}/archcheck-build"
  swift build -c release --product archcheck --package-path "$GITHUB_ACTION_PATH" --scratch-path "$scratch" >&2
  binary="$scratch/release/archcheck"
fi
"$binary" --version >&2
echo "binary=$binary" >> "$GITHUB_OUTPUT"
