# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs of functions that call each other, with values live across calls.

The other generator's functions are called by main only, and call what says
noipa, so that no caller knows which registers a callee leaves alone
(-fipa-ra), and exceptions and longjmp hardly cross functions.  Here:

  1. leaves      short functions that use few registers, or clobber some; some
                 throw (C++) or jump to the last setjmp (C)
  2. functions   each holds copies of a few templates: sequences of calls of
                 functions before it and arithmetic that differ in callees,
                 constants and values; all values are used afterwards
  3. main        calls each several times and prints the checksum

Half of the programs have attributes, and asm in some of the templates.

Example:  make_calls_program (17, cpp=True)  ->  the text of a C++ program

Limits: values are u64 and double; parameters and results also of other types.
"""

import random as random_module
from dataclasses import dataclass, field
from pathlib import Path

from . import surroundings

PRELUDE = Path(__file__).with_name("calls.inc")
PARAMETERS = ["u64"] * 6 + ["u32"] * 2 + ["f64"] * 2
RESULTS = ["u64"] * 6 + ["u32", "f64", "struct pair", "struct wide"]
LINKAGE = ["static NOINLINE "] * 7 + ["static ", "NOINLINE "]
ATTRIBUTES = [""] * 9 + ["__attribute__ ((cold)) ",
                         "__attribute__ ((optimize (\"O2\"))) ",
                         "__attribute__ ((optimize (\"Os\"))) "]
SHAPES = ["straight"] * 3 + ["branches"] * 3 + ["loop", "switch", "tail",
                                                "recursion", "pointer"]
C_SHAPES = ["landing"] * 5
CPP_SHAPES = ["caught"] * 4 + ["rethrown"] * 2 + ["guarded"] * 3 + ["wall"]
LEAVES = ["plain", "plain", "clobber", "store", "load", "float", "leave"]
VALUES = 6


def make_calls_program(seed, cpp, most=12):
    """The text of the program for SEED, C++ if CPP, else C, with at most MOST
    functions beside its leaves."""
    random = random_module.Random(f"calls {seed} {cpp}")
    leaves = [leaf(f"l{i}", random, cpp, kind) for i, kind in
              enumerate(["leave"] + random.choices(LEAVES, k=5))]
    # By a generator of its own: the rest is what the seed has always made.
    around = surroundings.Around(f"calls {seed} {cpp}", surroundings.ALL)
    text = [PRELUDE.read_text()] + around.prelude () + [
        line for callee in leaves for line in callee.lines]
    callees = list(leaves)
    templates = [make_template(random) for _ in range(random.randint(2, 4))]
    for i in range(random.randint(min(5, most), most)):
        function = Function(f"m{i}", templates, leaves + callees[6:][-6:], random,
                            cpp, around)
        text += function.text()
        callees.append(function.signature)
    return "\n".join(text + main_text(callees, random, cpp)) + "\n"


@dataclass
class Signature:
    """A function NAME, its PARAMETERS' types and its RESULT's; the LINES of
    its definition, if it is a leaf."""
    name: str
    parameters: list
    result: str
    lines: list = field(default_factory=list)

    def call(self, arguments):
        """An expression of u64: a call with ARGUMENTS, expressions of u64."""
        given = [{"u64": f"{a}", "u32": f"(u32) ({a})",
                  "f64": f"(f64) (({a}) & 1023)"}[kind]
                 for kind, a in zip(self.parameters, arguments)]
        text = f"{self.name} ({', '.join(given)})"
        return {"u64": text, "u32": text, "f64": f"(u64) {text}",
                "struct pair": f"{text}.y",
                "struct wide": f"{text}.x[3]"}[self.result]

    def head(self):
        """The declarator's type, name and parameters: p0, p1..."""
        parameters = ", ".join(f"{kind} p{i}" for i, kind
                               in enumerate(self.parameters))
        return f"{self.result}\n{self.name} ({parameters})"

    def values(self):
        """The parameters as expressions of u64."""
        return [f"(u64) p{i}" for i in range(len(self.parameters))]

    def returns(self, value, random):
        """A statement that returns VALUE, an expression of u64."""
        number = random.randrange(64)
        return {"u64": f"return {value};", "u32": f"return (u32) ({value});",
                "f64": f"return (f64) (({value}) & 4095);",
                "struct pair": f"{{ struct pair r = {{ {number}, {value} }}; "
                               f"return r; }}",
                "struct wide": f"{{ struct wide r = {{ {{ {number}, 2, 3, "
                               f"{value} }} }}; return r; }}"}[self.result]


def make_signature(name, random, most):
    return Signature(name, [random.choice(PARAMETERS) for _ in
                            range(random.randint(2, most))],
                     random.choice(RESULTS))


