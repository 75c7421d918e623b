-- What the demo shows to fill lists and dashboard: nobody has ordered or written it, so nobody is written to about it,
-- it takes nothing from stock, and it goes as a whole.
alter table orders add column is_sample boolean not null default false;
alter table leads add column is_sample boolean not null default false;
alter table reviews add column is_sample boolean not null default false;
alter table comments add column is_sample boolean not null default false;
create index orders_sample on orders (id) where is_sample;
alter table visit_counts add column is_sample boolean not null default false;
