/* Dictionaries as files.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/dictionary.h"

#include "core/sha256.h"

namespace outline
{

const char dictionary_format[] = "outline-dictionary";

/* Of a mark.  */
static const size_t mark_bytes = 16;

std::string
content_mark (const std::string &content)
{
  return core::sha256 (content).substr (0, mark_bytes);
}

std::string
dictionary_file (const dictionary &d)
{
  byte_writer w;
  w.number (d.contexts.size ());
  for (const std::string &c : d.contexts)
    w.text (c);
  w.number (d.marks.size ());
  for (const std::string &mark : d.marks)
    w.text (mark);
  w.number (d.fragments.size ());
  for (const dictionary_fragment &f : d.fragments)
    {
      w.text (f.name);
      w.number (f.kind);
      w.number (f.context);
      w.number (f.marks.size ());
      for (uint32_t mark : f.marks)
        w.number (mark);
      w.number (f.state == UINT32_MAX ? 0 : uint64_t (f.state) + 1);
      w.text (f.text);
    }
  return w.file (dictionary_format, d.compiler);
}

std::string
read_dictionary (const std::string &bytes, dictionary *d)
{
  std::string error;
  byte_reader r (bytes, dictionary_format, &error);
  if (!error.empty ())
    return error;
  d->compiler = r.compiler ();
  d->contexts.resize (r.count ());
  for (std::string &c : d->contexts)
    c = r.text ();
  d->marks.resize (r.count ());
  for (std::string &mark : d->marks)
    mark = r.text ();
  d->fragments.resize (r.count ());
  for (dictionary_fragment &f : d->fragments)
    {
      f.name = r.text ();
      f.kind = fragment_kind (r.number_below (FRAGMENT_REGISTER_JUMP + 1));
      f.context = r.number_below (d->contexts.size ());
      f.marks.resize (r.count ());
      for (uint32_t &mark : f.marks)
        mark = r.number_below (d->marks.size ());
      uint64_t state = r.number_below (d->marks.size () + 1);
      f.state = state ? uint32_t (state - 1) : UINT32_MAX;
      f.text = r.text ();
    }
  return r.finished_p () ? "" : "is damaged: its contents make no sense";
}

} // namespace outline
