# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands around the code of generated programs: attributes and asm.

  attributes     of a function that is being defined, one to three of the lists
  constructors   and destructors
  asm_step       a statement that changes a variable by asm: volatile or not,
                 with clobbers, memory, goto, labels, sections, and a macro

What is different on each machine is in surroundings.inc, as macros.

Example:  attributes (random, "static NOINLINE ", True, ALL)
            ->  "A_SECTION __attribute__ ((cold)) "

Limits: no attribute that changes a function's type, as functions are called
through pointers, but where KINDS names "convention".
"""

import random as random_module
from pathlib import Path

PRELUDE = Path(__file__).with_name("surroundings.inc")


def _of(names):
    return [f"__attribute__ (({name}))" for name in names.split("; ")]


KINDS = {
    "place": ["A_SECTION"] + _of("cold; hot; aligned (32); aligned (8); "
                                 "no_reorder"),
    "inlining": _of("noinline; noclone; noipa; flatten; no_icf; used; unused; "
                    "no_outline"),
    "level": _of("optimize (\"O2\"); optimize (\"O3\"); optimize (\"Os\"); "
                 "optimize (\"no-tree-vrp\"); optimize (\"wrapv\"); "
                 "optimize (\"no-omit-frame-pointer\")"),
    # Without tail calls.
    "low level": _of("optimize (\"O1\"); optimize (\"O0\")"),
    "printed": _of("no_stack_protector; stack_protect; "
                   "no_instrument_function; no_profile_instrument_function"
                   ) + ["A_PATCHABLE", "A_ZERO_USED", "A_ZERO_ALL"],
    "machine": [f"A_MACHINE{i}" for i in range(4)],
    "convention": ["A_CONVENTION"],
}
PUBLIC = _of("weak; visibility (\"hidden\"); visibility (\"protected\"); "
             "visibility (\"internal\"); externally_visible")
# For functions that end in tail calls; for others; for those that are called
# by name only.
TAIL = ["place", "inlining", "level", "printed", "machine"]
ALL = TAIL + ["low level"]
DIRECT = ALL + ["convention"]
# How many STEPn there are.
STEPS = 12


class Around:
    """The surroundings of the program for SEED, in whose functions there may
    be attributes of KINDS; in half of the programs, nothing."""

    def __init__(self, seed, kinds):
        self.random = random_module.Random(f"around {seed}")
        self.kinds = kinds
        self.used = self.random.random() < 0.5
        # By template: the asm in its copies, as a number, or None.
        self.steps = [self.random.randrange(STEPS) if self.used
                      and self.random.random() < 0.4 else None
                      for _ in range(8)]

    def prelude(self):
        return [PRELUDE.read_text()] if self.used else []

    def attributes(self, linkage, fixed_convention=False):
        """As the function below; "" where there are none.  FIXED_CONVENTION:
        it takes its arguments in the usual way."""
        if not self.used:
            return ""
        kinds = [kind for kind in self.kinds
                 if not fixed_convention or kind != "convention"]
        return attributes(self.random, linkage, kinds)

    def asm(self, template, variables):
        """Lines of asm at the end of a copy of TEMPLATE, an index, which
        change one of VARIABLES."""
        number = self.steps[template]
        return [] if number is None else [
            asm_step(self.random, self.random.choice(variables), number)]

    def constructors(self):
        """Lines that define functions which run before main, or after it."""
        lines = []
        for i in range(self.random.randrange(3) if self.used else 0):
            kind = self.random.choice(["constructor", "constructor (200)"])
            lines += ["", f"__attribute__ (({kind})) static void begin{i} (void)",
                      f"{{ mix ({self.random.randrange(200)}u); mix (sum >> 7); }}"]
        if lines and self.random.random() < 0.5:
            lines += ["", "__attribute__ ((destructor)) static void end (void)",
                      "{ mix (5u); mix (sum >> 7); "
                      'printf ("end %llx\\n", sum); }']
        return lines


def attributes(random, linkage, kinds):
    """Attributes, with a space after each, for a function with LINKAGE (its
    keywords): of three of KINDS at most; often none."""
    if random.random() < 0.4:
        return ""
    chosen = random.sample(kinds, random.randint(1, 3))
    found = [random.choice(KINDS[kind]) for kind in chosen]
    if "static" not in linkage and random.random() < 0.4:
        found.append(random.choice(PUBLIC))
    return "".join(f"{attribute} " for attribute in found)


def asm_step(random, variable, number):
    """A statement by which STEP<NUMBER> changes VARIABLE, an integer."""
    constant = random.choice([1, 3, 7, 7, 7, 200])
    return (f"{{ u32 x_ = (u32) ({variable}); STEP{number} (x_, {constant}) "
            f"{variable} ^= x_; }}")
