# A plugin that was built for another compiler says what differs and how to
# build it again, before it looks at its options.
# SPDX-License-Identifier: GPL-3.0-or-later

PLUGIN=$BUILD/mismatch/outline.so
refuses "plugin 'outline' was built for another compiler: the date of that one\
 has '19870322' where this one has '[0-9]*';.*--with-gcc=COMMAND" $arg-nonsense
if grep -q nonsense messages; then fail "looked at options"; fi
