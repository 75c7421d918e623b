-- What happens in the shop is told to other programs (Standard Webhooks 1.0). Triggers leave an event in the
-- transaction of the change, so that no way to change the shop forgets it; where nobody has asked for the event they
-- look into a small table and leave nothing.
create table webhook_endpoints (
  id integer generated always as identity primary key,
  url text not null check (length(url) <= 2000),
  name text not null default '',
  events text[] not null,
  enabled boolean not null default true,
  -- Why the shop has switched it off by itself: it answered 410, or nothing good for days.
  disabled_reason text check (disabled_reason in ('gone', 'failing')),
  -- Encrypted by the server's key, as the one before it, which signs too until `previous_until`.
  secret text not null,
  previous_secret text,
  previous_until timestamptz,
  -- The first failure since the last success.
  failing_since timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (not enabled or disabled_reason is null),
  check ((previous_secret is null) = (previous_until is null))
);

-- Of what is to be told, before it is written for those who asked. `due_at` lets what changes again and again be told
-- once.
create table webhook_events (
  id bigint generated always as identity primary key,
  type text not null,
  subject text not null,
  -- What cannot be read any more when it is written.
  details jsonb,
  at timestamptz not null default now(),
  due_at timestamptz not null default now()
);
create index webhook_events_due on webhook_events (due_at);

-- What is sent, word for word and the same at every attempt.
create table webhook_messages (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  type text not null,
  body text not null,
  created_at timestamptz not null default now()
);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  endpoint_id integer not null references webhook_endpoints on delete cascade,
  message_id bigint not null references webhook_messages on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  leased_until timestamptz,
  tried_at timestamptz,
  duration_ms integer,
  -- Null where no answer came: `error` says why.
  response_status integer,
  error text not null default '',
  created_at timestamptz not null default now(),
  unique (endpoint_id, message_id)
);
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, next_at) where state = 'waiting';
create index webhook_deliveries_listed on webhook_deliveries (endpoint_id, id);
create index webhook_deliveries_message on webhook_deliveries (message_id);

create function note_webhook(event text, about text, delay interval default '0', facts jsonb default null)
  returns void language plpgsql as $$
begin
  if exists (select from webhook_endpoints where enabled and event = any(events)) then
    insert into webhook_events (type, subject, details, due_at) values (event, about, facts, now() + delay);
  end if;
end
$$;

create function note_webhook_order() returns trigger language plpgsql as $$
declare
  is_paid boolean := new.payment_status = 'completed' or new.cash_received_at is not null;
  was_paid boolean := false;
begin
  if new.is_sample then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform note_webhook('order.created', new.id::text);
  else
    was_paid := old.payment_status = 'completed' or old.cash_received_at is not null;
    perform note_webhook('order.updated', new.id::text);
    if new.status = 'canceled' and old.status <> 'canceled' then
      perform note_webhook('order.canceled', new.id::text);
    end if;
    if new.refunded > old.refunded then
      perform note_webhook('order.refunded', new.id::text);
    end if;
  end if;
  if is_paid and not was_paid then
    perform note_webhook('order.paid', new.id::text);
  end if;
  return null;
end
$$;
create trigger orders_webhook_new after insert on orders for each row execute function note_webhook_order();
create trigger orders_webhook after update on orders for each row
  when ((old.status, old.payment_status, old.refunded, old.total, old.contact, old.delivery, old.comment,
      old.tracking_number, old.tracking_url, old.cash_received_at)
    is distinct from (new.status, new.payment_status, new.refunded, new.total, new.contact, new.delivery, new.comment,
      new.tracking_number, new.tracking_url, new.cash_received_at))
  execute function note_webhook_order();

-- A product is saved field by field in a grid: two seconds gather it.
create function note_webhook_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_webhook('product.created', new.id::text);
  elsif tg_op = 'UPDATE' then
    perform note_webhook('product.updated', new.id::text, '2 seconds');
  else
    perform note_webhook('product.deleted', old.id::text, '0', jsonb_build_object('slug', old.slug));
  end if;
  return null;
end
$$;
create trigger products_webhook_new after insert on products for each row execute function note_webhook_product();
create trigger products_webhook_gone after delete on products for each row execute function note_webhook_product();
create trigger products_webhook after update on products for each row
  when ((old.slug, old.title, old.description, old.enabled, old.updated_at)
    is distinct from (new.slug, new.title, new.description, new.enabled, new.updated_at))
  execute function note_webhook_product();

create function note_webhook_variation() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform note_webhook('product.updated', old.product_id::text, '2 seconds');
  else
    perform note_webhook('product.updated', new.product_id::text, '2 seconds');
  end if;
  return null;
end
$$;
create trigger variations_webhook_new after insert or delete on variations
  for each row execute function note_webhook_variation();
create trigger variations_webhook after update on variations for each row
  when ((old.product_id, old.title, old.sku, old.image_id, old.full_price, old.discount_price, old.position)
    is distinct from
    (new.product_id, new.title, new.sku, new.image_id, new.full_price, new.discount_price, new.position))
  execute function note_webhook_variation();

create function note_webhook_stock() returns trigger language plpgsql as $$
begin
  perform note_webhook('stock.changed', new.id::text, '5 seconds');
  return null;
end
$$;
create trigger variations_webhook_stock after update on variations for each row
  when (old.stock is distinct from new.stock) execute function note_webhook_stock();

create function note_webhook_row() returns trigger language plpgsql as $$
begin
  perform note_webhook(tg_argv[0], new.id::text);
  return null;
end
$$;
create trigger users_webhook_new after insert on users
  for each row execute function note_webhook_row('customer.created');
create trigger leads_webhook_new after insert on leads
  for each row when (not new.is_sample) execute function note_webhook_row('lead.created');
create trigger reviews_webhook_new after insert on reviews
  for each row when (not new.is_sample) execute function note_webhook_row('review.created');
