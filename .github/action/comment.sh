#!/usr/bin/env bash
# Keeps one comment on the pull request up to date, found by a hidden marker. A token that may not write, as
# pull requests from forks have it, is no reason to fail: the summary has the same report.
set -uo pipefail

marker="<!-- archcheck:report key=default v=1 -->"
if [ ! -s "${ARCHCHECK_REPORT:-}" ]; then
  echo "archcheck: there is no report to comment with" >&2
  exit 0
fi
body="$(mktemp)"
grep -qF "$marker" "$ARCHCHECK_REPORT" || printf '%s\n' "$marker" > "$body"
# GitHub takes 65,536 characters.
head -c 60000 "$ARCHCHECK_REPORT" >> "$body"

comments="repos/$GITHUB_REPOSITORY/issues/$ARCHCHECK_PULL_REQUEST/comments"
id="$(gh api --paginate "$comments" --jq ".[] | select(.body | startswith(\"$marker\")) | .id" | head -n 1)"
if [ -n "$id" ]; then
  gh api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id" -F "body=@$body" > /dev/null
else
  gh api --method POST "$comments" -F "body=@$body" > /dev/null
fi || echo "::notice::archcheck could not comment; its report is in the summary of this job"
rm -f "$body"
