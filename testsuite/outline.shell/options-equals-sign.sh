# A value may contain '=', although GCC hands such values to plugins cut short.
# SPDX-License-Identifier: GPL-3.0-or-later

write_sample sample.c
with_plugin -c sample.c $arg-report=a=b=c=
grep -q '"schema": 1' a=b=c=
