# To be sourced: `timed NAME COMMAND…` runs a command and prints how long it took, how it ended, what it is called and the
# line that it ends with. Its output goes into the folder `scratch`.
TIMEFORMAT='%2R'
timed() {
  local name=$1 code=0
  shift
  { time "$@" > "${scratch:?}/output" 2>&1; } 2> "$scratch/seconds" || code=$?
  printf '%8s s  exit %d  %s\n' "$(cat "$scratch/seconds")" "$code" "$name"
  { grep -v '^$' "$scratch/output" || true; } | tail -n 1 | cut -c1-110 | sed 's/^/                     /'
  return "$code"
}
