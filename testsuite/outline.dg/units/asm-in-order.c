/* Where functions are not reordered, asm outside of them may depend on what is before it: such a unit is left alone, as
   one whose last asm ends a boot sector.  */
/* { dg-do compile } */
/* { dg-options "-Os -fno-toplevel-reorder -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-message "nothing is outlined or folded: functions and asm outside of them are not reordered" "" { target *-*-* } 0 } */
/* { dg-final { scan-assembler-not "\\.(outline|folded)\\." } } */

struct screen { volatile unsigned short cell[2000]; };
void print (struct screen *s, int at, int c);

#define ROW s->cell[0] = 1, s->cell[1] = 2, s->cell[2] = 3, s->cell[3] = 4, s->cell[4] = 5, s->cell[5] = 6

void
boot (struct screen *s)
{
  ROW;
  print (s, 1, 'a');
  ROW;
  print (s, 2, 'b');
  ROW;
  print (s, 3, 'c');
}

__asm__ (".org 510");
