/* What the text of asm tells.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC does not read it; so it is looked at word by word, in small letters.  Words
   that mean something else (a label, a comment) may refuse a function for
   nothing.

     "1: ldrex %0, %1"   1 ldrex 0 1    an exclusive load
     "MSR msp, %0"       msr msp 0      the main stack pointer

   Limits: asm that changes to another mode of the processor without a word of its
   stack.  */

#include "plugin/asm-text.h"

namespace outline
{

namespace
{

#if defined TARGET_FIX_ERR_A53_835769 /* AArch64 */
const char *const frame_words[]
  = { "sp", "wsp", "spsel", "lr", "x30", "w30", "fp", "x29", "ret", "retaa",
      "retab", "paciasp", "pacibsp", "autiasp", "autibsp", "paciaz", "pacibz",
      "autiaz", "autibz", "xpaclri" };
const char *const exclusive_loads[] = { "ldxr", "ldaxr", "ldxp", "ldaxp" };
const char *const exclusive_stores[]
  = { "stxr", "stlxr", "stxp", "stlxp", "clrex" };
#elif defined TARGET_THUMB2 /* Arm */
const char *const frame_words[]
  = { "sp", "r13", "lr", "r14", "msp", "psp", "msplim", "psplim", "control",
      "push", "pop", "vpush", "vpop" };
const char *const exclusive_loads[] = { "ldrex", "ldaex" };
const char *const exclusive_stores[] = { "strex", "stlex", "clrex" };
#else
#define NO_LINK_REGISTER
#endif

#ifndef NO_LINK_REGISTER
/* Whether WORD is one of WORDS; with PREFIX, whether it begins as one.  */
template <size_t n>
bool
one_of_p (const std::string &word, const char *const (&words)[n],
          bool prefix = false)
{
  for (const char *w : words)
    if (prefix ? startswith (word.c_str (), w) : word == w)
      return true;
  return false;
}
#endif

} // namespace

#ifdef NO_LINK_REGISTER
refusal
asm_text_refusal (const char *)
{
  return REFUSAL_NONE;
}
#else
refusal
asm_text_refusal (const char *text)
{
  bool exclusive = false;
  std::string word;
  for (;; text++)
    if (ISALNUM (*text) || *text == '_')
      word += TOLOWER (*text);
    else
      {
        if (one_of_p (word, frame_words))
          return REFUSAL_ASM_FRAME;
        if (one_of_p (word, exclusive_loads, true))
          exclusive = true;
        else if (one_of_p (word, exclusive_stores, true))
          exclusive = false;
        word.clear ();
        if (!*text)
          return exclusive ? REFUSAL_EXCLUSIVE : REFUSAL_NONE;
      }
}
#endif

} // namespace outline
