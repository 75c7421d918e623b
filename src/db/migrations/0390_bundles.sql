-- A bundle is a variation that is made of pieces of others. Its stock is a figure that follows from theirs, kept here so
-- that all who read stocks read this one too.
alter table variations add column is_bundle boolean not null default false;
create unique index variations_kind on variations (id, is_bundle);

create table bundle_items (
  bundle_variation_id integer not null,
  -- Null: it was deleted since. The bundle is sold out until somebody says what it is made of.
  variation_id integer,
  -- Pieces in one bundle.
  quantity integer not null check (quantity between 1 and 99),
  position integer not null check (position between 0 and 19),
  -- Which kind each of the two has to be: no bundle is in a bundle, nor in itself, whoever writes at the same time.
  of_bundle boolean not null default true check (of_bundle),
  is_bundle boolean not null default false check (not is_bundle),
  primary key (bundle_variation_id, position),
  unique (bundle_variation_id, variation_id),
  foreign key (bundle_variation_id, of_bundle) references variations (id, is_bundle) on delete cascade,
  foreign key (variation_id, is_bundle) references variations (id, is_bundle) on delete set null (variation_id)
);
create index bundle_items_part on bundle_items (variation_id);

-- Whoever types, imports or counts the stock of a bundle leaves it as its parts make it.
create function keep_bundle_stock() returns trigger language plpgsql as $$
begin
  new.stock := old.stock;
  return new;
end
$$;
create trigger variations_bundle_stock before update on variations for each row
  when (old.is_bundle and new.is_bundle and new.stock is distinct from old.stock and pg_trigger_depth() = 0)
  execute function keep_bundle_stock();

-- Bundles are locked after all parts, in the order of ids. The stocks are read by a statement after that: what others
-- have committed while this one waited is in its snapshot. A part that is not counted is always there.
create function restock_bundles(bundle_ids integer[]) returns void language plpgsql set enable_nestloop = on as $$
declare
  changed integer[];
begin
  perform from variations where id = any(bundle_ids) order by id for no key update;
  with made as (
    select i.bundle_variation_id as id,
      case when bool_and(i.variation_id is not null) then min(p.stock / i.quantity) else 0 end as stock
    from bundle_items i left join variations p on p.id = i.variation_id
    where i.bundle_variation_id = any(bundle_ids) group by 1
  ), written as (
    update variations v set stock = made.stock from made
    where v.id = made.id and v.stock is distinct from made.stock returning v.product_id
  )
  select array_agg(distinct product_id) into changed from written;
  if changed is null then return; end if;
  perform from product_listing where product_id = any(changed) order by product_id for no key update;
  update product_listing l set available = now_is.available, changed_at = now()
  from (
    select product_id, bool_or(stock is null or stock > 0) as available
    from variations where product_id = any(changed) group by product_id
  ) now_is
  where l.product_id = now_is.product_id and l.available <> now_is.available;
  insert into outbox (topic, payload)
  select 'purge', jsonb_build_object('tags', jsonb_agg('product:' || id)) from unnest(changed) as id;
end
$$;

create function restock_bundles_of_parts() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  parts integer[];
  bundles integer[];
begin
  if not exists (select from bundle_items) then return null; end if;
  select array_agg(now_is.id) into parts from was join now_is on now_is.id = was.id
  where now_is.stock is distinct from was.stock and not now_is.is_bundle;
  if parts is null then return null; end if;
  select array_agg(distinct bundle_variation_id) into bundles from bundle_items where variation_id = any(parts);
  if bundles is not null then perform restock_bundles(bundles); end if;
  return null;
end
$$;
create trigger variations_restock_bundles after update on variations
  referencing old table as was new table as now_is
  for each statement execute function restock_bundles_of_parts();

create function restock_changed_bundles() returns trigger language plpgsql as $$
begin
  perform restock_bundles(array(select distinct bundle_variation_id from changed));
  return null;
end
$$;
create trigger bundle_items_new after insert on bundle_items referencing new table as changed
  for each statement execute function restock_changed_bundles();
create trigger bundle_items_changed after update on bundle_items referencing new table as changed
  for each statement execute function restock_changed_bundles();
create trigger bundle_items_gone after delete on bundle_items referencing old table as changed
  for each statement execute function restock_changed_bundles();

-- What a bundle runs out of is one of its parts, and of that the shop is told.
create or replace function tell_low_stock() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  with fallen as (
    select now_is.id, s.daily from was join now_is on now_is.id = was.id
      join shop_letters s on s.kind = 'lowStock' and s.enabled
    where was.stock > s.threshold and now_is.stock <= s.threshold and not now_is.is_bundle
  ), kept as (
    insert into low_stock (variation_id) select id from fallen where daily order by id on conflict do nothing
  )
  insert into outbox (topic, payload)
  select 'mail.shop-low-stock', jsonb_build_object('variationIds', jsonb_agg(id order by id))
  from fallen where not daily having count(*) > 0;
  return null;
end
$$;

-- A bundle costs the shop what its parts do, unless somebody has said otherwise; unknown where that of one part is.
create or replace function keep_line_cost() returns trigger language plpgsql as $$
begin
  if new.cost is null and new.variation_id is not null then
    select case when v.cost is not null or not v.is_bundle then v.cost else (
      select case when count(*) = count(p.cost) then sum(p.cost * i.quantity) end
      from bundle_items i left join variations p on p.id = i.variation_id where i.bundle_variation_id = v.id) end
    into new.cost from variations v where v.id = new.variation_id;
  end if;
  return new;
end $$;
