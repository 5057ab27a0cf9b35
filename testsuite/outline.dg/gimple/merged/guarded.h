/* Two functions that differ in a number, with an exception table each.  */

int t (int, int);
extern int total;
struct guard
{
  ~guard () { total++; }
};
#define BODY(N) \
  { guard g; p[0] = t (x, 1), p[1] = t (p[0], N), p[2] = t (p[1], x), p[3] = t (p[2], 7); return p[3] * 3; }
int a (int x, int *p) BODY (2)
int b (int x, int *p) BODY (5)
