-- What goes with a product: addresses or SKUs as the owner gave them, and what was bought in the same orders.
alter table products add column goes_with text not null default '';
-- A job counts it anew, as it does what is sold: orders write nothing here.
create table bought_together (
  product_id integer not null references products on delete cascade,
  companion_id integer not null references products on delete cascade,
  -- 1 is what was bought with it most often.
  place smallint not null check (place > 0),
  primary key (product_id, companion_id)
);
create index bought_together_companion on bought_together (companion_id);
