# What bench/speed runs with Tcl: procedures, lists, dictionaries, strings, expressions, regular expressions.
# SPDX-License-Identifier: GPL-3.0-or-later
proc fib {n} { if {$n < 2} { return $n }; expr {[fib [expr {$n - 1}]] + [fib [expr {$n - 2}]]} }
puts [fib 14]

set text "the quick brown fox jumps over the lazy dog and runs away from the other dogs"
for {set i 0} {$i < 40} {incr i} {
  foreach word [split $text] { append word [expr {$i % 5}]; dict incr count $word [string length $word] }
}
puts [lrange [lsort [dict keys $count]] 0 9]

set numbers {}
for {set i 0} {$i < 600} {incr i} { lappend numbers [expr {($i * 7919) % 1013}] }
set numbers [lsort -integer $numbers]
set sum 0
foreach n $numbers { if {$n % 3 == 0} { set sum [expr {($sum * 31 + $n) % 65521}] } else { incr sum } }
puts $sum

set primes 0
for {set i 2} {$i < 1000} {incr i} {
  if {[info exists sieve($i)]} continue
  incr primes
  for {set j [expr {$i * 2}]} {$j < 1000} {incr j $i} { set sieve($j) 1 }
}
puts $primes

set changed 0
for {set i 0} {$i < 40} {incr i} {
  regsub -all {([a-z])o([a-z]*)} $text {<\1-\2>} new
  incr changed [string length $new]
  switch -glob -- [string range $new $i end] { *dog* { incr changed } a* { incr changed 2 } default { set last $i } }
  catch { if {$i % 3 == 0} { error "third" } } message
}
puts "$changed $message [string toupper [string index $text 5]] [format %05.1f|%-6s|%x 3.14159 ab 255] [join {a b c} -]"
proc total {args} { set t 0; foreach a $args { incr t $a }; return $t }
puts [total {*}[lmap n $numbers { expr {$n & 15} }]]
set i 0
while {1} { if {[incr i] > 300} break; upvar 0 i other; set other [expr {$other + 1}]; eval {set k $i} }
puts "$k [string map {a 1 b 2} abcab] [lsearch $numbers 500] [string reverse $text] [expr {4 + 7 / 2 - (3 << 2)}]"
