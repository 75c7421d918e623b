-- What the check of an import found that it would change, value by value. Only the first changes are kept, so that a
-- file of a hundred thousand lines stays small here; `change_count` has them all.
alter table product_imports
  add column unchanged_count integer not null default 0,
  add column change_count integer not null default 0;

create table product_import_changes (
  id bigint generated always as identity primary key,
  import_id integer not null references product_imports on delete cascade,
  line integer not null,
  kind text not null check (kind in ('product', 'variation', 'field')),
  product text not null,
  variation text not null default '',
  -- The column's key, of a changed field.
  field text not null default '',
  -- As a file would have them; null is nothing.
  before text,
  after text
);
create index product_import_changes_import on product_import_changes (import_id, id);
