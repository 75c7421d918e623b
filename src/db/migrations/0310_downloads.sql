-- Goods that are files: what a product gives to download, and what buyers of it may fetch.

create table product_files (
  id integer generated always as identity primary key,
  product_id integer references products on delete set null,
  -- Null: for every variation of the product.
  variation_id integer references variations on delete set null,
  -- In the storage of files.
  storage_key text not null unique check (storage_key ~ '^product-files/[0-9a-f]{2}/[0-9a-f-]{36}$'),
  -- As the buyer saves it.
  name text not null check (length(name) between 1 and 200),
  bytes bigint not null check (bytes > 0),
  -- No longer sold: who has bought it may go on fetching it.
  removed_at timestamptz,
  created_at timestamptz not null default now()
);
create index product_files_product on product_files (product_id) where product_id is not null;
create index product_files_variation on product_files (variation_id) where variation_id is not null;
create index product_files_removed on product_files (removed_at) where removed_at is not null;

-- A file whose variation or product goes would else become one of every variation, or of none.
create function retire_product_files() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'products' then
    update product_files set removed_at = now() where product_id = old.id and removed_at is null;
  else
    update product_files set removed_at = now() where variation_id = old.id and removed_at is null;
  end if;
  return old;
end
$$;
create trigger products_retire_files before delete on products
  for each row execute function retire_product_files();
create trigger variations_retire_files before delete on variations
  for each row execute function retire_product_files();

-- What of a bought line may be fetched, by whoever has the token.
create table download_grants (
  id uuid primary key,
  order_line_id integer not null references order_lines on delete cascade,
  file_id integer not null references product_files on delete restrict,
  -- SHA-256 of the token; the token itself is encrypted, for the pages and letters that have to write it again.
  token_hash bytea not null unique check (length(token_hash) = 32),
  encrypted_token text not null,
  remaining integer not null check (remaining >= 0),
  -- Begun so far.
  downloads integer not null default 0 check (downloads >= 0),
  last_at timestamptz,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text check (revoke_reason in ('unpaid', 'canceled', 'refunded', 'staff')),
  created_at timestamptz not null default now(),
  unique (order_line_id, file_id),
  check ((revoked_at is null) = (revoke_reason is null))
);
create index download_grants_file on download_grants (file_id);

-- A download that has begun, with the parts of it that are asked for later: counted once.
create table download_visits (
  grant_id uuid not null references download_grants on delete cascade,
  id uuid not null,
  started_at timestamptz not null default now(),
  primary key (grant_id, id)
);
create index download_visits_started on download_visits (started_at);

-- Orders whose links may have to be issued or taken back are told to the outbox in the transaction of the change.
create function tell_downloads(told_order uuid) returns void language sql as $$
  insert into outbox (topic, payload)
  select 'downloads.settle', jsonb_build_object('orderId', told_order)
  where exists (
    select from order_lines l
    where l.order_id = told_order
      and (exists (select from product_files f where f.product_id = l.product_id and f.removed_at is null)
        or exists (select from download_grants g where g.order_line_id = l.id)))
$$;
create function tell_order_downloads() returns trigger language plpgsql as $$
begin
  perform tell_downloads(new.id);
  return null;
end
$$;
create trigger orders_downloads_new after insert on orders
  for each row when (not new.is_sample and new.payment_status = 'completed')
  execute function tell_order_downloads();
create trigger orders_downloads_changed after update of status, payment_status, cash_received_at, total on orders
  for each row when (not new.is_sample and (
    new.payment_status is distinct from old.payment_status
    or new.cash_received_at is distinct from old.cash_received_at
    or new.total is distinct from old.total
    or (new.status is distinct from old.status
      and (new.status in ('canceled', 'returned') or old.status in ('canceled', 'returned')))))
  execute function tell_order_downloads();

create function tell_refund_downloads() returns trigger language plpgsql as $$
begin
  perform tell_downloads(new.order_id);
  return null;
end
$$;
create trigger refunds_downloads after insert or update of status on payment_refunds
  for each row execute function tell_refund_downloads();
