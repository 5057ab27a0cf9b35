# Build, test and install the plugin.  SPDX-License-Identifier: GPL-3.0-or-later
#
#>make demo            install what is missing, build, show a sample program
#>                     compiled without and with the plugin
#>make check           install what the tests need, build, run all tests;
#>                     SUITES="unit dg torture-subset torture fuzz" chooses,
#>                     TARGET_FLAGS=-marm adds to the compiler's flags,
#>                     BOARD=cortex-m4-hard is for bare metal (tools/board)
#>make check-quick     the unit tests and a sample of the others, two minutes on a quiet machine
#>make deps            only install what the build needs; WITH_GCC=COMMAND for another
#>                     compiler.  make and configure install nothing
#>make                 build outline.so for the compiler gcc; for another one
#>                     first ./configure --with-gcc=COMMAND
#>make install         put it where -fplugin=outline finds it (install-plugin), and
#>                     outline-report, outline-merge, FindOutline.cmake and manual pages below prefix
#>                     (install-tools; prefix=/usr/local); DESTDIR is honoured
#>make uninstall       take them away again
#>make check-unit      tests of single parts (GoogleTest)
#>make check-dg        tests of compiler and plugin (DejaGnu); RUNTESTFLAGS,
#>                     for example RUNTESTFLAGS="dg.exp=no-outline*"; DG_PROCESSES at once
#>make check-torture   GCC's own torture tests; TORTUREFLAGS.  check-torture-subset: in a few minutes
#>make check-gcc VERSION=14  the tests of compiler and plugin with another version of
#>                     GCC, in a root with another Debian if need be; RUNTESTFLAGS;
#>                     VERSION=14:aarch64-linux-gnu is a cross compiler's
#>make check-gcc-matrix  the same with all versions and targets, and a table;
#>                     VERSIONS="14 16", TARGETS="native arm-none-eabi"
#>make check-gcc-suites  GCC's own test suites against the installed compiler, alone, with the
#>                     plugin, in stress mode; SETS="g++.dg/eh gcc.dg/lto", SUITESFLAGS=--help
#>make check-sanitized  the plugin built with address and undefined behaviour sanitizers,
#>                     over a sample of the torture tests; TORTUREFLAGS
#>make lint            clang-tidy and cppcheck; LINT_FILES="core/price.cc" are fewer
#>make fuzz N=100      random programs; FUZZFLAGS
#>make check-options   each option of the compiler, in each of its forms, and a table of what was run:
#>                     options.txt in build/
#>make bench           sizes and times of real programs; BENCHFLAGS
#>make bench-speed     what folding costs in executed instructions; SPEEDFLAGS
#>make bench-core      times of the algorithms
#>make option-table    bring the table of options in docs/options.md up to date
#>make check-packages  build the Debian packages in a root of each of RELEASES="bookworm
#>                     trixie sid", and try them in a clean one;
#>                     COMPILERS="12 12:aarch64-linux-gnu" are fewer
#>make docs            docs/ and other pages as HTML: build/docs/html/index.html
#>make dist            pack the commit that is checked out, outline-VERSION.tar.gz
#>make clean           remove what was built; distclean: everything made
#
# All that is made lies in build/, but for outline.so.  BUILD=FOLDER keeps the
# settings and the plugin of a second compiler apart.  V=1 shows the commands.

BUILD ?= build
PLUGIN := $(if $(filter build,$(BUILD)),,$(BUILD)/)outline.so
# For install-deps: the compiler that the plugin is or will be for.
configured = $(shell sed -n 's/^$(1) := //p' $(BUILD)/config.mk 2>/dev/null)
export WITH_GCC ?= $(or $(call configured,GCC),gcc)
# What configure is run with beside --with-gcc, where make runs it.
CONFIGUREFLAGS ?= $(if $(call configured,WERROR),--enable-werror)

Q := $(if $(V),,@)
# Where the user did not say how many jobs, one a processor.
JOBS = $(if $(filter -j% --jobserver%,$(MAKEFLAGS)),,-j$(shell nproc))
say = $(if $(V),,@echo "  $(1)  $@")

# Targets that work before there is a compiler.
FREE_GOALS := help demo deps docs check check-quick check-gcc check-gcc-matrix check-packages clean distclean dist

