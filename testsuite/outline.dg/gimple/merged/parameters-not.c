/* Not merged: functions that differ in a statement, in where a jump goes, in what a built-in function must know, in
   the type of a value, in the convention of what they call, or in more than parameters can take.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-final { merged == 0 } } */

extern int f (int), g (int), many (int, ...);
extern int a[4], b[4];

int statement1 (int n) { f (1); int r = f (n) + n; f (3); return r * g (n); }
int statement2 (int n) { f (2); int r = f (n) - n; f (3); return r * g (n); }

int jump1 (int n) { if (f (1) > n) f (2), g (n); else g (3), f (n); return f (4); }
int jump2 (int n) { if (f (2) > n) g (3), f (n); else f (2), g (n); return f (4); }

void built_in1 (int *p) { f (1); __builtin_prefetch (p, 0); f (2); f (3); }
void built_in2 (int *p) { f (2); __builtin_prefetch (p, 1); f (2); f (3); }

int type1 (int *p, short n) { f (n); *p = n; f (1); return f (*p); }
int type2 (int *p, char n) { f (n); *p = n; f (2); return f (*p); }

int convention1 (int n) { many (1, n); many (2, n); return g (n) + f (n); }
int convention2 (int n) { f (1); f (2); return g (n) + f (n); }

int most1 (void) { f (1); g (2); f (3); g (4); return f (a[0]) + f (b[1]); }
int most2 (void) { f (5); g (6); f (7); g (8); return f (a[0]) + f (b[1]); }
