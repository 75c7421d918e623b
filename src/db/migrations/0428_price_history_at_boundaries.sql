-- Whose prices counted at a moment that is still to be booked, once sales have been paused, moved or switched off since;
-- null: those that count by what is so now.
alter table sale_moments add column list_ids integer[];

create function keep_sale_moments() returns trigger language plpgsql as $$
begin
  update sale_moments m set list_ids = coalesce((
    select array_agg(l.id order by l.id) from price_lists l join layers y on y.id = l.layer_id
    where l.enabled and (l.is_kept or (y.status = 'approved' and y.starts_at <= m.at
      and (y.ends_at is null or y.ends_at > m.at)))), '{}')
  where m.at < now() and m.list_ids is null;
  return new;
end
$$;
create trigger layers_kept before update on layers for each row
  when ((old.status, old.starts_at, old.ends_at) is distinct from (new.status, new.starts_at, new.ends_at))
  execute function keep_sale_moments();
create trigger price_lists_kept before update on price_lists for each row
  when (old.layer_id is not null and (old.enabled, old.is_kept) is distinct from (new.enabled, new.is_kept))
  execute function keep_sale_moments();

-- Sale prices that counted at a moment that has passed.
create function sale_prices_sold_at(moment timestamptz) returns table (variation_id integer, price bigint)
  language sql stable parallel safe as $$
    select s.variation_id, s.price
    from sale_prices s join price_lists l on l.id = s.list_id join layers y on y.id = l.layer_id
    left join sale_moments m on m.at = moment
    where case when m.list_ids is null
      then l.enabled and (l.is_kept or (y.status = 'approved' and y.starts_at <= moment
        and (y.ends_at is null or y.ends_at > moment)))
      else s.list_id = any(m.list_ids) end
$$;

-- The price that a variation is sold for from a moment on, where it is another than was known. Who is writing one makes
-- the others wait, for the job of sales (`book-sales.ts`) writes prices, too.
create function note_price(of_variation integer, of_full_price bigint, of_discount_price bigint, since timestamptz)
  returns void language plpgsql as $$
declare
  present price_history;
  reduced_to bigint := least(of_discount_price, (select min(s.price) from sale_prices_sold_at(since) s
    where s.variation_id = of_variation and s.price < of_full_price));
  sold_for bigint := coalesce(reduced_to, of_full_price);
  is_reduced boolean := coalesce(reduced_to > 0, false);
  moment timestamptz := since;
begin
  loop
    select * into present from price_history where variation_id = of_variation and valid_to is null
      for no key update;
    -- One that has ended while it was waited for is followed by another.
    exit when found or not exists (
      select from price_history where variation_id = of_variation and valid_to is null);
  end loop;
  if (present.price, present.reduced) is not distinct from (sold_for, is_reduced) then
    return;
  end if;
  -- A price that the same transaction has written before was never seen.
  if present.valid_from = moment then
    update price_history set price = sold_for, reduced = is_reduced
    where variation_id = of_variation and valid_from = present.valid_from;
    return;
  end if;
  -- A transaction that began later was done sooner.
  if present.valid_from > moment then
    moment := greatest(clock_timestamp(), present.valid_from + interval '1 microsecond');
  end if;
  update price_history set valid_to = moment
  where variation_id = of_variation and valid_from = present.valid_from;
  insert into price_history (variation_id, price, reduced, valid_from)
  values (of_variation, sold_for, is_reduced, moment);
end
$$;

-- As before; and a sale that has begun or ended, and that the job has not come to yet, is noted first with the prices from
-- before this change: the variation was sold for them in between (Directive 98/6/EC, article 6a).
create or replace function continue_price_history() returns trigger language plpgsql as $$
declare
  boundary timestamptz;
begin
  for boundary in
    select m.at from sale_moments m where m.at < now() and m.at > (
      select max(h.valid_from) from price_history h where h.variation_id = new.id) order by m.at
  loop
    perform note_price(new.id, old.full_price, old.discount_price, boundary);
  end loop;
  perform note_price(new.id, new.full_price, new.discount_price, now());
  return null;
end
$$;
