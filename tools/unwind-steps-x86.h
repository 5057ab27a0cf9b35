/* Steps on x86: with the trap flag set SIGTRAP comes after each instruction, the first one outside of the program, too.
   SPDX-License-Identifier: GPL-3.0-or-later  */

/* A call has pushed the return address at a place below the CFA.  Linkers make
   tables for the PLT.  */
enum { CFA_ABOVE = sizeof (void *), PLT_HAS_TABLES = 1, LEAST_DEPTH = 1 };

enum { TRAP_FLAG = 0x100 };

#ifdef __x86_64__
enum { SP = REG_RSP, PC = REG_RIP };
#else
enum { SP = REG_ESP, PC = REG_EIP };
#endif

/* The registers that functions preserve, by their numbers in the tables: rbx, rbp, r12 to r15; ebx, ebp, esi, edi.  */
#ifdef __x86_64__
static const unsigned char saved_registers[] = { 3, 6, 12, 13, 14, 15 };
static const int saved_places[] = { REG_RBX, REG_RBP, REG_R12, REG_R13, REG_R14, REG_R15 };
#else
static const unsigned char saved_registers[] = { 3, 5, 6, 7 };
static const int saved_places[] = { REG_EBX, REG_EBP, REG_ESI, REG_EDI };
#endif

/* What the one at INDEX of these holds.  */
static uintptr_t
register_of (const mcontext_t *now, size_t index)
{
  return now->gregs[saved_places[index]];
}

/* The instruction at PC after its prefixes.  */
static const unsigned char *
opcode (uintptr_t pc)
{
  const unsigned char *p = (const unsigned char *) pc;
  while (*p == 0x2e || *p == 0x3e || (*p >= 0x64 && *p <= 0x67)
         || *p == 0xf2 || *p == 0xf3 || (sizeof (void *) == 8 && (*p & 0xf0) == 0x40))
    p++;
  return p;
}

static int
call_p (uintptr_t pc)
{
  const unsigned char *p = opcode (pc);
  return *p == 0xe8 || (*p == 0xff && (p[1] & 0x38) == 0x10);
}

static int
pushes_constant_p (uintptr_t pc)
{
  const unsigned char *p = opcode (pc);
  return *p == 0x6a || *p == 0x68;
}

static int
called_p (const mcontext_t *now, return_address *r)
{
  uintptr_t sp = now->gregs[SP];
  *r = (return_address) { .place = sp, .value = *(uintptr_t *) sp };
  return last_pc && sp == last_sp - sizeof (void *) && call_p (last_pc);
}

static int
returned_p (const mcontext_t *now, const return_address *r)
{
  return r->place < (uintptr_t) now->gregs[SP];
}

static uintptr_t
pc_of (const mcontext_t *now)
{
  return now->gregs[PC];
}

static uintptr_t
sp_of (const mcontext_t *now)
{
  return now->gregs[SP];
}

/* The stack pointer in CONTEXT, that of interrupted code.  */
static uintptr_t
sp_at_interrupt (struct _Unwind_Context *context)
{
  return _Unwind_GetCFA (context);
}

static int
own_trap_p (mcontext_t *now)
{
  if (finished)
    now->gregs[REG_EFL] &= ~TRAP_FLAG;
  return 1;
}

/* The program goes on at NOW.  */
static void
note_entry (mcontext_t *now)
{
  uintptr_t sp = sp_of (now);
  last_pc = 0;
  now->gregs[REG_EFL] |= TRAP_FLAG;
  if (depth && calls[depth - 1].place <= sp)
    return;
  calls[depth] = (return_address) { .place = sp, .value = *(uintptr_t *) sp, .from_outside = true };
  depth++;
}

static void
prepare_step (mcontext_t *now)
{
  if (in_program_p (pc_of (now)))
    return;
  now->gregs[REG_EFL] &= ~TRAP_FLAG;
  /* What has jumped, or returned, to where it was called from will not be seen to return.  */
  while (depth && !in_program_p (calls[depth - 1].value))
    depth--;
  go_outside ();
}

static int
run_in_steps (int argc, char **argv, char **envp)
{
  go_outside ();
  return real_main (argc, argv, envp);
}
