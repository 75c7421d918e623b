-- What each variation was sold for, and when: where a reduction is announced, the lowest price of the thirty days before
-- it is told (Directive 98/6/EC, article 6a). Triggers write it, so that no way to change a price forgets it; a price
-- that is written again as it was leaves nothing.
create table price_history (
  variation_id integer not null references variations on delete cascade,
  -- Minor units: the discount price where there was one, else the full price. 0: on request.
  price bigint not null check (price >= 0),
  reduced boolean not null,
  valid_from timestamptz not null,
  -- Null for the present price.
  valid_to timestamptz check (valid_to > valid_from),
  primary key (variation_id, valid_from)
);
create unique index price_history_present on price_history (variation_id) where valid_to is null;
create index price_history_ended on price_history (valid_to) where valid_to is not null;

-- Nothing is known of what prices were before.
insert into price_history (variation_id, price, reduced, valid_from)
select id, coalesce(discount_price, full_price), coalesce(discount_price > 0, false), now() from variations;

create function begin_price_history() returns trigger language plpgsql as $$
begin
  insert into price_history (variation_id, price, reduced, valid_from)
  select id, coalesce(discount_price, full_price), coalesce(discount_price > 0, false), now() from changed;
  return null;
end
$$;
create trigger variations_priced_new after insert on variations referencing new table as changed
  for each statement execute function begin_price_history();

create function continue_price_history() returns trigger language plpgsql as $$
declare
  present timestamptz;
  sold_for bigint := coalesce(new.discount_price, new.full_price);
  is_reduced boolean := coalesce(new.discount_price > 0, false);
  moment timestamptz := now();
begin
  select valid_from into present from price_history where variation_id = new.id and valid_to is null;
  -- A price that the same transaction has written before was never seen.
  if present = moment then
    update price_history set price = sold_for, reduced = is_reduced
    where variation_id = new.id and valid_from = present;
    return null;
  end if;
  -- A transaction that began later was done sooner.
  if present > moment then
    moment := greatest(clock_timestamp(), present + interval '1 microsecond');
  end if;
  update price_history set valid_to = moment where variation_id = new.id and valid_from = present;
  insert into price_history (variation_id, price, reduced, valid_from)
  values (new.id, sold_for, is_reduced, moment);
  return null;
end
$$;
create trigger variations_priced after update on variations for each row
  when ((coalesce(old.discount_price, old.full_price), coalesce(old.discount_price > 0, false))
    is distinct from (coalesce(new.discount_price, new.full_price), coalesce(new.discount_price > 0, false)))
  execute function continue_price_history();
