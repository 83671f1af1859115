#!/usr/bin/env bash
# Prints the version that the program says, which is the only place where it is written; with a tag, fails unless the
# tag is that version.
#
#     .github/release/version.sh [TAG]
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"

version="$(sed -n 's/^ *static let current = "\([^"]*\)"$/\1/p' "$root/Sources/ArchCommand/CommandLine/Version.swift")"
if [[ ! "$version" =~ ^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.]+)?$ ]]; then
  echo "version.sh: Version.swift names no version, but '$version'" >&2
  exit 1
fi
if [ $# -gt 0 ] && [ "$1" != "$version" ]; then
  echo "version.sh: the tag is '$1', and the program calls itself '$version'" >&2
  exit 1
fi
echo "$version"
