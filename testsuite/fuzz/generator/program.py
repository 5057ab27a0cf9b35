# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole program: templates, functions that hold their copies, and main.

A function is one of several shapes (straight, branches, loop, switch, setjmp,
alloca, nested function, variable arguments, and for C++ try blocks), so that
copies stand beside everything that the outliner must take care of.  main
calls each function several times, prints the checksum after each, and at the
end adds all of memory.  Half of the programs have attributes, constructors,
and asm in some of the templates.

Example:  make_program (17, cpp=False)  ->  the text of a C program

Limits: objects that a restrict parameter points to are used through it only
(p->n is another object, which no one writes to: a pointer that was loaded is
not based on p);
functions in which setjmp returns twice keep their variables volatile, or set
them again when it does.
"""

import random as random_module
from pathlib import Path

from . import surroundings
from .alike import Family
from .statements import FAMILY
from .templates import Frame, make_template

PRELUDE = Path(__file__).with_name("prelude.inc")
SHAPES = ["straight"] * 4 + ["branches"] * 4 + ["loop"] * 2 + [
    "switch", "switch", "setjmp", "alloca", "nested", "varargs"]
CPP_SHAPES = ["try_block"] * 5 + ["guards"] * 3
# After a longjmp only volatile variables keep their values.
UNSETTLED = ["setjmp"]
# The others have these again before they are read.
SETTLE = ["memset (la, 0, sizeof la); memset (lb, 1, sizeof lb);",
          "ls.a = 7; ls.c = 8;",
          "memset (&lr0, 0, sizeof lr0); memset (&lr1, 1, sizeof lr1);",
          "vv = (vec) { 4, 5, 6, (u32) a }; cc = CPLX (0.5, 1.0);",
          'pp = r; cs = "again";']
ATTRIBUTES = [""] * 8 + [
    "__attribute__ ((cold)) ", "__attribute__ ((section (\".text.own\"))) ",
    "__attribute__ ((optimize (\"O2\"))) ",
    "__attribute__ ((optimize (\"Os\"))) ",
    "__attribute__ ((no_outline)) ", "__attribute__ ((noipa)) "]


def make_program(seed, cpp, most=14):
    """The text of the program for SEED, C++ if CPP, else C, with at most MOST
    functions of many shapes."""
    random = random_module.Random(f"{seed} {cpp}")
    templates = [make_template(random, cpp)
                 for _ in range(random.randint(2, 6))]
    # By generators of their own: the rest is what the seed has always made.
    around = surroundings.Around(f"own {seed} {cpp}", surroundings.DIRECT)
    functions = [Function(f"f{i}", templates, random, cpp, around)
                 for i in range(random.randint(min(4, most), most))]
    random_family = random_module.Random(f"alike {seed} {cpp}")
    families = [Family(f"alike{i}_", random_family, cpp)
                for i in range(random_family.randint(0, 3))]
    text = [PRELUDE.read_text()] + around.prelude () + around.constructors ()
    for function in functions + families:
        text += function.text()
    return "\n".join(text + main_text(functions, families, random, cpp)) + "\n"


class Function:
    """A function NAME that holds copies of TEMPLATES."""

    def __init__(self, name, templates, random, cpp, around):
        self.name, self.random, self.cpp = name, random, cpp
        self.around = around
        self.templates = templates
        self.shape = random.choice(SHAPES + (CPP_SHAPES if cpp else []))
        if cpp and self.shape == "nested":
            self.shape = "try_block"
        self.p, self.q = (random.choice(FAMILY) for _ in range(2))
        self.restrict = random.random() < 0.3
        self.targets = ["o0", "o1", "o2", "o3"]
        self.frame = Frame(
            integers=["a", "b", "c", "o0", "o1"], floats=["d", "e"],
            pointers=["p", "q"], int_pointers=["r", "s"],
            locals=["la", "lb"])

    def copy(self):
        """A block with a copy of some template and uses of its results."""
        template = self.random.choice(self.templates)
        instance = template.copy(self.random, self.frame)
        lines = instance.lines() + instance.outputs(self.targets)
        lines += self.around.asm (self.templates.index(template),
                                  self.targets)
        return ["{"] + ["  " + line for line in lines] + ["}"]

    def text(self):
        """The lines of the definition."""
        r = self.random
        linkage = r.choice(["static NOINLINE ", "NOINLINE ", "static ", ""])
        star = "*__restrict " if self.restrict else "*"
        types = (f"i32 a, {r.choice(['u32', 'i64', 'u8'])} b, "
                 f"{r.choice(['i64', 'i32'])} c, f64 d, "
                 f"{r.choice(['f64', 'f32'])} e, struct {self.p} {star}p, "
                 f"struct {self.q} {star}q, i32 {star}r, i32 {star}s, "
                 f"function f")
        more = ", ..." if self.shape == "varargs" else ""
        attribute = r.choice(ATTRIBUTES)
        attribute = self.around.attributes (
            linkage, self.shape in ("varargs", "nested")) or attribute
        lines = ["", f"{attribute}{linkage}i32",
                 f"{self.name} ({types}{more})", "{"]
        body = self.declarations() + getattr(self, self.shape) ()
        if self.shape not in UNSETTLED:
            body += self.uses()
        body += [f"return {r.choice(self.targets + ['o0 ^ o1', 'a'])};"]
        return lines + ["  " + line for line in body] + ["}"]

    def declarations(self):
        volatile = "volatile " if self.shape in ("setjmp", "try_block") \
            or self.random.random() < 0.05 else ""
        return [f"{volatile}i32 o0 = 0, o1 = 1, o2 = 2, o3 = 3;",
                "i32 la[8] = { 1, 2, 3 }, lb[8] = { 4, 5 };",
                "struct { i32 a; i64 c; } ls = { 5, 6 };",
                "struct row lr0 = { { 7, 8 } }, lr1 = { { 9 } };",
                "vec vv = { 1, 2, 3, (u32) a };",
                "cplx cc = CPLX (1.5, 2.0);",
                'i32 *pp = r; const char *cs = "start";',
                "(void) la; (void) lb; (void) ls; (void) lr0; (void) lr1; "
                "(void) vv; (void) cc; "
                "(void) pp; (void) cs;"]

    def uses(self):
        """Uses of what the declarations declared, so that it is live."""
        lines = ["mix (vv[1] ^ vv[3]);", "mixd (__real__ cc - __imag__ cc);",
                 "mix ((u64) (ls.a + ls.c));", "mixs (cs);",
                 "mix ((u64) (u32) (la[0] ^ lb[1]));", "mix ((u32) *pp);"]
        return self.random.sample(lines, self.random.randrange(len(lines)))

    # The shapes.

    def straight(self):
        lines = []
        for _ in range(self.random.randint(1, 4)):
            lines += self.copy()
        return lines

    def branches(self):
        lines = [f"if ((a & {self.random.choice([1, 2, 4])}) != 0)"]
        lines += self.copy() + ["else"] + self.copy()
        lines += ["if (o0 > 0)"] + self.copy()
        return lines + (self.copy() if self.random.random() < 0.5 else [])

    def loop(self):
        return (["for (i32 n = 0; n < 3; n++)", "{"] + self.copy()
                + ["if (o1 & 1)"] + self.copy() + ["}"])

    def switch(self):
        lines = ["switch (a & 7)", "{"]
        for value in range(self.random.randint(2, 6)):
            lines += [f"case {value}:"] + self.copy()
            if self.random.random() < 0.8:
                lines.append("break;")
        return lines + ["default:"] + self.copy() + ["}"]

    def setjmp(self):
        return (["static jmp_buf buffer;", "if (setjmp (buffer) == 0)", "{"]
                + self.copy() + ["if (o0 != 12345) longjmp (buffer, 1);", "}",
                                 "else", "{"]
                + SETTLE + self.copy() + ["}"])

    def alloca(self):
        lines = ["i32 *al = (i32 *) __builtin_alloca (32 + (a & 15) * 4);",
                 "memset (al, 0, 32);"]
        self.frame.locals.append("al")
        return lines + self.copy() + self.copy()

    def nested(self):
        lines = ["__extension__ auto void inner (void);",
                 "void inner (void)", "{"]
        self.targets = self.targets[:2]
        return lines + self.copy() + ["}"] + self.copy() + ["inner ();"]

    def varargs(self):
        lines = ["va_list list;", "va_start (list, f);",
                 "o2 = va_arg (list, i32);"]
        return (lines + self.copy() + ["o3 = va_arg (list, i32);",
                                       "va_end (list);"] + self.copy())

    def guards(self):
        return ["guard outer (a & 3);"] + self.copy() + [
            "{", "guard inner (o0 & 3);"] + self.copy() + ["}"]

    def try_block(self):
        lines = ["try", "{"] + (["guard inside (7);"]
                                if self.random.random() < 0.5 else [])
        lines += self.copy() + self.copy()
        lines += ["}", "catch (i32 x)", "{", "mix ((u64) (u32) x);"]
        lines += (self.copy() if self.random.random() < 0.4 else []) + ["}"]
        if self.random.random() < 0.7:
            lines += ["catch (...)", "{", "o1 = 9;", "}"]
        return lines + (self.copy() if self.random.random() < 0.4 else [])


def main_text(functions, families, random, cpp):
    """main: each function several times, with other arguments, and those of
    FAMILIES."""
    lines = ["", "int", "main (void)", "{", "  fill ();"]
    for function in functions:
        for _ in range(random.randint(1, 4)):
            lines += ["  " + line for line in
                      call_text(function, random, cpp)]
    for family in families:
        lines += ["  " + line for line in family.calls(cpp)]
    return lines + ["  mix_memory ();",
                    '  printf ("all %llx\\n", sum);', "  return 0;", "}"]


def call_text(function, random, cpp):
    """A call of FUNCTION, its result in the checksum, which is printed."""
    p = random.randrange(4)
    q = p if random.random() < 0.5 else random.randrange(4)
    r, s = random.randrange(8), random.randrange(8)
    if function.restrict:
        q, s = (p + 1) % 4, r + 8 + s
    more = ", 11, 22" if function.shape == "varargs" else ""
    call = (f"{function.name} ({random.choice([0, 1, 2, 3, 4, 5, -1, 77777])},"
            f" {random.randrange(256)}, "
            f"{random.choice([-5, 0, 3, 1 << 30, 123456])}, "
            f"{random.randrange(1000)}.25, {random.randrange(100)}.5, "
            f"&o{function.p}[{p}], &o{function.q}[{q}], rs + {r}, rs + {s}, "
            f"table[{random.randrange(4)}]{more})")
    result = [f"mix ((u64) (u32) {call});"]
    if cpp:
        result = (["try {"] + result + ["} catch (i32 x) { mix ((u64) (u32) x"
                                        " + 1); } catch (i64 x) { mix ((u64) "
                                        "x + 2); }"])
    return result + [f'printf ("{function.name} %llx\\n", sum);']
