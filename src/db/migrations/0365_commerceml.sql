-- Exchange with 1C by CommerceML 2: who may come in, what was sent, and what 1C has said so far.
alter table product_imports
  drop constraint product_imports_format_check,
  add constraint product_imports_format_check
    check (format in ('own', 'shopify', 'woocommerce', 'yml', 'google', 'commerceml'));

-- One row: the login that 1C signs in by, and what its owner has chosen.
create table commerceml_connection (
  id boolean primary key default true check (id),
  enabled boolean not null default false,
  login text not null default '' check (length(login) <= 40),
  password_hash bytea,
  -- Who made the password: catalogs that come from 1C are theirs.
  staff_id integer references staff on delete set null,
  -- By 1C's ids; null where nothing was chosen.
  price_type text,
  old_price_type text,
  -- Empty: all of them.
  warehouses text[] not null default '{}',
  -- What becomes of products that a full upload does not name.
  missing text not null default 'keep' check (missing in ('keep', 'hide', 'zero')),
  last_used_at timestamptz
);
insert into commerceml_connection default values;

-- From one sign-in of 1C to the next.
create table commerceml_exchanges (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  -- `waiting`: too many products are missing, and a person has to say what becomes of them.
  state text not null default 'open' check (state in ('open', 'waiting', 'applying', 'done')),
  -- A catalog came that says that it is all there is.
  is_full boolean not null default false,
  -- An import was asked for: archives are whole by then.
  wants_import boolean not null default false,
  missing_count integer not null default 0,
  known_count integer not null default 0,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  completed_at timestamptz
);
create index commerceml_exchanges_unfinished on commerceml_exchanges (id) where state <> 'done';

create table commerceml_files (
  id integer generated always as identity primary key,
  exchange_id integer not null references commerceml_exchanges on delete cascade,
  name text not null check (length(name) between 1 and 255),
  kind text not null check (kind in ('zip', 'xml', 'picture', 'other')),
  size bigint not null default 0,
  parts integer not null default 0,
  state text not null default 'received'
    check (state in ('received', 'wanted', 'running', 'done', 'failed')),
  -- Of a picture that is being read.
  leased_until timestamptz,
  import_id integer references product_imports on delete set null,
  -- Products of the file that have no price yet, and so are not in the shop.
  unpriced_count integer not null default 0,
  failure text,
  created_at timestamptz not null default now(),
  unique (exchange_id, name)
);
create index commerceml_files_due on commerceml_files (id) where state in ('received', 'wanted');
create index commerceml_files_import on commerceml_files (import_id) where import_id is not null;

create table commerceml_parts (
  file_id integer not null references commerceml_files on delete cascade,
  part integer not null,
  bytes bytea not null,
  primary key (file_id, part)
);

-- What 1C has said, as it said it last: a product's texts, prices and stock come in files of their own.
create table commerceml_items (
  kind text not null check (kind in ('group', 'property', 'price_type', 'warehouse', 'product', 'offer')),
  foreign_id text not null check (length(foreign_id) between 1 and 300),
  -- Of an offer.
  product_id text,
  content jsonb,
  prices jsonb,
  rests jsonb,
  -- The file that said it last.
  content_file integer,
  prices_file integer,
  rests_file integer,
  -- Of a product: the last exchange whose catalog names it, and what was done when one did not.
  exchange_id integer,
  gone text check (gone in ('hidden', 'zeroed')),
  primary key (kind, foreign_id)
);
create index commerceml_items_offers on commerceml_items (product_id) where kind = 'offer';
