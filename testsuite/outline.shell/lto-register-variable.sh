# At link time the register of a global register variable is reserved before any
# function is expanded, an outlined one too.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in x86_64-*) ;; *) exit 77 ;; esac
cat >reg.c <<'REG'
register unsigned long reserved __asm__ ("r14");
volatile int v;
int a[4];
__attribute__ ((noinline)) int
first (int x)
{ v = x; a[0] = v * 3; a[1] = v + a[0]; a[2] ^= a[1]; return reserved; }
__attribute__ ((noinline)) int
second (int x)
{ v = x; a[0] = v * 3; a[1] = v + a[0]; a[2] ^= a[1]; return reserved + 1; }
int main (void)
{ reserved = 5; return first (1) != 5 || second (2) != 6 || reserved != 5; }
REG
with_plugin -flto $arg-stress reg.c -o reg
[ "$(outlined_in reg)" -ge 1 ] || fail "nothing outlined"
./reg || fail "the register was used for something else"
