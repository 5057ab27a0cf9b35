/* Functions that never return.  ENTER is what they begin with.  */
#define LOOP \
  for (;;) \
    { \
      p[0] = p[1] * x; p[2] ^= p[0]; p[3] += p[2] * 5; p[4] = p[3] - x; \
      p[5] = p[4] * 3; p[6] += p[5]; p[7] ^= x; p[8] = p[6] - p[7]; \
      __asm__ volatile ("# own"); \
    }
void other (void);
void a (int x, volatile int *p) { ENTER; LOOP }
void b (int x, volatile int *p) { ENTER; x += 3; LOOP }
void c (int x, volatile int *p) { ENTER; x ^= 5; LOOP }
