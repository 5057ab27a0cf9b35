/* Functions whose asm has a directive that the plugin does not know, or leaves the assembler in another section, stay as
   they are.  Known directives, and sections that are left again, are no reason.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-final { refused asm-unknown unknown_1 unknown_2 section_1 section_2 } } */
/* { dg-final { scan-assembler-not "(unknown|section)_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "known_\\d\\.outline\\." } } */

extern unsigned g[16];

#define FUNCTION(NAME, N, TEXT) \
  void NAME##_##N (unsigned *v) \
  { \
    g[0] = v[1] + 3, g[1] = v[2] * 5, g[2] = v[4] ^ 9; \
    g[5] = v[6], g[7] = v[9] - 1; \
    __asm__ volatile (TEXT); \
    g[9] = v[1] + N; \
  }
#define TWICE(NAME, TEXT) FUNCTION (NAME, 1, TEXT) FUNCTION (NAME, 2, TEXT)

TWICE (unknown, ".newer 1")
TWICE (section, ".section .note.x")
TWICE (known, ".pushsection .note.x\n\t.byte 1\n\t.popsection\n\t.balign 4")
