-- Invoices and credit notes: numbered without gaps, and never changed once they are issued.
create table invoice_settings (
  only_row boolean primary key default true check (only_row),
  -- When an order gets its invoice by itself.
  issue_when text not null default 'never' check (issue_when in ('never', 'placed', 'paid')),
  -- They come with the letters of the payment and of refunds.
  mailed boolean not null default true,
  -- Empty: the name and the address of the shop.
  seller_name text not null default '' check (length(seller_name) <= 200),
  seller_address text not null default '' check (length(seller_address) <= 500),
  registration text not null default '' check (length(registration) <= 300),
  bank text not null default '' check (length(bank) <= 1000),
  footer text not null default '' check (length(footer) <= 1000),
  invoice_prefix text not null default 'INV-' check (length(invoice_prefix) <= 20),
  credit_note_prefix text not null default 'CN-' check (length(credit_note_prefix) <= 20),
  -- Numbers have the year, and begin anew with it.
  with_year boolean not null default true,
  digits smallint not null default 5 check (digits between 1 and 10),
  version integer not null default 1
);
insert into invoice_settings default values;

-- The last number of each series; year 0: it goes on from year to year.
create table invoice_series (
  kind text not null check (kind in ('invoice', 'credit_note')),
  year smallint not null check (year between 0 and 9999),
  last integer not null check (last > 0),
  primary key (kind, year)
);

create table invoices (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  year smallint not null,
  sequence integer not null check (sequence > 0),
  number text not null unique check (length(number) between 1 and 40),
  order_id uuid not null references orders on delete restrict,
  -- What a credit note takes from, why, and for which refund.
  invoice_id integer references invoices on delete restrict,
  reason text check (reason in ('refund', 'canceled', 'replaced')),
  refund_id uuid references payment_refunds on delete restrict,
  -- In the shop's time zone.
  issued_on date not null,
  currency text not null,
  -- Minor units; of a credit note what is taken off.
  total bigint not null check (total >= 0),
  tax bigint not null check (tax between 0 and total),
  -- All that stands on it.
  content jsonb not null,
  staff_id integer references staff on delete set null,
  created_at timestamptz not null default now(),
  unique (kind, year, sequence),
  check ((kind = 'credit_note') = (invoice_id is not null)),
  check ((kind = 'credit_note') = (reason is not null)),
  check ((coalesce(reason, '') = 'refund') = (refund_id is not null))
);
create index invoices_of_order on invoices (order_id);
create index invoices_newest on invoices (issued_on desc, id desc);
create unique index invoices_of_refund on invoices (invoice_id, refund_id) where refund_id is not null;
-- An invoice is canceled once.
create unique index invoices_canceling on invoices (invoice_id) where reason in ('canceled', 'replaced');
create index invoices_refund on invoices (refund_id) where refund_id is not null;

create function keep_invoices() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'staff_id') = (to_jsonb(old) - 'staff_id') then
    return new;
  end if;
  raise exception 'An issued invoice is not changed' using errcode = 'restrict_violation';
end
$$;
create trigger invoices_kept before update or delete on invoices
  for each row execute function keep_invoices();

-- Orders that may want an invoice or a credit note are told to the outbox in the transaction of the change.
create function tell_order_invoices() returns trigger language plpgsql as $$
declare
  is_paid boolean := new.payment_status = 'completed' or new.cash_received_at is not null;
  was_paid boolean := false;
  is_due boolean := false;
  issue text;
begin
  if tg_op = 'UPDATE' then
    was_paid := old.payment_status = 'completed' or old.cash_received_at is not null;
    is_due := new.status = 'canceled' and old.status <> 'canceled'
      and exists (select from invoices where order_id = new.id);
  end if;
  if (is_paid and not was_paid) or tg_op = 'INSERT' then
    select issue_when into issue from invoice_settings;
    is_due := is_due or issue = 'placed' or (issue = 'paid' and is_paid);
  end if;
  if is_due then
    insert into outbox (topic, payload) values ('invoices.settle', jsonb_build_object('orderId', new.id));
  end if;
  return null;
end
$$;
create trigger orders_invoices_new after insert on orders
  for each row when (not new.is_sample) execute function tell_order_invoices();
create trigger orders_invoices_changed after update of status, payment_status, cash_received_at on orders
  for each row when (not new.is_sample) execute function tell_order_invoices();

create function tell_refund_invoices() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, payload)
  select 'invoices.settle', jsonb_build_object('orderId', new.order_id)
  where exists (select from invoices where order_id = new.order_id);
  return null;
end
$$;
create trigger refunds_invoices_new after insert on payment_refunds
  for each row when (new.status = 'done') execute function tell_refund_invoices();
create trigger refunds_invoices_done after update of status on payment_refunds
  for each row when (new.status = 'done' and old.status <> 'done') execute function tell_refund_invoices();
