/* Which functions a linker has kept, as an earlier link of the program says.  SPDX-License-Identifier: GPL-3.0-or-later

   Read are, in English, by lines:

     GNU ld -Map            " .text.f  0x0  0x10 a.o" under "Discarded input sections" or "Linker script and memory map"
     lld -Map               "201120 201120 10 4 a.o:(.text.f)" under "VMA LMA Size Align Out In Symbol"; what is
                            dropped is not listed
     --print-gc-sections    "ld: removing unused section '.text.f' in file 'a.o'",
                            "removing unused section a.o:(.text.f)"; what is kept is not listed

   A function is known by the name of its section without ".text." and what GCC puts after that ("unlikely.", "hot.",
   "startup.", "exit.", "sorted.N.").  Where functions of several objects have one name, the object's name without
   folder and suffix tells them apart.  */

#ifndef OUTLINE_PROGRAM_LINK_MAP_H
#define OUTLINE_PROGRAM_LINK_MAP_H

#include <string>
#include <unordered_map>

namespace outline
{

enum link_fate { FATE_UNKNOWN, FATE_KEPT, FATE_DROPPED };

class link_map
{
public:
  /* Reads TEXT.  Returns false if it is none of the above.  */
  bool read (const std::string &text);

  /* What became of FUNCTION, as the assembler knows it, in the unit whose source file is called UNIT.  If ANY, it is
     kept if a copy of any object is (COMDAT).  */
  link_fate fate (const std::string &function, const std::string &unit, bool any) const;

private:
  void note (std::string section, const std::string &object, bool kept);
  void read_ld_map (const std::string &text);
  bool read_lld_map (const std::string &text);
  bool read_removed (const std::string &text);

  struct fates
  {
    bool kept = false, dropped = false;
    link_fate only () const { return kept == dropped ? FATE_UNKNOWN : kept ? FATE_KEPT : FATE_DROPPED; }
  };
  /* By function, and by function, "@" and object.  Looked up in only.  */
  std::unordered_map<std::string, fates> m_fates;
  link_fate m_unlisted = FATE_UNKNOWN;  /* What became of functions that are not listed.  */
};

} // namespace outline

#endif
