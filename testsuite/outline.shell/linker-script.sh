# What the plugin makes lands where a firmware's linker script looks for code: all
# sections of its objects match the script's patterns, the linker finds no orphan.
# SPDX-License-Identifier: GPL-3.0-or-later

cat >firmware.ld <<'SCRIPT'
SECTIONS
{
  .text 0x10000 : { *(.text .text.*) *(.rodata .rodata.*) }
  .tables : { *(.eh_frame .eh_frame.*) *(.gcc_except_table .gcc_except_table.*)
              *(.ARM.exidx .ARM.exidx.*) *(.ARM.extab .ARM.extab.*) }
  .data : { *(.data .data.*) *(.got .got.*) *(.toc) *(.note.gnu.property) }
  .bss : { *(.bss .bss.*) *(COMMON) }
  .linker : { *(.glue_7 .glue_7t .vfp11_veneer .v4_bx) *(.iplt .igot.plt)
              *(.rel.* .rela.*) }
  .unloaded 0 : { *(.comment) *(.note.*) *(.ARM.attributes) *(.debug_*) }
  /DISCARD/ : { *(.nothing) }
}
SCRIPT

# Functions of each kind of section, with code that is outlined and epilogues
# and calls that are folded; of a unit of its own each, to see all of its
# sections.
body='{ int t = get (x); put (t, x + 1), put (t, x + 2), put (x, t), put (x, 5);
        t += get (t); put (t, x + 7), put (t, x + 8), put (x, t), put (x, 9);
        return t + get (t); }'
unit () {
  cat <<UNIT
void put (int, int);
int get (int);
$1 int first (int x) $body
$1 int second (int x) $body
$1 int third (int x) $body
UNIT
}
unit "" >plain.c
unit "__attribute__ ((cold))" >cold.c
unit "__attribute__ ((hot))" >hot.c
unit "" | sed 's/int second/__attribute__ ((cold)) int second/' >mixed.c
# Of __attribute__ ((section)) a script has to know.
unit '__attribute__ ((section (".text.fast")))' >section.c
unit "inline __attribute__ ((noinline))" >comdat.cc
echo 'int (*keep[]) (int) = { first, second, third };' >>comdat.cc

ld=$("$GCC" -print-prog-name=ld)
made=0
for options in "" "-ffunction-sections -fdata-sections" "-fno-reorder-functions" "-g" \
               "$arg-gimple=off" "$arg-rtl=off"; do
  for source in plain.c cold.c hot.c mixed.c section.c comdat.cc; do
    compiler=$GCC
    case $source in
      *.cc) compiler=$GXX
            [ -n "$GXX" ] || continue ;;
    esac
    "$compiler" -Os -fno-pic -fplugin="$PLUGIN" $arg-stress $options -c "$source" -o a.o
    made=$((made + $(nm a.o | grep -c '\.outline\.\|folded\.' || :)))
    "$ld" -T firmware.ld --orphan-handling=error --unresolved-symbols=ignore-all \
      -e 0x10000 -o a.elf a.o >messages 2>&1 \
      || { cat messages; fail "$source $options"; }
    ! grep -q orphan messages || { cat messages; fail "$source $options"; }
  done
done
[ "$made" -ge 25 ] || fail "only $made functions and fragments were made"
