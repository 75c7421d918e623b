-- Money that is left over when the staff make a paid order cheaper. The version before writes none.
alter table payment_refunds
  -- What of the refund is such money: it is of no line that the order still has, and the order does not count it.
  add column surplus bigint not null default 0,
  add constraint payment_refunds_surplus_within check (surplus between 0 and amount);

-- What became less of a paid order: receipts of refunds name it, though the order no longer has it.
create table order_removals (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  -- Of the line as it was bought; null: of the delivery.
  snapshot jsonb,
  -- Pieces fewer; 0 where their price alone became less.
  quantity integer not null check (quantity between 0 and 9999),
  -- Minor units.
  amount bigint not null check (amount > 0),
  -- Of fiscal receipts (54-FZ), as of order_tax_lines.
  vat_code smallint check (vat_code between 1 and 12),
  created_at timestamptz not null default now()
);
create index order_removals_order on order_removals (order_id, id desc);
