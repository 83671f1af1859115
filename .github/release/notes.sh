#!/usr/bin/env bash
# Prints what the changelog says about a version; fails where it says nothing.
#
#     .github/release/notes.sh VERSION [CHANGELOG]
set -euo pipefail
version="$1"
changelog="${2:-$(cd "$(dirname "$0")/../.." && pwd)/CHANGELOG.md}"

notes="$(awk -v version="$version" '
  /^## / { isWanted = index($0, "## [" version "]") == 1; next }
  isWanted && !/^\[[^]]*\]: / { print }' "$changelog")"
if [ -z "${notes//[[:space:]]/}" ]; then
  echo "notes.sh: $changelog says nothing about $version; rename its section \"Unreleased\"" >&2
  exit 1
fi
printf '%s\n' "$notes" | sed '/./,$!d'
