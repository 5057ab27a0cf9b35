# If an option is given more than once, the last one counts, as with GCC's own: build
# systems put CFLAGS on a command line twice.  A wrong value is an error even if a good one
# follows.  SPDX-License-Identifier: GPL-3.0-or-later

write_sample sample.c

# one_name FOLDER: gives summaries in it, whose names depend on the folder, one that does not.
one_name () {
  find "$1" -name '*.summary' | while read -r file; do mv "$file" "${file%/*}/o.summary"; done
}

# Each option of the table, with two values, and with one of them twice.
"$BUILD/option-table" tabs >table
[ "$(wc -l <table)" -ge 10 ] || fail "the table is too short"
while IFS='	' read -r name kind _ min max; do
  # Have to be there, or need another: see dictionary-damaged.sh, linked-growth.sh, join-kept.sh.
  case $name in dictionary | kept | join-kept) continue ;; esac
  case $kind in
    flag) first= last= ;;
    number) first==$max last==$min ;;
    choice)
      # An error names all the words.
      with_plugin "$arg-$name=?" -c sample.c 2>messages && fail "$name=? compiled"
      words=$(sed -n "s/.* is none of '\([^']*\)'.*/\1/p" messages)
      first==${words%%|*} last==${words##*|}
      ;;
    string) first==first.json last==last.json ;;
    optional-string) first==details last= ;;
    list) first==third last==f* ;;
    *) fail "no test for options of kind $kind" ;;
  esac
  rm -rf twice once
  mkdir once twice
  (cd once && with_plugin "$arg-$name$last" -c ../sample.c -o o)
  one_name once
  for before in "$last" "$first"; do
    (cd twice && with_plugin "$arg-$name$before" "$arg-$name$last" -c ../sample.c -o o)
    one_name twice
    diff -r once twice || fail "$name$before and then $name$last"
    rm -r twice/*
  done
done <table

# made ARGUMENT...: the number of functions that are outlined with it.
made () {
  with_plugin "$@" -c sample.c -o sample.o
  outlined_in sample.o
}
[ "$(made $arg-limit=0 $arg-limit=1)" = 1 ] || fail "limit=0 counts"
[ "$(made $arg-limit=1 $arg-limit=0)" = 0 ] || fail "limit=1 counts"
[ "$(made $arg-gimple=off $arg-gimple=on)" = 1 ] || fail "gimple=off counts"
[ "$(made $arg-gimple=on $arg-gimple=off)" = 0 ] || fail "gimple=on counts"
[ "$(made $arg-no-outline-functions='*' $arg-no-outline-functions=main)" = 1 ] \
  || fail "the lists are added up"

# The plugin with its options twice, also at link time.
limit () { echo "-fplugin=$PLUGIN $arg-limit=$1 $arg-stress"; }
[ "$(made $(limit 0) $(limit 1))" = 1 ] || fail "the first set counts"
[ "$(made $(limit 1) $(limit 0))" = 0 ] || fail "the first set counts"
if hosted; then
  cat >main.c <<'MAIN'
int first (int), second (int), third (int);
void record (int a, int b, int c) { asm volatile ("" : : "g" (a), "g" (b), "g" (c)); }
int main (void) { return first (0) + second (0) + third (0); }
MAIN
  for n in 0 1; do
    twice="$(limit $((1 - n))) $(limit $n)"
    with_plugin -flto -fno-inline $twice main.c sample.c -o program
    run ./program
    [ "$(outlined_in program)" = $n ] || fail "$twice at link time"
  done
fi

refuses "the value 'x' of '$arg-limit' is not a whole number" $arg-limit=x $arg-limit=1
refuses "the value 'x' of '$arg-limit' is not a whole number" $arg-limit=1 $arg-limit=x