.DELETE_ON_ERROR:
.PHONY: all $(FREE_GOALS) install install-plugin install-tools install-merge uninstall run-demo check-unit check-dg check-torture \
  check-torture-subset check-gcc-suites check-sanitized lint check-fuzz fuzz check-options bench bench-speed bench-core \
  option-table

all: $(PLUGIN) $(BUILD)/outline-merge

help:
	@sed -n 's/^#>//p' Makefile

ifneq ($(filter-out $(FREE_GOALS),$(or $(MAKECMDGOALS),all)),)
include $(BUILD)/config.mk
$(BUILD)/config.mk $(BUILD)/outline-config.h: $(BUILD)/configured
	@test -f $@ || { rm -f $< && $(MAKE) --no-print-directory $<; }
$(BUILD)/configured: configure.ac config.mk.in outline-config.h.in configure VERSION tools/gcc-versions
	@mkdir -p $(BUILD)
	@BUILD=$(BUILD) ./configure --with-gcc=$(WITH_GCC) $(CONFIGUREFLAGS) \
	  >$(BUILD)/configure.out 2>&1 || { grep '^configure: error:' $(BUILD)/configure.out >&2 \
	  || cat $(BUILD)/configure.out >&2; exit 1; }
	@grep '^configure: WARNING:' $(BUILD)/configure.out || :
	@echo "  CONF $(BUILD)/config.mk"
endif

## The plugin.

