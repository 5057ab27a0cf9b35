/* Two functions whose values fill the registers, so that a parameter more is kept on the stack.  */

int get (int);

#define MEMBER(NAME, N)  \
  int  \
  NAME (int a, int b)  \
  {  \
    int c = get (a) + N, d = get (b), e = get (c), f = get (d + 1), g = get (e + 2);  \
    return get (a + b) * N + get (c + d) + get (e + f) * N + g * f - N * 3;  \
  }
MEMBER (first, 1000)
MEMBER (second, 2000)
