/* A function that shares its unwind entry leaves the frame to the next one as functions begin with it: one that saves a
   register and ends there restores the state that it remembered before its first change; one that only moves the stack
   pointer forth and back remembers none; after one that ends with another frame the next one restores it.  The last
   one, whose entry ends with it, is as it would be alone.  */
/* { dg-do assemble } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off" } */
/* { dg-final { scan-assembler-times {\.cfi_startproc} 1 } } */
/* { dg-final { scan-assembler-times {\.cfi_endproc} 1 } } */
/* { dg-final { scan-assembler-times {\.cfi_remember_state} 2 } } */
/* { dg-final { scan-assembler {saves:\n[^\n]*\n\t\.cfi_startproc\n\tpushq\t%rbx\n\t\.cfi_remember_state\n} } } */
/* { dg-final { scan-assembler {\tpopq\t%rbx\n\t\.cfi_restore_state\n\tret\n} } } */
/* { dg-final { scan-assembler {moves:\n[^\n]*\n\tpushq[^\n]*\n\t\.cfi_def_cfa_offset 16\n\tcall[^\n]*\n\tpopq[^\n]*\n\t\.cfi_def_cfa_offset 8\n} } } */
/* { dg-final { scan-assembler {leaves:\n[^\n]*\n\tpushq[^\n]*\n\t\.cfi_remember_state\n} } } */
/* { dg-final { scan-assembler {last:\n[^\n]*\n\t\.cfi_restore_state\n\tpushq} } } */
/* { dg-final { scan-assembler {\tpopq\t%rbx\n\t\.cfi_def_cfa_offset 8\n\tret\n\t\.cfi_endproc\n} } } */

int g (int);
_Noreturn void leave (int);

int saves (int a) { return g (a) + a; }
int moves (int a) { return g (a) + 1; }
void leaves (int a) { leave (g (a) + 3); }
int last (int a) { return g (a) * a; }
