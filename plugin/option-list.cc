/* The compiler's options, for tests that try them all.  SPDX-License-Identifier: GPL-3.0-or-later

   Which options there are, and which arguments they take, only the compiler knows: that differs between versions and
   targets.  What they mean for shared code is in facts/option-classes.cc.  Option option-classes writes both to a file,
   for testsuite/fuzz: an array with an object for each option that may change code.

     {
       "name": "-fcf-protection=",
       "class": "handled",
       "tests": "outline.dg/rtl/kinds/inner-calls-cet.c ...",     of what is handled
       "languages": [],                     only of these; none: of all
       "negative": "-fno-cf-protection=",   or null
       "argument": "words",                 none, optional (a text), text, words, number or size
       "words": [ "full", "branch", ... ]
     }

   A number has "least" and "most" instead, null where GCC sets no bound.  Left out are warnings, other names of
   options, and what this configuration of GCC does not have.  */

#include "plugin/option-list.h"

#include "facts/option-classes.h"
#include "gcc/gcc-compat.h"
#include "plugin/options.h"
#include "program/files.h"
#include "report/json.h"

namespace outline
{

namespace
{

/* In the order of option_class.  */
const char *const class_names[] = { "none", "equal", "handled", "alone", "unknown" };

bool
listed_p (const cl_option &option)
{
  bool driver_only = !(option.flags & (CL_COMMON | CL_TARGET | CL_OPTIMIZATION | ((1U << cl_lang_count) - 1)));
  return option.alias_target == cl_options_count && !option.cl_disabled && !driver_only && !(option.flags & CL_WARNING);
}

void
write_languages (json_writer &json, const cl_option &option)
{
  json.open ('[');
  for (unsigned i = 0; i < cl_lang_count && !(option.flags & (CL_COMMON | CL_TARGET)); i++)
    if (option.flags & (1U << i))
      json.string (lang_names[i]);
  json.close (']');
}

const char *
argument_of (const cl_option &option)
{
  if (!(option.flags & (CL_JOINED | CL_SEPARATE)))
    return "none";
  if (option.var_type == CLVC_ENUM)
    return "words";
  if (option.cl_byte_size)
    return "size";
  if (option.cl_uinteger || option.cl_host_wide_int)
    return "number";
  return option.cl_missing_ok ? "optional" : "text";
}

void
write_words (json_writer &json, const cl_enum_arg *values)
{
  json.key ("words").open ('[');
  for (; values->arg; values++)
    if (!(values->flags & CL_ENUM_DRIVER_ONLY))
      json.string (values->arg);
  json.close (']');
}

/* BOUND of a range: -1 is none.  */
void
write_bound (json_writer &json, const char *key, int bound)
{
  json.key (key);
  if (bound == -1)
    json.null ();
  else
    json.number (bound);
}

void
write_option (json_writer &json, size_t index)
{
  const cl_option &option = cl_options[index];
  const std::string argument = argument_of (option);
  json.open ('{');
  json.key ("name").string (option.opt_text);
  json.key ("class").string (class_names[size_t (class_of_option (index))]);
  json.key ("tests").string (tests_of_option (index));
  json.key ("languages");
  write_languages (json, option);
  const bool negative = !option.cl_reject_negative && strchr ("fgm", option.opt_text[1]);
  json.key ("negative").string_or_null (negative ? std::string (option.opt_text, 2) + "no-" + (option.opt_text + 2)
                                                 : "");
  json.key ("argument").string (argument);
  if (argument == "words")
    write_words (json, cl_enums[option.var_enum].values);
  if (argument == "number")
    {
      write_bound (json, "least", option.range_min);
      write_bound (json, "most", option.range_max);
    }
  json.close ('}');
}

} // namespace

void
write_option_list ()
{
  if (!opts.option_classes)
    return;
  json_writer json;
  json.open ('[');
  for (size_t i = 0; i < cl_options_count; i++)
    if (listed_p (cl_options[i]))
      write_option (json, i);
  json.close (']');
  if (!write_file_whole (opts.option_classes, json.text ()))
    error_at (UNKNOWN_LOCATION, "cannot write the list %qs: %s", opts.option_classes, xstrerror (errno));
}

} // namespace outline
