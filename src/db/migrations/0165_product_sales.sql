-- How many pieces of a product were sold lately, for pages that have nothing else to show. A job counts them anew:
-- orders write nothing here, so that buyers of one product do not wait for each other.
create table product_sales (
  product_id integer primary key references products on delete cascade,
  pieces bigint not null check (pieces > 0)
);
create index product_sales_most on product_sales (pieces desc, product_id);
