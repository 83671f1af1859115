#!/usr/bin/env bash
# Makes everything that a release has from the binaries that were built for it: an archive for each kind of machine,
# the artifact bundle for SwiftPM, the recipes of package managers and the checksums of all.
#
#     .github/release/package.sh VERSION REPOSITORY OUTPUT TRIPLE=BINARY...
#
# REPOSITORY is `owner/name`. Triples are those below; all of them make a whole release, some of them are enough for a
# test, which then gets no recipes.
set -euo pipefail
version="$1" repository="$2" output="$3"
shift 3
here="$(cd "$(dirname "$0")" && pwd)"
root="$(cd "$here/../.." && pwd)"

sha256() { if command -v sha256sum > /dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }
# What SwiftPM calls the machines that a binary is for. One that is linked statically against musl runs on every Linux,
# and the machine that asks is one of glibc.
machines() {
  case "$1" in
    universal-apple-macosx) echo '"arm64-apple-macosx", "x86_64-apple-macosx"' ;;
    x86_64-unknown-linux-musl) echo '"x86_64-unknown-linux-gnu", "x86_64-unknown-linux-musl"' ;;
    aarch64-unknown-linux-musl) echo '"aarch64-unknown-linux-gnu", "aarch64-unknown-linux-musl"' ;;
    *) echo "package.sh: no release has binaries for '$1'" >&2; return 1 ;;
  esac
}

mkdir -p "$output"
output="$(cd "$output" && pwd)"
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT
bundle="$scratch/archcheck.artifactbundle"
mkdir "$bundle"
cp "$root/LICENSE" "$bundle/LICENSE"
variants=()
files=()
for built in "$@"; do
  triple="${built%%=*}" binary="${built#*=}"
  supported="$(machines "$triple")"

  folder="$scratch/$triple"
  mkdir "$folder"
  install -m 755 "$binary" "$folder/archcheck"
  cp "$root/LICENSE" "$folder/LICENSE"
  archive="archcheck-$version-$triple.tar.gz"
  # Nobody's name and no time is in it, so that the same binary makes the same archive.
  python3 "$here/archive.py" "$output/$archive" "$folder" archcheck LICENSE
  files+=("$archive")

  place="archcheck-$version-$triple/bin/archcheck"
  mkdir -p "$bundle/$(dirname "$place")"
  cp "$folder/archcheck" "$bundle/$place"
  variants+=("        { \"path\": \"$place\", \"supportedTriples\": [$supported] }")
done

{
  printf '{\n  "schemaVersion": "1.0",\n  "artifacts": {\n    "archcheck": {\n'
  printf '      "type": "executable", "version": "%s",\n      "variants": [\n' "$version"
  for index in "${!variants[@]}"; do
    comma=,
    if [ "$index" -eq $((${#variants[@]} - 1)) ]; then comma=; fi
    printf '%s%s\n' "${variants[$index]}" "$comma"
  done
  printf '      ]\n    }\n  }\n}\n'
} > "$bundle/info.json"
python3 "$here/archive.py" "$output/archcheck.artifactbundle.zip" "$scratch" archcheck.artifactbundle
files+=(archcheck.artifactbundle.zip)
cd "$output"
sha256 "${files[@]}" > SHA256SUMS

sum() { sed -n "s/^\([0-9a-f]*\) [ *]*archcheck-$version-$1\.tar\.gz$/\1/p" SHA256SUMS; }
if [ -n "$(sum universal-apple-macosx)" ] && [ -n "$(sum x86_64-unknown-linux-musl)" ] \
  && [ -n "$(sum aarch64-unknown-linux-musl)" ]; then
  for recipe in "$here"/recipes/*; do
    sed -e "s|@VERSION@|$version|g" -e "s|@REPOSITORY@|$repository|g" \
      -e "s|@BUNDLE@|$(sed -n 's/^\([0-9a-f]*\) .*archcheck\.artifactbundle\.zip$/\1/p' SHA256SUMS)|g" \
      -e "s|@MACOS@|$(sum universal-apple-macosx)|g" -e "s|@LINUX_X86_64@|$(sum x86_64-unknown-linux-musl)|g" \
      -e "s|@LINUX_ARM64@|$(sum aarch64-unknown-linux-musl)|g" "$recipe" > "$(basename "$recipe" .in)"
  done
else
  echo "package.sh: no recipes, since not every kind of machine has its binary" >&2
fi
