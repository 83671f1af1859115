#!/usr/bin/env bash
# Keeps one comment on the pull request up to date, found by a hidden marker. What a person ticked there stays
# ticked. A token that may not write, as pull requests from forks have it, is no reason to fail: the summary has
# the same report.
set -uo pipefail
export LC_ALL=C

if ! command -v gh > /dev/null; then
  echo "::notice::archcheck could not comment, since this runner has no gh; its report is in the summary of this job"
  exit 0
fi
key="$(printf '%s' "${ARCHCHECK_COMMENT_KEY:-default}" | tr -c 'A-Za-z0-9._/-' '-')"
marker="<!-- archcheck:report key=$key v=1 -->"
if [ ! -s "${ARCHCHECK_REPORT:-}" ]; then
  echo "archcheck: there is no report to comment with" >&2
  exit 0
fi
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
new="$folder/new"
old="$folder/old"

# Whole sections as long as they fit: GitHub takes 65,536 characters.
{
  printf '%s\n' "$marker"
  awk '
    /^<!-- archcheck:report / { next }
    /^### / { if (size + length(section) > 60000) { cut = 1; exit } printf "%s", section; size += length(section); section = "" }
    { section = section $0 "\n" }
    END {
      if (!cut && size + length(section) <= 60000) printf "%s", section
      else print "\nThe rest did not fit here; the summary of the job has it."
    }' "$ARCHCHECK_REPORT"
} > "$new"

# Only a comment of our own: others may write what they like, a marker included.
me="$(gh api graphql -f 'query={viewer{login}}' --jq .data.viewer.login 2> /dev/null | tr -cd 'A-Za-z0-9[]-')"
if [ -n "$me" ]; then mine=".user.login == \"$me\""; else mine='.user.type == "Bot"'; fi
comments="repos/$GITHUB_REPOSITORY/issues/$ARCHCHECK_PULL_REQUEST/comments"
if ! ids="$(gh api --paginate "$comments" \
  --jq ".[] | select($mine and (.body | startswith(\"$marker\"))) | .id")"; then
  echo "::notice::archcheck could not read the comments; its report is in the summary of this job"
  exit 0
fi
id="${ids%%$'\n'*}"
if [ -n "$id" ]; then
  comment="repos/$GITHUB_REPOSITORY/issues/comments/$id"
  # Items that are left to people, by their whole text; someone who ticks one may leave Windows line ends.
  gh api "$comment" --jq .body 2> /dev/null | tr -d '\r' \
    | grep -E '^- \[[xX]\] .*for a person to tick</sub>$' | cut -c 7- > "$old"
  awk -v old="$old" '
    BEGIN { while ((getline line < old) > 0) ticked[line] = 1 }
    /^- \[ \] / && (substr($0, 7) in ticked) { $0 = "- [x] " substr($0, 7) }
    { print }' "$new" > "$folder/body"
  gh api --method PATCH "$comment" -F "body=@$folder/body" > /dev/null
else
  gh api --method POST "$comments" -F "body=@$new" > /dev/null
fi || echo "::notice::archcheck could not comment; its report is in the summary of this job"
