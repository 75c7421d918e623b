-- Gift cards that are sold as a product: which piece of an order's line each is.
create table sold_gift_cards (
  order_line_id integer not null references order_lines on delete restrict,
  -- From 1 on.
  piece integer not null check (piece > 0),
  card_id integer not null unique references gift_cards on delete restrict,
  primary key (order_line_id, piece)
);

-- What a refund of a sold card takes off it, and gives back to it where the provider refuses.
alter table gift_card_entries
  add column refund_id uuid references payment_refunds on delete restrict,
  drop constraint gift_card_entries_kind_check,
  add constraint gift_card_entries_kind_check
    check (kind in ('issued', 'spent', 'returned', 'adjusted', 'expired', 'refunded'));
create index gift_card_entries_refund on gift_card_entries (refund_id) where refund_id is not null;

-- Orders that are paid now and have gift cards to issue are told to the outbox in the transaction that pays.
create function tell_sold_cards() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, payload)
  select 'gift-cards.settle', jsonb_build_object('orderId', new.id)
  where exists (
    select from order_lines l where l.order_id = new.id and l.snapshot ->> 'fulfilment' = 'gift_card');
  return null;
end
$$;
create trigger orders_gift_cards_new after insert on orders
  for each row when (not new.is_sample and (new.payment_status = 'completed' or new.cash_received_at is not null))
  execute function tell_sold_cards();
create trigger orders_gift_cards_changed after update of payment_status, cash_received_at on orders
  for each row when (not new.is_sample and (
    new.payment_status is distinct from old.payment_status and new.payment_status = 'completed'
    or new.cash_received_at is not null and old.cash_received_at is null))
  execute function tell_sold_cards();
