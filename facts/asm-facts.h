/* What the assembler makes of a text.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_ASM_FACTS_H
#define OUTLINE_FACTS_ASM_FACTS_H

#include <set>
#include <string>

namespace outline
{

/* An exclusive load, which reserves a place in memory for this processor; the store that needs the
   reservation, or an instruction that clears it.  Or, likewise, what begins and ends other code that must not be called
   (asm_dialect::exclusive_loads).  */
enum class exclusive_access { none, load, store };

/* What a text may do, as far as it does not say it by operands and clobbers.  */
struct asm_facts
{
  bool code = false;              /* It is more than comments.  */
  bool labels = false;            /* It has a label.  */
  bool directives = false;        /* It has a directive.  */
  bool rows = false;              /* It writes directives for unwinding.  */
  bool frame = false;             /* It needs, or changes, the frame or the return address, or leaves the function
                                     by itself.  */
  bool code_elsewhere = false;    /* It may write code to another section.  */
  bool leaves_section = false;    /* What follows is in another section;  */
  bool leaves_text = false;       /* if it begins in .text.  */
  bool changes_reading = false;   /* The assembler may read what follows in another way.  */
  bool unknown = false;           /* It has something that the plugin does not know.  */
  bool unknown_names = false;     /* It puts names of symbols together, from operands or parameters of macros.  */
  exclusive_access access = exclusive_access::none;   /* The last.  */
  std::set<std::string> words;    /* Runs of letters, digits and "_", in lower case: names of registers and more.  */
  std::set<std::string> names;    /* What may be symbols.  */

  /* Whether nothing may be said of what it does, or of what follows.  */
  bool closed_p () const { return unknown || leaves_section || changes_reading; }

  /* Whether it may write directives for unwinding.  */
  bool may_write_rows_p () const { return rows || closed_p (); }

  /* Whether it may write code to another section, where the unwind entry of functions may be open.  */
  bool may_write_elsewhere_p () const { return code_elsewhere || closed_p (); }

  /* Whether it may leave something beside code, such as its address, in another section.  */
  bool may_leave_traces_p () const { return labels || directives || closed_p (); }

  /* Adds what OTHER does after it.  */
  void add (const asm_facts &other);
};

} // namespace outline

#endif