def leaf(name, random, cpp, kind):
    """The Signature of a short function of KIND, with its text."""
    signature = make_signature(name, random, 4)
    x, y = (random.choice(signature.values()) for _ in range(2))
    k, slot = random.randrange(1, 1 << 20), random.randrange(16)
    value = random.choice([f"{x} * {k}u + {y}", f"({x} ^ {k}u) + ({y} >> 3)",
                           f"{x} < {y} ? {x} + 1 : {y} ^ {k}u"])
    body = {"plain": [], "clobber": [f"CLOBBER{random.randrange(3)}"],
            "store": [f"g0[{slot}] += {x};"], "load": [],
            "float": [f"gd[{slot}] = gd[{slot}] * 0.5 + (f64) ({x} & 63);"],
            "leave": [leave(x, y, random, cpp)]}[kind]
    if kind == "load":
        value = f"({value}) + g1[{y} & 15]"
    signature.lines = (["", random.choice(LINKAGE) + signature.head(), "{"]
                       + ["  " + line for line in body]
                       + ["  " + signature.returns(value, random), "}"])
    return signature


def leave(x, y, random, cpp):
    """A statement that leaves the function, and its callers, if X says so."""
    condition = f"(({x} + (u64) fuel) & {random.choice([3, 7, 15])}) == 1"
    if not cpp:
        return f"if (place && {condition}) longjmp (*place, 1);"
    return f"if ({condition}) throw " + random.choice(
        [f"(i32) (({y}) & 255);", f"failure ({y});", f"worse ({y});"])


# Templates: a sequence of steps over values v0..v5 and doubles d0..d2.

@dataclass
class Step:
    """KIND, the value that it sets (OUT), those that it reads (IN), a constant
    K and a PICK, which chooses callees, arrays and operators."""
    kind: str
    out: int
    reads: list
    k: int
    pick: int


@dataclass
class Template:
    """STEPS, and how likely one thing of a copy is to CHANGE."""
    steps: list
    change: float


def make_step(random):
    kind = random.choice(["call"] * 5 + ["arith"] * 3 + ["store", "load",
                                                         "float", "blend"])
    return Step(kind, random.randrange(VALUES),
                [random.randrange(VALUES) for _ in range(9)],
                random.randrange(1, 1 << 16), random.randrange(1000))


def make_template(random):
    return Template([make_step(random) for _ in range(random.randint(3, 9))],
                    random.choice([0, 0.03, 0.1, 0.3]))


def copy_lines(template, callees, random):
    """A copy of TEMPLATE as statements; calls are of CALLEES."""
    lines = []
    names = list(range(VALUES))
    if random.random() < template.change * 2:
        random.shuffle(names)
    for step in template.steps:
        def drawn(value, most):
            return random.randrange(most) \
                if random.random() < template.change else value
        lines.append(step_text(step, names, drawn(step.k, 1 << 16),
                               drawn(step.pick, 1000), callees))
    return lines


def step_text(step, names, k, pick, callees):
    """The statement for STEP with the constant K and the choice PICK, where
    value i is called v<NAMES[i]>."""
    out = f"v{names[step.out]}"
    reads = [f"v{names[i]}" for i in step.reads]
    operator = ["+", "^", "-", "*", "|"][step.pick % 5]
    if step.kind == "call":
        callee = callees[pick % len(callees)]
        reads[1] = f"{reads[1]} + {k}u"
        if pick % 3 == 0:
            reads[0] = f"{k}u"
        return f"{out} = {callee.call(reads)};"
    return {"arith": f"{out} = ({reads[0]} {operator} {reads[1]}) + {k}u;",
            "store": f"g{pick % 2}[{k & 15}] ^= {reads[0]};",
            "load": f"{out} = g{pick % 2}[{reads[0]} & 15] + {k}u;",
            "float": f"d{pick % 3} = d{pick % 3} * 0.5 + (f64) "
                     f"({reads[0]} & {63 + (k & 64)});",
            "blend": f"blend ({reads[0]} + {k}u);"}[step.kind]


