-- What the back office tells of the whole catalogue: how many offers feeds hold, what they leave out and why, and how
-- many products stand in each catalog. Kept by the parts of 0120_product_parts.sql.
create table figure_parts (
  part integer primary key check (part > 0),
  is_stale boolean not null default true,
  -- Products of which feeds tell at least one variation, and those variations.
  products integer not null default 0,
  offers integer not null default 0,
  -- Products with each flaw, the hidden ones under hidden alone, and those that feeds leave out, whole or in part.
  hidden integer not null default 0,
  no_picture integer not null default 0,
  no_price integer not null default 0,
  no_description integer not null default 0,
  no_catalog integer not null default 0,
  left_out integer not null default 0,
  catalog_ids integer[] not null default '{}',
  catalog_counts integer[] not null default '{}' check (cardinality(catalog_counts) = cardinality(catalog_ids))
);
create index figure_parts_stale on figure_parts (part) where is_stale;
insert into figure_parts (part) select distinct product_part(id) from products;

-- Products that feeds leave out or could tell more of. No reference to products: what is gone makes its part stale.
create table feed_flaws (
  product_id integer primary key,
  title text not null,
  hidden boolean not null,
  no_picture boolean not null,
  no_price boolean not null,
  no_description boolean not null,
  no_catalog boolean not null,
  variations integer not null,
  left_out integer not null
);
create index feed_flaws_left_out on feed_flaws (hidden, lower(title), product_id)
  where hidden or no_picture or no_price;
create index feed_flaws_no_picture on feed_flaws (lower(title), product_id) where no_picture and not hidden;
create index feed_flaws_no_price on feed_flaws (lower(title), product_id) where no_price and not hidden;
create index feed_flaws_no_description on feed_flaws (lower(title), product_id) where no_description and not hidden;
create index feed_flaws_no_catalog on feed_flaws (lower(title), product_id) where no_catalog and not hidden;
