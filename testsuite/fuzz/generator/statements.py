# SPDX-License-Identifier: GPL-3.0-or-later
"""The kinds of statement that generated programs are made of.

A statement is drawn once, as a Statement: a kind and what it works on, all of
it by role (input 2, temporary 5, constant 7), and is rendered once a copy by
an Instance, which says what each role stands for in this copy and how the
copy is mutated.  All expressions are defined for all values: integers are
computed in unsigned types, or bounded first; shifts and indexes are masked;
floating point stays small.

Example:  the Statement (kind "arith", "+", t3, [i0, i1]) renders as
    t3 = (i32) ((u32) a + (u32) b);      and, in a copy that swaps, as
    t3 = (i32) ((u32) x + (u32) a);

Limits: one side effect a statement, so that the order of evaluation cannot
matter.
"""

from dataclasses import dataclass, field

INTEGERS = ["i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64"]
FLOATS = ["f32", "f64"]
FAMILY = ["sa", "sb", "sp", "sw"]
HELPERS = ["h0", "h1", "h2", "h3", "h4", "h5"]
STRINGS = ["alpha", "beta", "gamma", "", "delta %d", "x"]
INTEGER_MEMBERS = ["a", "b", "c", "f", "g", "h", "l"]


@dataclass
class Statement:
    """KIND with an operator OP; OUT is the index of the temporary that it
    sets, or None; IN the operands ((class, role) pairs: "t" a temporary, "i"
    an input); SLOTS its constants' roles; MORE what else the kind needs."""
    kind: str
    op: str = ""
    out: int = None
    operands: list = field(default_factory=list)
    slots: list = field(default_factory=list)
    more: str = ""


def wide(type_name):
    """The unsigned type in which a TYPE_NAME is computed."""
    return "u64" if type_name in ("i64", "u64") else "u32"


def render(s, c):
    """The text of Statement S in the copy C (an Instance)."""
    return RENDER[s.kind](s, c) if s.kind in RENDER else None


def _arith(s, c):
    x, y = c.pair(s)
    t = c.type_of(s.out)
    w = wide(t)
    return f"{c.out(s)} = ({t}) (({w}) {x} {s.op} ({w}) {y});"


def _arith_const(s, c):
    t = c.type_of(s.out)
    w = wide(t)
    return f"{c.out(s)} = ({t}) (({w}) {c.operand(s, 0)} {s.op} {c.const(s)}u);"


def _shift(s, c):
    t = c.type_of(s.out)
    by = f"({c.const(s)} & 15)" if s.more == "const" \
        else f"({c.operand(s, 1)} & 15)"
    return f"{c.out(s)} = ({t}) (({wide(t)}) {c.operand(s, 0)} {s.op} {by});"


def _bounded(s, c):
    x, y = c.pair(s)
    return (f"{c.out(s)} = ({c.type_of(s.out)}) (((i32) {x} % 1000) * "
            f"((i32) {y} % 999) {s.op} ((i32) ({c.const(s)}u & 0xffff)));")


def _divide(s, c):
    t = c.type_of(s.out)
    return (f"{c.out(s)} = ({t}) ((u32) {c.operand(s, 0)} {s.op} "
            f"((u32) {c.operand(s, 1)} | {c.const(s) | 1}u));")


def _divide_const(s, c):
    return (f"{c.out(s)} = ({c.type_of(s.out)}) ((i32) {c.operand(s, 0)} "
            f"{s.op} {c.const(s) % 100 + 2});")


MIRROR = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "==", "!=": "!="}


def _compare(s, c):
    x, y = (c.operand(s, 0), c.operand(s, 1))
    op, w = s.op, s.more
    x, y = f"({w}) {x}", f"({w}) {y}"
    if c.swaps(s):
        x, y, op = y, x, MIRROR[op]
    return f"{c.out(s)} = ({c.type_of(s.out)}) ({x} {op} {y});"


def _choose(s, c):
    t = c.type_of(s.out)
    return (f"{c.out(s)} = (i32) {c.operand(s, 0)} {s.op} {c.const(s)} ? "
            f"({t}) {c.operand(s, 1)} : ({t}) {c.operand(s, 2)};")


def _convert(s, c):
    return f"{c.out(s)} = ({c.type_of(s.out)}) {c.operand(s, 0)};"


