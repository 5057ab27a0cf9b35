/* GCC's headers, in an order in which they compile, and what differs between
   GCC versions.  SPDX-License-Identifier: GPL-3.0-or-later

   The one header that includes GCC's: whoever needs GCC includes this.  The
   C++ standard headers come first, because GCC's system.h poisons names that
   they use (malloc, ctype macros).

   What changed between versions stands at the end, as small functions named
   for what they do, each with the version that changed it.  */

#ifndef OUTLINE_PLUGIN_GCC_COMPAT_H
#define OUTLINE_PLUGIN_GCC_COMPAT_H

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <queue>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "gcc-plugin.h"

#include "target.h"
#include "rtl.h"
#include "tree.h"
#include "memmodel.h"
#include "tm_p.h"
#include "stringpool.h"
#include "attribs.h"
#include "gimple.h"
#include "cfghooks.h"
#include "df.h"
#include "alloc-pool.h"
#include "tree-pass.h"
#include "ssa.h"
#include "gimple-iterator.h"
#include "cgraph.h"
#include "symbol-summary.h"
#include "context.h"
#include "pass_manager.h"
#include "diagnostic-core.h"
#include "diagnostic.h"
#include "dumpfile.h"
#include "optinfo.h"
#include "dump-context.h"
#include "toplev.h"
#include "opts.h"
#include "intl.h"
#include "langhooks.h"
#include "output.h"
#include "fold-const.h"
#include "stor-layout.h"
#include "varasm.h"
#include "builtins.h"
#include "calls.h"
#include "except.h"
#include "function.h"
#include "gimplify.h"
#include "gimple-fold.h"
#include "gimple-pretty-print.h"
#include "gimple-walk.h"
#include "internal-fn.h"
#include "ipa-utils.h"
#include "predict.h"
#include "regs.h"
#include "insn-config.h"
#include "insn-addr.h"
#include "insn-attr.h"
#include "recog.h"
#include "rtl-iter.h"
#include "sreal.h"
#include "function-abi.h"
#include "emit-rtl.h"
#include "debug.h"
#include "dwarf2out.h"
#include "expr.h"
#include "version.h"
#include "asan.h"
#include "ggc.h"
#include "inchash.h"
#include "spellcheck.h"
#include "statistics.h"
#include "timevar.h"
#include "cfgloop.h"
#include "tree-cfg.h"
#include "tree-cfgcleanup.h"
#include "tree-dfa.h"
#include "tree-eh.h"
#include "tree-hash-traits.h"
#include "tree-inline.h"
#include "tree-into-ssa.h"
#include "tree-pretty-print.h"
#include "tree-ssa-address.h"
#include "print-tree.h"

namespace outline
{

/* Whether FLAGS, "-NAME..." as behind -fdump-ipa-PASS, are all known.  Prints
   nothing.  */
inline bool
valid_dump_flags_p (const char *flags)
{
  bool saved = global_dc->dc_inhibit_warnings;
  global_dc->dc_inhibit_warnings = true;
  const char *file;
  bool valid = !(parse_dump_option (flags, &file) & TDF_ERROR);
  global_dc->dc_inhibit_warnings = saved;
  return valid;
}

/* Calls WARN, and -Werror does not make errors of its warnings.  GCC 14 hid the
   field.  */
template <typename warner>
void
without_werror (warner warn)
{
#if BUILDING_GCC_MAJOR < 14
  bool saved = global_dc->warning_as_error_requested;
  global_dc->warning_as_error_requested = false;
  warn ();
  global_dc->warning_as_error_requested = saved;
#else
  bool saved = global_dc->warning_as_error_requested_p ();
  global_dc->set_warning_as_error_requested (false);
  warn ();
  global_dc->set_warning_as_error_requested (saved);
#endif
}

} // namespace outline

#endif
