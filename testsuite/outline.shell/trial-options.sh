# At -Oz a unit of 400 statements or more is not compiled with GCC's usual options for trial if folding, and outlining by
# what trials have shown, save more than a forty-eighth of it; else it is.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu | aarch64-linux-gnu | arm-linux-*) ;;
  *) exit 77 ;;
esac
# unit REPEATS: 40 functions of statements at random, of which so many also contain the same statements.
unit ()
{
  awk -v repeats=$1 'function any (n) { seed = (seed * 69069 + 12345) % 2147483648; return int (seed / 65536) % n }
  BEGIN {
    seed = 7
    print "struct s { int a[40]; struct s *n; }; void e (struct s *, int); int q (struct s *, int);"
    for (i = 0; i < 40; i++) {
      printf "int f%d (struct s *p, int x, int z) { int y = z;", i
      for (j = 0; j < 12; j++) {
        k = any(6)
        if (k == 0) printf " y = y * %d %s x;", any(90) + 3, substr ("+-^&|", any(5) + 1, 1)
        if (k == 1) printf " p->a[%d] = y %s p->a[%d];", any(40), substr ("+-^&|", any(5) + 1, 1), any(40)
        if (k == 2) printf " x += p->n->a[%d] >> %d;", any(40), any(20) + 1
        if (k == 3) printf " if (x > %d) z = x %s y;", any(1000), substr ("+-^&|", any(5) + 1, 1)
        if (k == 4) printf " p->n->a[%d] ^= z / %d;", any(40), any(50) + 3
        if (k == 5) printf " x -= z %s p->a[%d];", substr ("+-^&|", any(5) + 1, 1), any(40)
      }
      if (i < repeats) printf " p->a[1] = q (p, 7); e (p->n, %d); p->n->a[2] = q (p, 8); e (p, 9);", i * 5
      printf " return x ^ y + z * %d; }\n", any(70) + 2
    }
  }'
}
asked= not_asked=
# Where outlining saves most of it, folding alone saves much.
for shape in 0 2 3 8 20 40 "40 $arg-gimple=off"; do
  repeats=${shape%% *}
  unit $repeats >unit.c
  rm -rf dumps
  mkdir dumps
  with_plugin -Oz ${shape#$repeats} -fdump-ipa-all -dumpdir dumps/ -c unit.c -o unit.o
  # The best trial of those tuned for size, what is known to be saved of it, and whether others were made.
  set -- $(awk '/^trial .* bytes in question/ {
      match ($0, /[0-9]+ in all, [0-9]+ saved/); split (substr ($0, RSTART, RLENGTH), n, " ")
      if (/not tuned for size/) usual = 1
      else {
        if (!best || n[1] < best) { best = n[1]; folded = n[4] }
        if (n[1] > most) most = n[1]
      }
    }
    END { print best, folded + most - best, usual + 0 }' dumps/*outline_try)
  echo "$repeats: $1 bytes, $2 saved, usual options tried: $3"
  if [ $(($2 * 48)) -gt $(($1 + $2)) ]; then
    [ $3 = 0 ] || fail "$repeats: tried in vain"
    not_asked=yes
  else
    [ $3 = 1 ] || fail "$repeats: not tried"
    asked=yes
  fi
done
[ "$asked" ] || fail "no unit of which little is saved"
[ "$not_asked" ] || fail "no unit of which much is saved"
