# To be sourced: `timed NAME COMMAND…` runs a command and prints how long it took, how it ended, what it is called and the
# line that it ends with; of one that fails also what it says of that. Its output goes into the folder `scratch`.
TIMEFORMAT='%2R'
timed() {
  local name=$1 code=0
  shift
  { time "$@" > "${scratch:?}/output" 2>&1; } 2> "$scratch/seconds" || code=$?
  printf '%8s s  exit %d  %s\n' "$(cat "$scratch/seconds")" "$code" "$name"
  { grep -v '^$' "$scratch/output" || true; } | tail -n 1 | cut -c1-110 | sed 's/^/                     /'
  [ "$code" -eq 0 ] || { grep -E '^✘|^[^ ]+: error: ' "$scratch/output" || true; } | head -n 10 | cut -c1-300
  return "$code"
}
