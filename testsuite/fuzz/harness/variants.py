# SPDX-License-Identifier: GPL-3.0-or-later
"""The ways in which one program is compiled, and what must agree.

Without the plugin: -O0 (the reference), -O2 and -Os.  If these disagree the
program is not fit to judge the plugin.  With the plugin and
-fchecking: -Os, -Os in stress mode, and two of a longer list, drawn by the
program's seed; at a level and in a mode that are drawn, each from all; and the
same with two or three options of the compiler (options.py), with check.
Both outliners are on, but where a variant says otherwise: what the one has
taken the other does not see.

Example:  plugin_variants (random, ["-fplugin=/x/outline.so"], "aarch64-linux-gnu")
            ->  [Variant (name="Os", flags=["-Os", ...]), ...]
"""

from dataclasses import dataclass

# Of every compilation.  Fused multiply-add, where a machine has it, rounds
# otherwise than -O0.
FLAGS = ["-I/usr/include/csmith", "-ffp-contract=off"]
# csmith writes pointers to one type where another's is wanted, without a cast
# (&g_2 for a char *), which is an error from GCC 14 on.
CSMITH_FLAGS = ["-Wno-incompatible-pointer-types"]

CHECK = "-fplugin-arg-outline-check"
STRESS = "-fplugin-arg-outline-stress"
ALL_LEVELS = "-fplugin-arg-outline-all-levels"
GIMPLE_ONLY = "-fplugin-arg-outline-rtl=off"
RTL_ONLY = "-fplugin-arg-outline-gimple=off"


@dataclass
class Variant:
    """One way to compile: FLAGS for the compiler.  Compiling and linking is
    one step, so that the flags reach the link under LTO.  ALONE: the flags
    without those of the plugin; None where there are no others."""
    name: str
    flags: list
    alone: list = None


ALONE = [Variant("O0", ["-O0"]), Variant("O2", ["-O2"]),
         Variant("Os", ["-Os"])]
SANITIZED = Variant("sanitized", ["-O0", "-fsanitize=undefined,address",
                                  "-fno-sanitize-recover=all"])

ALWAYS = [("Os", []), ("Os", [STRESS])]
SOMETIMES = [
    ("O2", [STRESS, ALL_LEVELS]),
    ("O1", [STRESS, ALL_LEVELS]),
    ("O3", [STRESS, ALL_LEVELS]),
    ("Os -g", [STRESS]),
    ("Oz", [STRESS]),
    ("Oz", []),
    ("Os -flto", [STRESS]),
    ("O2 -flto", [STRESS, ALL_LEVELS]),
    ("Os -fno-strict-aliasing", [STRESS]),
    ("Os -fno-inline", [STRESS]),
    ("O2 -fno-inline", [STRESS, ALL_LEVELS]),
    ("Os -fno-inline -fno-ipa-ra", [STRESS]),
    ("Os -fno-inline -fno-ipa-icf -fno-tree-tail-merge", [STRESS]),
    ("Os -ffunction-sections -fdata-sections", [STRESS]),
    ("Os -fstack-protector-strong", [STRESS]),
    ("Os -fnon-call-exceptions -fexceptions", [STRESS]),
    ("Os -fwrapv", [STRESS]),
    ("Os -fno-toplevel-reorder", [STRESS]),
    ("Os -fno-tree-ter -fno-tree-coalesce-vars", [STRESS]),
    ("Os", [STRESS, GIMPLE_ONLY]),
    ("O2", [STRESS, ALL_LEVELS, GIMPLE_ONLY]),
    ("Os", [STRESS, RTL_ONLY]),
    ("Oz", [STRESS, RTL_ONLY]),
    ("O2", [STRESS, ALL_LEVELS, RTL_ONLY]),
    ("O3", [STRESS, ALL_LEVELS, RTL_ONLY]),
    ("O2 -fno-omit-frame-pointer", [STRESS, ALL_LEVELS, RTL_ONLY]),
    ("O2 -fno-ipa-ra -ffunction-sections", [STRESS, ALL_LEVELS, RTL_ONLY]),
]
# What only some machines have, by the start of their names.
HOSTED = [
    ("Os -fPIC", [STRESS]),
    ("Os -fPIC", [STRESS, RTL_ONLY]),
]
RISCV = [
    ("Os -mno-relax", [STRESS]),
    ("Oz -msave-restore", [STRESS, RTL_ONLY]),
    ("Oz -fno-omit-frame-pointer", [STRESS, RTL_ONLY]),
    ("O2 -mcmodel=medany -mexplicit-relocs -fno-pie -no-pie", [STRESS, ALL_LEVELS, RTL_ONLY]),
]
ARM = [
    ("Os -mno-unaligned-access", [STRESS]),
    ("Oz -mslow-flash-data", [STRESS]),
    ("O2 -fno-section-anchors", [STRESS, ALL_LEVELS, RTL_ONLY]),
    ("Oz -fno-asynchronous-unwind-tables -fno-omit-frame-pointer",
     [STRESS, RTL_ONLY]),
]
OF_MACHINE = {
    "x86_64-": HOSTED + [
        ("Os -fomit-frame-pointer -mno-red-zone", [STRESS]),
        ("Os -fno-asynchronous-unwind-tables -fcf-protection=full",
         [STRESS, RTL_ONLY]),
    ],
    "aarch64-": HOSTED + [
        ("Oz -mbranch-protection=standard", [STRESS]),
        ("O2 -mbranch-protection=standard -march=armv8.5-a",
         [STRESS, ALL_LEVELS, RTL_ONLY]),
        ("Os -mcmodel=large -fno-pie -no-pie", [STRESS]),
        ("Oz -fno-omit-frame-pointer", [STRESS, RTL_ONLY]),
        ("Oz -fno-asynchronous-unwind-tables -fomit-frame-pointer",
         [STRESS, RTL_ONLY]),
    ],
    "arm-linux-": HOSTED + [entry for entry in ARM
                            if "slow-flash" not in entry[0]] + [
        ("Oz -marm", [STRESS]),
        ("O2 -marm", [STRESS, ALL_LEVELS, RTL_ONLY]),
    ],
    "arm-none-": ARM,
    "riscv64-linux-": HOSTED + RISCV + [
        ("Os -fasynchronous-unwind-tables", [STRESS, RTL_ONLY])],
    "riscv64-unknown-": RISCV,
}
# One of these is for two units that share code by a dictionary.
SHARED = [
    ("Os", [STRESS]),
    ("Oz", []),
    ("Oz", [STRESS, RTL_ONLY]),
    ("O2", [STRESS, ALL_LEVELS, RTL_ONLY]),
    ("Os -fno-inline -ffunction-sections", [STRESS]),
]
WORDS = {STRESS: "stress", CHECK: "check", GIMPLE_ONLY: "rtl=off",
         RTL_ONLY: "gimple=off", ALL_LEVELS: "all-levels"}
