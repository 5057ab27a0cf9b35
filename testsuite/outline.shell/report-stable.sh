# Two compilations write the same report, byte for byte, also with -g.
# SPDX-License-Identifier: GPL-3.0-or-later

write_sample sample.c
with_plugin -c sample.c $arg-report=a.json
with_plugin -c sample.c $arg-report=b.json
with_plugin -g -c sample.c $arg-report=c.json
cmp a.json b.json
cmp a.json c.json
