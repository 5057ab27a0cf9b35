/* The text of a fragment from the texts of its instructions.
   SPDX-License-Identifier: GPL-3.0-or-later

   All fragments are made here: those of a unit, from the texts of one site's instructions
   (rtl/write/printed-fragment.cc), and those of a dictionary, from the texts in summaries.  A unit compares a
   fragment of the dictionary with what it makes of its own instructions, and does not use one that differs.

     entry      room for calls inside; the return address, for register calls
     insns      each in the form for the depth of the stack there
     exit
     table      of the constants that they load from the code, each once

   A called fragment with a call inside, and where its room is taken back:

     push rax             prologue
     movl 24(%rsp), %edi  inner: + 16
     call f
     pop rcx              epilogue of "call f"
     movl 16(%rsp), %eax  called: + 8
     ret

   The rows of a called fragment do not mention that it saves registers for its site's function.  Until it returns,
   unwinders use the row at the call, which says that these registers are unchanged.  They are, as a fragment changes
   none of them after it has saved them.  The rows after the call are those of the site.

   Labels are numbered in the order in which they come, those of constants when they are first loaded.  Constants are
   in the order in which they are loaded or, if one would be out of reach, those first that must be near.  */

#include "program/compose.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <unordered_map>

namespace outline
{

namespace
{

/* Where constants are in the code, they are words, and instructions have two or four bytes.  */
const uint32_t constant_alignment = 4, wider_form = 2;

bool
returning_call_p (const class_text &insn)
{
  return insn.traits & TRAIT_CALLS;
}

/* A fragment while it is composed.  */
class composer
{
public:
  composer (fragment_kind kind, const fragment_context &context,
            const std::vector<const class_text *> &insns,
            const std::vector<const frame_rules *> &rows, composed_fragment *result)
    : m_kind (kind), m_context (context), m_insns (insns), m_rows (rows), m_result (*result)
  {}

  bool run ();

private:
  void find_inner_calls ();
  void find_room ();
  bool write_entry ();
  bool insn (size_t i);
  bool write_exit ();
  bool find_labels ();
  std::string with_label (size_t i, const std::string &form) const;
  bool in_reach_p () const;
  bool table ();
  void end_room (const std::string &epilogue);
  bool frame_before (size_t i);
  void change (const frame_rules &row);
  bool append (const std::string &text);

