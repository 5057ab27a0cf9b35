# SPDX-License-Identifier: GPL-3.0-or-later
"""Sequences of statements, and copies of them that nearly agree.

  1. Template   a random sequence over roles: inputs, temporaries, constants
  2. Instance   one copy: which variable each role is, and what is mutated:
                constants (one by one, or all by the same distance), order of
                commutative operands, direction of comparisons, two inputs
                that are one variable here, other arrays, callees, strings,
                members, types of the family, and now and then another type
                or a statement more or less
  3. lines      the text of the copy, with all temporaries declared

How much copies differ is drawn once a template: some are exact repeats but
for one thing, others differ everywhere.

Example:  make_template (random, cpp=False).copy (random, frame).lines ()
"""

from dataclasses import dataclass, field

from .statements import (FAMILY, FLOATS, HELPERS, INTEGER_MEMBERS, INTEGERS,
                         STRINGS, Statement, render)

# kind: (weight, operators, does it set a temporary (i, f, or both by chance
# "?"), classes of the operands, choices for MORE)
KINDS = {
    "arith": (10, "+ - * & | ^", "i", "ii", ""),
    "arith_const": (8, "+ - * & | ^", "i", "i", ""),
    "shift": (4, "<< >>", "i", "ii", "const var"),
    "bounded": (3, "+ -", "i", "ii", ""),
    "divide": (1, "/ %", "i", "ii", ""),
    "divide_const": (2, "/ %", "i", "i", ""),
    "compare": (4, "< > <= >= == !=", "i", "ii", "i32 u32 i64 u8"),
    "choose": (2, "> < ==", "i", "iii", ""),
    "convert": (3, "", "i", "i", ""),
    "from_float": (1, "", "i", "f", ""),
    "to_float": (1, "", "f", "i", ""),
    "float": (5, "+ - * / abs", "f", "ff", ""),
    "float_compare": (1, "< > <= >= == !=", "i", "ff", ""),
    "load": (6, "", "i", "i", "const variable"),
    "store": (6, "", "", "ii", "const variable"),
    "update": (4, "+ ^ -", "", "i", ""),
    "member_load": (5, "", "i", "", ""),
    "member_store": (6, "", "", "i", ""),
    "member_string": (1, "", "", "", ""),
    "member_index": (2, "", "?", "ii", ""),
    "aggregate": (1, "", "", "", "whole part"),
    "pointers": (4, "", "", "i", "store both"),
    "call": (5, "", "i", "ii", ""),
    "call_float": (2, "", "f", "ff", ""),
    "call_more": (5, "", "", "i", "sink touch string many struct print"),
    "local": (3, "", "?", "ii", ""),
    "local_struct": (2, "", "?", "i", ""),
    "result": (9, "", "?", "i", ""),
    "volatile": (2, "", "?", "i", ""),
    "unaligned": (2, "", "?", "ii", "32 64"),
    "block": (2, "", "", "", "copy set move"),
    "vector": (2, "", "", "i", "+ ^"),
    "complex": (2, "", "", "i", "set * +"),
    "builtin": (2, "popcount clz bswap rotate expect frame length constant "
                   "lateconst", "i", "i", ""),
    "overflow": (1, "add sub mul", "i", "ii", "i u"),
    "atomic": (1, "add xor", "i", "i", ""),
    "address": (1, "", "", "ii", ""),
    "tls": (1, "", "?", "i", ""),
    "cursor": (3, "", "", "ii", "set from store add text"),
    "asm": (1, "", "", "", "memory"),
}
EXTRA_READS = {"pointers": "load", "vector": "get at", "complex": "get",
               "cursor": "load"}
CPP_KINDS = {
    "virtual": (3, "", "i", "i", ""),
    "risky": (4, "", "i", "i", ""),
    "object": (4, "", "", "i", "guard heap lambda template"),
}


@dataclass
class Frame:
    """What a function offers to the copies in it: variables by class
    (INTEGERS_, FLOATS_), expressions for struct pointers (POINTERS), two int
    pointers, names of local arrays, whether a function pointer "f" is
    there."""
    integers: list
    floats: list
    pointers: list
    int_pointers: list
    locals: list
    function_pointer: bool = True


