# A program for a board, for the descriptions beside this file.  SPDX-License-Identifier: GPL-3.0-or-later
#
# SOURCES are compiled with -Os and CFLAGS to OUT/NAME.elf, and its map.  BOARD: flags for the board.

override CFLAGS += -w -Os $(BOARD) $(if $(findstring --specs=rdimon,$(BOARD)),--specs=nano.specs)
compiler = $(PREFIX)$(if $(filter %.cpp,$(1)),g++,gcc)
object = $(OUT)/$(subst /,_,$(1)).o

$(OUT)/$(NAME).elf: $(foreach source,$(SOURCES),$(call object,$(source)))
	$(call compiler,$(SOURCES)) $(CFLAGS) -Wl,-Map=$(OUT)/$(NAME).map $^ -o $@

define compile
$(call object,$(1)):
	$(call compiler,$(1)) $(CFLAGS) -c $(1) -o $$@
endef
$(foreach source,$(SOURCES),$(eval $(call compile,$(source))))
