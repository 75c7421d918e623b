-- Shops that enter their prices without tax. The version before takes them as prices with tax until it is replaced.
alter table tax_settings add column prices_include_tax boolean not null default true;

-- Minor units: tax that is paid on top of a line's price, as order_tax_lines has it; 0 where it is a part of the price.
alter table order_lines add column tax_added bigint not null default 0 check (tax_added >= 0);

-- The same of the delivery, and of all together. The version before writes neither, and its orders have none.
alter table orders
  add column tax_added bigint not null default 0,
  add column delivery_tax_added bigint not null default 0 check (delivery_tax_added >= 0),
  add constraint orders_tax_added_within check (tax_added >= delivery_tax_added),
  drop constraint orders_check1,
  add constraint orders_total_sums check (total = goods_total - discount_total + delivery_price + tax_added);
