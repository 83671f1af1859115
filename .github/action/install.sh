#!/usr/bin/env bash
# Tells the next steps which archcheck to run: the one given, the release asked for, the one on the PATH, or one built
# here. A release that cannot be had ends the job: another version would judge otherwise than was asked for.
set -euo pipefail

binary="${ARCHCHECK_BINARY:-}"
if [ -z "$binary" ] && [ -n "${ARCHCHECK_VERSION:-}" ]; then
  : "${ARCHCHECK_RELEASES:?}"
  binary="$("$GITHUB_ACTION_PATH/.github/release/download.sh" \
    "$ARCHCHECK_VERSION" "${RUNNER_TEMP:-/tmp}/archcheck-$ARCHCHECK_VERSION")" || {
    echo "::error::archcheck: release '$ARCHCHECK_VERSION' could not be downloaded; the log says why" >&2
    exit 1
  }
fi
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
