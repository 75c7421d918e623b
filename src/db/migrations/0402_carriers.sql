-- Carriers that the owner has set up; secrets in `settings` are encrypted.
create table carriers (
  key text primary key check (key ~ '^[a-z][a-z0-9_-]{0,40}$'),
  version integer not null default 1,
  enabled boolean not null default false,
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  test_outcome text check (test_outcome in ('accepted', 'refused', 'unreachable')),
  test_detail text not null default '' check (length(test_detail) <= 200),
  tested_at timestamptz
);

-- Parcels handed to a carrier. A row stands before the carrier is asked, so that a crash between asking and hearing is
-- found, and the carrier asked about `number`.
create table shipments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  carrier text not null,
  -- Ours, which the carrier is told.
  number text not null unique check (length(number) between 1 and 40),
  state text not null default 'requested' check (state in
    ('requested', 'created', 'moving', 'ready', 'delivered', 'returned', 'refused', 'canceling', 'canceled')),
  service_code text not null check (length(service_code) <= 40),
  service_name text not null check (length(service_name) <= 200),
  -- Of the carrier's pickup point; null: to the order's address.
  point jsonb check (jsonb_typeof(point) = 'object'),
  parcel jsonb not null check (jsonb_typeof(parcel) = 'object'),
  -- What the carrier calls it; null until it has answered.
  provider_id text unique check (length(provider_id) <= 100),
  tracking_number text not null default '' check (length(tracking_number) <= 100),
  -- The carrier's own name of how it stands.
  carrier_status text not null default '' check (length(carrier_status) <= 200),
  -- Why it was refused, in the carrier's words.
  problem text not null default '' check (length(problem) <= 1000),
  -- Minor units: as it was offered, and as the carrier charges it once that is known.
  quoted bigint not null check (quoted >= 0),
  charged bigint check (charged >= 0),
  currency text not null check (currency in ('RUB', 'AED', 'USD', 'EUR')),
  -- The label that the carrier makes, and when it was asked for it.
  label_id text check (length(label_id) <= 100),
  label_at timestamptz,
  -- How often the carrier was asked to make it.
  attempts integer not null default 0,
  attempted_at timestamptz,
  -- When the carrier was asked last, and is asked next; null: it is over.
  asked_at timestamptz,
  query_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index shipments_order on shipments (order_id, created_at);
create index shipments_due on shipments (query_at) where query_at is not null;
-- However often the button is pressed, one at a time is on its way.
create unique index shipments_live on shipments (order_id) where state not in ('refused', 'canceled', 'returned');
