/* The summary of a unit: code that other units of its program may have, too.
   SPDX-License-Identifier: GPL-3.0-or-later

   A summary is written by the plugin (rtl/dictionary/unit-summary.h) and read by outline-merge.  It holds the
   functions as strings of instruction classes (rtl/choose/class-table.h).  In one unit a class is identified
   by its key; between units by what the compiler prints for it: its *content*.  So the texts that
   fragments are made of are here, too: of each instruction in all forms that a fragment may need,
   and of what fragments begin and end with.  No GCC header is included.  */

#ifndef OUTLINE_PROGRAM_SUMMARY_H
#define OUTLINE_PROGRAM_SUMMARY_H

#include <string>
#include <vector>

#include "program/sections.h"
#include "rtl/choose/choose.h"
#include "rtl/insn/frame-rules.h"

namespace outline
{

/* The word that files of summaries begin with.  */
extern const char summary_format[];

/* Stands for a label of a fragment in texts; no assembler text has such a byte.  */
const char label_mark = '\1';

/* An instruction, or several that have to be printed together, as text.  */
struct class_text
{
  uint32_t traits = 0, bytes = 0, unwind_bytes = 0, kept_unwind_bytes = 0; /* As insn_class's.  */
  bool moves_stack = false;     /* It changes the stack pointer, and is no call.  */
  bool silent = false;          /* Nothing is printed of it.  False in summaries.  */
  uint32_t rooms_changed = 0;   /* Bit N: it changes what room N saves (fragment_context).  */
  std::string plain;            /* As it was.  */
  std::string called;           /* In a called fragment.  */
  std::string inner;            /* In one with calls inside, before the last of these.  */
  std::string sibling;          /* As the jump that a thunk ends in; empty if it cannot be.  */
  /* The text that removes the last room for inner calls directly after it.  */
  std::string epilogue;
  std::string names;            /* The symbols that it names, each with a newline after it.  */
  /* Where it loads a constant that is in the code: the constant's bytes, as insn_class's; how far it may be; and its
     entry in the fragment's table.  In the texts LABEL_MARK is the entry's label.  */
  uint32_t constant_bytes = 0, reach = 0;
  std::string constant;
  /* The label of a place that this entry is relative to, which goes along; empty in summaries.  */
  std::string place;
  /* The directives of the frame before it, where its class depends on it.  */
  std::string frame;
  std::string bound;            /* As insn_class's.  In the texts LABEL_MARK is the label.  */

  bool label_p () const { return bound[0] == 'l'; }
  bool jump_p () const { return bound[0] == 'j'; }
  /* Of a jump: how many items after it its label is.  Of a label: the same of its jumps.  */
  std::vector<int64_t> distances () const;

  /* All members but PLACE and SILENT as one string: classes with equal contents may replace each other.  */
  std::string content () const;
  /* Takes what that has returned; false if CONTENT is something else.  */
  bool set_content (const std::string &content);
};

/* How a called fragment makes room for calls inside: texts, as fold_target's.  */
struct inner_room
{
  /* What makes the room before the prologue, which then only stores, and the directives of the frame between the two;
     empty where the prologue does both.  */
  std::string make, made_frame;
  std::string prologue, epilogue;
  std::string as_return;        /* What takes the room back and returns; empty if nothing does both.  */
  std::string frame;            /* The directives of the frame with the room.  */
  std::string table_entry;      /* As fragment_context's, of a fragment with it.  */
};

/* What fragments from a function have in common.  Only functions in which all of it is equal share
   fragments.  */
struct fragment_context
{
  bool unwound = false;         /* Unwinders know each instruction's frame.  */
  linkage_bytes sizes;
  std::string before_label;     /* Before the label of each fragment.  */
  std::string opening;          /* Directives that an unwind entry begins with.  */
  std::string machine;          /* For which machine the code is.  */
  bool followed = false;        /* Those who unwind follow the code: what makes no calls needs no name.  */
  std::string assembler;        /* Its options that may change what it makes of the code.  */
  std::string file_end;         /* What the assembler file has to say at its end.  */
  uint32_t alignment = 1;       /* Of code, in bytes.  */
  uint32_t stack_register = 0;  /* DWARF's number.  */
  int64_t start_offset = 0;     /* From it to the CFA at a function's start.  */
  int64_t called_stack = 0;     /* As fold_target's.  */
  /* Where unwinders know functions as wholes: the directives that the table's entry for a fragment begins with
     that is called, or jumped to.  */
  std::string called_entry, jumped_entry;
  /* All but the last save a register that the fragment does not change; it has the first one that is
     possible.  */
  std::vector<inner_room> rooms = std::vector<inner_room> (1);
  /* Texts: as fold_target's.  */
  std::string return_, take, give, register_return, register_jump_return;
  std::string table_start, table_end; /* Around a fragment's constants.  */

  std::string content () const;

  /* The row at a function's start.  */
  frame_rules start () const { return frame_rules (stack_register, start_offset); }
};

/* A function.  Items that cannot be in another unit are no_class.  Classes and states of the items are
   indexes into the unit's.  */
struct summary_function
{
  std::string comdat;           /* Its symbol, if it may be in other units, too.  */
  uint32_t context = 0;         /* Index into the unit's.  */
  double entries = 0;           /* How often it is entered.  */
  double max_executions = -1;   /* As function_code's.  */
  bool counted = false;
  std::vector<insn_item> items;
};

struct unit_summary
{
  std::string compiler;         /* A line: only units of one compiler share code.  */
  std::string unit;             /* For reports: the source file.  */
  double budget = -1, min_price = 0; /* As choice_limits'.  */
  double executed = 0;          /* Instructions.  */
  bool stress = false;
  uint64_t bytes = 0;           /* Of the unit's code, before it is folded.  */
  std::vector<fragment_context> contexts;
  std::vector<class_text> classes;
  std::vector<std::string> states;  /* Directives.  */
  std::vector<summary_function> functions;
};

/* SUMMARY as the sections of a file, but for its compiler; and back: false if SECTIONS are something
   else.  */
file_sections summary_sections (const unit_summary &summary);
bool read_summary_sections (file_sections &sections, unit_summary *summary);

/* SUMMARY as a file's contents.  Its classes are numbered in the order of their first items
   (shorten, program/windows.h).  */
std::string summary_file (const unit_summary &summary);

/* Reads BYTES, a file's contents, into *SUMMARY.  Returns why it cannot be read, as read_sections (program/sections.h)
   does; empty if it could.  */
std::string read_summary (const std::string &bytes, unit_summary *summary);

} // namespace outline

#endif
