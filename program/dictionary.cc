/* Dictionaries as files.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "program/dictionary.h"

#include "program/bytes.h"
#include "program/digest.h"
#include "program/sections.h"

namespace outline
{

const char dictionary_format[] = "outline-dictionary";

std::string
dictionary_file (const dictionary &d)
{
  file_sections sections;
  auto write_text = [] (byte_writer &w, const std::string &text) { w.text (text); };
  sections["linkonce"] = d.linkonce ? "1" : "0";
  sections["contexts"] = written_list (d.contexts, write_text);
  sections["digests"] = written_list (d.digests, write_text);
  sections["fragments"] = written_list (d.fragments, [] (byte_writer &w, const dictionary_fragment &f) {
    w.text (f.name);
    w.number (f.kind);
    w.number (f.context);
    w.number (f.digests.size ());
    for (uint32_t digest : f.digests)
      w.number (digest);
    w.number (f.state == UINT32_MAX ? 0 : uint64_t (f.state) + 1);
    w.text (f.text);
  });
  return section_file (dictionary_format, d.compiler, sections);
}

std::string
read_dictionary (const std::string &bytes, dictionary *d)
{
  file_sections sections;
  std::string error = read_sections (bytes, dictionary_format, &d->compiler, &sections);
  if (!error.empty ())
    return error;
  auto read_text = [] (byte_reader &r, std::string &text) { text = r.text (); };
  auto read_fragment = [d] (byte_reader &r, dictionary_fragment &f) {
    f.name = r.text ();
    f.kind = fragment_kind (r.number_below (FRAGMENT_REGISTER_JUMP + 1));
    f.context = r.number_below (d->contexts.size ());
    f.digests.resize (r.count ());
    for (uint32_t &digest : f.digests)
      digest = r.number_below (d->digests.size ());
    uint64_t state = r.number_below (d->digests.size () + 1);
    f.state = state ? uint32_t (state - 1) : UINT32_MAX;
    f.text = r.text ();
  };
  d->linkonce = sections["linkonce"] == "1";
  bool good = (read_list (sections["contexts"], d->contexts, read_text)
               && read_list (sections["digests"], d->digests, read_text)
               && read_list (sections["fragments"], d->fragments, read_fragment));
  return good ? "" : senseless_contents;
}

} // namespace outline