@dataclass
class Template:
    """STATEMENTS over TYPES (of the temporaries) and INPUTS (a class each).
    CHANGE: how likely one thing of a copy is to differ."""
    statements: list = field(default_factory=list)
    types: list = field(default_factory=list)
    inputs: list = field(default_factory=list)
    slots: int = 0
    change: float = 0.2

    def temporaries(self, kind):
        return [i for i, t in enumerate(self.types)
                if (t in FLOATS) == (kind == "f")]

    def copy(self, random, frame):
        return Instance(self, random, frame)


def make_template(random, cpp):
    """A Template of random statements; with those of C++ if CPP."""
    template = Template(inputs=["i", "i", "i", "i", "f", "f"],
                        change=random.choice([0, 0.05, 0.1, 0.25, 0.5]))
    kinds = dict(KINDS, **CPP_KINDS) if cpp else KINDS
    names = list(kinds)
    if random.random() < 0.4:
        names = random.sample(names, 6) + ["arith"]
    weights = [kinds[name][0] for name in names]
    for _ in range(random.randint(3, 16)):
        name = random.choices(names, weights)[0]
        template.statements.append(
            draw_statement(random, template, name, kinds[name]))
    return template


def draw_statement(random, template, name, kind):
    """One Statement of the kind NAME (its entry: KIND) added to TEMPLATE."""
    _, ops, sets, classes, more = kind
    more = random.choice(more.split() or [""])
    if name in EXTRA_READS and random.random() < 0.5:
        sets, more = "i", random.choice(EXTRA_READS[name].split())
    if sets == "?":
        sets = random.choice(["i", ""])
    operands = [draw_operand(random, template, c) for c in classes]
    statement = Statement(name, random.choice(ops.split() or [""]), None,
                          operands, [template.slots], more)
    template.slots += 1
    if sets:
        template.types.append(random.choice(
            FLOATS if sets == "f" else ["i32"] * 4 + INTEGERS + ["boolean"]))
        statement.out = len(template.types) - 1
    return statement


def draw_operand(random, template, kind):
    """A temporary that is already set, mostly, or an input, of class KIND."""
    set_already = template.temporaries(kind)
    if set_already and random.random() < 0.65:
        return "t", random.choice(set_already[-4:])
    return "i", random.choice([i for i, k in enumerate(template.inputs)
                               if k == kind])


