/* Atomic stores are an instruction or two, not calls: a function that makes one saves nothing.  */
/* { dg-do assemble { target x86_64-*-* aarch64*-*-* } } */
/* { dg-options "-Os" } */
/* { dg-final { outlined == 0 } } */
/* { dg-final { object-size loaded <= alone } } */

#define OBJECT(N) int a##N;
#define STORE(N) __atomic_store_n (&a##N, 77777, __ATOMIC_SEQ_CST);
#define ALL(F) F (0) F (1) F (2) F (3) F (4) F (5) F (6) F (7) F (8) F (9) F (10) F (11) F (12) F (13) F (14) F (15)

ALL (OBJECT)

void
reset (void)
{
  ALL (STORE)
}
