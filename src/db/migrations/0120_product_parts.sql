-- What is kept of the whole catalogue (feeds, sitemaps, counts) is kept in parts of 100 products by id, and made anew
-- part by part. Whatever changes a product leaves the number of its part here, in the same transaction; rows are only
-- ever added and taken away, so that those who change products and orders do not wait for each other.

create function product_part(product_id integer) returns integer
  language sql immutable strict parallel safe
  return (product_id - 1) / 100 + 1;

create table product_part_changes (
  id bigint generated always as identity primary key,
  part integer not null
);

create function note_products() returns trigger language plpgsql as $$
begin
  insert into product_part_changes (part) select distinct product_part(id) from changed;
  return null;
end
$$;
create function note_updated_product() returns trigger language plpgsql as $$
begin
  insert into product_part_changes (part) values (product_part(new.id));
  return null;
end
$$;
create function note_products_of() returns trigger language plpgsql as $$
begin
  insert into product_part_changes (part) select distinct product_part(product_id) from changed;
  return null;
end
$$;
create function note_updated_product_of() returns trigger language plpgsql as $$
begin
  insert into product_part_changes (part) values (product_part(new.product_id));
  if new.product_id <> old.product_id then
    insert into product_part_changes (part) values (product_part(old.product_id));
  end if;
  return null;
end
$$;

-- Reviews count on a product too, and no part tells of them.
create trigger products_noted_new after insert on products referencing new table as changed
  for each statement execute function note_products();
create trigger products_noted_gone after delete on products referencing old table as changed
  for each statement execute function note_products();
create trigger products_noted after update on products for each row
  when ((old.slug, old.title, old.description, old.enabled, old.updated_at)
    is distinct from (new.slug, new.title, new.description, new.enabled, new.updated_at))
  execute function note_updated_product();

-- An order that leaves something in stock changes nothing that is told.
create trigger variations_noted_new after insert on variations referencing new table as changed
  for each statement execute function note_products_of();
create trigger variations_noted_gone after delete on variations referencing old table as changed
  for each statement execute function note_products_of();
create trigger variations_noted after update on variations for each row
  when ((old.product_id, old.title, old.image_id, old.full_price, old.discount_price, old.position, old.stock = 0)
    is distinct from
    (new.product_id, new.title, new.image_id, new.full_price, new.discount_price, new.position, new.stock = 0))
  execute function note_updated_product_of();

create trigger product_images_noted_new after insert on product_images referencing new table as changed
  for each statement execute function note_products_of();
create trigger product_images_noted_gone after delete on product_images referencing old table as changed
  for each statement execute function note_products_of();
create trigger product_images_noted after update on product_images for each row
  when (old.* is distinct from new.*) execute function note_updated_product_of();

create trigger product_properties_noted_new after insert on product_properties referencing new table as changed
  for each statement execute function note_products_of();
create trigger product_properties_noted_gone after delete on product_properties referencing old table as changed
  for each statement execute function note_products_of();
create trigger product_properties_noted after update on product_properties for each row
  when (old.* is distinct from new.*) execute function note_updated_product_of();

create trigger catalog_products_noted_new after insert on catalog_products referencing new table as changed
  for each statement execute function note_products_of();
create trigger catalog_products_noted_gone after delete on catalog_products referencing old table as changed
  for each statement execute function note_products_of();
create trigger catalog_products_noted after update on catalog_products for each row
  when ((old.catalog_id, old.product_id) is distinct from (new.catalog_id, new.product_id))
  execute function note_updated_product_of();

create trigger options_noted_new after insert on options referencing new table as changed
  for each statement execute function note_products_of();
create trigger options_noted_gone after delete on options referencing old table as changed
  for each statement execute function note_products_of();
create trigger options_noted after update on options for each row
  when (old.* is distinct from new.*) execute function note_updated_product_of();

-- What goes with its option or variation is noted by that.
create function note_option_values() returns trigger language plpgsql as $$
begin
  insert into product_part_changes (part)
  select distinct product_part(o.product_id) from changed join options o on o.id = changed.option_id;
  return null;
