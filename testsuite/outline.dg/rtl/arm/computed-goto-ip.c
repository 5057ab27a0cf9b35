/* No fragment is entered where ip, which a linker's veneer may change, is in use at a label that a computed jump leads to.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target arm } */
/* { dg-final { folded any == 0 } } */

volatile int first, second, third;
void other (int);

void
f (int i)
{
  static const void *const to[] = { &&a, &&b };
  other (1);
  __asm__ volatile ("mov ip, %0" : : "r" (i));
  goto *to[i];
a:
  __asm__ volatile ("# a");
  first = 1001, second = 2002, third = 3003;
  __asm__ volatile ("# more a");
  goto *to[i + 1];
b:
  __asm__ volatile ("# b");
  first = 1001, second = 2002, third = 3003;
  __asm__ volatile ("mov %0, ip" : "=r" (i));
  other (i);
}
