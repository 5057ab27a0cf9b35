# Linux's objtool, which follows the code, finds nothing wrong in folded code of a kernel: with and without mitigations,
# with accesses to memory of users, with calls that do not return, with frame pointers in some functions, also in stress
# mode.  It does where fragments may move the stack.
# SPDX-License-Identifier: GPL-3.0-or-later

on_linux_x86_64
objtool=$(echo /usr/lib/linux-kbuild-*/tools/objtool/objtool)
[ -x "$objtool" ] || exit 77

kernel="-std=gnu11 -fshort-wchar -fno-common -fno-PIE -fno-strict-aliasing -mno-sse -mno-mmx -mno-sse2 -mno-3dnow
  -mno-avx -m64 -falign-jumps=1 -falign-loops=1 -mno-80387 -mno-fp-ret-in-387 -mpreferred-stack-boundary=3
  -mskip-rax-setup -mtune=generic -mno-red-zone -mcmodel=kernel -fno-asynchronous-unwind-tables
  -fno-delete-null-pointer-checks -Os -fno-allow-store-data-races -fconserve-stack"
plain="-fcf-protection=none -fno-stack-protector -fomit-frame-pointer"
mitigated="-mindirect-branch=thunk-extern -mindirect-branch-register -mindirect-branch-cs-prefix
  -mfunction-return=thunk-extern -mharden-sls=all -fcf-protection=branch -fno-jump-tables -pg -mfentry -mrecord-mcount
  -mnop-mcount -fstack-protector-strong -mstack-protector-guard-reg=gs
  -mstack-protector-guard-symbol=__stack_chk_guard -ftrivial-auto-var-init=zero"

cat >frames.c <<'SOURCE'
struct s { int a, b, c, d; };
int ext (struct s *, int, int);
#define FUNCTION(NAME, OP, K) \
  int NAME (struct s *p, struct s *q, struct s *r, int x, int (*visit) (struct s *, int)) \
  { \
    int y = ext (q, K, x); \
    while (ext (p, y, x OP K)) \
      { \
        if (ext (q, x, y OP 3) > K) \
          return 0; \
        y += ext (r, K, K) OP x; \
      } \
    visit (q, x), visit (p, 12345678); \
    return y; \
  }
/* Called here, and with one return each. */
#define CALLED(NAME, N) \
  static __attribute__ ((noinline)) int \
  NAME (struct s *p, struct s *q, int x) \
  { \
    int y = ext (p, x, N); \
    ext (q, y, 3); \
    return y + ext (p, y, 77) + x; \
  }
CALLED (g1, 1)
CALLED (g2, 2)
int c1 (struct s *p, struct s *q) { return g1 (p, q, 1) + g2 (q, p, 2) + g1 (p, q, 3); }
int c2 (struct s *p, struct s *q) { return g2 (p, q, 1) * g1 (q, p, 2) - g2 (p, q, 9); }
FUNCTION (f1, +, 11)
FUNCTION (f2, *, 7)
FUNCTION (f3, ^, 5)
FUNCTION (f4, &, 1234)
FUNCTION (f5, |, 77)
FUNCTION (f6, -, 31)
SOURCE

cat >user.c <<'SOURCE'
struct s { int a, b, c, d, e, f; };
#define PUT(X, V) \
  __asm__ goto ("1: movl %0, %1\n.section __ex_table,\"a\"\n.long 1b - ., %l2 - ., 3\n.previous" \
                : : "r" (V), "m" (X) : : fail)
#define FUNCTION(NAME, OPEN, N) \
  int \
  NAME (struct s *p, int v) \
  { \
    p->f = v * 3 + 77, p->e = v * 5 + 1234567, p->d ^= v * 9; \
    __asm__ volatile (OPEN : : : "memory"); \
    PUT (p->a, v + N); \
    PUT (p->b, v * 3 + 1); \
    p->c = v * 3 + 2, p->d = v * 5 + 77, p->e = v * 7 + 1234; \
    if (v == 12) \
      p->f = v * 9 + 12345; \
    __asm__ volatile ("clac" : : : "memory"); \
    p->a++, p->b += v * 9 + 123456, p->c += v * 11 + 1234567; \
    return 0; \
   fail: \
    __asm__ volatile (".byte 0x0f,0x01,0xca" : : : "memory"); \
    return -14; \
  }
