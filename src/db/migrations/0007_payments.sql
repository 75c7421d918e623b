-- What an attempt to pay needs beside 0004: to be resumed after a crash, asked about, and refunded.

alter table payments
  -- Where the shopper came from and returns to: a call that a crash interrupted is made again with them.
  add column return_url text not null default '',
  add column cancel_url text not null default '',
  add column language text not null default 'en' check (language in ('en', 'ru')),
  -- What the shopper was answered: the same key gets the same again.
  add column next_step jsonb,
  -- Whoever creates it at the provider holds it until then.
  add column leased_until timestamptz,
  add column queries integer not null default 0,
  add column queried_at timestamptz,
  -- When the provider is to be asked; null when no more news is waited for.
  add column next_query_at timestamptz default now();
create index payments_due on payments (next_query_at) where next_query_at is not null;

-- Booked before the provider is called, so that two refunds never exceed what was paid.
create table payment_refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments on delete restrict,
  idempotency_key text not null check (length(idempotency_key) between 1 and 200),
  amount bigint not null check (amount > 0),
  status text not null default 'pending' check (status in ('pending', 'done', 'failed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (payment_id, idempotency_key)
);
