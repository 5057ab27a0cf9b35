/* Size tuning: options and limits of GCC that cost bytes at -Oz.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_SIZE_TUNING_H
#define OUTLINE_GCC_SIZE_TUNING_H

#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Whether a function of ORDER is compiled for -Oz.  */
bool smallest_wanted_p (const std::vector<cgraph_node *> &order);

/* Whether tune_for_size may be called for ORDER: there is a function for -Oz, the user
   has set none of the options, and limit=0 is not given.  */
bool size_tuning_possible_p (const std::vector<cgraph_node *> &order);

/* With -flto, in the process that divides the program: makes GCC's partitions larger, unless
   --param=lto-min-partition is given, if the program is compiled for size.  */
void enlarge_partitions ();

/* Turns off -fcaller-saves, -fshrink-wrap and -fmove-loop-invariants in the functions of ORDER that
   are compiled for -Oz.  They make code larger and less uniform: a register is saved at each call
   instead of once; a shrink-wrapped prologue is equal to no other; an address or a constant, mostly one
   instruction, that is moved out of a loop occupies a register that has to be saved.  */
void tune_for_size (const std::vector<cgraph_node *> &order);

/* Has GCC lay out the blocks of those functions of ORDER by traces of which target_facts::least_size_for_traces says that
   they are smaller so.  Not with limit=0, and not if the user chooses (-freorder-blocks-algorithm).  */
void lay_out_by_traces (const std::vector<cgraph_node *> &order);

/* Raises GCC's limit on the edges into a block whose predecessors it compares
   (-fcrossjumping) from 100 to 1000 in the functions of ORDER that are compiled for -Oz:
   the end of a large switch has more than 100.  Not with rtl=off or limit=0, and not if the user
   sets GCC's limit (--param=max-crossjump-edges).  */
void merge_more_tails (const std::vector<cgraph_node *> &order);

/* Whether "peephole2" of the current function costs more than it saves: for -Oz it loads small numbers by a push and a
   pop (x86), of which those who follow the code keep more bytes than that saves.  Then keep_moves has it load them as
   for -Os, and forget_moves ends that.  */
bool moves_better_p ();
void keep_moves ();
bool moves_kept_p ();
void forget_moves ();

/* Whether GIMPLE passes are tuned for folding in the unit of ORDER: a function is compiled for size, and it is neither the
   only one, nor the unit so small that little may be folded.  */
bool passes_tuned_p (const std::vector<cgraph_node *> &order);

/* While it lives, GIMPLE passes are tuned for folding in the function of a node, if that is compiled for size:

   -ftree-tail-merge is off.  It merges ends of blocks at the price of variables for what differs; of the
   instructions, which are compared later (-fcrossjumping, folding), more turn out equal.

   Jumps go past a condition only if few statements have to be copied for that
   (--param=max-jump-thread-duplication-stmts).

   Not what the user sets.  */
class tuned_passes
{
public:
  explicit tuned_passes (cgraph_node *node);
  ~tuned_passes ();
  tuned_passes (const tuned_passes &) = delete;
  tuned_passes &operator= (const tuned_passes &) = delete;

private:
  void set (int merges_tails, int threaded);

  cl_optimization *m_options = NULL; /* Those that are changed, which other functions may have, too.  */
  int m_merges_tails, m_threaded; /* What was in them.  */
};

} // namespace outline

#endif
