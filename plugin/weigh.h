/* How many bytes the functions of the unit take, in the object and on the stack.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_WEIGH_H
#define OUTLINE_PLUGIN_WEIGH_H

#include <array>
#include <functional>
#include <vector>

#include "plugin/gcc-compat.h"

namespace outline
{

/* Registers the pass that weighs.  Call once, from plugin_init, behind
   rehearsal_init.  */
void weigh_init (const char *plugin_name);

struct function_weight
{
  /* Code, unwind entry with its place in the header table, call sites of its
     exception table.  An entry that covers several functions belongs to the last of
     them; where all functions share (shares_with_neighbours_p) to none but for its
     rows.  */
  uint32_t bytes;
  /* What -fstack-usage tells, without what is allocated at run time: the frame,
     pushed arguments, and on x86 the return address.  */
  uint32_t stack;
  /* Of the instructions that are to come out as without the plugin (plugin/kept-code.h).  */
  std::array<uint64_t, 2> kept;
};

struct unit_weight
{
  /* In the order of the functions.  */
  std::vector<function_weight> functions;
  /* Bytes of no function: of the unwind table, and what is left free before functions
     that are aligned.  */
  uint32_t common = 0;
  /* Bytes of all that which folding would save at -Oz.  */
  uint32_t foldable = 0;
};

/* Who can tell of functions, while they are compiled in a child, what folding would
   save of them.  */
class folding_estimate
{
public:
  virtual ~folding_estimate () {}
  /* The functions of ORDER are compiled next, one after the other.  */
  virtual void begin (const std::vector<cgraph_node *> &order) = 0;
  /* They have been.  Returns bytes of code and unwind table.  */
  virtual uint32_t saved (const std::vector<cgraph_node *> &order) = 0;
};

/* ESTIMATE, which stays the caller's, is asked by weigh_functions; null: none.  */
void set_folding_estimate (folding_estimate *estimate);

/* In a child of a rehearsal: compiles the functions of ORDER, one after the
   other, and weighs each; where only what they take is asked for, and not what folding would save, only
   those that IN_QUESTION is true of: of others all is 0.  */
unit_weight weigh_functions (const std::vector<cgraph_node *> &order,
                             const std::function<bool (cgraph_node *)> &in_question);

} // namespace outline

#endif
