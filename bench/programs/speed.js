// What bench/speed runs with a JavaScript interpreter: calls, objects, arrays, strings, expressions, exceptions.
// SPDX-License-Identifier: GPL-3.0-or-later
function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
print(fib(17));

function Point(x, y) { this.x = x; this.y = y; }
Point.prototype.plus = function (p) { return new Point(this.x + p.x, this.y + p.y); };
var sum = new Point(0, 0);
for (var i = 0; i < 3000; ++i) sum = sum.plus(new Point(i, -i % 7));
print(sum.x, sum.y);

var words = {}, text = "the quick brown fox jumps over the lazy dog and runs away from the other dogs";
for (i = 0; i < 40; ++i)
  text.split(" ").forEach(function (w) { w += i % 5; words[w] = (words[w] || 0) + w.length; });
print(Object.keys(words).sort().slice(0, 10).join(","), JSON.stringify(words).length);

var numbers = [];
for (i = 0; i < 800; ++i) numbers.push((i * 7919) % 1013);
numbers.sort(function (a, b) { return a - b; });
print(numbers.map(function (x) { return x * 2; }).filter(function (x) { return x % 3 == 0; })
      .reduce(function (a, b) { return (a * 31 + b) % 65521; }, 1));

var sieve = [], primes = 0;
for (i = 2; i < 3000; ++i) {
  if (sieve[i]) continue;
  ++primes;
  for (var j = i * 2; j < 3000; j += i) sieve[j] = true;
}
print(primes);

var changed = 0;
for (i = 0; i < 30; ++i)
  changed += text.replace(/([a-z])o(\w*)/g, "<$1-$2>").length + text.search(/d.g/) + (/(\w+) \1/.test(text) ? 1 : 0);
print(changed, text.toUpperCase().charCodeAt(5), text.indexOf("lazy"), text.substring(4, 9));

function depth(n) { switch (n % 6) { case 0: return 1; case 1: throw new Error("one"); case 2: return 2; default: return depth(n - 3) + 1; } }
var caught = 0, deep = 0;
for (i = 0; i < 500; ++i) try { deep += depth(i); } catch (e) { caught += e.message.length; } finally { caught++; }
print(caught, deep, (123.456).toFixed(1), parseInt("ff", 16), 0.1 * 3, 1 / 3, 1e21 + "", ~~(7.5) << 3 ^ 5);
print(JSON.stringify(JSON.parse('{"a":[1,2,{"b":null}],"c":"d\\u0041","e":true}')), typeof print, [3, [1, 2]].toString());
for (var key in {one: 1, two: 2}) print(key);
with ({inner: 5}) print(inner, Math.floor(Math.sqrt(1000)), new Date(0).toISOString());