LEVELS = ["O1", "O2", "O3", "Os", "Oz"]
MODES = [[], [STRESS], [ALL_LEVELS], [STRESS, ALL_LEVELS],
         [ALL_LEVELS, GIMPLE_ONLY], [ALL_LEVELS, RTL_ONLY],
         [STRESS, ALL_LEVELS, GIMPLE_ONLY], [STRESS, ALL_LEVELS, RTL_ONLY]]
# Tail calls are made at -O1, too.
TAILS = "-foptimize-sibling-calls"


def plugin_variants(random, plugin_flags, machine, tails, lto):
    """The variants of a program with the plugin that PLUGIN_FLAGS load, for
    MACHINE, as the compiler says with -dumpmachine.  TAILS: it needs its tail
    calls.  LTO: it may be compiled with -flto."""
    some = SOMETIMES + [entry for start, entries in OF_MACHINE.items()
                        if machine.startswith(start) for entry in entries]
    if not lto:
        some = [entry for entry in some if "-flto" not in entry[0]]
    chosen = ALWAYS + random.sample(some, 1 if tails else 2)
    for _ in range(3 if tails else 1):
        chosen.append((random.choice(LEVELS), random.choice(MODES)))
    return [_variant(plugin_flags, level + (f" {TAILS}" if tails else ""), more)
            for level, more in chosen]


def shared_variant(random, plugin_flags):
    """The variant, without the dictionary, of one program as two units that
    share code."""
    return _variant(plugin_flags, *random.choice(SHARED))


def drawn_variant(random, plugin_flags, options, tails):
    """The variant with OPTIONS, words for the command line, at a level and in
    a mode that are drawn.  TAILS: as for plugin_variants."""
    level = random.choice(LEVELS) + (f" {TAILS}" if tails else "")
    return _variant(plugin_flags, " ".join([level] + options),
                    random.choice(MODES) + [CHECK])


def each_variants(plugin_flags, option):
    """The variants in which OPTION, a word for the command line, is tried by
    itself."""
    return [_variant(plugin_flags, f"{level} {option}", more, [])
            for level, more in (("Os", [STRESS, CHECK]), ("Oz", []))]


def _variant(plugin_flags, level, more, always=("-fchecking",)):
    return Variant(" ".join([level] + [WORDS[w] for w in more if w in WORDS]),
                   ("-" + level).split() + plugin_flags + more
                   + list(always), ("-" + level).split() + list(always))
