/* Instruction classes: the alphabet in which repeats are searched.
   SPDX-License-Identifier: GPL-3.0-or-later

   A class is an instruction with everything that determines its machine code and
   how it may be outlined.  Equal instructions of a unit have one class, in all its
   functions: "xor eax, eax; ret" in two functions is "3 4" twice.  No GCC header is
   included, so that the choice of fragments is tested without a compiler.  */

#ifndef OUTLINE_RTL_CHOOSE_CLASS_TABLE_H
#define OUTLINE_RTL_CHOOSE_CLASS_TABLE_H

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/linked-worth.h"
#include "rtl/choose/defer-constants.h"

namespace outline
{

/* Properties of an instruction that decide how it may be outlined.  */
enum class_trait : uint32_t
{
  /* Contains a call that comes back.  */
  TRAIT_CALLS = 1,
  /* Is a call that a tail call can replace.  */
  TRAIT_THUNK_END = 2,
  /* Control does not go on after it: a return, a tail call.  */
  TRAIT_TAIL_END = 4,
  /* Moves the stack pointer or changes the unwind state: only in fragments that keep the frame of
     their sites (keeps_site_frame_p).  */
  TRAIT_TAIL_ONLY = 8,
  /* Addresses memory by the stack pointer: its offset must be changed when there is more on
     the stack.  */
  TRAIT_STACK_REFERENCE = 16,
  /* Names a symbol: code with it keeps the symbol's object alive.  */
  TRAIT_NAMES_SYMBOL = 32,
  /* Names a symbol that other objects cannot see.  */
  TRAIT_NAMES_LOCAL = 64,
  /* A call whose callee uses its caller's frame: it finds arguments above its return address, or
     unwinds.  Nothing may come between.  Or one that must come back to its own function (x86-64).  */
  TRAIT_CALLERS_FRAME = 128,
  /* A call after which the register that fold_target::inner_calls_epilogue clobbers is free.  */
  TRAIT_FREES_REGISTER = 256,
  /* Saves registers of its function's caller on the stack, and the unwind tables
     say so: only in code that is called (see printed-fragment.cc).  */
  TRAIT_SAVES = 512,
  /* Changes a call-saved register.  */
  TRAIT_CHANGES_KEPT = 1024,
  /* Moves the stack pointer up: saved registers may lie below it then, where the
     unwind tables still look for them and a call overwrites them.  */
  TRAIT_RAISES_STACK = 2048,
  /* Uses memory below the stack pointer, which calls overwrite: only in code that is jumped to.  */
  TRAIT_BELOW_STACK = 4096,
  /* What a return may change, such as the flags, is in use after it: no code that returns ends with it.  */
  TRAIT_NOT_LAST = 8192,
  /* A call from which its function has to be seen (facts/frame-chain.h): only at the end of a thunk, whose site it
     returns to.  TRAIT_CALLERS_FRAME, too.  */
  TRAIT_RETURNS_TO_SITE = 16384,
  /* It may trap, and traces would name a wrong function for it if it stood after one: a tail with it has a name
     there.  */
  TRAIT_TRAPS = 32768
};

struct insn_class
{
  std::string key;          /* Equal keys, equal classes.  */
  uint32_t traits = 0;      /* Of class_trait.  */
  uint32_t bytes = 0;       /* Of machine code.  */
  uint32_t unwind_bytes = 0;/* Of unwind table that belong to it.  */
  uint32_t kept_unwind_bytes = 0;  /* Of these, the ones that remain at a site: rows for
                                      registers that the fragment has saved.  */
  uint32_t constant_bytes = 0; /* Of constants that a fragment with it needs.  */
  uint32_t state_bytes = 0; /* Of a frame_state_class: what sets it up in the unwind
                               table.  */
  std::string bound;        /* Part of the key.  Of a jump: "jump " and how many items after it its label is.
                               Of a label: "label " and the same of each of its jumps, with a space after it.  */
};

typedef uint32_t class_id;

/* The id of an item that is no instruction, or one that cannot be outlined.  */
const class_id no_class = UINT32_MAX;

class class_table
{
public:
  /* The number of CLS; a new one if its key is new.  */
  class_id
  intern (const insn_class &cls)
  {
    auto inserted = m_numbers.emplace (cls.key, m_classes.size ());
    if (inserted.second)
      m_classes.push_back (cls);
    return inserted.first->second;
  }

