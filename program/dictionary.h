/* The code that units of a program share.  SPDX-License-Identifier: GPL-3.0-or-later

   A dictionary is written by outline-merge, perhaps with a source of all its fragments, and read by the plugin
   when the units are compiled again.  No GCC header is included.  */

#ifndef OUTLINE_PROGRAM_DICTIONARY_H
#define OUTLINE_PROGRAM_DICTIONARY_H

#include <string>
#include <vector>

#include "program/summary.h"

namespace outline
{

/* The word that files of dictionaries begin with.  */
extern const char dictionary_format[];

struct dictionary_fragment
{
  std::string name;             /* The symbol.  */
  fragment_kind kind = FRAGMENT_CALLED;
  uint32_t context = 0;         /* Index into the dictionary's.  */
  /* By instruction: index into the dictionary's.  */
  std::vector<uint32_t> digests;
  uint32_t state = UINT32_MAX;  /* The same for the frame state of its sites, where takes_register_p
                                   and there are tables; else UINT32_MAX.  */
  /* Its instructions, with directives of frames where its context is unwound.  */
  std::string text;
};

struct dictionary
{
  std::string compiler;         /* As a summary's.  */
  bool linkonce = false;        /* As merge_limits'.  */
  std::vector<std::string> contexts; /* fragment_context::content.  */
  /* The digests (program/digest.h) of the contents of classes and frame states: units look for fragments by them and
     then compare their texts.  */
  std::vector<std::string> digests;
  std::vector<dictionary_fragment> fragments;
};

/* As those of summaries.  */
std::string dictionary_file (const dictionary &d);
std::string read_dictionary (const std::string &bytes, dictionary *d);

} // namespace outline

#endif
