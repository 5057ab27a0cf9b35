# Of functions with equal code one is kept, the others become aliases where nobody compares addresses,
# and jumps where somebody may; nothing is merged where that would be seen, or another object may
# replace what is kept.  Each rule has a case, and a twin that differs in one thing.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77

# What two functions have in common: types that GCC tells apart, and the same code.
cat >body.h <<'HEADER'
#ifdef __cplusplus
#define API extern "C"
#else
#define API
#endif
API int use (const void *), other (void);
struct ints { int *at, *end; int n; };
struct floats { float *at, *end; int n; };
#define BODY(p) { if (p->n > 7) { use (p); p->n = 3; p->at = p->end; use (p); } return p->at; }
#define NOINLINE __attribute__ ((noinline))
#define NOIPA __attribute__ ((noipa))
HEADER

# case NAME EXPECTED [OPTION...]: of the unit on standard input, which defines f and g, what is g?
#   alias: it is where f is; jump: one instruction, unless f is one, too, as where both jump to a fragment; own: else.
case_ ()
{
  name=$1 expected=$2
  shift 2
  { echo '#include "body.h"'; cat; } >$name.$language
  with_plugin -Os -w $arg-gimple=off "$@" -c $name.$language -o $name.o \
    || fail "$name does not compile"
  place () { nm $name.o | awk -v f="$1" '$NF == f { print $1 }'; }
  section () { readelf -sW $name.o | awk -v f="$1" '$8 == f { print $7 }'; }
  first () {
    objdump -d --no-show-raw-insn $name.o | sed -n "/<$1>:/,/^\$/p" | grep '^ .*:' | grep -v endbr64 \
      | awk 'NR == 1 { print $2 }'
  }
  if [ "$(place f) $(section f)" = "$(place g) $(section g)" ]; then
    found=alias
  elif [ "$(first 'g2*')" = jmp ] && [ "$(first f)" != jmp ]; then
    found=jump
  else
    found=own
  fi
  [ $found = $expected ] || fail "$name: $found, not $expected"
}
language=c

# Addresses.
both='NOINLINE int *f (struct ints *p) BODY (p) NOINLINE float *g (struct floats *p) BODY (p)'
local=$(echo "$both" | sed 's/NOINLINE/static NOINLINE/g')
callers='int *a (struct ints *p) { return f (p) + 1; } float *b (struct floats *p) { return g (p) + 1; }'
case_ local alias <<SOURCE
$local $callers
SOURCE
case_ public jump <<SOURCE
$both
SOURCE
case_ hidden jump -fvisibility=hidden <<SOURCE
$both
SOURCE
case_ address-in-code jump <<SOURCE
$local $callers
void *c (int i) { return i ? (void *) f : (void *) g; }
SOURCE
case_ address-in-data jump <<SOURCE
$local $callers
const void *const table[] = { (void *) f, (void *) g };
SOURCE
case_ address-in-copied-data jump <<SOURCE
$local $callers
int c (void) { void *table[] = { (void *) f, use, other, (void *) g }; return use (table); }
SOURCE
case_ address-in-asm jump <<SOURCE
$local $callers
void c (void) { __asm__ ("# %c0 %c1" : : "i" (f), "i" (g)); }
SOURCE
case_ address-of-alias jump <<SOURCE
$local $callers
extern __typeof__ (g) g2 __attribute__ ((alias ("g")));
void *c (void) { return f; }
SOURCE
case_ one-address alias <<SOURCE
$local $callers
void *c (void) { return f; }
SOURCE
# The one whose address is used is the one that is kept: g is then where f's alias is.
case_ other-address alias <<SOURCE
$local $callers
void *c (void) { return g; }
SOURCE
nm other-address.o | grep -q ' t g$' || fail "g has no name any more"
case_ used jump <<SOURCE
$(echo "$local" | sed 's/static/static __attribute__ ((used))/g') $callers
SOURCE

