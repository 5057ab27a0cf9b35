# The plugin exports what GCC looks for in it and nothing else: no code of its C++ library is mixed with that of cc1plus,
# which exports the same templates.
# SPDX-License-Identifier: GPL-3.0-or-later

nm -D --defined-only "$PLUGIN" | sed 's/.* //' | sort >exported
printf '%s\n' plugin_init plugin_is_GPL_compatible | cmp - exported || { head exported; fail "exports more, or less"; }
