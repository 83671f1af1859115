#!/usr/bin/env bash
# Builds the release's binary for both kinds of Mac. It is signed and notarised where the secrets for that are there;
# without them it gets the signature of nobody, with which it runs as well once it is allowed to.
#
#     .github/release/build-macos.sh OUTPUT
#
# OUTPUT is the file to write, as seen from the top of the clone.
# MACOS_CERTIFICATE is a Developer ID certificate with its key, a .p12 in base64; MACOS_CERTIFICATE_PASSWORD opens it.
# NOTARY_KEY is the key of App Store Connect's API, NOTARY_KEY_ID and NOTARY_ISSUER say which.
set -euo pipefail
cd "$(dirname "$0")/../.."
output="$1"
scratch="$(mktemp -d)"
keychain="$scratch/release.keychain-db"
cleanup() {
  if [ -e "$keychain" ]; then security delete-keychain "$keychain"; fi
  rm -rf "$scratch"
}
trap cleanup EXIT

swift build -c release --product archcheck --arch arm64 --arch x86_64 >&2
binary="$(swift build -c release --product archcheck --arch arm64 --arch x86_64 --show-bin-path)/archcheck"
strip -rSTx "$binary"

if [ -z "${MACOS_CERTIFICATE:-}" ]; then
  echo "build-macos.sh: there is no certificate, so the binary is signed by nobody" >&2
  codesign --force --sign - "$binary"
else
  password="$(openssl rand -base64 24)"
  printf '%s' "$MACOS_CERTIFICATE" | base64 --decode > "$scratch/certificate.p12"
  security create-keychain -p "$password" "$keychain"
  security unlock-keychain -p "$password" "$keychain"
  security import "$scratch/certificate.p12" -k "$keychain" -P "${MACOS_CERTIFICATE_PASSWORD:?}" -T /usr/bin/codesign >&2
  security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" > /dev/null
  identity="$(security find-identity -v -p codesigning "$keychain" | awk '/Developer ID Application/ { print $2; exit }')"
  [ -n "$identity" ] || { echo "build-macos.sh: MACOS_CERTIFICATE is not a Developer ID Application certificate" >&2; exit 1; }
  codesign --force --options runtime --timestamp --keychain "$keychain" --sign "$identity" "$binary"
fi
if [ -n "${NOTARY_KEY:-}" ]; then
  # The ticket of a bare program cannot be stapled to it: a Mac asks Apple for it when it first runs.
  printf '%s' "$NOTARY_KEY" > "$scratch/key.p8"
  ditto -c -k "$binary" "$scratch/archcheck.zip"
  xcrun notarytool submit "$scratch/archcheck.zip" --wait --key "$scratch/key.p8" \
    --key-id "${NOTARY_KEY_ID:?}" --issuer "${NOTARY_ISSUER:?}" >&2
fi
codesign --verify --strict "$binary" >&2
for architecture in arm64 x86_64; do lipo "$binary" -verify_arch "$architecture"; done
install -d "$(dirname "$output")"
install "$binary" "$output"
