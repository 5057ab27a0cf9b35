/* Checks, instruction by instruction, that a program can be unwound.
   SPDX-License-Identifier: GPL-3.0-or-later

   A library to be preloaded:

     gcc -O2 -fPIC -shared -fexceptions tools/unwind-steps.c -o unwind-steps.so -ldl
     LD_PRELOAD=$PWD/unwind-steps.so ./program

   It runs main so that SIGTRAP comes behind each instruction of the program (how is the
   machine's: unwind-steps-*.h).  What lies outside of the program runs at once.  Meanwhile the
   program must not be executed, so that SIGSEGV comes where it goes on: after the call, in a
   landing pad, or in a function that was passed, of whose frames those up to the caller's are checked.

     1. follow    a call pushes what its return address is, and where it lies or
                  what the stack pointer was; all that lies below the stack
                  pointer is forgotten.  That is the truth, whatever the tables
                  say.
     2. unwind    _Unwind_Backtrace, from the interrupted instruction of the
                  program
     3. compare   frame by frame, the return address and the CFA

   It does so for the instructions of the program itself, each under each pair
   of return addresses up to REPEATS times.  At exit it prints

     unwind-steps: 51234 steps, 3120 checked, 211 in fragments, 0 wrong

   and the exit status becomes 97 if something was wrong.  "Fragments" are the
   symbols *.folded.* or folded.*; a program that has none runs as ever.  The variable
   UNWIND_STEPS holds words:

     fragments  only fragments and what they call are checked
     all        programs without fragments, too
     constants  not checked: what runs while a constant lies pushed, up to a call (at -Oz GCC
                pushes and pops constants without a word in the tables)
     registers  the registers that functions preserve are compared, too: the caller's
                are those at the call, but for the caller of a fragment, in whose
                place that changes them.  (Where GCC aligns the stack, its own tables
                are wrong about rbp at some instructions of a prologue.)

   Limits: x86, AArch64 and 64-bit RISC-V Linux; the first thread only; frames of signal handlers of the
   program are taken for wrong.  */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <setjmp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

enum { MAX_DEPTH = 1 << 16, MAX_FRAMES = 48, REPEATS = 2, SEEN = 1 << 20,
       WRONG_STATUS = 97, MAX_MESSAGES = 10 };

typedef struct { uintptr_t from, to; const char *name; } fragment_range;
/* SAVED: what the registers that functions preserve held at the call, if KNOWN.  FROM_OUTSIDE: the callers of this one
   are not known.  */
typedef struct { uintptr_t place, value; bool from_outside; int known; uintptr_t saved[11]; } return_address;

static fragment_range *fragments;
static size_t number_of_fragments;
static uintptr_t load_base, text_from, text_to, plt_from, plt_to;
static return_address calls[MAX_DEPTH + 2];
static size_t depth;
static uintptr_t last_pc, last_sp;
static unsigned long steps, checked, checked_in_fragments, wrong;
static unsigned char seen[SEEN];
static int only_fragments, but_constants, with_registers, finished;
static uintptr_t constant_at;
static sigjmp_buf unwinding;
static volatile sig_atomic_t is_unwinding;
static int (*real_main) (int, char **, char **);
/* The program is not executed now.  */
static bool outside;

static bool
in_program_p (uintptr_t pc)
{
  return pc >= text_from && pc < text_to;
}

static void
allow (int access)
{
  uintptr_t from = text_from & -sysconf (_SC_PAGESIZE);
  if (mprotect ((void *) from, text_to - from, access))
    _exit (WRONG_STATUS);
}

static void
go_outside (void)
{
  allow (PROT_READ);
  outside = true;
}

static void note_saved (const mcontext_t *now, return_address *r, uintptr_t callee);

#if defined __x86_64__ || defined __i386__
#include "unwind-steps-x86.h"
#elif defined __riscv
#include "unwind-steps-riscv.h"
#else
#include "unwind-steps-aarch64.h"
#endif

