/* The fragments of a unit in the assembler file.
   SPDX-License-Identifier: GPL-3.0-or-later

   The fragments of a section are adjacent and share one unwind entry, as an entry
   costs as much as several fragments save; COMDAT fragments have their own.  A called fragment begins in the
   state in which every function begins.  A tail or register-jump fragment begins in the state of
   its sites, which directives set up before it; fragments of one state are adjacent.  A
   register-call fragment is called, and takes over the state of its sites after its first
   instruction:

     .cfi_startproc
     folded.1:  movq %rax, (%rdi)
                ret
                .cfi_remember_state
                .cfi_def_cfa_offset 16
                .cfi_offset 3, -16
     folded.2:  .cfi_remember_state
                xorl %eax, %eax
                popq %rbx
                .cfi_def_cfa_offset 8
                .cfi_restore 3
                ret
                .cfi_restore_state
     folded.3:  movl %ebp, %eax
                popq %rbx
                .cfi_restore_state
                ret
     .cfi_endproc

   States are set up in the fewest bytes: the last fragment of a state, if it ends with the
   frame of a function's start, restores what was remembered before the first.

   Entries that only debuggers read are not loaded: each fragment has one.  */

#include "rtl/write/fragment-output.h"

#include <algorithm>
#include <tuple>

#include "facts/function-size.h"
#include "facts/linked-functions.h"
#include "facts/symbol-name.h"
#include "gcc/unwind.h"
#include "plugin/options.h"
#include "rtl/write/fragment-describer.h"

namespace outline
{

namespace
{

/* Writes call frame directives.  */
class frame_writer
{
public:
  /* Begins an entry with the directives OPENING.  */
  void
  begin (const std::string &opening)
  {
    fputs (opening.c_str (), asm_out_file);
    m_row = start_row ();
  }

  void
  go_to (const frame_rules &row)
  {
    fputs (row.directives (m_row).c_str (), asm_out_file);
    m_row = row;
  }

  void
  remember ()
  {
    fputs ("\t.cfi_remember_state\n", asm_out_file);
    m_remembered.push_back (m_row);
  }

  void
  restore ()
  {
    fputs ("\t.cfi_restore_state\n", asm_out_file);
    m_row = m_remembered.back ();
    m_remembered.pop_back ();
  }

  /* Begins code with the row ROW of its sites.  Remembers the current row if it is needed again: if
     MORE states follow, or the code ends with row LAST, which is the current one.  */
  void
  begin_state (const frame_rules &row, bool more, const frame_rules &last)
  {
    if (!m_remembered.empty ())
      restore ();
    m_in_place = row != m_row;
    if (m_in_place && (more || last == m_row))
      remember ();
    go_to (row);
  }

  /* Whether the last begin_state changed the row.  */
  bool in_place_p () const { return m_in_place; }

  /* Whether ROW is what was remembered last.  */
  bool
  remembered_p (const frame_rules &row) const
  {
    return !m_remembered.empty () && m_remembered.back () == row;
  }

  void end () { fputs ("\t.cfi_endproc\n", asm_out_file); }

  /* The row that the directives so far have set.  */
  const frame_rules &row () const { return m_row; }

private:
  frame_rules m_row = start_row ();
  std::vector<frame_rules> m_remembered;
  bool m_in_place = false;
};

/* Writes the directives and labels before the instructions of FRAGMENT.  */
void
begin_fragment (const fold_target &target, const placed_fragment &fragment)
{
  fputs (target.before_label (), asm_out_file);
  const std::string symbol = symbol_of_assembler_name (fragment.name);
  if (fragment.function)
    ASM_OUTPUT_TYPE_DIRECTIVE (asm_out_file, symbol.c_str (), "function");
  ASM_OUTPUT_LABEL (asm_out_file, symbol.c_str ());
  for (int number : fragment.begins)
    targetm.asm_out.internal_label (asm_out_file, "L", number);
}

/* Writes the size of FRAGMENT, which ends here: profilers overlook functions without one.  */
void
write_size (const placed_fragment &fragment)
{
  if (fragment.function)
    ASM_OUTPUT_MEASURED_SIZE (asm_out_file, symbol_of_assembler_name (fragment.name).c_str ());
}

/* Writes the text of a fragment with its unwind directives.  */
class text_writer
{
public:
  /* LAST_OF_STATE: no fragment after FRAGMENT needs its state, so it may end in .cfi_restore_state instead of spelling
     out the row.  */
  text_writer (const host_fragment &fragment, frame_writer &frames, bool last_of_state,
               fragment_describer &describer)
    : m_fragment (fragment), m_frames (frames), m_next (fragment.frames.begin ()),
      m_last_of_state (last_of_state),
      m_describer (describer), m_debugs (fragment.readers == cfi_consumer::debuggers),
      m_described (fragment.readers == cfi_consumer::unwinders)
  {
    if (m_debugs && !fragment.frames.empty () && fragment.frames.front ().row.known)
      {
        m_frames.begin (fragment.opening);
        m_described = true;
      }
  }

