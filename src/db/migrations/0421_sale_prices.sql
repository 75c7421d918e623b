-- Sale prices: a price list of a layer is for everybody, from the start of the layer to its end. Nothing is written when
-- it begins or ends: what is asked at a moment is the lowest of the rows that count then.
alter table price_lists
  add column layer_id integer references layers on delete cascade,
  -- What the percentage is for: everything, or the catalogs and products below.
  add column covers text not null default 'all' check (covers in ('all', 'chosen')),
  -- The percentage leaves alone what has a discount price already.
  add column skips_reduced boolean not null default false,
  -- The layer was merged: the list counts until its prices are those of the products (`keep-sales.ts`).
  add column is_kept boolean not null default false,
  add constraint price_lists_of_layer check (layer_id is null
    or (starts_at is null and ends_at is null and percent_from = 1)),
  add constraint price_lists_for_groups check (layer_id is not null
    or (covers = 'all' and not skips_reduced and not is_kept));
create index price_lists_layer on price_lists (layer_id) where layer_id is not null;

create table price_list_catalogs (
  list_id integer not null references price_lists on delete cascade,
  catalog_id integer not null references catalogs on delete cascade,
  primary key (list_id, catalog_id)
);
create index price_list_catalogs_catalog on price_list_catalogs (catalog_id);

create table price_list_products (
  list_id integer not null references price_lists on delete cascade,
  product_id integer not null references products on delete cascade,
  primary key (list_id, product_id)
);
create index price_list_products_product on price_list_products (product_id);

-- What lists of layers make of each variation that they lower, by percentage or by its own price: written when a list is
-- saved and when a product changes.
create table sale_prices (
  list_id integer not null references price_lists on delete cascade,
  variation_id integer not null references variations on delete cascade,
  -- Minor units.
  price bigint not null check (price > 0),
  primary key (list_id, variation_id)
);
create index sale_prices_variation on sale_prices (variation_id, price);

-- The one place that says which sale prices count at a moment.
create function sale_prices_at(moment timestamptz)
  returns table (variation_id integer, price bigint, list_id integer, ends_at timestamptz)
  language sql stable parallel safe as $$
    select s.variation_id, s.price, s.list_id, case when l.is_kept then null else y.ends_at end
    from sale_prices s join price_lists l on l.id = s.list_id join layers y on y.id = l.layer_id
    where l.enabled and (l.is_kept or (y.status = 'approved' and y.starts_at <= moment
      and (y.ends_at is null or y.ends_at > moment)))
$$;

-- Moments at which visitors may see other prices: starts and ends, and when somebody approves, pauses or changes. What is
-- derived of prices (history, listing, feeds) is brought in line soon after each (`book-sales.ts`).
create table sale_moments (
  at timestamptz primary key,
  -- Some prices were found to be others already.
  has_changed boolean not null default false,
  -- An instance is at it until then, or has been stopped.
  claimed_until timestamptz
);

create function note_sale_moments() returns trigger language plpgsql as $$
begin
  if exists (select from price_lists where layer_id = new.id) then
    insert into sale_moments (at)
    select moment from unnest(array[now(), new.starts_at, new.ends_at]) as moment
    where moment >= now() and isfinite(moment) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger layers_noted after update on layers for each row
  when ((old.status, old.starts_at, old.ends_at) is distinct from (new.status, new.starts_at, new.ends_at))
  execute function note_sale_moments();

create function note_sale_list() returns trigger language plpgsql as $$
declare
  of_layer integer := case when tg_op = 'DELETE' then old.layer_id else new.layer_id end;
begin
  insert into sale_moments (at)
  select moment from layers y, unnest(array[now(), y.starts_at, y.ends_at]) as moment
  where y.id = of_layer and y.status in ('approved', 'merged') and moment >= now() and isfinite(moment)
  on conflict do nothing;
  return null;
end
$$;
create trigger price_lists_noted after insert or update on price_lists for each row
  when (new.layer_id is not null) execute function note_sale_list();
create trigger price_lists_noted_gone after delete on price_lists for each row
  when (old.layer_id is not null) execute function note_sale_list();

-- As before, with the sale prices that count: a base price that changes below one changes nothing that is asked.
create or replace function continue_price_history() returns trigger language plpgsql as $$
declare
  present price_history;
  reduced_to bigint := least(new.discount_price, (
    select min(s.price) from sale_prices_at(now()) s where s.variation_id = new.id and s.price < new.full_price));
  sold_for bigint := coalesce(reduced_to, new.full_price);
  is_reduced boolean := coalesce(reduced_to > 0, false);
  moment timestamptz := now();
begin
  select * into present from price_history where variation_id = new.id and valid_to is null;
  if (present.price, present.reduced) is not distinct from (sold_for, is_reduced) then
    return null;
  end if;
  -- A price that the same transaction has written before was never seen.
  if present.valid_from = moment then
    update price_history set price = sold_for, reduced = is_reduced
    where variation_id = new.id and valid_from = present.valid_from;
    return null;
  end if;
  -- A transaction that began later was done sooner.
  if present.valid_from > moment then
    moment := greatest(clock_timestamp(), present.valid_from + interval '1 microsecond');
  end if;
  update price_history set valid_to = moment where variation_id = new.id and valid_from = present.valid_from;
  insert into price_history (variation_id, price, reduced, valid_from)
  values (new.id, sold_for, is_reduced, moment);
  return null;
end
$$;
