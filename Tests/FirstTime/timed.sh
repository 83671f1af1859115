# To be sourced: `timed` runs a command and prints how long it took, how it ended, and the line that it ends with.
# What it is called there is in `command`, where its output goes in `scratch`.
TIMEFORMAT='%2R'
timed() {
  local code=0
  { time "$@" > "${scratch:?}/output" 2>&1; } 2> "$scratch/seconds" || code=$?
  printf '%8s s  exit %d  %s\n' "$(cat "$scratch/seconds")" "$code" "${command:?}"
  { grep -v '^$' "$scratch/output" || true; } | tail -n 1 | cut -c1-110 | sed 's/^/                     /'
  return "$code"
}
