-- What placing and canceling orders needs beside 0004 and 0005.

-- Whether the line took from a counted stock: only such lines give back to it.
alter table order_lines add column from_stock boolean not null default false;

alter table orders add column cancel_reason text
  check (cancel_reason in ('customer', 'expired', 'staff', 'payment'));

-- Old answers are removed by age.
create index idempotency_keys_created on idempotency_keys (created_at);
