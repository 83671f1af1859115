#!/usr/bin/env bash
# Tells the next steps which archcheck to run: the one given, the release asked for, the one on the PATH, the release
# that the action itself is of, or one built here. A release that was asked for and cannot be had ends the job: another
# version would judge otherwise. The action's own is built from the same sources where there is no release of it.
set -euo pipefail

temporary="${RUNNER_TEMP:-/tmp}"
download() {
  : "${ARCHCHECK_RELEASES:?}"
  "$GITHUB_ACTION_PATH/.github/release/download.sh" "$1" "$temporary/archcheck-$1"
}

binary="${ARCHCHECK_BINARY:-}"
if [ -z "$binary" ] && [ -n "${ARCHCHECK_VERSION:-}" ]; then
  binary="$(download "$ARCHCHECK_VERSION")" || {
    echo "::error::archcheck: release '$ARCHCHECK_VERSION' could not be downloaded; the log says why" >&2
    exit 1
  }
fi
if [ -z "$binary" ]; then binary="$(command -v archcheck || true)"; fi
if [ -z "$binary" ]; then
  own="$("$GITHUB_ACTION_PATH/.github/release/version.sh")"
  binary="$(download "$own")" || {
    binary=
    echo "::notice::archcheck: release $own, which this action is of, could not be downloaded, so it is built, which takes minutes; the log says why" >&2
  }
fi
if [ -z "$binary" ]; then
  # Some runners have an Xcode as their default whose Swift is older than the package asks for.
  if ! swift package --package-path "$GITHUB_ACTION_PATH" dump-package > /dev/null; then
    echo "::error::archcheck: the Swift of this runner cannot build it; take macos-26 or a newer Xcode by xcode-select, or a binary by the input 'binary'" >&2
    exit 1
  fi
  scratch="$temporary/archcheck-build"
  swift build -c release --product archcheck --package-path "$GITHUB_ACTION_PATH" --scratch-path "$scratch" >&2
  binary="$scratch/release/archcheck"
fi
"$binary" --version >&2
echo "binary=$binary" >> "$GITHUB_OUTPUT"
