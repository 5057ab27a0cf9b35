-- SPDX-License-Identifier: GPL-3.0-or-later
-- Uses most kinds of statements and functions on data made by a recurrence;
-- prints nothing that depends on time or on chance.
.bail off
.headers on
create table people (id integer primary key, name text not null collate nocase, age int check (age >= 0), town text, pay real, unique (name, id));
with recursive r (i, seed) as (select 1, 42 union all select i + 1, (seed * 16807) % 2147483647 from r where i < 3000)
insert into people select i, char (65 + seed % 26, 97 + seed / 7 % 26, 97 + seed / 31 % 26) || (i % 97), seed / 11 % 90,
  case seed / 13 % 4 when 0 then 'Rome' when 1 then 'Oslo' when 2 then null else 'Bonn' end, round (seed / 2147.0, 2) from r;
create index by_town on people (town, age desc) where town is not null;
create index by_expr on people (lower (substr (name, 1, 2)), pay);
analyze;
select count (*), sum (age), avg (pay), min (name), max (name), total (id), group_concat (distinct town) from people;
select town, count (*) as n, round (avg (age), 3) as a from people group by town having n > 10 order by a desc nulls last;
select * from people where town = 'Oslo' and age between 30 and 31 order by pay limit 5 offset 2;
explain query plan select * from people where town = 'Oslo' and age > 80 order by pay;
select p.name, q.name from people p join people q on p.id = q.age and p.town is not q.town where p.id < 6 order by 1, 2 limit 8;
select name from people where lower (substr (name, 1, 2)) = 'qa' and pay > 1000 union select name from people where id in (7, 9) except select name from people where age = 3 order by 1 limit 10;
select id, age, rank () over w, dense_rank () over w, lag (age, 2, -1) over w, ntile (4) over w, sum (age) over (partition by town order by id rows between 2 preceding and 1 following), first_value (name) over w, percent_rank () over w from people where id <= 12 window w as (partition by town order by age) order by id;
select count (*) filter (where age > 50), sum (distinct age), max (iif (town is null, pay, 0)) from people;
select town, json_group_array (age) from (select town, age from people where id < 20 order by id) group by town;
select json_extract ('{"a":[1,2.5,{"b":null}],"c":"x\u0041"}', '$.a[2]'), json_set ('{"a":1}', '$.b', json ('[1]')), json_type ('[1,"x"]', '$[1]'), json_patch ('{"a":1,"b":2}', '{"b":null,"c":3}'), json_valid ('{"a":}'), '{"x":{"y":5}}' ->> '$.x.y';
select key, value, type, path from json_tree ('{"a":[1,{"b":true}],"c":"d"}');
with recursive mandel (y, x, cy, cx, zy, zx, n) as (
  select a.v, b.v, a.v / 8.0 - 1, b.v / 16.0 - 2, 0.0, 0.0, 0 from (with recursive s (v) as (select 0 union all select v + 1 from s where v < 15) select v from s) a, (with recursive s (v) as (select 0 union all select v + 1 from s where v < 45) select v from s) b
  union all select y, x, cy, cx, 2 * zx * zy + cy, zx * zx - zy * zy + cx, n + 1 from mandel where zx * zx + zy * zy < 4 and n < 20)
