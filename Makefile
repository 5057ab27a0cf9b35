# Build, test and install the plugin.  SPDX-License-Identifier: GPL-3.0-or-later
#
#   make demo     install what is missing, build, show a sample with and without
#   make check    install what the tests need, build, run all tests
#   make          build outline.so (./configure --with-gcc=COMMAND chooses for
#                 which compiler)
#   make help     all targets
#
# All that is made lies in build/, but for outline.so.  BUILD=FOLDER keeps the
# settings and the plugin of a second compiler apart.

BUILD ?= build
PLUGIN := $(if $(filter build,$(BUILD)),,$(BUILD)/)outline.so

# make V=1 shows the commands.
Q := $(if $(V),,@)
say = $(if $(V),,@echo "  $(1)  $@")

# Targets that work before there is a compiler.
FREE_GOALS := help demo check clean distclean dist

.PHONY: all $(FREE_GOALS)
all: $(PLUGIN)

ifneq ($(filter-out $(FREE_GOALS),$(or $(MAKECMDGOALS),all)),)
include $(BUILD)/config.mk
$(BUILD)/config.mk: configure.ac config.mk.in outline-config.h.in configure
	BUILD=$(BUILD) ./configure $(CONFIGURE_FLAGS)
endif

## The plugin.

SOURCES := $(wildcard core/*.cc plugin/*.cc gimple/*.cc rtl/*.cc)
OBJECTS := $(SOURCES:%.cc=$(BUILD)/obj/%.o)

# Our own code is free of warnings; GCC's headers are not.
WARNINGS := -Wall -Wextra -Werror
ALL_CXXFLAGS = -std=c++17 -O2 -g -fPIC -fno-rtti -fvisibility=hidden \
  $(WARNINGS) -I. -MMD -MP $(CXXFLAGS)

$(BUILD)/obj/plugin/%.o $(BUILD)/obj/gimple/%.o $(BUILD)/obj/rtl/%.o: \
  ALL_CXXFLAGS += -I$(BUILD) -isystem $(PLUGIN_DIR)/include

$(OBJECTS): $(BUILD)/obj/%.o: %.cc $(BUILD)/config.mk
	@mkdir -p $(@D)
	$(call say,CXX)
	$(Q)$(CXX) $(ALL_CXXFLAGS) -c $< -o $@

# Renamed when whole: a compiler that runs meanwhile keeps the old one.
$(PLUGIN): $(OBJECTS)
	$(call say,LINK)
	$(Q)$(CXX) -shared $(LDFLAGS) $(OBJECTS) -o $@.new && mv -f $@.new $@

-include $(OBJECTS:.o=.d)

clean:
	rm -rf $(BUILD)/core $(BUILD)/plugin $(BUILD)/gimple $(BUILD)/rtl $(PLUGIN)
