-- Files of other shops and programs: what they are, whose their ids are, and pictures that come by address.
alter table product_imports
  drop constraint product_imports_separator_check,
  add constraint product_imports_separator_check check (separator in (',', ';', E'\t', '')),
  add column format text not null default 'own'
    check (format in ('own', 'shopify', 'woocommerce', 'yml', 'google')),
  -- Among the files of one format, whose ids these are: ids of two suppliers may be the same.
  add column source text not null default '',
  -- Headings of what the file holds and the import leaves out.
  add column unused text[] not null default '{}',
  -- Paths of catalogs that are made, in the order of the file.
  add column new_catalogs text[] not null default '{}';

-- Lines of one product, wherever they stand in a file, bear the line of the first of them.
alter table product_import_rows add column group_line integer;
update product_import_rows set group_line = line;
alter table product_import_rows alter column group_line set not null;
create index product_import_rows_group on product_import_rows (import_id, group_line, line);

-- What of a product was taken otherwise than it stands in the file; the product is imported nevertheless.
alter table product_import_problems add column is_note boolean not null default false;

-- By which ids other shops know what was imported from them: a second import updates.
create table foreign_ids (
  source text not null check (length(source) between 1 and 300),
  kind text not null check (kind in ('product', 'variation', 'catalog')),
  foreign_id text not null check (length(foreign_id) between 1 and 1000),
  product_id integer references products on delete cascade,
  variation_id integer references variations on delete cascade,
  catalog_id integer references catalogs on delete cascade,
  primary key (source, kind, foreign_id),
  check (num_nonnulls(product_id, variation_id, catalog_id) = 1)
);
create index foreign_ids_product on foreign_ids (product_id) where product_id is not null;
create index foreign_ids_variation on foreign_ids (variation_id) where variation_id is not null;
create index foreign_ids_catalog on foreign_ids (catalog_id) where catalog_id is not null;

-- Addresses that pictures are fetched from, each once for all products that show it.
create table picture_addresses (
  id integer generated always as identity primary key,
  url text not null unique check (length(url) between 1 and 2000),
  host text not null,
  image_id integer references images on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  attempts integer not null default 0,
  -- Nobody fetches it before; a fetch that has begun moves this on, so that a second one waits.
  due_at timestamptz not null default now(),
  error text not null default '',
  created_at timestamptz not null default now()
);
create index picture_addresses_due on picture_addresses (due_at, id) where state = 'waiting';
create index picture_addresses_failed on picture_addresses (id) where state = 'failed';
create index picture_addresses_image on picture_addresses (image_id) where image_id is not null;

-- Which product, or which of its variations, shows the picture of an address, and in what place.
create table picture_wishes (
  id bigint generated always as identity primary key,
  address_id integer not null references picture_addresses on delete cascade,
  product_id integer not null references products on delete cascade,
  variation_id integer references variations on delete cascade,
  place integer not null,
  -- Whether it was put there already, once its picture has come.
  is_placed boolean not null default false
);
create index picture_wishes_product on picture_wishes (product_id, place);
create index picture_wishes_unplaced on picture_wishes (address_id) where not is_placed;
create index picture_wishes_address on picture_wishes (address_id);
create index picture_wishes_variation on picture_wishes (variation_id) where variation_id is not null;
