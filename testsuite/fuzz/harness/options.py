# SPDX-License-Identifier: GPL-3.0-or-later
"""The compiler's options as they are written on command lines.

Which there are, their classes and their arguments the plugin reads out of the
compiler (plugin/option-list.cc).  A form is one way to write an option: on,
off, with one of its words or with a number.  Here is what the compiler does
not know: which texts a text may be (TEXTS), and which options are not tried,
and why (LEFT_OUT).

Example:  read_options (["gcc", "-fplugin=/x/outline.so"], folder)
            ->  [Option ("-fcf-protection=", "handled", ...), ...]
          forms (option)  ->  ["-fcf-protection=full", ...]
"""

import json
import subprocess
from dataclasses import dataclass
from fnmatch import fnmatchcase

LISTS = "-fplugin-arg-outline-option-classes="
HUGE = 4096
# Of the kinds of options, how often each is drawn; in the order in which each
# option is tried by itself.
WEIGHTS = {"handled": 8, "alone": 1, "unknown": 1, "-f": 6, "-m": 4, "-O": 1,
           "none": 2, "--param": 2}
LANGUAGES = {"c": "C", "c++": "C++"}


@dataclass(frozen=True)
class Option:
    """An option as plugin/option-list.cc describes it; MEANING is its class.
    LANGUAGES: of those that we write, the ones that have it."""
    name: str
    meaning: str
    languages: tuple
    negative: str
    argument: str
    words: tuple
    least: int
    most: int

    @property
    def kind(self):
        """What is drawn before the option: its class, or of the class equal,
        which has most, how it begins."""
        if self.meaning != "equal":
            return self.meaning
        return "--param" if self.name.startswith("--param") else self.name[:2]


# By pattern: not tried, and why.
LEFT_OUT = [
    ("--[!p]* -A -C -CC -D -E -F -H -I -M* -P -U -i* -no* -remap -undef "
     "-lang-asm -traditional* -fpch-* -fpreprocessed -fdirectives-only "
     "-fworking-directory -fcanonical-system-headers -f*-include-* "
     "-f*charset=", "what is read, not what is made of it"),
    ("-dump* -aux-info -o -quiet -v -version -w -pedantic-errors "
     "-fsyntax-only -fdump-go-spec= -fdump-ada-spec* -fada-spec-parent= -fstats "
     "-ftime-report* -f*mem-report* -fmax-* -freport-bug -fdump-analyzer* "
     "-fanalyzer* -fdiagnostics-* -fmessage-length= -ftabstop= -fshow-column "
     "-felide-type -fpretty-templates -fdebug-cpp -flang-info-* "
     "-fdump-internal-locations -ftemplate-backtrace-limit=",
     "messages, or the driver's own"),
    ("-W*", "warnings"),
    ("-fplugin* -iplugindir=", "loads other plugins"),
    ("-fself-test= -fcompare-debug* -fdbg-cnt*", "tests of the compiler"),
    ("-fmodule* -fno-modules -Mmodules -Mno-modules", "other input"),
    ("-fuse-ld=* -fuse-linker-plugin -flto-* -flto=", "of the linker"),
    ("-fauto-profile* -fprofile-use* -fprofile-dir= -fprofile-note= "
     "-fprofile-prefix-path=", "takes a profile, or the place of one"),
    ("-foffload-*", "takes a compiler for an accelerator"),
    ("-fbuilding-libgcc -fgimple", "for input of its own"),
]

