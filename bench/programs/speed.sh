# What bench/speed runs with a shell: loops, functions, expansions, case, read, arithmetic; no other program.
# SPDX-License-Identifier: GPL-3.0-or-later
add () { total=$((total + $1)); }
total=0 i=0
while [ $i -lt 3000 ]; do
  add $((i % 17 * 3))
  case $i in
  *7) last=seven ;;
  [0-4]*) last=low ;;
  *) last=other ;;
  esac
  i=$((i + 1))
done
echo $total $last

words="the quick brown fox jumps over the lazy dog"
n=0 long=
for round in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  for word in $words; do
    short=${word#?} end=${word%[a-m]*}
    [ "$short" = "$end" ] || n=$((n + ${#word}))
    test -n "$end" && long="$end${long:+,}"
    set -- $words "$word" "$round"
    shift 2
    echo "$# $1 ${2:-none} ${undefined=set}" >/dev/null
  done
done
echo $n ${#long}

IFS=:
while read -r name value rest; do
  printf '%s=%d;' "$name" "$value"
done <<END
one:1:x
two:2:y:z
three:3
END
echo
fib () { if [ $1 -lt 2 ]; then r=$1; else
  local a=$1; fib $((a - 1)); local b=$r; fib $((a - 2)); r=$((r + b)); fi; }
fib 13
echo $r
text=
for i in 0 1 2 3 4 5 6 7 8 9; do for j in a b c d e f g h; do text=$text$i$j; done; done
while [ "$text" ]; do rest=${text#??}; pair=${text%"$rest"}; text=$rest; : "$pair"; done
eval 'trap "echo ends" EXIT'
until [ ${k:=0} -ge 500 ]; do k=$((k + 1)); if ! [ $k != 250 ]; then echo half; elif [ -d / ] && [ $k -eq 7 ]; then echo seven; fi; done
