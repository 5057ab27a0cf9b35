/* The source of all fragments that units share.  SPDX-License-Identifier: GPL-3.0-or-later

   All fragments of a context are in one section with one unwind entry, as an entry costs as much as several
   fragments save; those that begin with one frame are adjacent.  With a section each a linker that is given
   --gc-sections drops what nothing refers to, at the price of an entry each where there are tables.

   Fragments are weak: several libraries of a program may have brought the same ones, whose names say that they
   are the same.  With a section each the linker keeps one of them.

   What fragments name is weak here, too: a library's member or a program may have no use of a fragment, and then
   the linker must not look for what it names.  Units that do use it name the symbols themselves
   (fragment_store::write).  */

#include <algorithm>
#include <set>

#include "program/merge.h"

namespace outline
{

namespace
{

class source_writer
{
public:
  source_writer (const merged_program &program, bool sections)
    : m_program (program), m_sections (sections)
  {}

  std::string run ();

private:
  void write_context (const std::string &content, const fragment_context &context);
  void write_fragment (const shared_fragment &f, const fragment_context &context);
  void begin_section (const fragment_context &context, const std::string &group);
  void go_to (const fragment_context &context, const std::string &directives);

  const merged_program &m_program;
  bool m_sections;
  std::string m_source;
  std::string m_frame;          /* The directives of the frame that was gone to last.  */
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

void
source_writer::go_to (const fragment_context &context, const std::string &directives)
{
  parsed_frame from (context), to (context);
  from.apply (m_frame);
  to.apply (directives);
  m_source += to.directives (from);
  m_frame = directives;
}

void
source_writer::write_fragment (const shared_fragment &f, const fragment_context &context)
{
  if (m_sections)
    begin_section (context, f.name);
  if (!f.code.frames.empty ())
    go_to (context, f.code.frames[0].directives);
  m_source += context.before_label;
  m_source += "\t.weak\t" + f.name + "\n\t.hidden\t" + f.name + "\n\t.type\t" + f.name
              + ", %function\n" + f.name + ":\n";
  size_t at = 0;
  for (const text_frame &frame : f.code.frames)
    {
      m_source += f.code.text.substr (at, frame.at - at);
      go_to (context, frame.directives);
      at = frame.at;
    }
  m_source += f.code.text.substr (at) + "\t.size\t" + f.name + ", .-" + f.name + "\n";
  if (m_sections && context.unwound)
    m_source += "\t.cfi_endproc\n";
}

void
source_writer::write_context (const std::string &content, const fragment_context &context)
{
  std::vector<const shared_fragment *> fragments;
  for (const shared_fragment &f : m_program.fragments)
    if (f.context == content)
      fragments.push_back (&f);
  /* A name stands for its contents; shards of a program may have found the same.  */
  std::sort (fragments.begin (), fragments.end (),
             [] (const shared_fragment *a, const shared_fragment *b) { return a->name < b->name; });
  fragments.erase (std::unique (fragments.begin (), fragments.end (),
                                [] (const shared_fragment *a, const shared_fragment *b) {
                                  return a->name == b->name;
                                }),
                   fragments.end ());
  if (fragments.empty ())
    return;
  auto start = [] (const shared_fragment *f) {
    return f->code.frames.empty () ? std::string () : f->code.frames[0].directives;
  };
  std::stable_sort (fragments.begin (), fragments.end (),
                    [&] (const shared_fragment *a, const shared_fragment *b) {
                      return start (a) < start (b);
                    });
  if (!m_sections)
    begin_section (context, "");
  for (const shared_fragment *f : fragments)
    write_fragment (*f, context);
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
