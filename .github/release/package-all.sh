#!/usr/bin/env bash
# Packages the binaries of every kind of machine, as jobs hand them over: BUILT/TRIPLE/archcheck, without the mark that
# they may be run, which does not come along.
#
#     .github/release/package-all.sh VERSION REPOSITORY BUILT OUTPUT
set -euo pipefail
version="$1" repository="$2" built="$3" output="$4"
binaries=()
for triple in universal-apple-macosx x86_64-unknown-linux-musl aarch64-unknown-linux-musl; do
  binaries+=("$triple=$built/$triple/archcheck")
done
"$(dirname "$0")/package.sh" "$version" "$repository" "$output" "${binaries[@]}"