# Off.
case_ off own $arg-equal-functions=off <<SOURCE
$local $callers
SOURCE
case_ limit own $arg-limit=0 <<SOURCE
$local $callers
SOURCE
case_ no-icf own -fno-ipa-icf <<SOURCE
$local $callers
SOURCE
case_ frames-without-assembler own -fno-dwarf2-cfi-asm <<SOURCE
$local $callers
SOURCE
case_ no-reorder own -fno-toplevel-reorder <<SOURCE
$local $callers
SOURCE

# Another copy may be taken at link or run time.
case_ interposable jump -fPIC <<SOURCE
$both
SOURCE
objdump -dr interposable.o | grep -q 'PLT.*f-\|PLT32.*[^.]f$' && fail "g jumps to whatever f is at run time"
case_ not-interposable jump -fPIC -fno-semantic-interposition <<SOURCE
$both
SOURCE
case_ weak-kept jump <<SOURCE
$both
__attribute__ ((weak)) extern __typeof__ (g) g;
SOURCE
case_ both-weak own <<SOURCE
__attribute__ ((weak)) extern int *f (struct ints *);
__attribute__ ((weak)) extern float *g (struct floats *);
$both
SOURCE
# f calls itself by its name, which may be another function's.
calls_itself='{ if (p->n) { p->n--; use (p); use (p->at); return NAME (p); } return p->at; }'
recursive="NOINLINE int *f (struct ints *p) $(echo "$calls_itself" | sed s/NAME/f/) \
  NOINLINE float *g (struct floats *p) $(echo "$calls_itself" | sed s/NAME/g/)"
case_ recursive jump -fno-optimize-sibling-calls <<SOURCE
$recursive
SOURCE
case_ recursive-interposable own -fPIC -fno-optimize-sibling-calls <<SOURCE
$recursive
SOURCE
case_ hands-out-itself own <<SOURCE
NOINLINE void *f (struct ints *p) { use (p); use (p->at); use (p->end); return f; }
NOINLINE void *g (struct floats *p) { use (p); use (p->at); use (p->end); return g; }
SOURCE
# Functions that call equal functions are equal.
case_ callees jump <<SOURCE
static NOINLINE int *f1 (struct ints *p) BODY (p) static NOINLINE float *g1 (struct floats *p) BODY (p)
NOINLINE int *f (struct ints *p) { use (p); use (p->end); return f1 (p) + 1; }
NOINLINE float *g (struct floats *p) { use (p); use (p->end); return g1 (p) + 1; }
SOURCE
case_ interposable-callees own -fPIC <<SOURCE
NOINLINE int *f1 (struct ints *p) BODY (p) NOINLINE float *g1 (struct floats *p) BODY (p)
NOINLINE int *f (struct ints *p) { use (p); use (p->end); return f1 (p) + 1; }
NOINLINE float *g (struct floats *p) { use (p); use (p->end); return g1 (p) + 1; }
SOURCE

# Attributes and options of functions.
for attribute in 'section (".text.g")' 'aligned (64)' 'patchable_function_entry (4)' 'no_outline' \
    'noipa' 'target ("avx")' 'optimize ("O2")' 'cold' 'constructor' 'no_reorder' 'no_icf'; do
  case_ attribute own <<SOURCE
$local $callers
static __attribute__ (($attribute)) __typeof__ (g) g;
SOURCE
done
case_ same-section alias <<SOURCE
$local $callers
static __attribute__ ((section (".text.h"))) __typeof__ (f) f;
static __attribute__ ((section (".text.h"))) __typeof__ (g) g;
SOURCE
case_ patchable own -fpatchable-function-entry=2 <<SOURCE
$both
SOURCE
case_ profiled own -pg <<SOURCE
$both
SOURCE
case_ instrumented own -finstrument-functions <<SOURCE
$both
SOURCE
case_ counted own -fprofile-generate <<SOURCE
$both
SOURCE
case_ endbr jump -fcf-protection <<SOURCE
$both
SOURCE
objdump -d endbr.o | sed -n '/<g>:/,/^$/p' | grep -q endbr64 || fail "g is no target of indirect jumps"
case_ sections alias -ffunction-sections <<SOURCE
$local $callers
SOURCE
# A program may use one of them.
case_ public-sections own -ffunction-sections <<SOURCE
$both
SOURCE
case_ constructors own <<SOURCE
static int *x; static float *y; extern struct ints *p; extern struct floats *q;
__attribute__ ((constructor)) static void f (void) { use (p); p->at = p->end; use (p); p->n = 1; use (p); }
__attribute__ ((constructor)) static void g (void) { use (p); p->at = p->end; use (p); *(float **) &p->n = 0; use (p); }
SOURCE
case_ ifunc own <<SOURCE
typedef int fn (void); fn one;
static fn *f (void) { use ("x"); use ("yy"); use ("zzz"); return one; }
static fn *g (void) { use ("x"); use ("yy"); use ("zzz"); return one; }
int via (void) __attribute__ ((ifunc ("g"))); void *call_f (void) { return f (); }
SOURCE

