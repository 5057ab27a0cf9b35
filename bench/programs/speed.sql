-- What bench/speed runs in SQLite: inserts, an index, joins, sorting, text.
-- SPDX-License-Identifier: GPL-3.0-or-later
create table t (a integer primary key, b integer, c text);
with recursive n (i) as (select 1 union all select i + 1 from n where i < 30000)
  insert into t select i, (i * 7919) % 10007, printf ('row %d of %x', i, i * 31) from n;
create index tb on t (b);
select count (*), sum (b) from t where b between 100 and 5000;
select count (*) from t x join t y on x.b = y.a where y.c like '%of 1%';
update t set b = b + 1, c = upper (c) where a % 3 = 0;
delete from t where a % 11 = 5;
select b % 10, count (*), max (c), avg (length (c)) from t group by 1 order by 2 desc, 1;
select sum (r) from (select row_number () over (partition by b % 100 order by c) as r from t);
select group_concat (substr (c, 1, 3)) from (select c from t order by c desc limit 20);
