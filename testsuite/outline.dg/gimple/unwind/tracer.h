/* Walks the stack in a function that outlined functions call.
   SPDX-License-Identifier: GPL-3.0-or-later

   where (N) checks that the unwinder comes from here, through whatever lies
   between, to main.  The address of main must be in main_address.  */

#include <unwind.h>
#include "../check.h"

static int frames, walks;
static unsigned long last_cfa;
static int reached;
static unsigned long main_address;
static const unsigned long main_size = 4096;

static _Unwind_Reason_Code
visit (struct _Unwind_Context *context, void *p)
{
  (void) p;
  unsigned long cfa = _Unwind_GetCFA (context);
  unsigned long ip = _Unwind_GetIP (context);
  CHECK (cfa >= last_cfa);
  last_cfa = cfa;
  frames++;
  if (ip - main_address < main_size)
    reached = 1;
  return frames > 40 ? _URC_END_OF_STACK : _URC_NO_REASON;
}

SINK void
where (int n)
{
  frames = reached = 0;
  last_cfa = 0;
  walks++;
  _Unwind_Backtrace (visit, 0);
  CHECK (reached);
  trace = trace * 31 + n;
}

SINK int
where_twice (int n)
{
  where (n);
  return n * 2;
}
