/* Functions without unwind tables in a unit with them: fragments have no entries.  */
/* { dg-do compile } */
/* { dg-options "-Oz" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { object-size loaded <= alone } } */

#define NT __attribute__ ((optimize ("no-asynchronous-unwind-tables", "no-unwind-tables")))
extern volatile int io[16]; int g (int);
#define T(N, C, D) NT int N##1 (int x) { io[C] = D; io[C+1] = D; return x; } NT int N##2 (int x) { io[C] = D; io[C+1] = D; return 5; } 
T (a, 1, 11111) T (b, 3, 22222) T (c, 5, 33333) T (d, 7, 4444) T (e, 9, 55555)
int w (int x) { return g (x) + 1; }
