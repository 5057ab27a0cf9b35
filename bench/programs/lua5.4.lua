-- SPDX-License-Identifier: GPL-3.0-or-later
-- Uses most of the language and of its library, and prints what it finds:
-- nothing that depends on addresses, time or hash order.

local function section (name) print ("== " .. name) end

section "arithmetic"
for _, pair in ipairs {{7, 3}, {-7, 3}, {7, -3}, {2^53, 3}, {1e308, 10}, {0.1, 0.2}} do
  local a, b = pair[1], pair[2]
  print (a + b, a - b, a * b, a / b, a // b, a % b, a ^ 0.5, a < b, a == b)
end
for _, i in ipairs {0, 1, -1, 255, math.maxinteger, math.mininteger} do
  print (i & 0xff, i | 0x10, i ~ 0x55, ~i, i << 3, i >> 60, i // -1, math.ult (i, 5), math.tointeger (i + 0.0))
end
print (3 | 0, "10" + 5, "0x10" * 2, 10 // 0.0, -10 % math.huge, 5.0 // 0, pcall (function () return 1 // 0 end))
for _, text in ipairs {"0x1p4", "1e1", " 12 ", "0x", "1e", "nan", "0xA.8p0", "9223372036854775808"} do
  print (text, tonumber (text))
end
print (tonumber ("zz", 36), tonumber ("8", 8), math.floor (-3.5), math.ceil (3.2), math.fmod (-7, 3), math.abs (-4))

section "strings"
local text = "The quick brown fox jumps over the lazy dog"
for word in text:gmatch "%a+" do io.write (word:reverse (), " ") end
print ()
print (text:gsub ("(%a)(%a*)", function (a, b) return a:upper () .. b:lower () .. "." end))
print (text:find "(%a+) (%a+)$", text:match "^(%w+)", text:byte (1, 5), ("x"):rep (5, "-"))
print (("%5d|%-5d|%05d|%x|%o|%e|%g|%a|%q|%s|%10.3s|%c|%%"):format (42, 42, 42, 255, 8, 1.5, 1e20, 1.0, 'a"\n', nil, "abcdef", 65))
print (string.pack (">i4 s2 z", 100, "ab", "cd"):byte (1, -1))
print (string.unpack ("<i2 i8 d", string.pack ("<i2 i8 d", -2, 1 << 40, 0.5)))
print (("%b()"):len (), ("f(a(b)c)d"):match "%b()", ("THE (quick) fox"):find "%((%a+)%)", ("hello"):sub (-3, -2))
print (utf8.char (72, 228, 8364, 128512), utf8.len "häß€", utf8.codepoint ("€", 1), pcall (utf8.codepoint, "\xff"))
for p, c in utf8.codes "aä€" do io.write (p, ":", c, " ") end
print ()

section "tables"
local numbers, seed = {}, 42
for i = 1, 2000 do
  seed = (seed * 16807) % 2147483647
  numbers[i] = seed % 10007
end
table.sort (numbers)
local sum = 0
for i, v in ipairs (numbers) do sum = (sum * 31 + v * i) % 1000000007 end
print (sum, #numbers, numbers[1], numbers[1000], numbers[2000])
table.sort (numbers, function (a, b) return a % 100 < b % 100 or a % 100 == b % 100 and a > b end)
print (table.concat (numbers, ",", 1, 20))
print (table.unpack (table.move ({1, 2, 3, 4, 5}, 2, 5, 1)), select ("#", table.unpack ({}, 1, 3)))
print (table.remove (numbers), table.insert (numbers, 1, -1), numbers[1], table.pack (1, nil, 3).n)
print (pcall (table.sort, {3, 1, 2, 5, 4, 9, 7}, function () return true end))
local map, keys = {}, {}
for i = 1, 500 do map["key" .. i] = i; map[i * 1.5] = i end
for i = 1, 500, 3 do map["key" .. i] = nil end
for k in pairs (map) do keys[#keys + 1] = tostring (k) end
table.sort (keys)
print (#keys, table.concat (keys, " ", 1, 12), next ({}), rawlen {1, 2}, rawequal (keys, keys))

section "metatables"
local vector = {}
vector.__index = vector
vector.__add = function (a, b) return setmetatable ({a[1] + b[1], a[2] + b[2]}, vector) end
vector.__eq = function (a, b) return a[1] == b[1] and a[2] == b[2] end
vector.__lt = function (a, b) return a[1] < b[1] end
vector.__le = function (a, b) return a[1] <= b[1] end
vector.__call = function (self, x) return self[1] * x end
vector.__tostring = function (v) return "<" .. v[1] .. "," .. v[2] .. ">" end
vector.__concat = function (a, b) return tostring (a) .. tostring (b) end
vector.__len = function () return 2 end
vector.__unm = function (v) return setmetatable ({-v[1], -v[2]}, vector) end
vector.__close = function (v) print ("close", v) end
local u, v = setmetatable ({1, 2}, vector), setmetatable ({3, 4}, vector)
print (tostring (u + v), u == v, u < v, u <= v, u (10), u .. v, #u, tostring (-u))
do local c <close> = u; local d <const> = 5; print ("inside", d) end
local log = setmetatable ({}, {__newindex = function (t, k, x) rawset (t, k, x * 2) end, __index = function (_, k) return k .. "?" end})
log.a = 4
print (log.a, log.b, getmetatable ("").__index == string)

section "control"
local function fibonacci (n) if n < 2 then return n end return fibonacci (n - 1) + fibonacci (n - 2) end
print (fibonacci (22))
local function varargs (...) local a, b = ...; return select ("#", ...), a, b, ... end
print (varargs (1, nil, 3), (varargs (5)))
for i = 10, 1, -3 do if i == 4 then goto continue end io.write (i, " ") ::continue:: end
print ()
for x = 1.0, 2.0, 0.25 do io.write (x, " ") end
print ()
local closures = {}
for i = 1, 3 do local n = 0; closures[i] = function () n = n + i; return n end end
print (closures[1] (), closures[2] (), closures[2] (), closures[3] ())
local producer = coroutine.wrap (function (a) for i = 1, 4 do a = a + coroutine.yield (i * a) end return "end" end)
print (producer (1), producer (2), producer (3), producer (4), producer (5), pcall (producer))
local co = coroutine.create (function () local x <close> = setmetatable ({}, {__close = function () print "co closed" end}); coroutine.yield (1) end)
print (coroutine.resume (co), coroutine.status (co), coroutine.close (co), coroutine.status (co), coroutine.isyieldable ())
print (pcall (error, {code = 1}), pcall (error, "plain", 0), select (2, pcall (function () local t = nil; return t.x end)))
print (xpcall (function () error "deep" end, function (m) return "handled " .. m end))
print (select (2, pcall (function () return 1 + {} end)), select (2, pcall (function () return #5 end)), select (2, pcall (function () return {} < {} end)))
local function recursion (n) return n == 0 and "bottom" or recursion (n - 1) end
print (recursion (100000), select ("#", pcall (function () local function f () return 1 + f () end f () end)))

section "load"
for _, chunk in ipairs {"return 1 + 1", "x =", "return ...", "goto nowhere", "local a <const> = 1; a = 2", "for", "return '\\q'", "break"} do
  local f, message = load (chunk, "=chunk")
  if f then print (f (9)) else print (message) end
end
local dumped = string.dump (function (n) local t = {} for i = 1, n do t[i] = i * i end return #t, t[n] end)
print (load (dumped, "dumped", "b") (12), load (dumped, "x", "t"))
local env = {print = print}
load ("y = 5; print (y)", "env", "t", env) ()
print (env.y, y)

section "collection"
local weak = setmetatable ({}, {__mode = "v"})
for i = 1, 100 do weak[i] = {} end
local kept = {}
weak.kept = kept
local finalised = 0
for i = 1, 50 do setmetatable ({}, {__gc = function () finalised = finalised + 1 end}) end
collectgarbage ()
collectgarbage ()
local left = 0
for _ in pairs (weak) do left = left + 1 end
print (left, finalised)
collectgarbage "generational"
for i = 1, 20000 do local t = {i, {i}} end
collectgarbage "incremental"
for i = 1, 20000 do local s = "s" .. i end

section "files"
local name = "scratch.txt"
local file = assert (io.open (name, "w"))
file:write ("first ", 1, " ", 2.5, "\nsecond\n0x1F 3e2\n")
file:close ()
for line in io.lines (name) do print (#line, line) end
file = io.open (name)
print (file:read ("n", "l"), file:read (5, "L"), file:read ("n", "n"), file:seek ("set", 2), file:read "a")
file:close ()
print (io.open ("no/such/file"), os.remove (name), os.time {year = 2001, month = 9, day = 9, hour = 12} ~= nil, os.date ("!%Y-%m-%d %H:%M:%S", 1e9))
