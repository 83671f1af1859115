#!/usr/bin/env bash
# Fails while a page still speaks as before the first release: of OWNER, which nobody has filled in, or of there being
# none.
#
#     .github/release/docs.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
speaks() { git grep -nE "$1" -- "${@:2}" || true; }
lines="$(speaks 'OWNER/|[Nn]othing has been released' '*.md'
  # What comes before the first one is said there for good.
  speaks '[Ff]irst release|[Uu]ntil there is a release' '*.md' ':!docs/releasing.md')"
if [ -n "$lines" ]; then
  echo "$lines" >&2
  echo "docs.sh: these lines are not true of a release" >&2
  exit 1
fi