  const insn_class &operator[] (class_id id) const { return m_classes[id]; }
  uint32_t size () const { return m_classes.size (); }

private:
  std::vector<insn_class> m_classes;
  /* Never iterated over.  */
  std::unordered_map<std::string, class_id> m_numbers;
};

/* How an instruction may be replaced at its place in a function.  */
enum item_use : uint8_t
{
  /* A call may replace code with it: what calls destroy (the link register, data below the
     stack pointer) is not in use.  */
  ITEM_CALL = 1,
  /* Code that begins here may be called or jumped to.  */
  ITEM_ENTER = 2,
  /* The register that fold_target calls return_register is not in use.  */
  ITEM_REGISTER = 4,
  /* A jump, which does not come back, may replace code with it: neither the exception tables
     of its function nor rows for unwinding it are needed there.  */
  ITEM_JUMP = 8,
  /* Code that ends here may return to what follows.  */
  ITEM_LEAVE = 16
};

/* The compiler sorts code into sections by how often it runs.  */
enum code_section : uint8_t
{
  CODE_UNLIKELY,            /* .text.unlikely: hardly ever.  */
  CODE_USUAL,               /* .text, and .text.startup and .text.exit.  */
  CODE_HOT                  /* .text.hot.  */
};

/* The most items of a sequence with bound items (insn_item::low), and from a jump to its label.  Every length up to
   that is tried.  */
const uint32_t max_bound_items = 1024;

/* An instruction of a function, or a point that no sequence may contain.  */
struct insn_item
{
  class_id id = no_class;
  float frequency = 0;      /* Executions for each entry of the function.  */
  /* A sequence with this item must reach from LOW items before it to HIGH
     after it: a jump comes with its target, a push with its pop.  */
  uint32_t low = 0, high = 0;
  uint32_t at = 0;          /* Where it is, in bytes_in_object.  */
  uint8_t uses = ITEM_CALL | ITEM_ENTER | ITEM_JUMP | ITEM_LEAVE;
  /* The class of the frame state before it (frame_state_class); no_class in functions without
     unwind tables.  */
  class_id state = no_class;
  /* Bytes of constants that only this instruction of the function uses.  */
  uint32_t constants = 0;
  /* Bytes that those who follow the code keep of the frame that is back after the return that follows: other code of
     the function comes after that.  */
  uint32_t frame_back = 0;
  code_section section = CODE_USUAL;
  /* In another section than the unit's usual one for this code_section.  */
  bool other_section = false;
};

/* What the keys of frame states begin with.  */
const char frame_state_key[] = "frame state\n";

inline bool
frame_state_class_p (const insn_class &cls)
{
  return cls.key.compare (0, sizeof frame_state_key - 1, frame_state_key) == 0;
}

/* The class of the frame state that DIRECTIVES set up; it is no instruction.  */
inline insn_class
frame_state_class (const std::string &directives)
{
  insn_class cls;
  cls.key = frame_state_key + directives;
  cls.state_bytes = 2 * std::count (directives.begin (), directives.end (), '\n');
  return cls;
}

/* Jumps that would be shorter if their target were near, and could all go to one nearby jump with
   the same target (rtl/fold/jump-chains.h).  They are chosen together or not at all.  */
struct jump_chain
{
  std::vector<uint32_t> insns; /* The jumps, in the client's numbers (the reader's: INSN_UIDs).  */
  int64_t saves;            /* Bytes, less those of the near jump if it has to be added.  */
  float frequency;          /* Of the most frequent one, for each entry of the function.  */
  float taken;              /* How often any of them jumps, for each entry of the function.  */
  bool certain;             /* The jumps are near even if nothing is folded.  */
  bool padded = false;      /* A label after them is aligned.  */
};

/* Why some code of a function cannot be folded, or only in fewer ways.  */
struct partial_refusal
{
  uint32_t why = 0;             /* In the numbers of function_code::refused.  */
  uint32_t instructions = 0;    /* Those that no fragment contains; 0: fewer ways ...  */
  uint32_t bytes = 0;           /* ... and their code.  */
  int line = 0;                 /* The source line of the first of them, or 0 ...  */
  std::string first = {};       /* ... and the compiler's name for its kind.  */
};

/* A call of a function that is known.  */
struct function_call
{
  uint32_t callee;          /* In the client's numbers.  */
  uint32_t at;              /* Where it is, in bytes_in_object.  */
  bool tail;                /* It is a jump.  */
};

/* The final instructions of a function.  */
struct function_code
{
  uint32_t uid = 0;         /* DECL_UID; 0 in summaries.  */
  uint32_t place = 0;       /* Its index in the unit's order of functions.  */
  bool comdat = false;      /* The linker may take another copy.  */
  uint32_t gc_group = 0;    /* The linker keeps functions with the same number
                               together or not at all.  */
  uint32_t linked_group = core::always_kept;
  bool joined = false;      /* It is in .text though a linker drops functions (facts/linked-functions.h).  */
  uint32_t bytes = 0;       /* Of all its code; an estimate if HAS_ASM.  */
  uint32_t bytes_in_object = 0; /* The same, before the linker shortens calls; 0 if no call is shorter from near.  */
  bool has_asm = false;
  uint32_t refused = 0;     /* Why it has no items, in the client's numbers; 0 if
                               it has.  */
  double max_executions = -1; /* Only items that are executed at most so often may be
                                 folded; negative: all.  */
  bool counted = false;     /* MAX_EXECUTIONS are a profile's; else for each entry.  */
  std::vector<partial_refusal> partly_refused; /* By WHY, each once.  */
  std::vector<insn_item> items;
  uint32_t end = 0;         /* How many items there are up to its last instruction, if that is one of them and the
                               function is in one section; else 0.  */
  std::vector<jump_chain> jump_chains;
  /* Its calls of functions of the unit, in the order of its code.  */
  std::vector<function_call> calls;
  /* Callees across whose calls it keeps a value in the register in which fragments may keep their
     return address, because they do not clobber it (-fipa-ra); once for each call.  */
  std::vector<uint32_t> ipa_ra_callees;
  /* It adds to the unit's section for usual code, from which constants are loaded; PRINTED says what.  */
  bool in_text = false;
  section_code printed;
};

/* The entry of WHY in REFUSALS, which are sorted by it; added if there is none.  */
inline partial_refusal &
refusal_for (std::vector<partial_refusal> &refusals, uint32_t why)
{
  size_t at = 0;
  while (at < refusals.size () && refusals[at].why < why)
    at++;
  if (at == refusals.size () || refusals[at].why != why)
    {
      refusals.emplace (refusals.begin () + at);
      refusals[at].why = why;
    }
  return refusals[at];
}

/* Whether code that is executed FOR_EACH_ENTRY times for each entry of CODE, IN_ALL times in all, may
   be folded (max_executions).  */
inline bool
within_max_executions_p (const function_code &code, double for_each_entry, double in_all)
{
  return (code.max_executions < 0
          || (code.counted ? in_all : for_each_entry) <= code.max_executions);
}

} // namespace outline

#endif
