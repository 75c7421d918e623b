-- Letters to the shop itself: which are sent and where to. No addresses: the first of the shop's own.
create table shop_letters (
  kind text primary key
    check (kind in ('orderPlaced', 'paymentCame', 'paymentFailed', 'orderCanceled', 'refundNeeded', 'lowStock')),
  enabled boolean not null default true,
  emails text[] not null default '{}' check (cardinality(emails) <= 10),
  -- Pieces of a variation at which it is said to run low.
  threshold integer check (threshold between 0 and 10000),
  check ((kind = 'lowStock') = (threshold is not null))
);
insert into shop_letters (kind, threshold) values
  ('orderPlaced', null), ('paymentCame', null), ('paymentFailed', null), ('orderCanceled', null),
  ('refundNeeded', null), ('lowStock', 5);

-- What became of a message: sent, kept here as a file, or nobody to send it to. Null for older ones.
alter table outbox add column outcome text check (outcome in ('sent', 'kept', 'skipped'));

-- Whoever writes stocks (orders, forms, grids, imports) leaves one message about the variations that have just
-- fallen to the threshold, in the same transaction. One that was as low before is not told of again.
create function tell_low_stock() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, payload)
  select 'mail.shop-low-stock', jsonb_build_object('variationIds', jsonb_agg(now_is.id order by now_is.id))
  from was join now_is on now_is.id = was.id
    join shop_letters s on s.kind = 'lowStock' and s.enabled
  where was.stock > s.threshold and now_is.stock <= s.threshold
  having count(*) > 0;
  return null;
end
$$;
create trigger variations_low_stock after update on variations
  referencing old table as was new table as now_is
  for each statement execute function tell_low_stock();