/* Whether PC is in a function that tells its caller's address (__x86.get_pc_thunk.bx: "movl (%esp), %ebx; ret"): the C
   library brings one, which is in no table.  */
static int
untold_p (uintptr_t pc)
{
#ifdef __i386__
  const unsigned char *ret = (const unsigned char *) pc + (*(const unsigned char *) pc == 0x8b ? 3 : 0);
  return ret[0] == 0xc3 && ret[-1] == 0x24 && ret[-3] == 0x8b;
#else
  (void) pc;
  return 0;
#endif
}

/* The fragment that PC lies in, or null.  */
static const fragment_range *
find_fragment (uintptr_t pc)
{
  size_t low = 0, high = number_of_fragments;
  while (low < high)
    {
      size_t middle = (low + high) / 2;
      if (pc >= fragments[middle].to)
        low = middle + 1;
      else if (pc < fragments[middle].from)
        high = middle;
      else
        return &fragments[middle];
    }
  return NULL;
}

/* Notes the registers NOW, where CALLEE has been called and will return to R.  */
static void
note_saved (const mcontext_t *now, return_address *r, uintptr_t callee)
{
  r->known = !find_fragment (callee);
  for (size_t i = 0; i < sizeof saved_registers; i++)
    r->saved[i] = register_of (now, i);
}

/* Whether the registers of CONTEXT are those noted in R.  */
static int
same_saved_p (struct _Unwind_Context *context, const return_address *r)
{
  for (size_t i = 0; r->known && i < sizeof saved_registers; i++)
    if ((uintptr_t) _Unwind_GetGR (context, saved_registers[i]) != r->saved[i])
      return 0;
  return 1;
}

typedef struct { uintptr_t pc, sp; int frame; const char *error; } walk;

/* How many callers are known.  */
static size_t
known_callers (void)
{
  size_t callers = 0;
  while (callers < depth && !calls[depth - ++callers].from_outside)
    ;
  return callers;
}

static _Unwind_Reason_Code
visit (struct _Unwind_Context *context, void *data)
{
  walk *w = data;
  uintptr_t ip = _Unwind_GetIP (context), cfa = _Unwind_GetCFA (context);
  if (w->frame < 0)
    {
      if (ip == w->pc && sp_at_interrupt (context) == w->sp)
        w->frame = 0;
      return _URC_NO_REASON;
    }
  w->frame++;
  if (w->frame > MAX_FRAMES || (size_t) w->frame > known_callers ())
    return _URC_END_OF_STACK;
  return_address *expected = &calls[depth - w->frame];
  w->error = ip != expected->value ? "another return address"
             : cfa != expected->place + CFA_ABOVE ? "another CFA"
             : with_registers && !same_saved_p (context, expected) ? "another saved register" : NULL;
  return w->error ? _URC_END_OF_STACK : _URC_NO_REASON;
}

static void
say_wrong (uintptr_t pc, const walk *w)
{
  const fragment_range *b = find_fragment (pc);
  char line[300];
  Dl_info info;
  const char *name = b ? b->name
                     : dladdr ((void *) pc, &info) && info.dli_sname
                       ? info.dli_sname : "?";
  int n = snprintf (line, sizeof line,
                    "unwind-steps: wrong at %#lx (%s+%#lx): frame %d: %s\n",
                    (unsigned long) (pc - load_base), name, b ? (unsigned long) (pc - b->from) : 0, w->frame,
                    w->error ? w->error : "too few frames");
  if (write (STDERR_FILENO, line, n) < 0)
    _exit (WRONG_STATUS);
}

