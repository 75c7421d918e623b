-- Orders for 1C: which of them, and what of each 1C has been given and has confirmed.
alter table commerceml_connection
  add column sends_orders boolean not null default false,
  -- The day that was chosen, in the shop's time zone; null: from when it was switched on.
  add column orders_from date,
  -- Orders placed from then on are sent; null: it was never switched on.
  add column orders_since timestamptz,
  add column orders_since_set_at timestamptz,
  add column orders_encoding text not null default 'utf-8' check (orders_encoding in ('utf-8', 'windows-1251'));

create sequence commerceml_changes;
create sequence commerceml_answers;

create table commerceml_orders (
  order_id uuid primary key references orders on delete cascade,
  -- The number of its last change, and of the one that 1C has confirmed.
  changed bigint not null default nextval('commerceml_changes'),
  taken bigint,
  -- The change that was given last, and the answer that it was in.
  given bigint,
  answer bigint
);
create index commerceml_orders_due on commerceml_orders (changed) where taken is distinct from changed;
create index commerceml_orders_answer on commerceml_orders (answer) where answer is not null;

alter table commerceml_exchanges
  -- Of CommerceML, as 1C has asked for it.
  add column version text not null default '' check (length(version) <= 10),
  -- The last answer with orders that 1C has not confirmed yet.
  add column answer bigint,
  add column given_count integer not null default 0,
  add column taken_count integer not null default 0;

create function note_commerceml_order() returns trigger language plpgsql as $$
begin
  if not new.is_sample and (exists (select from commerceml_connection where new.created_at >= orders_since)
      or exists (select from commerceml_orders where order_id = new.id)) then
    insert into commerceml_orders (order_id) values (new.id)
    on conflict (order_id) do update set changed = excluded.changed;
  end if;
  return null;
end
$$;
create trigger orders_commerceml_new after insert on orders for each row execute function note_commerceml_order();
-- Who is erased here is not sent to be erased there: 1C keeps its own books.
create trigger orders_commerceml after update on orders for each row
  when ((old.status, old.payment_status, old.cash_received_at, old.refunded, old.total, old.contact, old.delivery,
      old.comment, old.tracking_number, old.gift_card_amount, old.version)
    is distinct from (new.status, new.payment_status, new.cash_received_at, new.refunded, new.total, new.contact,
      new.delivery, new.comment, new.tracking_number, new.gift_card_amount, new.version)
    and new.contact <> '{}')
  execute function note_commerceml_order();
