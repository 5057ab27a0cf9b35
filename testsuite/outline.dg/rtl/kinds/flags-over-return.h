/* Eight functions call something, compare what it has returned, and branch.  */

#define SHARED __attribute__ ((noinline))
static long a[16];
static int count;
static long *p;
__attribute__ ((noipa)) void use (int x) { count = count * 3 + x; }
__attribute__ ((noipa)) long *get (void) { return p; }
SHARED void f1 (int x) { if (get ()[2] == 0x12345678) use (x); else use (7); use (2); }
SHARED void f2 (int x) { if (get ()[2] != 0x12345678) use (x + 1); use (5); }
SHARED int f3 (int x) { if (get ()[2] > 0x12345678) return 7; use (x); return 9; }
SHARED void f4 (int x) { do use (x); while (get ()[2] < 0x12345678 && ++p < a + 9); use (5); }
SHARED void f5 (int x) { while (get ()[2] != 0x12345678) { use (x); if (p++ > a + 9) break; } use (8); }
SHARED void f6 (int x) { if (get ()[2] < 0x12345678) use (x + 5); use (6); }
SHARED int f7 (int x) { use (3); if (get ()[2] > 0x12345678) use (x + 4); return count; }
SHARED int f8 (int x, int y) { return get ()[2] == 0x12345678 ? x : y; }

/* The start files want this name, whatever GCC puts before names.  */
int main (void) __asm__ ("main");

int
main (void)
{
  for (int i = 0; i < 6; i++)
    {
      for (int k = 0; k < 16; k++)
        a[k] = 0x12345675 + k;
      p = a + i;
      f1 (i);
      f2 (i);
      count += f3 (i);
      p = a;
      f4 (i);
      p = a;
      f5 (i);
      f6 (i);
      f7 (i);
      p = a + i;
      count += f8 (i, 3);
    }
  return count != -1525442183;
}
