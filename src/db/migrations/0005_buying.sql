-- What acting visitors need beside 0004: order access, limits on attempts, providers' settings, consent.

-- A guest reads an order with a secret; a mail may bring another one, so an order can have several.
create table order_access (
  token_hash bytea primary key check (length(token_hash) = 32),
  order_id uuid not null references orders on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index order_access_order on order_access (order_id);
alter table orders drop column access_hash;

-- Stock goes back once: whoever cancels sets this in the same statement.
alter table orders add column restocked_at timestamptz;
-- When, from where and to which words a person agreed (152-FZ, GDPR article 7).
alter table orders add column consent jsonb;
alter table leads add column consent jsonb;

-- Keys and switches of a provider; secret, never part of a public answer.
alter table payment_methods add column settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object');

-- Attempts per key and window, shared by all instances. Losing it in a crash costs nothing.
create unlogged table rate_limits (
  key text primary key check (length(key) <= 300),
  attempts integer not null,
  resets_at timestamptz not null
);
create index rate_limits_reset on rate_limits (resets_at);

-- A worker holds a message until then; when it dies the message is due again.
alter table outbox add column leased_until timestamptz;
alter table outbox add column failed_at timestamptz;
