/* Steps on AArch64, by breakpoints.  SPDX-License-Identifier: GPL-3.0-or-later

   A user program has no trap flag here, and emulators have no single steps for
   it.  So "brk" is written over what comes next, over both places after a
   conditional jump, and taken back when SIGTRAP comes.

   "ldxr" and "stxr" in the program itself would try forever.  */

/* A place is the stack pointer at the call.  Of main only its callees are checked: the
   C library's __wrap_main, which jumps to it, has the tables of _start.  */
enum { CFA_ABOVE = 0, PLT_HAS_TABLES = 0, LEAST_DEPTH = 2 };

/* The registers that functions preserve: x19 to x29.  */
static const unsigned char saved_registers[] = { 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29 };

/* What the one at INDEX of these holds.  */
static uintptr_t
register_of (const mcontext_t *now, size_t index)
{
  return now->regs[saved_registers[index]];
}

enum { BRK = 0xd4200000 };

static struct { uint32_t *at, was; } breakpoints[2];
static int number_of_breakpoints;
/* The last step needs no look at whether it was a call.  */
static bool followed;

static void
write_insn (uint32_t *at, uint32_t insn)
{
  *(volatile uint32_t *) at = insn;
  __builtin___clear_cache ((char *) at, (char *) (at + 1));
}

static void
break_at (uintptr_t pc)
{
  uint32_t *at = (uint32_t *) pc;
  if (number_of_breakpoints && breakpoints[0].at == at)
    return;
  breakpoints[number_of_breakpoints].at = at;
  breakpoints[number_of_breakpoints++].was = *at;
  write_insn (at, BRK);
}

/* ADDRESS without its signature.  */
static uintptr_t
plain (uintptr_t address)
{
  return address & 0xffffffffffffu;
}

/* Bits LOW and up of INSN, WIDTH of them, as a jump tells its distance.  */
static intptr_t
distance (uint32_t insn, int low, int width)
{
  return ((int64_t) ((uint64_t) insn << (64 - low - width)) >> (64 - width)) * 4;
}

static bool
call_p (uintptr_t pc)
{
  uint32_t insn = *(uint32_t *) pc;
  return (insn & 0xfc000000) == 0x94000000     /* bl */
         || (insn & 0xfefff000) == 0xd63f0000; /* blr, blraa, ... */
}

static int
pushes_constant_p (uintptr_t pc)
{
  (void) pc;
  return 0;
}

static int
called_p (const mcontext_t *now, return_address *r)
{
  if (followed)
    return followed = false;
  *r = (last_pc ? (return_address) { .place = last_sp, .value = last_pc + 4 }
                : (return_address) { .place = now->sp, .value = plain (now->regs[30]) });
  return !last_pc || call_p (last_pc);
}

static int
returned_p (const mcontext_t *now, const return_address *r)
{
  return r->place < now->sp || (r->place == now->sp && r->value == now->pc);
}

static uintptr_t
pc_of (const mcontext_t *now)
{
  return now->pc;
}

static uintptr_t
sp_of (const mcontext_t *now)
{
  return now->sp;
}

/* For libgcc the CFA of interrupted code is where its registers were saved.  */
static uintptr_t
sp_at_interrupt (struct _Unwind_Context *context)
{
  return _Unwind_GetGR (context, 31);
}

static int
own_trap_p (mcontext_t *now)
{
  bool own = false;
  while (number_of_breakpoints)
    {
      uint32_t *at = breakpoints[--number_of_breakpoints].at;
      write_insn (at, breakpoints[number_of_breakpoints].was);
      own |= at == (uint32_t *) now->pc;
    }
  return own;
}

/* The program goes on at NOW.  */
static void
note_entry (mcontext_t *now)
{
  return_address *last = depth ? &calls[depth - 1] : NULL;
  if (!last || (last->place == now->sp && last->value == now->pc))
    return;
  followed = true;
  uintptr_t back = plain (now->regs[30]);
  if (in_program_p (back))
    while (depth && calls[depth - 1].place <= now->sp)
      depth--;
  else
    calls[depth++] = (return_address) { .place = now->sp, .value = back, .from_outside = true };
}

static void
prepare_step (mcontext_t *now)
{
  uintptr_t pc = now->pc, next = pc + 4;
  uint32_t insn = *(uint32_t *) pc;
  if ((insn & 0x7c000000) == 0x14000000)       /* b, bl */
    next = pc + distance (insn, 0, 26);
  else if ((insn & 0xfe000000) == 0xd6000000)  /* br, blr, ret, retaa, ... */
    {
      unsigned reg = insn >> 5 & 31;
      next = plain (now->regs[reg == 31 ? 30 : reg]);
    }
  else if ((insn & 0xff000000) == 0x54000000   /* b.eq */
           || (insn & 0x7e000000) == 0x34000000) /* cbz */
    break_at (pc + distance (insn, 5, 19));
  else if ((insn & 0x7e000000) == 0x36000000)  /* tbz */
    break_at (pc + distance (insn, 5, 14));
  if (in_program_p (next))
    {
      break_at (next);
      return;
    }
  /* The jump itself belongs to the program.  */
  if (call_p (pc))
    {
      now->regs[30] = pc + 4;
      calls[depth] = (return_address) { .place = now->sp, .value = pc + 4 };
      note_saved (now, &calls[depth++], next);
      followed = true;
    }
  else if (depth && calls[depth - 1].value == next
           && calls[depth - 1].place == now->sp)
    depth--;
  now->pc = next;
  go_outside ();
}

static int
run_in_steps (int argc, char **argv, char **envp)
{
  go_outside ();
  return real_main (argc, argv, envp);
}