class Function:
    """A function NAME that holds copies of TEMPLATES, which call CALLEES."""

    def __init__(self, name, templates, callees, random, cpp, around):
        self.templates, self.random, self.cpp = templates, random, cpp
        self.around = around
        self.signature = make_signature(name, random, 9)
        self.callees = callees
        self.shape = random.choice(SHAPES + (CPP_SHAPES if cpp else C_SHAPES))

    def copy(self):
        template = self.random.choice(self.templates)
        lines = copy_lines(template, self.callees, self.random)
        lines += self.around.asm (self.templates.index(template),
                                  [f"v{i}" for i in range(VALUES)])
        return ["{"] + ["  " + line for line in lines] + ["}"]

    def text(self):
        """The lines of the definition."""
        r, signature = self.random, self.signature
        noexcept = " noexcept" if self.shape == "wall" else ""
        # What is changed between setjmp and longjmp.
        volatile = "volatile " if self.shape == "landing" else ""
        attribute, linkage = r.choice(ATTRIBUTES), r.choice(LINKAGE)
        head = (self.around.attributes (linkage) or attribute) + linkage \
            + signature.head()
        values = signature.values()
        body = ["if (fuel-- <= 0) " + signature.returns(values[0], r)]
        for i in range(VALUES):
            body.append(f"{volatile}u64 v{i} = {values[i % len(values)]} "
                        f"+ {r.randrange(1, 200)}u * {i};")
        body += [f"{volatile}f64 d{i} = {i}.5;" for i in range(3)]
        return (["", head + noexcept, "{"]
                + ["  " + line for line in body + getattr(self, self.shape) ()
                   + self.uses()] + ["}"])

    def uses(self):
        """Uses of the values, some after further calls, and the return."""
        r = self.random
        used = r.sample(range(VALUES), r.randint(2, VALUES))
        lines = [f"blend (v{i});" for i in used[1:] if r.random() < 0.4]
        if r.random() < 0.6:
            lines.append("blend ((u64) (d0 + d1 * 2 + d2));")
        return lines + [self.signature.returns(
            " + ".join(f"v{i} * {i + 1}u" for i in used), r)]

    # The shapes.

    def straight(self):
        return self.copy() + self.copy()

    def branches(self):
        return (["if (v0 & 1)"] + self.copy() + ["else"] + self.copy()
                + ["if (v1 & 2)"] + self.copy())

    def loop(self):
        return (["for (i32 n = 0; n < 3; n++)", "{"] + self.copy()
                + ["if (v2 & 1)"] + self.copy() + ["}"])

    def switch(self):
        lines = ["switch (v0 & 3)", "{"]
        for value in range(3):
            lines += [f"case {value}:"] + self.copy() + ["break;"]
        return lines + ["default:"] + self.copy() + ["}"]

    def tail(self):
        same = [c for c in self.callees if c.result == self.signature.result]
        if not same:
            return self.straight()
        callee = self.random.choice(same)
        arguments = [f"v{i % VALUES}" for i in range(9)]
        plain = Signature(callee.name, callee.parameters, "u64")
        return (["if (v0 & 1)", "{"] + self.copy()
                + [f"return {plain.call(arguments)};", "}"] + self.copy())

    def recursion(self):
        arguments = [f"v{(i + 1) % VALUES} + {i}u" for i in range(9)]
        return self.copy() + [f"v3 = {self.signature.call(arguments)};"
                              ] + self.copy()

    def pointer(self):
        callee = self.random.choice(self.callees)
        through = Signature("call", callee.parameters, callee.result)
        types = ", ".join(callee.parameters)
        return (self.copy() + [
            f"{callee.result} (*volatile call) ({types}) = {callee.name};",
            f"v4 = {through.call([f'v{i % VALUES}' for i in range(9)])};"]
            + self.copy())

    def landing(self):
        return (["jmp_buf here;", "jmp_buf *volatile before = place;",
                 "if (setjmp (here) == 0)", "{", "place = &here;"]
                + self.copy() + ["}", "else", "{", "place = before;"]
                + self.copy() + ["}", "place = before;"])

    def handlers(self, end):
        """Handlers; END ends the first."""
        kinds = ["i32 x", "const failure &x", "failure x", "const worse &x"]
        kind = self.random.choice(kinds)
        value = "(u64) (u32) x" if kind == "i32 x" else "x.v"
        return ([f"catch ({kind})", "{", f"v5 += {value};"] + self.copy()
                + end + ["}"])

    def caught(self):
        lines = ["try"] + self.copy() + self.handlers([])
        if self.random.random() < 0.6:
            lines += ["catch (...)"] + self.copy()
        return lines + (self.copy() if self.random.random() < 0.5 else [])

    def rethrown(self):
        return ["try", "{"] + self.copy() + ["}"] + self.handlers(
            ["if (v2 & 1) throw;"])

    def guarded(self):
        return (["guard outer (v1, 17);"] + self.copy() + ["{",
                "guard inner (v2, v3);"] + self.copy() + ["}"] + self.copy())

    def wall(self):
        return ["try"] + self.copy() + ["catch (...)", "{", "v0 ^= 99;", "}"]


def main_text(callees, random, cpp):
    """main: each of CALLEES several times, with other arguments."""
    lines = ["", "int", "main (void)", "{",
             "  for (i32 i = 0; i < 16; i++) { g0[i] = (u64) i * 77u; "
             "g1[i] = (u64) i * 1234567u; }"]
    for callee in callees:
        for _ in range(random.randint(2, 4)):
            arguments = [f"{random.randrange(1 << 12)}u" for _ in range(9)]
            call = f"mix ({callee.call(arguments)});"
            if cpp:
                call = (f"try {{ {call} }} catch (i32 x) {{ mix ((u64) (u32) "
                        f"x + 1); }} catch (const failure &x) {{ mix (x.v + 2"
                        f"); }}")
            lines += ["  fuel = 60;", "  " + call,
                      f'  printf ("{callee.name} %llx\\n", sum);']
    return lines + [
        "  for (i32 i = 0; i < 16; i++) { mix (g0[i]); mix (g1[i]); "
        "mix ((u64) gd[i]); }",
        '  printf ("all %llx\\n", sum);', "  return 0;", "}"]
