/* Not merged, though they are alike: functions that must stay as they are, as an attribute or what they do says; and
   functions of different sections or options.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-final { merged == 0 } } */

extern int f (int, ...);
extern int g (void *), jump (void *) __attribute__ ((returns_twice));
extern void leave (int) __attribute__ ((noreturn));

#define PAIR(NAME, BEFORE, AFTER, BODY1, BODY2)  \
  BEFORE int NAME##1 AFTER { f (1); BODY1; f (2); f (3); return f (4); }  \
  BEFORE int NAME##2 AFTER { f (9); BODY2; f (2); f (3); return f (4); }

PAIR (noclone, __attribute__ ((noclone)), (int n), f (n), f (n))
PAIR (noipa, __attribute__ ((noipa)), (int n), f (n), f (n))
PAIR (no_outline, __attribute__ ((no_outline)), (int n), f (n), f (n))
PAIR (naked, __attribute__ ((no_stack_protector)), (int n), f (n), f (n))
PAIR (variable, , (int n, ...), f (n), f (n))
PAIR (twice, , (int n), jump (0), jump (0))
PAIR (frame, , (int n), g (__builtin_frame_address (0)), g (__builtin_frame_address (0)))
PAIR (returned, , (int n), g (__builtin_return_address (0)), g (__builtin_return_address (0)))
PAIR (grown, , (int n), g (__builtin_alloca (n)), g (__builtin_alloca (n)))
PAIR (assembler, , (int n), __asm__ volatile ("# x"), __asm__ volatile ("# x"))
PAIR (label, , (int n), x: g (&&x), x: g (&&x))
PAIR (endless, , (int n), leave (n), leave (n))

__attribute__ ((section (".one"))) int section1 (int n) { f (1); f (n); f (3); return f (4); }
__attribute__ ((section (".two"))) int section2 (int n) { f (2); f (n); f (3); return f (4); }
__attribute__ ((optimize ("no-tree-ter"))) int options1 (int n) { f (1, 1); f (n); f (3); return f (4); }
__attribute__ ((optimize ("no-ivopts"))) int options2 (int n) { f (2, 1); f (n); f (3); return f (4); }

struct pair { long a, b, c; };
struct pair in_memory1 (int n) { f (1, 2); f (n); f (3); return (struct pair) { n, n, n }; }
struct pair in_memory2 (int n) { f (2, 2); f (n); f (3); return (struct pair) { n, n, n }; }
int on_stack1 (int a, int b, int c, int d, int e, int g, int h, int i, int j, int k) { f (1, 3); f (a, b, c, d, e, g, h, i, j, k); return f (3); }
int on_stack2 (int a, int b, int c, int d, int e, int g, int h, int i, int j, int k) { f (2, 3); f (a, b, c, d, e, g, h, i, j, k); return f (3); }
