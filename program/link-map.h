/* Which functions a linker has kept, as an earlier link of the program says.  SPDX-License-Identifier: GPL-3.0-or-later

   Read are, in English, by lines:

     GNU ld -Map            " .text.f  0x0  0x10 a.o" under "Discarded input sections" or "Linker script and memory map"
     lld -Map               "201120 201120 10 4 a.o:(.text.f)" under "VMA LMA Size Align Out In Symbol"; what is
                            dropped is not listed
     --print-gc-sections    "ld: removing unused section '.text.f' in file 'a.o'",
                            "removing unused section a.o:(.text.f)"; what is kept is not listed

   A function is known by the name of its section without ".text." and what GCC puts after that ("unlikely.", "hot.",
   "startup.", "exit.", "sorted.N.").  Where functions of several objects have one name, the object's name without
   folder and suffix tells them apart.

   A map of GNU ld has the statements of the linker script, too, each before the sections that it took, as
   " *(.text .text.*)".  */

#ifndef OUTLINE_PROGRAM_LINK_MAP_H
#define OUTLINE_PROGRAM_LINK_MAP_H

#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace outline
{

enum link_fate { FATE_UNKNOWN, FATE_KEPT, FATE_DROPPED };

class link_map
{
public:
  /* Reads TEXT.  Returns false if it is none of the above.  */
  bool read (const std::string &text);

  /* What became of FUNCTION, as the assembler knows it, in the unit whose object is called UNIT, or as its source file.
     If ANY, it is kept if a copy of any object is (COMDAT).  */
  link_fate fate (const std::string &function, const std::string &unit, bool any) const;

  /* Whether FUNCTION, of UNIT as above, was kept, and would be in the same part of the program if it were in its unit's
     section .text: the script names neither it nor its object, and has one output section for both.  */
  bool in_text_p (const std::string &function, const std::string &unit) const;

  /* Whether unwind tables (.eh_frame) were dropped, and none was kept.  */
  bool unwind_tables_dropped_p () const { return m_tables.only () == FATE_DROPPED; }

  /* Whether statements of a linker script have been read.  */
  bool has_script_p () const { return !m_statements.empty (); }

private:
  /* A statement of the script: which SECTIONS of which FILES (patterns) go to the section OUTPUT.  */
  struct statement
  {
    std::string files;
    std::vector<std::string> sections;
    std::string output;
    unsigned assignments;       /* How many come before it in the script.  */

    bool takes_p (const std::string &section) const;
    bool any_file_p () const { return files == "*"; }
    bool plain_p () const;
    bool may_take_from_p (const std::string &object) const;
  };

  void note (const std::string &section, const std::string &object, bool kept, bool script = false);
  void note_statement (const std::string &line, const std::string &output, unsigned assignments);
  void read_ld_map (const std::string &text);
  bool read_lld_map (const std::string &text);
  bool read_removed (const std::string &text);

  struct fates
  {
    bool kept = false, dropped = false;
    std::string object;         /* In which it was kept, if that is known; of several the last one.  */
    size_t statement = 0;       /* By which.  */
    bool several = false;       /* It was kept in several objects, or by several statements.  */
    link_fate only () const { return kept == dropped ? FATE_UNKNOWN : kept ? FATE_KEPT : FATE_DROPPED; }
  };
  const fates *find (const std::string &function, const std::string &unit) const;

  /* By function, and by function, "@" and object; without function: the object's .text, if it has code.  Looked up in
     only.  */
  std::unordered_map<std::string, fates> m_fates;
  fates m_tables;                       /* Of unwind tables.  */
  std::vector<statement> m_statements;
  /* Patterns of statements that name sections of functions, or take them for their names.  */
  std::set<std::string> m_names;
  link_fate m_unlisted = FATE_UNKNOWN;  /* What became of functions that are not listed.  */
};

} // namespace outline

#endif
