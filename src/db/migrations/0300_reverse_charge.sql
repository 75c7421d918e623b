-- Companies that buy, and orders whose tax their buyer accounts for instead of paying it.
alter table tax_settings add column sells_to_companies boolean not null default false;

-- Minor units: the tax within the price of the goods that is not charged, a part of `discount` and `discount_total`.
alter table order_lines
  add column tax_relief bigint not null default 0 check (tax_relief >= 0),
  add constraint order_lines_tax_relief_within check (tax_relief <= discount);
alter table orders
  add column tax_relief bigint not null default 0 check (tax_relief >= 0),
  add constraint orders_tax_relief_within check (tax_relief <= discount_total);

-- The buyer accounts for the tax: `amount` is 0, `rate` what was within the price.
alter table order_tax_lines
  add column reverse_charge boolean not null default false,
  add constraint order_tax_lines_reverse_charge check (not reverse_charge or amount = 0);
