/* A fragment as assembler text.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_WRITE_PRINTED_FRAGMENT_H
#define OUTLINE_RTL_WRITE_PRINTED_FRAGMENT_H

#include <string>
#include <vector>

#include "gcc/gcc-compat.h"
#include "program/compose.h"
#include "rtl/insn/frame-state.h"
#include "rtl/read/code-constants.h"
#include "rtl/write/fragment-debug.h"
#include "target/target.h"

namespace outline
{

/* The instructions of a site, in the current function.  */
struct site_code
{
  rtx_insn *first, *last;
  /* The frame before FIRST, if the site's kind of fragment is keeps_site_frame_p; else that of a function's start.  */
  frame_rules frame;
  const code_constants &constants; /* Those of the function.  */
};

/* A fragment, without its label and the directives around it.  */
struct printed_fragment : composed_fragment
{
  std::string content;        /* What its name depends on.  */
  cfi_consumer readers;       /* Who reads FRAMES.  */
  frame_rules at_sites = start_row ();         /* The frame of its sites.  */
  std::string opening;        /* Directives that an entry for it begins with.  */
  std::string machine;        /* As machine_directives.  */
  fragment_debug debug;       /* CONTENT does not depend on it.  */
};

/* Prints into FRAGMENT a fragment of KIND from SITE; CONTEXT: of the function.  Returns false, with FRAGMENT
   unspecified, if the target cannot print it, a constant would be out of reach, or directives cannot express a frame
   that unwinders need.  */
bool print_fragment (const fold_target &target, const fragment_context &context, fragment_kind kind,
                     const site_code &site, printed_fragment &fragment);

} // namespace outline

#endif