# Cold parts of functions: the whole goes.
cold='{ if (__builtin_expect (p->n > 7, 0)) { seldom (p); other (); seldom (p->at); } use (p); other (); return p->at; }'
case_ cold-part alias -O2 <<SOURCE
__attribute__ ((cold)) void seldom (const void *);
static NOINLINE int *f (struct ints *p) $cold static NOINLINE float *g (struct floats *p) $cold $callers
SOURCE
case_ cold-part-of-public own -O2 <<SOURCE
__attribute__ ((cold)) void seldom (const void *);
NOINLINE int *f (struct ints *p) $cold NOINLINE float *g (struct floats *p) $cold
SOURCE
case_ cold-part-jump jump -O2 -g $arg-stress <<SOURCE
__attribute__ ((cold)) void seldom (const void *);
NOINLINE int *f (struct ints *p) $cold NOINLINE float *g (struct floats *p) $cold
SOURCE
nm cold-part-jump.o | grep -q 'g.cold' && fail "the cold part of g is left"

# Labels, tables, constants, strings, asm.
switch='{ switch (p->n) { case 0: use (p); break; case 1: return p->end; case 2: other (); break; case 3: use (&p->n); break; case 4: use (&p->end); break; case 5: other (); use (p); break; case LAST: use (p->at); break; } return p->at; }'
case_ jump-table jump -O2 $arg-all-levels <<SOURCE
NOINLINE int *f (struct ints *p) $(echo "$switch" | sed s/LAST/6/) NOINLINE float *g (struct floats *p) $(echo "$switch" | sed s/LAST/6/)
SOURCE
case_ other-table own -O2 $arg-all-levels <<SOURCE
NOINLINE int *f (struct ints *p) $(echo "$switch" | sed s/LAST/6/) NOINLINE float *g (struct floats *p) $(echo "$switch" | sed s/LAST/7/)
SOURCE
constant='{ use ("text"); use (p); return x * C1 + C2; }'
case_ constants jump <<SOURCE
NOINLINE double f (struct ints *p, double x) $(echo "$constant" | sed 's/C1/3.14159/; s/C2/2.71828/')
NOINLINE double g (struct floats *p, double x) $(echo "$constant" | sed 's/C1/3.14159/; s/C2/2.71828/')
SOURCE
case_ other-constants own <<SOURCE
NOINLINE double f (struct ints *p, double x) $(echo "$constant" | sed 's/C1/3.14159/; s/C2/2.71828/')
NOINLINE double g (struct floats *p, double x) $(echo "$constant" | sed 's/C1/2.71828/; s/C2/3.14159/')
SOURCE
case_ other-string own <<SOURCE
NOINLINE double f (struct ints *p, double x) $(echo "$constant" | sed 's/C1/3.14159/; s/C2/2.71828/')
NOINLINE double g (struct floats *p, double x) $(echo "$constant" | sed 's/C1/3.14159/; s/C2/2.71828/; s/text/TEXT/')
SOURCE
case_ own-variable own <<SOURCE
NOINLINE int f (struct ints *p) { static int n; use (p); use (p->at); return n += p->n; }
NOINLINE int g (struct floats *p) { static int n; use (p); use (p->at); return n += p->n; }
SOURCE
label='{ void *to = p->n ? &&one : &&two; use (p); goto *to; one: use (p->at); return to; two: use (p->end); return 0; }'
case_ handed-out-label own <<SOURCE
NOINLINE void *f (struct ints *p) $(echo "$label" | sed 's/use (p);/use (to);/') NOINLINE void *g (struct floats *p) $(echo "$label" | sed 's/use (p);/use (to);/')
SOURCE
label='{ static void *const to[] = { &&one, &&two }; use (p); goto *to[p->n]; one: use (p->at); return 0; two: use (p->end); return p->at; }'
case_ label-in-data own <<SOURCE
NOINLINE void *f (struct ints *p) $label NOINLINE void *g (struct floats *p) $label
SOURCE
asm='{ use (p); use (p->at); __asm__ volatile ("TEXT" : : "r" (p->n)); return p->at; }'
case_ asm jump <<SOURCE
NOINLINE int *f (struct ints *p) $(echo "$asm" | sed 's/TEXT/incl %0/') NOINLINE float *g (struct floats *p) $(echo "$asm" | sed 's/TEXT/incl %0/')
SOURCE
case_ asm-notes-its-place own <<SOURCE
NOINLINE int *f (struct ints *p) $(echo "$asm" | sed 's/TEXT/1: incl %0; .pushsection .probes; .quad 1b; .popsection/')
NOINLINE float *g (struct floats *p) $(echo "$asm" | sed 's/TEXT/1: incl %0; .pushsection .probes; .quad 1b; .popsection/')
SOURCE

