# Runs a program that cannot outlive the supervisor.
# Standard input is the supervisor's hand on it: a line names a signal to pass on, and the end of
# input means that the supervisor is gone, however it went, kill -9 included.
last_signal=$1
shift
exec 9<&0 </dev/null
"$@" 9<&- &
child=$!
# Descriptor 3 is Node's message channel, where there is one: it belongs to the child alone.
exec 3<&-
(
  while read -r signal <&9; do kill -s "$signal" "$child"; done
  # From here on this is the one that tidies up, and the line that ends it below must not.
  trap '' TERM
  kill -s "$last_signal" "$child"
  tenths=0
  while [ "$tenths" -lt 10 ] && kill -0 "$child"; do sleep 0.1; tenths=$((tenths + 1)); done
  kill -s KILL -- "-$$"
) >/dev/null 2>&1 &
reader=$!
exec 9<&-
wait "$child"
status=$?
# Collected, or it would stay behind as a zombie; without the shell's word on it in the log.
{ kill "$reader"; wait "$reader"; } 2>/dev/null
exit "$status"