FUNCTION (f1, "stac", 11)
FUNCTION (f2, "stac", 7)
FUNCTION (f3, ".byte 0x0f,0x01,0xcb", 5)
FUNCTION (f4, ".byte 0x0f,0x01,0xcb", 3)
SOURCE

# Call-saved registers are stored in the frame, in code that repeats.
cat >stores.c <<'SOURCE'
struct s { long a[8]; };
long ext (struct s *, long, long);
#define STORES v.a[0] = x, v.a[1] = y, v.a[2] = z, v.a[3] = r, v.a[4] = 7, v.a[5] = (long) p; ext (&v, 3, 4)
#define FUNCTION(NAME, N) \
  long \
  NAME (struct s *p, long x, long y, long z) \
  { \
    struct s v; \
    long r = ext (p, x, N); \
    STORES; \
    r += ext (&v, r, N + 1); \
    STORES; \
    return r * N + ext (&v, x, y) + z; \
  }
FUNCTION (f1, 1)
FUNCTION (f2, 2)
FUNCTION (f3, 3)
SOURCE

# Cold code, as at -O2, that ends in calls that do not return.
cat >ends.c <<'SOURCE'
void dump_stack (void);
__attribute__ ((noreturn)) void panic (const char *, ...);
#define FUNCTION(NAME, N) \
  int \
  NAME (int *p, int x) \
  { \
    if (p[N] < x) \
      dump_stack (), panic ("%s: %s: %d of %d\n", "the name of a file", "an assertion", N, 12345678); \
    return p[x] * N + p[x + 1]; \
  }
FUNCTION (f1, 1)
FUNCTION (f2, 2)
FUNCTION (f3, 3)
FUNCTION (f4, 4)
SOURCE

# Ends of functions with and without a frame pointer, of the same instructions.
cat >bases.c <<'SOURCE'
struct s { int a, b; };
int ext (void *, int, int);
#define POINTED(NAME, OP) \
  int NAME (int x) { return ext (__builtin_frame_address (0), x, 1) OP 77; }
#define PLAIN(NAME, OP) \
  int NAME (struct s *p, int x) { int y = ext (p, x, 1) OP 12; p->b = x; return y; }
POINTED (p1, +)
POINTED (p2, ^)
POINTED (p3, *)
PLAIN (f1, +)
PLAIN (f2, ^)
PLAIN (f3, *)
SOURCE

# What objtool says of $1.c, compiled with the flags after it; $checks: what it looks for.
checks=
complaints () {
  source=$1
  shift
  level=
  [ $source != ends ] || level=-O2
  "$GCC" $kernel $level "$@" -c "$source.c" -o "$source.o"
  "$objtool" --orc --uaccess $checks --dry-run "$source.o" 2>&1 | grep -v "already has __mcount_loc" || :
}

# Whether $source.o has fragments; stores.c and bases.c, only in stress mode.
folded_p () {
  case $source,$mode in
    stores,*stress* | bases,*stress*) ;;
    stores,* | bases,*) return 0 ;;
  esac
  nm $source.o | grep -q ' t _\.f\.'
}

for source in frames stores user ends bases; do
  for mode in "" -fplugin-arg-outline-stress "-fplugin-arg-outline-stress -fplugin-arg-outline-gimple=off" -g; do
    checks=
    complaints $source $plain "-fplugin=$PLUGIN" $mode >said
    [ ! -s said ] || fail "$source $mode: $(head -3 said)"
    folded_p || fail "$source $mode: nothing is folded"
    checks="--sls --retpoline --rethunk"
    complaints $source $mitigated "-fplugin=$PLUGIN" $mode >said
    [ ! -s said ] || fail "$source $mode, mitigated: $(head -3 said)"
    folded_p || fail "$source $mode, mitigated: nothing is folded"
  done
done

checks=
complaints frames $plain "-fplugin=$PLUGIN" -fplugin-arg-outline-unwind-by=tables -fplugin-arg-outline-stress >said
grep -q "modified stack frame" said || fail "objtool does not see a fragment that moves the stack: $(cat said)"
