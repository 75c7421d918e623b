-- Discounts beside sale prices. A price per piece cannot hold one that does not divide by the pieces, so each line
-- has what was taken off it as a whole, and each discount what it took and where. The version before writes none.
alter table order_lines
  add column discount bigint not null default 0 check (discount >= 0),
  add constraint order_lines_discount_within check (discount <= price * quantity);
comment on column order_lines.discount is 'Minor units taken off the whole line, beside what price is below full_price.';

-- delivery_price is what is paid; without its discounts it would be delivery_price + delivery_discount.
alter table orders add column delivery_discount bigint not null default 0 check (delivery_discount >= 0);

create table order_adjustments (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  -- In the order in which they were taken off.
  position smallint not null check (position >= 0),
  class text not null check (class in ('product', 'order', 'shipping')),
  -- As the buyer was told of it.
  title text not null check (length(title) between 1 and 200),
  -- The code that was given for it; null for one that comes by itself.
  code text check (length(code) between 1 and 64),
  -- Minor units, of all lines or of the delivery.
  amount bigint not null check (amount > 0),
  unique (order_id, position)
);
create table order_line_adjustments (
  adjustment_id bigint not null references order_adjustments on delete cascade,
  order_line_id integer not null references order_lines on delete cascade,
  amount bigint not null check (amount > 0),
  primary key (adjustment_id, order_line_id)
);
create index order_line_adjustments_line on order_line_adjustments (order_line_id);
