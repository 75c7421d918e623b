-- Taxes: what they are of goods of a kind, in a country, from a day on; and what of each order's money they were.
create table tax_classes (
  -- What product files and settings know it by.
  code text primary key check (code ~ '^[a-z0-9-]{1,40}$'),
  -- Empty: what the back office calls it in its own language.
  name text not null default '' check (length(name) <= 100)
);
insert into tax_classes (code) values ('standard');

create table tax_rates (
  id integer generated always as identity primary key,
  class text not null references tax_classes on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- A part of the country that has a rate of its own; null: the rest.
  region text check (length(region) between 1 and 100),
  -- Percent.
  rate numeric(6, 3) not null check (rate >= 0 and rate < 100),
  -- In the shop's time zone.
  valid_from date not null,
  -- As buyers read it.
  name text not null check (length(name) between 1 and 60),
  unique nulls not distinct (class, country, region, valid_from)
);

create table tax_settings (
  only_row boolean primary key default true check (only_row),
  enabled boolean not null default false,
  -- Where the shop is; empty: not told.
  country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  tax_number text not null default '' check (length(tax_number) <= 40),
  -- Taxed where it is delivered, not where the shop is.
  by_destination boolean not null default false,
  delivery_class text references tax_classes on delete set null,
  version integer not null default 1
);
insert into tax_settings default values;

-- No foreign key: files may name a class before it is there. Until then it is taxed as the standard one.
alter table products add column tax_class text check (tax_class ~ '^[a-z0-9-]{1,40}$');

create table order_tax_lines (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  -- Null: of the delivery.
  order_line_id integer references order_lines on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- Percent.
  rate numeric(6, 3) not null check (rate >= 0 and rate < 100),
  -- Minor units: what is taxed, without the tax, and the tax.
  base bigint not null check (base >= 0),
  amount bigint not null check (amount >= 0),
  -- The tax is a part of the price, not added to it.
  included boolean not null,
  -- The rate as fiscal receipts (54-FZ) name it; null outside of Russia.
  vat_code smallint check (vat_code between 1 and 12),
  unique nulls not distinct (order_id, order_line_id)
);
create index order_tax_lines_line on order_tax_lines (order_line_id);

-- Of what is given back, the part that is tax.
alter table refund_lines
  add column tax bigint not null default 0 check (tax >= 0),
  add constraint refund_lines_tax_within check (tax <= amount);
alter table payment_refunds
  add column delivery_tax bigint not null default 0 check (delivery_tax >= 0),
  add constraint payment_refunds_delivery_tax_within check (delivery_tax <= delivery_amount);
