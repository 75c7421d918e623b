-- What a product's line of a fiscal receipt (54-FZ) says instead of what the shop's own settings say.
alter table products
  add column vat_code smallint check (vat_code between 1 and 12),
  add column payment_mode text check (payment_mode in ('full_prepayment', 'full_payment'));

-- When the provider was told that the goods were handed over: refunds after it are of goods, not of a prepayment.
alter table payments add column handed_over_at timestamptz;
