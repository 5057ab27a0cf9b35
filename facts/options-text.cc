/* Options as text.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/options-text.h"

#include <sstream>

#include "facts/option-classes.h"
#include "gcc/memory-output.h"

namespace outline
{

/* Whether LINE, which names an option, is of one that changes debug information only.  */
static bool
debug_option_p (const std::string &line)
{
  return (line.find ("var_tracking") != std::string::npos
          || line.find ("debug") != std::string::npos);
}

/* What PRINT prints of OPTIONS, one per line.  */
template <typename T>
static std::string
printed (void (*print) (FILE *, int, T *), T *options)
{
  std::istringstream lines (printed_by ([=] { print (asm_out_file, 0, options); }));
  std::string result;
  for (std::string line; std::getline (lines, line);)
    if (!debug_option_p (line))
      result += line + '\n';
  return result;
}

/* GCC does not print all that it hashes: explicit options, wide numbers.  */

std::string
target_options_text (tree node)
{
  if (!node)
    return "";
  cl_target_option *options = TREE_TARGET_OPTION (node);
  return (printed (cl_target_option_print, options)
          + std::to_string (cl_target_option_hash (options)));
}

std::string
optimization_text (tree node)
{
  cl_optimization *options = TREE_OPTIMIZATION (node);
  return (printed (cl_optimization_print, options)
          + std::to_string (cl_optimization_hash (options)));
}

std::string
given_options_text ()
{
  std::string text;
  for (unsigned i = 0; i < save_decoded_options_count; i++)
    if (class_of_option (save_decoded_options[i].opt_index) != option_class::none)
      for (size_t part = 0; part < save_decoded_options[i].canonical_option_num_elements; part++)
        text += std::string (save_decoded_options[i].canonical_option[part]) + ' ';
  return text;
}

} // namespace outline
