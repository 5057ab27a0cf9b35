// SPDX-License-Identifier: GPL-3.0-or-later
// Uses most of the language and of its library, and prints what it finds:
// nothing that depends on time.

function section (name) { print ('== ' + name); }
function attempt (f) { try { return f (); } catch (e) { return e.name + ': ' + e.message; } }

section ('numbers');
[0, -0, 1.5, -7, 1e21, 1e-7, 255, 4294967296, NaN, Infinity].forEach (function (x) {
  print (x, x | 0, x >>> 1, x << 3, ~x, x % 3, x.toString (16), x.toFixed (2), x.toExponential (3),
         attempt (function () { return x.toPrecision (4); }), Math.round (x), Math.floor (x), Math.sqrt (x), 1 / x);
});
print (parseInt ('0x1f'), parseInt ('12px'), parseFloat ('3.14abc'), Number ('0b101'), Number (''), '5' * '4', 0.1 + 0.2);
print (Math.max (1, 5, 3), Math.min (), Math.pow (2, 0.5), Math.atan2 (1, -1), Math.hypot (3, 4), Math.sign (-3));

section ('strings');
var text = 'The quick brown fox jumps over the lazy dog';
print (text.split (/\s+/).map (function (w) { return w.charAt (0).toUpperCase () + w.slice (1).split ('').reverse ().join (''); }).join (' '));
print (text.replace (/(\w)(\w*)/g, '$2$1'), text.indexOf ('fox'), text.lastIndexOf ('o'), text.match (/o\w/g), text.search (/z/));
print ('a-b-c'.split ('-', 2), ' x '.trim () + '|', 'abc'.substr (-2, 1), 'äß€'.length, 'äß'.toUpperCase (), escape ('ä€'), encodeURIComponent ('ä €&'));
print (/^(?:(a+)|(b+))*$/.exec ('aabbaa'), /(?=b)b(?!c)/.exec ('bcbd').index, /\bfoo\b/i.test ('a FOO b'), /[^\d\s-]{2,3}?/.exec ('12 -abcd'));
print (attempt (function () { return new RegExp ('(('); }), 'x'.repeat (5), 'abc'.localeCompare ('abd'), '\u{1f600}'.length, String.fromCodePoint (128512).length);

section ('objects');
function Shape (n) { this.n = n; }
Shape.prototype.area = function () { return this.n * this.n; };
function Circle (r) { Shape.call (this, r); }
Circle.prototype = Object.create (Shape.prototype, { constructor: { value: Circle }, twice: { get: function () { return this.n * 2; } } });
var c = new Circle (4);
print (c.area (), c.twice, c instanceof Shape, 'n' in c, Object.keys (c), JSON.stringify (Object.getOwnPropertyDescriptor (c, 'n')));
var frozen = Object.freeze ({ a: 1, b: { c: [1, 2, { d: null }] } });
print (attempt (function () { 'use strict'; frozen.a = 2; }), JSON.stringify (frozen), JSON.stringify (frozen, null, 2), JSON.stringify ('\u2028"\n'));
print (JSON.stringify (JSON.parse ('{"x":[1,2.5,-3e2,true,null,"\\u0041"],"y":{}}', function (k, v) { return typeof v === 'number' ? v + 1 : v; })));
print (attempt (function () { return JSON.parse ('{"a":}'); }), attempt (function () { var o = {}; o.o = o; return JSON.stringify (o); }));
var proxy = new Proxy ({}, { get: function (t, k) { return 'got ' + String (k); }, has: function () { return true; } });
print (proxy.anything, 'x' in proxy, Object.prototype.toString.call ([]), typeof null, typeof function () {}, void 0);

section ('arrays');
var numbers = [], seed = 42, i;
for (i = 0; i < 500; i++) { seed = (seed * 16807) % 2147483647; numbers.push (seed % 1009); }
numbers.sort (function (a, b) { return a - b; });
print (numbers.slice (0, 20), numbers.reduce (function (s, x, j) { return (s * 31 + x * j) % 1000003; }, 7), numbers.length);
print ([3, 1, 2].concat ([[4]], 5), [1, 2, 3, 4, 5].splice (1, 3, 'x'), [5, 1, 10].sort (), [1, 2, 3].some (function (x) { return x > 2; }), [, 1, , 2].length);
print ([1, 2, 3].reverse (), [1, [2, [3]]].toString (), Array.isArray ([]), [1, 2, 3].lastIndexOf (3), [1, 2, 3, 4].filter (function (x) { return x % 2; }), new Array (3).join ('-'));
var bytes = new Uint8Array ([1, 2, 300, -1]), view = new DataView (new ArrayBuffer (16));
view.setFloat64 (0, Math.PI); view.setInt16 (8, -2, true);
print (bytes[2], bytes[3], view.getUint8 (1), view.getInt32 (0), view.getUint16 (8), new Float32Array ([1.1])[0], bytes.subarray (1, 3).length);

section ('control');
function fibonacci (n) { return n < 2 ? n : fibonacci (n - 1) + fibonacci (n - 2); }
print (fibonacci (18));
outer: for (i = 0; i < 5; i++) { for (var j = 0; j < 5; j++) { if (j === 3) continue outer; if (i === 3) break outer; } }
print (i, j);
function choose (x) { switch (x) { case 1: return 'one'; case 'a': case 'b': return 'letter'; default: return 'other'; } }
print (choose (1), choose ('b'), choose (null), (function () { try { return 'try'; } finally { print ('finally'); } }) ());
print (attempt (function () { undefined.x; }), attempt (function () { nowhere (); }), attempt (function () { null (); }), attempt (function () { throw new RangeError ('mine'); }));
print ((function () { return arguments.length + ':' + Array.prototype.slice.call (arguments, 1); }) (1, 2, 3), (function f (n) { return n ? n + f (n - 1) : 0; }) (100));
var counter = (function () { var n = 0; return { next: function () { return ++n; } }; }) ();
print (counter.next (), counter.next (), eval ('var q = 5; q * 2'), new Function ('a', 'b', 'return a % b') (17, 5), attempt (function () { return eval ('var ='); }));
for (var key in { z: 1, a: 2, 10: 3, 2: 4 }) print (key);
with ({ inner: 7 }) print (inner);
var thread = new Duktape.Thread (function (x) { for (;;) x = Duktape.Thread.yield (x * 2); });
print (Duktape.Thread.resume (thread, 5), Duktape.Thread.resume (thread, 6));
print (attempt (function () { function deep () { deep (); } deep (); }).slice (0, 10), Duktape.enc ('base64', 'hello'), Duktape.enc ('jx', { f: 1e999, u: undefined, s: 'ä' }));

section ('dates');
var date = new Date (Date.UTC (2001, 8, 9, 1, 46, 40));
print (date.toISOString (), date.getTime (), date.getUTCDay (), new Date (NaN).getTime (), Date.parse ('2000-02-29T12:00:00Z'), new Date (8.64e15).toISOString ());

section ('sieve');
var sieve = [], primes = 0;
for (i = 2; i < 30000; i++) { if (!sieve[i]) { primes++; for (j = i * 2; j < 30000; j += i) sieve[j] = true; } }
print (primes);