  /* Writes the text up to byte END.  */
  void
  write_to (size_t end)
  {
    for (; m_described && m_next != m_fragment.frames.end () && m_next->at < end; ++m_next)
      {
        write_text (m_next->at);
        if (!m_next->row.known)
          stop_describing ();
        else if (m_last_of_state && m_next + 1 == m_fragment.frames.end ()
                 && m_next != m_fragment.frames.begin ()
                 && m_frames.remembered_p (m_next->row))
          m_frames.restore ();
        else
          m_frames.go_to (m_next->row);
      }
    write_text (end);
  }

  /* Ends the entry for debuggers if code that jumps to E, which begins here, may have another frame than
     code that comes from above.  */
  void
  join (const placed_fragment &e)
  {
    if (m_debugs && m_described
        && (e.frames.empty () || e.frames.front ().row != row_here ()))
      stop_describing ();
  }

  void
  finish ()
  {
    write_to (m_fragment.text.size ());
    if (m_debugs && m_described)
      stop_describing ();
  }

private:
  void
  write_text (size_t end)
  {
    m_describer.write (m_at, end);
    m_at = end;
  }

  void
  stop_describing ()
  {
    m_frames.end ();
    m_described = false;
  }

  /* The frame of what is written next.  */
  const frame_rules &
  row_here () const
  {
    return (m_next != m_fragment.frames.end () && m_next->at == m_at
              ? m_next->row
              : m_frames.row ());
  }

