/* Functions whose symbol an assembler accepts between quotes only share code, under names that need none.  */
/* { dg-do assemble } */
/* { dg-options "-Os" } */

int use (int, const char *);
int f (int) __asm__ ("\"foo bar\"");

#define SAME(X) (use (X, "one"), use (X + 2, "two"), use (X * 3, "three"), use (X, "four"))
int f (int x) { return SAME (x) + 5; }
int g (int x) { return SAME (x) + 7; }
int h (int x) { return SAME (x) + 9; }
