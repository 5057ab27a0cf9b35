/* The shared bodies of a unit.  SPDX-License-Identifier: GPL-3.0-or-later

   A body is printed while the function of its first site is the current one, into
   memory (rtl/printed-body.h); its text is written at the end of the unit.  So nothing of
   the function's RTL has to live longer than the function.

   All bodies of a unit stand in one piece of code behind one unwind entry, as
   an entry costs as much as several bodies save.  A called body begins in the
   state in which every function begins.  Code that is jumped to begins in the
   state of its sites, which is set up before it; those of one state stand
   together.  So do linked bodies.  Lifted ones are called, and take over the
   state of their sites behind their first instruction:

     .cfi_startproc
     folded.1:  movq %rax, (%rdi)
                ret
                .cfi_remember_state
                .cfi_def_cfa_offset 16
                .cfi_offset 3, -16
     folded.2:  xorl %eax, %eax
                .cfi_remember_state
                popq %rbx
                .cfi_restore 3
                .cfi_def_cfa_offset 8
                ret
                .cfi_restore_state
                .cfi_restore_state
     .cfi_endproc  */

#include "rtl/bodies.h"

#include <algorithm>
#include <map>

#include "plugin/content-hash.h"
#include "rtl/frame-state.h"

namespace outline
{

/* A hash of TEXT as text.  */
static std::string
hash_name (const std::string &text)
{
  char name[24];
  snprintf (name, sizeof name, "%016llx",
            (unsigned long long) content_hash (text));
  return name;
}

std::string
body_store::make (const fold_target &target, const body_choice &choice,
                  rtx_insn *first, rtx_insn *last, const std::string &state,
                  const code_constants &constants)
{
  body b;
  if (!print_body (target, choice.kind, first, last, state, constants, b))
    return std::string ();
  /* A thunk may read as a tail of other functions does, with which the linker need not
     keep it.  */
  std::string place = choice.section ? std::to_string (choice.section) : std::string ();
  b.name = "folded." + hash_name (b.content + place);
  if (choice.linkonce)
    /* Other objects rely on it.  */
    b.name += hash_name (b.name + b.content) + ".comdat";
  b.linkonce = choice.linkonce;
  b.section = choice.section;
  std::string name = b.name;
  if (m_by_name.emplace (name, m_bodies.size ()).second)
    m_bodies.push_back (std::move (b));
  else
    note_site (name, state);
  return name;
}

void
body_store::note_site (const std::string &name, const std::string &state)
{
  body &b = m_bodies[m_by_name.at (name)];
  if (!b.debug_opening.empty () && b.debug_state != state)
    b.debug_opening.clear ();
}

rtx_code_label *
body_store::new_label (const std::string &name)
{
  body &b = m_bodies[m_by_name.at (name)];
  if (b.linkonce)
    return NULL;
  rtx_code_label *label = gen_label_rtx ();
  b.starts.push_back (CODE_LABEL_NUMBER (label));
  return label;
}

/* Whether SHORTER, jumped to or called, may be the end of LONGER: the same
   instructions, in the same frame state.  */
static bool
end_of_p (const printed_body &shorter, const printed_body &longer)
{
  if (shorter.machine != longer.machine || shorter.opening != longer.opening
      || shorter.state != longer.state
      || shorter.text.size () >= longer.text.size ())
    return false;
  size_t before = longer.text.size () - shorter.text.size ();
  size_t cfi = longer.text.find ("\t.cfi_", longer.settled);
  return (before >= longer.settled && longer.text[before - 1] == '\n'
          && longer.text.compare (before, std::string::npos, shorter.text) == 0
          && (cfi == std::string::npos || cfi >= before));
}

/* Takes all bodies out of the store, those that are the end of another one with
   that.  */
std::vector<body_store::host>
body_store::take_hosts ()
{
  /* By their texts read backwards each stands before those that it ends.  */
  std::vector<std::pair<std::string, size_t>> backwards;
  for (size_t i = 0; i < m_bodies.size (); i++)
    if (!m_bodies[i].linkonce)
      backwards.emplace_back (std::to_string (m_bodies[i].section) + '\0'
                                + m_bodies[i].machine + m_bodies[i].opening
                                + m_bodies[i].state + '\0'
                                + std::string (m_bodies[i].text.rbegin (),
                                               m_bodies[i].text.rend ()),
                              i);
  std::sort (backwards.begin (), backwards.end ());
  std::vector<size_t> host_of (m_bodies.size ());
  for (size_t i = 0; i < m_bodies.size (); i++)
    host_of[i] = i;
  for (size_t k = backwards.size (); k-- > 1;)
    {
      size_t shorter = backwards[k - 1].second, longer = backwards[k].second;
      if (m_bodies[shorter].section == m_bodies[longer].section
          && end_of_p (m_bodies[shorter], m_bodies[host_of[longer]]))
        host_of[shorter] = host_of[longer];
    }

  std::vector<host> hosts;
  std::vector<size_t> place (m_bodies.size ());
  for (size_t i = 0; i < m_bodies.size (); i++)
    if (host_of[i] == i)
      {
        place[i] = hosts.size ();
        hosts.push_back ({ m_bodies[i], {} });
      }
  for (size_t k = backwards.size (); k-- > 0;)
    {
      size_t i = backwards[k].second;
      if (host_of[i] != i)
        hosts[place[host_of[i]]].ends.push_back (m_bodies[i]);
    }
  m_bodies.clear ();
  return hosts;
}

/* Writes what stands before the instructions of B.  */
void
body_store::begin_body (const fold_target &target, const body &b)
{
  fputs (target.body_directives (), asm_out_file);
  ASM_OUTPUT_TYPE_DIRECTIVE (asm_out_file, b.name.c_str (), "function");
  ASM_OUTPUT_LABEL (asm_out_file, b.name.c_str ());
  for (int number : b.starts)
    targetm.asm_out.internal_label (asm_out_file, "L", number);
}

/* The frame that DIRECTIVES, from the start of a function on, come to, so that equal frames
   are equal texts; unknown_frame where there are others than frame_state writes.  */
static std::string
frame_after (const std::string &directives)
{
  long cfa = -1, offset = -1;
  std::map<long, long> saved;
  for (size_t at = 0, next; at < directives.size (); at = next + 1)
    {
      next = MIN (directives.find ('\n', at), directives.size ());
      std::string line = directives.substr (at, next - at);
      long reg, value;
      if (sscanf (line.c_str (), " .cfi_def_cfa %ld, %ld", &reg, &value) == 2)
        cfa = reg, offset = value;
      else if (sscanf (line.c_str (), " .cfi_def_cfa_offset %ld", &value) == 1)
        offset = value;
      else if (sscanf (line.c_str (), " .cfi_def_cfa_register %ld", &reg) == 1)
        cfa = reg;
      else if (sscanf (line.c_str (), " .cfi_offset %ld, %ld", &reg, &value) == 2)
        saved[reg] = value;
      else if (sscanf (line.c_str (), " .cfi_restore %ld", &reg) == 1)
        saved.erase (reg);
      else
        return unknown_frame;
    }
  std::string told = std::to_string (cfa) + ' ' + std::to_string (offset);
  for (const auto &[reg, place] : saved)
    told += ' ' + std::to_string (reg) + ' ' + std::to_string (place);
  return told;
}

/* Whether debuggers may be told of one frame for the end E of B, for those that fall into
   it, which directives ALREADY told of B have brought there, and those that jump to it.  */
bool
body_store::same_frame_p (const body &b, const std::string &already, const body &e)
{
  std::string frame = frame_after (b.debug_state + already);
  return (!e.debug_opening.empty () && frame != unknown_frame
          && frame == frame_after (e.debug_state));
}

void
body_store::write_body (const fold_target &target, const host &b)
{
  begin_body (target, b);
  if (b.changes_frame)
    fputs ("\t.cfi_remember_state\n", asm_out_file);
  fputs (b.debug_opening.c_str (), asm_out_file);
  size_t at = 0;
  auto frame = b.debug_frame.begin ();
  bool debugs = !b.debug_opening.empty ();
  std::string told;
  /* Writes the text up to END.  */
  auto write_to = [&] (size_t end) {
    for (; debugs && frame != b.debug_frame.end () && frame->first <= end; frame++)
      {
        fputs (b.text.substr (at, frame->first - at).c_str (), asm_out_file);
        fputs (frame->second.c_str (), asm_out_file);
        told += frame->second;
        at = frame->first;
      }
    fputs (b.text.substr (at, end - at).c_str (), asm_out_file);
    at = end;
  };
  for (const body &e : b.ends)
    {
      write_to (b.text.size () - e.text.size ());
      /* Debuggers are told of no frame where what falls into E may have another one than
         what jumps to it.  */
      bool same = debugs && same_frame_p (b, told, e);
      if (debugs && !same)
        fputs ("\t.cfi_endproc\n", asm_out_file);
      debugs = same;
      begin_body (target, e);
    }
  write_to (b.text.size ());
  if (debugs)
    fputs ("\t.cfi_endproc\n", asm_out_file);
  if (b.changes_frame)
    fputs ("\t.cfi_restore_state\n", asm_out_file);
  /* Profilers overlook symbols without a size.  */
  ASM_OUTPUT_MEASURED_SIZE (asm_out_file, b.name.c_str ());
  for (const body &e : b.ends)
    ASM_OUTPUT_MEASURED_SIZE (asm_out_file, e.name.c_str ());
}

/* Writes the bodies BEGIN to END, one behind the other, with one unwind
   entry.  */
void
body_store::write_group (const fold_target &target,
                         std::vector<host>::const_iterator begin,
                         std::vector<host>::const_iterator end)
{
  bool cfi = !begin->opening.empty ();
  const std::string *machine = &begin->machine;
  if (FUNCTION_BOUNDARY > BITS_PER_UNIT)
    ASM_OUTPUT_ALIGN (asm_out_file,
                      floor_log2 (FUNCTION_BOUNDARY / BITS_PER_UNIT));
  target.declare_bodies (asm_out_file);
  fputs (begin->machine.c_str (), asm_out_file);
  fputs (begin->opening.c_str (), asm_out_file);
  if (begin->entry)
    fputs (begin->state.c_str (), asm_out_file);
  const std::string *state = NULL;
  for (auto b = begin; b != end; b++)
    {
      if (cfi && !b->state.empty () && (!state || *state != b->state))
        {
          if (state)
            fputs ("\t.cfi_restore_state\n", asm_out_file);
          fputs ("\t.cfi_remember_state\n", asm_out_file);
          fputs (b->state.c_str (), asm_out_file);
          state = &b->state;
        }
      if (b->machine != *machine)
        {
          machine = &b->machine;
          fputs (machine->c_str (), asm_out_file);
        }
      write_body (target, *b);
    }
  if (cfi)
    fputs ("\t.cfi_endproc\n", asm_out_file);
  if (begin->entry)
    fputs ("\t.fnend\n", asm_out_file);
}

/* Begins the section whose first body is B.  */
void
body_store::begin_section (const fold_target &target, const body &b)
{
  if (!b.linkonce && b.section == 0)
    {
      switch_to_section (text_section);
      fputs (target.functions_end (), asm_out_file);
      return;
    }
  std::string section = ".text." + b.name;
  targetm.asm_out.named_section (section.c_str (),
                                 SECTION_CODE
                                   | (b.linkonce ? SECTION_LINKONCE : 0),
                                 b.linkonce ? get_identifier (b.name.c_str ())
                                            : NULL_TREE);
  in_section = NULL;
  if (b.linkonce)
    fprintf (asm_out_file, "\t.weak\t%s\n\t.hidden\t%s\n", b.name.c_str (),
             b.name.c_str ());
}

void
body_store::write (const fold_target &target)
{
  std::vector<host> hosts = take_hosts ();
  auto place = [] (const host &b) {
    return std::make_pair (b.linkonce, b.section);
  };
  std::stable_sort (hosts.begin (), hosts.end (),
                    [&] (const host &a, const host &b) {
                      return (place (a) != place (b)   ? place (a) < place (b)
                              : a.opening != b.opening ? a.opening > b.opening
                              : a.state != b.state     ? a.state < b.state
                                                       : a.machine < b.machine);
                    });
  for (auto b = hosts.begin (), end = b; b != hosts.end (); b = end)
    {
      if (b == hosts.begin () || b->linkonce || place (*b) != place (b[-1]))
        begin_section (target, *b);
      /* Where one entry cannot tell several states, each has its own.  */
      end = std::find_if (b + 1, hosts.end (), [&] (const host &other) {
        return (b->linkonce || place (other) != place (*b)
                || other.opening != b->opening
                || ((other.entry || b->entry) && other.state != b->state));
      });
      write_group (target, b, end);
    }
}

} // namespace outline
