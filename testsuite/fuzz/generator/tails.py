# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs of functions that end in calls of each other, millions of steps deep.

A tail call that is lost anywhere overflows the stack.

  1. operations  functions of one signature, with copies of a few templates of
                 arithmetic, memory and calls, which leave by tail calls: of
                 one of a table, of each other, or (C++) of a virtual function
  2. main        starts at each operation and prints what it returns

Example:  make_tails_program (17, cpp=False)  ->  the text of a C program

Limits: all values are words of 32 bits.
"""

import random as random_module
from pathlib import Path

from .surroundings import PRELUDE as SURROUNDINGS
from .surroundings import STEPS, TAIL, asm_step, attributes

PRELUDE = Path(__file__).with_name("tails.inc")
LINKAGE = ["static "] * 3 + ["static NOINLINE "] * 2 + ["", "NOINLINE "]
EXITS = ["table"] * 6 + ["two"] * 3 + ["named"] * 2 + ["switch"] * 2 + [
    "early"] * 4
STATEMENTS = [
    "c[{a}] = W (c[{a}] + {x});", "c[{a}] = W (c[{b}] ^ ({y} * {k}u));",
    "c[{a}] = W (c[{a}] - ({x} << 3));", "c[{b}] |= {x} & {k}u;",
    "{x} = W ({x} + c[{a}] * {k}u);", "{y} = W ({y} ^ c[{a}]);",
    "if ({x} & {k}u) slow ({y});", "slow ({x} + {k}u);",
    "{x} = slower ({x}, {y});", "if ({y} & {k}u) {{ slow ({x}); c[{b}] = {y}; }}",
    "for (u32 i = 0; i < ({k}u & 3); i++) c[i] = W (c[i] + {x});",
    "if ({x} > {k}u) {y} = W ({y} + 1); else {y} = W ({y} - {k}u);",
]


def make_tails_program(seed, cpp):
    """The text of the program for SEED, C++ if CPP, else C."""
    return "\n".join(Tails(seed, cpp).text()) + "\n"


class Tails:
    """One program: COUNT operations with PARAMETERS parameters beside the
    number of steps that are left."""

    def __init__(self, seed, cpp):
        self.random = random_module.Random(f"tails {seed} {cpp}")
        r = self.random
        self.cpp = cpp
        self.count = r.randint(2, 7)
        self.parameters = [f"s{i}" for i in range(r.randint(1, 6))]
        self.asm = r.choice([0, 0, 0.2, 0.5])
        self.plain = r.random() < 0.3
        self.templates = [
            [r.choice(STATEMENTS) for _ in range(r.randint(3, 9))]
            for _ in range(r.randint(1, 3))]
        self.change = r.choice([0, 0.1, 0.3])

    def text(self):
        """The lines of the program."""
        words = ", ".join(f"word {s}" for s in self.parameters)
        lines = [PRELUDE.read_text(), SURROUNDINGS.read_text(),
                 f"typedef word op (word n, {words});"]
        lines += self.calling (words)
        lines += [f"{linkage}word o{i} (word n, {words});" for i, linkage in
                  self.linkages ()]
        size = 1 << (self.count - 1).bit_length()
        names = ", ".join(f"o{i % self.count}" for i in range(size))
        lines += [f"static op *{self.random.choice(['', 'volatile '])}"
                  f"table[{size}] = {{ {names} }};"]
        lines += self.objects (words) if self.cpp else []
        for i, linkage in self.linkages ():
            lines += self.operation (i, linkage, words, size)
        return lines + self.main ()

    def linkages(self):
        """(number, linkage) of each operation; the same each time."""
        random = random_module.Random(f"{self.count} {self.parameters}")
        return [(i, random.choice(LINKAGE)) for i in range(self.count)]

    def calling(self, words):
        """Lines that define NEXT, and run."""
        kept = [f"{s}_" for s in self.parameters]
        given = "".join(f", {k}" for k in kept)
        return (["static op *next_;", f"static word n_, {', '.join(kept)};",
                 "#ifdef __OPTIMIZE__", "#define NEXT(F, ...) return (F) (__VA_ARGS__)", "#else",
                 f"static word later (op *f, word n, {words})",
                 "{ next_ = f; n_ = n;"]
                + [f"  {s}_ = {s};" for s in self.parameters]
                + ["  return 0; }", "#define NEXT(F, ...) return later (F, __VA_ARGS__)", "#endif",
                   f"NOIPA static word run (op *f, word n, {words})", "{",
                   f"  word r = f (n, {', '.join(self.parameters)});",
                   "  while (next_)", "    {", "      op *g = next_;",
                   "      next_ = 0;", f"      r = g (n_{given});", "    }",
                   "  return r;", "}"])

    def objects(self, words):
        """Lines that define objects with a virtual operation, and functions
        that call it."""
        arguments = "n, " + ", ".join(self.parameters)
        lines = ["struct base", "{", "  virtual ~base () {}",
                 f"  virtual word step (word n, {words})"]
        lines += self.body (0, self.random) + ["};"]
        lines += ["struct derived : base", "{",
                  f"  word step (word n, {words}) override"]
        lines += self.body (0, self.random) + ["};"]
        lines += ["static base object0;", "static derived object1;",
                  "static base *volatile objects[2] = { &object0, &object1 };",
                  f"NOIPA static word through (word n, {words})",
                  f"{{ return objects[s0 & 1]->step ({arguments}); }}"]
        return lines

    def block(self, random):
        """Lines: a copy of a template."""
        lines = []
        for statement in random.choice(self.templates):
            drawn = random if random.random() < self.change else \
                random_module.Random(statement)
            x, y = (drawn.choice(self.parameters) for _ in range(2))
            lines.append(statement.format(
                a=drawn.randrange(16, 40), b=drawn.randrange(16, 40),
                k=drawn.choice([1, 2, 4, 5, 7, 63, 255]), x=x, y=y))
        if random.random() < self.asm:
            lines.insert(random.randrange(len(lines) + 1),
                         asm_step(random, random.choice(self.parameters),
                                  random.randrange(STEPS)))
        return lines

    def next(self, callee, random):
        """A statement that goes on at CALLEE."""
        names = list(self.parameters)
        if random.random() < self.change:
            random.shuffle(names)
        names[0] = f"W ({names[0]} + {random.choice([1, 1, 1, 3])}u)"
        return f"NEXT ({callee}, n - 1, {', '.join(names)});"

    def body(self, size, random):
        """The body of an operation; it goes on at one of a table of SIZE, 0:
        at o0 only."""
        def indexed():
            return f"table[(s0 >> {random.choice([0, 0, 0, 3])}) & {size - 1}]" \
                if size else "o0"

        lines = [f"if (n == 0) return {random.choice(self.parameters)};"]
        lines += self.block(random)
        kind = random.choice(EXITS)
        named = f"o{random.randrange(self.count)}" if size else "o0"
        if kind == "table":
            lines.append(self.next (indexed (), random))
        elif kind == "named":
            lines.append(self.next (named, random))
        elif kind == "two":
            lines += [f"if ({random.choice(self.parameters)} & 1) {{"]
            lines += self.block(random) + [self.next (indexed (), random), "}"]
            lines += self.block(random) + [self.next (named, random)]
        elif kind == "early":
            lines.insert(1, f"if ((c[17] & 3) == {random.randrange(4)}) "
                            f"{self.next (named, random)}")
            lines.append(self.next (indexed (), random))
        else:
            lines += [f"switch ({random.choice(self.parameters)} & 3)", "{"]
            for value in range(3):
                lines += [f"case {value}:"] + self.block(random)
                lines.append(self.next (
                    self.through (size) if value == 2 else indexed (), random))
            lines += ["default:", self.next (named, random), "}"]
        return ["{"] + ["  " + line for line in lines] + ["}"]

    def through(self, size):
        """What calls the virtual operation, where there is one."""
        return "through" if self.cpp and size else "o0"

    def operation(self, number, linkage, words, size):
        around = "" if self.plain else attributes (self.random, linkage, TAIL)
        return (["", f"{around}{linkage}word",
                 f"o{number} (word n, {words})"]
                + self.body (size, self.random))

    def main(self):
        lines = ["", "int", "main (void)", "{"]
        for i in range(self.count):
            values = ", ".join(str(self.random.randrange(1 << 12))
                               for _ in self.parameters)
            lines += [f"  mix (run (o{i}, {'STEPS' if i < 2 else '3000'}, {values}));",
                      f'  printf ("o{i} %llx\\n", sum);']
        return lines + ["  for (i32 i = 0; i < 64; i++) mix (c[i]);",
                        '  printf ("all %llx\\n", sum);', "  return 0;", "}"]
