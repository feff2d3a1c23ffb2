# guard.sh SIGNAL COMMAND [WORDS…]
#
# Runs a command that cannot outlive whoever started this shell. The starter holds the other end
# of the standard input and never writes. When it ends, however it ends, the input closes, and
# everything in this process group gets SIGNAL. The starter must make this shell the leader of a
# group of its own. The exit code is the command's.
signal=$1
shift
exec 9<&0
"$@" 9<&- </dev/null &
command=$!
exec 2>/dev/null
trap : TERM INT HUP
(
  trap : TERM INT HUP
  read -r line <&9
  kill -s "$signal" 0
) >/dev/null &
watcher=$!
exec 9<&-
while :; do
  wait "$command"
  code=$?
  kill -0 "$command" || break
done
kill -s KILL "$watcher"
exit "$code"