def _from_float(s, c):
    return f"{c.out(s)} = ({c.type_of(s.out)}) (i64) {c.operand(s, 0)};"


def _to_float(s, c):
    return f"{c.out(s)} = ({c.type_of(s.out)}) ((i32) {c.operand(s, 0)} % 1000);"


def _float(s, c):
    x, y = c.pair(s)
    t = c.type_of(s.out)
    k = f"({t}) {c.const(s) % 100}"
    text = {"+": f"{x} * ({t}) 0.5 + {y} * ({t}) 0.25 + {k}",
            "-": f"({c.operand(s, 0)} - {c.operand(s, 1)}) * ({t}) 0.5",
            "*": f"({x} * {y}) * ({t}) 0.0005",
            "/": f"{c.operand(s, 0)} / ({c.operand(s, 1)} * "
                 f"{c.operand(s, 1)} + ({t}) 1.5)",
            "abs": f"__builtin_fabs ({x})"}[s.op]
    return f"{c.out(s)} = ({t}) ({text});"


def _float_compare(s, c):
    x, y, op = c.operand(s, 0), c.operand(s, 1), s.op
    if c.swaps(s):
        x, y, op = y, x, MIRROR[op]
    return f"{c.out(s)} = ({c.type_of(s.out)}) ({x} {op} {y});"


def _load(s, c):
    g = c.array(s)
    t = g.split("_")[1]
    index = f"(u32) {c.operand(s, 0)} & 15" if s.more == "variable" \
        else f"{c.const(s) & 15}"
    value = f"{g}[{index}]"
    if t in FLOATS and c.type_of(s.out) not in FLOATS:
        value = f"(i32) {value}"
    if t not in FLOATS and c.type_of(s.out) in FLOATS:
        value = f"(i32) {value} % 1000"
    return f"{c.out(s)} = ({c.type_of(s.out)}) ({value});"


def _store(s, c):
    g = c.array(s)
    t = g.split("_")[1]
    index = f"(u32) {c.operand(s, 1)} & 15" if s.more == "variable" \
        else f"{c.const(s) & 15}"
    value = c.operand(s, 0)
    if t in FLOATS:
        value = f"(i32) {value} % 1000"
    return f"{g}[{index}] = ({t}) ({value});"


def _update(s, c):
    g = c.array(s)
    if g.split("_")[1] in FLOATS + ["i64"]:
        g = "g0_u64"
    return f"{g}[{c.const(s) & 15}] {s.op}= (u32) {c.operand(s, 0)};"


def _member_load(s, c):
    return (f"{c.out(s)} = ({c.type_of(s.out)}) {c.pointer(s)}->"
            f"{c.member(s)};")


def _member_store(s, c):
    m = c.member(s)
    value = f"(i32) {c.operand(s, 0)}"
    if m in ("e", "m"):
        value = f"({value} % 1000)"
    return f"{c.pointer(s)}->{m} = {value};"


def _member_string(s, c):
    return f'{c.pointer(s)}->s = "{c.string(s)}";'


def _member_index(s, c):
    p, i = c.pointer(s), f"(u32) {c.operand(s, 0)} & 3"
    return (f"{p}->k[{i}] = (i32) {c.operand(s, 1)};" if s.out is None else
            f"{c.out(s)} = ({c.type_of(s.out)}) {p}->k[{i}];")


def _aggregate(s, c):
    p = c.pointer(s)
    return f"*{p} = *{p}->n;" if s.more == "whole" else \
        f"memcpy ({p}->d, bytes{c.const(s) & 1} + {c.const(s) & 15}, 4);"


def _pointers(s, c):
    r, q = c.int_pointers()
    return {"load": lambda: f"{c.out(s)} = ({c.type_of(s.out)}) "
                            f"{r}[{c.const(s) & 7}];",
            "store": lambda: f"{r}[{c.const(s) & 7}] = "
                             f"(i32) {c.operand(s, 0)};",
            "both": lambda: f"{r}[{c.const(s) & 7}] = (i32) ((u32) "
                            f"{q}[{c.const(s) & 3}] + 1u);"}[s.more]()


def _call(s, c):
    callee = c.callee(s)
    return (f"{c.out(s)} = ({c.type_of(s.out)}) {callee} "
            f"((i32) {c.operand(s, 0)}, (i32) {c.operand(s, 1)});")


