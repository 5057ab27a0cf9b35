/* Of equal functions without code, as what they do is undefined, none becomes a jump to another one, not even in stress
   mode; functions with code do there.  */
/* { dg-do compile } */
/* { dg-options "-O2 -fplugin-arg-outline-stress -fplugin-arg-outline-gimple=off" } */

int
f (void)
{
  __builtin_unreachable ();
}

float
g (void)
{
  __builtin_unreachable ();
}

struct ints { int *at, *end; };
struct floats { float *at, *end; };

int *h (struct ints *p) { return p->end - 1; }
float *k (struct floats *p) { return p->end - 1; }

/* GCC 16 has such functions trap, which is code: only an f of nothing but labels and directives counts.  */
/* { dg-final { scan-assembler-not {\nf:\n((\.L|\t\.(?!inst)|\t@)[^\n]*\n)*\t\.size\tf.*\t(jmp|b|tail)\tf(\(PLT\))?\n} } } */
/* { dg-final { scan-assembler "\t(jmp|b|tail)\th(\\(PLT\\))?\n" long_jumps } } */
