# %b in the report's name is the name of GCC's dump files, %% a per cent sign: a
# file a unit, with one set of options for all.
# SPDX-License-Identifier: GPL-3.0-or-later

write_sample one.c
write_sample two.c
with_plugin -c one.c two.c "$arg-report=%b.%%.json"
grep -q '"unit": "one.c"' one.c.%.json
grep -q '"unit": "two.c"' two.c.%.json
with_plugin -c one.c -dumpdir dumps- "$arg-report=%b.json"
test -s dumps-one.c.json
