-- A zone may take its price from a carrier; its own is what is used where the carrier is silent.
alter table shipping_zones
  add column carrier text check (carrier ~ '^[a-z][a-z0-9_-]{0,40}$');

-- What carriers have said that delivery costs, so that an order costs what its buyer has seen.
create table carrier_quotes (
  -- SHA-256 of the carrier, the place and what is packed.
  key bytea primary key check (length(key) = 32),
  -- Minor units; null: the carrier said nothing, so the zone's price is used.
  price bigint check (price >= 0),
  expires_at timestamptz not null
);
create index carrier_quotes_expired on carrier_quotes (expires_at);
