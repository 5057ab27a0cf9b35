/* Fragments as functions for debuggers, while they are written.
   SPDX-License-Identifier: GPL-3.0-or-later

   Writes what rtl/write/fragment-debug.cc has recorded along with the text: it calls the debug hooks that
   "final" calls for a function, and those for lines, calls and scopes when the text reaches their places.  */

#include "rtl/write/fragment-describer.h"

#include "gcc/memory-output.h"
#include "rtl/write/site-debug.h"

namespace outline
{

/* Calls HOOK of debug_hooks, and writes the labels that it writes, but no directives for unwinders: a
   fragment has its own.  */
template <typename hook_call>
static void
labels_only (hook_call hook)
{
  const std::string written = printed_by (hook);
  for (size_t start = 0, end; start < written.size (); start = end)
    {
      end = written.find ('\n', start) + 1;
      if (written.compare (start, 6, "\t.cfi_") != 0)
        fwrite (&written[start], 1, end - start, asm_out_file);
    }
}

/* Makes the scopes of the function, which is the text from byte START to END; each scope is one
   contiguous range.  */
void
fragment_describer::make_scopes (size_t start, size_t end)
{
  m_scopes.clear ();
  m_next_scope = 0;
  DECL_INITIAL (m_decl) = make_node (BLOCK);
  inlined_frames open;                  /* The outermost first.  */
  std::vector<tree> scopes = { DECL_INITIAL (m_decl) };
  auto change = [&] (size_t at, const inlined_frames &frames) {
    size_t same = std::mismatch (open.begin (), open.begin () + MIN (open.size (), frames.size ()),
                                 frames.rbegin ()).first - open.begin ();
    for (; open.size () > same; open.pop_back (), scopes.pop_back ())
      m_scopes.push_back ({ at, scopes.back (), false });
    while (open.size () < frames.size ())
      {
        open.push_back (frames.rbegin ()[open.size ()]);
        scopes.push_back (add_scope (scopes.back (), open.back ()));
        m_scopes.push_back ({ at, scopes.back (), true });
      }
  };
  const std::vector<size_t> &starts = m_fragment.debug.starts;
  for (size_t i = 0; i < m_inlined.size (); i++)
    if (starts[i] >= start && starts[i] < end && (i == 0 || starts[i] > starts[i - 1]))
      change (starts[i], m_inlined[i]);
  change (end, {});
  number_blocks (m_decl);
}

void
fragment_describer::begin (const fragment_debug &debug, const code_origins &origins,
                           const std::string &section, const std::string &group, size_t start, size_t end)
{
  const expanded_location *where = line_at (m_marks, start);
  if (!debug.decl || !where)
    return;
  m_decl = debug.decl;
  DECL_NAME (m_decl) = get_identifier (origins.text ("folded").c_str ());
  if (!section.empty ())
    {
      cgraph_node *node = cgraph_node::create (m_decl);
      set_decl_section_name (m_decl, section.c_str ());
      if (!group.empty ())
        node->set_comdat_group (get_identifier (group.c_str ()));
      /* Which the assembler is in already.  */
      in_section = function_section (m_decl);
    }
  current_function_decl = m_decl;
  make_scopes (start, end);
  allocate_struct_function (m_decl, false);
  init_function_start (m_decl);
  gcc_assert (function_section (m_decl) == in_section);
  debug_hooks->begin_function (m_decl);
  labels_only ([] { debug_hooks->begin_prologue (0, 0, NULL); });
  if (m_next == m_marks.end () || m_next->at != start || m_next->what != debug_mark::LINE)
    debug_hooks->source_line (where->line, where->column, where->file, 0, true);
}

void
fragment_describer::write_text (size_t start, size_t end)
{
  fputs (m_fragment.labelled_text (start, end).c_str (), asm_out_file);
}

void
fragment_describer::write_mark (const debug_mark &mark)
{
  if (mark.what == debug_mark::LINE)
    debug_hooks->source_line (mark.where.line, mark.where.column, mark.where.file, 0, true);
  else
    describe_printed_call (m_target, mark.callee, mark.what == debug_mark::TAIL_CALL);
}

/* Writes where scopes begin and end before byte END of the text, with the text from byte START on up to the last of
   these places, which becomes START.  */
void
fragment_describer::write_scopes (size_t *start, size_t end)
{
  for (; m_next_scope < m_scopes.size () && m_scopes[m_next_scope].at < end; m_next_scope++)
    {
      const scope_mark &mark = m_scopes[m_next_scope];
      write_text (*start, mark.at);
      *start = mark.at;
      if (mark.begins)
        begin_debug_scope (*debug_hooks, mark.scope);
      else
        debug_hooks->end_block (0, BLOCK_NUMBER (mark.scope));
      TREE_ASM_WRITTEN (mark.scope) = 1;
    }
}

void
fragment_describer::write (size_t start, size_t end)
{
  /* A call that ends at END is before what begins there.  */
  for (; m_decl && m_next != m_marks.end ()
         && (m_next->at < end || (m_next->at == end && m_next->what != debug_mark::LINE));
       ++m_next)
    {
      write_scopes (&start, MIN (m_next->at + 1, end));
      write_text (start, m_next->at);
      start = m_next->at;
      write_mark (*m_next);
    }
  if (m_decl)
    write_scopes (&start, end);
  write_text (start, end);
}

void
fragment_describer::end ()
{
  if (!m_decl)
    return;
  size_t at = m_scopes.empty () ? 0 : m_scopes.back ().at;
  write_scopes (&at, at + 1);
  labels_only ([] { debug_hooks->end_epilogue (0, NULL); });
  describe_as (m_decl, IDENTIFIER_POINTER (DECL_NAME (m_decl)), debug_hooks->function_decl);
  free_after_compilation (cfun);
  set_cfun (NULL);
  current_function_decl = NULL_TREE;
  m_decl = NULL_TREE;
}

} // namespace outline
