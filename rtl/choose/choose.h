/* Which instruction sequences of a unit to fold.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_CHOOSE_CHOOSE_H
#define OUTLINE_RTL_CHOOSE_CHOOSE_H

#include "rtl/choose/class-table.h"

namespace outline
{

/* How a fragment is entered and left.  */
enum fragment_kind : uint8_t
{
  FRAGMENT_CALLED,         /* Called; returns.  */
  FRAGMENT_THUNK,          /* Called; its last instruction, a call, becomes a jump.  */
  FRAGMENT_TAIL,           /* Jumped to; does not come back.  */
  FRAGMENT_REGISTER_CALL,  /* Called; keeps the return address in a register, so that the
                              stack is as it was, and returns.  */
  FRAGMENT_REGISTER_JUMP   /* Jumped to with the return address in a register; jumps
                              back.  */
};

/* Whether a fragment of KIND is called.  */
inline bool
called_p (fragment_kind kind)
{
  return kind != FRAGMENT_TAIL && kind != FRAGMENT_REGISTER_JUMP;
}

/* Whether a fragment of KIND finds the stack as its sites have it, and moves it as
   they would: it has the frame states of its sites.  */
inline bool
keeps_site_frame_p (fragment_kind kind)
{
  return kind == FRAGMENT_TAIL || kind == FRAGMENT_REGISTER_CALL || kind == FRAGMENT_REGISTER_JUMP;
}

/* Whether a fragment of KIND needs a register that its sites leave free.  */
inline bool
takes_register_p (fragment_kind kind)
{
  return kind == FRAGMENT_REGISTER_CALL || kind == FRAGMENT_REGISTER_JUMP;
}

/* Sizes of calls, jumps and returns on a target, in bytes of code.  */
struct linkage_bytes
{
  uint32_t call = 0, jump = 0; /* At a site.  */
  bool linked_jump = false; /* A jump is a call that does not come back: it changes the link register.  */
  uint32_t return_ = 0;     /* After a fragment that is called.  */
  /* Around the code of a called fragment with calls inside: realigning the stack or saving the
     return address, with what that adds to the unwind table; its name, where that is in memory.  */
  uint32_t inner_calls = 0;
  /* The growth of an instruction with a stack reference in a called fragment.  */
  uint32_t stack_reference = 0;
  /* An unwind entry: one for all fragments of a section, or one for each fragment that is COMDAT or in a closed
     section.  */
  uint32_t entry = 0;
  uint32_t register_call = 0; /* Around a register-call fragment; 0: there are none.  */
  uint32_t register_jump_site = 0; /* At a site; 0: there are no such fragments.  */
  uint32_t register_jump_return = 0; /* After a register-jump fragment.  */
  uint32_t table = 0;       /* Of padding before a fragment's constants.  */
  uint32_t name = 0;        /* Of a fragment's name, where that is in memory.  */
  uint32_t followed_row = 0; /* Of what those who follow the code keep of each change of the frame, along the code.  */
};

struct choice_limits
{
  uint32_t min_occurrences = 2;
  int64_t min_benefit = 1;  /* Bytes.  */
  bool stress = false;      /* Everything that is legal.  */
  bool growth = true;       /* In stress mode, also what makes sites larger.  */
  double budget = 0;        /* Instructions that may be executed more, in
                               executions; negative: no bound.  */
  double min_price = 0;   /* Bytes that an instruction executed more must
                             save at least.  */
  bool droppable = false;   /* The linker may drop functions that nothing refers to:
                               a fragment that names symbols may keep no more of them
                               than its sites do.  */
  bool tables = false;      /* Each section has an unwind entry.  */
  bool linkonce = false;    /* All fragments are COMDAT.  */
  uint32_t padding = 0;     /* Bytes saved in all that the alignment of functions and loops may
                               undo.  */
  bool entered_from_above = false; /* A tail may stand directly after a function that then needs no jump to it.  */
  bool nested = false;      /* A fragment may be the end of another;  */
  bool nested_calls = true; /* also a called one.  */
  bool sorted = true;       /* A fragment goes to the section of its most frequent site; else
                               all go to the usual one, which is smaller.  */
  /* By code_section: the code before the fragments leaves an unwind entry open that they can
     continue.  */
  bool entry_open[CODE_HOT + 1] = {};
};

