/* Checks that the plugin was built for the compiler that loads it.
   SPDX-License-Identifier: GPL-3.0-or-later

   A plugin uses the internals of one compiler: in another one, even of the same version but
   configured differently, the same names may mean other things.  GCC's own
   plugin_default_version_check only answers yes or no.

   When the answer is no, functions of the compiler may be missing or take
   other arguments.  The only one that is called here is error (const char *,
   ...), which is the same in all compilers that load plugins.  */

#include "plugin/version-check.h"

#include "gcc/gcc-compat.h"

#include "outline-config.h"
#include "plugin-version.h"

namespace outline
{

/* The word in which A begins to differ from B; words have spaces between
   them.  */
static std::string
first_different_word (const char *a, const char *b)
{
  const char *word = a;
  for (; *a && *a == *b; a++, b++)
    if (*a == ' ')
      word = a + 1;
  return std::string (word, strcspn (word, " "));
}

/* The machine that a compiler with CONFIGURATION, its arguments, makes code for; empty
   if they do not say.  */
static std::string
target_of (const char *configuration)
{
  const char *option = strstr (configuration, "--target=");
  return option ? std::string (option, strcspn (option, " ")) : std::string ();
}

/* Gives the error that the compiler for which plugin NAME was built has THERE as its WHAT, and this
   one HERE.  */
static void
refuse (const char *name, const char *what, const std::string &there,
        const std::string &here)
{
  error ("plugin %qs was built for another compiler: the %s of that one"
         " has %qs where this one has %qs; build the plugin again, with"
         " %<./configure --with-gcc=COMMAND && make%>, where COMMAND is"
         " the compiler that you use", name, what, there.c_str (), here.c_str ());
}

bool
check_version (const char *name, const plugin_gcc_version *compiler)
{
  static const struct
  {
    const char *what;
    const char *plugin_gcc_version::*field;
  } fields[] = {
    { "version", &plugin_gcc_version::basever },
    { "date", &plugin_gcc_version::datestamp },
    { "phase of development", &plugin_gcc_version::devphase },
    { "revision", &plugin_gcc_version::revision },
    { "configuration", &plugin_gcc_version::configuration_arguments },
  };
  /* First, as it explains what else differs.  */
  std::string target = target_of (compiler->configuration_arguments),
              our_target = target_of (gcc_version.configuration_arguments);
  if (target != our_target)
    {
      refuse (name, "configuration", our_target, target);
      return false;
    }
  for (const auto &f : fields)
    {
      const char *here = compiler->*f.field, *there = gcc_version.*f.field;
      if (!strcmp (here, there))
        continue;
      refuse (name, f.what, first_different_word (there, here),
              first_different_word (here, there));
      return false;
    }
  return true;
}

std::string
untested_version_note ()
{
  if (BUILDING_GCC_MAJOR <= OUTLINE_NEWEST_TESTED_GCC)
    return std::string ();
  return ("GCC " + std::to_string (BUILDING_GCC_MAJOR)
          + " is newer than any that this plugin was tested with (11 to "
          + std::to_string (OUTLINE_NEWEST_TESTED_GCC)
          + "): run its tests (make check) before you rely on it");
}

} // namespace outline
