/* Calls that become instructions.  SPDX-License-Identifier: GPL-3.0-or-later

   What GCC expands in place it mostly tells: is_inexpensive_builtin, replacement_internal_fn, and for blocks of memory
   use_by_pieces_infrastructure_p.  Expanding such a call may be cheaper than calling a function that makes it.  */

#include "gimple/cost/expanded-call.h"

#include "gimple/cost/cost.h"

namespace outline
{

/* How many accesses of at most MOST bytes OP on BYTES bytes takes, aligned to ALIGN bits, if GCC makes them itself;
   else 0.  */
static int
pieces (by_pieces_operation op, unsigned HOST_WIDE_INT bytes, unsigned align, unsigned most, gimple *stmt)
{
  if (!targetm.use_by_pieces_infrastructure_p (bytes, align, op, optimize_bb_for_speed_p (gimple_bb (stmt))))
    return 0;
  return by_pieces_ninsns (bytes, align, most + 1, op);
}

/* The size of CALL, which copies memory or, with SET, sets it, of a size that is known, by single instructions; -1
   when there are too many.  */
static int
moves_size (gcall *call, bool set)
{
  const cost_table &costs = target_costs ();
  unsigned HOST_WIDE_INT bytes = tree_to_uhwi (gimple_call_arg (call, 2));
  tree to = gimple_call_arg (call, 0), from = gimple_call_arg (call, 1);
  unsigned align = get_pointer_alignment (to);
  /* A copy of a string stores constants.  */
  bool constants = !set && c_getstr (from);
  if (!set && !constants)
    align = MIN (align, get_pointer_alignment (from));
  int moves = (constants ? pieces (STORE_BY_PIECES, bytes, align, STORE_MAX_PIECES, call)
               : set     ? pieces (integer_zerop (from) ? CLEAR_BY_PIECES : SET_BY_PIECES, bytes, align,
                                   STORE_MAX_PIECES, call)
                         : pieces (MOVE_BY_PIECES, bytes, align, MOVE_MAX_PIECES, call));
  if (moves == 0)
    {
      if (costs.block_piece == 0 || bytes > (unsigned HOST_WIDE_INT) (set ? costs.most_set : costs.most_copied))
        return -1;
      int piece = costs.block_piece;
#ifdef TARGET_THUMB2
      /* Words that are not aligned are not loaded and stored together.  */
      if (align < BITS_PER_WORD)
        {
          piece = UNITS_PER_WORD;
          if (!unaligned_access || bytes > 3 * UNITS_PER_WORD)
            return -1;
        }
#endif
      constants = false;
      moves = CEIL (bytes, piece);
    }
  int wide = bytes > (unsigned HOST_WIDE_INT) (moves * UNITS_PER_WORD) ? costs.wide : 0;
  /* Without memory operands addresses are in registers.  */
  int addressed = costs.memory_operands ? moves : 1;
  int size = moves * (costs.store + wide) + addressed * pointer_size (to);
  return (set         ? size + costs.set_value
          : constants ? size + moves * costs.argument_constant
                      : size + moves * (costs.load + wide) + addressed * pointer_size (from));
}

/* The size of CALL, of CODE, memcpy or one alike, if the target expands it in place; else -1.  */
static int
block_size (gcall *call, built_in_function code)
{
  const cost_table &costs = target_costs ();
  bool set = code == BUILT_IN_MEMSET;
  int size = tree_fits_uhwi_p (gimple_call_arg (call, 2)) ? moves_size (call, set) : -1;
  if (size >= 0 || code == BUILT_IN_MEMMOVE || !costs.string_instructions)
    return size;
  /* "rep stos" or "rep movs": the addresses and the count go to registers of
     their own.  */
  size = costs.string_instruction;
  for (unsigned i = 0; i < 3; i++)
    if (set && i == 1)
      size += costs.string_value;
    else
      size += plain_argument_size (gimple_call_arg (call, i));
  return size;
}

/* The size of CALL, of a function NAME that accesses memory atomically, if it does so in place; else -1.  */
static int
atomic_size (gcall *call, const char *name)
{
  const cost_table &costs = target_costs ();
  /* Without a width the library does it, or it is no access.  */
  const char *width = strrchr (name, '_') + 1;
  scalar_int_mode mode;
  if (!ISDIGIT (*width) || !int_mode_for_size (atoi (width) * BITS_PER_UNIT, 0).exists (&mode))
    return -1;
  bool load = strstr (name, "_LOAD_"), store = strstr (name, "_STORE_") || strstr (name, "_LOCK_RELEASE_");
  int size;
  if (load || store)
    {
      if (!can_atomic_load_p (mode))
        return -1;
      size = load ? costs.load : costs.store;
    }
  else
    {
#ifdef TARGET_OUTLINE_ATOMICS
      if (TARGET_OUTLINE_ATOMICS && !TARGET_LSE)
        return -1;
#endif
      if (!can_compare_and_swap_p (mode, false))
        return -1;
      /* Elsewhere it is a loop.  */
      size = costs.memory_operands ? costs.operation + costs.wide : 4 * costs.operation;
    }
  if (!integer_zerop (gimple_call_arg (call, gimple_call_num_args (call) - 1))) /* Not relaxed.  */
    size += load ? costs.fence : 2 * costs.fence;
  size += pointer_size (gimple_call_arg (call, 0));
  if (!load && gimple_call_num_args (call) > 1 && CONSTANT_CLASS_P (gimple_call_arg (call, 1)))
    size += plain_argument_size (gimple_call_arg (call, 1));
  return size;
}

/* Whether GCC has instructions for CALL, of CODE.  */
static bool
instructions_p (gcall *call, built_in_function code)
{
  tree fndecl = gimple_call_fndecl (call);
  /* As in expand_call_stmt.  */
  if (associated_internal_fn (fndecl) != IFN_LAST)
    return (gimple_call_lhs (call) && !gimple_has_side_effects (call)
            && replacement_internal_fn (call) != IFN_LAST);
  if (code == BUILT_IN_BSWAP32 || code == BUILT_IN_BSWAP64 || code == BUILT_IN_BSWAP128)
    {
#ifdef HAVE_bswapsi2
      return HAVE_bswapsi2;
#else
      return false;
#endif
    }
  return is_inexpensive_builtin (fndecl);
}

int
expanded_size (gcall *call)
{
  if (gimple_call_internal_p (call) || gimple_call_builtin_p (call, BUILT_IN_MD))
    return target_costs ().general * estimate_num_insns (call, &eni_size_weights);
  if (!gimple_call_builtin_p (call, BUILT_IN_NORMAL))
    return -1;
  tree fndecl = gimple_call_fndecl (call);
  built_in_function code = DECL_FUNCTION_CODE (fndecl);
  if (code == BUILT_IN_MEMSET || code == BUILT_IN_MEMCPY || code == BUILT_IN_MEMMOVE)
    return block_size (call, code);
  const char *name = built_in_names[code];
  if (name && (startswith (name, "BUILT_IN_ATOMIC_") || startswith (name, "BUILT_IN_SYNC_")))
    return atomic_size (call, name);
  if (!instructions_p (call, code))
    return -1;
  return is_simple_builtin (fndecl) ? 0 : target_costs ().general;
}

} // namespace outline
