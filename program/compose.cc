/* The text of a fragment from the texts of its instructions.
   SPDX-License-Identifier: GPL-3.0-or-later

   The same steps as in rtl/write/printed-fragment.cc.  A unit compares the result of those with this one
   before it uses a fragment, and does not use one that differs.

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

   Labels are numbered in the order in which they come, those of constants when they are first loaded, as
   copy_printer::without_label_numbers does.

   Limits: constants in the order in which they are loaded, in reach of all loads.  */

#include "program/compose.h"

#include <algorithm>
#include <cstdlib>
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
            const std::vector<const std::string *> &frames, composed_fragment *result)
    : m_kind (kind), m_context (context), m_insns (insns), m_frames (frames), m_result (*result)
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
  bool table ();
  void end_room (const std::string &epilogue);
  bool frame_before (size_t i);
  void change (const std::string &directives);
  bool append (const std::string &text);

  fragment_kind m_kind;
  const fragment_context &m_context;
  const std::vector<const class_text *> &m_insns;
  const std::vector<const std::string *> &m_frames;
  composed_fragment &m_result;
  size_t m_last_inner = SIZE_MAX; /* The last inner call.  */
  const inner_room *m_inner = nullptr; /* How room is made for it.  */
  bool m_at_last = false;       /* The room is taken back after that.  */
  bool m_room = false;
  struct constant
  {
    std::string entry;
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

/* The frame of what comes next is that of DIRECTIVES.  */
void
composer::change (const std::string &directives)
{
  std::vector<text_frame> &frames = m_result.frames;
  if (!m_context.unwound || (!frames.empty () && frames.back ().directives == directives))
    return;
  if (!frames.empty () && frames.back ().at == m_result.text.size ())
    frames.back ().directives = directives;
  else
    frames.push_back ({ m_result.text.size (), directives });
}

/* The same for the frame before instruction I, or after the last one; false if it is not known.  */
bool
composer::frame_before (size_t i)
{
  if (!m_context.unwound)
    return true;
  if (!m_frames[i])
    return false;
  change (*m_frames[i]);
  return true;
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
  if (in_place_p (m_kind))
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
  if (!in_place_p (m_kind) || m_kind == FRAGMENT_REGISTER_CALL)
    change ("");
  if (m_last_inner != SIZE_MAX)
    {
      m_room = true;
      if (!append (m_inner->prologue))
        return false;
      change (m_inner->frame);
    }
  return m_kind != FRAGMENT_REGISTER_CALL || (append (m_context.take) && frame_before (0));
}

void
composer::end_room (const std::string &epilogue)
{
  append (epilogue);
  change ("");
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
  if (in_place_p (m_kind) && !frame_before (i))
    return false;
  const std::string &form = (thunk_end             ? c.sibling
                             : in_place_p (m_kind) ? c.plain
                             : m_room              ? c.inner
                                                   : c.called);
  if (!append (with_label (i, form)))
    return false;
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
        if (m_context.unwound)
          {
            parsed_frame start (m_context), frame (m_context);
            if (!frame.apply (*m_frames[m_insns.size ()]))
              return false;
            if (frame.cfa_register == m_context.stack_register)
              frame.cfa_offset += m_context.called_stack;
            change (frame.directives (start));
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
          m_constants.push_back ({ known->first, m_result.labels++, UINT32_MAX });
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

/* FORM, a text of instruction I, with the label in the fragment that it names.  */
std::string
composer::with_label (size_t i, const std::string &form) const
{
  size_t at = m_label[i] == UINT32_MAX ? std::string::npos : form.find ("@0");
  if (at == std::string::npos)
    return m_label[i] == UINT32_MAX ? form : std::string ();
  return form.substr (0, at) + "@" + std::to_string (m_label[i]) + form.substr (at + strlen ("@0"));
}

/* The constants; false if one is out of reach.  */
bool
composer::table ()
{
  if (m_constants.empty ())
    return true;
  m_result.text += m_context.table_start;
  uint32_t place = m_bytes + m_context.sizes.inner_calls + m_context.sizes.return_ + constant_alignment - 1;
  for (size_t k = 0; k < m_constants.size (); k++, place += constant_alignment)
    {
      if (place > m_constants[k].limit)
        return false;
      m_result.text += "@" + std::to_string (m_constants[k].label) + ":\n" + m_constants[k].entry;
    }
  m_result.text += m_context.table_end;
  return true;
}

bool
composer::run ()
{
  find_inner_calls ();
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
composed_fragment::unwound_text () const
{
  std::string result;
  size_t at = 0;
  for (const text_frame &frame : frames)
    {
      result += text.substr (at, frame.at - at) + frame.directives;
      at = frame.at;
    }
  return result + text.substr (at) + table_entry;
}

bool
compose (fragment_kind kind, const fragment_context &context,
         const std::vector<const class_text *> &insns,
         const std::vector<const std::string *> &frames, composed_fragment *result)
{
  *result = composed_fragment ();
  return composer (kind, context, insns, frames, result).run ();
}

bool
parsed_frame::apply (const std::string &directives)
{
  for (size_t at = 0, end; at < directives.size (); at = end + 1)
    {
      end = directives.find ('\n', at);
      if (end == std::string::npos)
        return false;
      std::string line = directives.substr (at, end - at);
      size_t space = line.find (' '), comma = line.find (", ");
      std::string word = line.substr (0, space);
      int64_t first = space == std::string::npos ? 0 : strtoll (&line[space + 1], nullptr, 10);
      int64_t second = comma == std::string::npos ? 0 : strtoll (&line[comma + 2], nullptr, 10);
      if (word == "\t.cfi_def_cfa")
        cfa_register = first, cfa_offset = second;
      else if (word == "\t.cfi_def_cfa_register")
        cfa_register = first;
      else if (word == "\t.cfi_def_cfa_offset")
        cfa_offset = first;
      else if (word == "\t.cfi_offset")
        saved[first] = second;
      else if (word == "\t.cfi_window_save")
        toggled = !toggled;
      else
        return false;
    }
  return true;
}

} // namespace outline
