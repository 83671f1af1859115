#!/usr/bin/env bash
# Checks once and writes every report in that run. Ends with 0 whatever is found, so that the steps after it
# still see the reports; the last step of the action gives the verdict.
set -uo pipefail

folder="${RUNNER_TEMP:-/tmp}/archcheck-report"
mkdir -p "$folder"
report="$folder/report.md"
json="$folder/report.json"
review="$folder/review.md"
# A job may run this twice: what is already there is not what this run finds.
rm -f "$report" "$json" "$review"
arguments=(check --report github --report "markdown=$report" --report "json=$json")
arguments+=(--fail-on "${ARCHCHECK_FAIL_ON:-error}")
if [ -n "${ARCHCHECK_CONFIG:-}" ]; then arguments+=(--config "$ARCHCHECK_CONFIG"); fi
if [ -n "${ARCHCHECK_BASELINE:-}" ]; then arguments+=(--baseline "$ARCHCHECK_BASELINE"); fi
# The next step begins in the workspace, whatever folder this one works in.
sarif="${ARCHCHECK_SARIF:-}"
case "$sarif" in '' | /*) ;; *) sarif="$PWD/$sarif" ;; esac
if [ -n "$sarif" ]; then arguments+=(--report "sarif=$sarif"); fi
# Only these are split at blanks: paths may have some.
if [ -n "${ARCHCHECK_ARGS:-}" ]; then
  read -r -a further <<< "$ARCHCHECK_ARGS"
  # The bash of macOS takes an empty list for one that is not set.
  arguments+=(${further[@]+"${further[@]}"})
fi
code=0
"$ARCHCHECK" "${arguments[@]}" -- "${ARCHCHECK_PATH:-.}" || code=$?

comment="$report"
if [ "${ARCHCHECK_REVIEW:-false}" = true ] && [ -n "${ARCHCHECK_BASE:-}" ]; then
  base="$ARCHCHECK_BASE"
  # A job of a pull request checks out a merge. The branch it was merged into may be ahead of the base that the
  # event tells, and what others did there in the meantime is not part of the change.
  if [ -n "${ARCHCHECK_HEAD:-}" ] \
    && [ "$(git rev-parse --verify --quiet 'HEAD^2' 2> /dev/null)" = "$ARCHCHECK_HEAD" ]; then
    base="$(git rev-parse 'HEAD^1')"
  fi
  options=(--base "$base" --fail-on never --output "$review")
  if [ -n "${ARCHCHECK_CONFIG:-}" ]; then options+=(--config "$ARCHCHECK_CONFIG"); fi
  if [ -n "${ARCHCHECK_BASELINE:-}" ]; then options+=(--baseline "$ARCHCHECK_BASELINE"); fi
  # A gate that cannot judge, or that nobody understands, is no reason to be green.
  isGate=false
  case "${ARCHCHECK_FAIL_ON_WEAKER:-false}" in
    true) options+=(--fail-on-weaker) isGate=true ;;
    false) ;;
    *)
      echo "::error::archcheck: fail-on-weaker is 'true' or 'false', not '$ARCHCHECK_FAIL_ON_WEAKER'"
      code=2
      ;;
  esac
  if [ "${ARCHCHECK_JUDGE_BY:-own}" != own ]; then
    # What is new by the base's judgement fails as any other finding does.
    options+=(--judge-by "$ARCHCHECK_JUDGE_BY" --fail-on "${ARCHCHECK_FAIL_ON:-error}")
    isGate=true
  fi
  verdict=0
  "$ARCHCHECK" review "${options[@]}" -- "${ARCHCHECK_PATH:-.}" || verdict=$?
  if [ "$verdict" -le 1 ]; then comment="$review"; fi
  # Findings of the check weigh as much; that nothing could be checked weighs more.
  if [ "$verdict" -eq 1 ] && [ "$code" -eq 0 ]; then code=1; fi
  if [ "$verdict" -gt 1 ] && [ "$isGate" = true ]; then code=2; fi
fi
if [ "${ARCHCHECK_SUMMARY:-true}" = true ] && [ -n "${GITHUB_STEP_SUMMARY:-}" ] && [ -f "$comment" ]; then
  # A step's summary may have 1 MiB; both reports keep below that.
  cat "$comment" >> "$GITHUB_STEP_SUMMARY"
fi
{
  echo "exit-code=$code"
  echo "report=$report"
  echo "comment=$comment"
  echo "json=$json"
  echo "sarif=$sarif"
  # Only the summary of the report has such lines.
  for name in errors warnings notes known; do
    count="$(sed -n "s/^ *\"$name\": \([0-9]*\),*$/\1/p" "$json" 2> /dev/null | tail -n 1)"
    echo "$name=$count"
  done
} >> "$GITHUB_OUTPUT"