  const host_fragment &m_fragment;
  frame_writer &m_frames;
  std::vector<frame_change>::const_iterator m_next;
  size_t m_at = 0;
  bool m_last_of_state;
  fragment_describer &m_describer;
  bool m_debugs;
  bool m_described;
};

/* Writes FRAGMENT, in the section with the name SECTION (empty: text_section).  If KEPT, the frame after it
   is as it was before it.  */
void
write_fragment (const fold_target &target, const host_fragment &fragment, const std::string &section,
                frame_writer &frames, bool kept)
{
  bool restores = kept && fragment.frames.back ().row != fragment.frames.front ().row;
  std::string group = fragment.linkonce ? fragment.name : std::string ();
  auto start_of = [&] (const placed_fragment &e) { return fragment.text.size () - e.text.size (); };
  std::vector<debug_mark> marks = fragment.debug.marks;
  add_site_lines (marks, fragment.debug.others, 0);
  for (const placed_fragment &e : fragment.ends)
    add_site_lines (marks, e.debug.others, start_of (e));
  std::vector<inlined_frames> inlined = fragment.debug.inlined;
  fragment_describer describer (target, fragment, marks, inlined);
  code_origins origins = fragment.debug.origins;
  auto describe = [&] (const placed_fragment &part, size_t start, size_t next) {
    describer.begin (part.debug, origins, section, group, start,
                     next < fragment.ends.size () ? start_of (fragment.ends[next]) : fragment.text.size ());
  };
  begin_fragment (target, fragment);
  describe (fragment, 0, 0);
  if (restores)
    frames.remember ();
  text_writer text (fragment, frames, !kept, describer);
  for (size_t k = 0; k < fragment.ends.size (); k++)
    {
      const placed_fragment &e = fragment.ends[k];
      text.write_to (start_of (e));
      text.join (e);
      describer.end ();
      begin_fragment (target, e);
      origins.add (e.debug.origins);
      keep_common (inlined, fragment.debug, e.debug, start_of (e));
      describe (e, start_of (e), k + 1);
    }
  text.finish ();
  describer.end ();
  if (restores)
    frames.restore ();
  write_size (fragment);
  for (const placed_fragment &e : fragment.ends)
    write_size (e);
}

typedef std::vector<host_fragment>::const_iterator host_iterator;

/* Writes the fragments BEGIN to END one after the other, with one unwind entry, in the section with the
   name SECTION (empty: text_section).  */
void
write_group (const fold_target &target, host_iterator begin, host_iterator end,
             const std::string &section)
{
  bool unwound = begin->readers == cfi_consumer::unwinders;
  const std::string *machine = &begin->machine;
  if (FUNCTION_BOUNDARY > BITS_PER_UNIT)
    ASM_OUTPUT_ALIGN (asm_out_file,
                      floor_log2 (FUNCTION_BOUNDARY / BITS_PER_UNIT));
  target.declare_fragments (asm_out_file);
  fputs (begin->machine.c_str (), asm_out_file);
  fputs (begin->table_entry.c_str (), asm_out_file);
  frame_writer frames;
  if (unwound)
    frames.begin (in_section && continue_unwind_entry (in_section, begin->opening)
                    ? std::string ()
                    : begin->opening);
  auto start_of = [] (host_iterator b) -> const frame_rules & {
    return b->frames.front ().row;
  };
  host_iterator end_of_state = begin;
  for (auto b = begin; b != end; b++)
    {
      if (unwound && b == end_of_state)
        {
          end_of_state = std::find_if (b + 1, end, [&] (const host_fragment &other) {
            return other.frames.front ().row != start_of (b);
          });
          frames.begin_state (start_of (b), end_of_state != end,
                              end_of_state[-1].frames.back ().row);
        }
      if (b->machine != *machine)
        {
          machine = &b->machine;
          fputs (machine->c_str (), asm_out_file);
        }
      bool kept = (unwound && b + 1 != end
                   && (b + 1 != end_of_state || !frames.in_place_p ()));
      write_fragment (target, *b, section, frames, kept);
    }
  if (unwound)
    frames.end ();
  if (!begin->table_entry.empty ())
    fputs ("\t.fnend\n", asm_out_file);
}

/* The start of the names of sections for CODE.  */
std::string
section_name (code_section code)
{
  return (code == CODE_UNLIKELY ? ".text.unlikely"
          : code == CODE_HOT    ? ".text.hot"
                                : ".text");
}

/* Whether what is in SECTION, LINKONCE as placed_fragment's, is in a section that functions may be in.  */
bool
in_unit_section_p (const fragment_section &section, bool linkonce)
{
  return !linkonce && section.number == 0;
}

/* Begins the section whose first fragment is FRAGMENT, which is in a gap of PLACES.  Returns its name; an empty one if
   it is text_section.  */
std::string
begin_section (const fold_target &target, const placed_fragment &fragment, text_places &places)
{
  std::string section = section_name (fragment.section.code);
  if (in_unit_section_p (fragment.section, fragment.linkonce))
    {
      places.go_to_gap (fragment.gap);
      switch_to_section (fragment.section.code == CODE_USUAL
                           ? text_section
                           : get_section (ggc_strdup (section.c_str ()), SECTION_CODE,
                                          NULL_TREE));
      fputs (target.functions_end (), asm_out_file);
      return fragment.section.code == CODE_USUAL ? std::string () : section;
    }
  section += "." + fragment.name;
  targetm.asm_out.named_section (section.c_str (),
                                 SECTION_CODE
                                   | (fragment.linkonce ? SECTION_LINKONCE : 0),
                                 fragment.linkonce ? get_identifier (fragment.name.c_str ())
                                            : NULL_TREE);
  in_section = NULL;
  if (fragment.linkonce)
    fprintf (asm_out_file, "\t.weak\t%s\n\t.hidden\t%s\n", fragment.name.c_str (),
             fragment.name.c_str ());
  return section;
}

/* The place of FRAGMENT: fragments of one place are adjacent.  */
std::tuple<bool, fragment_section, uint32_t>
place_of (const placed_fragment &fragment)
{
  return { fragment.linkonce, fragment.section, fragment.gap };
}

/* Names the start of the fragments from BEGIN on, before END, that are in SECTION, as begin_section returns it, if the
   first of them is anonymous: those who look for the symbol before an address shall not find the function before.  Of
   code that does not trap no address is in a trace.  */
void
name_section_start (host_iterator begin, host_iterator end, const std::string &section)
{
  if (begin->anonymous
      && std::any_of (begin, end, [&] (const host_fragment &host) {
           return place_of (host) == place_of (*begin) && host.traps;
         }))
    fprintf (asm_out_file, "%s_.f%s:\n", user_label_prefix, section.c_str ());
}

/* The directives that FRAGMENT's entry begins with, for unwinders.  */
std::string
entry_opening (const placed_fragment &fragment)
{
  return fragment.readers == cfi_consumer::unwinders ? fragment.opening : std::string ();
}

/* The directives at the start of FRAGMENT that set up its frame for unwinders or, where unwinders read none, that
   begin its entry in a table of functions.  */
std::string
start_directives (const placed_fragment &fragment)
{
  return (fragment.readers == cfi_consumer::unwinders
            ? directives_from_start (fragment.frames.front ().row)
            : fragment.table_entry);
}

/* Whether A and B may have one unwind entry.  Where an entry cannot describe several states, each
   has its own.  */
bool
one_entry_p (const placed_fragment &a, const placed_fragment &b)
{
  return (!a.linkonce && place_of (a) == place_of (b)
          && entry_opening (a) == entry_opening (b)
          && a.table_entry == b.table_entry);
}

/* The order of fragments in the file: those with names first, so that each address has one before it; those together
   that share an entry, a state, a machine.  */
bool
before_p (const placed_fragment &a, const placed_fragment &b)
{
  if (place_of (a) != place_of (b))
    return place_of (a) < place_of (b);
  if (a.anonymous != b.anonymous)
    return b.anonymous;
  if (entry_opening (a) != entry_opening (b))
    return entry_opening (a) > entry_opening (b);
  if (start_directives (a) != start_directives (b))
    return start_directives (a) < start_directives (b);
  return a.machine < b.machine;
}

} // namespace

std::string
placed_fragment::labelled_text (size_t start, size_t end) const
{
  char label[32];
  ASM_GENERATE_INTERNAL_LABEL (label, "L", 0);
  return labelled (text.substr (start, end - start), std::string (label + 1, strlen (label) - 2), first_label);
}

std::set<std::string>
unit_sections (const std::vector<chosen_fragment> &chosen)
{
  std::set<std::string> names;
  for (const chosen_fragment &f : chosen)
    if (f.program_fragment == no_program_fragment && in_unit_section_p (f.section, f.linkonce))
      names.insert (section_name (f.section.code));
  return names;
}

bool
tails_entered_from_above_p (const fold_target &target)
{
  return (!all_apart_p () && !unwind_tables_in_unit_p () && !function_tables_p ()
          && !target.constants_in_code_p () && !target.near_reach (FRAGMENT_TAIL) && opts.limit < 0);
}

void
write_fragment_here (const fold_target &target, host_fragment host)
{
  switch_to_section (text_section);
  std::vector<host_fragment> hosts;
  hosts.push_back (std::move (host));
  write_group (target, hosts.begin (), hosts.end (), std::string ());
}

void
write_fragments (const fold_target &target, std::vector<host_fragment> hosts, text_places &places)
{
  std::stable_sort (hosts.begin (), hosts.end (), before_p);
  std::string section;
  for (auto b = hosts.begin (), end = b; b != hosts.end (); b = end)
    {
      if (b == hosts.begin () || b->linkonce || place_of (*b) != place_of (b[-1]))
        {
          section = begin_section (target, *b, places);
          name_section_start (b, hosts.end (), section);
        }
      end = std::find_if (b + 1, hosts.end (), [&] (const host_fragment &other) {
        return !one_entry_p (*b, other);
      });
      write_group (target, b, end, section);
    }
}

} // namespace outline
