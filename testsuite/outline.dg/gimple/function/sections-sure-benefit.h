/* A function whose three checks promise six bytes by the estimate for Thumb-2.  */

int size (int);
void report (const char *, int), stop (int, int);

#define CHECK(CONDITION, NUMBER) \
  if (!(CONDITION)) \
    { \
      report ("wrong", NUMBER); \
      stop (NUMBER, 3); \
    }

#define CHECKED(NAME, N) \
  int NAME (int a, int b, int c) \
  { \
    CHECK (a > N, N + 1) \
    CHECK (b > N, N + 2) \
    CHECK (c > N, N + 3) \
    return size (a + b * N); \
  }