# C++: groups, exception tables, thunks.
language=cc
case_ no-group jump <<SOURCE
extern "C" { $both }
SOURCE
case_ group-kept own <<SOURCE
extern "C" { inline NOINLINE int *f (struct ints *p) BODY (p) inline NOINLINE float *g (struct floats *p) BODY (p) }
int *a (ints *p) { return f (p); } float *b (floats *p) { return g (p); }
SOURCE
case_ group-jumps jump <<SOURCE
extern "C" { NOINLINE int *f (struct ints *p) BODY (p) inline NOINLINE float *g (struct floats *p) BODY (p) }
float *b (floats *p) { return g (p); }
SOURCE
readelf -gW group-jumps.o | grep -q '\[g\]' || fail "g is in no group any more"
objdump -dr -j .text.g group-jumps.o | grep -q 'R_X86_64.*\bf\b\|\.text[-+]' || fail "g does not jump to f"
# Constructors: each is two names of one function.
case_ constructors-in-cc own <<SOURCE
struct one { one (ints *p); int *x; }; struct two { two (floats *p); float *x; };
one::one (ints *p) { use (p); other (); use (p->end); x = p->at; }
two::two (floats *p) { use (p); other (); use (p->end); x = p->at; }
API void f () {} API int g (ints *p) { use (p); return 2; }
SOURCE
for constructor in _ZN3twoC1EP6floats _ZN3twoC2EP6floats _ZN3oneC1EP4ints; do
  [ "$(place $constructor)" = "$(place _ZN3oneC2EP4ints)" ] || fail "$constructor is not the equal constructor"
done
throws='{ struct guard { ~guard () { use (this); } } x; try { if (p->n) throw WHAT; use (p); } catch (TYPE) { other (); } return p->at; }'
case_ same-handlers jump <<SOURCE
extern "C" { NOINLINE int *f (struct ints *p) $(echo "$throws" | sed 's/WHAT/1/; s/TYPE/int/') NOINLINE float *g (struct floats *p) $(echo "$throws" | sed 's/WHAT/1/; s/TYPE/int/') }
SOURCE
case_ other-handlers own <<SOURCE
extern "C" { NOINLINE int *f (struct ints *p) $(echo "$throws" | sed 's/WHAT/1/; s/TYPE/int/') NOINLINE float *g (struct floats *p) $(echo "$throws" | sed 's/WHAT/1/; s/TYPE/float/') }
SOURCE
case_ not-caught own <<SOURCE
extern "C" { NOINLINE int *f (struct ints *p) { use (p); use (p->at); other (); return p->at; } NOINLINE float *g (struct floats *p) noexcept { use (p); use (p->at); other (); return p->at; } }
SOURCE
