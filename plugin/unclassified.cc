/* What the plugin has not been told of.  SPDX-License-Identifier: GPL-3.0-or-later

   Only what is known is changed: an attribute, a built-in or a note of an instruction that is in none of the
   plugin's tables leaves code alone.  That is safe, but it would be silent where a new compiler has more of these.
   So each module with such a table also walks the compiler's own table for what is missing, and option unclassified
   writes that to a file.  Tests run it with each compiler (testsuite/outline.shell/unclassified.sh).

     attribute hardbool
     internal-function VEC_WIDEN_PLUS

   A new kind is a line of KINDS.  */

#include "plugin/unclassified.h"

#include "facts/attributes.h"
#include "facts/machine-builtins.h"
#include "facts/option-classes.h"
#include "gcc/gcc-compat.h"
#include "gimple/number/builtins.h"
#include "gimple/number/internal-functions.h"
#include "gimple/number/tree-codes.h"
#include "plugin/options.h"
#include "program/files.h"
#include "rtl/insn/insn-codes.h"
#include "rtl/insn/insn-notes.h"

namespace outline
{

/* What of one kind is not classified.  */
struct unclassified_kind
{
  const char *name;
  std::vector<std::string> (*names) ();
};

static const unclassified_kind kinds[] = {
  { "attribute", unclassified_attributes },
  { "built-in", unclassified_builtins },
  { "machine-built-in", unclassified_machine_builtins },
  { "internal-function", unclassified_internal_functions },
  { "option", unclassified_options },
  { "reg-note", unclassified_notes },
  { "rtl-code", unclassified_codes },
  { "tree-code", unclassified_tree_codes },
  { "unspec", unclassified_unspecs },
};

void
write_unclassified ()
{
  if (!opts.unclassified)
    return;
  std::set<std::string> lines;
  for (const unclassified_kind &kind : kinds)
    for (const std::string &name : kind.names ())
      lines.insert (std::string (kind.name) + " " + name + "\n");
  std::string text;
  for (const std::string &line : lines)
    text += line;
  if (!write_file_whole (opts.unclassified, text))
    error_at (UNKNOWN_LOCATION, "cannot write the list %qs: %s", opts.unclassified, xstrerror (errno));
}

} // namespace outline
