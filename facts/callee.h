/* What a call instruction calls.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_CALLEE_H
#define OUTLINE_FACTS_CALLEE_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* The address that INSN calls, as it is in the instruction, so that it can be replaced: a symbol, or a register or
   memory.  Null if INSN is not a call, or is a conditional one.  */
inline rtx *
callee_of (const rtx_insn *insn)
{
  rtx call = call_in (insn);
  return call ? &XEXP (XEXP (call, 0), 0) : NULL;
}

/* The symbol that INSN calls directly; null if there is none.  */
inline rtx
called_symbol (const rtx_insn *insn)
{
  const rtx *callee = callee_of (insn);
  return callee && SYMBOL_REF_P (*callee) ? *callee : NULL_RTX;
}

/* The declaration of the function that INSN calls directly; null if there is none.  */
inline tree
called_function (const rtx_insn *insn)
{
  const_rtx symbol = called_symbol (insn);
  tree decl = symbol ? SYMBOL_REF_DECL (symbol) : NULL_TREE;
  return decl && TREE_CODE (decl) == FUNCTION_DECL ? decl : NULL_TREE;
}

} // namespace outline

#endif