/* Unwinds from PC with the stack pointer SP, and compares.  */
static void
check (uintptr_t pc, uintptr_t sp)
{
  uintptr_t above = depth ? calls[depth - 1].value : 0;
  uintptr_t beyond = depth > 1 ? calls[depth - 2].value : 0;
  int in_fragment = find_fragment (pc) != NULL;
  if (only_fragments && !in_fragment && !find_fragment (above))
    return;
  uint64_t hash = (pc * 31 + above) * 31 + beyond;
  hash *= 0x9e3779b97f4a7c15u;
  unsigned char *times = &seen[hash >> 44];
  if (*times >= REPEATS)
    return;
  ++*times;
  checked++;
  checked_in_fragments += in_fragment;
  static walk w;
  w = (walk) { pc, sp, -1, NULL };
  is_unwinding = 1;
  if (sigsetjmp (unwinding, 1) == 0)
    _Unwind_Backtrace (visit, &w);
  else
    w.error = "crash";
  is_unwinding = 0;
  if (!w.error && w.frame >= 0
      && (w.frame > MAX_FRAMES || (size_t) w.frame >= known_callers ()))
    return;
  if (wrong++ < MAX_MESSAGES)
    say_wrong (pc, &w);
}

/* NOW: where the program stands.  */
static void
step (mcontext_t *now)
{
  uintptr_t pc = pc_of (now), sp = sp_of (now);
  steps++;
  if (depth < MAX_DEPTH && called_p (now, &calls[depth]))
    {
      note_saved (now, &calls[depth++], pc);
      /* It is an argument.  */
      constant_at = 0;
    }
  while (depth && returned_p (now, &calls[depth - 1]))
    depth--;
  if (constant_at < sp)
    constant_at = 0;
  if (but_constants && !constant_at && last_pc && pushes_constant_p (last_pc))
    constant_at = sp;
  int checkable = (in_program_p (pc) && depth >= LEAST_DEPTH && !constant_at
                   && (PLT_HAS_TABLES || pc < plt_from || pc >= plt_to) && !untold_p (pc));
  last_pc = pc;
  last_sp = sp;
  if (checkable)
    check (pc, sp);
  prepare_step (now);
}

static void
trap (int sig, siginfo_t *info, void *context)
{
  (void) info;
  mcontext_t *now = &((ucontext_t *) context)->uc_mcontext;
  if (!own_trap_p (now))
    signal (sig, SIG_DFL);
  else if (!finished)
    step (now);
}

/* The unwinder has followed a wrong address, or the program goes on.  */
static void
crash (int sig, siginfo_t *info, void *context)
{
  (void) info;
  mcontext_t *now = &((ucontext_t *) context)->uc_mcontext;
  if (is_unwinding)
    siglongjmp (unwinding, 1);
  if (!outside || !in_program_p (pc_of (now)))
    {
      signal (sig, SIG_DFL);
      return;
    }
  outside = false;
  allow (PROT_READ | PROT_WRITE | PROT_EXEC);
  if (finished)
    return;
  note_entry (now);
  step (now);
}

static int
by_address (const void *a, const void *b)
{
  const fragment_range *x = a, *y = b;
  return x->from < y->from ? -1 : x->from > y->from;
}

/* Reads the place of the PLT of the program at BASE, and the fragments, from its
   symbol table.  A symbol has no size: a fragment reaches up to the next one, or to the
   end of its section.  */
