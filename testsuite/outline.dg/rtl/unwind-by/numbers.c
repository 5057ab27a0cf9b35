/* Linux keeps ten bytes of each push and each pop, so -Oz loads numbers by moves.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fno-pie -mcmodel=kernel -mno-red-zone -mgeneral-regs-only -fno-asynchronous-unwind-tables" } */
/* { dg-require-effective-target gcc12 } */
/* { dg-require-effective-target lp64 } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { scan-assembler-not {push.?\t\$} } } */
/* { dg-final { scan-assembler {movl\t\$77, %esi} } } */

void ext (int, int, int);
void one (void) { ext (12, 77, 99); }
