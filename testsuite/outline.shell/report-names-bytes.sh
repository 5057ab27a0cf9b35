# A name that is no UTF-8, or contains quotes and control characters, does not
# spoil the report.  SPDX-License-Identifier: GPL-3.0-or-later

name=$(printf 'a"\\\001\377\303\244.c')
write_sample "$name"
with_plugin -c "$name" -o a.o $arg-report=r.json
python3 - <<'CHECK'
import json
report = json.load(open("r.json", encoding="utf-8"))
assert report["unit"] == 'a"\\\x01\ufffd\xe4.c', report["unit"]
CHECK
