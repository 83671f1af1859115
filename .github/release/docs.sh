#!/usr/bin/env bash
# Fails while a page still speaks as before the first release: of OWNER, which nobody has filled in, or of there being
# none.
#
#     .github/release/docs.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
if git grep -nE 'OWNER/|[Nn]othing has been released' -- '*.md'; then
  echo "docs.sh: these lines are not true of a release" >&2
  exit 1
fi
