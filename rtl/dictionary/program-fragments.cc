/* Fragments that the units of a program share, in a unit that uses them.
   SPDX-License-Identifier: GPL-3.0-or-later

     load     the dictionary that outline-merge made, when the plugin starts
     supply   those fragments whose instructions the unit has: candidates beside its own, whose code
              costs nothing here (rtl/choose/choose.h)
     name     before the first site of one is replaced, the fragment is printed as if it were the unit's
              own; it is used if its text is that of the dictionary, and else the site stays as it is

   So a dictionary of another program, or of an older state of this one, only saves less: its symbols stand
   for code that this unit would have made itself, and a different fragment would have a different symbol.  */

#include "rtl/dictionary/program-fragments.h"

#include "measure/processes.h"
#include "plugin/options.h"
#include "program/dictionary.h"
#include "program/digest.h"
#include "program/files.h"
#include "rtl/dictionary/unit-summary.h"

namespace outline
{

namespace
{

dictionary loaded;

} // namespace

bool
load_dictionary ()
{
  if (!opts.dictionary)
    return true;
  std::string bytes;
  if (!read_file (opts.dictionary, &bytes))
    {
      error ("cannot read the dictionary %qs: %s", opts.dictionary, xstrerror (errno));
      return false;
    }
  std::string why = read_dictionary (bytes, &loaded);
  if (!why.empty ())
    {
      error ("the dictionary %qs %s; make it again with %<outline-merge%>", opts.dictionary,
             why.c_str ());
      return false;
    }
  if (loaded.compiler == compiler_line () || loaded.fragments.empty ())
    return true;
  error ("the dictionary %qs is for %qs, this is %qs; compile with"
         " %<-fplugin-arg-outline-summary%> and make it again with %<outline-merge%>",
         opts.dictionary, loaded.compiler.c_str (), compiler_line ().c_str ());
  return false;
}

program_supply
supply_of_unit (const class_table &classes)
{
  program_supply supply;
  /* A trial chooses as it does for the summary that the dictionary is made of, so that the code is what that knows.  */
  if (loaded.fragments.empty () || trying_p ())
    return supply;
  std::unordered_map<std::string, uint32_t> numbers;
  for (uint32_t m = 0; m < loaded.digests.size (); m++)
    numbers.emplace (loaded.digests[m], m);
  std::vector<bool> here (loaded.digests.size ());
  for (class_id id = 0; id < classes.size (); id++)
    {
      std::string content = class_content (id, classes[id]);
      auto known = content.empty () ? numbers.end () : numbers.find (digest (content));
      supply.program_class_of.push_back (known == numbers.end () ? no_program_class : known->second);
      if (known != numbers.end ())
        here[known->second] = true;
    }
  for (uint32_t f = 0; f < loaded.fragments.size (); f++)
    {
      const dictionary_fragment &entry = loaded.fragments[f];
      if (!std::all_of (entry.digests.begin (), entry.digests.end (),
                        [&] (uint32_t digest) { return here[digest]; }))
        continue;
      supply.sequences.push_back ({ entry.kind, entry.digests, entry.state, f });
    }
  return supply;
}

std::string
program_name (const fragment_context &context, uint32_t number, const std::string &content)
{
  const dictionary_fragment &entry = loaded.fragments[number];
  bool same = context.content () == loaded.contexts[entry.context] && content == entry.text;
  return same ? entry.name : std::string ();
}

bool
program_fragments_linkonce_p ()
{
  return loaded.linkonce;
}

} // namespace outline
