/* Chooses the code that the units of a program share.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PROGRAM_MERGE_H
#define OUTLINE_PROGRAM_MERGE_H

#include <functional>
#include <map>

#include "program/compose.h"
#include "program/dictionary.h"

namespace outline
{

/* A fragment that units share.  */
struct shared_fragment
{
  /* Its symbol, which its contents and the units decide; until all are known: a digest of its contents.  */
  std::string name;
  fragment_kind kind = FRAGMENT_CALLED;
  std::string context;          /* fragment_context::content.  */
  composed_fragment code;
  /* The digests of its instructions and, where it has one, of its state (dictionary_fragment).  */
  std::vector<std::string> digests;
  std::string state;
  uint32_t units = 0, sites = 0;/* Where it was found; units of several batches are counted in each.  */
  int64_t saved = 0;            /* Bytes, by estimate.  */
};

/* What was found, and the contexts that it is for.  */
struct merged_program
{
  std::string compiler;         /* As a summary's; empty without units.  */
  std::map<std::string, fragment_context> contexts; /* By content.  */
  std::vector<shared_fragment> fragments; /* The best ones of each batch first.  */
  bool linkonce = false;        /* As merge_limits'.  */
  uint64_t units = 0, bytes = 0;/* Of code, before it was folded.  */
};

/* Units that are to be merged.  They need not fit into memory together.  */
class unit_source
{
public:
  virtual ~unit_source () = default;

  /* Called with a unit, which it may change, and the digest of what the plugin wrote of it.  */
  typedef std::function<void (unit_summary &, const std::string &order)> callback;

  /* Calls FOUND for each unit: the same ones in the same order each time.  Throws file_failure
     (program/scratch-file.h) if one cannot be read.  */
  virtual void for_each (const callback &found) const = 0;
};

struct merge_limits
{
  /* Bytes of memory for what grows with the number of units, beside one unit, one batch and the result.  */
  size_t memory = size_t (1) << 28;
  /* The number of items in a batch.  The result depends on it; it does not depend on MEMORY.  */
  size_t batch_items = size_t (1) << 16;
  /* Each unit has the fragments that it uses, and the linker keeps one of each: each has an unwind entry, where there
     are tables, and none can be the end of another.  Else all are in one source, which is linked.  */
  bool linkonce = false;
};

/* Chooses the fragments that the units of SOURCE share, that is, that are in at least two of them.  All units are
   from one compiler.  Their order does not matter.  Takes time O(n log n) in the number of instructions, and for
   each batch a look at each fragment of those before.  Throws file_failure if files cannot be used.  */
merged_program merge_units (const unit_source &source, const merge_limits &limits);

/* The dictionary of PROGRAM; and the source of all that it names, an assembler file, if units do not have that.  */
dictionary dictionary_of (const merged_program &program);
std::string shared_source (const merged_program &program);

} // namespace outline

#endif
