/* A function whose asm writes directives for unwinding has an entry of its own: the rows of others do not go on from its
   own.  */
/* { dg-do compile } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-options "-Os" } */
/* { dg-final { scan-assembler-times "\\.cfi_startproc" 3 } } */

void run (void), done (void), put (int);

void before (void (*f) (void)) { put (3), f (), put (4); }
void before_too (void (*f) (void)) { f (), put (5), put (6); }

void
entry (void)
{
  __asm__ volatile (".cfi_remember_state");
  run ();
  __asm__ volatile (".cfi_restore_state");
  done ();
}

void after (void (*f) (void)) { put (1), f (), put (2); }
void after_too (void (*f) (void)) { f (), put (7), put (8); }
