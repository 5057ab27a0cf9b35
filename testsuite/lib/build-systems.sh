# What the tests of build systems share, after lib/shell.sh.  SPDX-License-Identifier: GPL-3.0-or-later

# needs COMMAND...: where one is missing, that is a skip with its name.
needs () {
  for command; do
    if ! command -v "$command" >/dev/null; then
      echo "skipped: the example of $system: there is no $command" \
        "(tools/install-deps build-systems)"
      exit 77
    fi
  done
}

# example NAME COPY: a copy of examples/NAME.
example () {
  cp -RL "$SOURCE_DIR/examples/$1" "$2"
}

# code FILE...: bytes of text and read-only data, with unwind tables.
code () {
  "$("$GCC" -print-prog-name=size)" -A -d "$@" \
    | awk '$1 ~ /^\.(text|rodata|eh_frame|ARM\.ex)/ { sum += $2 } END { print sum + 0 }'
}

# compare WITHOUT WITH PATTERN PROGRAM...: in folder WITH, the objects that match PATTERN are smaller
# than in WITHOUT, and share code, as those do not; the program has the name that is given, and
# prints the same in both.
compare () {
  for folder in "$1" "$2"; do
    find "$folder" -name "$3" -type f >objects
    [ -s objects ] || fail "$folder has no $3"
    code $(cat objects) >$folder.size
    cat objects | while read -r object; do outlined_in "$object"; done \
      | awk '{ sum += $1 } END { print sum }' >$folder.outlined
    run "$folder/$4" >$folder.txt || fail "the program in $folder ends with status $?"
  done
  [ -s "$1.txt" ] && cmp "$1.txt" "$2.txt" || fail "the programs print different lines"
  [ "$(cat "$2.size")" -lt "$(cat "$1.size")" ] \
    || fail "the code is not smaller: $(cat "$2.size") and $(cat "$1.size") bytes"
  [ "$(cat "$1.outlined")" = 0 ] || fail "$1 has outlined functions"
  [ "$(cat "$2.outlined")" -gt 0 ] || fail "$2 has no outlined function"
  echo "$(cat "$1.size") bytes without, $(cat "$2.size") with the plugin"
}

[ -d "$SOURCE_DIR/examples" ] || fail "there are no examples"
