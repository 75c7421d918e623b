-- Lists of the back office find their page by an index instead of sorting a hundred thousand products for it. None is
-- over stocks: an order that writes one would have to write to every index of its variation.
create index products_title on products ((lower(title)), id);
create index products_hidden on products (id) where not enabled;
-- Words of a search anywhere in a title, an address or an article number; no list of entries that wait, as for the
-- indexes of visitors.
create index products_title_words on products using gin (title gin_trgm_ops) with (fastupdate = off);
create index products_slug_words on products using gin (slug gin_trgm_ops) with (fastupdate = off);
create index variations_sku_words on variations using gin (sku gin_trgm_ops) with (fastupdate = off) where sku <> '';
-- Money that came for orders that are over and has not all been given back, which the dashboard counts.
create index orders_refund_due on orders (id)
  where status in ('canceled', 'returned') and cash_received_at is not null and refunded < total;
