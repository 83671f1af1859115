#!/usr/bin/env bash
# Builds the release's binary for Linux, linked statically against musl.
#
#     .github/release/build-linux.sh x86_64|aarch64 OUTPUT
#
# OUTPUT is the file to write, as seen from the top of the clone.
# Swift's static SDK has to be of the same version as the compiler; `install-sdk.sh` brings it.
set -euo pipefail
cd "$(dirname "$0")/../.."
architecture="$1" output="$2"
sdk="$architecture-swift-linux-musl"

swift build -c release --product archcheck --swift-sdk "$sdk" -Xlinker -s >&2
binary="$(swift build -c release --product archcheck --swift-sdk "$sdk" --show-bin-path)/archcheck"
# What needs a library at run time runs only where that is.
if readelf -d "$binary" | grep -q NEEDED; then
  echo "build-linux.sh: $binary is not static" >&2
  exit 1
fi
install -d "$(dirname "$output")"
install "$binary" "$output"
