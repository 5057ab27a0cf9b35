/* What is more than a plain variable that is loaded and stored stays where it is: of other sections, kept for others,
   weak, with other names, local to threads, addressed, large, aligned.  */
/* { dg-do compile } */
/* { dg-options "-Os -ffunction-sections -fdata-sections" } */
/* { dg-require-effective-target section_anchors } */
/* { dg-final { scan-assembler-not {LANCHOR} } } */

static int placed __attribute__ ((section (".special"))), placed_too __attribute__ ((section (".special")));
static int used __attribute__ ((used)), used_too __attribute__ ((used));
int weak __attribute__ ((weak));
int weak_too __attribute__ ((weak));
static int named, named_too;
extern int other_name __attribute__ ((alias ("named"))), other_name_too __attribute__ ((alias ("named_too")));
static _Thread_local int of_thread, of_thread_too;
static int addressed, addressed_too;
static int array[4], array_too[4];
static struct { int a[20]; } large, large_too;
static _Alignas (64) int aligned, aligned_too;
void use (int *, int *);

int
all (int i)
{
  placed += 1, placed_too -= placed;
  used += 2, used_too -= used;
  weak += 3, weak_too -= weak;
  named += 4, named_too -= named;
  of_thread += 5, of_thread_too -= of_thread;
  use (&addressed, &addressed_too);
  array[i] += 6, array_too[i] -= array[i];
  large.a[3] += 7, large_too.a[4] -= large.a[3];
  aligned += 8, aligned_too -= aligned;
  return addressed + addressed_too + array[1] + array_too[2] + large.a[i] + large_too.a[i];
}
