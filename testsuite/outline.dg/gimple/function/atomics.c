/* Stores and sums of atomics take few bytes, whatever GCC says of their length: code of
   them is not larger for functions of their own.  */
/* { dg-do compile } */
/* { dg-options "-Os" } */
/* { dg-final { object-size loaded <= alone } } */

void g (void), h (void), k (int);
void f1 (int *p) {
  __atomic_store_n (p, 1, __ATOMIC_RELEASE);
  g ();
  k (__atomic_fetch_add (p, 2, 5));
  __atomic_store_n (p, 2, __ATOMIC_RELEASE);
}
void f2 (int *p) {
  __atomic_store_n (p, 1, __ATOMIC_RELEASE);
  h ();
  k (__atomic_fetch_add (p, 2, 5));
  g ();
}
void f3 (int *p) {
  g ();
  __atomic_store_n (p, 1, __ATOMIC_RELEASE);
  h ();
  __atomic_store_n (p, 2, __ATOMIC_RELEASE);
}
int f4 (int *p) {
  int r = __atomic_exchange_n (p, 1, 5);
  g ();
  __atomic_or_fetch (p, 8, 5);
  __atomic_thread_fence (5);
  return r;
}
int f5 (int *p) {
  int r = __atomic_exchange_n (p, 1, 5);
  h ();
  __atomic_or_fetch (p, 8, 5);
  __atomic_thread_fence (5);
  return r + 1;
}
