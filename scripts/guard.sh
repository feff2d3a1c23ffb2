# guard.sh SIGNAL FOLDER COMMAND [ARGUMENTS…]
#
# Runs a command that cannot outlive the process that started this shell. That process holds the
# write end of the standard input and never writes. When it ends, for whatever reason, the pipe
# closes, and everything in this process group gets SIGNAL. This shell must be started as the leader
# of its own process group. The exit code is the command's. FOLDER, if one is named, is deleted when
# the command has ended.
signal=$1
folder=$2
shift 2
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
[ -z "$folder" ] || rm -rf "$folder"
exit "$code"
