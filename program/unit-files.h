/* The units of a program in files: summaries, and parts that outline-merge has made of them.
   SPDX-License-Identifier: GPL-3.0-or-later

   A part is a sequence of blocks of units, each a section file (program/sections.h) preceded by its size, and ends
   in a zero.  The texts of a block are compressed together, and a function that several units have is stored
   once.  */

#ifndef OUTLINE_PROGRAM_UNIT_FILES_H
#define OUTLINE_PROGRAM_UNIT_FILES_H

#include "program/merge.h"

namespace outline
{

/* Units are read one after the other, each time that they are asked for.  */
class unit_files : public unit_source
{
public:
  /* Adds the summaries in the folder PATH, or those in the part PATH.  Throws file_failure if there is neither.  */
  void add (const std::string &path);

  /* Whether there is no file.  */
  bool empty_p () const { return m_paths.empty (); }

  void for_each (const callback &found) const override;

private:
  struct file
  {
    std::string path;
    bool part;
  };
  std::vector<file> m_paths;
};

/* Writes the units of SOURCE as the part PATH, in memory bounded as LIMITS say.  Merged with others it gives what its
   units would give.  Throws file_failure.  */
void write_part (const unit_source &source, const merge_limits &limits, const std::string &path);

} // namespace outline

#endif
