/* Options as text.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/options-text.h"

#include <sstream>

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
  char *text = NULL;
  size_t size = 0;
  FILE *file = open_memstream (&text, &size);
  print (file, 0, options);
  fclose (file);
  std::istringstream lines (std::string (text, size));
  free (text);
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
printed_optimization (tree node)
{
  return printed (cl_optimization_print, TREE_OPTIMIZATION (node));
}

std::string
optimization_text (tree node)
{
  cl_optimization *options = TREE_OPTIMIZATION (node);
  return (printed (cl_optimization_print, options)
          + std::to_string (cl_optimization_hash (options)));
}

/* Whether the code may depend on OPTION.  */
static bool
code_option_p (const cl_decoded_option &option)
{
  if (option.opt_index >= cl_options_count)
    return false;
  unsigned flags = cl_options[option.opt_index].flags;
  if (!(flags & (CL_TARGET | CL_COMMON | CL_OPTIMIZATION)) || flags & CL_WARNING)
    return false;
  /* -frandom-seed and the options for LTO and profiles name files, often of this compilation alone.  What a profile
     or instrumentation for one does to code is in its statements.  */
  static const char *const others[]
    = { "-d", "-fauto-profile", "-fcallgraph-info", "-fchecking", "-fdiagnostics", "-fdump", "-flto",
        "-fltrans", "-fmax-errors", "-fmem-report", "-fmessage-length", "-fopt-info", "-fplugin", "-fprofile",
        "-frandom-seed", "-frecord-gcc-switches", "-freport-bug", "-fresolution", "-fstack-usage", "-fsyntax-only",
        "-ftime-report", "-fvar-tracking", "-fverbose-asm", "-fwpa", "-g", "-iplugindir", "-o", "-pedantic", "-quiet",
        "-v", "-w", "--param=ggc-" };
  std::string name = cl_options[option.opt_index].opt_text;
  for (const char *other : others)
    if (startswith (name.c_str (), other))
      return false;
  return name.find ("prefix-map") == std::string::npos && !debug_option_p (name);
}

std::string
given_options_text ()
{
  std::string text;
  for (unsigned i = 0; i < save_decoded_options_count; i++)
    if (code_option_p (save_decoded_options[i]))
      for (size_t part = 0; part < save_decoded_options[i].canonical_option_num_elements; part++)
        text += std::string (save_decoded_options[i].canonical_option[part]) + ' ';
  return text;
}

} // namespace outline
