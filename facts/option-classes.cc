/* What each option of GCC means for shared code.  SPDX-License-Identifier: GPL-3.0-or-later

   An option that nobody has thought of is wrong code sooner or later, so the table names them all, of GCC 11 to 16 for
   all targets.  Only what GCC's own tables say of an option is not repeated:

     - a warning changes no code;
     - what is neither common to all languages, nor the target's, nor an optimization is the language's: it reaches the
       plugin as statements and types;
     - "--param" tunes optimizations, and so is part of equality.

   A new compiler's options are listed by option unclassified.  Until they are here a unit that is given one is left
   alone, and so is a function whose attributes change one.  Options that are on by default are not seen.  */

#include "facts/option-classes.h"

#include "facts/name-set.h"

namespace outline
{

namespace
{

struct option_group
{
  option_class meaning;
  const char *names;            /* As name_set's.  */
  const char *tests = "";       /* Of what is handled: what shows it, below testsuite/.  */
};

const option_group groups[]
  = {
    /* Messages, dumps and other files beside the code; checks of the compiler; what it is called with.  */
    { option_class::none,
      "--completion= --help* --target-help --version -W* -aux-info -d -dump* -fanalyzer* -fcallgraph-info* "
      "-fchecking* -fcompare-debug* -fdbg-cnt* -fdiagnostics-* -fdump-* -fira-verbose= -flarge-source-files "
      "-fmax-errors= -fmem-report* -fmessage-length= -fopt-info* -fplugin* -fpost-ipa-mem-report "
      "-fpre-ipa-mem-report -frecord-gcc-switches -freport-bug -fsave-optimization-record -fsched-verbose= "
      "-fself-test= -fshow-column -fstack-usage -fsyntax-only -ftabstop= -ftime-report* -fuse-ld=* -fverbose-asm "
      "-imultiarch -iplugindir= -march=help -mdump-tune-features -mneeded -mprint-tune-info -mverbose-cost-dump -o "
      "-pedantic-errors -quiet -v -version -w" },
    /* Debug information.  */
    { option_class::none,
      "-fdebug-* -feliminate-unused-debug-* -femit-class-debug-always -fmerge-debug-strings -fvar-tracking* -g*" },
    /* Paths and seeds: what they change in code is in its constants and names.  */
    { option_class::none,
      "-fcanon-prefix-map -ffile-prefix-map= -frandom-seed*" },
    /* Link-time compilation, and offloading to accelerators: what is compiled here is in the unit.  */
    { option_class::none,
      "-fassume-phsa -fdevirtualize-at-ltrans -ffat-lto-objects -flink-libatomic -flto* -foffload-* -foffload= "
      "-fuse-linker-plugin" },
    /* Profiles and counters of coverage, which are statements before the plugin runs.  */
    { option_class::none,
      "-fauto-profile -fauto-profile= -fcondition-coverage -fpath-coverage* -fprofile* -ftest-coverage" },
    /* Passes that are turned off or on by name: those of the plugin also need GCC to run what they rely on
       (pipeline.cc).  */
    { option_class::handled,
      "-fdisable- -fenable-",
      "outline.dg/units/disabled-passes.c" },
    /* Registers that the program keeps for itself (reserved-registers.h), or clears (liveness.cc).  */
    { option_class::handled,
      "-fcall-saved- -fcall-used-",
      "outline.dg/rtl/aarch64/register-jump-call-saved.c outline.dg/rtl/arm/inner-calls-call-used.c" },
    { option_class::handled,
      "-ffixed-",
      "outline.dg/rtl/kinds/inner-calls-fixed.c outline.dg/gimple/inputs/double-registers-fixed.c" },
    { option_class::handled,
      "-fzero-call-used-regs=",
      "outline.dg/rtl/refusals/zero-call-used-regs.c outline.dg/gimple/tail-calls/cleared-used.c" },
    /* Instrumentation: functions that are left alone (eligibility.cc, fold-refusal.cc, pipeline.cc).  */
    { option_class::handled,
      "-finstrument-functions -finstrument-functions-exclude-file-list= "
      "-finstrument-functions-exclude-function-list= -finstrument-functions-once",
      "outline.shell/rtl-equal-functions.sh" },
    { option_class::handled,
      "-fpatchable-function-entry=",
      "outline.dg/gimple/function/patchable-option.c outline.dg/rtl/mitigated/patchable.c" },
    { option_class::handled,
      "-fasan-shadow-offset= -fsanitize-address-use-after-scope -fsanitize-recover -fsanitize-recover= "
      "-fsanitize-sections= -fsanitize-trap -fsanitize-trap= -fsanitize-undefined-trap-on-error -fsanitize=",
      "outline.dg/gimple/refusals/sanitizer-address.c outline.dg/gimple/refusals/sanitizer-no-reorder.c "
      "outline.dg/gimple/refusals/sanitizer.c outline.dg/rtl/refusals/sanitizer.c" },
    { option_class::handled,
      "-fsanitize-coverage=",
      "outline.dg/rtl/refusals/sanitizer-coverage.c" },
    { option_class::handled,
      "-mfentry -mfentry-name= -mfentry-section= -mnop-mcount -mrecord-mcount -p",
      "outline.dg/rtl/mitigated/fentry.c outline.dg/rtl/refusals/profiled.c" },
    { option_class::handled,
      "-mpoke-function-name",
      "outline.dg/gimple/function/poked-names.c" },
    /* The stack: guards, its size and what lies below it (stack-growth.h, output types, targets).  */
    { option_class::handled,
      "-fsplit-stack",
      "outline.dg/rtl/refusals/split-stack.c" },
    { option_class::handled,
      "-fstack-protector -fstack-protector-all -fstack-protector-explicit -fstack-protector-strong",
      "outline.dg/gimple/refusals/stack-protector.c" },
    { option_class::handled,
      "-maccumulate-outgoing-args",
      "outline.dg/rtl/kinds/inner-calls-outgoing.c" },
    { option_class::handled,
      "-mapcs -mapcs-frame",
      "outline.dg/rtl/arm/refused-apcs.c" },
    { option_class::handled,
      "-mforce-drap -mstackrealign",
      "outline.dg/rtl/jumps/islands-realigned.c outline.dg/gimple/unwind/walk-realign.c" },
    { option_class::handled,
      "-mincoming-stack-boundary= -mpreferred-stack-boundary=",
      "outline.dg/rtl/refusals/stack-boundary.c" },
    { option_class::handled,
      "-mno-red-zone -mred-zone",
      "outline.dg/rtl/kinds/called-no-red-zone.c outline.dg/rtl/kinds/called-red-zone.c" },
    /* Unwind tables and exceptions (unwind.cc, frame-state.cc, thrown_to).  */
    { option_class::handled,
      "-fasynchronous-unwind-tables -funwind-tables",
      "outline.dg/rtl/eh/throw-sync.cc outline.dg/gimple/unwind/entries-none.c" },
    { option_class::handled,
      "-fdwarf2-cfi-asm",
      "outline.dg/rtl/refusals/no-cfi-asm.c outline.dg/rtl/refusals/no-cfi-asm-no-tables.c" },
    { option_class::handled,
      "-fexceptions -fnon-call-exceptions",
      "outline.dg/gimple/cxx/non-call-exceptions.cc outline.dg/rtl/eh/throw-non-call.cc" },
    /* How calls, jumps and returns are made (targets).  */
    { option_class::handled,
      "-fcf-protection=",
      "outline.dg/rtl/kinds/inner-calls-cet.c outline.dg/rtl/kinds/register-jump-cet.c" },
    { option_class::handled,
      "-mbranch-protection=",
      "outline.dg/rtl/aarch64/inner-calls-bti.c" },
    { option_class::handled,
      "-mcmodel=",
      "outline.dg/rtl/refusals/mcmodel-large.c outline.dg/rtl/refusals/mcmodel-medium.c "
      "outline.dg/rtl/aarch64/inner-calls-large.c" },
    { option_class::handled,
      "-mcmse",
      "outline.dg/rtl/arm/cmse-call.c outline.dg/rtl/arm/cmse-entry.c" },
    { option_class::handled,
      "-mfix-cortex-a53-835769",
      "outline.dg/rtl/aarch64/refused-a53.c" },
    { option_class::handled,
      "-mflip-thumb",
      "outline.dg/rtl/arm/both-states-flip.c" },
    { option_class::handled,
      "-mforce-indirect-call",
      "outline.dg/rtl/refusals/force-indirect-call.c" },
    { option_class::handled,
      "-mfunction-return=",
      "outline.dg/rtl/mitigated/returns.c outline.dg/rtl/mitigated/return-inline-not.c" },
    { option_class::handled,
      "-mharden-sls=",
      "outline.dg/rtl/kinds/register-jump-sls.c outline.dg/rtl/mitigated/sls.c "
      "outline.dg/rtl/aarch64/refused-sls-blr.c" },
    { option_class::handled,
      "-mindirect-branch-cs-prefix -mindirect-branch-register -mindirect-branch=",
      "outline.dg/rtl/refusals/retpoline.c outline.dg/rtl/mitigated/branches.c" },
    { option_class::handled,
      "-mlong-calls",
      "outline.dg/rtl/arm/refused-long-calls.c" },
    { option_class::handled,
      "-mmanual-endbr",
      "outline.dg/gimple/merged/callee-manual-endbr.c" },
    { option_class::handled,
      "-mpure-code",
      "outline.dg/rtl/arm/refused-pure-code.c" },
    { option_class::handled,
      "-mslow-flash-data",
      "outline.dg/rtl/arm/slow-flash.c" },
    { option_class::handled,
      "-mtrack-speculation",
      "outline.dg/rtl/aarch64/refused-speculation.c" },
    /* Names, sections and the order of what is written (symbol-name.h, code-place.h, function-order.cc).  */
    { option_class::handled,
      "-fdata-sections -ffunction-sections",
      "outline.dg/rtl/arm/constants-sections.c outline.dg/gimple/unwind/entries-sections.c "
      "outline.shell/linker-script.sh" },
    { option_class::handled,
      "-fleading-underscore",
      "outline.dg/rtl/kinds/leading-underscore.c outline.shell/leading-underscore.sh" },
    { option_class::handled,
      "-freorder-blocks-and-partition",
      "outline.dg/rtl/partition/cold-O2.c" },
    { option_class::handled,
      "-freorder-functions",
      "outline.dg/gimple/unwind/neighbours-O2.c" },
    { option_class::handled,
      "-fsection-anchors",
      "outline.dg/rtl/arm/shared-named.c" },
    { option_class::handled,
      "-ftoplevel-reorder",
      "outline.dg/gimple/unwind/walk-no-reorder.c" },
    { option_class::handled,
      "-fwhole-program",
      "outline.shell/lto-combinations.sh" },
    /* What the plugin replays or turns off for size (size-tuning.cc, skipped-passes.cc, cross-jumping), or has to
       follow (used-registers).  */
    { option_class::handled,
      "-fcrossjumping",
      "outline.dg/rtl/large-switch-limited.c" },
    { option_class::handled,
      "-fgnu-tm",
      "outline.dg/gimple/refusals/transaction.c outline.dg/units/transactions.c" },
    { option_class::handled,
      "-fipa-ra",
      "outline.dg/rtl/kinds/direct-jumps-ipa-ra.c outline.dg/rtl/kinds/inner-calls-ipa-ra.c" },
    { option_class::handled,
      "-foptimize-sibling-calls",
      "outline.dg/gimple/function/no-tail-call.c" },
    { option_class::handled,
      "-fschedule-insns -fschedule-insns2",
      "outline.dg/rtl/kinds/inner-calls-O2.c outline.dg/rtl/kinds/early-return.c outline.shell/rarely-run.sh" },
    /* A call or a record at each return: those of shared code would count as the function's.  */
    { option_class::alone,
      "-minstrument-return= -mrecord-return" },
    /* Functions are replaced while the program runs, each with what is known to have its code.  */
    { option_class::alone,
      "-flive-patching=" },
    /* What a function leaves on its stack is erased, which functions run and which blocks is checked, or virtual
       calls are: none has been tried with shared code.  */
    { option_class::alone,
      "-fhardcfr-* -fharden-control-flow-redundancy -fstrub=all -fstrub=at-calls -fstrub=internal -fstrub=strict "
      "-fvtable-verify= -fvtv-*" },
    /* Frames and calls of other conventions, which nothing has been tried with.  */
    { option_class::alone,
      "-mapcs-reentrant -mapcs-stack-check -mcall-ms2sysv-xlogues -mcallee-super-interworking "
      "-mcaller-super-interworking -mfdpic -mtpcs-frame -mtpcs-leaf-frame" },
    /* How GCC optimizes, for each function: compared between the functions of a unit by their nodes.  */
    { option_class::equal,
      "-O -Ofast -Og -Os -Oz -faggressive-loop-optimizations -falign-functions -falign-functions= -falign-jumps "
      "-falign-jumps= -falign-labels -falign-labels= -falign-loops -falign-loops= -fallocation-dce "
      "-fallow-store-data-races -fassociative-math -fassume-sane-operators-new-delete -fauto-inc-dec "
      "-fauto-profile-inlining -favoid-store-forwarding -fbit-tests -fbranch-count-reg -fbranch-probabilities "
      "-fcaller-saves -fcode-hoisting -fcombine-stack-adjustments -fcompare-elim -fconserve-stack "
      "-fcprop-registers -fcse-follow-jumps -fcx-fortran-rules -fcx-limited-range -fcx-method= -fdce -fdefer-pop "
      "-fdelayed-branch -fdelete-dead-exceptions -fdelete-null-pointer-checks -fdep-fusion -fdevirtualize "
      "-fdevirtualize-speculatively -fdse -fearly-inlining -fexcess-precision= -fexpensive-optimizations "
      "-fext-dce -ffast-math -ffinite-loops -ffinite-math-only -ffloat-store -ffold-mem-offsets "
      "-ffold-simple-inlines -fforward-propagate -ffp-contract= -ffp-int-builtin-inexact -ffunction-cse -fgcse "
      "-fgcse-after-reload -fgcse-las -fgcse-lm -fgcse-sm -fgraphite -fgraphite-identity "
      "-fguess-branch-probability -fharden-compares -fharden-conditional-branches -fhoist-adjacent-loads "
      "-fif-conversion -fif-conversion2 -findirect-inlining -finline -finline-atomics -finline-functions "
      "-finline-functions-called-once -finline-small-functions -finline-stringops -finline-stringops= "
      "-fipa-bit-cp -fipa-cp -fipa-cp-clone -fipa-icf -fipa-icf-functions -fipa-icf-variables -fipa-modref "
      "-fipa-profile -fipa-pta -fipa-pure-const -fipa-reference -fipa-reference-addressable -fipa-sra "
      "-fipa-stack-alignment -fipa-strict-aliasing -fipa-vrp -fira-algorithm= -fira-hoist-pressure "
      "-fira-loop-pressure -fira-region= -fira-share-save-slots -fira-share-spill-slots "
      "-fisolate-erroneous-paths-attribute -fisolate-erroneous-paths-dereference -fivopts -fjump-tables "
      "-fkeep-gc-roots-live -flate-combine-instructions -flifetime-dse -flifetime-dse= "
      "-flimit-function-alignment -flive-range-shrinkage -floop-interchange "
      "-floop-nest-optimize -floop-parallelize-all -floop-unroll-and-jam -flra-remat -fmalloc-dce -fmalloc-dce= "
      "-fmath-errno -fmin-function-alignment= -fmodulo-sched -fmodulo-sched-allow-regmoves "
      "-fmove-loop-invariants -fmove-loop-stores -fno-inline-stringops -fnothrow-opt -fomit-frame-pointer "
      "-fopenmp-target-simd-clone= -foptimize-crc -foptimize-strlen -fpack-struct -fpack-struct= "
      "-fpartial-inlining -fpcc-struct-return -fpeel-loops -fpeephole -fpeephole2 -fplt -fpredictive-commoning "
      "-fprefetch-loop-arrays -fprintf-return-value -freciprocal-math -free -freg-struct-return "
      "-frename-registers -freorder-blocks -freorder-blocks-algorithm= -frerun-cse-after-loop "
      "-freschedule-modulo-scheduled-loops -frounding-math -frtti -fsched-critical-path-heuristic "
      "-fsched-dep-count-heuristic -fsched-group-heuristic -fsched-interblock -fsched-last-insn-heuristic "
      "-fsched-pressure -fsched-rank-heuristic -fsched-spec -fsched-spec-insn-heuristic -fsched-spec-load "
      "-fsched-spec-load-dangerous -fsched-stalled-insns -fsched-stalled-insns-dep -fsched-stalled-insns-dep= "
      "-fsched-stalled-insns= -fsched2-use-superblocks -fschedule-fusion -fsel-sched-pipelining "
      "-fsel-sched-pipelining-outer-loops -fsel-sched-reschedule-pipelined -fselective-scheduling "
      "-fselective-scheduling2 -fsemantic-interposition -fshort-enums -fshort-wchar -fshrink-wrap "
      "-fshrink-wrap-separate -fsignaling-nans -fsigned-zeros -fsimd-cost-model= -fsingle-precision-constant "
      "-fspeculatively-call-stored-functions -fsplit-ivs-in-unroller -fsplit-loops -fsplit-paths "
      "-fsplit-wide-types -fsplit-wide-types-early -fssa-backprop -fssa-phiopt -fstack-check= "
      "-fstack-clash-protection -fstack-reuse= -fstdarg-opt -fstore-merging -fstrict-aliasing -fstrict-enums "
      "-fstrict-volatile-bitfields -fthread-jumps -fthreadsafe-statics -ftracer -ftrapping-math -ftrapv "
      "-ftree-bit-ccp -ftree-builtin-call-dce -ftree-ccp -ftree-ch -ftree-coalesce-vars -ftree-copy-prop "
      "-ftree-cselim -ftree-dce -ftree-dominator-opts -ftree-dse -ftree-forwprop -ftree-fre "
      "-ftree-loop-distribute-patterns -ftree-loop-distribution -ftree-loop-if-convert -ftree-loop-im "
      "-ftree-loop-ivcanon -ftree-loop-optimize -ftree-loop-vectorize -ftree-lrs -ftree-parallelize-loops= "
      "-ftree-partial-pre -ftree-phiprop -ftree-pre -ftree-pta -ftree-reassoc -ftree-scev-cprop -ftree-sink "
      "-ftree-slp-vectorize -ftree-slsr -ftree-sra -ftree-switch-conversion -ftree-tail-merge -ftree-ter "
      "-ftree-vectorize -ftree-vrp -ftrivial-auto-var-init= -funconstrained-commons -funreachable-traps "
      "-funroll-all-loops -funroll-completely-grow-size -funroll-loops -funsafe-math-optimizations "
      "-funswitch-loops -fvariable-expansion-in-unroller -fvect-cost-model= -fversion-loops-for-strides -fvpt "
      "-fweb -fwrapv -fwrapv-pointer" },
    /* The same for a whole unit, and what the language and the ABI make of its types and symbols.  */
    { option_class::equal,
      "-fPIC -fPIE -fabi-version= -fbounds-check -fcheck-new -fcommon -ffuse-ops-with-volatile-access "
      "-fgnat-encodings= -fgnu-unique -fhardened -fident -finhibit-size-directive -finline-limit= "
      "-fipa-reorder-for-locality -fkeep-inline-functions -fkeep-static-consts -fkeep-static-functions "
      "-fmerge-all-constants -fmerge-constants -fmultiflags -fpermitted-flt-eval-methods= -fpic -fpie "
      "-fstack-limit -fstack-limit-register= -fstack-limit-symbol= -fstrict-flex-arrays= -fstrict-overflow "
      "-fstrong-eval-order= -fstrub=disable -fstrub=relaxed -fsync-libcalls -ftls-model= -ftrampoline-impl= "
      "-ftrampolines -funit-at-a-time -fvisibility= -fzero-init-padding-bits= -fzero-initialized-in-bss" },
    /* The machine and its ABI, of several targets.  */
    { option_class::equal,
      "-mabi= -malign-data= -mandroid -march= -mbig-endian -mbionic -mbranch-cost= -mcpu= -mgeneral-regs-only "
      "-mglibc -mlittle-endian -mmusl -momit-leaf-frame-pointer -mstack-protector-guard-offset= "
      "-mstack-protector-guard-reg= -mstack-protector-guard= -mstrict-align -mtls-dialect= -mtp= -mtune= -muclibc" },
    /* The machine and its ABI, of x86.  */
    { option_class::equal,
      "-m128bit-long-double -m16 -m32 -m3dnow -m3dnowa -m64 -m80387 -m8bit-idiv -m96bit-long-double -mabm "
      "-maddress-mode= -madx -maes -malign-double -malign-functions= -malign-jumps= -malign-loops= "
      "-malign-stringops -mamx-avx512 -mamx-bf16 -mamx-complex -mamx-fp16 -mamx-fp8 -mamx-int8 -mamx-movrs "
      "-mamx-tf32 -mamx-tile -mamx-transpose -mapx-features= -mapx-inline-asm-use-gpr32 -mapxf -masm= -mavx "
      "-mavx10.1 -mavx10.1-256 -mavx10.1-512 -mavx10.2 -mavx2 -mavx256-split-unaligned-load "
      "-mavx256-split-unaligned-store -mavx5124fmaps -mavx5124vnniw -mavx512bf16 -mavx512bitalg -mavx512bmm "
      "-mavx512bw -mavx512cd -mavx512dq -mavx512er -mavx512f -mavx512fp16 -mavx512ifma -mavx512pf -mavx512vbmi "
      "-mavx512vbmi2 -mavx512vl -mavx512vnni -mavx512vp2intersect -mavx512vpopcntdq -mavxifma -mavxneconvert "
      "-mavxvnni -mavxvnniint16 -mavxvnniint8 -mbmi -mbmi2 -mcet-switch -mcld -mcldemote -mclflushopt -mclwb "
      "-mclzero -mcmpccxadd -mcrc32 -mcx16 -mdaz-ftz -mdirect-extern-access -mdispatch-scheduler -menqcmd "
      "-mevex512 -mf16c -mfancy-math-387 -mfma -mfma4 -mfp-ret-in-387 -mfpmath= -mfsgsbase -mfxsr -mgather "
      "-mgfni -mhard-float -mhle -mhreset -miamcu -mieee-fp -minline-all-stringops "
      "-minline-stringops-dynamically -mkl -mlam= -mlarge-data-threshold= -mlong-double-128 -mlong-double-64 "
      "-mlong-double-80 -mlwp -mlzcnt -mmemcpy-strategy= -mmemset-strategy= -mmmx -mmovbe -mmovdir64b -mmovdiri "
      "-mmove-max= -mmovrs -mms-bitfields -mmwait -mmwaitx -mno-align-stringops -mno-default -mno-fancy-math-387 "
      "-mno-push-args -mno-sse4 -mnoreturn-no-callee-saved-registers -mpartial-vector-fp-math -mpc32 -mpc64 "
      "-mpc80 -mpclmul -mpconfig -mpku -mpopcnt -mprefer-vector-width= -mprefetchi -mprefetchwt1 -mprfchw "
      "-mptwrite -mpush-args -mraoint -mrdpid -mrdrnd -mrdseed -mrecip -mrecip= -mregparm= -mrelax-cmpxchg-loop "
      "-mrtd -mrtm -msahf -mscatter -mserialize -msgx -msha -msha512 -mshstk -mskip-rax-setup -msm3 -msm4 "
      "-msoft-float -msse -msse2 -msse2avx -msse3 -msse4 -msse4.1 -msse4.2 -msse4a -msseregparm -mssse3 "
      "-mstack-arg-probe -mstack-protector-guard-symbol= -mstore-max= -mstringop-strategy= -mstv -mtbm "
      "-mtls-direct-seg-refs -mtsxldtrk -mtune-ctrl= -muintr -munroll-only-small-loops -musermsr -mvaes "
      "-mveclibabi= -mvect8-ret-in-mem -mvpclmulqdq -mvzeroupper -mwaitpkg -mwbnoinvd -mwidekl -mx32 -mxop "
      "-mxsave -mxsavec -mxsaveopt -mxsaves" },
    /* The machine and its ABI, of AArch64.  */
    { option_class::equal,
      "-mautovec-preference= -mearly-ldp-fusion -mearly-ra= -menable-sysreg-checking -mfix-cortex-a53-843419 "
      "-mlate-ldp-fusion -mlow-precision-div -mlow-precision-recip-sqrt -mlow-precision-sqrt -mmax-vectorization "
      "-mnarrow-gp-writes -moutline-atomics -moverride= -mpc-relative-literal-loads -msve-vector-bits= "
      "-mtls-size= -muser-provided-CPU=" },
    /* The machine and its ABI, of Arm.  */
    { option_class::equal,
      "-mabort-on-noreturn -marm -masm-syntax-unified -mbe32 -mbe8 -mdlstp -mfix-cmse-cve-2021-35465 "
      "-mfix-cortex-a57-aes-1742098 -mfix-cortex-m3-ldrd -mfloat-abi= -mfp16-format= -mfpu= -mlibarch= "
      "-mpic-data-is-text-relative -mpic-register= -mrestrict-it -msched-prolog -msingle-pic-base "
      "-mstructure-size-boundary= -mthumb -mthumb-interwork -munaligned-access -mvectorize-with-neon-double "
      "-mvectorize-with-neon-quad -mword-relocations" },
    /* The machine and its ABI, of RISC-V.  */
    { option_class::equal,
      "-madjust-lmul-cost -mautovec-segment -mcsr-check -mdiv -mexplicit-relocs -mfdiv -mfence-tso -minline-atomics "
      "-minline-strcmp -minline-strlen -minline-strncmp -misa-spec= -mmovcc -mplt -mrelax -mriscv-attribute "
      "-mrvv-max-lmul= -mrvv-vector-bits= -msave-restore -mscalar-strict-align -mshorten-memrefs "
      "-msmall-data-limit= -mvector-strict-align" },
  };

/* The group that has the option called NAME; null if none does.  */
const option_group *
group_of (const std::string &name)
{
  static std::vector<name_set> sets;
  if (sets.empty ())
    for (const option_group &group : groups)
      sets.emplace_back (group.names);
  for (size_t i = 0; i < sets.size (); i++)
    if (sets[i].has_p (name))
      return &groups[i];
  return nullptr;
}

/* The class of the option called NAME, of cl_option's FLAGS.  */
option_class
classify (const std::string &name, unsigned flags)
{
#ifdef OUTLINE_UNKNOWN_OPTIONS
  if (name_set (OUTLINE_UNKNOWN_OPTIONS).has_p (name))
    return option_class::unknown;
#endif
  if (flags & CL_WARNING || !(flags & (CL_COMMON | CL_TARGET | CL_OPTIMIZATION)))
    return option_class::none;
  if (startswith (name.c_str (), "--param"))
    return startswith (name.c_str (), "--param=ggc-") ? option_class::none : option_class::equal;
  const option_group *group = group_of (name);
  return group ? group->meaning : option_class::unknown;
}

/* By number: the classes of all options.  */
const std::vector<option_class> &
all_classes ()
{
  static std::vector<option_class> classes;
  if (classes.empty ())
    for (size_t i = 0; i < cl_options_count; i++)
      classes.push_back (classify (cl_options[i].opt_text, cl_options[i].flags));
  return classes;
}

/* The numbers of the options that are unknown, but for those that are other names of one, or mean nothing any more.  */
const std::vector<size_t> &
unknown_options ()
{
  static const std::vector<size_t> unknown = [] {
    std::vector<size_t> found;
    for (size_t i = 0; i < cl_options_count; i++)
      if (cl_options[i].alias_target == cl_options_count && all_classes ()[i] == option_class::unknown)
        found.push_back (i);
    return found;
  } ();
  return unknown;
}

/* Whether option INDEX, of those in optimization nodes, is not the same in A and B.  */
bool
differs_p (size_t index, gcc_options *a, gcc_options *b)
{
  cl_option_state in_a, in_b;
  if (!get_option_state (a, index, &in_a) || !get_option_state (b, index, &in_b))
    return true;
  return in_a.size != in_b.size || memcmp (in_a.data, in_b.data, in_a.size) != 0;
}

} // namespace

option_class
class_of_option (size_t index)
{
  return index < cl_options_count ? all_classes ()[index] : option_class::none;
}

const char *
tests_of_option (size_t index)
{
  const option_group *group = group_of (cl_options[index].opt_text);
  return group && class_of_option (index) == option_class::handled ? group->tests : "";
}

std::string
closing_option (bool *known)
{
  for (unsigned i = 0; i < save_decoded_options_count; i++)
    {
      const cl_decoded_option &option = save_decoded_options[i];
      option_class meaning = class_of_option (option.opt_index);
      bool off = option.value == 0 && !option.arg;
      *known = meaning == option_class::alone;
      if (meaning == option_class::unknown || (*known && !off))
        return option.orig_option_with_args_text;
    }
  return std::string ();
}

bool
has_unknown_options_p (const_tree decl)
{
  tree target = DECL_FUNCTION_SPECIFIC_TARGET (decl), optimization = DECL_FUNCTION_SPECIFIC_OPTIMIZATION (decl);
  if (unknown_options ().empty ())
    return false;
  bool own_target = target && target != target_option_default_node;
  bool own_optimization = optimization && optimization != optimization_default_node;
  gcc_options own = global_options, unit = global_options, set = global_options_set;
  bool restored = false;
  for (size_t index : unknown_options ())
    {
      if (cl_options[index].flags & CL_TARGET && own_target)
        return true;
      if (!(cl_options[index].flags & CL_OPTIMIZATION) || !own_optimization)
        continue;
      if (!restored)
        {
          cl_optimization_restore (&own, &set, TREE_OPTIMIZATION (optimization));
          cl_optimization_restore (&unit, &set, TREE_OPTIMIZATION (optimization_default_node));
          restored = true;
        }
      if (differs_p (index, &own, &unit))
        return true;
    }
  return false;
}

std::vector<std::string>
unclassified_options ()
{
  std::vector<std::string> names;
  for (size_t index : unknown_options ())
    names.push_back (cl_options[index].opt_text);
  return names;
}

} // namespace outline
