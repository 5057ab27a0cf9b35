/* What the text of asm reveals.  SPDX-License-Identifier: GPL-3.0-or-later

   GCC does not read it, so it is searched word by word, in lower case.  A word that means something
   else (a label, a comment) may refuse a function needlessly.

     "1: ldrex %0, %1"   1 ldrex 0 1    an exclusive load
     "MSR msp, %0"       msr msp 0      the main stack pointer

   Limits: asm that switches to another processor mode, and so to its stack, without naming the
   stack pointer is not recognised.  */

#include "facts/asm-text.h"

namespace outline
{

namespace
{

#if defined TARGET_FIX_ERR_A53_835769 /* AArch64 */
const char *const frame_words[]
  = { "sp", "wsp", "spsel", "lr", "x30", "w30", "fp", "x29", "ret", "retaa",
      "retab", "paciasp", "pacibsp", "autiasp", "autibsp", "paciaz", "pacibz",
      "autiaz", "autibz", "xpaclri", NULL };
const char *const exclusive_loads[] = { "ldxr", "ldaxr", "ldxp", "ldaxp", NULL };
const char *const exclusive_stores[]
  = { "stxr", "stlxr", "stxp", "stlxp", "clrex", NULL };
#elif defined TARGET_THUMB2 /* Arm */
const char *const frame_words[]
  = { "sp", "r13", "lr", "r14", "msp", "psp", "msplim", "psplim", "control",
      "push", "pop", "vpush", "vpop", NULL };
const char *const exclusive_loads[] = { "ldrex", "ldaex", NULL };
const char *const exclusive_stores[] = { "strex", "stlex", "clrex", NULL };
#else
const char *const frame_words[] = { NULL };
const char *const exclusive_loads[] = { NULL };
const char *const exclusive_stores[] = { NULL };
#endif

/* Whether WORD is one of WORDS, or, with PREFIX, begins as one; WORDS ends in
   null.  */
bool
one_of_p (const std::string &word, const char *const *words, bool prefix)
{
  for (; *words; words++)
    if (prefix ? startswith (word.c_str (), *words) : word == *words)
      return true;
  return false;
}

} // namespace

std::vector<const char *>
asm_templates (const rtx_insn *insn)
{
  std::vector<const char *> found;
  subrtx_iterator::array_type array;
  FOR_EACH_SUBRTX (i, array, PATTERN (insn), NONCONST)
    if (GET_CODE (*i) == ASM_OPERANDS)
      {
        found.push_back (ASM_OPERANDS_TEMPLATE (*i));
        /* Constraints are ASM_INPUT, too.  */
        i.skip_subrtxes ();
      }
    else if (GET_CODE (*i) == ASM_INPUT)
      found.push_back (XSTR (*i, 0));
  return found;
}

/* Whether TEXT, the template of an asm, has a directive for unwinding.  */
static bool
changes_rows_p (const char *text)
{
  return strstr (text, ".cfi_");
}

bool
asm_changes_rows_p (const rtx_insn *first)
{
  for (const rtx_insn *insn = first; insn; insn = NEXT_INSN (insn))
    if (NONDEBUG_INSN_P (insn))
      for (const char *text : asm_templates (insn))
        if (changes_rows_p (text))
          return true;
  return false;
}

/* The runs in TEXT of letters, digits and the characters of OTHERS.  */
static std::vector<std::string>
runs_in (const char *text, const char *others)
{
  std::vector<std::string> runs;
  std::string run;
  for (;; text++)
    if (*text && (ISALNUM (*text) || strchr (others, *text)))
      run += *text;
    else
      {
        if (!run.empty ())
          runs.push_back (run);
        run.clear ();
        if (!*text)
          return runs;
      }
}

std::vector<std::string>
words_of_asm (const char *text)
{
  std::vector<std::string> words = runs_in (text, "_");
  for (std::string &word : words)
    for (char &c : word)
      c = TOLOWER (c);
  return words;
}

std::vector<std::string>
names_in_asm (const char *text)
{
  return runs_in (text, "_.$");
}

exclusive_access
exclusive_access_of_asm (const char *text)
{
  exclusive_access last = exclusive_access::none;
  for (const std::string &word : words_of_asm (text))
    if (one_of_p (word, exclusive_loads, true))
      last = exclusive_access::load;
    else if (one_of_p (word, exclusive_stores, true))
      last = exclusive_access::store;
  return last;
}

refusal
asm_text_refusal (const char *text)
{
  if (changes_rows_p (text))
    return REFUSAL_ASM_FRAME;
  for (const std::string &word : words_of_asm (text))
    if (one_of_p (word, frame_words, false))
      return REFUSAL_ASM_FRAME;
  return (exclusive_access_of_asm (text) == exclusive_access::load
            ? REFUSAL_EXCLUSIVE
            : REFUSAL_NONE);
}

} // namespace outline
