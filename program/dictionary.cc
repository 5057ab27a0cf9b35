/* Dictionaries as files.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/dictionary.h"

#include "program/bytes.h"
#include "program/digest.h"
#include "program/sections.h"

namespace outline
{

const char dictionary_format[] = "outline-dictionary";

std::string
content_mark (const std::string &content)
{
  return digest (content);
}

std::string
dictionary_file (const dictionary &d)
{
  file_sections sections;
  byte_writer contexts, marks, fragments, variants;
  contexts.number (d.contexts.size ());
  for (const std::string &c : d.contexts)
    contexts.text (c);
  marks.number (d.marks.size ());
  for (const std::string &mark : d.marks)
    marks.text (mark);
  fragments.number (d.fragments.size ());
  for (const dictionary_fragment &f : d.fragments)
    {
      fragments.text (f.name);
      fragments.number (f.kind);
      fragments.number (f.context);
      fragments.number (f.marks.size ());
      for (uint32_t mark : f.marks)
        fragments.number (mark);
      fragments.number (f.state == UINT32_MAX ? 0 : uint64_t (f.state) + 1);
      fragments.text (f.text);
    }
  variants.number (d.variants.size ());
  for (const std::string &variant : d.variants)
    variants.text (variant);
  sections["contexts"] = contexts.contents ();
  sections["marks"] = marks.contents ();
  sections["fragments"] = fragments.contents ();
  sections["variants"] = variants.contents ();
  return section_file (dictionary_format, d.compiler, sections);
}

std::string
read_dictionary (const std::string &bytes, dictionary *d)
{
  file_sections sections;
  std::string error = read_sections (bytes, dictionary_format, &d->compiler, &sections);
  if (!error.empty ())
    return error;
  byte_reader contexts (sections["contexts"]), marks (sections["marks"]),
    fragments (sections["fragments"]), variants (sections["variants"]);
  d->contexts.resize (contexts.count ());
  for (std::string &c : d->contexts)
    c = contexts.text ();
  d->marks.resize (marks.count ());
  for (std::string &mark : d->marks)
    mark = marks.text ();
  d->fragments.resize (fragments.count ());
  for (dictionary_fragment &f : d->fragments)
    {
      f.name = fragments.text ();
      f.kind = fragment_kind (fragments.number_below (FRAGMENT_REGISTER_JUMP + 1));
      f.context = fragments.number_below (d->contexts.size ());
      f.marks.resize (fragments.count ());
      for (uint32_t &mark : f.marks)
        mark = fragments.number_below (d->marks.size ());
      uint64_t state = fragments.number_below (d->marks.size () + 1);
      f.state = state ? uint32_t (state - 1) : UINT32_MAX;
      f.text = fragments.text ();
    }
  d->variants.resize (variants.count ());
  for (std::string &variant : d->variants)
    variant = variants.text ();
  bool good = (contexts.finished_p () && marks.finished_p () && fragments.finished_p ()
               && variants.finished_p ());
  return good ? "" : senseless_contents;
}

} // namespace outline
