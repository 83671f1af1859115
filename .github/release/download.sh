#!/usr/bin/env bash
# Brings the archcheck of a release into a folder, and prints its path. The archive has to have the checksum that the
# release names, and the program the version; otherwise nothing is left there.
#
#     .github/release/download.sh VERSION FOLDER
#
# ARCHCHECK_RELEASES is where releases are, each in a folder of its version:
# https://github.com/OWNER/archcheck/releases/download. A `file://` address does, too.
set -euo pipefail
version="$1" folder="$2"
fail() { echo "archcheck: $1" >&2; exit 1; }

# It becomes a part of addresses and paths.
[[ "$version" =~ ^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.]+)?$ ]] || fail "'$version' is not a version such as 1.2.3"
case "$(uname -s) $(uname -m)" in
  Darwin\ *) triple=universal-apple-macosx ;;
  Linux\ x86_64) triple=x86_64-unknown-linux-musl ;;
  Linux\ aarch64 | Linux\ arm64) triple=aarch64-unknown-linux-musl ;;
  *) fail "no release has a binary for $(uname -s) on $(uname -m)" ;;
esac

archive="archcheck-$version-$triple.tar.gz"
mkdir -p "$folder"
folder="$(cd "$folder" && pwd)"
# Moved into place when all is right, within one disk.
scratch="$(mktemp -d "$folder/.archcheck.XXXXXX")"
trap 'rm -rf "$scratch"' EXIT
for name in SHA256SUMS "$archive"; do
  curl --fail --silent --show-error --location --connect-timeout 20 --retry 3 \
    --proto '=https,file' --proto-redir '=https' --output "$scratch/$name" "${ARCHCHECK_RELEASES:?}/$version/$name" \
    || fail "release $version has no '$name' at $ARCHCHECK_RELEASES"
done
cd "$scratch"
grep -E "^[0-9a-f]{64} [ *]$archive\$" SHA256SUMS > wanted || fail "SHA256SUMS of $version does not name '$archive'"
if command -v sha256sum > /dev/null; then check=(sha256sum); else check=(shasum -a 256); fi
"${check[@]}" -c wanted > /dev/null 2>&1 || fail "'$archive' is not what its release says: another checksum"
tar -xzf "$archive" archcheck
said="$(./archcheck --version)" || fail "the archcheck of $version does not run here"
[ "$said" = "archcheck $version" ] || fail "the archcheck of $version calls itself '$said'"
mv archcheck "$folder/archcheck"
echo "$folder/archcheck"