# What an option's text may be, by its pattern; the first that fits counts.
TEXTS = [
    ("-O", "0 1 2 3 g"),
    ("-falign-*=", "1 8 32 16:8 64:1:32:1"),
    ("-malign-*=", "0 3 5"),
    ("-fpatchable-function-entry=", "1 4,2"),
    ("-fzero-call-used-regs=", "skip used-gpr-arg used-arg all-gpr used all"),
    ("-fstack-check=", "no generic specific"),
    ("-fsanitize=", "address thread leak undefined integer-divide-by-zero "
     "shift bounds null vptr pointer-compare shadow-call-stack hwaddress"),
    ("-fno-sanitize=", "address undefined"),
    ("-fsanitize-recover=", "all undefined"),
    ("-fsanitize-trap=", "all undefined"),
    ("-fsanitize-sections=", ".text"),
    ("-fasan-shadow-offset=", "0x7fff8000"),
    ("-finstrument-functions-exclude-f*-list=", "f1,program"),
    ("-fdisable-", "rtl-sched2 tree-dse4 rtl-bbro ipa-inline"),
    ("-fenable-", "rtl-sched2 tree-dse4 rtl-loop2_unroll"),
    ("-fstack-limit-symbol=", "sum"),
    ("-frandom-seed=", "17"),
    ("-fdump-", "tree-all rtl-all ipa-all rtl-final-details passes noaddr"),
    ("-d", "A p P x H ap"),
    ("-fcallgraph-info=", "su,da"),
    ("-fopt-info-", "all ipa-all=remarks"),
    ("-f*prefix-map=", "/usr=/elsewhere"),
    ("-femit-struct-debug-detailed=", "all dir:none"),
    ("-fbuiltin-", "memcpy printf"),
    ("-fopenacc-dim=", "1:2:3"),
    ("-fprofile-filter-files=", "program"),
    ("-fprofile-exclude-files=", "program"),
    ("-g* -O", "0 1 2 3"),
    ("-mrecip=", "all none !sqrt"),
    ("-mmem*-strategy=", "rep_8byte:64:noalign,libcall:-1:noalign "
     "unrolled_loop:-1:align"),
    ("-mtune-ctrl=", "use_leave,^push_memory use_incdec,^shift1"),
    ("-mfentry-name=", "__fentry__"),
    ("-mfentry-section=", "fentries"),
    ("-mstack-protector-guard-reg=", "fs gs sp_el0 tp"),
    ("-mstack-protector-guard-offset=", "40 8"),
    ("-mstack-protector-guard-symbol=", "sum"),
]
# The same where machines differ, by the start of their names.
MACHINE_TEXTS = {
    "x86_64-": [
        ("-march=", "x86-64 x86-64-v2 x86-64-v3 x86-64-v4 nocona core2 "
         "bonnell haswell icelake-server znver3 bdver4 lujiazui"),
        ("-mtune=", "generic intel atom silvermont core2 haswell znver3 "
         "bdver4 k8 lakemont"),
        ("-fcall-saved-", "rcx r11 xmm5"), ("-fcall-used-", "rbx r12 r15"),
        ("-ffixed-", "rbx r10 r15 xmm6"),
        ("-fstack-limit-register=", "r15"),
    ],
    "aarch64-": [
        ("-march=", "armv8-a armv8.2-a+fp16 armv8.5-a+sve armv9-a "
         "armv8-a+nosimd armv8-a+lse armv8.3-a+pauth"),
        ("-mcpu= -mtune=", "generic cortex-a53 cortex-a72 neoverse-n1 "
         "neoverse-v1 thunderx2t99 a64fx ampere1"),
        ("-mharden-sls=", "none all retbr blr"),
        ("-moverride=", "fuse=adrp+add fuse=none tune=none"),
        ("-mbranch-protection=", "none standard pac-ret pac-ret+leaf bti "
         "pac-ret+b-key"),
        ("-fcall-saved-", "x9 x12 v16"), ("-fcall-used-", "x20 x28 v8"),
        ("-ffixed-", "x18 x20 x9 v20"), ("-fstack-limit-register=", "x20"),
    ],
    "arm-": [
        ("-march=", "armv7-a+fp armv7ve+neon-vfpv4 armv8-a+simd armv6+fp "
         "armv7-m armv7e-m+fp armv5te+fp"),
        ("-mcpu= -mtune=", "cortex-a7 cortex-a9 cortex-a15 cortex-a53 "
         "cortex-m4 cortex-m3 arm1176jzf-s"),
        ("-mbranch-protection=", "none standard pac-ret bti"),
        ("-mpic-register=", "r9"), ("-mfpu=", "neon vfpv3-d16 vfpv4"),
        ("-fcall-saved-", "ip s16 r3"), ("-fcall-used-", "r4 r8 r10"),
        ("-ffixed-", "r9 r8 r6 d9"), ("-fstack-limit-register=", "r9"),
    ],
    "riscv64-": [
        ("-march=", "rv64gc rv64imac rv64g rv64gc_zba_zbb"),
        ("-mcpu= -mtune=", "sifive-u74 rocket thead-c906 size"),
        ("-fcall-saved-", "t3 t6"), ("-fcall-used-", "s3 s11"),
        ("-ffixed-", "s5 t4"), ("-fstack-limit-register=", "s5"),
    ],
}


