# With -fcallgraph-info trials are what they are without.
# SPDX-License-Identifier: GPL-3.0-or-later

write_sample sample.c
for option in "" -fcallgraph-info "-fcallgraph-info=su,da -fstack-usage"; do
  with_plugin -Oz $option -fopt-info-missed -S sample.c 2>messages
  if grep -E 'could not be tried|for trial \(' messages; then
    fail "a child failed with $option"
  fi
  grep -v '^\t\.ident' sample.s >code
  [ -f first ] || cp code first
  cmp code first || fail "other code with $option"
  if [ -f sample.su ]; then
    sort sample.su | uniq -d >twice
    [ ! -s twice ] || fail "lines twice in sample.su"
  fi
done
