# Asm outside of functions after which the assembler may read instructions in another way, or is in another section, leaves
# the unit alone, and a file that the assembler reads first leaves functions with asm alone.  Other asm outside of functions
# changes nothing.
# SPDX-License-Identifier: GPL-3.0-or-later

cat >functions.h <<'SOURCE'
extern unsigned g[16];
#define FUNCTION(N, TEXT) \
  void f##N (unsigned *v) \
  { \
    g[0] = v[1] + 3, g[1] = v[2] * 5, g[2] = v[4] ^ 9, g[5] = v[6], g[7] = v[9] - 1, g[3] = v[5] * 9 + 1; \
    asm volatile (TEXT); \
    g[9] = v[1] + N; \
  }
SOURCE
echo '#include "functions.h"
FUNCTION (1, "") FUNCTION (2, "") FUNCTION (3, "")' >plain.h
echo '#include "functions.h"
FUNCTION (1, "nop") FUNCTION (2, "nop") FUNCTION (3, "nop")' >asm.c

# compile FILE OPTION...: to unit.s.
compile () { "$GCC" -fplugin="$PLUGIN" -Os $arg-stress -fopt-info-missed -S "$@" -o unit.s 2>messages; }
outlined () { grep -q '\.outline\.' unit.s; }

unit () { printf '%s\n' "$1" '#include "plain.h"' >unit.c; compile unit.c; }

unit 'asm (".macro my_ret\n nop\n.endm\n.set one, 1\n.section .note.x\n.byte 1\n.text");'
outlined || fail "nothing is outlined beside harmless asm"
! grep -q "changes how the assembler reads" messages || fail "harmless asm is said to change what follows"
for text in '.macro nop\n.endm' '.newer_mode 16' '.altmacro'; do
  unit "asm (\"$text\");"
  ! outlined || fail "outlined after $text"
  grep -q "nothing is outlined or folded: asm outside of functions changes how the assembler reads" messages \
    || fail "no message for $text"
done

# Whether the sections of the functions in FILE are those that GCC alone puts them into.
sections () { "$GCC" -Os "$@" -c unit.c -o unit.o && objdump -t unit.o | awk '$3 == "F" { print $4, $NF }'; }
for text in '.section .boot,\"ax\"' '.text 1' '.pushsection .boot'; do
  unit "asm (\"$text\");"
  ! outlined || fail "outlined after $text"
  grep -q "nothing is outlined or folded: asm outside of functions leaves the assembler in another section" messages \
    || fail "no message for $text"
  [ "$(sections -fplugin="$PLUGIN")" = "$(sections)" ] || fail "other sections after $text"
done
for text in '.data\n.text' '.section .note.x\n.previous' '.pushsection .boot,\"ax\"\n.popsection'; do
  unit "asm (\"$text\");"
  outlined || fail "nothing is outlined beside $text"
done

echo 'nothing = 0' >first.s
compile asm.c
outlined || fail "nothing is outlined beside nop"
compile asm.c -Wa,--defsym,nothing=0 -Wa,-I,.
outlined || fail "nothing is outlined with known options of the assembler"
compile asm.c -Wa,first.s -Wa,-
! outlined || fail "outlined where the assembler reads another file"
