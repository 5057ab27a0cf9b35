/* Protected code: code that must be the same as without the plugin.
   SPDX-License-Identifier: GPL-3.0-or-later

   Outlining cold code may change the registers, the frame and the order of the other code of
   its function: a value that lives across a new call needs another register, and a block
   that disappears moves the next one.  So trials (variants/requirements.cc) compare the protected code
   with and without outlining.

   Example.  "test eax, eax; jne .L7; add eax, 1; .L3: ret", where .L7 is cold, becomes the sequence

     compare   jump to cold code   add   label 1   return

   whatever is at .L7, and whatever the numbers of labels are.  */

#include "rtl/insn/protected-code.h"

#include "facts/block-frequencies.h"
#include "facts/content-hash.h"
#include "facts/function-size.h"
#include "facts/scope.h"
#include "rtl/insn/insn-key.h"

namespace outline
{

protected_insns
find_protected_insns (function *fn, bool profile)
{
  protected_insns insns (get_max_uid ());
  block_frequencies frequencies (fn);
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    if (protected_block_p (fn, bb, frequencies, profile))
      {
        rtx_insn *insn;
        FOR_BB_INSNS (bb, insn)
          insns[INSN_UID (insn)] = true;
      }
  return insns;
}

namespace
{

/* The instructions as a string.  */
class protected_text : public function_key
{
public:
  explicit protected_text (const protected_insns &by_uid);
  const std::string &text () const { return m_text; }

private:
  bool
  append_label (const_rtx label) override
  {
    if (!function_key::append_label (label))
      append_number (-1);
    return true;
  }

  bool
  append_volatile (const_rtx x) override
  {
    return GET_CODE (x) == UNSPEC_VOLATILE ? append_operands (x) : append_asm (x);
  }

  std::string m_text;
};

protected_text::protected_text (const protected_insns &by_uid) : function_key (m_text, true)
{
  /* An instruction made after the CFG was freed belongs to what it follows.  */
  std::vector<rtx_insn *> insns;
  bool last = false;
  for (rtx_insn *insn = get_insns (); insn; insn = NEXT_INSN (insn))
    {
      if (INSN_UID (insn) < int (by_uid.size ()))
        last = by_uid[INSN_UID (insn)];
      if (!last)
        continue;
      if (LABEL_P (insn))
        m_labels.emplace (insn, m_labels.size ());
      insns.push_back (insn);
    }
  for (rtx_insn *insn : insns)
    if (LABEL_P (insn))
      append (insn);
    else if (JUMP_TABLE_DATA_P (insn) || (INSN_P (insn) && printed_p (insn)))
      append (PATTERN (insn));
}

} // namespace

std::array<uint64_t, 2>
protected_code_hash (const protected_insns &insns)
{
  protected_text text (insns);
  return text.text ().empty () ? std::array<uint64_t, 2> {}
                               : long_content_hash (text.text ());
}

} // namespace outline