def _call_float(s, c):
    return (f"{c.out(s)} = ({c.type_of(s.out)}) hf{c.choice(s, 2)} "
            f"({c.operand(s, 0)}, {c.operand(s, 1)});")


def _call_more(s, c):
    x = f"(i32) {c.operand(s, 0)}"
    return {"sink": lambda: f"sink{c.choice(s, 2)} ({x});",
            "touch": lambda: f"touch{c.choice(s, 2)} (&{c.local(s)}"
                             f"[(u32) {c.operand(s, 0)} & 7]);",
            "string": lambda: f'mixs ("{c.string(s)}");',
            "many": lambda: f"sink0 (many ({c.const(s) % 3}, {x}, "
                            f"{c.const(s) & 255}, 3));",
            "struct": lambda: f"sink1 (take0 (make0 ({x})));",
            "print": lambda: f'snprintf (text, 40, "{c.string(s)}", {x});',
            }[s.more]()


def _local(s, c):
    array, i = c.local(s), f"(u32) {c.operand(s, 0)} & 7"
    return (f"{array}[{i}] = (i32) {c.operand(s, 1)};" if s.out is None else
            f"{c.out(s)} = ({c.type_of(s.out)}) {array}[{i}];")


def _local_struct(s, c):
    m = "a" if c.const(s) & 1 else "c"
    return f"ls.{m} = (i32) {c.operand(s, 0)};" if s.out is None else \
        f"{c.out(s)} = ({c.type_of(s.out)}) (ls.a ^ (i32) ls.c);"


def _result(s, c):
    """What a call returns in memory."""
    x, lr = f"(i32) {c.operand(s, 0)}", f"lr{c.const(s) & 1}"
    return f"{lr} = row{c.choice(s, 2)} ({x});" if s.out is None else \
        f"{c.out(s)} = ({c.type_of(s.out)}) {lr}.m[(u32) {x} & 7];"


def _volatile(s, c):
    v = c.array(s).replace("g0", "v").replace("g1", "v")
    if v.split("_")[1] in FLOATS:
        v = "v_u32"
    return f"{v} = ({v[2:]}) {c.operand(s, 0)};" if s.out is None else \
        f"{c.out(s)} = ({c.type_of(s.out)}) {v};"


def _unaligned(s, c):
    where = f"(bytes{c.choice(s, 2)} + ((u32) {c.operand(s, 0)} & 31))"
    t = "loose64" if s.more == "64" else "loose32"
    return f"*({t} *) {where} = ({t}) {c.operand(s, 1)};" \
        if s.out is None else \
        f"{c.out(s)} = ({c.type_of(s.out)}) *({t} *) {where};"


def _block(s, c):
    d, size = c.choice(s, 2), c.const(s) % 3 * 8 + 8
    return {"copy": f"memcpy (bytes{d}, bytes{1 - d} + {c.const(s) & 7}, "
                    f"{size});",
            "set": f"memset (bytes{d} + {c.const(s) & 7}, "
                   f"{c.const(s) & 255}, {size});",
            "move": f"memmove (bytes{d} + {c.const(s) & 7}, bytes{d}, "
                    f"{size});"}[s.more]


def _vector(s, c):
    return {"+": lambda: f"vv += (vec) {{ (u32) {c.operand(s, 0)}, 1, 2, "
                         f"{c.const(s)}u }};",
            "^": lambda: f"vv ^= vv << {c.const(s) & 7};",
            "get": lambda: f"{c.out(s)} = ({c.type_of(s.out)}) "
                           f"vv[{c.const(s) & 3}];",
            "at": lambda: f"{c.out(s)} = ({c.type_of(s.out)}) "
                          f"vv[(u32) {c.operand(s, 0)} & 3];"}[s.more]()


def _complex(s, c):
    return {"set": lambda: f"cc = CPLX ((f64) ((i32) {c.operand(s, 0)} % 100),"
                           f" {c.const(s) % 50}.0);",
            "*": lambda: f"cc = cc * CPLX (0.25, {c.const(s) % 4}.0 / 8);",
            "+": lambda: f"cc = cc * 0.5 + {c.const(s) % 100}.5;",
            "get": lambda: f"{c.out(s)} = ({c.type_of(s.out)}) (i32) "
                           f"{'__real__' if c.choice(s, 2) else '__imag__'} "
                           f"cc;"}[s.more]()