end
$$;
create trigger option_values_noted_new after insert on option_values referencing new table as changed
  for each statement execute function note_option_values();
create trigger option_values_noted_gone after delete on option_values referencing old table as changed
  for each statement execute function note_option_values();
create trigger option_values_noted after update on option_values referencing new table as changed
  for each statement execute function note_option_values();

create function note_variation_values() returns trigger language plpgsql as $$
begin
  insert into product_part_changes (part)
  select distinct product_part(v.product_id) from changed join variations v on v.id = changed.variation_id;
  return null;
end
$$;
create trigger variation_values_noted_new after insert on variation_values referencing new table as changed
  for each statement execute function note_variation_values();
create trigger variation_values_noted_gone after delete on variation_values referencing old table as changed
  for each statement execute function note_variation_values();

create function note_image() returns trigger language plpgsql as $$
begin
  insert into product_part_changes (part)
  select distinct product_part(product_id) from product_images where image_id = new.id;
  return null;
end
$$;
create trigger images_noted after update on images for each row
  when ((old.hash, old.ext) is distinct from (new.hash, new.ext)) execute function note_image();

create function note_products_with(facet_value_ids integer[]) returns void language sql as $$
  insert into product_part_changes (part)
  select product_part(product_id) from product_properties where facet_value_id = any(facet_value_ids)
  union
  select product_part(o.product_id) from option_values ov join options o on o.id = ov.option_id
    where ov.facet_value_id = any(facet_value_ids);
$$;
create function note_facet() returns trigger language plpgsql as $$
begin
  perform note_products_with(array(select id from facet_values where facet_id = new.id));
  return null;
end
$$;
create trigger facets_noted after update on facets for each row
  when ((old.title, old.unit, old.position) is distinct from (new.title, new.unit, new.position))
  execute function note_facet();
create function note_facet_value() returns trigger language plpgsql as $$
begin
  perform note_products_with(array[new.id]);
  return null;
end
$$;
create trigger facet_values_noted after update on facet_values for each row
  when ((old.facet_id, old.value, old.position) is distinct from (new.facet_id, new.value, new.position))
  execute function note_facet_value();

-- A catalog is named by its products, and what is hidden or moved takes all below it along.
create function note_catalog() returns trigger language plpgsql as $$
begin
  insert into product_part_changes (part)
  with recursive below as (
    select id from catalogs where id = new.id
    union select c.id from catalogs c join below on c.parent_id = below.id
  )
  select distinct product_part(cp.product_id) from below join catalog_products cp on cp.catalog_id = below.id;
  return null;
end
$$;
create trigger catalogs_noted after update on catalogs for each row
  when ((old.parent_id, old.position) is distinct from (new.parent_id, new.position)) execute function note_catalog();
create trigger pages_noted after update on pages for each row
  when (new.kind = 'catalog' and (old.title, old.enabled) is distinct from (new.title, new.enabled))
  execute function note_catalog();

insert into product_part_changes (part) select distinct product_part(id) from products;

-- How many products of five parts each have each title and value of the filter, hidden ones too.
create table facet_parts (
  part integer primary key check (part > 0),
  is_stale boolean not null default true,
  facet_ids integer[] not null default '{}',
  facet_counts integer[] not null default '{}' check (cardinality(facet_counts) = cardinality(facet_ids)),
  value_ids integer[] not null default '{}',
  value_counts integer[] not null default '{}' check (cardinality(value_counts) = cardinality(value_ids))
);
create index facet_parts_stale on facet_parts (part) where is_stale;

-- What feeds and sitemaps tell of each part: the files of its pieces, and what they were made from beside products.
create table feed_parts (
  part integer primary key check (part > 0),
  is_stale boolean not null default true,
  basis text not null default '',
  made_at timestamptz,
  -- The time of the last change of a product that is shown; null where none is.
  changed_at timestamptz,
  pieces jsonb not null default '{}' check (jsonb_typeof(pieces) = 'object'),
  -- Those before, which somebody may still be reading.
  former_pieces jsonb not null default '{}' check (jsonb_typeof(former_pieces) = 'object')
);
create index feed_parts_stale on feed_parts (part) where is_stale;

