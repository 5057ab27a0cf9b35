/* What the states of tails cost in the unwind tables, and that all fragments have an
   entry there, is counted: small units do not grow.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target folding } */
/* { dg-final { object-size loaded <= alone } } */

/* Like Lua's lmem.c.  */
typedef __SIZE_TYPE__ size_t;
struct global { void *(*frealloc) (void *, void *, size_t, size_t); void *ud; long debt; int emergency; };
struct state { char status; struct global *g; };
extern void collect (struct state *, int);
extern void run_error (struct state *, const char *, ...) __attribute__ ((noreturn));
extern void throw_error (struct state *, int) __attribute__ ((noreturn));

void *
retry (struct state *s, void *block, size_t old, size_t size)
{
  struct global *g = s->g;
  if (g->ud && !g->emergency)
    {
      collect (s, 1);
      return g->frealloc (g->ud, block, old, size);
    }
  return 0;
}

void
release (struct state *s, void *block, size_t old)
{
  struct global *g = s->g;
  g->frealloc (g->ud, block, old, 0);
  g->debt -= old;
}

void *
resize (struct state *s, void *block, size_t old, size_t size)
{
  struct global *g = s->g;
  void *made = g->frealloc (g->ud, block, old, size);
  if (!made && size > 0)
    {
      made = retry (s, block, old, size);
      if (!made)
        return 0;
    }
  g->debt = (g->debt + size) - old;
  return made;
}

void *
resize_safely (struct state *s, void *block, size_t old, size_t size)
{
  void *made = resize (s, block, old, size);
  if (!made && size > 0)
    throw_error (s, 4);
  return made;
}

void *
make (struct state *s, size_t size, int tag)
{
  if (size == 0)
    return 0;
  struct global *g = s->g;
  void *made = g->frealloc (g->ud, 0, tag, size);
  if (!made)
    {
      made = retry (s, 0, tag, size);
      if (!made)
        throw_error (s, 4);
    }
  g->debt += size;
  return made;
}

void *
grow (struct state *s, void *block, int n, int *size, int element, int limit, const char *what)
{
  int most = *size;
  if (n + 1 <= most)
    return block;
  if (most >= limit / 2)
    {
      if (most >= limit)
        run_error (s, "too many %s (limit is %d)", what, limit);
      most = limit;
    }
  else
    {
      most *= 2;
      if (most < 4)
        most = 4;
    }
  block = resize_safely (s, block, (size_t) *size * element, (size_t) most * element);
  *size = most;
  return block;
}

void *
shrink (struct state *s, void *block, int *size, int final, int element)
{
  block = resize_safely (s, block, (size_t) *size * element, (size_t) final * element);
  *size = final;
  return block;
}
