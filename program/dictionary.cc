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
  byte_writer contexts, digests, fragments;
  contexts.number (d.contexts.size ());
  for (const std::string &c : d.contexts)
    contexts.text (c);
  digests.number (d.digests.size ());
  for (const std::string &digest : d.digests)
    digests.text (digest);
  fragments.number (d.fragments.size ());
  for (const dictionary_fragment &f : d.fragments)
    {
      fragments.text (f.name);
      fragments.number (f.kind);
      fragments.number (f.context);
      fragments.number (f.digests.size ());
      for (uint32_t digest : f.digests)
        fragments.number (digest);
      fragments.number (f.state == UINT32_MAX ? 0 : uint64_t (f.state) + 1);
      fragments.text (f.text);
    }
  sections["linkonce"] = d.linkonce ? "1" : "0";
  sections["contexts"] = contexts.contents ();
  sections["digests"] = digests.contents ();
  sections["fragments"] = fragments.contents ();
  return section_file (dictionary_format, d.compiler, sections);
}

std::string
read_dictionary (const std::string &bytes, dictionary *d)
{
  file_sections sections;
  std::string error = read_sections (bytes, dictionary_format, &d->compiler, &sections);
  if (!error.empty ())
    return error;
  byte_reader contexts (sections["contexts"]), digests (sections["digests"]), fragments (sections["fragments"]);
  d->linkonce = sections["linkonce"] == "1";
  d->contexts.resize (contexts.count ());
  for (std::string &c : d->contexts)
    c = contexts.text ();
  d->digests.resize (digests.count ());
  for (std::string &digest : d->digests)
    digest = digests.text ();
  d->fragments.resize (fragments.count ());
  for (dictionary_fragment &f : d->fragments)
    {
      f.name = fragments.text ();
      f.kind = fragment_kind (fragments.number_below (FRAGMENT_REGISTER_JUMP + 1));
      f.context = fragments.number_below (d->contexts.size ());
      f.digests.resize (fragments.count ());
      for (uint32_t &digest : f.digests)
        digest = fragments.number_below (d->digests.size ());
      uint64_t state = fragments.number_below (d->digests.size () + 1);
      f.state = state ? uint32_t (state - 1) : UINT32_MAX;
      f.text = fragments.text ();
    }
  bool good = contexts.finished_p () && digests.finished_p () && fragments.finished_p ();
  return good ? "" : senseless_contents;
}

} // namespace outline
