/* Steps by breakpoints.  SPDX-License-Identifier: GPL-3.0-or-later

   For targets on which a user program has no trap flag, and for which emulators have no single steps: an instruction
   that traps is written over what comes next, over both places after a conditional jump, and taken back when SIGTRAP
   comes.  Instructions that load and store conditionally (ldxr and stxr, lr and sc) in the program itself would try
   forever.

   The target has defined:

     unit            what instructions are counted in, of the size of TRAP
     TRAP, SP        the instruction that traps; the stack pointer's number for the unwinder
     pc_of, sp_of, link_of   registers of an mcontext_t
     saved_registers, register_of   those that functions preserve  */

/* A place is the stack pointer at the call.  Of main only its callees are checked: the C library's __wrap_main, which
   jumps to it, has the tables of _start.  */
enum { CFA_ABOVE = 0, PLT_HAS_TABLES = 0, LEAST_DEPTH = 2 };

static struct { unit *at, was; } breakpoints[2];
static int number_of_breakpoints;
/* The last step needs no look at whether it was a call.  */
static bool followed;

static void
write_unit (unit *at, unit value)
{
  *(volatile unit *) at = value;
  __builtin___clear_cache ((char *) at, (char *) (at + 1));
}

static void
break_at (uintptr_t pc)
{
  unit *at = (unit *) pc;
  if (number_of_breakpoints && breakpoints[0].at == at)
    return;
  breakpoints[number_of_breakpoints].at = at;
  breakpoints[number_of_breakpoints++].was = *at;
  write_unit (at, TRAP);
}

static int
own_trap_p (mcontext_t *now)
{
  bool own = false;
  while (number_of_breakpoints)
    {
      unit *at = breakpoints[--number_of_breakpoints].at;
      write_unit (at, breakpoints[number_of_breakpoints].was);
      own |= (uintptr_t) at == pc_of (now);
    }
  return own;
}

static int
pushes_constant_p (uintptr_t pc)
{
  (void) pc;
  return 0;
}

static int
returned_p (const mcontext_t *now, const return_address *r)
{
  return r->place < sp_of (now) || (r->place == sp_of (now) && r->value == pc_of (now));
}

/* For libgcc the CFA of interrupted code is where its registers were saved.  */
static uintptr_t
sp_at_interrupt (struct _Unwind_Context *context)
{
  return _Unwind_GetGR (context, SP);
}

/* The program goes on at NOW.  */
static void
note_entry (mcontext_t *now)
{
  uintptr_t pc = pc_of (now), sp = sp_of (now), back = link_of (now);
  return_address *last = depth ? &calls[depth - 1] : NULL;
  if (!last || (last->place == sp && last->value == pc))
    return;
  followed = true;
  if (in_program_p (back))
    while (depth && calls[depth - 1].place <= sp)
      depth--;
  else
    calls[depth++] = (return_address) { .place = sp, .value = back, .from_outside = true };
}

/* The program at NOW calls NEXT, which does not belong to it; the call returns to BACK.  */
static void
note_call_outside (const mcontext_t *now, uintptr_t next, uintptr_t back)
{
  calls[depth] = (return_address) { .place = sp_of (now), .value = back };
  note_saved (now, &calls[depth++], next);
  followed = true;
}

/* The program at NOW jumps to NEXT, which does not belong to it.  */
static void
note_jump_outside (const mcontext_t *now, uintptr_t next)
{
  if (depth && calls[depth - 1].value == next && calls[depth - 1].place == sp_of (now))
    depth--;
}

static int
run_in_steps (int argc, char **argv, char **envp)
{
  go_outside ();
  return real_main (argc, argv, envp);
}
