# OUTLINE_PLUGIN: --with-outline[=PLUGIN], and OUTLINE_FLAGS for the Makefile.
# SPDX-License-Identifier: GPL-3.0-or-later
#
# PLUGIN is what follows -fplugin=: the plugin that is installed, or an absolute path.
# Asked for and not there is an error.

AC_DEFUN([OUTLINE_PLUGIN],
  [AC_ARG_WITH([outline],
     [AS_HELP_STRING([--with-outline@<:@=PLUGIN@:>@],
        [share repeated code by GCC's plugin outline @<:@no@:>@])],
     [], [with_outline=no])
   OUTLINE_FLAGS=
   AS_CASE([$with_outline], [yes], [with_outline=outline])
   AS_IF([test "$with_outline" != no],
     [AC_MSG_CHECKING([whether $CC loads the plugin $with_outline])
      outline_saved_CFLAGS=$CFLAGS
      OUTLINE_FLAGS=-fplugin=$with_outline
      CFLAGS="$CFLAGS $OUTLINE_FLAGS"
      AC_COMPILE_IFELSE([AC_LANG_SOURCE([[int outline_check;]])],
        [AC_MSG_RESULT([yes])],
        [AC_MSG_RESULT([no])
         AC_MSG_ERROR([$CC does not load the plugin $with_outline; config.log says why])])
      CFLAGS=$outline_saved_CFLAGS])
   AC_SUBST([OUTLINE_FLAGS])])
