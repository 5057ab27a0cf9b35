/* What the plugin did and did not do in a unit, and why.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_REPORT_REPORT_H
#define OUTLINE_REPORT_REPORT_H

#include <stdint.h>

#include <string>
#include <vector>

#include "plugin/refusals.h"

namespace outline
{

/* A place in the source.  */
struct place
{
  std::string file;      /* As the compiler names it; empty: unknown.  */
  int line = 0;          /* 0: unknown.  */
  std::string function;  /* As users write it.  */
  std::vector<int> lines = {}; /* Of a stretch of code that begins there: all its lines in
                                  FILE, ascending.  Empty: not known.  */
  std::string inlined = {}; /* The function that all of it was inlined from; empty: none, or not known.  */
};

/* A value in which the copies may differ.  */
struct group_parameter
{
  std::string type;      /* As in the source.  */
  /* By copy: a constant, "&name", or the name of a variable; empty: computed there.  */
  std::vector<std::string> values;
};

/* Code that was outlined.  Sizes are estimates in tenths of a byte.  */
struct outlined_group
{
  std::string name;              /* Of the new function.  */
  bool whole_functions = false;  /* The copies were whole functions, which now jump to the new
                                    one.  */
  uint32_t statements = 0;       /* In one copy.  */
  uint32_t inputs = 0;           /* Arguments that a call passes.  */
  uint32_t outputs = 0;          /* Results that a call hands back, at most.  */
  int64_t copies_size = 0;       /* All copies.  */
  int64_t calls_size = 0;        /* What replaces them.  */
  int64_t function_size = 0;     /* The new function with its unwind entry.  */
  std::vector<place> places;     /* Where each copy was.  */
  std::vector<group_parameter> parameters; /* What differs between the copies.  */
  std::vector<std::string> assembler; /* The function's lines; empty: not known.  */

  int64_t benefit () const { return copies_size - calls_size - function_size; }
};

/* Code that was left alone.  */
struct refused_code
{
  refusal why = REFUSAL_NONE;
  place where;                   /* Of the first copy.  */
  uint32_t statements = 0;       /* In one copy; 0: a whole function.  */
  uint32_t copies = 1;
  /* WHY is a matter of size.  */
  bool sized = false;
  /* The bytes that the copies take, and those that calls and function would, in
     tenths.  0: not known.  */
  int64_t copies_size = 0, outlined_size = 0;
  std::vector<place> places;     /* Of all copies; empty: not known.  */
};

/* A fragment that machine code shares.  */
struct folded_fragment
{
  std::string name;
  const char *kind = "";         /* called, thunk, tail, register-call or register-jump.  */
  uint32_t instructions = 0;
  uint32_t bytes = 0;            /* Of code, at each place.  */
  int64_t benefit = 0;           /* Bytes of all that is loaded.  */
  double added = 0;              /* Instructions executed more, in the measure of
                                    folding_totals.  */
  int stack = 0;                 /* Bytes that it takes on top of its callers' frames.  */
  std::vector<place> places;     /* What was folded into it.  */
  std::vector<std::string> assembler; /* Its lines.  */
};

/* A function in which something was folded.  */
struct folded_function
{
  place where;
  uint32_t before = 0;           /* Bytes of code before folding ...  */
  uint32_t after = 0;            /* ... and after it.  */
};

/* A function in which nothing can be folded, or if SOME, some of its code.  */
struct unfolded_function
{
  refusal why = REFUSAL_NONE;
  place where;
  bool some = false;
  /* If SOME: the instructions that no fragment contains, and their bytes; 0: code can be folded in
     fewer ways.  The source line of the first of them, and the compiler's name for its kind.  */
  uint32_t instructions = 0, bytes = 0;
  int line = 0;
  std::string first = {};
};

/* One of the choices that were compared: what it saves, in bytes, and adds, in the measure of
   folding_totals.  */
struct budget_point
{
  double added;
  int64_t bytes_saved;
};

/* What folding may cost, and does.  Executed instructions, by profile or
   estimate.  */
struct folding_totals
{
  double executed = 0;           /* By the unit as it was.  */
  double budget = -1;            /* What may be added; negative: any.  */
  double added = 0;              /* What is.  */
  int64_t bytes_saved = 0;       /* By estimate ...  */
  int64_t bytes_unbounded = 0;   /* ... and without a budget.  */
  double added_unbounded = 0;
  double price = 0;              /* Bytes that an instruction more must save; 0: none.  */
  std::vector<budget_point> curve = {}; /* By ADDED, each saves more than the one before.  */
};

struct folding_report
{
  bool done = false;
  std::string unknown;           /* Why nothing is folded in the unit: what is not supported.  */
  folding_totals totals;
  std::vector<folded_fragment> fragments;
  std::vector<folded_function> functions;
  std::vector<unfolded_function> refusals;
};

/* A function whose code is that of another one.  */
struct merged_function
{
  place where;
  place kept;                    /* The other one.  */
  const char *kind = "";         /* alias or jump.  */
  uint32_t instructions = 0;     /* Of its code ...  */
  uint32_t bytes = 0;
  int64_t benefit = 0;           /* ... and what is saved of all that is loaded.  */
};

/* A function as it was printed.  */
struct function_bytes
{
  place where;
  uint32_t bytes = 0;            /* Of code.  */
};

struct report
{
  uint64_t functions = 0;        /* Of the unit.  */
  uint64_t statements = 0;       /* In them, as far as they could take part.  */
  uint64_t candidates = 0;       /* Groups of like code that were found.  */
  std::vector<outlined_group> groups;
  std::vector<refused_code> refusals;
  std::vector<merged_function> equal;
  folding_report folding;
  std::vector<function_bytes> sizes; /* In the order of the assembler file.  */
};

/* What is known about the unit so far.  Written at the end of the unit, if
   option report asks for it.  */
extern report unit_report;

/* Whether the value of option report of the plugin PLUGIN_NAME is a name for reports; an error says why not.  */
bool check_report_name (const char *plugin_name);

/* At the end of the unit: writes the report, unless there were errors.  */
void write_report ();

} // namespace outline

#endif
