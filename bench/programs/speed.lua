-- What bench/speed runs in Lua: calls, tables, strings, closures, sorting.
-- SPDX-License-Identifier: GPL-3.0-or-later
local function fib (n) return n < 2 and n or fib (n - 1) + fib (n - 2) end

local function sieve (n)
  local composite, count = {}, 0
  for i = 2, n do
    if not composite[i] then
      count = count + 1
      for k = i * i, n, i do composite[k] = true end
    end
  end
  return count
end

local function words (n)
  local seen, seed = {}, 42
  for i = 1, n do
    seed = (seed * 1103515245 + 12345) % 2147483648
    local word = string.format ("%x-%d", seed % 4096, i % 97)
    seen[word] = (seen[word] or 0) + 1
  end
  local list = {}
  for word, count in pairs (seen) do list[#list + 1] = word .. ":" .. count end
  table.sort (list)
  return #list, table.concat (list, " "):gsub ("%x+%-", "")
end

local Account = {}
Account.__index = Account
function Account.new () return setmetatable ({ sum = 0 }, Account) end
function Account:add (x) self.sum = self.sum + x; return self end

local account = Account.new ()
for i = 1, 400000 do account:add (i & 7) end
print (fib (25), sieve (200000), (words (40000)), account.sum)
