/* The source of all fragments that units share.  SPDX-License-Identifier: GPL-3.0-or-later

   All fragments of a context are in one section with one unwind entry, as an entry costs as much as several
   fragments save; those that begin with one frame are adjacent.  Where an entry describes all its code at once
   (EHABI), fragments with the same description share one.  If each fragment has a section, a linker with
   --gc-sections drops those that nothing refers to, at the price of an entry for each where there are tables.

   The labels of fragments, of jumps and of constants in the code, have numbers of their own in the file.

   Fragments are weak: several libraries of a program may contain the same ones, and equal names mean equal
   code.  If each has a section, the linker keeps one copy.

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
  source_writer (const merged_program &program, bool sections)
    : m_program (program), m_sections (sections)
  {}

  std::string run ();

private:
  void write_context (const std::string &content, const fragment_context &context);
  std::vector<const shared_fragment *> fragments_of (const std::string &content) const;
  std::vector<host_of_ends> hosts_of (const std::vector<const shared_fragment *> &fragments) const;
  void write_host (const host_of_ends &host, const fragment_context &context);
  void begin_fragment (const shared_fragment &f, const fragment_context &context);
  void begin_section (const fragment_context &context, const std::string &group);
  void begin_table_entry (const std::string &directives);
  std::string labelled (const composed_fragment &code, const std::string &text) const;
  void go_to (const fragment_context &context, const std::string &directives);

  const merged_program &m_program;
  bool m_sections;
  std::string m_source;
  std::string m_frame;          /* The directives of the frame that was gone to last.  */
  std::string m_table_entry;    /* Those of the open entry of a table; empty if none is.  */
  uint32_t m_labels = 0;        /* Of fragments, so far.  */
};

void
source_writer::begin_section (const fragment_context &context, const std::string &group)
{
  m_source += (group.empty ()
                 ? "\t.text\n"
                 : "\t.section\t.text." + group + ",\"axG\",%progbits," + group + ",comdat\n");
  if (context.alignment > 1)
    m_source += "\t.balign\t" + std::to_string (context.alignment) + "\n";
  m_source += context.machine;
  if (context.unwound)
    m_source += context.opening;
  m_frame.clear ();
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
source_writer::go_to (const fragment_context &context, const std::string &directives)
{
  parsed_frame from (context), to (context);
  from.apply (m_frame);
  to.apply (directives);
  m_source += to.directives (from);
  m_frame = directives;
}

/* TEXT, a part of CODE, with its labels.  */
std::string
source_writer::labelled (const composed_fragment &code, const std::string &text) const
{
  std::string result;
  size_t from = 0;
  for (size_t at = text.find ('@'); code.labels && at != std::string::npos; at = text.find ('@', from))
    {
      size_t end = at + 1;
      uint32_t number = 0;
      while (end < text.size () && text[end] >= '0' && text[end] <= '9' && number < code.labels)
        number = number * 10 + (text[end++] - '0');
      bool label = end > at + 1 && number < code.labels;
      result += text.substr (from, at - from);
      result += label ? ".L" + std::to_string (m_labels + number) : text.substr (at, end - at);
      from = end;
    }
  return result + text.substr (from);
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
  if (m_sections)
    begin_section (context, f.name);
  begin_table_entry (f.code.table_entry);
  if (!f.code.frames.empty ())
    go_to (context, f.code.frames[0].directives);
  begin_fragment (f, context);
  size_t at = 0;
  auto frame = f.code.frames.begin ();
  auto write_to = [&] (size_t end) {
    for (; frame != f.code.frames.end () && frame->at < end; ++frame)
      {
        m_source += labelled (f.code, text.substr (at, frame->at - at));
        go_to (context, frame->directives);
        at = frame->at;
      }
    m_source += labelled (f.code, text.substr (at, end - at));
    at = end;
  };
  for (const shared_fragment *end : host.ends)
    {
      write_to (text.size () - end->code.text.size ());
      begin_fragment (*end, context);
    }
  write_to (text.size ());
  if (frame != f.code.frames.end ())
    go_to (context, frame->directives);
  m_source += "\t.size\t" + f.name + ", .-" + f.name + "\n";
  for (const shared_fragment *end : host.ends)
    m_source += "\t.size\t" + end->name + ", .-" + end->name + "\n";
  m_labels += f.code.labels;
  if (m_sections)
    begin_table_entry ("");
  if (m_sections && context.unwound)
    m_source += "\t.cfi_endproc\n";
}

/* Text that begins with that of another fragment if that is the end of F: its lines, the last one first, each after the
   directives for its frame.  (Labels before that end give its own other numbers: then it is not found.)  */
std::string
read_backwards (const shared_fragment &f)
{
  const composed_fragment &code = f.code;
  std::string read = code.table_entry + "\n";
  auto frame = code.frames.rbegin ();
  for (size_t end = code.text.size (), start; end > 0; end = start)
    {
      size_t before = end > 1 ? code.text.rfind ('\n', end - 2) : std::string::npos;
      start = before == std::string::npos ? 0 : before + 1;
      while (frame != code.frames.rend () && frame->at > start)
        ++frame;
      if (frame != code.frames.rend ())
        read += frame->directives;
      read.append (code.text, start, end - start);
    }
  return read;
}

/* FRAGMENTS, each with those that are its ends, longer ones first, unless each gets a section.  */
std::vector<host_of_ends>
source_writer::hosts_of (const std::vector<const shared_fragment *> &fragments) const
{
  std::vector<std::string> backwards;
  backwards.reserve (fragments.size ());
  for (const shared_fragment *f : fragments)
    backwards.push_back (m_sections ? f->name : read_backwards (*f));
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
  std::vector<host_of_ends> hosts = hosts_of (fragments_of (content));
  if (hosts.empty ())
    return;
  auto start = [] (const host_of_ends &host) {
    const composed_fragment &code = host.fragment->code;
    return code.frames.empty () ? code.table_entry : code.frames[0].directives;
  };
  std::stable_sort (hosts.begin (), hosts.end (),
                    [&] (const host_of_ends &a, const host_of_ends &b) { return start (a) < start (b); });
  if (!m_sections)
    begin_section (context, "");
  for (const host_of_ends &host : hosts)
    write_host (host, context);
  begin_table_entry ("");
  if (!m_sections && context.unwound)
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
shared_source (const merged_program &program, bool sections)
{
  return source_writer (program, sections).run ();
}

} // namespace outline
