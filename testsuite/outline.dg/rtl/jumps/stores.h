/* Code with many bytes: each store is an instruction, and none like another.  BASE: the values begin there.  */

volatile int v[64];

#ifndef BASE
#define BASE 0x1000
#endif
#define STORE(N) v[N] = BASE + 17 * (N)
#define STORES(N) STORE (N); STORE (N + 1); STORE (N + 2); STORE (N + 3)
