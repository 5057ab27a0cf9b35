/* Where others lie in the padding of a member, what is stored to the member is no longer
   than it is.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress -std=c++20" } */
/* { dg-final { outlined >= 1 } } */

struct padded
{
  int a;
  char b;
  padded (int x) : a (x), b (x + 1) {}
};
__attribute__ ((noipa)) padded make (int x) { return padded (x); }

int n;
struct first
{
  virtual void v () {}
  [[no_unique_address]] padded t;
  __attribute__ ((noinline)) first (int x) : t (make (x)) { n = 1; n += t.a; }
};
struct second
{
  virtual void v () {}
  [[no_unique_address]] padded t;
  __attribute__ ((noinline)) second (int x) : t (make (x)) { n = 1; n += t.a; }
};

struct before { char a; before () : a (7) {} };
struct with_first : before, first { with_first (int x) : before (), first (x) {} };
struct with_second : before, second { with_second (int x) : before (), second (x) {} };

int
main ()
{
  with_first x (1);
  with_second y (2);
  if (x.a != 7 || y.a != 7)
    __builtin_abort ();
  return 0;
}