select group_concat (substr (' .:-=+*#%@', 1 + m / 2, 1), '') from (select y, x, min (max (n), 18) as m from mandel group by y, x) group by y;
select printf ('%5d|%-6s|%08.3f|%x|%e|%g|%q|%Q|%c|%,d', 42, 'ab', 3.14159, 255, 12345.678, 1e-5, 'it''s', null, 'z', 1234567), quote (x'00ff'), hex ('abc'), unicode ('ä'), char (228, 8364), instr ('hello', 'l'), replace ('aXbX', 'X', '--'), trim ('xxaxx', 'x'), ltrim ('  a'), substr ('hello', -3, 2), like ('A%', 'abc'), glob ('a*', 'abc'), upper ('é a'), typeof (1.0), cast ('12abc' as int), 7 / 2, -7 % 3, 7.0 / 2, 1 << 62, ~5, 5 & 6, 5 | 8, abs (-3), round (2.567, 2), coalesce (null, 3), nullif (1, 1), 'a' || 1, 1 is null, sqrt (2), pow (2, 10), ln (10), atan2 (1, 2);
select date ('2004-02-29', '+1 year', 'weekday 1'), datetime (1e9, 'unixepoch'), julianday ('2000-01-01 12:00'), strftime ('%j %W %w %s %Y', '2021-12-31'), time ('12:30', '-45 minutes'), date ('nonsense');
create view rich as select id, name, pay from people where pay > 900000;
create table log (what text, id int);
create trigger on_rich instead of update on rich begin update people set pay = new.pay where id = old.id; insert into log values ('rich', old.id); end;
create trigger on_delete after delete on people when old.age > 80 begin insert into log values ('old ' || old.town, old.id); end;
update rich set pay = pay / 2 where id % 5 = 0;
delete from people where age > 85 and id % 2;
select what, count (*), sum (id) from log group by what;
insert into people (id, name, age) values (1, 'dup', 3) on conflict (id) do update set name = excluded.name || '!', age = age + 1 returning id, name, age;
insert or ignore into people (id, name, age) values (2, 'x', -5);
insert into people (name, age) values ('x', -5);
insert or replace into people (id, name, age) values (3, 'replaced', 5) returning *;
begin; update people set pay = 0; savepoint s; delete from people; rollback to s; select count (*), sum (pay) from people; rollback;
select count (*), round (sum (pay), 2) from people;
pragma foreign_keys = on;
create table pets (name text, owner integer references people (id) on delete cascade on update set null, kind text default 'cat', full_name text generated always as (name || ' the ' || kind) stored);
insert into pets (name, owner) select 'pet' || id, id from people where id < 10;
insert into pets (name, owner) values ('lost', 999999);
delete from people where id in (4, 5);
select * from pets;
alter table pets rename column kind to species;
alter table pets add column legs int default 4;
select sql from sqlite_schema where name = 'pets';
create virtual table docs using fts5 (title, body, tokenize = 'porter');
insert into docs select name, 'the quick ' || town || ' fox jumps over ' || name || ' running dogs ' || age from people where id < 400;
select count (*) from docs where docs match 'run AND oslo NOT 12';
select snippet (docs, 1, '[', ']', '..', 6) from docs where docs match 'run AND oslo NOT 12' order by rowid limit 3;
select title, highlight (docs, 1, '<', '>') from docs where docs match 'body: NEAR(fox dog, 6) AND "jumps over" AND 1*' order by rank, title limit 4;
create virtual table old using fts4 (body);
insert into old select body from docs;
select count (*) from old where old match 'quick ros* OR rome';
select offsets (old) from old where old match 'quick ros* OR rome' limit 3;
create virtual table boxes using rtree (id, x1, x2, y1, y2);
insert into boxes select id, age, age + 3, id % 50, id % 50 + 2 from people;
select count (*), min (id), max (x2) from boxes where x1 > 20 and x2 < 40 and y1 >= 10 and y2 <= 30;
create table wide (a, b, c, d, primary key (a, b)) without rowid;
insert into wide select age, id, town, pay from people;
select c, count (*), round (max (d), 1) from wide where a in (10, 20, 30) group by c order by c;
create table strictly (i int, r real, t text, b blob, x any) strict;
insert into strictly values (1, 2, 'c', x'01', null);
insert into strictly values ('no', 2, 'c', x'01', null);
update people set (age, pay) = (select max (age), min (pay) from people q where q.town = people.town) from (select 10 as low) where people.id < low returning id, age;
select * from (values (1, 'a'), (2, 'b')) natural join (select 2 as column1) left join (select 1 as z) on z = column1;
select * from nowhere; select 1 +; select max (1, 2, 3), no_such (1); select abs (-9223372036854775808);
reindex; vacuum; pragma integrity_check; pragma foreign_key_check; pragma table_xinfo (pets); pragma index_list (people);
.dump pets
.schema people
.mode json
select * from pets limit 2;
.mode box
select * from pets limit 2;
.mode markdown
select 1 as a, 'x' as b;
