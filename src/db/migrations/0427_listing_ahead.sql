-- Moments to come at which sales begin or end, for which the listing's prices are written ahead (`prepare-sales.ts`), so
-- that its order, filter and facets follow with the moment itself. Those that have passed stay for a while: a transaction
-- from before may be committed after.
create table listing_moments (
  id integer generated always as identity primary key,
  at timestamptz not null unique,
  -- All products have been looked at.
  is_ready boolean not null default false,
  -- An instance is at it until then, or has been stopped.
  claimed_until timestamptz
);

-- What a product's row of the listing will say from a moment on, where it is another than now: for each moment to come,
-- once it is another at one of them. Rows of a moment that is not there any more count for nothing and are removed later.
create table listing_ahead (
  product_id integer not null references products on delete cascade,
  moment_id integer not null,
  -- As in `product_listing`, minor units.
  prices bigint[] not null,
  price_low bigint not null,
  price_high bigint not null,
  discounted boolean not null,
  primary key (product_id, moment_id)
);
create index listing_ahead_moment on listing_ahead (moment_id);

-- Whoever changes sales notes a moment: what was written ahead says nothing any more. The lock keeps others from beginning
-- to write ahead by what is about to change.
create function forget_listing_moments() returns trigger language plpgsql as $$
begin
  if exists (select from noted) then
    perform pg_advisory_xact_lock_shared(hashtext('listing moments'));
    delete from listing_moments where at > clock_timestamp();
  end if;
  return null;
end
$$;
create trigger sale_moments_noted after insert on sale_moments
  referencing new table as noted for each statement execute function forget_listing_moments();
