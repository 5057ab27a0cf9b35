/* Functions near one whose callers keep values, but are not called by it, are
   folded.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { object-size loaded < alone } } */

struct s { int a, b, c, d, e, f, g, h; };
#define BODY(N) __attribute__ ((noinline)) void use##N (struct s *p, int *q) { \
  p->a = q[0] * 3 + q[1]; p->b = q[2] ^ q[3]; p->c = q[4] * 5 - q[5]; p->d = q[6] | q[7]; \
  p->e = q[8] * 9 + q[9]; p->f = q[10] ^ q[11]; p->g = q[12] - q[13]; p->h = q[14] * N; ext##N (p); }
void ext1 (void *), ext2 (void *), ext3 (void *), ext4 (void *);
BODY (1) BODY (2) BODY (3) BODY (4)
__attribute__ ((noinline)) int leaf (int x) { return x < 3 ? x * 7 : x - 2; }
int caller (int a, int b, int c, int d, int e, int f, int *v)
{ int t = v[0], u = v[1], w = v[2], x = v[3], y = v[4], z = v[5], s = v[6];
  int r = leaf (a);
  return r + a * t + b * u + c * w + d * x + e * y + f * z + s * v[7]; }