class Instance:
    """One copy of TEMPLATE, in FRAME, mutated by RANDOM.  Draws everything
    when it is made, so that rendering is a plain function of it."""

    def __init__(self, template, random, frame):
        self.template, self.frame = template, frame
        change = template.change
        self.differs = lambda: random.random() < change
        self.random = random
        number = len(template.statements)
        self.inputs = self.draw_inputs()
        self.types = [self.other_type(t) for t in template.types]
        self.constants = self.draw_constants()
        self.swap = [self.differs() for _ in range(number)]
        self.picks = [self.draw_pick(i) for i in range(number)]
        self.skip = random.randrange(number) \
            if random.random() < change / 2 else None
        self.extra = random.randrange(number) \
            if random.random() < change / 2 else None
        self.pointer_order = self.differs()

    def draw_inputs(self):
        """A variable of the frame for each input."""
        names = {"i": list(self.frame.integers), "f": list(self.frame.floats)}
        if self.differs() or self.differs():
            self.random.shuffle(names["i"])
            self.random.shuffle(names["f"])
        taken = {"i": 0, "f": 0}
        result = []
        for kind in self.template.inputs:
            pool = names[kind]
            result.append(pool[taken[kind] % len(pool)])
            taken[kind] += 0 if self.differs() else 1
        return result

    def other_type(self, type_name):
        if self.random.random() < self.template.change / 6:
            same = FLOATS if type_name in FLOATS else INTEGERS
            return self.random.choice(same)
        return type_name

    def draw_constants(self):
        """A constant for each slot: the slot's own, that one moved by a
        distance which is the same in the whole copy, or any."""
        distance = self.random.randint(1, 200) if self.differs() else 0
        constants = []
        for slot in range(self.template.slots):
            value = slot * 37 % 251
            if self.differs():
                value = self.random.choice(
                    [0, 1, 2, 255, 65535, 0x7fffffff, 0x80000000,
                     self.random.randrange(1 << 32)])
            constants.append((value + distance) & 0xffffffff)
        return constants

    def draw_pick(self, number):
        """A number that picks arrays, callees, strings and so on for
        statement NUMBER; the template's own unless the copy differs."""
        return self.random.randrange(1000) if self.differs() \
            else number * 7919 % 1000

    # What statements ask for.

    def at(self, s):
        return next(i for i, x in enumerate(self.template.statements)
                    if x is s)

    def operand(self, s, k):
        kind, role = s.operands[k]
        return f"t{role}" if kind == "t" else self.inputs[role]

    def pair(self, s):
        x, y = self.operand(s, 0), self.operand(s, 1)
        swap = self.swaps(s) and s.op in ("+", "*", "&", "|", "^", "add",
                                          "mul")
        return (y, x) if swap else (x, y)

    def swaps(self, s):
        return self.swap[self.at(s)]

    def out(self, s):
        return f"t{s.out}"

    def type_of(self, temporary):
        return self.types[temporary]

    def const(self, s):
        return self.constants[s.slots[0]]

    def choice(self, s, number):
        return self.picks[self.at(s)] % number

    def array(self, s):
        """A global array; the type goes with the statement, mostly, the
        instance of it with the copy."""
        types = INTEGERS + FLOATS + ["boolean", "i32", "i32", "i32"]
        which = types[s.slots[0] * 5 % len(types)]
        pick = self.picks[self.at(s)]
        if pick % 17 == 0:
            which = types[pick % len(types)]
        return f"g{pick % 2}_{which}"

    def member(self, s):
        members = INTEGER_MEMBERS + (["e", "m"] if s.out is None else [])
        index = s.slots[0]
        if self.picks[self.at(s)] % 11 == 0:
            index = self.picks[self.at(s)]
        return members[index % len(members)]

    def pointer(self, s):
        pointers = self.frame.pointers
        first = s.slots[0] + self.pointer_order
        return pointers[first % len(pointers)]

    def int_pointers(self):
        pair = list(self.frame.int_pointers)
        return pair[::-1] if self.pointer_order else pair

    def callee(self, s):
        kinds = HELPERS + (["f"] * 3 if self.frame.function_pointer else [])
        kinds += [f"table[{self.choice(s, 4)}]"]
        index = s.slots[0]
        if self.picks[self.at(s)] % 3 == 0:
            index = self.picks[self.at(s)]
        return kinds[index % len(kinds)]

    def local(self, s):
        return self.frame.locals[self.choice(s, len(self.frame.locals))]

    def string(self, s):
        return STRINGS[self.choice(s, len(STRINGS))]

    # The text.

    def lines(self):
        """The statements of the copy; the temporaries are declared first, all
        of them set, as a copy may lack the statement that sets one."""
        lines = [f"{t} t{i} = 0;" for i, t in enumerate(self.types)]
        for i, statement in enumerate(self.template.statements):
            if i == self.skip:
                continue
            lines.append(render(statement, self))
            if i == self.extra:
                lines.append(f"sink0 ({i});")
        return lines

    def outputs(self, targets):
        """Statements that use a random set of temporaries after the copy:
        assign to the variables TARGETS, or add to the checksum.  Behind an asm
    the uses cannot belong to the repeat, so the values are its outputs."""
        lines = []
        integers = self.template.temporaries("i")
        floats = self.template.temporaries("f")
        keep = self.random.choice([0, 0.1, 0.3, 0.8])
        chosen = [t for t in integers + floats if self.random.random() < keep]
        self.random.shuffle(chosen)
        if chosen and self.random.random() < 0.5:
            lines.append('asm volatile ("" : : : "memory");')
        for t in chosen:
            if t in floats:
                lines.append(f"mixd ((f64) t{t});")
            elif targets and self.random.random() < 0.6:
                lines.append(f"{self.random.choice(targets)} = (i32) t{t};")
            else:
                lines.append(f"mix ((u64) t{t});")
        return lines
