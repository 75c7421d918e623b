-- A paid order that the staff make dearer is paid on top: what came later is a payment of its own, and both settle it.
-- The version before takes no second payment for a paid order; one that comes to it waits to be given back.
drop index payments_settling;
create index payments_settling on payments (order_id) where settles;

-- What became more of a paid order: the receipt of the payment on top names it. The mirror of order_removals.
create table order_additions (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  -- Of the line as it was bought; null: of the delivery.
  snapshot jsonb,
  -- Pieces more; 0 where their price alone became more.
  quantity integer not null check (quantity between 0 and 9999),
  -- Minor units.
  amount bigint not null check (amount > 0),
  -- Of fiscal receipts (54-FZ), as of order_tax_lines.
  vat_code smallint check (vat_code between 1 and 12),
  created_at timestamptz not null default now()
);
create index order_additions_order on order_additions (order_id, id desc);
