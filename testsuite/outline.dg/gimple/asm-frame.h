/* Functions with asm that names registers.  SPDX-License-Identifier: GPL-3.0-or-later

   LINK and OTHER, texts of asm, set a register, STACK reads one.  */

extern unsigned g[16];

#define BODY(SET) \
{ \
  g[0] = v[1] + 3, g[1] = v[2] * 5, g[2] = v[4] ^ 9; \
  g[5] = v[6], g[7] = v[9] - 1; \
  SET; \
}

static inline unsigned long
link_register (void)
{
  unsigned long value;
  __asm__ volatile (LINK : "=r" (value));
  return value;
}

static inline unsigned long
other (void)
{
  unsigned long value;
  __asm__ volatile (OTHER : "=r" (value));
  return value;
}

static inline void
set_stack (unsigned long value)
{
  __asm__ volatile (STACK : : "r" (value));
}

void link_1 (unsigned *v) BODY (g[9] = link_register ())
void link_2 (unsigned *v) BODY (g[9] = link_register () + 1)
void stack_1 (unsigned *v) BODY (set_stack (v[1]))
void stack_2 (unsigned *v) BODY (set_stack (v[2]))
void other_1 (unsigned *v) BODY (g[9] = other ())
void other_2 (unsigned *v) BODY (g[9] = other () + 1)
