/* Which instruction sequences of a unit to fold.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_CHOOSE_H
#define OUTLINE_RTL_CHOOSE_H

#include <functional>

#include "rtl/vocabulary.h"

namespace outline
{

/* How a shared body is entered and left.  */
enum body_kind : uint8_t
{
  BODY_CALLED,  /* Called; returns.  */
  BODY_THUNK,   /* Called; its last instruction, a call, becomes a jump.  */
  BODY_TAIL,    /* Jumped to; does not come back.  */
  BODY_LIFTED,  /* Called; keeps the return address in a register, so that the
                   stack is as it was, and returns.  */
  BODY_LINKED   /* Jumped to with the return address in a register; jumps
                   back.  */
};

/* Whether a body of KIND is called.  */
inline bool
called_p (body_kind kind)
{
  return kind != BODY_TAIL && kind != BODY_LINKED;
}

/* Whether a body of KIND finds the stack as its sites have it, and moves it as
   they would: it has the frame states of its sites.  */
inline bool
in_place_p (body_kind kind)
{
  return kind == BODY_TAIL || kind == BODY_LIFTED || kind == BODY_LINKED;
}

/* Whether a body of KIND needs a register that its sites leave free.  */
inline bool
takes_register_p (body_kind kind)
{
  return kind == BODY_LIFTED || kind == BODY_LINKED;
}

/* What ways in and out take on a target, in bytes of code.  */
struct body_sizes
{
  uint32_t call, jump;      /* At a site.  */
  uint32_t return_;         /* Behind a body that is called.  */
  uint32_t inner_calls;     /* Around a called body that calls: realigning the
                               stack or saving the return address, with what it
                               adds to the unwind table.  */
  uint32_t stack_reference; /* By which an instruction with a stack reference
                               grows in a body that is called.  */
  uint32_t entry;           /* The unwind entry that all bodies share.  */
  uint32_t lifted = 0;      /* Around a lifted body; 0: there are none.  */
  uint32_t linked_site = 0; /* A site of a linked body; 0: there are none.  */
  uint32_t linked_return = 0; /* Behind a linked body.  */
  uint32_t table = 0;       /* Of padding before a body's constants.  */
};

struct choice_limits
{
  uint32_t min_occurrences;
  int64_t min_benefit;      /* Bytes.  */
  bool stress;              /* Everything that is legal.  */
  bool growth = true;       /* In stress mode, also what makes sites larger.  */
  double budget;            /* Instructions that may be executed more, in
                               executions; negative: no bound.  */
  double least_price = 0;   /* Bytes that an instruction executed more must
                               save at least.  */
  bool droppable;           /* The linker may drop functions that nothing refers to:
                               a body that names symbols may keep no more of them
                               than its sites do.  */
  bool tables;              /* Each section has an unwind entry.  */
  uint32_t padding = 0;     /* Bytes that the alignment of functions and loops may take back
                               in all.  */
  bool sorted = true;       /* Bodies go to the section of code that runs as often; else
                               all to the usual one, which is smaller.  */
  /* By code_section: it has an unwind entry without bodies, too.  */
  bool entry_open[CODE_HOT + 1] = {};
};

struct body_site
{
  uint32_t text;            /* Index into the texts.  */
  uint32_t item;            /* The first of the items that it replaces.  */
};

/* A section for bodies.  */
struct body_section
{
  code_section code = CODE_USUAL; /* That of the site that runs most often.  */
  /* 0: the unit's section for such code; else one of the bodies' own, which a linker
     may drop, for all bodies with this number.  */
  uint32_t number = 0;

  bool
  operator== (const body_section &other) const
  {
    return code == other.code && number == other.number;
  }
  bool operator!= (const body_section &other) const { return !(*this == other); }
  bool
  operator< (const body_section &other) const
  {
    return code != other.code ? code < other.code : number < other.number;
  }
};

struct body_choice
{
  body_kind kind;
  std::vector<word_id> words;
  std::vector<body_site> sites; /* In the order of texts and items.  */
  int64_t benefit;          /* Bytes.  */
  bool linkonce;            /* Only COMDAT functions make it pay: it has to be
                               COMDAT itself.  */
  body_section section;     /* Where it goes.  */
  double added;             /* Instructions executed more.  */
  word_id state = no_word;  /* Where takes_register_p: that of text_item, at the
                               first item of each site.  */
};

/* A choice at one price of executed instructions.  */
struct priced_choice
{
  double added;             /* Instructions executed more.  */
  int64_t saved;            /* Bytes, with the unwind entries that bodies share.  */
};

struct choice
{
  std::vector<body_choice> bodies;  /* Best first.  */
  int64_t saved = 0;        /* Bytes, with the unwind entries that they share.  */
  double added = 0;         /* Instructions executed more.  */
  /* What it would have been without a budget.  */
  int64_t unbounded_saved = 0;
  double unbounded_added = 0;
  /* What was weighed up: BODIES, all that was tried on the way to them, and the best
     parts of the choice without a budget.  By ADDED, each with more SAVED than the one
     before.  */
  std::vector<priced_choice> curve;
  /* choice_limits::least_price.  */
  double price = 0;
};

/* Chooses from TEXTS, whose words are in WORDS, what to fold, so that the
   sites do not overlap.  ENTRIES says by text how often its function
   is entered.  Takes time O(n log n) in the number of items.  */
choice choose_bodies (const vocabulary &words,
                      const std::vector<function_text> &texts,
                      const std::vector<double> &entries,
                      const body_sizes &sizes, const choice_limits &limits);

/* Leaves the best N bodies in C, and takes what the others save and add from its
   sums; unwind entries stay counted while there are bodies.  */
void keep_best (choice &c, size_t n);

/* The instructions that TEXTS execute, by the same frequencies.  */
double executed_instructions (const std::vector<function_text> &texts,
                              const std::vector<double> &entries);

} // namespace outline

#endif