struct fragment_site
{
  uint32_t function;        /* Index into the functions.  */
  uint32_t item;            /* The first of the items that it replaces.  */
};

/* A section for fragments.  */
struct fragment_section
{
  code_section code = CODE_USUAL; /* That of the site that runs most often.  */
  /* 0: the unit's section for such code; else one of the fragments' own, which a linker
     may drop, for all fragments with this number.  */
  uint32_t number = 0;

  bool
  operator== (const fragment_section &other) const
  {
    return code == other.code && number == other.number;
  }
  bool operator!= (const fragment_section &other) const { return !(*this == other); }
  bool
  operator< (const fragment_section &other) const
  {
    return code != other.code ? code < other.code : number < other.number;
  }
};

/* In place of a class's number that holds for all units: it has none.  */
const uint32_t no_program_class = UINT32_MAX;

/* Fragments that other units of the program have, too (docs/dictionary.md): their code counts in none of them.  */
struct program_sequence
{
  fragment_kind kind;
  std::vector<uint32_t> program_classes;  /* Its classes, in numbers that hold for all units.  */
  uint32_t state = no_program_class; /* The same for the frame state of its sites, where that counts.  */
  uint32_t fragment = 0;        /* Which one it is, in the client's numbers.  */
};

struct program_supply
{
  std::vector<uint32_t> program_class_of; /* By class; no_program_class where it is the unit's own.  */
  std::vector<program_sequence> sequences;
};

const uint32_t no_program_fragment = UINT32_MAX;

struct chosen_fragment
{
  fragment_kind kind;
  std::vector<class_id> classes;
  std::vector<fragment_site> sites; /* In the order of functions and items.  */
  int64_t benefit;          /* Bytes.  */
  bool linkonce;            /* It pays only with its sites in COMDAT functions, and so has
                               to be COMDAT itself.  */
  fragment_section section;     /* Where it goes.  */
  double added;             /* Instructions executed more.  */
  class_id state = no_class;  /* If takes_register_p: insn_item::state of the first item of
                                 each site.  */
  uint32_t program_fragment = no_program_fragment; /* program_sequence::fragment, if it is in the supply.  */
  bool traps = false;       /* An instruction is TRAIT_TRAPS.  */
};

/* What a choice, or a part of one, adds and saves.  */
struct priced_choice
{
  double added = 0;         /* Instructions executed more.  */
  int64_t saved = 0;        /* Bytes, with the unwind entries that fragments share.  */
};

struct choice : priced_choice
{
  std::vector<chosen_fragment> fragments;  /* Best first.  */
  priced_choice unbounded;  /* What it would have been without a budget.  */
  /* Other choices, for the report: FRAGMENTS, those tried on the way to them, and the best parts of
     the choice without a budget.  Ascending by ADDED, each with more SAVED than the one before.  */
  std::vector<priced_choice> curve;
};

/* Chooses from FUNCTIONS, whose classes are in CLASSES, what to fold, so that the sites do not
   overlap.  ENTRIES: by function, how often it is entered.  Fragments of SHARED may be used, too.
   Takes time O(n log n) in the number of items.  */
choice choose_fragments (const class_table &classes,
                         const std::vector<function_code> &functions,
                         const std::vector<double> &entries,
                         const linkage_bytes &sizes, const choice_limits &limits,
                         const program_supply &supply = program_supply ());

/* Reduces C to its best N fragments, and subtracts what the others save and add from its sums;
   shared unwind entries stay counted while any fragment is left.  */
void keep_best (choice &c, size_t n);

/* How many instructions FUNCTIONS execute: each item's frequency times how often its function is entered (ENTRIES).  */
double executed_instructions (const std::vector<function_code> &functions,
                              const std::vector<double> &entries);

} // namespace outline

#endif
