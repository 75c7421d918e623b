-- Variations that have run low since the shop was last told, for a shop that is told once a day. Without a foreign key:
-- it would slow down each deletion of products, and one that is gone by then is left out of the email.
create table low_stock (
  variation_id integer primary key,
  since timestamptz not null default now()
);

-- Of low stock alone: in one email a day. A shop that sells already is told at once, as it is used to.
alter table shop_letters add column daily boolean not null default true;
update shop_letters set daily = false where exists (select from orders);

create or replace function tell_low_stock() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  with fallen as (
    select now_is.id, s.daily from was join now_is on now_is.id = was.id
      join shop_letters s on s.kind = 'lowStock' and s.enabled
    where was.stock > s.threshold and now_is.stock <= s.threshold
  ), kept as (
    insert into low_stock (variation_id) select id from fallen where daily order by id on conflict do nothing
  )
  insert into outbox (topic, payload)
  select 'mail.shop-low-stock', jsonb_build_object('variationIds', jsonb_agg(id order by id))
  from fallen where not daily having count(*) > 0;
  return null;
end
$$;
