/* The text of a fragment from the texts of its instructions.
   SPDX-License-Identifier: GPL-3.0-or-later

   The same steps as in rtl/printed-fragment.cc, whose result a unit compares with this one before
   it uses a fragment: what differs is not used.

     way in     room for calls inside; the return address, for register calls
     insns      each in the form for what lies on the stack there
     way back

   A called fragment with a call inside, and where its room is taken back:

     push rax             prologue
     movl 24(%rsp), %edi  inner: + 16
     call f
     pop rcx              epilogue of "call f"
     movl 16(%rsp), %eax  called: + 8
     ret

   Limits: no jumps inside, and no register that is saved to fill the stack.  */

#include "program/compose.h"

#include <cstdlib>

namespace outline
{

namespace
{

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
  bool way_in ();
  bool insn (size_t i);
  bool way_back ();
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
  bool m_at_last = false;       /* The room is taken back after that.  */
  bool m_room = false;
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
composer::find_inner_calls ()
{
  if (in_place_p (m_kind))
    return;
  size_t inner = m_insns.size () - (m_kind == FRAGMENT_THUNK);
  m_at_last = true;
  for (size_t i = 0; i < m_insns.size (); i++)
    {
      if (i < inner && returning_call_p (*m_insns[i]))
        m_last_inner = i;
      m_at_last &= !m_insns[i]->moves_stack;
    }
}

bool
composer::way_in ()
{
  if (!in_place_p (m_kind) || m_kind == FRAGMENT_REGISTER_CALL)
    change ("");
  if (m_last_inner != SIZE_MAX)
    {
      m_room = true;
      if (!append (m_context.prologue))
        return false;
      change (m_context.inner_frame);
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
    end_room (m_context.epilogue);
  if (in_place_p (m_kind) && !frame_before (i))
    return false;
  if (!append (thunk_end                 ? c.sibling
               : in_place_p (m_kind)     ? c.plain
               : m_room                  ? c.inner
                                         : c.called))
    return false;
  if (i == m_last_inner && m_at_last)
    end_room (c.epilogue);
  return true;
}

bool
composer::way_back ()
{
  switch (m_kind)
    {
    case FRAGMENT_CALLED:
      if (m_room)
        end_room (m_context.epilogue);
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

bool
composer::run ()
{
  find_inner_calls ();
  if (!way_in ())
    return false;
  for (size_t i = 0; i < m_insns.size (); i++)
    if (!insn (i))
      return false;
  return way_back ();
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
  return result + text.substr (at);
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
