-- What the back office sorts products by: prices and stocks summed up over their variations. Whatever changes them
-- leaves the product's id in a list, in the same transaction; rows are only added and taken away, so that orders of
-- one product's variations do not wait for each other. A reader takes the others from here. The list has no index:
-- it is read whole.
create table product_figures (
  product_id integer primary key,
  -- Of the variation that costs least and most; null without variations.
  price_low bigint,
  price_high bigint,
  -- Null where one of the variations is not counted, and without variations.
  stock bigint
);
create table product_figure_changes (product_id integer not null);

insert into product_figures
select p.id, min(coalesce(v.discount_price, v.full_price)), max(coalesce(v.discount_price, v.full_price)),
  case when count(v.id) = count(v.stock) then sum(v.stock) end
from products p left join variations v on v.product_id = p.id group by p.id;
create index product_figures_low on product_figures (price_low, product_id);
create index product_figures_high on product_figures (price_high desc nulls last, product_id desc);
create index product_figures_least on product_figures (stock, product_id);
create index product_figures_most on product_figures (stock desc nulls last, product_id desc);

create function note_figures() returns trigger language plpgsql as $$
begin
  insert into product_figure_changes select id from changed;
  return null;
end
$$;
create function note_figures_of() returns trigger language plpgsql as $$
begin
  insert into product_figure_changes select distinct product_id from changed;
  return null;
end
$$;
create function note_updated_figures_of() returns trigger language plpgsql as $$
begin
  insert into product_figure_changes values (new.product_id);
  if new.product_id <> old.product_id then insert into product_figure_changes values (old.product_id); end if;
  return null;
end
$$;
create trigger products_figures_new after insert on products referencing new table as changed
  for each statement execute function note_figures();
create trigger products_figures_gone after delete on products referencing old table as changed
  for each statement execute function note_figures();
create trigger variations_figures_new after insert on variations referencing new table as changed
  for each statement execute function note_figures_of();
create trigger variations_figures_gone after delete on variations referencing old table as changed
  for each statement execute function note_figures_of();
create trigger variations_figures after update on variations for each row
  when ((old.product_id, old.full_price, old.discount_price, old.stock)
    is distinct from (new.product_id, new.full_price, new.discount_price, new.stock))
  execute function note_updated_figures_of();

-- Lists of customers find their page by an index, and what each has spent is summed up from one alone.
create index users_newest on users (created_at desc, id desc) where deleted_at is null;
create index users_words on users using gin ((lower(email || ' ' || first_name || ' ' || last_name || ' '
  || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))) gin_trgm_ops) with (fastupdate = off) where deleted_at is null;
drop index orders_user;
create index orders_user on orders (user_id, created_at desc) include (status, total);
