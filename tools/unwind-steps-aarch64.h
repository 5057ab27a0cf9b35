/* Steps on AArch64, by breakpoints.  SPDX-License-Identifier: GPL-3.0-or-later  */

typedef uint32_t unit;

enum { TRAP = 0xd4200000 /* brk */, SP = 31 };

/* The registers that functions preserve: x19 to x29.  */
static const unsigned char saved_registers[] = { 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29 };

/* What the one at INDEX of these holds.  */
static uintptr_t
register_of (const mcontext_t *now, size_t index)
{
  return now->regs[saved_registers[index]];
}

/* ADDRESS without its signature.  */
static uintptr_t
plain (uintptr_t address)
{
  return address & 0xffffffffffffu;
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

static uintptr_t
link_of (const mcontext_t *now)
{
  return plain (now->regs[30]);
}

#include "unwind-steps-breakpoints.h"

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
called_p (const mcontext_t *now, return_address *r)
{
  if (followed)
    return followed = false;
  *r = (last_pc ? (return_address) { .place = last_sp, .value = last_pc + 4 }
                : (return_address) { .place = now->sp, .value = link_of (now) });
  return !last_pc || call_p (last_pc);
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
      note_call_outside (now, next, pc + 4);
    }
  else
    note_jump_outside (now, next);
  now->pc = next;
  go_outside ();
}