def read_options(command, folder):
    """The Options of a compiler, by kind; COMMAND runs it with the plugin.
    The list is made in FOLDER."""
    folder.mkdir(parents=True, exist_ok=True)
    listed = folder / "options.json"
    subprocess.run(command + [f"{LISTS}{listed}", "-Os", "-S", "-x", "c",
                              "/dev/null", "-o", "/dev/null"], check=True)
    options = map(_option, json.loads(listed.read_text()))
    return sorted((option for option in options if option.languages),
                  key=lambda option: list(WEIGHTS).index(option.kind))


def _option(entry):
    languages = tuple(ours for ours, name in LANGUAGES.items()
                      if not entry["languages"] or name in entry["languages"])
    return Option(entry["name"], entry["class"], languages, entry["negative"],
                  entry["argument"], tuple(entry.get("words", ())),
                  entry.get("least"), entry.get("most"))


def why_left_out(option):
    """Why OPTION is not tried; "" if it is."""
    return next((why for patterns, why in LEFT_OUT
                 if _fits(option.name, patterns)), "")


def _fits(name, patterns):
    return any(fnmatchcase(name, pattern) for pattern in patterns.split())


def forms(option, machine):
    """The forms of OPTION for MACHINE; none where it needs a text, and TEXTS
    has none."""
    if option.argument == "none":
        return [option.name] + ([option.negative] if option.negative else [])
    plain = [option.name] if option.argument == "optional" else []
    return plain + [option.name + value for value in _values(option, machine)]


def _values(option, machine):
    """What may follow OPTION's name."""
    if option.argument == "words":
        return list(option.words)
    if option.argument == "size":
        return ["0", "64", "100kB"]
    if option.argument == "number":
        few = option.name.startswith("--param")
        return [str(n) for n in numbers(option.least, option.most, few)]
    own = [entry for start, entries in MACHINE_TEXTS.items()
           if machine.startswith(start) for entry in entries]
    return next((texts.split() for patterns, texts in own + TEXTS
                 if _fits(option.name, patterns)), [])


def numbers(least, most, few):
    """Numbers of the range from LEAST to MOST (None: no bound): its ends,
    where these are not huge, and unless FEW are wanted one near the first."""
    first = least or 0
    last = max(first, HUGE if most is None else min(most, HUGE))
    return sorted({first, last} | (set() if few else {min(first + 4, last)}))


def draw(random, options, machine, language):
    """Forms of two or three OPTIONS that are tried and that LANGUAGE has."""
    kinds = {}
    for option in options:
        if language in option.languages and not why_left_out(option) \
           and forms(option, machine):
            kinds.setdefault(option.kind, []).append(option)
    chosen = random.choices(sorted(kinds),
                            [WEIGHTS[kind] for kind in sorted(kinds)],
                            k=random.randint(2, 3))
    return [random.choice(forms(random.choice(kinds[kind]), machine))
            for kind in chosen]