# Of the targets' folders that which configure chose.
SOURCES := $(wildcard core/*.cc measure/*.cc plugin/*.cc gcc/*.cc facts/*.cc report/*.cc variants/*.cc \
  gimple/*.cc gimple/*/*.cc rtl/*.cc rtl/*/*.cc target/*.cc target/$(FOLD_TARGET)/*.cc) \
  $(addprefix program/,bytes.cc compose.cc dictionary.cc digest.cc files.cc link-map.cc pack.cc sections.cc summary.cc windows.cc)
OBJECTS := $(SOURCES:%.cc=$(BUILD)/obj/%.o)

# What knows nothing of GCC: core/, program/ and elsewhere what outline-merge is made of (FREE_PARTS), which GCC's
# headers are kept from; and what has unit tests (UNIT_PARTS).
CORE_OBJECTS := $(filter $(BUILD)/obj/core/%,$(OBJECTS))
PROGRAM_OBJECTS := $(patsubst %.cc,$(BUILD)/obj/%.o,$(filter-out program/outline-merge.cc,$(wildcard program/*.cc)))
FREE_PARTS := $(filter $(BUILD)/obj/rtl/choose/%,$(OBJECTS)) $(BUILD)/obj/rtl/insn/frame-rules.o
UNIT_PARTS := $(addprefix $(BUILD)/obj/,gimple/plan/parameters.o measure/processes.o measure/properties.o measure/record.o \
  measure/restart.o report/assembler-lines.o report/json.o plugin/refusals.o \
  facts/name-set.o facts/asm-lexer.o facts/asm-directives.o facts/asm-parser.o) $(FREE_PARTS)

# Our own code is free of warnings, under the compilers that are tested; GCC's headers
# are not.
# clang believes that arrays which GCC's headers declare with one element have no more.
WARNINGS := -Wall -Wextra $(if $(findstring clang,$(CXX)),-Wno-array-bounds) $(WERROR)
# What summaries and dictionaries are packed and named by.
PROGRAM_LIBS := -lzstd -lmd
ALL_CXXFLAGS = -std=c++17 -O2 -g1 $(WARNINGS) -I. -MMD -MP $(CPPFLAGS) $(CXXFLAGS)

# Of a plugin that registers attributes.
TEST_PLUGINS := $(patsubst %.cc,$(BUILD)/obj/%.o,$(wildcard testsuite/plugins/*.cc))

PLUGIN_FLAGS := -fPIC -fno-rtti -fvisibility=hidden
GCC_FLAGS := -I$(BUILD) -Igcc/missing -isystem $(PLUGIN_DIR)/include

$(OBJECTS) $(TEST_PLUGINS): private ALL_CXXFLAGS += $(PLUGIN_FLAGS)
$(filter-out $(CORE_OBJECTS) $(PROGRAM_OBJECTS) $(FREE_PARTS),$(OBJECTS)) $(TEST_PLUGINS): private ALL_CXXFLAGS += $(GCC_FLAGS)

$(BUILD)/obj/%.o: %.cc $(BUILD)/config.mk
	@mkdir -p $(@D)
	$(call say,CXX )
	$(Q)$(CXX) $(ALL_CXXFLAGS) -c $< -o $@

# GCC's headers take longer to read than most of our files, and so are read once.  A compiler that finds the
# result not valid for its flags reads the header beside it.
PRECOMPILED := $(BUILD)/obj/precompiled/gcc-compat.h
GCC_OBJECTS := $(filter-out $(CORE_OBJECTS) $(PROGRAM_OBJECTS) $(UNIT_PARTS),$(OBJECTS)) $(TEST_PLUGINS)
$(GCC_OBJECTS): $(PRECOMPILED).gch
$(GCC_OBJECTS): private ALL_CXXFLAGS += -include $(PRECOMPILED)

$(PRECOMPILED).gch: private ALL_CXXFLAGS += $(PLUGIN_FLAGS) $(GCC_FLAGS)
$(PRECOMPILED).gch: gcc/gcc-compat.h $(BUILD)/config.mk
	@mkdir -p $(@D)
	$(call say,CXX )
	@echo '#include "$<"' >$(PRECOMPILED)
	$(Q)$(CXX) $(ALL_CXXFLAGS) -x c++-header -c $(PRECOMPILED) -o $@

# Symbols that the compiler provides become weak references.  So the plugin
# loads into any compiler, and plugin_init can say that it is the wrong one,
# where else the loader would name some symbol that is missing; and what neither
# the compiler nor a library provides is an error here (-z defs).  Not weak is
# what the static C++ library defines: the compiler has it, too, but no weak
# reference takes anything from a library.
LINK_PLUGIN = $(Q)set -e; \
  $(CXX) -r -nostdlib $(filter %.o,$^) -o $@.o; \
  nm -D --defined-only "`$(GCC) -print-prog-name=cc1`" | sed 's/.* //' | LC_ALL=C sort -u >$@.sym; \
  $(if $(STATIC_CXX),for library in libstdc++.a libgcc.a libgcc_eh.a; do \
      nm --quiet --defined-only "`$(CXX) -print-file-name=$$library`"; \
    done | sed -n 's/.* [A-Zu-w] //p' | LC_ALL=C sort -u \
    | LC_ALL=C comm -23 $@.sym - >$@.weak; mv $@.weak $@.sym;) \
  objcopy --weaken-symbols=$@.sym $@.o; \
  $(CXX) -shared -Wl,-z,defs -Wl,--no-as-needed $(STATIC_CXX) -Wl,--exclude-libs,ALL \
    -Wl,--version-script=plugin/exports.map $(LDFLAGS) $@.o $(PROGRAM_LIBS) -o $@.new; \
  rm -f $@.o $@.sym

# Plugins for tests and measurements; what they are made of is said there.
OTHER_PLUGINS := $(addprefix $(BUILD)/,attributes.so appends.so mismatch/outline.so untested/outline.so collisions/outline.so \
  unknown/outline.so)

# Renamed when whole: a compiler that runs meanwhile keeps the old one.
$(PLUGIN): $(OBJECTS)
$(PLUGIN) $(OTHER_PLUGINS): plugin/exports.map
	@mkdir -p $(@D)
	$(call say,LINK)
	$(LINK_PLUGIN); mv -f $@.new $@

prefix ?= /usr/local
# The parts of outline-report, and where they go.
REPORT_PARTS := $(wildcard tools/outline_report/*.py tools/outline_report/page/*)
SHARE_DIR = $(DESTDIR)$(prefix)/share/outline
MAN_DIR = $(DESTDIR)$(prefix)/share/man/man1
MAN_PAGES := $(addprefix $(BUILD)/,outline-plugin.1 outline-report.1)
MERGE_PAGE := $(BUILD)/outline-merge.1

# -s: 3 MB of the plugin's 20 are its own; packages that keep debug information elsewhere set INSTALL.
INSTALL := install
install: install-plugin install-tools install-merge

# $(call writable,FOLDER,OTHERWISE): an error with two ways out where FOLDER cannot be made or written to.
define writable
@at="$(1)"; while [ ! -e "$$at" ]; do case $$at in */*) at=$${at%/*} ;; *) at=. ;; esac; at=$${at:-/}; done; \
  [ -w "$$at" ] || { echo "make $@: error: $(1) cannot be written to: run sudo make install, or $(2)" >&2; exit 1; }
endef

# Renamed when whole, as above.
install-plugin: $(PLUGIN)
	$(call writable,$(DESTDIR)$(PLUGIN_DIR),use the plugin where it is: -fplugin=$(abspath $(PLUGIN)))
	install -d "$(DESTDIR)$(PLUGIN_DIR)"
	$(INSTALL) -s -m 644 $(PLUGIN) "$(DESTDIR)$(PLUGIN_DIR)/outline.so.new"
	mv -f "$(DESTDIR)$(PLUGIN_DIR)/outline.so.new" "$(DESTDIR)$(PLUGIN_DIR)/outline.so"

install-tools: $(MAN_PAGES)
	$(call writable,$(DESTDIR)$(prefix),make install-tools install-merge prefix=\$$HOME/.local)
	install -d "$(DESTDIR)$(prefix)/bin" "$(SHARE_DIR)/outline_report/page" \
	  "$(SHARE_DIR)/cmake" "$(MAN_DIR)"
	install -m 755 tools/outline-report "$(DESTDIR)$(prefix)/bin/outline-report"
	$(foreach part,$(REPORT_PARTS),install -m 644 $(part) \
	  "$(SHARE_DIR)$(part:tools/%=/%)" &&) :
	install -m 644 tools/cmake/FindOutline.cmake "$(SHARE_DIR)/cmake"
	install -m 644 $(MAN_PAGES) "$(MAN_DIR)"

# Apart from the other tools, which are the same for all machines.
install-merge: $(BUILD)/outline-merge $(MERGE_PAGE)
	$(call writable,$(DESTDIR)$(prefix),make install-tools install-merge prefix=\$$HOME/.local)
	install -d "$(DESTDIR)$(prefix)/bin" "$(MAN_DIR)"
	$(INSTALL) -s -m 755 $(BUILD)/outline-merge "$(DESTDIR)$(prefix)/bin/outline-merge"
	install -m 644 $(MERGE_PAGE) "$(MAN_DIR)"

uninstall:
	rm -f "$(DESTDIR)$(PLUGIN_DIR)/outline.so" "$(DESTDIR)$(prefix)/bin/outline-report" \
	  "$(DESTDIR)$(prefix)/bin/outline-merge"
	rm -rf "$(SHARE_DIR)"
	rm -f $(foreach page,$(notdir $(MAN_PAGES) $(MERGE_PAGE)),"$(MAN_DIR)/$(page)")

## Tools.

$(BUILD)/outline-merge: $(BUILD)/obj/program/outline-merge.o $(PROGRAM_OBJECTS) $(CORE_OBJECTS) \
    $(FREE_PARTS)
	$(call say,LINK)
	$(Q)$(CXX) $(LDFLAGS) $^ $(PROGRAM_LIBS) -o $@

# Summaries of many units, for tests and measurements of outline-merge.
$(BUILD)/vary-summaries: $(BUILD)/obj/bench/merge/vary-summaries.o $(PROGRAM_OBJECTS) $(CORE_OBJECTS) \
    $(FREE_PARTS)
	$(call say,LINK)
	$(Q)$(CXX) $(LDFLAGS) $^ $(PROGRAM_LIBS) -o $@

$(BUILD)/attributes.so $(BUILD)/appends.so: $(BUILD)/%.so: $(BUILD)/obj/testsuite/plugins/%.o

$(BUILD)/option-table: $(BUILD)/obj/tools/option-table.o
	$(call say,LINK)
	$(Q)$(CXX) $(LDFLAGS) $< -o $@

option-table: $(BUILD)/option-table
	tools/update-options $<

deps:
	@tools/install-deps build

# Manual pages: the date is that of the version, the options are those of the plugin.
$(MAN_PAGES) $(MERGE_PAGE): $(BUILD)/%.1: docs/%.1.in NEWS VERSION $(BUILD)/option-table
	$(call say,MAN )
	$(Q)tools/make-man $< $(BUILD)/option-table >$@.new && mv -f $@.new $@

demo:
	@tools/install-deps build
	@$(MAKE) --no-print-directory $(JOBS) all
	@$(MAKE) --no-print-directory run-demo

run-demo:
	@GCC="$(TEST_GCC)" RUNNER="$(TEST_RUNNER)" PLUGIN=$(abspath $(PLUGIN)) \
	  demo/run $(BUILD)/demo

## Tests.

SUITES ?= unit dg

check:
	@tools/install-deps build check \
	  $(if $(findstring torture,$(SUITES)),torture) \
	  $(if $(findstring fuzz,$(SUITES)),fuzz)
	@mkdir -p $(BUILD)/check
	@for group in report page build-systems; do tools/install-deps $$group; done \
	  >$(BUILD)/check/optional.log 2>&1 || :
	@$(MAKE) --no-print-directory $(JOBS) all
	@MAKE="$(MAKE) $(JOBS)" testsuite/check $(BUILD) $(SUITES)

# Is the build right?  Each kind of fragment, and what the first commands of a user do.
QUICK := "dg.exp=rtl/kinds/* rtl/equal/* rtl/eh/* gimple/merge*" "shell.exp=opt-info*.sh report-names.sh install.sh" ONE_SET=1
check-quick:
	@$(MAKE) --no-print-directory check SUITES="unit dg" RUNTESTFLAGS='$(QUICK)'

# CONFIGUREFLAGS: warnings are errors there if they are here.
check-gcc: export RUNTESTFLAGS := $(RUNTESTFLAGS)
check-gcc:
	@tools/check-gcc "$(VERSION)" "CONFIGUREFLAGS=$(CONFIGUREFLAGS)" \
	  "RUNTESTFLAGS=$$RUNTESTFLAGS"

check-gcc-matrix: export RUNTESTFLAGS := $(RUNTESTFLAGS)
check-gcc-matrix:
	@tools/check-gcc-matrix "$(VERSIONS)" "$(TARGETS)" \
	  "CONFIGUREFLAGS=$(CONFIGUREFLAGS)" "RUNTESTFLAGS=$$RUNTESTFLAGS"

check-packages:
	@tools/check-packages "$(RELEASES)" "$(COMPILERS)"

# The compiler's commands in tests, and what programs are run through.  Without
# an operating system both are those of a board.
BOARD ?= $(firstword $(shell tools/board for $(GCC_TARGET)))
TEST_FLAGS = $(if $(BOARD),$(shell CC=$(GCC) tools/board $(BOARD) flags \
  $(BUILD)/board)) $(TARGET_FLAGS)
TEST_GCC = $(strip $(GCC) $(TEST_FLAGS))
# Without its library (picolibc has none) a C++ compiler is of no use to tests.
TEST_GXX = $(if $(GXX),$(if $(findstring /,$(shell $(GXX) -print-file-name=libstdc++.a)),$(strip $(GXX) $(TEST_FLAGS))))
TEST_RUNNER = $(RUNNER)$(if $(BOARD),/$(BOARD))

UNIT_OBJECTS := \
  $(patsubst %.cc,$(BUILD)/obj/%.o,$(wildcard testsuite/unit/*.cc))

$(BUILD)/unit-tests: $(UNIT_OBJECTS) $(CORE_OBJECTS) $(UNIT_PARTS) $(PROGRAM_OBJECTS)
	$(call say,LINK)
	$(Q)$(CXX) $(LDFLAGS) $^ -lgtest -lgtest_main -ldivsufsort $(PROGRAM_LIBS) -pthread -o $@

check-unit: $(BUILD)/unit-tests
	$< --gtest_brief=1 $(GTESTFLAGS)

# $(call other_plugin,NAME,FILE,FLAGS): a plugin for a test, $(BUILD)/NAME/outline.so, of which FILE is compiled with
# FLAGS, and with the headers in $(BUILD)/NAME in place of others.
define other_plugin
$(BUILD)/obj/$(1)/$(2:.cc=.o): private ALL_CXXFLAGS += $(PLUGIN_FLAGS) $(3) $(GCC_FLAGS)
$(BUILD)/obj/$(1)/$(2:.cc=.o): $(2) $(BUILD)/config.mk
	@mkdir -p $$(@D)
	$$(call say,CXX )
	$$(Q)$$(CXX) -I$(BUILD)/$(1) $$(ALL_CXXFLAGS) -c $$< -o $$@
$(BUILD)/$(1)/outline.so: $(BUILD)/obj/$(1)/$(2:.cc=.o) $(filter-out $(BUILD)/obj/$(2:.cc=.o),$(OBJECTS))
endef

# One that was built for a compiler of another date.
$(eval $(call other_plugin,mismatch,plugin/version-check.cc))
$(BUILD)/obj/mismatch/plugin/version-check.o: $(BUILD)/mismatch/plugin-version.h
$(BUILD)/mismatch/plugin-version.h: $(BUILD)/config.mk
	@mkdir -p $(@D)
	@sed 's/datestamp\[\] = ".*"/datestamp[] = "19870322"/' $(PLUGIN_DIR)/include/plugin-version.h >$@

# One that has been tested with older compilers only.
$(eval $(call other_plugin,untested,plugin/version-check.cc))
$(BUILD)/obj/untested/plugin/version-check.o: $(BUILD)/untested/outline-config.h
$(BUILD)/untested/outline-config.h: $(BUILD)/outline-config.h
	@mkdir -p $(@D)
	@sed 's/\(NEWEST_TESTED_GCC\) .*/\1 10/' $< >$@

# One whose hashes have one bit.
$(eval $(call other_plugin,collisions,facts/content-hash.cc,-DOUTLINE_HASH_BITS=1))

# One that has not been told of an option, as if the compiler were newer.
$(eval $(call other_plugin,unknown,facts/option-classes.cc,-DOUTLINE_UNKNOWN_OPTIONS='"-fira-algorithm= -fgcse-las"'))

# How many runtests at once.
DG_PROCESSES ?= $(shell nproc)

check-dg: $(PLUGIN) $(OTHER_PLUGINS) $(BUILD)/option-table $(BUILD)/outline-merge $(BUILD)/vary-summaries
	@mkdir -p $(BUILD)/check
	@{ \
	  echo 'set GCC_UNDER_TEST "$(TEST_GCC)"'; \
	  echo 'set GXX_UNDER_TEST "$(TEST_GXX)"'; \
	  echo 'set PLUGIN "$(abspath $(PLUGIN))"'; \
	  echo 'set BUILD "$(abspath $(BUILD))"'; \
	  echo 'set target_triplet "$(GCC_TARGET)"'; \
	  echo 'set RUNNER "$(TEST_RUNNER)"'; \
	  echo 'set tool outline'; \
	  echo 'set srcdir "$(CURDIR)/testsuite"'; } >$(BUILD)/check/site.exp
	@testsuite/run-dg $(BUILD)/check $(DG_PROCESSES) $(RUNTESTFLAGS)

check-torture: $(PLUGIN)
	testsuite/torture/run --plugin $(PLUGIN) --cc "$(TEST_GCC)" \
	  $(if $(TEST_GXX),--cxx "$(TEST_GXX)") --runner "$(TEST_RUNNER)" $(TORTUREFLAGS)

# What fits into a run of a few minutes.
check-torture-subset: $(PLUGIN)
	testsuite/torture/run --plugin $(PLUGIN) --cc "$(TEST_GCC)" \
	  $(if $(TEST_GXX),--cxx "$(TEST_GXX)") --runner "$(TEST_RUNNER)" --subset 20 \
	  $(TORTUREFLAGS)

check-gcc-suites: $(PLUGIN)
	@tools/install-deps check torture
	testsuite/suites/run --plugin $(PLUGIN) --cc "$(TEST_GCC)" \
	  $(if $(TEST_GXX),--cxx "$(TEST_GXX)") $(if $(TEST_RUNNER),--runner "$(TEST_RUNNER)") $(if $(SETS),--set "$(SETS)") $(SUITESFLAGS)

# The plugin under AddressSanitizer and UndefinedBehaviorSanitizer.  A report ends the
# compiler, and so fails a test.  The compiler is not built so: the library comes first by
# LD_PRELOAD, and what the compiler never frees is no leak.
# The compiler brings an operator delete that calls free, and the library's operator new
# is another's: that they do not match says nothing.
SANITIZED := $(BUILD)-sanitized
SANITIZERS := -fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=undefined
SANITIZED_ENV = env LD_PRELOAD=$(shell $(CXX) -print-file-name=libasan.so) \
  ASAN_OPTIONS=detect_leaks=0:alloc_dealloc_mismatch=0 UBSAN_OPTIONS=print_stacktrace=1

check-sanitized:
	@$(MAKE) --no-print-directory BUILD=$(SANITIZED) WITH_GCC=$(GCC) \
	  CXXFLAGS="-O1 -fno-omit-frame-pointer $(SANITIZERS)" LDFLAGS="$(SANITIZERS)" all
	testsuite/torture/run --plugin $(SANITIZED)/outline.so --no-memory-limit \
	  --cc "$(SANITIZED_ENV) $(TEST_GCC)" $(if $(TEST_GXX),--cxx "$(SANITIZED_ENV) $(TEST_GXX)") \
	  --runner "$(TEST_RUNNER)" --build $(BUILD)/torture $(or $(TORTUREFLAGS),--subset 20)

# clang-tidy and cppcheck; LINT_FILES="core/price.cc ..." are fewer files.
lint: $(BUILD)/config.mk
	@tools/install-deps lint
	@tools/lint $(BUILD) $(PLUGIN_DIR)/include $(LINT_FILES)

FUZZ_SIDES = --plugin $(PLUGIN) --cc "$(TEST_GCC)" $(if $(TEST_GXX),--cxx "$(TEST_GXX)") --runner "$(TEST_RUNNER)"
N ?= 100
check-fuzz fuzz: $(PLUGIN) $(BUILD)/outline-merge
	testsuite/fuzz/run $(N) --merge $(BUILD)/outline-merge $(FUZZ_SIDES) --build $(BUILD)/fuzz $(FUZZFLAGS)

check-options: $(PLUGIN)
	testsuite/fuzz/run --options each --table $(BUILD)/options.txt $(FUZZ_SIDES) --build $(BUILD)/fuzz-options \
	  $(FUZZFLAGS)

## Measurements.

bench: $(PLUGIN)
	@tools/install-deps bench
	bench/run --plugin $(PLUGIN) --cc $(GCC) $(if $(GXX),--cxx $(GXX)) \
	  $(BENCHFLAGS)

bench-speed: $(PLUGIN)
	@tools/install-deps bench
	bench/speed --plugin $(PLUGIN) --cc $(GCC) $(if $(GXX),--cxx $(GXX)) \
	  $(SPEEDFLAGS)

$(BUILD)/core-bench: $(BUILD)/obj/bench/core/core-bench.o $(CORE_OBJECTS)
	$(call say,LINK)
	$(Q)$(CXX) $(LDFLAGS) $^ -lbenchmark -pthread -o $@

bench-core: $(BUILD)/core-bench
	$< $(BENCHCOREFLAGS)

## Documents.

# Warnings are errors, a link that leads nowhere among them.
docs:
	@! command -v apt-get >/dev/null || tools/install-deps docs
	@command -v sphinx-build >/dev/null || { echo "make docs: error: sphinx-build is missing;" \
	  "run tools/install-deps docs" >&2; exit 1; }
	$(Q)sphinx-build -q -W --keep-going -n -b html -c docs -d $(BUILD)/docs/doctrees . $(BUILD)/docs/html
	@echo "  DOCS $(BUILD)/docs/html/index.html"

## Housekeeping.

# The commit that is checked out, and configure; nothing else from this machine.
dist:
	@tools/install-deps dist
	tools/make-dist $(BUILD)/dist

clean:
	rm -rf $(BUILD)/obj $(BUILD)/check $(BUILD)/packages $(MAN_PAGES) $(MERGE_PAGE) $(BUILD)/demo $(BUILD)/mismatch $(BUILD)/untested \
	  $(BUILD)/board $(BUILD)/dist $(BUILD)/docs $(BUILD)/unit-tests $(BUILD)/option-table $(BUILD)/outline-merge \
	  $(BUILD)/vary-summaries $(BUILD)/core-bench $(BUILD)/collisions $(BUILD)/unknown $(PLUGIN)

# Leaves the sources of the programs that bench and torture measure.
distclean: clean
	rm -rf $(BUILD)/config* $(BUILD)/outline-config.h autom4te.cache \
	  outline-*.tar.gz

-include $(shell find $(BUILD)/obj -type f -name '*.d' 2>/dev/null)
