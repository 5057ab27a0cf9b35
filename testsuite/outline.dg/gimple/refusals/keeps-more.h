/* Two functions of another convention with equal statements.  CALL: what else they do.  */

#ifdef __aarch64__
#define CONVENTION __attribute__ ((aarch64_vector_pcs))
#else
#define CONVENTION __attribute__ ((ms_abi))
#endif

#ifndef CALL
#define CALL
#endif

struct device { volatile int reg[8]; };

#define BODY(N) \
  { \
    CALL d->reg[0] = n * N, d->reg[1] = 2, d->reg[2] = n + 3, d->reg[3] = 4, d->reg[4] = n ^ 5, d->reg[5] = 6; \
    return d->reg[6] - N; \
  }

CONVENTION int first (struct device *d, int n) BODY (1)
CONVENTION int second (struct device *d, int n) BODY (d->reg[7])
