/* Where nobody follows the code, or the plugin does nothing, GCC's -Oz pushes and pops numbers.  */
/* { dg-do compile } */
/* { dg-options "-Oz -fno-pie -mcmodel=kernel -mno-red-zone -mgeneral-regs-only -fno-asynchronous-unwind-tables -fplugin-arg-outline-unwind-by=tables" } */
/* { dg-require-effective-target gcc12 } */
/* { dg-require-effective-target lp64 } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { scan-assembler {push.?\t\$77} } } */

void ext (int, int, int);
void one (void) { ext (12, 77, 99); }
