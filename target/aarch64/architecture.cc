/* The assembler's name of the AArch64 architecture in force.
   SPDX-License-Identifier: GPL-3.0-or-later

   It is the name of a base architecture, with the extensions that this one does not include.  What
   changed between GCC versions:

     11, 12   a set of features is a number, and the table of architectures says which they have
     13, 14   the table says which features each adds; those that these imply are added by
              all_features
     15       GCC has a function for the whole name

   Example: "armv8.2-a+sve" where armv8.2-a brings fp16 with it only if asked, and sve asks.  */

#include "target/aarch64/architecture.h"

#include "gcc/gcc-compat.h"

namespace outline
{

#if BUILDING_GCC_MAJOR >= 15

std::string
assembler_architecture ()
{
  return aarch64_get_arch_string_for_assembler (selected_arch, aarch64_asm_isa_flags);
}

#elif BUILDING_GCC_MAJOR >= 13

namespace
{

template <typename... many>
constexpr aarch64_feature_flags
any_of (many... flags)
{
  return (aarch64_feature_flags (0) | ... | flags);
}

/* FLAGS with all that they need, directly or not.  */
aarch64_feature_flags
all_features (aarch64_feature_flags flags)
{
  /* GCC's tables name features by these.  */
#define AARCH64_OPT_EXTENSION(NAME, IDENT, REQUIRES, ON, OFF, STRING) \
  [[maybe_unused]] constexpr aarch64_feature_flags IDENT = AARCH64_FL_##IDENT;
#include "config/aarch64/aarch64-option-extensions.def"
#define AARCH64_ARCH(NAME, CORE, IDENT, REVISION, FEATURES) \
  [[maybe_unused]] constexpr aarch64_feature_flags IDENT = AARCH64_FL_##IDENT;
#include "config/aarch64/aarch64-arches.def"

  aarch64_feature_flags before;
  do
    {
      before = flags;
#define AARCH64_OPT_EXTENSION(NAME, IDENT, REQUIRES, ON, OFF, STRING) \
      if (flags & IDENT) \
        flags |= any_of REQUIRES;
#include "config/aarch64/aarch64-option-extensions.def"
#define AARCH64_ARCH(NAME, CORE, IDENT, REVISION, FEATURES) \
      if (flags & IDENT) \
        flags |= any_of FEATURES;
#include "config/aarch64/aarch64-arches.def"
    }
  while (flags != before);
  return flags;
}

} // namespace

std::string
assembler_architecture ()
{
  static const struct { const char *name; aarch64_feature_flags flags; } architectures[] = {
#define AARCH64_ARCH(NAME, CORE, IDENT, REVISION, FEATURES) { NAME, AARCH64_FL_##IDENT },
#include "config/aarch64/aarch64-arches.def"
  };
  const auto &base = architectures[selected_arch];
  return (base.name + aarch64_get_extension_string_for_isa_flags (aarch64_asm_isa_flags,
                                                                  all_features (base.flags)));
}

#else

std::string
assembler_architecture ()
{
  static const struct { const char *name; uint64_t flags; } architectures[] = {
#define AARCH64_ARCH(NAME, CORE, IDENT, REVISION, FLAGS) { NAME, FLAGS },
#include "config/aarch64/aarch64-arches.def"
  };
  const auto &base = architectures[explicit_arch == aarch64_no_arch ? 0 : explicit_arch];
  return (base.name + aarch64_get_extension_string_for_isa_flags (aarch64_isa_flags,
                                                                  base.flags));
}

#endif

} // namespace outline
