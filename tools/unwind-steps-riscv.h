/* Steps on RISC-V of 64 bits, by breakpoints.  SPDX-License-Identifier: GPL-3.0-or-later  */

typedef uint16_t unit;

enum { TRAP = 0x9002 /* c.ebreak */, RA = 1, SP = 2 };

/* The registers that functions preserve: s0 to s10.  */
static const unsigned char saved_registers[] = { 8, 9, 18, 19, 20, 21, 22, 23, 24, 25, 26 };

/* What the one at INDEX of these holds.  */
static uintptr_t
register_of (const mcontext_t *now, size_t index)
{
  return now->__gregs[saved_registers[index]];
}

static uintptr_t
pc_of (const mcontext_t *now)
{
  return now->__gregs[REG_PC];
}

static uintptr_t
sp_of (const mcontext_t *now)
{
  return now->__gregs[SP];
}

static uintptr_t
link_of (const mcontext_t *now)
{
  return now->__gregs[RA];
}

#include "unwind-steps-breakpoints.h"

/* What a jump does.  */
typedef struct
{
  uintptr_t length;            /* Bytes.  */
  uintptr_t target;            /* 0: none.  */
  unsigned link;               /* The register that it sets to the address after it; 0: none.  */
  bool conditional;
} jump;

/* WIDTH bits of INSN from FROM on, as those of a number from TO on.  */
static uintptr_t
bits (uint32_t insn, int from, int width, int to)
{
  return (uintptr_t) (insn >> from & ((1u << width) - 1)) << to;
}

/* VALUE, of WIDTH bits, with its sign.  */
static uintptr_t
extended (uintptr_t value, int width)
{
  return (uintptr_t) ((int64_t) (value << (64 - width)) >> (64 - width));
}

/* The jump at PC with the registers of NOW, which may be null: then jumps through registers have target 1.  */
static jump
jump_at (const mcontext_t *now, uintptr_t pc)
{
  uint32_t insn = *(uint16_t *) pc;
  if ((insn & 3) != 3)
    {
      unsigned reg = insn >> 7 & 31, kind = insn & 0xe003;
      if (kind == 0xa001) /* c.j */
        return (jump) { 2, pc + extended (bits (insn, 12, 1, 11) | bits (insn, 11, 1, 4) | bits (insn, 9, 2, 8)
                                          | bits (insn, 8, 1, 10) | bits (insn, 7, 1, 6) | bits (insn, 6, 1, 7)
                                          | bits (insn, 3, 3, 1) | bits (insn, 2, 1, 5), 12), 0, false };
      if (kind == 0xc001 || kind == 0xe001) /* c.beqz, c.bnez */
        return (jump) { 2, pc + extended (bits (insn, 12, 1, 8) | bits (insn, 10, 2, 3) | bits (insn, 5, 2, 6)
                                          | bits (insn, 3, 2, 1) | bits (insn, 2, 1, 5), 9), 0, true };
      if ((insn & 0xe07f) == 0x8002 && reg) /* c.jr, c.jalr */
        return (jump) { 2, now ? now->__gregs[reg] : 1, insn & 0x1000 ? RA : 0, false };
      return (jump) { 2, 0, 0, false };
    }
  insn |= (uint32_t) *(uint16_t *) (pc + 2) << 16;
  unsigned to = insn >> 7 & 31, from = insn >> 15 & 31;
  switch (insn & 0x7f)
    {
    case 0x6f: /* jal */
      return (jump) { 4, pc + extended (bits (insn, 31, 1, 20) | bits (insn, 21, 10, 1) | bits (insn, 20, 1, 11)
                                        | bits (insn, 12, 8, 12), 21), to, false };
    case 0x67: /* jalr */
      return (jump) { 4, now ? (now->__gregs[from] + extended (insn >> 20, 12)) & ~(uintptr_t) 1 : 1, to, false };
    case 0x63: /* beq, ... */
      return (jump) { 4, pc + extended (bits (insn, 31, 1, 12) | bits (insn, 25, 6, 5) | bits (insn, 8, 4, 1)
                                        | bits (insn, 7, 1, 11), 13), 0, true };
    default:
      return (jump) { 4, 0, 0, false };
    }
}

/* What jumps with the return address in t0 stays in its frame.  */
static int
called_p (const mcontext_t *now, return_address *r)
{
  if (followed)
    return followed = false;
  if (!last_pc)
    {
      *r = (return_address) { .place = sp_of (now), .value = link_of (now) };
      return 1;
    }
  jump j = jump_at (NULL, last_pc);
  *r = (return_address) { .place = last_sp, .value = last_pc + j.length };
  return j.link == RA;
}

static void
prepare_step (mcontext_t *now)
{
  uintptr_t pc = pc_of (now);
  jump j = jump_at (now, pc);
  uintptr_t next = j.target && !j.conditional ? j.target : pc + j.length;
  if (j.conditional)
    break_at (j.target);
  if (in_program_p (next))
    {
      break_at (next);
      return;
    }
  /* The jump itself belongs to the program.  */
  if (j.link == RA)
    {
      now->__gregs[RA] = pc + j.length;
      note_call_outside (now, next, pc + j.length);
    }
  else if (j.link)
    now->__gregs[j.link] = pc + j.length;
  else
    note_jump_outside (now, next);
  now->__gregs[REG_PC] = next;
  go_outside ();
}
