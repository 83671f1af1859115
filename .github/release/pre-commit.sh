#!/usr/bin/env bash
# The pre-commit hook `archcheck-binary`: downloads the release that the hook's `rev` is, once, and runs it.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
version="$("$here/version.sh")"
folder="${XDG_CACHE_HOME:-$HOME/.cache}/archcheck/$version"
archcheck="$folder/archcheck"
if [ ! -x "$archcheck" ]; then
  if [ -z "${ARCHCHECK_RELEASES:-}" ]; then
    # Releases are where pre-commit has this repository from; if by SSH, they are at the same host by HTTPS.
    origin="$(git -C "$here" config --get remote.origin.url | sed -E \
      -e 's,^ssh://([^@/]*@)?([^:/]+)(:[0-9]+)?/,https://\2/,' -e 's,^([^@:/]*@)?([^:/]+):/?([^/]),https://\2/\3,' \
      -e 's,^/,file:///,' -e 's,/$,,' -e 's,[.]git$,,')"
    ARCHCHECK_RELEASES="$origin/releases/download"
  fi
  export ARCHCHECK_RELEASES
  "$here/download.sh" "$version" "$folder" > /dev/null
fi
exec "$archcheck" "$@"