static void
read_fragments (uintptr_t base)
{
  int fd = open ("/proc/self/exe", O_RDONLY);
  struct stat status;
  if (fd < 0 || fstat (fd, &status) != 0)
    return;
  const char *file = mmap (NULL, status.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
  close (fd);
  if (file == MAP_FAILED)
    return;
  const ElfW (Ehdr) *header = (const void *) file;
  const ElfW (Shdr) *sections = (const void *) (file + header->e_shoff);
  const char *section_names = file + sections[header->e_shstrndx].sh_offset;
  for (int i = 0; i < header->e_shnum; i++)
    {
      if (strcmp (section_names + sections[i].sh_name, ".plt") == 0)
        {
          plt_from = base + sections[i].sh_addr;
          plt_to = plt_from + sections[i].sh_size;
        }
      if (sections[i].sh_type != SHT_SYMTAB)
        continue;
      const ElfW (Sym) *symbols = (const void *) (file + sections[i].sh_offset);
      const char *names = file + sections[sections[i].sh_link].sh_offset;
      size_t n = sections[i].sh_size / sizeof *symbols;
      fragments = calloc (n, sizeof *fragments);
      for (size_t k = 0; k < n; k++)
        {
          const ElfW (Sym) *s = &symbols[k];
          const char *name = names + s->st_name;
          if ((!strstr (name, ".folded.") && strncmp (name, "folded.", 7) != 0) || !s->st_shndx)
            continue;
          const ElfW (Shdr) *home = &sections[s->st_shndx];
          uintptr_t end = base + home->sh_addr + home->sh_size;
          for (size_t m = 0; m < n; m++)
            if (base + symbols[m].st_value < end
                && symbols[m].st_value > s->st_value
                && symbols[m].st_shndx == s->st_shndx)
              end = base + symbols[m].st_value;
          fragments[number_of_fragments++]
            = (fragment_range) { base + s->st_value, end, names + s->st_name };
        }
    }
  qsort (fragments, number_of_fragments, sizeof *fragments, by_address);
}

/* For dl_iterate_phdr: the first object is the program.  */
static int
read_program (struct dl_phdr_info *info, size_t size, void *data)
{
  (void) size;
  (void) data;
  for (int i = 0; i < info->dlpi_phnum; i++)
    if (info->dlpi_phdr[i].p_type == PT_LOAD
        && info->dlpi_phdr[i].p_flags & PF_X)
      {
        text_from = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
        text_to = text_from + info->dlpi_phdr[i].p_memsz;
      }
  load_base = info->dlpi_addr;
  read_fragments (load_base);
  return 1;
}

/* Prints the result; ends the process if something was wrong.  */
static void
finish (void)
{
  if (finished)
    return;
  finished = 1;
  char line[200];
  int n = snprintf (line, sizeof line,
                    "unwind-steps: %lu steps, %lu checked, %lu in fragments,"
                    " %lu wrong\n", steps, checked, checked_in_fragments, wrong);
  if (write (STDERR_FILENO, line, n) < 0 || wrong)
    {
      fflush (NULL);
      _exit (WRONG_STATUS);
    }
}

static int
stepped_main (int argc, char **argv, char **envp)
{
  static char stack[1 << 17];
  stack_t other = { .ss_sp = stack, .ss_size = sizeof stack };
  struct sigaction action = { .sa_sigaction = trap,
                              .sa_flags = SA_SIGINFO | SA_ONSTACK };
  sigaltstack (&other, NULL);
  struct sigaction crashed = { .sa_sigaction = crash,
                               .sa_flags = SA_SIGINFO | SA_ONSTACK };
  sigaction (SIGTRAP, &action, NULL);
  sigaction (SIGSEGV, &crashed, NULL);
  sigaction (SIGBUS, &crashed, NULL);
  atexit (finish);
  int status = run_in_steps (argc, argv, envp);
  finish ();
  return status;
}

int
__libc_start_main (int (*program) (int, char **, char **), int argc,
                   char **argv, void (*init) (void), void (*fini) (void),
                   void (*loader_fini) (void), void *stack_end)
{
  typeof (__libc_start_main) *next = dlsym (RTLD_NEXT, "__libc_start_main");
  const char *mode = getenv ("UNWIND_STEPS");
  dl_iterate_phdr (read_program, NULL);
  only_fragments = mode && strstr (mode, "fragments");
  but_constants = mode && strstr (mode, "constants");
  with_registers = mode && strstr (mode, "registers");
  real_main = program;
  if (number_of_fragments || (mode && strstr (mode, "all")))
    program = stepped_main;
  return next (program, argc, argv, init, fini, loader_fini, stack_end);
}
