-- A zone that takes its price from a carrier may also offer the carrier's pickup points.
alter table shipping_zones
  add column pickup_points boolean not null default false;

-- Pickup points of a city, as a carrier has told them.
create table carrier_points (
  -- SHA-256 of the carrier, the country and the city.
  key bytea primary key check (length(key) = 32),
  points jsonb not null check (jsonb_typeof(points) = 'array'),
  -- From then on the carrier is asked again; while it is silent what it said counts for another day.
  expires_at timestamptz not null
);
create index carrier_points_expired on carrier_points (expires_at);
