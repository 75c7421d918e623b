-- Refunds told whole: of an order's lines and delivery or of an amount, through a provider or in cash.

-- The payment that the order counts as paid by; a second one that came is to be given back as a whole.
alter table payments add column settles boolean not null default false;
update payments p set settles = true from orders o
  where o.id = p.order_id and o.payment_status = 'completed' and p.id = (
    select q.id from payments q where q.order_id = o.id and q.status in ('completed', 'refunded')
    order by q.status = 'completed' desc, q.created_at limit 1);
create unique index payments_settling on payments (order_id) where settles;

-- Of the money that the order was paid with, what has gone back or is on its way.
alter table orders add column refunded bigint not null default 0 check (refunded between 0 and total);
update orders o set refunded = p.refunded from payments p where p.order_id = o.id and p.settles;

-- Pieces that came back to stock with a refund, before the order as a whole did.
alter table order_lines add column restocked integer not null default 0 check (restocked between 0 and quantity);

alter table payment_refunds
  add column order_id uuid references orders on delete cascade,
  -- Null: in cash.
  alter column payment_id drop not null,
  add column delivery_amount bigint not null default 0 check (delivery_amount between 0 and amount),
  add column staff_id integer references staff on delete set null,
  -- When the order, its stock and its buyer were told of it, which is done once.
  add column accepted_at timestamptz;
update payment_refunds r set order_id = p.order_id,
    accepted_at = case when r.status <> 'failed' then r.updated_at end
  from payments p where p.id = r.payment_id;
-- What providers gave back by themselves was counted, but not kept.
insert into payment_refunds (payment_id, order_id, idempotency_key, amount, status, accepted_at)
  select p.id, p.order_id, 'of the provider', p.refunded - booked.amount, 'done', now()
  from payments p cross join lateral (
    select coalesce(sum(r.amount), 0)::bigint as amount from payment_refunds r
    where r.payment_id = p.id and r.status <> 'failed') booked
  where p.refunded > booked.amount;
alter table payment_refunds alter column order_id set not null;
create unique index payment_refunds_cash on payment_refunds (order_id, idempotency_key) where payment_id is null;
create index payment_refunds_order on payment_refunds (order_id);

-- What a refund gives back of each line; without a quantity a part of its price, no pieces.
create table refund_lines (
  refund_id uuid not null references payment_refunds on delete cascade,
  order_line_id integer not null references order_lines on delete cascade,
  quantity integer not null check (quantity between 0 and 9999),
  amount bigint not null check (amount >= 0),
  restock boolean not null default false,
  primary key (refund_id, order_line_id)
);
create index refund_lines_line on refund_lines (order_line_id);

alter table order_events drop constraint order_events_kind_check;
alter table order_events add constraint order_events_kind_check
  check (kind in ('state', 'payment', 'contact', 'tracking', 'cash', 'mail', 'refund'));