def _builtin(s, c):
    x = f"(u32) {c.operand(s, 0)}"
    text = {"popcount": f"__builtin_popcount ({x})",
            "clz": f"__builtin_clz ({x} | 1u)",
            "bswap": f"__builtin_bswap32 ({x})",
            "rotate": f"(({x} << {c.const(s) % 31 + 1}) | "
                      f"({x} >> {31 - c.const(s) % 31}))",
            "expect": f"__builtin_expect ({x} != 0, 1)",
            "frame": "(__builtin_return_address (0) != 0)",
            "length": f'strlen (&"{c.string(s)}"[0])',
            "constant": f"__builtin_constant_p ({c.const(s)})",
            "lateconst": f"(__builtin_frame_address (0) != 0)"}[s.op]
    return f"{c.out(s)} = ({c.type_of(s.out)}) {text};"


def _overflow(s, c):
    x, y = c.pair(s)
    t = "i32" if s.more == "i" else "u32"
    return (f"{{ {t} r_; {c.out(s)} = ({c.type_of(s.out)}) "
            f"__builtin_{s.op}_overflow (({t}) {x}, ({t}) {y}, &r_); "
            f"sink0 ((i32) r_); }}")


def _atomic(s, c):
    g = f"g{c.choice(s, 2)}_u32"
    return (f"{c.out(s)} = ({c.type_of(s.out)}) __atomic_fetch_{s.op} "
            f"(&{g}[{c.const(s) & 15}], (u32) {c.operand(s, 0)}, "
            f"__ATOMIC_SEQ_CST);")


def _address(s, c):
    g = f"g{c.choice(s, 2)}_i32"
    return (f"{{ i32 *a_ = &{g}[(u32) {c.operand(s, 0)} & 7]; a_[1] ^= (i32) "
            f"{c.operand(s, 1)}; a_[0] = a_[2]; mix ((u64) (a_ - {g})); }}")


def _cursor(s, c):
    r, q = c.int_pointers()
    x = c.operand(s, 0)
    return {"set": lambda: f"pp = {r} + ((u32) {x} & 7);",
            "from": lambda: f"pp = {q} + {c.const(s) & 7};",
            "store": lambda: f"*pp = (i32) {c.operand(s, 1)};",
            "add": lambda: f"*pp = (i32) ((u32) *pp + (u32) {x});",
            "load": lambda: f"{c.out(s)} = ({c.type_of(s.out)}) *pp;",
            "text": lambda: f'cs = (i32) {x} > {c.const(s)} ? "{c.string(s)}"'
                            f' : "other"; mixs (cs);'}[s.more]()


def _tls(s, c):
    v = f"tls{c.choice(s, 2)}"
    return f"{v} = (i32) {c.operand(s, 0)};" if s.out is None else \
        f"{c.out(s)} = ({c.type_of(s.out)}) {v};"


def _asm(s, c):
    return 'asm volatile ("" : : : "memory");' if s.more == "memory" else \
        f'asm ("" : "+r" ({c.out(s)}));'


def _virtual(s, c):
    m = "first" if c.choice(s, 2) else "second"
    return (f"{c.out(s)} = ({c.type_of(s.out)}) "
            f"objects[{c.const(s) & 1}]->{m} ((i32) {c.operand(s, 0)});")


def _risky(s, c):
    return (f"{c.out(s)} = ({c.type_of(s.out)}) risky{c.choice(s, 2)} "
            f"((i32) {c.operand(s, 0)});")


def _object(s, c):
    x = f"(i32) {c.operand(s, 0)}"
    return {"guard": f"{{ guard g_ ({c.const(s)}); sink0 ({x}); }}",
            "heap": f"{{ i32 *n_ = new i32 ({x}); touch0 (n_); "
                    f"mix ((u64) (u32) *n_); delete n_; }}",
            "lambda": f"{{ auto f_ = [&] (i32 y_) {{ return h0 (y_, {x}); }};"
                      f" sink1 (f_ ({c.const(s)})); }}",
            "template": f"sink0 (twice<i32> ({x}));"}[s.more]


RENDER = {name[1:]: function for name, function in list(globals().items())
          if name.startswith("_") and not name.startswith("__")
          and callable(function)}