  fragment_kind m_kind;
  const fragment_context &m_context;
  const std::vector<const class_text *> &m_insns;
  const std::vector<const frame_rules *> &m_rows;
  composed_fragment &m_result;
  size_t m_last_inner = SIZE_MAX; /* The last inner call.  */
  const inner_room *m_inner = nullptr; /* How room is made for it.  */
  bool m_at_last = false;       /* The room is taken back after that.  */
  bool m_room = false;
  struct constant
  {
    const std::string *entry;
    uint32_t label;             /* Its number.  */
    uint32_t limit;             /* The highest of m_bytes where it may be.  */
  };
  std::vector<constant> m_constants;
  std::vector<uint32_t> m_label; /* By instruction: the number of the label that it names, if any.  */
  std::vector<uint32_t> m_constant; /* By instruction: the index of the constant that it loads, if any.  */
  uint32_t m_bytes = 0;         /* Of the instructions so far, at most.  */
};

/* Appends TEXT; false if there is none.  */
bool
composer::append (const std::string &text)
{
  m_result.text += text;
  return !text.empty ();
}

/* The frame of what comes next is ROW.  */
void
composer::change (const frame_rules &row)
{
  std::vector<frame_change> &frames = m_result.frames;
  if (!frames.empty () && frames.back ().row == row)
    return;
  if (!frames.empty () && frames.back ().at == m_result.text.size ())
    frames.back ().row = row;
  else
    frames.push_back ({ m_result.text.size (), row });
}

/* The same for the frame before instruction I, or after the last one; false if it must be known and is not.  */
bool
composer::frame_before (size_t i)
{
  if (m_rows[i])
    change (*m_rows[i]);
  return !m_context.unwound || (m_rows[i] && m_rows[i]->known);
}

void
composer::find_room ()
{
  uint32_t changed = 0;
  for (const class_text *insn : m_insns)
    changed |= insn->rooms_changed;
  m_inner = &m_context.rooms[0];
  for (; m_inner != &m_context.rooms.back () && changed & 1; changed >>= 1)
    m_inner++;
}

void
composer::find_inner_calls ()
{
  if (keeps_site_frame_p (m_kind))
    return;
  find_room ();
  size_t inner = m_insns.size () - (m_kind == FRAGMENT_THUNK);
  m_at_last = m_kind != FRAGMENT_CALLED || m_inner->as_return.empty ();
  for (size_t i = 0; i < m_insns.size (); i++)
    {
      if (i < inner && returning_call_p (*m_insns[i]))
        m_last_inner = i;
      m_at_last &= !m_insns[i]->moves_stack && !m_insns[i]->label_p ();
    }
}

bool
composer::write_entry ()
{
  if (!keeps_site_frame_p (m_kind) || m_kind == FRAGMENT_REGISTER_CALL)
    change (m_context.start ());
  if (m_last_inner != SIZE_MAX)
    {
      m_room = true;
      frame_rules row = m_context.start ();
      if (!m_inner->make.empty ())
        {
          if (!append (m_inner->make) || !row.apply (m_inner->made_frame))
            return false;
          change (row);
        }
      if (!append (m_inner->prologue) || !row.apply (m_inner->frame))
        return false;
      change (row);
    }
  return m_kind != FRAGMENT_REGISTER_CALL || (append (m_context.take) && frame_before (0));
}

void
composer::end_room (const std::string &epilogue)
{
  append (epilogue);
  change (m_context.start ());
  m_room = false;
}

bool
composer::insn (size_t i)
{
  const class_text &c = *m_insns[i];
  m_result.names += c.names;
  bool thunk_end = m_kind == FRAGMENT_THUNK && i + 1 == m_insns.size ();
  if (thunk_end && m_room)
    end_room (m_inner->epilogue);
  if (keeps_site_frame_p (m_kind) && !frame_before (i))
    return false;
  const std::string &form = (thunk_end             ? c.sibling
                             : keeps_site_frame_p (m_kind) ? c.plain
                             : m_room              ? c.inner
                                                   : c.called);
  m_result.starts.push_back (m_result.text.size ());
  if (!append (with_label (i, form)) && !c.silent)
    return false;
  m_result.ends.push_back (m_result.text.size ());
  if (m_constant[i] != UINT32_MAX)
    {
      constant &loaded = m_constants[m_constant[i]];
      loaded.limit = std::min (loaded.limit, m_bytes + c.reach);
    }
  /* Another form may be a wide instruction.  */
  m_bytes += c.bytes + (form == c.plain ? 0 : wider_form);
  if (i == m_last_inner && m_at_last)
    end_room (m_inner == &m_context.rooms.back () ? c.epilogue : m_inner->epilogue);
  return true;
}

bool
composer::write_exit ()
{
  switch (m_kind)
    {
    case FRAGMENT_CALLED:
      if (m_room && !m_inner->as_return.empty ())
        return append (m_inner->as_return);
      if (m_room)
        end_room (m_inner->epilogue);
      return append (m_context.return_);
    case FRAGMENT_REGISTER_CALL:
      {
        if (!frame_before (m_insns.size ()) || !append (m_context.give))
          return false;
        if (const frame_rules *after = m_rows[m_insns.size ()])
          {
            frame_rules row = *after;
            if (row.cfa_register == m_context.stack_register)
              row.cfa_offset += m_context.called_stack;
            change (row);
          }
        return append (m_context.register_return);
      }
    case FRAGMENT_REGISTER_JUMP:
      return frame_before (m_insns.size ()) && append (m_context.register_jump_return);
    default:
      return true;
    }
}

/* Numbers the labels; false if a jump's is not here.  */
bool
composer::find_labels ()
{
  const size_t count = m_insns.size ();
  m_label.assign (count, UINT32_MAX);
  m_constant.assign (count, UINT32_MAX);
  std::unordered_map<std::string, uint32_t> constants;
  for (size_t i = 0; i < count; i++)
    if (m_insns[i]->label_p ())
      m_label[i] = m_result.labels++;
    else if (!m_insns[i]->constant.empty ())
      {
        auto [known, is_new] = constants.emplace (m_insns[i]->constant, m_constants.size ());
        if (is_new)
          {
            m_constants.push_back ({ &m_insns[i]->constant, m_result.labels++, UINT32_MAX });
            if (!m_insns[i]->place.empty ())
              m_result.places.push_back ({ m_insns[i]->place, m_result.labels++ });
          }
        m_constant[i] = known->second;
        m_label[i] = m_constants[known->second].label;
      }
  for (size_t i = 0; i < count; i++)
    if (m_insns[i]->jump_p ())
      {
        /* At a wrong distance it wraps around, beyond the end.  */
        const std::vector<int64_t> distances = m_insns[i]->distances ();
        size_t at = distances.empty () ? count : i + size_t (distances[0]);
        if (at >= count || !m_insns[at]->label_p ())
          return false;
        m_label[i] = m_label[at];
      }
  return true;
}

/* FORM, a text of instruction I, with the number of the label in the fragment that it names, wherever it does.  Empty
   if that label is not of the fragment.  */
std::string
composer::with_label (size_t i, const std::string &form) const
{
  size_t at = form.find (label_mark);
  if ((at == std::string::npos) != (m_label[i] == UINT32_MAX))
    return std::string ();
  std::string text = form;
  for (; at != std::string::npos; at = text.find (label_mark, at + 1))
    text.insert (at + 1, std::to_string (m_label[i]));
  return text;
}

/* Whether the constants, in their order, are in reach of all loads.  */
bool
composer::in_reach_p () const
{
  uint32_t place = m_bytes + m_context.sizes.inner_calls + m_context.sizes.return_ + constant_alignment - 1;
  for (const constant &c : m_constants)
    {
      if (place > c.limit)
        return false;
      place += constant_alignment;
    }
  return true;
}

/* The constants; false if one is out of reach.  */
bool
composer::table ()
{
  if (m_constants.empty ())
    return true;
  if (!in_reach_p ())
    std::stable_sort (m_constants.begin (), m_constants.end (),
                      [] (const constant &a, const constant &b) { return a.limit < b.limit; });
  if (!in_reach_p ())
    return false;
  m_result.text += m_context.table_start;
  for (const constant &c : m_constants)
    m_result.text += label_mark + std::to_string (c.label) + ":\n" + *c.entry;
  m_result.text += m_context.table_end;
  return true;
}

bool
composer::run ()
{
  find_inner_calls ();
  m_result.unwound = m_context.unwound;
  m_result.calls = m_last_inner != SIZE_MAX;
  m_result.table_entry = (m_last_inner != SIZE_MAX ? m_inner->table_entry
                          : called_p (m_kind)      ? m_context.called_entry
                                                   : m_context.jumped_entry);
  if (!find_labels () || !write_entry ())
    return false;
  for (size_t i = 0; i < m_insns.size (); i++)
    if (!insn (i))
      return false;
  return write_exit () && table ();
}

} // namespace

std::string
replace_label (std::string text, const std::string &label, const std::string &by)
{
  for (size_t at = text.find (label); at != std::string::npos; at = text.find (label, at + 1))
    if (!isdigit ((unsigned char) text[at + label.size ()])
        && !(at && (isalnum ((unsigned char) text[at - 1]) || strchr ("_.", text[at - 1]))))
      text.replace (at, label.size (), by);
  return text;
}

std::string
labelled (const std::string &text, const std::string &prefix, uint32_t first)
{
  std::string result;
  size_t from = 0;
  for (size_t at = text.find (label_mark); at != std::string::npos; at = text.find (label_mark, from))
    {
      result += text.substr (from, at - from);
      uint32_t own = 0;
      for (from = at + 1; from < text.size () && isdigit ((unsigned char) text[from]); from++)
        own = own * 10 + (text[from] - '0');
      result += prefix + std::to_string (first + own);
    }
  return result + text.substr (from);
}

std::string
composed_fragment::full_text (const frame_rules &start) const
{
  std::string result;
  size_t at = 0;
  if (unwound)
    for (const frame_change &change : frames)
      {
        result += text.substr (at, change.at - at) + change.row.directives (start);
        at = change.at;
      }
  result = labelled (result + text.substr (at), "@", 0);
  for (const place_label &place : places)
    result = replace_label (result, place.text, "@" + std::to_string (place.number));
  return result + table_entry;
}

std::string
composed_fragment::read_backwards (const frame_rules &start) const
{
  std::string read;
  auto change = frames.rbegin ();
  for (size_t end = text.size (), line; end > 0; end = line)
    {
      size_t before = end > 1 ? text.rfind ('\n', end - 2) : std::string::npos;
      line = before == std::string::npos ? 0 : before + 1;
      while (unwound && change->at > line)
        ++change;
      if (unwound)
        read += change->row.directives (start);
      read.append (text, line, end - line);
    }
  return read;
}

bool
compose (fragment_kind kind, const fragment_context &context,
         const std::vector<const class_text *> &insns,
         const std::vector<const frame_rules *> &rows, composed_fragment *result)
{
  *result = composed_fragment ();
  return composer (kind, context, insns, rows, result).run ();
}

} // namespace outline
