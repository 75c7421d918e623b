-- What 1C says of orders that it was given, order by order, and what became of that.
alter table commerceml_connection
  add column takes_states boolean not null default false,
  -- Whether an order in cash is noted as received once 1C says that it is paid.
  add column takes_cash boolean not null default false;

alter table commerceml_files
  -- Goods, or what has become of orders.
  add column type text not null default 'catalog' check (type in ('catalog', 'sale'));

create table commerceml_order_news (
  file_id integer not null references commerceml_files on delete cascade,
  position integer not null,
  news jsonb not null,
  -- Null for an order that 1C was not given.
  order_id uuid references orders on delete set null,
  -- Null: to be done.
  outcome text check (outcome in ('changed', 'same', 'refused')),
  -- Why something of it was not done: references to texts.
  notes text[] not null default '{}',
  primary key (file_id, position)
);
create index commerceml_order_news_order on commerceml_order_news (order_id) where order_id is not null;
create index commerceml_order_news_due on commerceml_order_news (file_id, position) where outcome is null;

-- A digest of what 1C has said last, once all of it was done: said again it changes nothing.
alter table commerceml_orders add column said text;
