/* The source of all fragments that units share.  SPDX-License-Identifier: GPL-3.0-or-later

   All fragments of a context are in one section with one unwind entry, as an entry costs as much as several
   fragments save; those that begin with one frame are adjacent.  Where an entry describes all its code at once
   (EHABI), fragments with the same description share one.

   The labels of fragments, of jumps and of constants in the code, have numbers of their own in the file.

   Fragments are weak: several libraries of a program may contain the same ones, and equal names mean equal
   code.

   Symbols that fragments name are weak references here, too: a program that does not use a fragment need not
   define them.  Units that do use it reference the symbols themselves (fragment_store::write).  */

#include <algorithm>
#include <set>

#include "core/prefixes.h"
#include "program/merge.h"

namespace outline
{

namespace
{

/* A fragment, and those that are its ends.  */
struct host_of_ends
{
  const shared_fragment *fragment;
  std::vector<const shared_fragment *> ends;
};

class source_writer
{
public:
  explicit source_writer (const merged_program &program) : m_program (program) {}

  std::string run ();

private:
  void write_context (const std::string &content, const fragment_context &context);
  std::vector<const shared_fragment *> fragments_of (const std::string &content) const;
  std::vector<host_of_ends> hosts_of (const std::vector<const shared_fragment *> &fragments,
                                      const frame_rules &start) const;
  void write_host (const host_of_ends &host, const fragment_context &context);
  void begin_fragment (const shared_fragment &f, const fragment_context &context);
  void begin_section (const fragment_context &context);
  void begin_table_entry (const std::string &directives);

  const merged_program &m_program;
  std::string m_source;
  frame_rules m_frame = frame_rules (0, 0); /* Of what was written last.  */
  std::string m_table_entry;    /* Those of the open entry of a table; empty if none is.  */
  uint32_t m_labels = 0;        /* Of fragments, so far.  */
};

void
source_writer::begin_section (const fragment_context &context)
{
  m_source += "\t.text\n";
  if (context.alignment > 1)
    m_source += "\t.balign\t" + std::to_string (context.alignment) + "\n";
  m_source += context.machine;
  if (context.unwound)
    m_source += context.opening;
  m_frame = context.start ();
}

/* What comes next is in an entry with DIRECTIVES, which are empty where there are none.  */
void
source_writer::begin_table_entry (const std::string &directives)
{
  if (directives == m_table_entry)
    return;
  if (!m_table_entry.empty ())
    m_source += "\t.fnend\n";
  m_source += directives;
  m_table_entry = directives;
}

void
source_writer::begin_fragment (const shared_fragment &f, const fragment_context &context)
{
  m_source += context.before_label;
  m_source += "\t.weak\t" + f.name + "\n\t.hidden\t" + f.name + "\n\t.type\t" + f.name
              + ", %function\n" + f.name + ":\n";
}

/* Writes HOST with labels for the fragments that are its ends.  */
void
source_writer::write_host (const host_of_ends &host, const fragment_context &context)
{
  const shared_fragment &f = *host.fragment;
  const std::string &text = f.code.text;
  begin_table_entry (f.code.table_entry);
  auto frame = f.code.frames.begin ();
  auto change_frame = [&] {
    m_source += frame->row.directives (m_frame);
    m_frame = frame->row;
    ++frame;
  };
  if (context.unwound)
    change_frame ();
  begin_fragment (f, context);
  size_t at = 0;
  auto write_text = [&] (size_t end) {
    m_source += labelled (text.substr (at, end - at), ".L", m_labels);
    at = end;
  };
  auto write_to = [&] (size_t end) {
    while (context.unwound && frame != f.code.frames.end () && frame->at < end)
      {
        write_text (frame->at);
        change_frame ();
      }
    write_text (end);
  };
  for (const shared_fragment *end : host.ends)
    {
      write_to (text.size () - end->code.text.size ());
      begin_fragment (*end, context);
    }
  write_to (text.size ());
  m_source += "\t.size\t" + f.name + ", .-" + f.name + "\n";
  for (const shared_fragment *end : host.ends)
    m_source += "\t.size\t" + end->name + ", .-" + end->name + "\n";
  m_labels += f.code.labels;
}

/* FRAGMENTS, each with those that are its ends, longer ones first; START: as composed_fragment::full_text's.  */
std::vector<host_of_ends>
source_writer::hosts_of (const std::vector<const shared_fragment *> &fragments, const frame_rules &start) const
{
  std::vector<std::string> backwards;
  backwards.reserve (fragments.size ());
  for (const shared_fragment *f : fragments)
    backwards.push_back (f->code.table_entry + "\n" + f->code.read_backwards (start));
  std::vector<host_of_ends> hosts;
  for (const core::prefix_group &group : core::group_by_prefix (backwards))
    {
      hosts.push_back ({ fragments[group.longest], {} });
      for (size_t end : group.prefixes)
        hosts.back ().ends.push_back (fragments[end]);
    }
  return hosts;
}

/* The fragments for the context CONTENT, each once: a name identifies its contents, and several batches may have found
   the same fragment.  */
std::vector<const shared_fragment *>
source_writer::fragments_of (const std::string &content) const
{
  std::vector<const shared_fragment *> fragments;
  for (const shared_fragment &f : m_program.fragments)
    if (f.context == content)
      fragments.push_back (&f);
  std::sort (fragments.begin (), fragments.end (),
             [] (const shared_fragment *a, const shared_fragment *b) { return a->name < b->name; });
  fragments.erase (std::unique (fragments.begin (), fragments.end (),
                                [] (const shared_fragment *a, const shared_fragment *b) {
                                  return a->name == b->name;
                                }),
                   fragments.end ());
  return fragments;
}

void
source_writer::write_context (const std::string &content, const fragment_context &context)
{
  const frame_rules first = context.start ();
  std::vector<host_of_ends> hosts = hosts_of (fragments_of (content), first);
  if (hosts.empty ())
    return;
  auto start = [&] (const host_of_ends &host) {
    const composed_fragment &code = host.fragment->code;
    return context.unwound ? code.frames[0].row.directives (first) : code.table_entry;
  };
  std::stable_sort (hosts.begin (), hosts.end (),
                    [&] (const host_of_ends &a, const host_of_ends &b) { return start (a) < start (b); });
  begin_section (context);
  for (const host_of_ends &host : hosts)
    write_host (host, context);
  begin_table_entry ("");
  if (context.unwound)
    m_source += "\t.cfi_endproc\n";
}

std::string
source_writer::run ()
{
  std::set<std::string> names, ends;
  for (const shared_fragment &f : m_program.fragments)
    for (size_t at = 0, end; at < f.code.names.size (); at = end + 1)
      {
        end = f.code.names.find ('\n', at);
        names.insert (f.code.names.substr (at, end - at));
      }
  m_source = "# Code that units of a program share, made by outline-merge.\n";
  for (const std::string &name : names)
    m_source += "\t.weak\t" + name + "\n";
  for (const auto &context : m_program.contexts)
    {
      write_context (context.first, context.second);
      ends.insert (context.second.file_end);
    }
  for (const std::string &end : ends)
    m_source += end;
  return m_source;
}

} // namespace

std::string
shared_source (const merged_program &program)
{
  return source_writer (program).run ();
}

} // namespace outline
