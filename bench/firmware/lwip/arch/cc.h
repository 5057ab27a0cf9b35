/* What lwip asks a port for: nothing more than newlib has.  SPDX-License-Identifier: GPL-3.0-or-later  */
#include <stdlib.h>
#define LWIP_RAND() ((u32_t) rand ())
