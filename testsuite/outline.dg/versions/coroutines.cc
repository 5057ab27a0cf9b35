// Coroutines yield the same with shared code, in what runs before and after they wait.
// { dg-do run }
// { dg-options "-Os -std=c++20 -fplugin-arg-outline-stress" }
// { dg-final { outlined >= 1 } }

#include <coroutine>

#include "stress.h"

struct generator
{
  struct promise_type
  {
    int value;
    generator get_return_object ()
    { return { std::coroutine_handle<promise_type>::from_promise (*this) }; }
    std::suspend_always initial_suspend () noexcept { return {}; }
    std::suspend_always final_suspend () noexcept { return {}; }
    std::suspend_always yield_value (int v) { value = v; return {}; }
    void return_void () {}
    void unhandled_exception () { throw; }
  };
  std::coroutine_handle<promise_type> handle;
  ~generator () { handle.destroy (); }
  int next () { handle.resume (); return handle.promise ().value; }
};

static int destroyed;
struct counted { ~counted () { destroyed++; } };

#define CODE(N) \
  FN generator g##N (int x) \
  { \
    counted c; \
    for (int i = 0;; i++) \
      { \
        SAME (x); \
        co_yield x * N + i; \
        SAME (x + i); \
        if (i == 3) \
          throw N; \
      } \
  }
CODE (2) CODE (3) CODE (5)

template <typename function>
static void
check (function *f, int n)
{
  {
    generator g = f (10);
    for (int i = 0; i < 4; i++)
      CHECK (g.next () == 10 * n + i);
    CHECK_SAME (10);
    int caught = 0;
    try { g.next (); } catch (int thrown) { caught = thrown; }
    CHECK (caught == n);
    CHECK_SAME (13);
  }
  CHECK (destroyed == 1);
  destroyed = 0;
  {
    generator g = f (20);
    CHECK (g.next () == 20 * n && destroyed == 0);
  }
  CHECK (destroyed == 1);
  destroyed = 0;
}

MAIN
{
  check (g2, 2);
  check (g3, 3);
  check (g5, 5);
  return 0;
}
