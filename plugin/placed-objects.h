/* Where objects stand behind section anchors.  SPDX-License-Identifier: GPL-3.0-or-later

   With -fsection-anchors (the default on AArch64 and Arm) an object gets its place in
   the block of its section when the first function that uses it is expanded, and code
   finds it by its distance from an anchor.  So the code of a function depends on all
   that were expanded before.  */

#ifndef OUTLINE_PLUGIN_PLACED_OBJECTS_H
#define OUTLINE_PLUGIN_PLACED_OBJECTS_H

#include <vector>

#include "plugin/gcc-compat.h"
#include "plugin/rehearsal.h"

namespace outline
{

/* The objects of the unit, for children of this process.  */
class placed_objects
{
public:
  placed_objects ();

  /* In a child: writes into TO those that have got a place, and the anchors that
     were made, since this was called last, or since the child began.  */
  void put (std::string &to);

  /* In a child: places what comes next in FROM, unless it has a place, and makes the
     anchors.  */
  void take (answer_reader &from);

private:
  void note (uint32_t object);

  std::vector<varpool_node *> m_objects;
  /* Whether an object's place has been told.  */
  std::vector<bool> m_told;
  /* The anchors with smaller numbers have been told.  */
  int m_next_anchor = 0;
};

} // namespace outline

#endif
