# SPDX-License-Identifier: GPL-3.0-or-later
"""Families of functions that are equal but for constants, objects and callees.

A family has one sequence of statements with holes.  A hole is filled alike in
all members, or differently in each; several holes may share what fills them.

Example:  two members of a family with the statements
            "g1_i32[{n} & 15] += {k};", "o0 ^= {call} (a, {k});"
          i32 m0 (i32 a, i32 *r) { ... g1_i32[3 & 15] += 7; o0 ^= h1 (a, 7); ... }
          i32 m1 (i32 a, i32 *r) { ... g1_i32[3 & 15] += 9; o0 ^= h2 (a, 9); ... }

Limits: parameters are two, so that registers are left for more.
"""

STATEMENTS = [
    "o0 = (i32) ((u32) o0 * 31u + {k}u);", "mix ((u64) (u32) (a ^ {k}));",
    "{array}[a & 15] ^= {k};", "o1 ^= {array}[{k} & 15];",
    "{array}[{k} & 15] = o0;", "o1 = {call} (o0, {k});",
    "o0 ^= {call} (a, o1);", "{sink} (o1 & 0xffff);", "{touch} (r);",
    "if ((o0 & 255) > {k}) o1 ^= {call} (a, 1);",
    "if (o1 == {k}) return o0;", "mixs ({string});",
    "for (i32 n = 0; n < ({k} & 3) + 1; n++) o0 ^= {array}[n];",
    "while (o1 > {k}) {{ o1 >>= 1; {sink} (o1); }}",
    "{{ i32 la[4] = {{ a, {k}, 3 }}; {touch} (la); o0 ^= la[a & 3]; }}",
    "{object}[a & 7].a ^= {k};", "o1 ^= {object}[{n} & 7].k[1];",
    "{object}[{n}].c += {k};", "{object}[a & 7].f = {k};",
    "switch (o0 & 3) {{ case 0: o1 ^= {k}; break; case 1: {sink} (a); break;"
    " case 2: o0 = {call} (o1, {k}); break; default: mix ({k}); }}",
    "memset (bytes0 + ({k} & 31), o0 & 255, 4);",
    "mixd (hf0 ((o0 & 1023) * 0.5, {k}));", "tls0 ^= {k};",
    "o0 ^= o1 > {k} ? a : {k};", "v_i32 = {k};", "o1 ^= table[a & 3] (o0, {k});",
]
CPP_STATEMENTS = [
    "{{ guard inner ({k}); o0 ^= {call} (a, {k}); }}",
    "try {{ o0 ^= {risky} (o0 ^ {k}); }} catch (i32 x) {{ o1 ^= x ^ {k}; }}"
    " catch (i64 x) {{ o1 ^= (i32) x; }}",
    "try {{ o1 ^= {risky} (a); }} catch (...) {{ {sink} ({k}); }}",
    "o1 ^= objects[a & 1]->second ({k});", "o0 ^= {risky} (a | {k});",
]
POOLS = {
    "k": ["0", "1", "2", "5", "7", "63", "100", "127", "128", "200", "255"],
    "n": ["0", "1", "3", "6"],
    "array": ["g0_i32", "g1_i32", "rs"],
    "call": ["h0", "h1", "h2", "h3"],
    "sink": ["sink0", "sink1"],
    "touch": ["touch0", "touch1"],
    "string": ['"one"', '"two and more"', '"3"'],
    "object": ["osa", "osb", "osp", "osw"],
    "risky": ["risky0", "risky0", "risky0"],
}


class Hole:
    """What fills one place of a family: the same in each member or not."""

    def __init__(self, random, pool):
        self.fixed = random.random() < 0.75
        self.value = random.choice(pool)
        self.pool = pool

    def fill(self, random):
        return self.value if self.fixed else random.choice(self.pool)


class Family:
    """Functions NAME0, NAME1, ... that are alike."""

    def __init__(self, name, random, cpp):
        self.name, self.random = name, random
        self.count = random.randint(2, 5)
        pool = STATEMENTS + (CPP_STATEMENTS * 3 if cpp else [])
        self.statements = [random.choice(pool)
                           for _ in range(random.randint(4, 12))]
        # Some holes are one: a value that occurs twice differs twice.
        self.holes = {kind: [Hole(random, values) for _ in range(3)]
                      for kind, values in POOLS.items()}
        self.uses = [{kind: random.randrange(3) for kind in POOLS}
                     for _ in self.statements]

    def text(self):
        """The lines of the definitions."""
        lines = []
        for number in range(self.count):
            values = {kind: [hole.fill(self.random) for hole in holes]
                      for kind, holes in self.holes.items()}
            linkage = self.random.choice(
                ["static __attribute__ ((noinline)) ",
                 "__attribute__ ((noinline)) "])
            lines += ["", f"{linkage}i32", f"{self.name}{number} (i32 a, i32 *r)",
                      "{", "  i32 o0 = 3, o1 = a & 0xffff;"]
            for statement, use in zip(self.statements, self.uses):
                lines.append("  " + statement.format(
                    **{kind: values[kind][use[kind]] for kind in POOLS}))
            lines += ["  return o0 ^ o1;", "}"]
        return lines

    def calls(self, cpp):
        """Lines for main that call each member and print the checksum."""
        lines = []
        for number in range(self.count):
            for argument in self.random.sample([0, 1, 3, -1, 77, 70000], 2):
                call = (f"mix ((u64) (u32) {self.name}{number} ({argument}, "
                        f"rs + {self.random.randrange(60)}));")
                if cpp:
                    call = (f"try {{ {call} }} catch (i32 x) {{ mix ((u64) (u32)"
                            " x + 1); } catch (i64 x) { mix ((u64) x + 2); }")
                lines += [call, f'printf ("{self.name}{number} %llx\\n", sum);']
        return lines
