/* What the units of a program should share.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PROGRAM_MERGE_H
#define OUTLINE_PROGRAM_MERGE_H

#include <map>

#include "program/compose.h"
#include "program/dictionary.h"

namespace outline
{

/* A fragment that units share.  */
struct shared_fragment
{
  std::string name;             /* Its symbol, which its contents decide.  */
  fragment_kind kind = FRAGMENT_CALLED;
  std::string context;          /* fragment_context::content.  */
  composed_fragment code;
  /* The marks of its instructions and, where it has one, of its state (dictionary_fragment).  */
  std::vector<std::string> marks;
  std::string state;
  uint32_t units = 0, sites = 0;/* Where it was found.  */
  int64_t saved = 0;            /* Bytes, by estimate.  */
};

/* All that was found, and what for.  */
struct merged_program
{
  std::string compiler;         /* As a summary's; empty before the first unit.  */
  std::map<std::string, fragment_context> contexts; /* By content.  */
  std::vector<shared_fragment> fragments; /* The best ones of each shard first.  */
  uint64_t units = 0, bytes = 0;/* Of code, before it was folded.  */
};

/* Finds what UNITS share and adds it to *PROGRAM, those fragments that repeat in two of them at least.
   UNITS have one compiler.  Functions that a unit before had are left out: their symbols are in
   SEEN, to which those of UNITS are added.  Takes time O(n log n) in the number of
   instructions.  */
void merge_units (const std::vector<unit_summary> &units, std::map<std::string, bool> *seen,
                  merged_program *program);

/* The dictionary of PROGRAM; and the source of all that it names: an assembler file, in which, if
   SECTIONS, each fragment is in a section of its own.  */
dictionary dictionary_of (const merged_program &program);
std::string shared_source (const merged_program &program, bool sections);

} // namespace outline

#endif
