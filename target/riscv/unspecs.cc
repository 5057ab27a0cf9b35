/* Operations of RISC-V that only the machine knows.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "target/unspecs.h"

namespace outline
{

const unspec_names target_unspecs = {
  /* What they print depends on their operands alone.  */
  R"(
  UNSPECV_BLOCKAGE UNSPECV_FENCE UNSPECV_FENCE_I UNSPECV_FRFLAGS UNSPECV_FSFLAGS UNSPEC_ADDRESS_FIRST
  UNSPEC_ATOMIC_STORE UNSPEC_COMPARE_AND_SWAP UNSPEC_COPYSIGN UNSPEC_FLE_QUIET UNSPEC_FLT_QUIET UNSPEC_LOAD_GOT
  UNSPEC_LRINT UNSPEC_LROUND UNSPEC_MEMORY_BARRIER UNSPEC_PCREL UNSPEC_SSP_SET UNSPEC_SSP_TEST UNSPEC_SYNC_EXCHANGE
  UNSPEC_SYNC_OLD_OP UNSPEC_TIE UNSPEC_TLS UNSPEC_TLS_GD UNSPEC_TLS_IE UNSPEC_TLS_LE
)",
  /* A label of its function; the calls and returns of -msave-restore; returns from handlers and exceptions.  */
  R"(
  UNSPECV_GPR_RESTORE UNSPECV_GPR_SAVE UNSPECV_MRET UNSPECV_SRET UNSPECV_URET UNSPEC_AUIPC UNSPEC_EH_RETURN
)"
};

} // namespace outline
